/** Who buys already: how many there are, how many leave, how often they order again, and what an order leaves. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { forbids } from '../../../understanding/denials.ts';
import { thaiEach } from '../../../understanding/figures/each.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact, ReckonedReadings } from './facts.ts';
import { isField, rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

const THERE =
  /(?:\b(?:have|already|now at|currently|database of|list of|base of|we'd want|total of)\s*$|(?:ลูกค้า(?:เก่า)?(?:ในมือ|อยู่)?|มี(?:แล้ว)?|ในมือ|ฐานลูกค้า|สมาชิก)\s*$)/iu;
const THERE_AFTER = /^\s*(?:แล้ว|อยู่แล้ว|already|trading|so far|in all|across the|we'd want)/iu;
const SAYS_THERE =
  /have|already|now|currently|database|list|base|we'd want|total|trading|so far|in all|across|ลูกค้า|มี|ในมือ|ฐาน|สมาชิก|แล้ว/iu;
const BASE_FIELDS = ['specificObjectives', 'strengths', 'productService', 'currentChallenges'] as const;

/** Customers or branches that the client says are there, beside what its goals count from. */
export function baseOf(
  r: ReckonedReadings,
  goals: readonly GoalFact[],
): { figure: Figure; of: string } | undefined {
  for (const field of BASE_FIELDS) {
    const answer = r.answers[field];
    const text = plain(answer);
    if (!SAYS_THERE.test(text)) continue;
    for (const { quantity, span, per } of readQuantities(answer)) {
      if (quantity.kind !== 'count' || per !== undefined || quantity.value < 5) continue;
      if (goals.some(({ to }) => to.value === quantity.value)) continue;
      if (!THERE.test(text.slice(0, span.start)) && !THERE_AFTER.test(text.slice(span.end))) continue;
      const root = rootOf(r, field, answer.slice(span.start, span.end).trim());
      return { figure: { value: quantity.value, root, certainty: 0.7 }, of: quantity.unit };
    }
  }
  return undefined;
}

/** A limit that is wished for is not today's. */
const WISH =
  /\b(?:under|below|less than|keep|target|goal|want|reduce|cut|down to)\b|ไม่เกิน|ต่ำกว่า|อยาก|เป้า|ลดให้|เหลือ/iu;

/** Of those who bought so many percent buy again. */
export function repeatOf(r: ReckonedReadings): Figure | undefined {
  const read = r.rates.find(({ kind, text }) => kind === 'repeat' && !WISH.test(text));
  return read && { value: read.percent, root: rootOf(r, read.field, read.text), certainty: 0.8 };
}

