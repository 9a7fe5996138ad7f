/**
 * Slide master and layouts: what a person gets who adds a slide of their own, or resets one of ours. They say where
 * things stand and how they look; the deck's slides say only words.
 */
import { NO_FILL, RECTANGLE } from './drawing/fixed.ts';
import type { Box, Scene, SceneImage } from '../../../src/shared/scene/scene.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { pxToPt, ptToEmu, type Pt } from '../../../src/shared/scene/units.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { drop, pitchInPercent } from './drawing/baseline.ts';
import { solidFill } from './drawing/colour.ts';
import { slideContext } from './drawing/context.ts';
import { hundredths, transform } from './drawing/frame.ts';
import { objectProperties, placeholder, type PlaceholderKind } from './drawing/object.ts';
import { LANGUAGE_TAGS } from '../languages.ts';
import { ALIGNMENTS, ANCHORS, bulletOf, pageField } from './drawing/text-body.ts';
import { el, escapeText, SLIDE_NAMESPACES, xmlDocument, type Xml } from './drawing/xml.ts';
import { TITLE_SIZE, type Holder, type LayoutPlan } from './holders.ts';
import { nodeXml } from './nodes/node.ts';
import { background, MASTER_COLOURS, shapeTree } from './slide.ts';

/** The slide grid (design, 'Grid'), for what no slide of the deck shows. */
const GRID: Record<PlaceholderKind, Box> = {
  title: { x: pxToPt(58), y: pxToPt(59), width: pxToPt(1164), height: pxToPt(90) },
  label: { x: pxToPt(58), y: pxToPt(34), width: pxToPt(1164), height: pxToPt(22) },
  body: { x: pxToPt(58), y: pxToPt(176), width: pxToPt(1164), height: pxToPt(446) },
  table: { x: pxToPt(58), y: pxToPt(176), width: pxToPt(1164), height: pxToPt(446) },
  chart: { x: pxToPt(58), y: pxToPt(176), width: pxToPt(1164), height: pxToPt(446) },
  note: { x: pxToPt(58), y: pxToPt(630), width: pxToPt(1164), height: pxToPt(40) },
  date: { x: pxToPt(860), y: pxToPt(678), width: pxToPt(240), height: pxToPt(22) },
  footer: { x: pxToPt(58), y: pxToPt(678), width: pxToPt(780), height: pxToPt(22) },
  'page-number': { x: pxToPt(1122), y: pxToPt(678), width: pxToPt(100), height: pxToPt(22) },
};

/** Lines that a notes line may have before it meets the slide's body. */
const NOTE_LINES = 3;

/** PowerPoint shows these while a placeholder is empty. */
const PROMPTS: Record<Language, Partial<Record<PlaceholderKind, string>>> = {
  en: {
    title: 'Click to add a title',
    label: 'Section',
    body: 'Click to add text',
    table: 'Click the icon to add a table',
    chart: 'Click the icon to add a chart',
    note: 'Sources and notes',
  },
  th: {
    title: 'คลิกเพื่อเพิ่มชื่อเรื่อง',
    label: 'หัวข้อ',
    body: 'คลิกเพื่อเพิ่มข้อความ',
    table: 'คลิกไอคอนเพื่อเพิ่มตาราง',
    chart: 'คลิกไอคอนเพื่อเพิ่มแผนภูมิ',
    note: 'ที่มาและหมายเหตุ',
  },
};

const NAMES: Record<PlaceholderKind, string> = {
  title: 'Title',
  label: 'Section Label',
  body: 'Text',
  table: 'Table',
  chart: 'Chart',
  note: 'Notes Line',
  date: 'Date',
  footer: 'Footer',
  'page-number': 'Slide Number',
};

const SMALL: Pt = 11;

/** `footer`: LibreOffice draws slides' footers by the layout's, and gives it the placeholder's look only where it has words. */
function contentOf(kind: PlaceholderKind, language: Language, footer: string | undefined): Xml {
  const properties = el('a:rPr', { lang: LANGUAGE_TAGS[language] });
  if (kind === 'page-number') return pageField(properties, '‹#›');
  const prompt = kind === 'footer' ? footer : PROMPTS[language][kind];
  return prompt === undefined
    ? el('a:endParaRPr', { lang: LANGUAGE_TAGS[language] })
    : el('a:r', {}, properties, el('a:t', {}, escapeText(prompt)));
}

/** A title of a size of its own, as on a cover: all else is the master's, and follows it. */
function titleStyle({ paragraph, run }: NonNullable<Holder['look']>, scene: Scene): Xml {
  const pitch = pitchInPercent(paragraph);
  return el(
    'a:lvl1pPr',
    { algn: paragraph.align === 'left' ? undefined : ALIGNMENTS[paragraph.align] },
    pitch === undefined ? '' : el('a:lnSpc', {}, el('a:spcPct', { val: pitch * 1000 })),
    el(
      'a:defRPr',
      { sz: hundredths(run.size) },
      run.colour === 'ink' ? '' : solidFill(run.colour, scene.theme.palette),
    ),
  );
}

