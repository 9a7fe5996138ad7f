/** A page whose plan reckoned something: that first, then what of its output was not said by it, composed as ever. */
import { formatAt, formatValue } from '../../../src/shared/scene/chart/value-format.ts';
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { firstNoted } from '../kit/drafts.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';
import {
  clean,
  noteFits,
  placedTexts,
  withoutNote,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';

const bare = (text: string): string => text.replaceAll(/\s/g, '');

/** Tells of a text whether slides say it already. An empty one is. */
export type Said = (text: string) => boolean;

/** Shorter texts are found in any other: they count only where they stand alone. */
const SHORTEST_WITHIN = 4;

/** Names and printed values of charts: their reader reads them too. */
function chartTexts(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.kind !== 'chart') return chartTexts(childrenOf(node));
    const values = node.series.flatMap((series) =>
      series.values.map((value, index) => formatValue(value, formatAt(node, series, index))),
    );
    return [...node.labels, ...values];
  });
}

const textsOf = (nodes: readonly SceneNode[]): string[] => [
  ...chartTexts(nodes),
  ...placedTexts(nodes).flatMap(({ text }) =>
    (text?.paragraphs ?? []).map(({ runs }) => runs.map((run) => run.text).join('')),
  ),
];

/** What these slides say, headlines too. */
export function saidBy(drafts: readonly SlideDraft[]): Said {
  const paragraphs = drafts.flatMap((draft) => [draft.headline, ...textsOf(draft.nodes)]);
  const whole = paragraphs.map(bare).join('\n');
  const alone = new Set(paragraphs.flatMap((each) => [bare(each), ...each.split(/[\s,;·:]+/u)]));
  return (text) => {
    const wanted = bare(clean(text));
    if (wanted.length < SHORTEST_WITHIN) return wanted === '' || alone.has(wanted);
    return whole.includes(wanted);
  };
}

/** Whether slides say every text of a value. */
export function allSaid(said: Said, value: unknown): boolean {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.every((item) => allSaid(said, item));
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((item) => allSaid(said, item));
}

/**
 * `drafts`, and what `rest` adds under its own headline. Where figures come from stands on the first slide alone; a line that a
 * later slide says of its own stays with it.
 */
export function continued(
  context: PageContext,
  drafts: readonly SlideDraft[],
  headline: string,
  rest: (own: PageContext) => readonly SlideDraft[],
): SlideDraft[] {
  const own = { ...context, reckoned: {}, section: { ...context.section, title: headline } };
  const later = rest(own).map((draft) => (draft.note ? draft : withoutNote(draft)));
  return [...drafts, ...later];
}

const ended = (text: string, context: PageContext): string =>
  context.lang === 'th' || /[.!?…]$/.test(text) ? text : `${text}.`;

/**
 * The first slide with a few short texts in its notes line, before where its figures come from: a slide of their own
 * would be all but empty. Undefined where the line has no room for them.
 */
export function notedOn(
  context: PageContext,
  drafts: readonly SlideDraft[],
  texts: readonly string[],
): SlideDraft[] | undefined {
  const gap = context.lang === 'th' ? '  ·  ' : ' ';
  const words = texts.map(clean).filter((text) => text !== '');
  const said = words.map((text) => ended(text, context)).join(gap);
  if (words.some((text) => text.includes('\n')) || !noteFits(context, said)) return undefined;
  return firstNoted(drafts, said);
}
