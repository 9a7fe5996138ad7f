/** What is seen of a way to read a capacity: its figures, the words between and around them, what is left out, what the rules say. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { signWords, SignSet, type Signs } from '../weighed.ts';
import type { Candidate, Capacity } from './capacity-candidate.ts';
import { isOfOne } from './capacity-many.ts';
import { isBounded, isNoRoom } from './capacity-no-room.ts';
import { timeOfPart, type Part } from './capacity-parts.ts';
import type { FreeText } from './free-texts.ts';

export interface Setting {
  texts: readonly FreeText[];
  /** What the rules take it for. */
  ruled: Capacity | undefined;
  /** All that the rules may take it for, the likeliest first. */
  candidates: readonly Candidate[];
}
interface Way {
  group: readonly Part[];
  per: Capacity['per'];
  count: number;
  told: FreeText;
  /** All parts of the answer. */
  parts: readonly Part[];
}

const EACH = /(?<![a-z])(?:each|apiece|per|every)(?![a-z])|(?<![a-z])an? |ละ|ต่อ|[×*x]|นึง|หนึ่ง/u;
/** How long a time is, to tell a longer one from a shorter. */
const LENGTHS: Readonly<Record<string, number>> = {
  hour: 1, day: 2, night: 2, class: 2, week: 3, month: 4, quarter: 5, year: 6,
}; // prettier-ignore
const lengthOf = (per: Capacity['per']): number => (per === undefined ? 0 : (LENGTHS[per] ?? 0));
/** So likely to be a limit is a figure hardly, surely, or likely enough to be missed where it is left out. */
const [HARDLY, SURELY, MISSED] = [0.3, 0.95, 0.6];
const NEAR = 40;

/** The word that counts, in one form. */
const headOf = (unit: string): string =>
  (unit.toLowerCase().split(' ')[0] ?? '').replace(/(?<=[a-z]{3})s$/u, '');
export const fieldOfPath = (path: string): string => path.split('.').at(-1) ?? '';
export const isSameCount = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(a) * 0.005;

function partSigns(seen: SignSet, text: string, { group }: Way): void {
  for (const [i, part] of group.entries()) {
    const at = group.length === 1 ? 'only' : i === 0 ? 'first' : i === group.length - 1 ? 'last' : 'mid';
    seen.add(`u:${headOf(part.unit)}`);
    seen.add(`${at}u:${headOf(part.unit)}`);
    seen.add(`${at}k:${part.kind}`);
    seen.add(`${at}per:${part.per ?? ''}`);
    seen.add(`${at}v:${Math.min(5, Math.floor(Math.log10(part.value) * 2))}`);
    if (part.figure === undefined || part.isElsewhere) continue;
    if (isOfOne(text, part.figure.reading)) seen.add(`${at}ofone`);
    if (isBounded(text, part.figure)) seen.add(`${at}bounded`);
    if (isNoRoom(text, part.figure)) seen.add(`${at}noroom`);
    if (part.figure.reading.each !== undefined) seen.add(`${at}each`);
  }
}

function gapSigns(seen: SignSet, text: string, { group, parts }: Way): void {
  for (const [i, part] of group.entries()) {
    const next = group[i + 1];
    if (next === undefined) continue;
    if (part.isElsewhere) {
      seen.add('elsewhere');
      continue;
    }
    const between = text.slice(part.end, next.start);
    seen.add(`gap:${Math.min(6, Math.ceil(between.length / 12))}`);
    seen.add(EACH.test(between) ? 'gapeach' : 'gapnoeach');
    if (next.sentence.start !== part.sentence.start) seen.add('gapsentence');
    const skipped = parts.filter(({ start, end }) => start >= part.end && end <= next.start).length;
    if (skipped > 0) seen.add('skipped', skipped);
    if (between.length <= NEAR) for (const word of new Set(signWords(between))) seen.add(`g:${word}`);
    // '3 chairs, 5 a day per chair'
    const noun = headOf(part.unit);
    const rest = text.slice(part.end, next.end + 30).replace(part.unit, '');
    if (noun.length > 1 && rest.includes(noun)) seen.add('again');
  }
}