/** The style of a placeholder's text; a title of the usual kind has the master's. */
function listStyle(holder: Holder, scene: Scene): Xml {
  if (!holder.look) return '';
  if (holder.kind === 'title') return titleStyle(holder.look, scene);
  const { paragraph, run } = holder.look;
  const pitch = pitchInPercent(paragraph);
  const indent = ptToEmu(paragraph.indent);
  return el(
    'a:lvl1pPr',
    { marL: indent, indent: paragraph.bullet ? 0 - indent : 0, algn: ALIGNMENTS[paragraph.align] },
    pitch === undefined ? '' : el('a:lnSpc', {}, el('a:spcPct', { val: pitch * 1000 })),
    el('a:spcBef', {}, el('a:spcPts', { val: hundredths(paragraph.spaceBefore) })),
    paragraph.bullet ? bulletOf(paragraph, undefined, scene.theme.palette) : el('a:buNone'),
    el(
      'a:defRPr',
      {
        sz: hundredths(run.size),
        b: run.weight >= 700,
        spc: run.tracking ? hundredths(run.tracking) : undefined,
      },
      solidFill(run.colour, scene.theme.palette),
    ),
  );
}

/** Where a placeholder stands: its node's place, raised by what a program leaves above a line, with room to grow. */
function boxOf({ kind, box, look }: Holder): Box {
  if (!look) return box;
  const { paragraph, align } = look;
  const line = { ...paragraph, lines: paragraph.lines.slice(0, 1) };
  const y =
    box.y - (align === 'bottom' ? 0 : drop({ paragraphs: [line], width: box.width, height: 0, lang: 'en' }));
  if (kind !== 'note') return { ...box, y };
  const height = NOTE_LINES * paragraph.linePitch;
  return { ...box, y: box.y + box.height - height, height };
}

function placeholderXml(
  kind: PlaceholderKind,
  id: number,
  scene: Scene,
  own: { properties: Xml; style: Xml; anchor?: 't' | 'ctr' | 'b'; inherits?: boolean; words?: string },
): Xml {
  const body = own.inherits
    ? el('a:bodyPr')
    : el(
        'a:bodyPr',
        { vert: 'horz', wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: 0, anchor: own.anchor },
        el('a:normAutofit'),
      );
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id, name: `${NAMES[kind]} Placeholder ${id - 1}` }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      el('p:nvPr', {}, placeholder(kind)),
    ),
    own.properties,
    el(
      'p:txBody',
      {},
      body,
      el('a:lstStyle', {}, own.style),
      el('a:p', {}, contentOf(kind, scene.language, own.words)),
    ),
  );
}

/** What the master has as well: its foot. */
const FOOT: ReadonlySet<PlaceholderKind> = new Set(['date', 'footer', 'page-number']);

/** `colour`: on layouts alone, since LibreOffice applies a shade that master and layout both name twice. */
const footStyle = (kind: PlaceholderKind, colour: Xml): Xml =>
  FOOT.has(kind)
    ? el(
        'a:lvl1pPr',
        { algn: kind === 'footer' ? 'l' : 'r' },
        el('a:defRPr', { sz: hundredths(SMALL), b: 0 }, colour),
      )
    : '';

/** On the master: places of its own, and how the small ones look. */
function masterPlaceholder(kind: PlaceholderKind, id: number, holder: Holder | undefined, scene: Scene): Xml {
  const style = footStyle(kind, '');
  const properties = el('p:spPr', {}, transform(holder ? boxOf(holder) : GRID[kind]), RECTANGLE);
  return placeholderXml(kind, id, scene, { properties, style, anchor: 't' });
}

const INHERITED = el('p:spPr');
function layoutPlaceholder(holder: Holder, id: number, base: LayoutPlan['base'], scene: Scene): Xml {
  const { kind, look } = holder;
  if (kind === 'title' && base !== 'cover')
    return placeholderXml(kind, id, scene, { properties: INHERITED, style: '', inherits: true });
  return placeholderXml(kind, id, scene, {
    properties: el('p:spPr', {}, transform(boxOf(holder)), RECTANGLE, NO_FILL),
    // LibreOffice takes a foot's look from the layout alone.
    style: FOOT.has(kind)
      ? footStyle(kind, solidFill('quiet', scene.theme.palette))
      : listStyle(holder, scene),
    anchor: ANCHORS[look?.align ?? 'top'],
    ...(look ? { words: look.run.text } : {}),
  });
}

const LAYOUT_TYPES = { cover: 'title', content: 'obj', statement: 'titleOnly' } as const;

