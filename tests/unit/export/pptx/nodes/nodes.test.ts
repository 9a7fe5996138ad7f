import { describe, expect, it } from 'vitest';
import type { SceneNode, TableNode, TextNode } from '../../../../../src/shared/scene/scene.ts';
import { nodeXml } from '../../../../../src-worker/export/pptx/nodes/node.ts';
import { block, line, paragraph, run } from '../../../../fixtures/scenes/text.ts';
import { everyNodeScene } from '../../../../fixtures/scenes/every-node.ts';
import { contextFor, count, sceneOf, textPart } from '../support.ts';

const text = (more: Partial<TextNode> = {}): TextNode => ({
  kind: 'text',
  id: 'text',
  name: 'A text',
  role: 'body',
  box: { x: 72, y: 72, width: 300, height: 40 },
  text: line('Hello', 300),
  verticalAlign: 'top',
  ...more,
});

const draw = (node: SceneNode): string => nodeXml(node, contextFor([node]).context);

describe('text', () => {
  it('is one box with a paragraph for each of its paragraphs, not its lines', () => {
    const xml = draw(
      text({
        text: block(
          [
            paragraph([run('first line and second line')], {
              width: 300,
              lines: ['first line', 'and second line'],
            }),
            paragraph([run('another')], { width: 300, spaceBefore: 6 }),
          ],
          300,
        ),
      }),
    );
    expect(count(xml, /<p:sp>/g)).toBe(1);
    expect(count(xml, /<a:p>/g)).toBe(2);
    expect(xml).toContain('<a:spcBef><a:spcPts val="600"/></a:spcBef>');
  });

  it('has its pitch in per cent, no insets, its own wrapping, and is set smaller when it is made longer', () => {
    const xml = draw(text({ text: line('Hello', 300, { pitch: 19.6 }), verticalAlign: 'middle' }));
    expect(xml).toContain('<a:lnSpc><a:spcPct val="119000"/></a:lnSpc>');
    expect(xml).toContain('<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"><a:normAutofit/>');
  });

  it('names faces and colours of the theme', () => {
    const xml = draw(text());
    // A text has the body's faces by itself.
    expect(xml).not.toContain('typeface=');
    expect(draw(text({ role: 'subtitle' }))).toContain(
      '<a:latin typeface="+mj-lt"/><a:ea typeface="+mj-ea"/><a:cs typeface="+mj-cs"/>',
    );
    expect(xml).toContain('<a:schemeClr val="tx1"/>');
    expect(xml).not.toContain('charset');
  });

  it('gives Thai and English runs their language, and tracks only English', () => {
    const xml = draw(text({ text: line('Coffee กาแฟ', 300, { tracking: 1 }) }));
    expect(xml).toMatch(/<a:rPr lang="en-US" sz="1400" spc="100">.*?<a:t>Coffee <\/a:t>/);
    expect(xml).toMatch(/<a:rPr lang="th-TH" sz="1400">.*?<a:t>กาแฟ<\/a:t>/);
  });

  it('breaks lines where the text does', () => {
    expect(draw(text({ text: line('one\ntwo', 300) }))).toMatch(
      /one<\/a:t><\/a:r><a:br>.*<\/a:br><a:r>.*two/,
    );
  });

  it('is a placeholder when it is the title, the footer or the number of its slide', () => {
    expect(draw(text({ role: 'title' }))).toContain('<p:ph type="title"/>');
    expect(draw(text({ role: 'footer' }))).toContain('<p:ph type="ftr" sz="quarter" idx="11"/>');
    expect(draw(text({ role: 'body' }))).not.toContain('<p:ph');
  });

  it('prints the page number as a field', () => {
    const xml = draw(text({ role: 'page-number', text: line('10', 100) }));
    expect(xml).toMatch(/<a:fld id="[^"]+" type="slidenum">.*<a:t>10<\/a:t><\/a:fld>/);
  });

  it('links to the web and to slides, and keeps its colour', async () => {
    const xml = await textPart(everyNodeScene, 'ppt/slides/slide2.xml');
    const links = await textPart(everyNodeScene, 'ppt/slides/_rels/slide2.xml.rels');
    expect(count(xml, /<a:hlinkClick /g)).toBe(4);
    expect(count(xml, /ahyp:hlinkClr/g)).toBe(4);
    expect(xml).toContain('action="ppaction://hlinksldjump"');
    expect(links).toContain('Target="slide2.xml"');
    expect(links).toContain(
      'Target="https://example.com/%E0%B9%84%E0%B8%97%E0%B8%A2?q=%22a%20b%22&amp;x=1" TargetMode="External"',
    );
    expect(count(links, /TargetMode="External"/g)).toBe(3);
  });
});

