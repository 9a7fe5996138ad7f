/** What an answer names beside what it was asked for: the state that a town lies in, the room that there is beside a goal. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { figuresIn } from '../../../understanding/answers/roles.ts';
import type { Place } from '../../../understanding/places/read-places.ts';

/** States and countries of which the places before them are parts: 'Tucson, Arizona'. */
const WHOLES =
  /^(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|New South Wales|NSW|Victoria|Queensland|Tasmania|(?:South|Western) Australia|England|Scotland|Wales|Ireland|(?:West|North|South|East) (?:Yorkshire|Sussex))$/u;

/** As it is written in an address: 'NJ'. */
const STATE = /^[A-Z]{2}$/u;

/** Counties that lie around one town beside them; in a list they are markets of their own. */
const COUNTIES =
  /^(?:Northumberland|Cumbria|County \p{Lu}\p{L}+|Co\.? \p{Lu}\p{L}+|\p{Lu}\p{L}+ County|\p{Lu}\p{L}*shire|Norfolk|Suffolk|Essex|Kent|Surrey|Dorset|Devon|Cornwall|Somerset|Rutland|(?:West|North|South|East) (?:Yorkshire|Sussex|Lothian))$/u;

/** 'Tucson and Oro Valley, Arizona': the state is not a third place; of one town it says which is meant. */
export function withoutWhole(places: Place[], answer: string): Place[] {
  const last = places.at(-1);
  if (places.length < 2 || !last) return places;
  const [first, , third] = places;
  const isOfTown =
    first !== undefined &&
    third === undefined &&
    (WHOLES.test(last.name) || COUNTIES.test(last.name)) &&
    !WHOLES.test(first.name) &&
    !COUNTIES.test(first.name) &&
    first.known === undefined &&
    answer.includes(`${first.name}, ${last.name}`);
  if (isOfTown) return [{ ...first, within: last.name }];
  // Of several states the last is one of them: 'Texas, Oklahoma, New Mexico', 'NJ, Chicago, Florida'.
  if (places.slice(0, -1).some(({ name }) => WHOLES.test(name) || STATE.test(name))) return places;
  const isAfterList = new RegExp(`\\band\\s[^,]+,\\s*${escapeRegExp(last.name)}\\s*$`, 'iu').test(answer);
  const stands = new RegExp(`,\\s*${escapeRegExp(last.name)}\\s*$`, 'iu').test(answer);
  return isAfterList || (stands && WHOLES.test(last.name)) ? places.slice(0, -1) : places;
}

/** Room that is told beside the goal, and what each of the things counted is worth, are no goals of their own. */
const ROOM = /\b(?:can|could) (?:take|serve|handle|fit|do|accept)\b|\broom for\b|รับ(?:เพิ่ม)?ได้/iu;
const SIZE_OF =
  /\b(?:contracts?|orders?|deals?|accounts?|customers?|clients?|bookings?|sites?)\s+(?:over|above|of|at|from|worth|up to)\s*$/iu;
const isWanted = ({ kind, text, from }: Goal, answer: string): boolean => {
  if (kind !== 'count' || from !== undefined) return true;
  const at = answer.indexOf(text);
  return !ROOM.test(text) && (at < 0 || !SIZE_OF.test(answer.slice(0, at)));
};

/** The goals without them, where others are left. */
export function wantedOf(goals: Goal[], answer: string): Goal[] {
  const wanted = goals.filter((goal) => isWanted(goal, answer));
  return wanted.length > 0 ? wanted : goals;
}

