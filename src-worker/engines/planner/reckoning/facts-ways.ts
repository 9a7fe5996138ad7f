/** Names for the steps of rates, where their reading has none: by the words around each, and by the rate told right before it. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Span } from '../../../../src/shared/reading/quantity.ts';
import { comesToNothing, goesSilent, staysAway } from '../../../understanding/denials.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { STEP_RANK, stepOf, stepsIn } from '../../../understanding/figures/steps.ts';
import { wayOf, type Way } from '../../../understanding/figures/ways.ts';
import type { RateReading, ReckonedReadings } from './facts.ts';
import { isField } from './facts-roots.ts';

/** 'Sixty per cent of bookings from word of mouth': where they come from, and no step that follows. */
export const ORIGIN =
  /word of mouth|\breferr\w+|recommend|\b(?:come|comes|came|are|is|bookings?|orders?|customers?|sales) (?:in )?(?:from|through|via)\b|บอกต่อ|แนะนำมา|เพื่อนแนะนำ|มาจาก/iu;

/** Who is no buyer at all: no part of a way. */
const NOISE = /ปน(?:มา|อยู่)|คนละกลุ่ม|not (?:our|real|even) |irrelevant|mixed in|time ?wasters?|junk|spam/iu;
/** A longer name that no other answer knows tells a story, and no step. */
const LONGEST = 16;

const OF_THOSE = /^\s*ของ(?:คน|ลูกค้า|ผู้)/u;
/** The words said of one share: from the figure before it, and to the next. */
function wordsAround(
  r: ReckonedReadings,
  { at, field }: RateReading,
): (Way & { near: string; ahead: string }) | undefined {
  const answer = isField(field) ? r.answers[field] : '';
  const figures = readQuantities(answer).filter(
    ({ quantity }) => quantity.kind !== 'duration' && quantity.kind !== 'date',
  );
  const own = figures.find(({ span }) => span.start === at?.start && span.end === at.end);
  if (!at || own?.quantity.kind !== 'percent') return undefined;
  const before = Math.max(0, ...figures.flatMap(({ span }) => (span.end <= at.start ? [span.end] : [])));
  const after = Math.min(
    answer.length,
    ...figures.flatMap(({ span }) => (span.start >= at.end ? [span.start] : [])),
  );
  const text = plain(answer);
  const [ahead, behind] = [text.slice(before, at.start), text.slice(at.end, after)];
  if (ORIGIN.test(`${ahead} ${behind}`) || NOISE.test(`${ahead} ${behind}`)) return undefined;
  const found = wayOf(ahead, behind);
  const isStory =
    /\p{Script=Thai}/u.test(found.to) && found.to.length > LONGEST && stepOf(found.to) === undefined;
  const way = isStory ? { ...found, to: '' } : found;
  const near = `${ahead} ${behind}`;
  // Who has come once and is gone for the next time went silent in no chat: 'เข็มสามหายไป 35% ของคนฉีดเข็มแรก'.
  return goesSilent(way.to) && !OF_THOSE.test(behind)
    ? { ...way, near, ahead, to: /\p{Script=Thai}/u.test(way.to) ? 'คุยต่อ' : 'reply' }
    : { ...way, near, ahead };
}

/** Both ends are steps that are known, and one leads to the other. */
function isSound({ from = '', to = '' }: RateReading): boolean {
  const [a, b] = [stepOf(from), stepOf(to)];
  return a !== undefined && b !== undefined && STEP_RANK[b] > STEP_RANK[a];
}

const isOneStep = (a: string, b: string): boolean =>
  areOneThing(a, b) || (stepOf(a) !== undefined && stepOf(a) === stepOf(b));

const haveSameEnds = (a: RateReading, b: RateReading): boolean =>
  b.to !== undefined && a.field === b.field && a.from === b.from && a.to === b.to && a.percent !== b.percent;

/** What was named, and where. */
interface Told {
  name: string;
  field: string;
  at?: Span;
}

/** As they stand before a rate in its answer: of two stories each goes on from its own cost. What stands behind it comes first. */
function inOrder(told: readonly Told[], { at, field }: RateReading): Told[] {
  if (!at) return [...told];
  const isBefore = (one: Told): boolean =>
    one.field === field && one.at !== undefined && one.at.end <= at.start;
  const before = told.filter(isBefore).toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
  return [...told.filter((one) => !isBefore(one)), ...before];
}