/** A layout's part and the pictures that it shows: what every slide made from it has in the same place. */
export function drawLayout(plan: LayoutPlan, scene: Scene): { xml: string; images: readonly SceneImage[] } {
  const { context, images } = slideContext(
    scene,
    { position: 1, holders: new Map(), rooms: new Map() },
    () => undefined,
  );
  const offered = plan.holders.some(({ kind }) => kind === 'title')
    ? plan.holders
    : [{ kind: 'title', box: GRID.title, id: '' } as const, ...plan.holders];
  const dated: readonly Holder[] =
    plan.base === 'cover' ? offered : [...offered, { kind: 'date', box: GRID.date, id: '' }];
  const objects = dated.map((holder) => layoutPlaceholder(holder, context.nextId(), plan.base, scene));
  for (const node of plan.repeats) objects.push(nodeXml(node, context));
  const hasBody = plan.holders.some(({ kind }) => kind === 'body');
  const type = plan.base === 'content' && !hasBody ? 'titleOnly' : LAYOUT_TYPES[plan.base];
  const xml = xmlDocument(
    el(
      'p:sldLayout',
      { ...SLIDE_NAMESPACES, type: plan.base === 'cover' ? 'titleOnly' : type, preserve: 1 },
      el('p:cSld', { name: plan.name }, shapeTree(...objects)),
      MASTER_COLOURS,
    ),
  );
  return { xml, images };
}

/**
 * Which slot of the theme is page and which is ink. A dark theme keeps its dark colours in the dark slots and maps
 * them the other way round, so that a person can switch the variant in PowerPoint.
 */
export const colourMap = (dark: boolean): Xml =>
  el('p:clrMap', {
    bg1: dark ? 'dk1' : 'lt1',
    tx1: dark ? 'lt1' : 'dk1',
    bg2: dark ? 'dk2' : 'lt2',
    tx2: dark ? 'lt2' : 'dk2',
    ...Object.fromEntries(
      ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'].map((name) => [
        name,
        name,
      ]),
    ),
  });

/** Levels of a text style, from 1. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function level(
  index: number,
  font: '+mj' | '+mn',
  size: Pt,
  options: { bold?: boolean; bullet?: boolean; role?: ColourRole; pitch?: number },
  scene: Scene,
): Xml {
  const indent = 171_450;
  return el(
    `a:lvl${index}pPr`,
    {
      marL: options.bullet ? indent * index : 0,
      indent: options.bullet ? -indent : 0,
      algn: 'l',
      defTabSz: 914_400,
      rtl: 0,
      eaLnBrk: 1,
      latinLnBrk: 0,
      hangingPunct: 1,
    },
    el('a:lnSpc', {}, el('a:spcPct', { val: (options.pitch ?? 100) * 1000 })),
    el('a:spcBef', {}, el('a:spcPts', { val: options.bullet ? 600 : 0 })),
    options.bullet
      ? el('a:buFont', { typeface: 'Arial' }) + el('a:buChar', { char: '\u25AA' })
      : el('a:buNone'),
    el(
      'a:defRPr',
      { sz: hundredths(size), b: options.bold ? 1 : undefined, kern: 1200 },
      solidFill(options.role ?? 'ink', scene.theme.palette),
      el('a:latin', { typeface: `${font}-lt` }),
      el('a:ea', { typeface: `${font}-ea` }),
      el('a:cs', { typeface: `${font}-cs` }),
    ),
  );
}

const textStyles = (scene: Scene, title: Holder | undefined): Xml => {
  const pitch = title?.look && pitchInPercent(title.look.paragraph);
  return el(
    'p:txStyles',
    {},
    el(
      'p:titleStyle',
      {},
      level(1, '+mj', TITLE_SIZE, { bold: true, ...(pitch === undefined ? {} : { pitch }) }, scene),
    ),
    el(
      'p:bodyStyle',
      {},
      ...LEVELS.map((index) => level(index, '+mn', index === 1 ? 16 : 14, { bullet: true }, scene)),
    ),
    el('p:otherStyle', {}, ...LEVELS.map((index) => level(index, '+mn', 14, {}, scene))),
  );
};

const MASTER_KINDS: readonly PlaceholderKind[] = ['title', 'body', 'date', 'footer', 'page-number'];

/** Master and layouts are numbered together, from 2³¹: the master is the first. */
const FIRST_LAYOUT_ID = 2_147_483_649;

/** `package/masters.ts` gives the relationships the same ids. */
const layoutList = (layouts: readonly LayoutPlan[]): Xml =>
  el(
    'p:sldLayoutIdLst',
    {},
    ...layouts.map((_, index) =>
      el('p:sldLayoutId', { id: FIRST_LAYOUT_ID + index, 'r:id': `rId${index + 1}` }),
    ),
  );

export function masterPart(scene: Scene, layouts: readonly LayoutPlan[]): string {
  const usual = layouts.find(({ base, holders }) => base === 'content' && holders.length > 0);
  const found = (kind: PlaceholderKind): Holder | undefined =>
    usual?.holders.find((each) => each.kind === kind);
  return xmlDocument(
    el(
      'p:sldMaster',
      { ...SLIDE_NAMESPACES, preserve: 1 },
      el(
        'p:cSld',
        {},
        background(solidFill('paper', scene.theme.palette)),
        shapeTree(
          ...MASTER_KINDS.map((kind, index) =>
            masterPlaceholder(kind, index + 2, kind === 'body' ? undefined : found(kind), scene),
          ),
        ),
      ),
      colourMap(scene.theme.dark),
      layoutList(layouts),
      textStyles(scene, found('title')),
    ),
  );
}
