/** Where the client sells: the places of its customers, not that of its own office. */
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readDoubts } from './readings.ts';
import { AUDIENCE, agesOf, isAudience, isFirstUnder } from './audience.ts';
import { folded, spoken, type Offer, type Told } from './candidate.ts';
import { isOfRival } from './others.ts';
import { namesRun, placesRun } from './places.ts';
import type { Segment } from './segment.ts';
import { clausesOf } from './sentences.ts';

const WHERE =
  /\b(?:deliver(?:ing|s)? (?:to|in|across|all over)|sell(?:ing)? (?:to|in|across|all over)|customers? (?:in|from)|guests? from|target(?:ing)? (?:people )?(?:in|from)|people (?:in|from|around)|clients? (?:in|from)|families (?:in|from)|patients? (?:in|from)|focus on|drive over from|(?:parents|owners|couples|women|men|buyers) (?:in|from))\b|ส่ง(?:ทั่ว|ใน|ทุก)|ลูกค้า.{0,20}(?:ใน|จาก)|พื้นที่|ย่าน|จาก(?=กรุงเทพ|เชียง|กทม)|ทั่วประเทศ|ที่เดินทางใน|โซน/iu;
const SERVES = /(?:ทำ|รับงาน|ให้บริการ|วิ่งงาน)(?:อยู่)?(?:แถว|ใน|ที่)?\s?$|\bwork(?:ing)? in\b/iu;
const BASE =
  /\b(?:based|located|office|factory|headquarters?|address|hq|mill|shop is)\b|อยู่(?:ที่|ใน|แถว)?\s?$/iu;
/** Whether the paragraph speaks of who buys. */
const nearAudience = ({ block, text }: Segment, audiences: ReadonlySet<number>): boolean =>
  /^(?:the\s)?\p{Lu}/u.test(text) && audiences.has(block);

export function readWhere({ told }: Told, offer: Offer): void {
  // Paragraphs that speak of who buys.
  const audiences = new Set(
    told.filter((one) => isAudience(one) || AUDIENCE.test(one.text)).map(({ block }) => block),
  );
  for (const segment of told)
    if (!isOfRival(segment) && !segment.topics.includes('ignored')) whereOf(segment, told, audiences, offer);
}

function whereOf(
  segment: Segment,
  told: readonly Segment[],
  audiences: ReadonlySet<number>,
  offer: Offer,
): void {
  const path = 'targetAudience.geographicLocation';
  const { text } = segment;
  if (
    segment.topics.includes('places') &&
    (segment.by === 'label' || (segment.by === 'heading' && isFirstUnder(segment, told) && text.length < 120))
  ) {
    offer(path, spoken(text), segment, [
      ['label', 0.9],
      ...(isNoAnswer(text) ? [['no answer', -0.9] as const] : []),
    ]);
    return;
  }
  if (segment.topics.includes('notPlaces')) return;
  const isAbout =
    isAudience(segment) ||
    AUDIENCE.test(text) ||
    segment.topics.includes('places') ||
    agesOf(text, false) !== undefined ||
    nearAudience(segment, audiences);
  const isCued = WHERE.test(text);
  const ships =
    /ส่ง(?:ฟรี)?(?:ทั่วประเทศ|ทั่วไทย|ทุกจังหวัด)(?:\s?ยกเว้น(?:\s?[\d๐-๙]+)?\s?[^\s,;]+)?|\b(?:nationwide|all over thailand|across thailand|whole country)\b/iu.exec(
      text,
    )?.[0];
  if (ships !== undefined) {
    offer(path, spoken(ships), segment, [
      ['the whole country', readDoubts(text.slice(0, text.indexOf(ships))).length > 0 ? 0.2 : 0.6],
    ]);
    return;
  }
  const [known, names] = [placesRun(text), namesRun(text, isAbout || isCued)];
  const run =
    known !== undefined &&
    names !== undefined &&
    known.count === 1 &&
    names.count > 1 &&
    names.text.includes(known.text)
      ? names
      : (known ?? names);
  if (run === undefined) return;
  const before = text.slice(0, run.start);
  const clause = clausesOf(before).at(-1)?.text ?? '';
  const isAlone = folded(text.replace(run.text, '')).length <= 6;
  offer(path, spoken(run.text), segment, [
    ['names places', 0.25],
    ...(isAbout
      ? [['of the audience', 0.4] as const]
      : isCued || SERVES.test(before.slice(-30))
        ? [['where it sells', 0.35] as const]
        : []),
    ...(isAlone && run.count > 1 ? [['places alone', 0.3] as const] : []),
    ...(segment.by === 'question' && segment.topics.includes('places')
      ? [['answers the question', 0.2] as const]
      : []),
    ...(BASE.test(before.slice(-30)) && !SERVES.test(before.slice(-30))
      ? [['where it is', -0.4] as const]
      : []),
    ...(readDoubts(clause).length > 0 ? [['refused', -0.5] as const] : []),
  ]);
}
