/** Answers in the client's own words: what it sells, what is good about it, why now, what stands in its way. */
import { isDoubted, isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readDoubts, readQuantities } from './readings.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { CUES, type Cue } from './cues.table.ts';
import { isStart } from './figures.ts';
import { isOfRival } from './others.ts';
import type { Segment } from './segment.ts';

/** Answers that go on over several sentences; of the others the first is the answer. */
const GOES_ON: ReadonlySet<string> = new Set([
  'strengths',
  'keyMessage',
  'challenges',
  'market',
  'afterSales',
  'whyNow',
]);

export function readTexts(view: Told, offer: Offer): void {
  const { told } = view;
  for (const cue of CUES) readText(cue, told, offer);
  readHeroRows(told, offer);
  readAppositive(view, offer);
}

function readText(cue: Cue, told: readonly Segment[], offer: Offer): void {
  const { path, topic } = cue;
  for (const [index, segment] of told.entries()) {
    if (isOfRival(segment) || segment.row !== undefined || segment.topics.includes('ignored')) continue;
    const isAsked = segment.topics.includes(topic);
    const list =
      isAsked && segment.kind === 'item' && segment.by !== 'question' ? listUnder(segment, told, topic) : [];
    if (list.length > 1 && GOES_ON.has(topic)) {
      const items = list
        .map(({ text }) => spoken(cueless(text, cue)))
        .filter((text) => cue.unlike?.test(text) !== true && text.length > 2);
      if (list[0] === segment && items.length > 0)
        offer(path, items.join(', '), list, [['the list under it', 0.75]]);
    } else if (isAsked && segment.by === 'label')
      labelled(cue, segment, told.slice(index + 1, index + 8), offer);
    else if (isAsked) {
      const value = spoken(cueless(segment.text, cue));
      if (value.length < 4 || isNoAnswer(value) || cue.unlike?.test(segment.text) === true) continue;
      if (
        segment.by === 'heading' &&
        segment.kind === 'sentence' &&
        told.some(
          (other) => other.block === segment.block && other.kind === 'label' && other.topics.includes(topic),
        )
      )
        continue;
      const isQuestion = segment.by === 'question';
      const fits = cue.like?.test(segment.text) === true;
      offer(path, value, segment, [
        isQuestion
          ? ['answers the question', segment.topics.length === 1 ? 0.6 : 0.4]
          : ['under the heading', 0.62],
        ...(fits ? [['sounds like it', 0.15] as const] : []),
        ...(isQuestion && isNext(told, index) ? [['not the first answer', -0.15] as const] : []),
        ...(/^(?:yes|no|yep|nope|ok|ไม่|ใช่|โอเค)\b.{0,12}$/iu.test(value)
          ? [['no more than yes or no', -0.5] as const]
          : []),
        ...(cue.plain === true && isDoubted(value, 'unsure', 'not yet', 'later', 'proposed')
          ? [['doubted', -0.4] as const]
          : []),
      ]);
    }
    for (const { pattern, points, reason } of cue.patterns) {
      const match = pattern.exec(segment.text.slice(0, 2000));
      const groups = match?.groups;
      const words = groups?.['value'] ?? groups?.['b'] ?? groups?.['c'] ?? groups?.['thai'];
      if (match === null || words === undefined) continue;
      const value = spoken(words);
      if (value.length < 3 || cue.unlike?.test(value) === true) continue;
      const before =
        segment.text
          .slice(Math.max(0, match.index - 24), match.index)
          .split(/[,.;]/u)
          .at(-1) ?? '';
      offer(path, value, segment, [
        [reason, points],
        ...(isDoubted(before, 'negated', 'forbidden', 'not yet') ? [['denied', -0.4] as const] : []),
        ...(cue.plain === true && isDoubted(value.slice(0, 30), 'forbidden', 'later', 'proposed', 'unsure')
          ? [['doubted', -0.3] as const]
          : []),
        ...(segment.topics.length > 0 && !isAsked && segment.by === 'label'
          ? [['under another label', -0.3] as const]
          : []),
      ]);
    }
  }
}

/** The items of the list that an item belongs to. */
const listUnder = ({ label, by }: Segment, told: readonly Segment[], topic: string): Segment[] =>
  told.filter(
    (one) =>
      one.kind === 'item' && one.label === label && one.by === by && one.topics.some((own) => own === topic),
  );

