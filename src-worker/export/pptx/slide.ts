/** A slide of the scene as a slide of the file: its shape tree, and what the tree refers to. */
import { NO_LIST_STYLE, NO_PLACEHOLDER, PLAIN_BODY } from './drawing/fixed.ts';
import type { ChartNode, Scene, SceneImage, SlideScene } from '../../../src/shared/scene/scene.ts';
import { withOwnTexts } from './chart/own-texts.ts';
import { solidFill } from './drawing/colour.ts';
import { slideContext, type SlideLink } from './drawing/context.ts';
import { transform } from './drawing/frame.ts';
import { objectProperties, placeholder } from './drawing/object.ts';
import type { LinkTarget } from '../links.ts';
import { languageTag } from '../languages.ts';
import { el, escapeText, SLIDE_NAMESPACES, xmlDocument, type Xml } from './drawing/xml.ts';
import type { DeckPlan } from './holders.ts';
import { nodeXml } from './nodes/node.ts';

export interface SlideDrawing {
  /** The slide's part. */
  xml: string;
  /** In the order of their relationship ids. */
  charts: readonly ChartNode[];
  images: readonly SceneImage[];
  links: readonly SlideLink[];
}

const ROOT = objectProperties({ id: 1, name: '' }) + el('p:cNvGrpSpPr') + NO_PLACEHOLDER;
const ROOT_TRANSFORM = el(
  'a:xfrm',
  {},
  el('a:off', { x: 0, y: 0 }),
  el('a:ext', { cx: 0, cy: 0 }),
  el('a:chOff', { x: 0, y: 0 }),
  el('a:chExt', { cx: 0, cy: 0 }),
);

/** The root of every shape tree. */
export const shapeTree = (...objects: readonly Xml[]): Xml =>
  el('p:spTree', {}, el('p:nvGrpSpPr', {}, ROOT), el('p:grpSpPr', {}, ROOT_TRANSFORM), ...objects);

export const MASTER_COLOURS = el('p:clrMapOvr', {}, el('a:masterClrMapping'));

/** A solid background. */
export const background = (fill: Xml): Xml => el('p:bg', {}, el('p:bgPr', {}, fill, el('a:effectLst')));

/** A slide without a drawn title still has a name in the outline and for a screen reader: above its upper edge. */
const hiddenTitle = (slide: SlideScene, id: number, lang: string): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      objectProperties({ id, name: 'Title' }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      el('p:nvPr', {}, placeholder('title')),
    ),
    el('p:spPr', {}, transform({ x: 0, y: -60, width: 960, height: 40 })),
    el(
      'p:txBody',
      {},
      PLAIN_BODY,
      NO_LIST_STYLE,
      el(
        'a:p',
        {},
        el('a:r', {}, el('a:rPr', { lang }), el('a:t', {}, escapeText(slide.headline || slide.pageTitle))),
      ),
    ),
  );

/** `index`: place in the deck, from 0. */
export function drawSlide(
  scene: Scene,
  plan: DeckPlan,
  index: number,
  resolve: (address: string) => LinkTarget | undefined,
): SlideDrawing {
  const slide = scene.slides[index];
  if (!slide) throw new RangeError(`The deck has no slide ${index + 1}.`);
  const planned = plan.slides[index];
  if (!planned) throw new RangeError(`Slide ${index + 1} has no layout.`);
  const { holders, rooms } = planned;
  const { context, charts, images, links } = slideContext(
    scene,
    { position: index + 1, holders, rooms, english: plan.english },
    resolve,
  );
  // What repeats is on the layout.
  const own = withOwnTexts(slide.nodes.filter((node) => !node.repeats));
  const objects = own.map((node) => nodeXml(node, context));
  if (![...holders.values()].some(({ kind }) => kind === 'title'))
    objects.unshift(hiddenTitle(slide, context.nextId(), languageTag(scene.language, plan.english)));
  const tree = shapeTree(...objects);
  // The master's background is paper.
  const ground =
    slide.background === 'paper' ? '' : background(solidFill(slide.background, scene.theme.palette));
  const xml = xmlDocument(el('p:sld', SLIDE_NAMESPACES, el('p:cSld', {}, ground, tree), MASTER_COLOURS));
  return { xml, charts, images, links };
}
