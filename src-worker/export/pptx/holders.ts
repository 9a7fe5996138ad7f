/**
 * What of a slide fills a placeholder of its layout, and which layouts a deck has: one for each family of slides that hold
 * the same things in the same places. A slide then says its words alone; where they stand and how they look is the
 * layout's, so that a changed master changes every slide.
 */
import type {
  Box,
  ListNode,
  Paragraph,
  Scene,
  SceneNode,
  SlideScene,
  TextBlock,
  TextNode,
  TextRun,
  VerticalAlign,
} from '../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { fitOf } from './drawing/fit.ts';
import { englishOf } from '../languages.ts';
import { NO_ROOM, roomsOf, type Room } from './drawing/room.ts';
import type { PlaceholderKind } from './drawing/object.ts';

/** A placeholder of a layout. `id`: the node of the slide that it was taken from. */
export interface Holder {
  kind: PlaceholderKind;
  box: Box;
  id: string;
  /** Per cent of the layout's size in which the slide's words are set. */
  scale?: number;
  /** How its words look: a paragraph and a run of it; none of a table or chart. */
  look?: { paragraph: Paragraph; run: TextRun; align: VerticalAlign };
}

export interface LayoutPlan {
  /** Shown in PowerPoint's list of layouts; each once. */
  name: string;
  base: SlideScene['layout'];
  holders: readonly Holder[];
  /** What every slide of it shows in the same place. */
  repeats: readonly SceneNode[];
}

export interface PlannedSlide {
  layout: number;
  /** By the ids of their nodes. */
  holders: ReadonlyMap<string, Holder>;
  /** Free space around its texts, by the ids of their nodes. */
  rooms: ReadonlyMap<string, Room>;
}

export interface DeckPlan {
  layouts: readonly LayoutPlan[];
  /** Language tag of English, by the client's country. */
  english: string;
  /** By the slide's place in the deck. */
  slides: readonly PlannedSlide[];
}

/** A title stands in two lines at its full size: a longer one is set smaller. */
const TITLE_LINES = 2;
/** Fewer characters are a remark, not the body of a slide. */
const BODY_LENGTH = 80;

const lookOf = (block: TextBlock, align: VerticalAlign): Holder['look'] => {
  // The first has nothing above it.
  const paragraph = block.paragraphs[1] ?? block.paragraphs[0];
  const run = paragraph?.runs.at(-1);
  return paragraph && run ? { paragraph, run, align } : undefined;
};

const holder = (kind: PlaceholderKind, node: TextNode | ListNode): Holder => {
  const look = lookOf(node.text, node.verticalAlign);
  return { kind, box: node.box, id: node.id, ...(look ? { look } : {}) };
};

/** In the box that another font needs. */
function roomy(kind: PlaceholderKind, node: TextNode | ListNode, room: Room): Holder {
  const role = kind === 'title' ? 'title' : 'body';
  const { box, scale } = fitOf(node.text, node.box, role, node.verticalAlign, room);
  return { ...holder(kind, node), box, ...(scale === 100 ? {} : { scale }) };
}

/** At its full size, in two lines; what is longer is set smaller. */
function headline(node: TextNode): Holder {
  const size = node.text.paragraphs[0]?.runs[0]?.size ?? TITLE_SIZE;
  const scale = Math.round((size / TITLE_SIZE) * 100);
  return { ...holder('title', node), box: titleBox(node), ...(scale < 100 ? { scale } : {}) };
}

/** All paragraphs of one look, and so nothing that a slide would have to say besides its words. */
function isPlain({ paragraphs }: TextBlock): boolean {
  const [first] = paragraphs;
  const style = (paragraph: Paragraph): string => {
    const { align, indent, linePitch, bullet } = paragraph;
    const looks = paragraph.runs.map(({ size, weight, colour, tracking, link }) =>
      [size, weight, colour, tracking, link].join(' '),
    );
    return [align, indent, linePitch, bullet?.kind, bullet?.colour, ...new Set(looks)].join('|');
  };
  return (
    first !== undefined && first.runs.length > 0 && paragraphs.every((each) => style(each) === style(first))
  );
}

const lengthOf = ({ paragraphs }: TextBlock): number =>
  paragraphs.reduce((sum, { runs }) => sum + runs.reduce((length, { text }) => length + text.length, 0), 0);

/** The text that a slide is about, where one is. */
function bodyOf(nodes: readonly SceneNode[]): TextNode | ListNode | undefined {
  const texts = nodes.filter(
    (node): node is TextNode | ListNode =>
      node.kind === 'list' || (node.kind === 'text' && node.role === 'body'),
  );
  return texts
    .filter(({ text }) => isPlain(text) && lengthOf(text) >= BODY_LENGTH)
    .toSorted((a, b) => lengthOf(b.text) - lengthOf(a.text))[0];
}

const titleBox = (node: TextNode): Box => {
  const run = node.text.paragraphs[0]?.runs[0];
  const pitch: Pt = node.text.paragraphs[0]?.linePitch ?? node.box.height;
  const whole = run ? (pitch / run.size) * TITLE_SIZE : pitch;
  return { ...node.box, height: whole * TITLE_LINES };
};

/** Of every slide but the cover. */
export const TITLE_SIZE: Pt = 28;

/** The nodes with those inside groups: a group that holds a placeholder stays open. */
const opened = (nodes: readonly SceneNode[]): SceneNode[] =>
  nodes.flatMap((node) => [node, ...opened(childrenOf(node))]);