const isNext = (told: readonly Segment[], index: number): boolean => {
  const [before, own] = [told[index - 1], told[index]];
  return before !== undefined && own !== undefined && before.label === own.label && before.by === own.by;
};

function labelled(cue: Cue, segment: Segment, after: readonly Segment[], offer: Offer): void {
  const { path, topic } = cue;
  const rest = GOES_ON.has(topic)
    ? after.filter(
        (one) =>
          one.block === segment.block &&
          one.by === 'heading' &&
          one.topics.includes(topic) &&
          one.label === segment.label,
      )
    : [];
  const short = [segment, ...rest].map(({ text }) => text).join(' ');
  const value = spoken(short.length <= 240 ? short : segment.text);
  if (value === '' || isNoAnswer(value)) return;
  offer(path, spoken(cueless(value, cue)), segment, [
    ['label', 0.9],
    ...(isDoubted(value, 'unsure') && value.length < 40 ? [['doubted', -0.6] as const] : []),
    ...(cue.unlike?.test(value) === true ? [['about something else', -0.4] as const] : []),
    ...(/สมัคร|apply/iu.test(segment.label) ? [['a job', -0.5] as const] : []),
  ]);
}

/** Without the words that say what kind of sentence it is. */
const cueless = (text: string, { lead }: Cue): string => (lead === undefined ? text : text.replace(lead, ''));

function readHeroRows(told: readonly Segment[], offer: Offer): void {
  for (const segment of told) {
    const name = segment.row?.cells.get('company') ?? segment.row?.cells.get('products');
    if (name === undefined || segment.row?.cells.has('good') === true) continue;
    if (isStart(segment.text) && /push|ดัน|best ?sell|ขายดี|hero/iu.test(segment.text))
      offer('clientInfo.heroProduct', name, segment, [['marked in the list', 0.8]]);
  }
}

const OFFERING =
  /\b(?:hire|gym|shop|store|studio|salon|services?|classes|lessons|tours?|planners?|notebooks?|kits?|coffee|food|rental|repairs?|canoes?|scooters?|bikes?|handmade|hand[- ]?(?:bound|made)|vintage|organic|we)\b|เตียง|ชุด|อาหาร|ขาย|เช่า|บริการ|ทำ|เพาะ|ผลิต/iu;

/** What stands right after the name says what it is: 'Otter & Plum, hand bound planners', 'ร้าน "หมอบ" ค่า เตียงหมา…'. */
function readAppositive({ told, ownNames, isChat }: Told, offer: Offer): void {
  for (const [index, segment] of told.entries()) {
    if (index > 40 || isOfRival(segment) || (segment.by === 'label' && segment.kind === 'label')) continue;
    const named =
      /^(?<name>[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’.+-]*(?:\s(?:&|of|on|the|[\p{Lu}\p{N}][\p{L}\p{M}\p{N}&'’+-]*)){1,5}),\s(?<what>\p{Ll}[^,.!?]{6,80})/u.exec(
        segment.text,
      )?.groups;
    if (named?.['what'] !== undefined)
      offer('clientInfo.productService', spoken(named['what']), segment, [
        ['beside the name', OFFERING.test(named['what']) ? 0.62 : 0.4],
      ]);
    const quoted =
      /^(?:ร้าน|แบรนด์|เพจ)\s?["“][^"”]{2,30}["”]\s*(?:ค่ะ|ค่า|ครับ|คะ)?\s*(?<what>[^\n]{6,120})/u.exec(
        segment.text,
      )?.groups?.['what'];
    if (quoted !== undefined)
      offer('clientInfo.productService', spoken(quoted), segment, [['beside the name', 0.65]]);
    if (!isChat || ownNames.size === 0) continue;
    const isName = /^[\p{Lu}][\p{L}\p{M}&'’.+-]*(?:\s[\p{Lu}&][\p{L}\p{M}&'’+-]*){1,4}[.!]?$/u.test(
      segment.text,
    );
    if (!isName) continue;
    for (const next of told.slice(index + 1, index + 4)) {
      if (next.block !== segment.block) break;
      if (
        OFFERING.test(next.text) &&
        !readDoubts(next.text.slice(0, 12)).length &&
        readQuantities(next.text).every(({ quantity }) => quantity.kind !== 'money')
      ) {
        offer('clientInfo.productService', spoken(next.text), next, [['after the name', 0.62]]);
        break;
      }
    }
  }
}
