/**
 * Every way to read how many can be served out of the figures of the answers: one alone, and two or three that stand near each other
 * multiplied ('2 vans, 5 jobs a day each, Mon to Sat'). Which one is meant is learnt: `capacity-weights.json`, made again by
 * `npm run learn:figures`.
 */
import { plain } from '../../../src/shared/reading/plain.ts';
import { shareOf, worthOf, type Signs, type Weights } from '../weighed.ts';
import { capacityCandidates, isMore, ruledOf } from './capacity.ts';
import type { Capacity } from './capacity-candidate.ts';
import { oneOf } from './capacity-many.ts';
import { isBounded } from './capacity-no-room.ts';
import { groupsElsewhere, groupsOf, partsOf, timesOfGroup, type Part } from './capacity-parts.ts';
import { capacitySigns, fieldOfPath, isSameCount, type Setting } from './capacity-signs.ts';
import type { FreeText } from './free-texts.ts';
import { fieldOf } from './roles.ts';
import learnt from './capacity-weights.json' with { type: 'json' };

export interface CapacityWay {
  capacity: Capacity;
  signs: Signs;
  /** As the rules found it: one of all, where they found any. */
  isRuled?: true;
}

/** Answers that tell it. */
const TOLD_IN =
  /Challenges|Notes|Objectives|productService|whyNeedNow|heroProduct|strengths|afterSalesService|onlineAdIssues|startingPrice|keyMessage|marketContext/u;
/** From here on it is believed. */
const LEAST = 0.5;
/** What the rules found as well needs less. */
const LEAST_RULED = 0.35;
/** Where no rule sees one: most clients tell none, and a thing that no other answer speaks of ('7 lamps') limits nothing. */
const [SURE, LIKELY] = [0.9, 0.6];
function isClear(group: readonly Part[], others: readonly string[]): boolean {
  if (group.length > 1) return group.some(({ likely }) => likely >= LIKELY);
  return group.some(({ likely, per, unit }) => {
    const noun = oneOf(unit);
    const isSpokenOf = noun.length > 1 && others.some((text) => text.includes(noun));
    return likely >= SURE && (per !== undefined || isSpokenOf);
  });
}
const NONE = 'none';

/** As the rules found it, with all that they know of it; else what its own words say. */
function capacityOf(
  group: readonly Part[],
  per: Capacity['per'],
  told: FreeText,
  { ruled, candidates }: Setting,
): Capacity {
  const [first, last] = [group.find(({ isElsewhere }) => isElsewhere !== true), group.at(-1)];
  const count = group.reduce((all, { value }) => all * value, 1);
  const known = [...(ruled ? [ruled] : []), ...candidates].find(
    (one) => one.per === per && one.path === told.path && isSameCount(one.count, count),
  );
  if (known) {
    const { of, kind, isMore: isBeside, path, span, text } = known;
    return {
      count,
      of,
      ...(per === undefined ? {} : { per }),
      kind,
      ...(isBeside ? { isMore: isBeside } : {}),
      path,
      span,
      text,
    };
  }
  const text = plain(told.text);
  const figure = last?.figure;
  const isStock = group.length === 1 && per === undefined && (!figure || !isBounded(text, figure));
  return {
    count,
    of: group.findLast(({ kind }) => kind !== 'days')?.unit.split(' ')[0] ?? '',
    ...(per === undefined ? {} : { per }),
    kind: isStock ? 'stock' : 'limit',
    ...(figure && isMore(text, figure.reading) ? { isMore: true } : {}),
    path: told.path,
    span: { start: first?.start ?? 0, end: last?.end ?? 0 },
    text: told.text.slice(first?.sentence.start, first?.sentence.end),
  };
}

/** @param candidates what rules take for it, where they are read already */
export function capacityWays(
  texts: readonly FreeText[],
  candidates = capacityCandidates(texts),
): CapacityWay[] {
  const ruled = ruledOf(candidates, texts);
  const setting = { texts, ruled, candidates };
  const all = texts
    .filter(({ path, rival }) => rival === undefined && TOLD_IN.test(path))
    .map((told) => ({ told, parts: partsOf(told.text, fieldOf(told.path)) }));
  const ways = all.flatMap(({ told, parts }): CapacityWay[] => {
    const others = all.flatMap((one) => (one.told === told ? [] : one.parts));
    const groups = [...groupsOf(parts), ...groupsElsewhere(plain(told.text), parts, others)];
    const besides = texts.flatMap((one) => (one === told ? [] : [plain(one.text)]));
    const own = ruled === undefined ? groups.filter((group) => isClear(group, besides)) : groups;
    return own.flatMap((group) =>
      timesOfGroup(group).map((per) => {
        const capacity = capacityOf(group, per, told, setting);
        return {
          capacity,
          signs: capacitySigns({ group, per, count: capacity.count, told, parts }, setting),
        };
      }),
    );
  });
  if (ruled === undefined) return ways;
  const isFound = ways.some(
    ({ capacity }) => capacity.per === ruled.per && isSameCount(capacity.count, ruled.count),
  );
  const names = [
    'rule',
    `rule f:${fieldOfPath(ruled.path)}`,
    `rule per:${ruled.per ?? ''}`,
    `rule k:${ruled.kind}`,
    isFound ? 'rulefound' : 'rulealone',
  ];
  const signs = Object.fromEntries(names.map((name) => [name, 1]));
  return [...ways, { capacity: ruled, signs, isRuled: true }];
}

/** Of all ways the likeliest; ways with the same result count together. */
export function likeliestOf(
  ways: readonly CapacityWay[],
  weights: Weights,
): { capacity: Capacity; likely: number } | undefined {
  const shares = shareOf([...ways.map(({ signs }) => worthOf(weights, signs)), weights[NONE] ?? 0]);
  const all = new Map<string, { capacity: Capacity; likely: number; most: number }>();
  for (const [at, { capacity }] of ways.entries()) {
    const name = `${capacity.count} ${capacity.per ?? ''}`;
    const share = shares[at] ?? 0;
    const known = all.get(name);
    all.set(name, {
      capacity: known === undefined || share > known.most ? capacity : known.capacity,
      likely: (known?.likely ?? 0) + share,
      most: Math.max(share, known?.most ?? 0),
    });
  }
  const [best] = [...all.values()].toSorted((a, b) => b.likely - a.likely);
  return best === undefined || best.likely < (shares.at(-1) ?? 0) ? undefined : best;
}

/** What the client says can be served at most. Undefined where nothing says so with enough likelihood. */
export function readCapacity(texts: readonly FreeText[]): Capacity | undefined {
  const ruled = capacityCandidates(texts);
  // A product that the client's words make is no part of something else.
  if (ruled[0]?.isExact) return ruledOf(ruled, texts);
  const ways = capacityWays(texts, ruled);
  const best = likeliestOf(ways, learnt);
  if (best === undefined) return undefined;
  const { count, per } = best.capacity;
  const isRuled = ways.some(
    (way) => way.isRuled && way.capacity.per === per && isSameCount(way.capacity.count, count),
  );
  return best.likely < (isRuled ? LEAST_RULED : LEAST) ? undefined : best.capacity;
}
