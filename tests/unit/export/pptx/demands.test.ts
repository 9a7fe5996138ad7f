/** What a person finds who opens the file: a test for each demand on it, read from the XML of two whole decks. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Scene, SceneNode } from '../../../../src/shared/scene/scene.ts';
import { exportPptx } from '../../../../src-worker/export/pptx/index.ts';
import { openPackage, xmlPart, type Parts } from '../../../../src-worker/export/pptx/package/parts.ts';
import { nativeness } from '../../../checks/pptx/nativeness.ts';
import { fixtureScene } from '../../../fixtures/scenes/fixture-decks.ts';

const decks = [
  ['example', 'en', { themeId: 'light', fontFamily: 'Roboto' }],
  ['dental-clinic-th', 'th', { themeId: 'night', fontFamily: 'Sarabun' }],
] as const;

const THAI = /[\u0E01-\u0E3A\u0E40-\u0E5B]/;
const all = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([whole, first]) => first ?? whole);
const nodesOf = (nodes: readonly SceneNode[]): SceneNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...nodesOf(node.children)] : [node]));
const decoded = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
/** The words of a part, spaces ignored. */
const wordsOf = (xml: string): string => decoded(all(xml, /<a:t>([^<]*)/g).join('')).replaceAll(/\s/g, '');