/** The same rates, in order, with the steps between which each lies where words or order say so. */
export function namedRates(r: ReckonedReadings): RateReading[] {
  const paid = r.costs.map(({ per, field, at }): Told => ({ name: per, field, ...(at ? { at } : {}) }));
  const told: Told[] = [];
  let absent = '';
  return linked(
    r.rates.map((given, i): RateReading => {
      // The words of another share: 'of visitors 6% ask for a quote and we win 1 in 3'.
      const isAnothers =
        given.at !== undefined && r.rates.slice(0, i).some((one) => haveSameEnds(one, given));
      const rate = isAnothers ? { ...given, from: '', to: '' } : given;
      const around = wordsAround(r, rate);
      // A Thai share stands behind what is done, where a reading looks ahead.
      const isNext = r.rates[i + 1]?.field === rate.field;
      const isThai =
        around !== undefined && around.to !== '' && /\p{Script=Thai}/u.test(`${around.ahead} ${around.to}`);
      const isRead = isSound(rate) && !(isNext && isThai);
      const way = isRead ? undefined : around;
      // 'Trial→paid 18%, churn 3%': both ends are told, and neither is a loss.
      const isWay = way !== undefined && isSound({ ...rate, ...way }) && stepOf(way.to) !== 'loss';
      const of = isWay && rate.kind === 'churn' ? { ...rate, kind: 'conversion' as const } : rate;
      const before = r.rates[i - 1];
      const isOfThose =
        of.kind === 'conversion' && before !== undefined && before.field === of.field && staysAway(absent);
      const read = isRead ? { ...of, ...fromBefore(of, told) } : of;
      const known = inOrder([...paid, ...told], rate);
      const named = way ? { ...of, ...endsOf(of, isOfThose ? came(way) : way, known) } : read;
      absent = named.kind === 'conversion' ? '' : (named.to ?? '');
      // Who stops takes no step that another begins at.
      if (named.kind === 'conversion' && named.to !== undefined && named.to !== '' && !isLoss(named.to))
        told.push({ name: named.to, field: rate.field, ...(rate.at ? { at: rate.at } : {}) });
      return around ? { ...named, near: around.near, ahead: around.ahead } : named;
    }),
  );
}

/** '3% of clicks book a demo, 40% of demos start': where the next rate begins, if the words of this one hold its name. */
function linked(rates: readonly RateReading[]): RateReading[] {
  return rates.map((rate, i) => {
    const next = rates[i + 1];
    const [to, from] = [rate.to ?? '', next?.from ?? ''];
    if (next?.field !== rate.field || from === '' || to === '' || rate.kind !== 'conversion') return rate;
    // 'Of 22 quotes 8 order. Leads from Facebook …': another story begins further back.
    const [end, start] = [stepOf(to), stepOf(from)];
    const isAnew =
      end !== undefined &&
      start !== undefined &&
      STEP_RANK[start] <= STEP_RANK.lead &&
      STEP_RANK[start] < STEP_RANK[end];
    const isOther = !isAnew && !isOneStep(to, from) && !isOneStep(rate.from ?? '', from);
    // Thai tells it before its share: what stands behind is the next rate's.
    const near = rate.near ?? rate.text;
    const own = /\p{Script=Thai}/u.test(rate.ahead ?? '') ? (rate.ahead ?? near) : near;
    return isOther && stepsIn(own).some(({ name }) => areOneThing(name, from)) ? { ...rate, to: from } : rate;
  });
}

const isLoss = (name: string): boolean => stepOf(name) === 'loss' || comesToNothing(name);

const came = (way: Way): Way =>
  way.from === '' ? { ...way, from: /\p{Script=Thai}/u.test(way.to) ? 'มาตามนัด' : 'attended' } : way;

/** 'One in seven comes to see it, half of viewings sign': what was told by an unknown name is what the next begins at. */
function fromBefore(
  { from = '', field }: RateReading,
  told: readonly { name: string; field: string }[],
): { from?: string } {
  const last = told.findLast((one) => one.field === field);
  const isKnown = !last || stepOf(last.name) !== undefined || told.some(({ name }) => isOneStep(name, from));
  return isKnown ? {} : { from: last.name };
}

/** 'Offered a seat': who they are is told by what was done to them. */
const DONE_TO = /^(?!need|indeed)[a-z]{3,}ed(?: |$)/iu;
export const isDoneTo = (name: string): boolean => DONE_TO.test(name) && stepOf(name) === undefined;

/** From the step that is named, else from the one told before in the same answer; of another answer none is meant unless named. */
function endsOf(
  { from: was = '', to: led = '', field, kind }: RateReading,
  { from, to }: Way,
  told: readonly { name: string; field: string }[],
): { from?: string; to?: string } {
  const last = told.findLast((one) => one.field === field)?.name ?? '';
  // '30% of those pay': what they do is not who they are.
  const known = [from, isSameWord(was, to) ? '' : was].flatMap((name) =>
    name === '' ? [] : (told.findLast((one) => isOneStep(one.name, name))?.name ?? []),
  )[0];
  const isKnown = stepOf(from) !== undefined || isDoneTo(from);
  const source = known ?? (isKnown || last === '' ? from || was : last);
  const end = withoutStart(to || led, last);
  // What is lost again is lost of what was told last, wherever that was.
  const before = told.findLast(({ name }) => stepOf(name) !== undefined) ?? told.at(-1);
  const of = source === '' && kind !== 'conversion' ? (before?.name ?? '') : source;
  if (end === '' || isSameWord(of, end)) return was === '' && of !== '' ? { from: of } : {};
  return { ...(of === '' ? {} : { from: of }), to: end };
}

/** 'One in four qualified gets placed': who was told before stands at the beginning of what they do. */
const withoutStart = (name: string, told: string): string =>
  told !== '' && name.toLowerCase().startsWith(`${told.toLowerCase()} `)
    ? name.slice(told.length).replace(/^\s*(?:gets?|is|are|then)?\s+/iu, '')
    : name;

const isSameWord = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