describe('lists', () => {
  it('have native bullets, hanging in the indent', async () => {
    const xml = await textPart(everyNodeScene, 'ppt/slides/slide2.xml');
    expect(count(xml, /<a:buChar char="▪"\/>/g)).toBe(3);
    expect(xml).toContain('marL="177800" indent="-177800"');
  });

  it('count on by themselves and begin anew where the numbers do', async () => {
    const xml = await textPart(everyNodeScene, 'ppt/slides/slide2.xml');
    expect(count(xml, /<a:buAutoNum type="arabicPeriod"\/>/g)).toBe(2);
    expect(count(xml, /<a:buAutoNum type="arabicPeriod" startAt="5"\/>/g)).toBe(2);
  });
});

const tableSlide = (): Promise<string> => textPart(everyNodeScene, 'ppt/slides/slide4.xml');

describe('tables', () => {
  it('have the scene’s columns and rows, a header row and no style', async () => {
    const table = await tableSlide();
    expect(table).toContain('<a:tblPr firstRow="1"><a:tableStyleId>{2D5ABB26');
    expect([...table.matchAll(/gridCol w="(\d+)"/g)].map(([, w]) => Number(w) / 12_700)).toEqual([
      150, 350, 200, 170,
    ]);
    expect([...table.matchAll(/<a:tr h="(\d+)"/g)].map(([, h]) => Number(h) / 12_700)).toEqual([
      30, 40, 40, 40,
    ]);
  });

  it('cover columns, and every row has a cell for each', async () => {
    const rows = (await tableSlide()).split('<a:tr ').slice(1);
    expect(rows.map((row) => count(row, /<a:tc[ >]/g))).toEqual([4, 4, 4, 4]);
    expect(rows[2]).toContain('gridSpan="2"');
    expect(count(rows[3] ?? '', /hMerge="1"/g)).toBe(3);
  });

  it('draw only the rules of the scene', async () => {
    const rows = (await tableSlide()).split('<a:tr ').slice(1);
    expect(count(rows[0] ?? '', /<a:lnB w="19050"><a:solidFill>/g)).toBe(4);
    expect(count(rows[0] ?? '', /<a:ln[LRT]><a:noFill\/>/g)).toBe(12);
    expect(count(rows[1] ?? '', /<a:lnT w="19050">/g)).toBe(4);
  });

  it('set the language per cell', async () => {
    expect(await tableSlide()).toMatch(/<a:rPr lang="th-TH"(?:(?!<\/a:r>).)*คนที่กำลังมองหา/);
  });

  it('say what they show', async () => {
    expect(await tableSlide()).toContain(
      'name="Channels" descr="Each channel with its job, budget and owner."',
    );
  });
});

describe('shapes', () => {
  const shape: SceneNode & { kind: 'shape' } = {
    kind: 'shape',
    id: 'shape',
    name: 'Tile of the cover',
    geometry: { type: 'rect' },
    box: { x: 0, y: 0, width: 100, height: 50 },
    fill: 'brand',
  };

  it('hold their text, at its place', () => {
    const xml = draw({
      ...shape,
      text: {
        block: line('In', 60, { pitch: 11.2, size: 10 }),
        box: { x: 20, y: 10, width: 60, height: 30 },
        verticalAlign: 'middle',
        role: 'body',
      },
    });
    expect(xml).toContain('prst="rect"');
    expect(xml).toContain('lIns="254000" tIns="61976" rIns="254000" bIns="55880"');
    expect(xml).toContain('<a:t>In</a:t>');
  });

  it('become freeforms where the preset has no room for the text', () => {
    const within = {
      block: line('wide', 90),
      box: { x: 5, y: 5, width: 90, height: 40 },
      verticalAlign: 'middle',
      role: 'body',
    } as const;
    expect(draw({ ...shape, text: within })).toContain('prst="rect"');
    expect(draw({ ...shape, geometry: { type: 'ellipse' }, text: within })).toContain('<a:custGeom>');
  });

  it('without a text are described by their name, or not at all as decoration', () => {
    expect(draw(shape)).toContain('descr="Tile of the cover"');
    const hidden = draw({ ...shape, decorative: true });
    expect(hidden).not.toContain('descr=');
    expect(hidden).toContain('<adec:decorative');
  });

  it('without a text are not laid out as one: decoration has no text, and no other says that it may shrink', () => {
    expect(draw(shape)).toContain('<a:bodyPr anchor="ctr"/>');
    expect(draw({ ...shape, decorative: true })).not.toContain('<p:txBody>');
  });

  it('are connectors as lines', () => {
    const xml = draw({
      ...shape,
      geometry: { type: 'line', from: 'bottom-left' },
      stroke: { colour: 'line', width: 1, dash: true },
    });
    expect(xml).toMatch(/^<p:cxnSp>.*flipV="1".*<a:prstDash val="dash"\/>/);
  });
});

