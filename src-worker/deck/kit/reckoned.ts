/** What compositions of reckoned content share: the gate, leads, and how the page goes on. */
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { firstNoted } from './drafts.ts';
import { firstLevel, withoutNote } from './fit.ts';
import { group, shape } from './shapes.ts';
import { clean, type Words } from './text.ts';
import type { PageContext, SlideDraft } from './types.ts';
import { say } from './words.ts';

export type Part<Name extends keyof Reckoned> = NonNullable<Reckoned[Name]>;
export type Item<Name extends keyof Reckoned> = Part<Name> extends readonly (infer Each)[] ? Each : never;

/** Thickness of the gate's line. */
export const GATE: Pt = pxToPt(5);
const FLAG: Pt = pxToPt(17);

/** The gate: an accent line, with a flag at its left where it stands free. */
export function gateLine(context: PageContext, box: Box, flag: boolean): SceneNode {
  const name = say(context, 'Gate', 'ด่านตัดสิน');
  const line = shape(flag ? 'gate-line' : 'gate', name, box, { fill: 'accent' });
  if (!flag) return line;
  const place = { x: box.x - FLAG, y: box.y, width: FLAG, height: FLAG };
  const commands = [
    { type: 'move', x: 0, y: 0 },
    { type: 'line', x: FLAG, y: 0 },
    { type: 'line', x: FLAG, y: FLAG },
    { type: 'close' },
  ] as const;
  return group('gate', name, { ...box, x: place.x, width: box.width + FLAG }, [
    line,
    shape('gate-flag', name, place, { fill: 'accent', geometry: { type: 'path', commands } }),
  ]);
}

/** A lead in bold and what follows it. */
export const leadOf = ({ headline, text }: { headline: string; text: string }): Words => [
  { text: `${clean(headline)} `, weight: 700 },
  { text: clean(text), weight: 400 },
];

const titled = (context: PageContext, title: string): PageContext => ({
  ...context,
  section: { ...context.section, title },
});

/**
 * A page whose reckoned content has a composition: that first, with the page's headline; then what else its output says,
 * in the present composition under words of its own. Undefined where no level of the composition fits.
 *
 * @param rest the present composition of what the first slides do not say; undefined where they say all
 */
export function reckonedPage<L>(
  context: PageContext,
  levels: readonly L[],
  draw: (level: L) => SlideDraft[],
  rest: { title: string; slides: (context: PageContext) => SlideDraft[] } | undefined,
): SlideDraft[] | undefined {
  const first = firstLevel(context, levels, draw);
  if (!first) return undefined;
  const after = rest?.slides(titled(context, rest.title)) ?? [];
  return [
    ...first.map((draft, index) => (index === 0 ? draft : withoutNote(draft))),
    ...(after[0]?.note === undefined ? firstNoted(after, after[0]?.noteLead ?? '') : after),
  ];
}