describe.each(decks)('the PowerPoint file of %s', (name, language: Language, appearance) => {
  let scene: Scene;
  let parts: Parts;
  let bytes: Uint8Array;
  const slide = (position: number): string => xmlPart(parts, `ppt/slides/slide${position}.xml`);
  const slides = (): string[] => scene.slides.map((_, index) => slide(index + 1));
  const drawn = (kind: SceneNode['kind']): SceneNode[] =>
    scene.slides.flatMap(({ nodes }) => nodesOf(nodes)).filter((node) => node.kind === kind);
  const kinds = (part: string): string[] => all(xmlPart(parts, part), /<p:ph type="(\w+)"/g);

  beforeAll(async () => {
    scene = await fixtureScene(name, appearance);
    bytes = new Uint8Array((await exportPptx(scene)).bytes);
    parts = openPackage(bytes);
  }, 60_000);

  it('has a master and layouts with placeholders for title, text, footer and number', () => {
    expect(kinds('ppt/slideMasters/slideMaster1.xml')).toEqual(['title', 'body', 'dt', 'ftr', 'sldNum']);
    const first = kinds('ppt/slideLayouts/slideLayout1.xml');
    for (const kind of ['title', 'dt', 'ftr', 'sldNum']) expect(first).toContain(kind);
    expect(xmlPart(parts, 'ppt/slideMasters/slideMaster1.xml')).toMatch(
      /<p:titleStyle>.*<p:bodyStyle>.*<p:otherStyle>/s,
    );
  });

  it('fills them on every slide: one title, and a footer and number where the layout has them', () => {
    slides().forEach((xml, index) => {
      const filled = all(xml, /<p:ph type="(\w+)"/g);
      expect(filled.filter((kind) => kind === 'title')).toHaveLength(1);
      const layout = /slideLayout\d+/.exec(
        xmlPart(parts, `ppt/slides/_rels/slide${index + 1}.xml.rels`),
      )?.[0];
      const offered = kinds(`ppt/slideLayouts/${layout ?? ''}.xml`);
      for (const kind of filled) expect(offered, `slide ${index + 1}`).toContain(kind);
      for (const kind of ['ftr', 'sldNum'].filter((each) => offered.includes(each)))
        expect(filled, `slide ${index + 1}`).toContain(kind);
    });
  });

  it('has the footer in words on every layout that has one: LibreOffice draws all slides’ footers as the layout has it', () => {
    const layouts = [...parts].filter(([part]) => /^ppt\/slideLayouts\/\w+\.xml$/.test(part));
    const footers = layouts.flatMap(([, xml]) =>
      typeof xml === 'string' ? all(xml, /<p:ph type="ftr"(?:(?!<\/p:sp>).)*/gs) : [],
    );
    expect(footers.length).toBeGreaterThan(0);
    for (const footer of footers) expect(footer).toContain(`<a:t>${scene.company}`);
  });

  it('is what a person would have made: every share of it', () => {
    const score = nativeness(bytes);
    // oxlint-disable-next-line no-console -- a check says what it measured
    console.log(name, JSON.stringify(score));
    for (const [what, share] of Object.entries(score)) expect(share, what).toBe(1);
  });

  it('has a section for each chapter', () => {
    const names = all(xmlPart(parts, 'ppt/presentation.xml'), /<p14:section name="([^"]*)"/g).map(decoded);
    expect(names).toEqual([...new Set(scene.slides.map(({ chapter }) => chapter))]);
    expect(names.length).toBeGreaterThan(3);
  });

  it('takes its colours from the theme', () => {
    const theme = xmlPart(parts, 'ppt/theme/theme1.xml');
    const drawing = [
      ...slides(),
      ...[...parts].flatMap(([part, xml]) =>
        part.startsWith('ppt/charts/chart') && typeof xml === 'string' ? [xml] : [],
      ),
    ].join('\n');
    expect(all(drawing, /<a:srgbClr /g)).toEqual([]);
    expect(theme).toContain(
      `<a:accent1><a:srgbClr val="${scene.theme.palette.brand.slice(1).toUpperCase()}"/></a:accent1>`,
    );
  });

  it('takes its faces from the theme, Thai ones too', () => {
    const { family, thaiFamily } = scene.theme;
    const theme = xmlPart(parts, 'ppt/theme/theme1.xml');
    for (const kind of ['majorFont', 'minorFont'])
      expect(all(theme, new RegExp(`<a:${kind}>.*?</a:${kind}>`, 'gs'))[0]).toMatch(
        new RegExp(
          `<a:latin typeface="${family}" panose="\\w{20}" pitchFamily="34" charset="0"/>.*<a:cs typeface="${thaiFamily}" [^>]*charset="-34"/>`,
        ),
      );
    const faces = new Set(all(slides().join('\n'), /<a:(?:latin|ea|cs) typeface="([^"]*)"/g));
    // A sign that both scripts use is set in the Thai face by name of the theme's slot as well.
    for (const face of faces) expect(face).toMatch(/^\+m[jn]-(lt|ea|cs)$/);
  });

  it('says the language of every run, in slides, cells and notes', () => {
    for (const [part, xml] of parts) {
      if (!/^ppt\/(?:slides|notesSlides)\/\w+\.xml$/.test(part) || typeof xml !== 'string') continue;
      const runs = all(xml, /<a:(?:r|fld [^>]*|br)>(<a:rPr [^>]*>.*?)<\/a:(?:r|fld|br)>/gs);
      for (const run of runs) {
        expect(run, part).toMatch(/^<a:rPr lang="(?:en-US|th-TH)"/);
        const text = /<a:t>([^<]*)/.exec(run)?.[1] ?? '';
        if (THAI.test(text)) expect(run, part).toContain('lang="th-TH"');
      }
      expect(all(xml, /<a:r>/g)).toHaveLength(all(xml, /<a:r><a:rPr lang="/g).length);
      expect(all(xml, /<a:endParaRPr(?! lang=)/g)).toEqual([]);
    }
    const charts = [...parts].filter(([part]) => part.startsWith('ppt/charts/chart'));
    for (const [part, xml] of charts) {
      if (typeof xml !== 'string') continue;
      const thai = THAI.test(all(xml, /<c:v>([^<]*)/g).join(''));
      expect(xml, part).toContain(`<c:lang val="${thai ? 'th-TH' : 'en-US'}"/>`);
    }
  });

  it('has every table as a table, and every chart as a chart with its data', () => {
    expect(all(slides().join('\n'), /<a:tbl>/g)).toHaveLength(drawn('table').length);
    const charts = drawn('chart');
    expect(charts.length).toBeGreaterThan(0);
    expect(all(slides().join('\n'), /<c:chart [^>]*r:id="/g)).toHaveLength(charts.length);
    expect([...parts.keys()].filter((part) => part.startsWith('ppt/embeddings/'))).toHaveLength(
      charts.length,
    );
    const made = [...parts].flatMap(([part, xml]) =>
      part.startsWith('ppt/charts/chart') && typeof xml === 'string' ? [xml] : [],
    );
    for (const xml of made)
      expect(xml).toMatch(/<c:(?:barChart|lineChart|areaChart|pieChart|doughnutChart)>/);
  });

  it('keeps what belongs together as groups', () => {
    const holds = (node: SceneNode): boolean =>
      node.kind === 'table' ||
      (node.kind === 'text' && ['title', 'footer', 'page-number'].includes(node.role)) ||
      (node.kind === 'shape' && node.text?.role === 'title') ||
      (node.kind === 'group' && node.children.some(holds));
    const groups = drawn('group').filter(
      (node) =>
        node.kind === 'group' && node.children.length > 0 && !holds(node) && node.ofChart === undefined,
    );
    expect(groups.length).toBeGreaterThan(10);
    expect(all(slides().join('\n'), /<p:grpSp>/g)).toHaveLength(groups.length);
  });

  it('has journey, funnel, circles and SWOT as groups of a name of their own, which say what they are and what is in them', () => {
    const types = ['customer-journey', 'campaign-structure', 'winning-zone', 'competitor-analysis'];
    for (const type of types) {
      const descriptions = scene.slides.flatMap((each, index) =>
        each.type === type
          ? all(slide(index + 1), /<p:nvGrpSpPr><p:cNvPr ([^>]*)/g)
              .map(decoded)
              .filter((tag) => tag.includes(' descr='))
          : [],
      );
      expect(descriptions.length, type).toBeGreaterThan(0);
      for (const tag of descriptions) {
        const [, called = '?', said = ''] = /name="([^"]*)" descr="([^"]*)"/.exec(tag) ?? [];
        expect(said.startsWith(`${called}: `), tag).toBe(true);
        expect(said.split('; ').length, tag).toBeGreaterThan(1);
      }
    }
  });

  it('describes every picture, chart, table and shape without words, or marks it as decoration', () => {
    for (const [index, xml] of slides().entries()) {
      const frames = all(xml, /<p:nvGraphicFramePr>(<p:cNvPr [^>]*>)/g);
      for (const frame of [...frames, ...all(xml, /<p:nvPicPr>(<p:cNvPr .*?)<p:cNvPicPr/gs)])
        expect(frame, `slide ${index + 1}`).toMatch(/ descr="[^"]+"|decorative[^>]* val="1"/);
      for (const shape of all(xml, /<p:sp>.*?<\/p:sp>/gs)) {
        if (shape.includes('<a:t>')) continue;
        expect(shape.slice(0, 600), `slide ${index + 1}`).toMatch(/ descr="[^"]+"|decorative[^>]* val="1"/);
      }
    }
  });

  it('has the talking points and the evidence of every slide in its notes', () => {
    const counted = scene.slides.map(({ notes }, index) => {
      const words = wordsOf(xmlPart(parts, `ppt/notesSlides/notesSlide${index + 1}.xml`));
      for (const note of notes) expect(words).toContain(note.replaceAll(/\s/g, ''));
      return notes.length;
    });
    expect(counted.every((notes) => notes > 0)).toBe(true);
    const evidence = language === 'th' ? 'ที่มาของตัวเลข' : 'Where the figures come from';
    expect(
      scene.slides.filter(({ notes }) => notes.some((note) => note.includes(evidence))).length,
    ).toBeGreaterThan(10);
  });

  it('leads from the agenda to the first slide of every page that it names', () => {
    const agenda = scene.slides.findIndex(({ type }) => type === 'agenda') + 1;
    const links = xmlPart(parts, `ppt/slides/_rels/slide${agenda}.xml.rels`);
    const targets = all(links, /Target="(slide\d+\.xml)"/g);
    const first = scene.slides.flatMap(({ pageNumber, part }, index) =>
      part === 1 && pageNumber > 2 ? [`slide${index + 1}.xml`] : [],
    );
    expect(targets.toSorted()).toEqual(first.toSorted());
    const ids = all(links, /Id="(rIdLink\d+)"/g);
    for (const id of ids)
      expect(slide(agenda)).toContain(`<a:hlinkClick r:id="${id}" action="ppaction://hlinksldjump"`);
  });

  it('says its title, author, company and language', () => {
    const core = decoded(xmlPart(parts, 'docProps/core.xml'));
    expect(core).toContain(`<dc:title>${scene.title}</dc:title>`);
    expect(core).toContain(`<dc:creator>${scene.preparedBy}</dc:creator>`);
    expect(core).toContain(`<dc:language>${language === 'th' ? 'th-TH' : 'en-US'}</dc:language>`);
    expect(decoded(xmlPart(parts, 'docProps/app.xml'))).toContain(`<Company>${scene.company}</Company>`);
    expect(scene.title.length * scene.preparedBy.length * scene.company.length).toBeGreaterThan(0);
  });

  it('has every text of every slide whole, as paragraphs', () => {
    for (const [index, { nodes }] of scene.slides.entries()) {
      const words = wordsOf(slide(index + 1));
      for (const node of nodesOf(nodes.filter(({ ofChart }) => ofChart === undefined))) {
        const blocks =
          node.kind === 'text' || node.kind === 'list'
            ? [node.text]
            : node.kind === 'shape' && node.text
              ? [node.text.block]
              : node.kind === 'table'
                ? node.rows.flatMap(({ cells }) => cells.map(({ text }) => text))
                : [];
        for (const { paragraphs } of blocks)
          for (const { runs } of paragraphs)
            expect(words).toContain(
              runs
                .map(({ text }) => text)
                .join('')
                .replaceAll(/\s/g, ''),
            );
      }
    }
  });

  it(
    'is the same, byte for byte, when it is made again from the same sections',
    { timeout: 60_000 },
    async () => {
      const again = await exportPptx(await fixtureScene(name, appearance));
      expect(Buffer.compare(bytes, new Uint8Array(again.bytes))).toBe(0);
    },
  );
});
