/**
 * Slide master and layouts: what a person gets who adds a slide of their own, or resets one of ours.
 *
 * The placeholders stand where the deck's own slides have them, so a layout and its slides agree.
 */
import { RECTANGLE } from './drawing/fixed.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';
import type { Box, Scene, SceneImage, SceneNode, SlideScene } from '../../../src/shared/scene/scene.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { solidFill } from './drawing/colour.ts';
import { slideContext } from './drawing/context.ts';
import { hundredths, transform } from './drawing/frame.ts';
import { objectProperties, placeholder, type PlaceholderKind } from './drawing/object.ts';
import { LANGUAGE_TAGS } from './drawing/script.ts';
import { el, escapeText, SLIDE_NAMESPACES, xmlDocument, type Xml } from './drawing/xml.ts';
import { nodeXml } from './nodes/node.ts';
import { background, MASTER_COLOURS, placeholdersOf, shapeTree } from './slide.ts';

export type LayoutName = SlideScene['layout'];

/** In the order in which they stand in the file; the first is what a new slide gets. */
export const LAYOUTS: readonly LayoutName[] = Object.values({
  content: 'content',
  cover: 'cover',
  statement: 'statement',
} satisfies { [Name in LayoutName]: Name });

type Boxes = Record<PlaceholderKind, Box>;

/** The slide grid (design, 'Grid'), for what no slide of the deck shows. */
const GRID: Boxes = {
  title: { x: pxToPt(58), y: pxToPt(59), width: pxToPt(1164), height: pxToPt(84) },
  body: { x: pxToPt(58), y: pxToPt(176), width: pxToPt(1164), height: pxToPt(446) },
  footer: { x: pxToPt(58), y: pxToPt(678), width: pxToPt(900), height: pxToPt(22) },
  'page-number': { x: pxToPt(1122), y: pxToPt(678), width: pxToPt(100), height: pxToPt(22) },
};

function findBox(nodes: readonly SceneNode[], id: string | undefined): Box | undefined {
  for (const node of nodes) {
    if (node.id === id) return node.box;
    const inside = findBox(childrenOf(node), id);
    if (inside) return inside;
  }
  return undefined;
}

function boxesOf(slides: readonly SlideScene[], layout: LayoutName | undefined): Boxes {
  const slide = slides.find((each) => layout === undefined || each.layout === layout);
  if (!slide) return GRID;
  const { title, footer, pageNumber } = placeholdersOf(slide);
  return {
    title: findBox(slide.nodes, title) ?? GRID.title,
    body: GRID.body,
    footer: findBox(slide.nodes, footer) ?? GRID.footer,
    'page-number': findBox(slide.nodes, pageNumber) ?? GRID['page-number'],
  };
}

/** PowerPoint shows these while a placeholder is empty. */
const PROMPTS: Record<Language, Record<'title' | 'body', string>> = {
  en: { title: 'Click to add a title', body: 'Click to add text' },
  th: { title: 'คลิกเพื่อเพิ่มชื่อเรื่อง', body: 'คลิกเพื่อเพิ่มข้อความ' },
};

const NAMES: Record<PlaceholderKind, string> = {
  title: 'Title',
  body: 'Text',
  footer: 'Footer',
  'page-number': 'Slide Number',
};

const SMALL: Pt = 11;

