/**
 * What the client tells in passing that can be made use of: when it has room, who gives it to others, who sends people, and who does
 * not know of it yet. Each in the client's words.
 */
import { once } from '../../../understanding/remember.ts';
import { BUYERS } from '../../../understanding/buyers.ts';
import { readRoomTimes, timesToFill, type RoomTime } from '../../../understanding/answers/room-times.ts';
import { SOMEBODY_THINKS, tellsOfNotKnowing } from '../../../understanding/answers/tells.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Readings } from '../readings/index.ts';
import { tidy } from './claims.ts';
import { sentencesOf, type Said } from './said.ts';
import { isWhole } from './whole.ts';

export interface Chances {
  /** When it has room: 'January-February the trucks sit', 'ช่วงบ่ายว่างมาก'. */
  quiet?: Said;
  /** When nothing is left: 'weekends always full', 'ศุกร์เสาร์เต็ม'. */
  full?: Said;
  /** The hours or days of every week that are to be filled, by their names alone: 'Mon-Thu', 'เช้า 9-11'. */
  toFill?: readonly string[];
  /** Who buys it as a gift. */
  giver?: Said & { who: string };
  /** Who tells people to come: 'สัปเหร่อบอกให้ไปลอย'. */
  sender?: Said & { who: string };
  /** Who does not know: 'The new folks don't know it needs pumping'. */
  unknowing?: Said;
  /** When they order or write, by the clock. */
  hours?: Said;
}

const OWN_STORY = [
  'currentChallenges',
  'whyNeedNow',
  'onlineAdIssues',
  'strengths',
  'productService',
] as const;
const OF_GOAL = ['specificObjectives'] as const;
const OF_PEOPLE = ['additionalDemographics', 'targetDemographics', 'marketContext'] as const;
/** Characters that an idea quotes. */
const LONGEST = 90;

const clausesOf = (words: string): string[] =>
  words.split(isMostlyThai(words) ? /\s+/u : /[,;]\s+(?:and |but |so )?|\s+(?:and|but|while)\s+/iu).map(tidy);

/** Then nobody can be asked to come: which one it is, an advert cannot say. */
const SOME_TIME = /\b(?:some|certain|other) (?:days|weeks|months)\b|บาง(?:วัน|เดือน|ช่วง|อาทิตย์|สัปดาห์)/iu;

/** The words that tell when there is room, or when none is left. */
function timeOf(r: Readings, kind: RoomTime['kind']): Said | undefined {
  const fields = kind === 'full' ? OWN_STORY : [...OWN_STORY, ...OF_GOAL];
  for (const { words, field } of sentencesOf(r, fields))
    for (const time of readRoomTimes(words)) {
      const told = tidy(time.words);
      if (kind === 'free' && SOME_TIME.test(told)) continue;
      if (time.kind === kind && told.length <= LONGEST && isWhole(told)) return { words: told, field };
    }
  return undefined;
}

/** What is had at a time, so that an empty one is lost. */
const TIMED: ReadonlySet<string> = new Set([
  'appointment service', 'course', 'meal or venue', 'stay', 'rental', 'tour', 'subscription',
]); // prettier-ignore
/** Times that a line names. */
const MOST_TIMES = 2;
/** Weekly times to be filled, where what is sold is had at a time. */
export function toFillOf(r: Readings): string[] {
  const kind = r.offer.kind.value;
  if (kind === undefined ? r.act.id !== 'booking' : !TIMED.has(kind)) return [];
  const all = sentencesOf(r, [...OWN_STORY, ...OF_GOAL])
    .flatMap(({ words }) => timesToFill(words))
    .flatMap(({ words, isWeekly }) => (isWeekly ? [words] : []));
  return all
    .filter(
      (words, at) =>
        !all.some((other, i) => i !== at && other.includes(words) && (other !== words || i < at)),
    )
    .slice(0, MOST_TIMES);
}

/** Who is told to send people: one who meets them before the client does. */
const SENDS_EN =
  /(?:^|[\s,;])(?:the |their |a |an |our |most |often )*(?<who>(?!we\b|i\b|they\b|people\b|customers\b|it\b|that\b|who\b|and\b|or\b|usually\b)(?:\p{L}+ )?\p{L}+) (?:usually |often |mostly |always )?(?:tells?|sends?|telling|sending|refers?|recommends?|points?) (?:them|people|their (?:clients|patients|customers|guests)|patients|us (?:people|clients|customers)|clients|customers)\b/iu;