function sideSigns(seen: SignSet, text: string, first: Part, last: Part): void {
  const lead = text.slice(Math.max(first.sentence.start, first.start - 30), first.start);
  for (const word of signWords(lead).slice(-3)) seen.add(`<${word}`);
  const tail = text.slice(last.end, Math.min(last.sentence.end, last.end + NEAR));
  for (const word of signWords(tail).slice(0, 4)) seen.add(`>${word}`);
  if (EACH.test(tail.slice(0, 16))) seen.add('eachbehind');
}

function timeSigns(seen: SignSet, { group, per }: Way): void {
  const length = lengthOf(per);
  const told = group.map((part) => lengthOf(timeOfPart(part)));
  if (length < Math.max(...told)) seen.add('shorter');
  if (length > 0 && length === told.at(-1)) seen.add('perlast');
  if (length > 0 && length === told[0]) seen.add('perfirst');
  if (new Set(told).size > 1) seen.add('pers');
}

/** Likely figures that the way does not count. */
function leftSigns(seen: SignSet, { group, parts }: Way, first: Part, last: Part): void {
  const others = parts.filter((part) => !group.includes(part) && part.likely > MISSED);
  const left = others.filter(({ sentence }) => sentence.start === first.sentence.start);
  seen.add('left', Math.min(3, left.length));
  seen.add('outside', Math.min(3, others.length - left.length));
  if (left.some(({ start, end }) => start < first.start && first.start - end < NEAR)) seen.add('leftbefore');
  if (left.some(({ start }) => start > last.end && start - last.end < NEAR)) seen.add('leftbehind');
}

function ruleSigns(seen: SignSet, way: Way, { ruled, candidates }: Setting, first: Part, last: Part): void {
  const { count, per, group, told } = way;
  const rank = candidates.findIndex((one) => isSameCount(one.count, count) && one.per === per);
  seen.add(rank === 0 ? 'rank0' : rank > 0 ? 'rank1' : 'rankno');
  if (ruled === undefined) return seen.add('norule');
  const isSame = isSameCount(ruled.count, count);
  if (isSame && ruled.per === per) {
    seen.add('ruled');
    seen.add(`ruled n${group.length}`);
  } else if (isSame) seen.add('ruledcount');
  else if (ruled.path === told.path && ruled.span.start <= last.end && first.start <= ruled.span.end) {
    seen.add(count > ruled.count ? 'ruledless' : 'ruledmore');
    seen.add(`ruledother n${group.length}`);
  }
}

/** What is wished for, or priced, by the same word. */
function goalSigns(seen: SignSet, { group }: Way, { texts }: Setting): void {
  const part = group.length === 1 ? group[0] : group.at(-1);
  const noun = headOf(part?.unit ?? '');
  const isIn = (field: string): boolean =>
    texts.some(({ path, text }) => path.endsWith(field) && plain(text).includes(noun));
  if (noun.length <= 1) return;
  if (isIn('specificObjectives')) seen.add('goal');
  if (isIn('startingPrice')) seen.add('priced');
}

export function capacitySigns(way: Way, setting: Setting): Signs {
  const seen = new SignSet();
  const { group, per, told } = way;
  const text = plain(told.text);
  const [first, last] = [group.find(({ isElsewhere }) => isElsewhere !== true), group.at(-1)];
  if (first === undefined || last === undefined) return seen.signs;
  const [size, field] = [group.length, fieldOfPath(told.path)];
  for (const name of [
    '1',
    `n${size}`,
    `per:${per ?? ''}`,
    `n${size} per:${per ?? ''}`,
    `f:${field}`,
    `f:${field} n${size}`,
  ])
    seen.add(name);
  const likely = group.filter(({ kind }) => kind !== 'days').map((part) => part.likely);
  const [least, most] = [Math.min(...likely), Math.max(...likely)];
  seen.add('least', least);
  seen.add('most', most);
  seen.add(`least n${size}`, least);
  if (least < HARDLY) seen.add('unlikely');
  if (least > SURELY) seen.add('sure');
  for (const role of ['today', 'target', 'rate', 'price'] as const)
    seen.add(`r:${role}`, Math.max(...group.map(({ figure }) => figure?.likely(role) ?? 0)));
  partSigns(seen, text, way);
  gapSigns(seen, text, way);
  sideSigns(seen, text, first, last);
  timeSigns(seen, way);
  leftSigns(seen, way, first, last);
  ruleSigns(seen, way, setting, first, last);
  goalSigns(seen, way, setting);
  return seen.signs;
}