/** What is done has a rate in Thai ('อัตราต่ออายุ'); what is done with everybody names nobody ('ดูแล 143 บริษัท'). */
const DONE_TH = /^(?:ต่ออายุ|ใช้|เข้าพัก|กลับมา|ซื้อ|จอง|ปิดการขาย|สมัคร|เช่า|มาตามนัด|ตีกลับ|ยกเลิก|เปิด)/u;
/** 'หลังในสายส่ง': whom is counted by its own word, and the word alone opens no name. */
const COUNTED_FIRST = /^(?:หลัง|ราย|คน|ร้าน|เจ้า|จุด|บริษัท)(?=(?:ใน|ที่|ของ)[ก-๛])/u;
const DONE_WITH_ALL = /^(?:ดูแล|รับผิดชอบ|มี|รับ|ทำ|บริการ)$/u;
export const namedInThai = (goal: Goal): Goal =>
  goal.unit === '%' && DONE_TH.test(goal.metric)
    ? { ...goal, metric: `อัตรา${goal.metric}` }
    : goal.unit !== '' && DONE_WITH_ALL.test(goal.metric)
      ? { ...goal, metric: '' }
      : goal.unit !== '' && COUNTED_FIRST.test(goal.metric) && goal.metric.startsWith(goal.unit)
        ? { ...goal, metric: `ลูกค้า${goal.metric.slice(goal.unit.length)}` }
        : goal;

/** Characters of a sentence that is quoted on a slide, and of an answer that is quoted whole. */
const [QUOTE, WHOLE] = [120, 90];
/** A shorter piece of an answer says nothing by itself: '10', '8 in Feb'. */
const LEAST = 14;
/** 'Thirty would be a dream': nobody asks for that beside what is needed. */
const WOULD_BE = /(?<![a-z])would be (?:heaven|a dream|a miracle|even better)(?![a-z])/iu;

/**
 * A goal that is not read for certain stands in the client's own words, and nothing is reckoned from it.
 * @param answer where the goals stand
 */
export function quotedUnlessSure(goals: Goal[], answer: string): Goal[] {
  // The first is what the client asks for before all: where it is not certain, none beside it takes its place.
  if (goals[0]?.isUnsure === true) return [quoted(answer, goals)];
  return goals.flatMap((goal, at) => {
    if (goal.isUnsure !== true) return [goal];
    const told = goal.text.length < LEAST ? behind(goals[at - 1], answer) : goal.text;
    return told.length < LEAST || WOULD_BE.test(told) ? [] : [quoted(told, [goal])];
  });
}

/**
 * '800 orders Xmas, 480 Vday': so many for each day, and one money for all of them. They are won together until the last.
 */
export function addedUp(goals: Goal[]): Goal[] {
  const [first, second] = goals;
  const last = goals.at(-1);
  const areOne = goals.every(
    ({ kind, metric, unit, per, from, by, isMore }) =>
      kind === 'count' &&
      metric !== '' &&
      metric === first?.metric &&
      unit === first.unit &&
      per === undefined &&
      from === undefined &&
      isMore === undefined &&
      by?.day !== undefined,
  );
  if (first === undefined || second === undefined || last?.by === undefined || !areOne) return goals;
  const all = goals.reduce((sum, { to = 0 }) => sum + to, 0);
  return [{ ...first, to: all, by: last.by }];
}

/** What an answer says behind the goal before: 'ขอ 15 บ้าน แล้วก็| ลูกค้าเก่ากลับมาแค่ 90 อยากได้ 180'. */
const BEHIND = /^[^.,;\d]{0,24}?(?:[.,;]\s*|แล้วก็|และ|\sand\s)(?<rest>[\p{Lu}\d\p{Script=Thai}].+)$/su;
const behind = (before: Goal | undefined, answer: string): string =>
  (before?.at && BEHIND.exec(answer.slice(before.at.end))?.groups?.['rest']) ?? '';

/** The words as a goal without a figure, with the sentence of them that says most plainly what is wanted. */
function quoted(words: string, goals: readonly Goal[]): Goal {
  const goal: Goal = { kind: 'text', metric: words, unit: '', text: words };
  const wanted = figuresIn(words, 'goals').toSorted((a, b) => b.likely('target') - a.likely('target'))[0];
  // Where all of it is short, both figures stand in it: where the goal begins as well.
  const told =
    words.length <= WHOLE ? words : wanted && words.slice(wanted.sentence.start, wanted.sentence.end);
  const sentence = wanted && told?.replace(/[\s.;,]+$/u, '').replaceAll(/\s*\n\s*/gu, ' ');
  if (sentence === undefined || sentence.length > QUOTE) return goal;
  const numbers = goals.flatMap(({ to, unit }) => (to === undefined ? [] : [{ value: to, unit }]));
  return { ...goal, quote: { words: sentence, numbers } };
}
