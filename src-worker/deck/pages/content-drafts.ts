/** Page 14, reckoned: drafts of ads that can be pasted, each one group whose alternative text is its copy. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  columns,
  headlineOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import type { Part } from '../kit/reckoned.ts';
import { namePanel } from '../kit/spotlight.ts';
import { attempt } from '../kit/table-pages.ts';
import { copyOf, isPlaceable, labelOf, type Draft } from './draft-parts.ts';
import { postNodes } from './draft-post.ts';
import { PHONE, SHOTS_GAP, videoNodes } from './draft-video.ts';
import { chatNodes, searchNodes } from './draft-words.ts';

export interface DraftLevel {
  /** Drafts on one slide. */
  most: number;
  /** Of the copy. */
  size: Pt;
  /** Columns on one slide, where they are fewer than usual: drafts of words stand under each other. */
  columns?: number;
  /** Only where all stand on one slide. */
  few?: true;
  /** Only where the drafts are words, or one film with its shots: they would leave the most of the slide empty. */
  little?: true;
  /** Only where no film stands among them. */
  filmless?: true;
  /** The film's shots have the room that the other drafts can spare. */
  film?: true;
}
export const DRAFT_LEVELS: readonly DraftLevel[] = [
  { most: 2, size: 22, few: true, little: true },
  { most: 2, size: 20, few: true, little: true },
  { most: 2, size: 18, few: true, little: true },
  { most: 2, size: 15, few: true },
  { most: 2, size: 14, few: true },
  // A search result alone in its column would end at half of it: it stands over the chat.
  ...[16, 15, 14].map((size) => ({ most: 3, size, columns: 2, filmless: true as const })),
  ...[13, 12.5, 12, 11.5].map((size) => ({ most: 4, size })),
  ...[13, 12, 11.5].map((size) => ({ most: 4, size, film: true as const })),
  ...[14, 13, 12].map((size) => ({ most: 3, size, columns: 2 })),
  ...[3, 2, 1].flatMap((most) => [13, 12, 11.5].map((size) => ({ most, size }))),
];

/** Sizes of the copy on a slide of words, largest first. */
const WORDS_ALONE: readonly Pt[] = [22, 20, 18, 16];
const GAP: Pt = pxToPt(30);
const AIR: Pt = pxToPt(5);
/** Between a label and its draft, and between two drafts in a column. */
const LABEL_GAP: Pt = pxToPt(10);
const STACK_GAP: Pt = pxToPt(18);
const MOST_COLUMNS = 3;

/** What a column holds, and how wide it may be. */
interface Column {
  drafts: Numbered[];
  least: Pt;
  usual: Pt;
  most: Pt;
}
interface Numbered {
  draft: Draft;
  number: number;
}

const ORDER: readonly Draft['kind'][] = ['video', 'post', 'search', 'chat'];
const isWords = ({ kind }: Draft): boolean => kind === 'search' || kind === 'chat';

/** One film: its shots take the slide's width. */
const isLoneFilm = (drafts: readonly Draft[]): boolean =>
  drafts.length === 1 && drafts[0]?.kind === 'video' && (drafts[0].shots ?? []).length > 0;

function columnOf({ draft, number }: Numbered): Column {
  const drafts = [{ draft, number }];
  if (draft.kind === 'video') {
    if ((draft.shots ?? []).length === 0) return { drafts, least: PHONE, usual: PHONE, most: PHONE };
    const list = PHONE + SHOTS_GAP;
    return { drafts, least: list + pxToPt(140), usual: list + pxToPt(162), most: list + pxToPt(330) };
  }
  return { drafts, least: pxToPt(300), usual: pxToPt(335), most: pxToPt(567) };
}

/** A column a draft; where that is too many, two drafts of words share one. */
function columnsOf(drafts: readonly Numbered[], most: number): Column[] {
  const all = drafts.map(columnOf);
  for (let at = all.length - 1; at > 0 && all.length > most; at -= 1) {
    const [one, other] = [all[at - 1], all[at]];
    if (!one || !other || !one.drafts.concat(other.drafts).every(({ draft }) => isWords(draft))) continue;
    if (one.drafts.length + other.drafts.length > 2) continue;
    all.splice(at - 1, 2, { ...one, drafts: [...one.drafts, ...other.drafts] });
  }
  return all;
}

/** Widths between least and most, free room shared evenly; with `film` a film's shots take it first. */
function widthsOf(all: readonly Column[], width: Pt, film: boolean): Pt[] {
  const free = width - GAP * (all.length - 1);
  const total = (pick: (column: Column) => Pt): Pt => all.reduce((sum, column) => sum + pick(column), 0);
  const share = (from: (column: Column) => Pt, to: (column: Column) => Pt): Pt[] => {
    const room = total(to) - total(from);
    const part = room <= 0 ? 0 : Math.min(1, (free - total(from)) / room);
    return all.map((column) => from(column) + (to(column) - from(column)) * part);
  };
  if (free < total(({ least }) => least) - 0.5) throw new DoesNotFit('Drafts');
  const isFilm = ({ drafts: [first] }: Column): boolean => first?.draft.kind === 'video';
  if (film && all.some(isFilm))
    return share(
      ({ least }) => least,
      (column) => (isFilm(column) ? column.most : column.least),
    );
  return free < total(({ usual }) => usual)
    ? share(
        ({ least }) => least,
        ({ usual }) => usual,
      )
    : share(
        ({ usual }) => usual,
        ({ most }) => most,
      );
}