const SENDS_TH =
  /(?:^|\s)(?<who>(?!เรา|คน|ลูกค้า|ทีม|แต่|ถ้า)[ก-๛]{2,16}?)(?:มัก|จะ|ชอบ)*(?:บอกให้(?:ไป|มา|ลอง|หา)|แนะนำให้(?:มา|ไป|ลอง)|แนะนำ(?:มา|ต่อ)|ส่ง(?:คนไข้|ลูกค้า|คน)มา(?:ให้)?)/u;

function senderOf(r: Readings): Chances['sender'] {
  for (const { words, field } of sentencesOf(r, [...OF_PEOPLE, ...OWN_STORY])) {
    const who = (SENDS_EN.exec(words) ?? SENDS_TH.exec(words))?.groups?.['who'];
    const clause = clausesOf(words).find((part) => who !== undefined && part.includes(who));
    // That somebody came by recommendation names nobody who sends.
    if (who === undefined || BUYERS.test(who)) continue;
    if (clause !== undefined && clause.length <= LONGEST && isWhole(clause))
      return { words: clause, field, who };
  }
  return undefined;
}

function unknowingOf(r: Readings): Said | undefined {
  for (const { words, field } of sentencesOf(r, [...OF_PEOPLE, 'currentChallenges'])) {
    const isThai = isMostlyThai(words);
    if (!tellsOfNotKnowing(words) || words.length > LONGEST || !isWhole(words)) continue;
    // What the client itself does not know tells nothing of buyers.
    if (/^(?:we|i)\b|^(?:เรา|ทีม|ผม)/iu.test(words)) continue;
    if (isThai || BUYERS.test(words) || SOMEBODY_THINKS.test(words)) return { words, field };
  }
  return undefined;
}

/** By the clock: 'สั่งกันตอนตี 4 ถึง 6 โมงเช้า', 'they order between 9 and 11 at night'. */
const ORDERS =
  /\b(?:orders?|ordering|buys?|writes?|messages?|books?|scrolls?|looks?|browses?|searche?s?|calls?)\b|สั่ง|ทัก|ซื้อ|ไถ|เสิร์ช|ค้น|ดู|เล่น|โทร/iu;
const CLOCK =
  /\b(?:after|from|at|around|until|between|before|past) \d{1,2}(?::\d\d)?(?: ?(?:am|pm|and|to|at night)|\b(?= ?(?:o'clock|in the)))|\b(?:sunday|monday|friday|saturday) (?:night|evening|morning)s?\b|\bat night\b|\bevenings\b|\blunch (?:time|break)|ตี \d|\d ?โมง|\d ?ทุ่ม|(?:สอง|สาม|สี่|ห้า)ทุ่ม|ตอน(?:ดึก|กลางคืน|เย็น|เช้า)|หลัง(?:เลิกงาน|ปิดร้าน|เลิกเรียน)|พักเที่ยง/iu;

/** Then all is taken: nobody is to be called for it. */
const isTaken = (words: string): boolean =>
  /\bbook(?:s|ed)? (?:out|up|solid)\b|\bsells? out\b|\b(?:always|mostly|all) (?:full|gone|taken|booked)\b|\bfully booked\b|(?:คิว|ที่|ห้อง|รอบ)?เต็ม(?:ตลอด|ทุก|หมด|แล้ว|เร็ว|$)/iu.test(
    words,
  );

const hoursOf = (r: Readings): Said | undefined =>
  sentencesOf(r, ['additionalDemographics', 'targetDemographics', 'currentChallenges']).find(
    ({ words }) =>
      words.length <= LONGEST && ORDERS.test(words) && CLOCK.test(words) && !isTaken(words) && isWhole(words),
  );

function giverOf({ insights }: Readings): Chances['giver'] {
  const found = insights.find(({ kind }) => kind === 'gives');
  return found && { words: found.words, field: 'targetDemographics', who: found.who };
}

/** What of it the answers tell; nothing is guessed. */
export const chancesOf = once((r: Readings): Chances => {
  const [quiet, full, giver, sender, unknowing, hours] = [
    timeOf(r, 'free'),
    timeOf(r, 'full'),
    giverOf(r),
    senderOf(r),
    unknowingOf(r),
    hoursOf(r),
  ];
  const toFill = toFillOf(r);
  return {
    ...(quiet ? { quiet } : {}),
    ...(full ? { full } : {}),
    ...(toFill.length > 0 ? { toFill } : {}),
    ...(giver ? { giver } : {}),
    ...(sender ? { sender } : {}),
    ...(unknowing ? { unknowing } : {}),
    ...(hours ? { hours } : {}),
  };
});