function contentOf(kind: PlaceholderKind, language: Language): Xml {
  const properties = el('a:rPr', { lang: LANGUAGE_TAGS[language] });
  switch (kind) {
    case 'title':
    case 'body':
      return el('a:r', {}, properties, el('a:t', {}, escapeText(PROMPTS[language][kind])));
    case 'footer':
      return el('a:endParaRPr', { lang: LANGUAGE_TAGS[language] });
    case 'page-number':
      return el(
        'a:fld',
        { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
        properties,
        el('a:t', {}, '‹#›'),
      );
  }
}

function placeholderXml(kind: PlaceholderKind, id: number, box: Box, scene: Scene): Xml {
  const small = kind === 'footer' || kind === 'page-number';
  const style = small
    ? el(
        'a:lvl1pPr',
        { algn: kind === 'footer' ? 'l' : 'r' },
        el('a:defRPr', { sz: hundredths(SMALL) }, solidFill('quiet', scene.theme.palette)),
      )
    : '';
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
    el('p:spPr', {}, transform(box), RECTANGLE),
    el(
      'p:txBody',
      {},
      el(
        'a:bodyPr',
        { vert: 'horz', wrap: 'square', lIns: 0, tIns: 0, rIns: 0, bIns: 0, rtlCol: 0 },
        el('a:noAutofit'),
      ),
      el('a:lstStyle', {}, style),
      el('a:p', {}, contentOf(kind, scene.language)),
    ),
  );
}

const placeholderTree = (kinds: readonly PlaceholderKind[], boxes: Boxes, scene: Scene): Xml =>
  shapeTree(...kinds.map((kind, index) => placeholderXml(kind, index + 2, boxes[kind], scene)));

/** Which placeholders a layout offers. */
const OFFERED: Record<LayoutName, readonly PlaceholderKind[]> = {
  content: ['title', 'body', 'footer', 'page-number'],
  cover: ['title'],
  statement: ['title', 'footer', 'page-number'],
};
const LAYOUT_TITLES: Record<LayoutName, string> = {
  content: 'Content',
  cover: 'Cover',
  statement: 'Statement',
};
const LAYOUT_TYPES: Record<LayoutName, string> = {
  content: 'obj',
  cover: 'titleOnly',
  statement: 'titleOnly',
};

/** A layout's part and the pictures that it shows: what every slide made from it has in the same place. */
export function drawLayout(layout: LayoutName, scene: Scene): { xml: string; images: readonly SceneImage[] } {
  const { slides, theme, language } = scene;
  const boxes = boxesOf(slides, layout);
  const { context, images } = slideContext(theme, language, 1, {}, [], () => undefined);
  const objects = OFFERED[layout].map((kind) => placeholderXml(kind, context.nextId(), boxes[kind], scene));
  for (const node of slides.find((slide) => slide.layout === layout)?.nodes ?? [])
    if (node.repeats) objects.push(nodeXml(node, context));
  const xml = xmlDocument(
    el(
      'p:sldLayout',
      { ...SLIDE_NAMESPACES, type: LAYOUT_TYPES[layout], preserve: 1 },
      el('p:cSld', { name: LAYOUT_TITLES[layout] }, shapeTree(...objects)),
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
  options: { bold?: boolean; bullet?: boolean; role?: ColourRole },
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
    el('a:lnSpc', {}, el('a:spcPct', { val: 100_000 })),
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

const textStyles = (scene: Scene): Xml =>
  el(
    'p:txStyles',
    {},
    el('p:titleStyle', {}, level(1, '+mj', 28, { bold: true }, scene)),
    el(
      'p:bodyStyle',
      {},
      ...LEVELS.map((index) => level(index, '+mn', index === 1 ? 16 : 14, { bullet: true }, scene)),
    ),
    el('p:otherStyle', {}, ...LEVELS.map((index) => level(index, '+mn', 14, {}, scene))),
  );

/** `layoutIds`: the element that lists the layouts, with the package's own relationship ids. */
export const masterPart = (scene: Scene, layoutIds: Xml): string =>
  xmlDocument(
    el(
      'p:sldMaster',
      { ...SLIDE_NAMESPACES, preserve: 1 },
      el(
        'p:cSld',
        {},
        background(solidFill('paper', scene.theme.palette)),
        placeholderTree(
          ['title', 'body', 'footer', 'page-number'],
          boxesOf(
            scene.slides,
            scene.slides.some(({ layout }) => layout === 'content') ? 'content' : undefined,
          ),
          scene,
        ),
      ),
      colourMap(scene.theme.dark),
      layoutIds,
      textStyles(scene),
    ),
  );