function holdersOf({ nodes, layout }: SlideScene, rooms: ReadonlyMap<string, Room>): Holder[] {
  const holders: Holder[] = [];
  const roomOf = ({ id }: SceneNode): Room => rooms.get(id) ?? NO_ROOM;
  const all = opened(nodes);
  const text = (is: (node: TextNode) => boolean): TextNode | undefined =>
    all.find((node): node is TextNode => node.kind === 'text' && is(node));
  const add = (kind: PlaceholderKind, node: TextNode | undefined): void => {
    if (node) holders.push(holder(kind, node));
  };
  const title = text(({ role }) => role === 'title');
  const shape = all.find((node) => node.kind === 'shape' && node.text?.role === 'title');
  if (title) holders.push(layout === 'cover' ? roomy('title', title, roomOf(title)) : headline(title));
  // A title inside a shape keeps the shape's place and look.
  else if (shape) holders.push({ kind: 'title', box: shape.box, id: shape.id });
  add(
    'label',
    text(({ id }) => id === 'label'),
  );
  if (layout !== 'cover') {
    for (const node of nodes)
      if ((node.kind === 'table' || node.kind === 'chart') && holders.every(({ kind }) => kind !== node.kind))
        holders.push({ kind: node.kind, box: node.box, id: node.id });
    const body = bodyOf(nodes);
    if (body) holders.push(roomy('body', body, roomOf(body)));
  }
  add(
    'note',
    text(({ id }) => id === 'note'),
  );
  add(
    'footer',
    text(({ role }) => role === 'footer'),
  );
  add(
    'page-number',
    text(({ role }) => role === 'page-number'),
  );
  return holders;
}

/** Same for every slide of a base: not what makes a family. */
const FRAME: ReadonlySet<PlaceholderKind> = new Set(['title', 'label', 'note', 'footer', 'page-number']);
/** Places differ by less than this where they are the same. */
const GRID: Pt = 4;

function signature({ kind, box, look }: Holder): string {
  const place = [box.x, box.y, box.width].map((each) => Math.round(each / GRID));
  if (!look) return [kind, ...place].join(' ');
  const { paragraph, run, align } = look;
  const { spaceBefore, indent, linePitch, bullet } = paragraph;
  const style = [
    align,
    spaceBefore,
    indent,
    linePitch,
    bullet?.kind,
    bullet?.colour,
    run.size,
    run.weight,
    run.colour,
  ];
  return [kind, ...place, Math.round(box.height / GRID), ...style].join(' ');
}

const NAMES: Partial<Record<PlaceholderKind, string>> = { table: 'table', chart: 'chart', body: 'text' };
const BASES: Record<SlideScene['layout'], string> = {
  cover: 'Cover',
  content: 'Title',
  statement: 'Statement',
};

function nameOf(base: SlideScene['layout'], holders: readonly Holder[], taken: ReadonlySet<string>): string {
  const kinds = holders.flatMap(({ kind }) => NAMES[kind] ?? []);
  const name =
    kinds.length > 0
      ? `${BASES[base]}, ${kinds.join(', ')}`
      : base === 'content'
        ? 'Title only'
        : BASES[base];
  for (let number = 1; ; number += 1) {
    const each = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(each)) return each;
  }
}

/** The layouts of a deck. The first is what a new slide gets: a title and nothing else that could be in the way. */
export function planDeck({ slides }: Pick<Scene, 'slides'>, country?: string): DeckPlan {
  const layouts: LayoutPlan[] = [];
  const known = new Map<string, number>();
  const names = new Set<string>();
  const layoutOf = (
    base: SlideScene['layout'],
    holders: readonly Holder[],
    nodes: readonly SceneNode[],
  ): number => {
    const own = holders.filter(({ kind }) => !FRAME.has(kind));
    const key = [base, ...own.map(signature)].join('|');
    const found = known.get(key);
    if (found !== undefined) {
      addMissing(layouts, found, holders);
      return found;
    }
    const name = nameOf(base, own, names);
    names.add(name);
    known.set(key, layouts.length);
    layouts.push({ name, base, holders, repeats: nodes.filter(({ repeats }) => repeats) });
    return layouts.length - 1;
  };
  const first = slides.find(({ layout }) => layout === 'content') ?? slides[0];
  if (first) layoutOf('content', first.layout === 'content' ? frameOf(first) : [], first.nodes);
  const planned = slides.map((slide) => {
    const rooms = roomsOf(slide.nodes);
    const holders = holdersOf(slide, rooms);
    const layout = layoutOf(slide.layout, holders, slide.nodes);
    return { layout, rooms, holders: new Map(holders.map((each) => [each.id, each])) };
  });
  return { layouts, slides: planned, english: englishOf(country) };
}

const frameOf = (slide: SlideScene): Holder[] =>
  holdersOf(slide, new Map()).filter(({ kind }) => FRAME.has(kind));

/** A layout offers what any of its slides fills. */
function addMissing(layouts: LayoutPlan[], at: number, holders: readonly Holder[]): void {
  const layout = layouts[at];
  if (!layout) return;
  const missing = holders.filter(({ kind }) => layout.holders.every((each) => each.kind !== kind));
  if (missing.length > 0) layouts[at] = { ...layout, holders: [...layout.holders, ...missing] };
}