/** Sizes of words that have a slide to themselves, largest first. */
const LONE_SIZES: readonly Pt[] = [30, 28, 26, 24, 22, 20, 18];
const LONE_COLUMNS = [350, 774] as const;

/** One draft of words: what it is on a panel, the copy beside it over the whole height. Undefined where it is too long. */
function loneWords(context: PageContext, draft: Draft, box: Box): SceneNode[] | undefined {
  const [left, right] = columns(box, LONE_COLUMNS, pxToPt(24));
  if (!left || !right) return undefined;
  const id = 'draft-1';
  const label = clean(draft.label);
  const format = clean(draft.format ?? '');
  return LONE_SIZES.map((size) =>
    attempt((): SceneNode[] => {
      const place = { id, size, box: right };
      const made =
        draft.kind === 'search'
          ? searchNodes(context, draft, place, true)
          : chatNodes(context, draft, place, true);
      const head = namePanel(context, 'label', { head: label, above: format, fields: [] }, left, 18);
      const own = { ...right, height: made.height };
      return [
        head,
        {
          kind: 'group',
          id,
          name: label.slice(0, 60),
          description: copyOf(draft),
          box: own,
          children: made.nodes,
        },
      ];
    }),
  ).find((made) => made !== undefined);
}

/** A draft under its label from the top of `box`, as one group. */
function draftGroup(
  context: PageContext,
  { draft, number }: Numbered,
  box: Box,
  size: Pt,
  alone: boolean,
): SceneNode {
  const id = `draft-${number}`;
  const label = labelOf(context, draft, id, box);
  const y = bottomOf(label.box) + LABEL_GAP;
  const place = { id, size, box: { ...box, y, height: bottomOf(box) - y } };
  let height = place.box.height;
  let nodes: SceneNode[];
  switch (draft.kind) {
    case 'video':
      nodes = videoNodes(context, draft, place);
      break;
    case 'post':
      nodes = postNodes(context, draft, place);
      break;
    case 'search':
    case 'chat': {
      const made =
        draft.kind === 'search'
          ? searchNodes(context, draft, place, alone)
          : chatNodes(context, draft, place, alone);
      nodes = made.nodes;
      height = made.height;
      break;
    }
  }
  const own = { ...box, height: y + height - box.y };
  return {
    kind: 'group',
    id,
    name: draft.label.slice(0, 60),
    description: copyOf(draft),
    box: own,
    children: [label, ...nodes],
  };
}

/** The drafts of a column under each other; the last takes what is left. */
function columnNodes(context: PageContext, { drafts }: Column, box: Box, size: Pt): SceneNode[] {
  const nodes: SceneNode[] = [];
  let y = box.y;
  // A result is as high as its words; a chat takes what is left.
  const ordered = drafts.toSorted((a, b) => ORDER.indexOf(a.draft.kind) - ORDER.indexOf(b.draft.kind));
  for (const [index, each] of ordered.entries()) {
    const left = ordered.length - index;
    const isLast = left === 1;
    const height =
      isLast || each.draft.kind === 'search' ? bottomOf(box) - y : (bottomOf(box) - y - STACK_GAP) / left;
    const node = draftGroup(context, each, { ...box, y, height }, size, ordered.length === 1);
    nodes.push(node);
    y = bottomOf(node.box) + STACK_GAP;
  }
  return nodes;
}

/** Those that their platform takes, in the order in which they are seen. */
export const placeable = (drafts: Part<'drafts'>): Draft[] =>
  drafts.filter(isPlaceable).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

export function draftSlides(
  context: PageContext,
  drafts: readonly Draft[],
  { most, size, columns: across = MOST_COLUMNS, few, little, film, filmless }: DraftLevel,
): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  if (drafts.length === 0 || (few && drafts.length > most)) throw new DoesNotFit('Drafts');
  if (little && !drafts.every(isWords) && !isLoneFilm(drafts)) throw new DoesNotFit('Drafts');
  if (filmless && drafts.some(({ kind }) => kind === 'video')) throw new DoesNotFit('Drafts');
  const [only, ...others] = drafts;
  if (only && others.length === 0 && isWords(only)) {
    const nodes = loneWords(context, only, { ...body, height: body.height - AIR });
    if (nodes) return [{ layout: 'content', headline, nodes }];
  }
  const numbered = drafts.map((draft, index) => ({ draft, number: index + 1 }));
  return chunks(numbered, most).map((part): SlideDraft => {
    const all = columnsOf(part, across);
    if (all.length > across) throw new DoesNotFit('Drafts');
    const widths = isLoneFilm(drafts) ? [body.width] : widthsOf(all, body.width, film === true);
    const areWords = part.every(({ draft }) => isWords(draft));
    const place = { ...body, height: body.height - AIR };
    const drawn = (own: Pt): SceneNode[] => {
      let { x } = place;
      return all.flatMap((column, index) => {
        const box = { ...place, x, width: widths[index] ?? 0 };
        x += box.width + GAP;
        return columnNodes(context, column, box, own);
      });
    };
    // Words alone would leave the most of a slide empty: as large as they fit.
    const nodes =
      (areWords ? WORDS_ALONE.filter((own) => own > size) : [])
        .map((own) => attempt(() => drawn(own)))
        .find((made) => made !== undefined) ?? drawn(size);
    return { layout: 'content', headline, nodes };
  });
}