const tile = (id: string): SceneNode => ({
  kind: 'shape',
  id,
  name: id,
  geometry: { type: 'rect' },
  box: { x: 10, y: 10, width: 20, height: 20 },
});

const group = (...children: SceneNode[]): SceneNode => ({
  kind: 'group',
  id: 'group',
  name: 'Tiles',
  box: { x: 10, y: 10, width: 20, height: 20 },
  children,
});

describe('groups', () => {
  it('has its copy as alternative text, where it is taken as one', () => {
    const plain = group(tile('a'));
    if (plain.kind !== 'group') throw new Error('This is no group.');
    const copied: SceneNode = { ...plain, description: 'Headline · “Button” & more' };
    expect(draw(copied)).toMatch(/<p:nvGrpSpPr><p:cNvPr [^>]*descr="Headline · “Button” &amp; more"/);
    expect(draw(group(tile('a')))).not.toMatch(/<p:nvGrpSpPr><p:cNvPr [^>]*descr=/);
  });

  it('keep their children where they are', () => {
    const xml = draw(group(tile('a'), group(tile('b'))));
    expect(count(xml, /<p:grpSp>/g)).toBe(2);
    expect(xml).toContain(
      '<a:off x="127000" y="127000"/><a:ext cx="254000" cy="254000"/><a:chOff x="127000" y="127000"/><a:chExt cx="254000" cy="254000"/>',
    );
  });

  it('stay open around a table or a placeholder, and vanish when empty', () => {
    const table: TableNode = {
      kind: 'table',
      id: 'table',
      name: 'T',
      box: { x: 0, y: 0, width: 10, height: 10 },
      columnWidths: [10],
      rows: [],
      padding: { x: 0, y: 0 },
      caption: 'c',
    };
    expect(draw(group(tile('a'), table))).not.toContain('<p:grpSp>');
    expect(draw(group(tile('a'), text({ role: 'title' })))).not.toContain('<p:grpSp>');
    expect(draw(group())).toBe('');
  });
});

describe('slides', () => {
  it('have a title even when none is drawn, above their edge', async () => {
    const xml = await textPart(sceneOf([], { headline: 'Unseen' }), 'ppt/slides/slide1.xml');
    expect(xml).toMatch(/<p:ph type="title"\/>.*<a:off x="0" y="-762000"\/>.*<a:t>Unseen<\/a:t>/);
  });

  it('take their layout and background', async () => {
    const layoutOf = async (slide: number): Promise<string> => {
      const relationships = await textPart(everyNodeScene, `ppt/slides/_rels/slide${slide}.xml.rels`);
      return textPart(
        everyNodeScene,
        `ppt/slideLayouts/${/slideLayout\d+/.exec(relationships)?.[0] ?? ''}.xml`,
      );
    };
    expect(await layoutOf(1)).toContain('<p:cSld name="Cover">');
    expect(await layoutOf(7)).toContain('<p:cSld name="Statement');
    expect(await textPart(everyNodeScene, 'ppt/slides/slide7.xml')).toContain(
      '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="tx2"/>',
    );
    expect(await textPart(everyNodeScene, 'ppt/slides/slide2.xml')).not.toContain('<p:bg>');
  });

  it('carry their notes, a paragraph each, in their language', async () => {
    const xml = await textPart(everyNodeScene, 'ppt/notesSlides/notesSlide2.xml');
    expect([...xml.matchAll(/<a:p>.*?<\/a:p>/gs)]).toHaveLength(4);
    expect(xml).toMatch(/lang="th-TH"\/><a:t>อ้างอิง: /);
    expect(xml).toContain('lines &amp; &lt;markup&gt;');
  });
});