/** 'Stay with us next year', 'come back each season', 'ต่ออายุ': who goes on is there the next time without being won. */
const GOES_ON =
  /(?<![a-z])(?:re-?new(?:s|ed|al|als)?|re-?enrol\p{L}*|sign(?:s|ed)? (?:up )?again|stays? on|stays? with us|(?:com|play|walk|run|ride|march|danc|sail|camp|exhibit|return|stay|book|sign)\p{L}*(?: back| up)?(?: with us| here)?,? (?:again|(?:for )?(?:the )?(?:next|following|each|every) (?:years?|seasons?|terms?|sessions?|editions?|time))|of (?:the |our )?last (?:years?|seasons?|terms?|summers?|winters?|times?)(?:['’]?s)?(?: [a-z]+){0,2} (?:(?:buy|bought|book|booked|order|ordered|came|come) (?:again|back)|returned|return))(?![a-z])|ลูกค้า(?:ปีก่อน|ปีที่แล้ว|รอบก่อน|รุ่นก่อน|เดิม|เก่า)กลับมา|ต่อ(?:อายุ|สัญญา|เทอม)|(?:กลับ)?มา(?:อีก|ต่อ|ใหม่|เรียนต่อ)?(?:ใน)?(?:ปีหน้า|ทุกปี|ปีถัดไป|ซีซั่นหน้า|เทอมหน้า)/iu;
/** In the same season nobody is there the next time. */
const WITHIN =
  /(?<![a-z])(?:within|inside|in the same|after \d|a month|months?|weeks?|days?)(?![a-z])|ภายใน|เดียวกัน|ต่อเดือน|ทุกเดือน/iu;

const NOT_RENEWED =
  /(?<![a-z])(?:do(?:es)?|did|will|wo)(?:n['’]?t| not) (?:re-?new|sign again|re-?enrol)|ไม่ต่อ(?:อายุ|สัญญา)/iu;
/** Of those who were there the last time so many percent are there again. */
export function renewalOf(r: ReckonedReadings): Figure | undefined {
  for (const { kind, percent, field, text, at } of r.rates) {
    if (kind === 'churn' && NOT_RENEWED.test(text) && isField(field))
      return { value: 100 - percent, root: rootOf(r, field, text), certainty: 0.7 };
    if (kind !== 'repeat' || !at || !(percent < 100) || !isField(field)) continue;
    const answer = plain(r.answers[field]);
    const [behind = ''] = answer.slice(at.end, at.end + 60).split(/[.;\n]/u);
    const before =
      answer
        .slice(Math.max(0, at.start - 24), at.start)
        .split(/[.;\n]/u)
        .at(-1) ?? '';
    const words = `${before} ${behind}`;
    if (GOES_ON.test(words) && !WITHIN.test(words) && !WISH.test(before))
      return { value: percent, root: rootOf(r, field, text), certainty: 0.7 };
  }
  return undefined;
}

const AGAIN =
  /re-?orders?|orders? again|buys? again|repurchas|come back|comes? back|want me back|สั่งซ้ำ|ซื้อซ้ำ|รอบการสั่งซื้อ|กลับมา(?:ซื้อ|สั่ง|ใช้)/iu;
/** 'An active butcher orders every 5 weeks', 'ร้านสั่งทุก 2 สัปดาห์'. */
const ORDERS_EVERY =
  /(?<![a-z])(?:orders?|buys?|comes?(?: in)?|books?|visits?|restocks?|refills?) (?:about |roughly )?every(?![a-z])|(?:สั่ง|ซื้อ|มา|เติม)(?:ของ)?ทุกๆ?(?=\s?\d|\s?(?:สอง|สาม|สี่))/iu;
const EVERY = /(?:every|each|about|at|after|ทุกๆ?|ประมาณ)\s*$/iu;
const AGAIN_FIELDS = [
  'additionalDemographics',
  'afterSalesService',
  'specificObjectives',
  'currentChallenges',
  'targetDemographics',
] as const;

/** 'Orders 9,000 cartons, 3 times a year', 'สั่งปีละ 4 ครั้ง'. */
const BUYS = /(?<![a-z])(?:orders?|buys?|takes?|comes?|books?|visits?)(?![a-z])|สั่ง|ซื้อ|กลับมา|มาใช้/iu;
const TIMES = /^(?:times?|orders?|ครั้ง|รอบ|ออเดอร์)$/iu;
const SO_OFTEN = [...AGAIN_FIELDS, 'additionalNotes', 'onlineAdIssues'] as const;

/** Weeks from one order to the next, where an answer says how often in a year or month people order. */
export function oftenOf(r: ReckonedReadings): Figure | undefined {
  for (const field of SO_OFTEN)
    for (const part of r.answers[field].split(/[;\n]|\.(?:\s|$)/u)) {
      if (!BUYS.test(part)) continue;
      for (const { quantity, per } of readQuantities(part)) {
        const one = per === 'year' || per === 'month' || per === 'quarter' ? WEEKS[per] : undefined;
        if (one === undefined || quantity.kind !== 'count' || !TIMES.test(quantity.unit)) continue;
        if (!(quantity.value > 1) || quantity.value > 30 || quantity.high !== undefined) continue;
        return { value: one / quantity.value, root: rootOf(r, field, part.trim()), certainty: 0.7 };
      }
    }
  return undefined;
}

/** How often people order again, where an answer says it of orders: 'สั่งซ้ำทุก 3-4 สัปดาห์'. */
export function reorderOf(r: ReckonedReadings): Figure | undefined {
  for (const field of AGAIN_FIELDS) {
    for (const part of r.answers[field].split(/[;,\n]|\.(?:\s|$)/u)) {
      if (!AGAIN.test(part) && !ORDERS_EVERY.test(part)) continue;
      for (const { quantity, span } of readQuantities(part)) {
        if (quantity.kind !== 'duration' || !EVERY.test(part.slice(0, span.start))) continue;
        const one = WEEKS[quantity.unit];
        if (one === undefined || !(quantity.value > 0)) continue;
        const high = quantity.high === undefined ? {} : { high: quantity.high * one };
        return { value: quantity.value * one, ...high, root: rootOf(r, field, part.trim()), certainty: 0.7 };
      }
    }
  }
  return undefined;
}

const WEEKS: Readonly<Partial<Record<string, number>>> = {
  day: 1 / 7,
  week: 1,
  month: 52 / 12,
  quarter: 13,
  year: 52,
};

const MARGIN = /(?<![a-z])(?:marging?s?|profits?|markup)(?![a-z])|กำไร(?:ขั้นต้น)?|มาร์จิ้?น/iu;
/** A ban or a wish is no margin. */
const NO_MARGIN = /guarante|การันตี|want|goal|อยาก|target|เป้า/iu;
const MARGIN_FIELDS = [
  'startingPrice',
  'currentChallenges',
  'additionalNotes',
  'specificObjectives',
  'onlineAdIssues',
  'strengths',
  'whyNeedNow',
  'additionalDemographics',
] as const satisfies readonly (keyof Answers)[];

/** What is left of one, as a sum: 'margin about £1.10 a pallet', 'กำไรลังละ 260'. */
export interface GainFact {
  figure: Figure;
  /** Of one of what; '' where nobody says. */
  each: string;
}

/** 'We keep €88 of each', 'each job leaves us $95 after parts', '£18 of every box is ours'. */
const KEPT =
  /(?<![a-z])(?:keep|clear|net|left|leaves?|ours|make|earn)(?![a-z])|หัก[^.;\n]{1,60}เหลือ|ทุน[^.;\n]{1,24}เหลือ/iu;
const KEEP =
  /(?<![a-z])(?:we|i) (?:only )?(?:keep|clear|net|make|earn|are left with|end up with)(?: about| around| roughly)?\s*$/iu;
const OF_EACH = /^\s*(?:of|on|from|per|for|out of|an?)?\s?(?:each|every|one|per|an? )/iu;
const LEAVES_US = /(?<![a-z])(?:leaves|leaving)(?: us| me)?(?: with)?(?: about| around| roughly)?\s*$/iu;
const IS_OURS = /^\s*(?:of|on|from) (?:each|every|one|an?) (?:\p{L}+ ){0,2}(?:is|are) ours(?![a-z])/iu;

/** 'หักค่าซักค่าช่างเหลือชุดละ 310', 'ทุน 70 เหลือ 50': what is left of one, whatever is taken off. */
const LEFT_OF_ONE =
  /(?:หัก[^.;\n]{1,60}|ทุน[^.;\n]{1,24})เหลือ(?:แค่|ประมาณ|ราวๆ?|เข้ากระเป๋า|กำไร)*\s?(?<of>[ก-๛]{1,12}ละ)?\s?(?:ประมาณ|ราวๆ?|แค่)?\s*$/u;
/** 'กำไรต่อใบ 118 หลังหักค่าแพลตฟอร์ม': so much of each, whatever word stands behind the sum. */
const GAIN_PER = /กำไร(?:ขั้นต้น)?\s?ต่อ\s?(?<of>[ก-๛]{1,10}?)\s?(?:เฉลี่ย|ประมาณ|ราวๆ?)?\s*$/u;
/** The gain told in money; what one of something else leaves says nothing of the price, and is still told. */
export function gainOf(r: ReckonedReadings): GainFact | undefined {
  for (const field of MARGIN_FIELDS) {
    const answer = r.answers[field];
    if (!MARGIN.test(answer) && !KEPT.test(answer)) continue;
    const text = plain(answer);
    for (const { quantity, span, each } of readQuantities(answer)) {
      const [before = ''] = text
        .slice(Math.max(0, span.start - 32), span.start)
        .split(/[.,;\n]\s/u)
        .slice(-1);
      const per = GAIN_PER.exec(before)?.groups?.['of'];
      const own = each ?? thaiEach(before) ?? per ?? '';
      const isLeft = LEFT_OF_ONE.test(text.slice(Math.max(0, span.start - 90), span.start));
      // 'เหลือชุดละ 310 ร้านปิดทุกวันพุธ': what stands behind the sum begins the next statement.
      const isSum =
        quantity.kind === 'money' ||
        (quantity.kind === 'count' && ((quantity.unit === '' && own !== '') || isLeft || per !== undefined));
      const after = text.slice(span.end, span.end + 40);
      const isKept =
        quantity.kind === 'money' &&
        ((KEEP.test(before) && OF_EACH.test(`${own === '' ? '' : ` per ${own}`}${after}`)) ||
          (LEAVES_US.test(before) && /^\s*(?:after|when|once|net|\.|,|$)/iu.test(after)) ||
          IS_OURS.test(after));
      if (!isSum || !(isKept || isLeft || MARGIN.test(before)) || NO_MARGIN.test(before) || forbids(before))
        continue;
      const words = answer.slice(Math.max(0, span.start - 24), span.end).trim();
      return { figure: { value: quantity.value, root: rootOf(r, field, words), certainty: 0.7 }, each: own };
    }
  }
  return undefined;
}

const BARE_MARGIN = /(?<![a-z])(?:gross |net )?margin\s*$/iu;
/** '38% left after hose, wages and fuel'. */
const LEFT = /^\s*(?:is |of it )?left(?: over)? (?:after|once|when)|(?<=%\s?)left after/iu;
/** The margin in percent, where the words before a figure name it, or those right behind. */
export function marginOf(r: ReckonedReadings): Figure | undefined {
  for (const field of MARGIN_FIELDS) {
    const answer = r.answers[field];
    if (!MARGIN.test(answer) && !LEFT.test(answer) && !KEPT.test(answer)) continue;
    const text = plain(answer);
    let from = 0;
    for (const { quantity, span } of readQuantities(answer)) {
      const [before = ''] = text
        .slice(Math.max(from, span.start - 32), span.start)
        .split(/[.;\n]\s/u)
        .slice(-1);
      const [after = ''] = text.slice(span.end, span.end + 18).split(/[,.;\n]/u);
      from = span.end;
      // 'Gross margin 61': nobody writes what it is of.
      const isBare =
        quantity.kind === 'count' && quantity.unit === '' && BARE_MARGIN.test(before) && /^\s*$/u.test(after);
      if (!(quantity.kind === 'percent' || isBare) || !(quantity.value > 0 && quantity.value < 100)) continue;
      const isNamed =
        (MARGIN.test(before) && !NO_MARGIN.test(before) && !forbids(before)) ||
        /^\s*(?:gross |net )?margin/iu.test(after) ||
        LEFT.test(after) ||
        // 'We make about 22 per cent on every pallet'.
        (KEEP.test(before) && /^\s*(?:of|on) (?:it|that|every|each|an?|the)(?![a-z])/iu.test(after));
      if (!isNamed) continue;
      const high = quantity.high === undefined ? {} : { high: quantity.high };
      const words = answer.slice(Math.max(0, span.start - 24), span.end).trim();
      return { value: quantity.value, ...high, root: rootOf(r, field, words), certainty: 0.7 };
    }
  }
  return undefined;
}
