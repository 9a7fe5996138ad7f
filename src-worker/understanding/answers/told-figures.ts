/** Whether an answer tells a figure at all, for those that nothing is reckoned from: what was told is not asked again. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { TOTAL } from './budget.ts';

const SUM = String.raw`(?:[$£€฿₱₹₦]|rs\.?|rm|aed|hk\$)?\s?\d`;
const GAIN = new RegExp(
  String.raw`(?<![a-z])(?:break-?evens?|gross margins?|net margins?|margins?|profits?|mark-?up)(?: (?:point|per|on|of|is|are|at|about|around|roughly|a|an|each|the|our|after|all|costs?|order|sale|job|unit|box|customer))*\s?[:=]?\s?${SUM}|\d\s?(?:%|percent|per cent)\s(?:[a-z]+ )?(?:margins?|profits?|mark-?up)(?![a-z])|(?:กำไร|คุ้มทุน|เท่าทุน|มาร์จิ้?น)[ก-๛\s]{0,16}\d`,
  'u',
);
/** 'Margin is 16%', 'break even at 40 a table', 'กำไรกล่องละ 12'. */
export const tellsGain = (answer: string): boolean => GAIN.test(plain(answer));

const TIME = '(?:day|night|week|month)';
const LIMIT = new RegExp(
  String.raw`(?<![a-z])(?:max(?:imum)?(?: of)?|at most|no more than|only|limited to|capped at)\s[^.;,\n]{0,12}(?:\d|one|two|three)[^.;,\n]{0,20}\s(?:a|an|per|each|every)\s${TIME}(?![a-z])|(?:\d|one|two|three)[^.;,\n]{0,20}\s(?:a|per|each|every)\s${TIME}(?:\s?,)? (?:max(?:imum)?|at most|is (?:the|our) (?:max|most|limit))(?![a-z])|รับได้(?:แค่|เพียง|ไม่เกิน)?(?:วัน|คืน|อาทิตย์|สัปดาห์|เดือน)ละ[ก-๛\s]{0,8}(?:เดียว|หนึ่ง|สอง|สาม|\d)`,
  'u',
);
/** 'Only two jobs a day', 'เสาร์อาทิตย์รับได้วันละงานเดียว'. */
export const tellsLimit = (answer: string): boolean => LIMIT.test(plain(answer));

/** What an advert brought or cost, or that nobody counted it: who answers so has no more to tell. */
const UNCOUNTED =
  /(?<![a-z])(?:(?:do ?n['’]?t|do not|did ?n['’]?t|can ?not|can['’]?t) (?:know(?! (?:us|we|about))|tell|measure|count)|no (?:idea|clue)|never (?:measured|counted|tracked)|not (?:measured|tracked))(?![a-z])|ไม่(?:เคย)?(?:รู้(?!จัก)|ทราบ|วัด|นับ|แน่ใจ)/u;
export const tellsResults = (answer: string): boolean =>
  UNCOUNTED.test(plain(answer)) ||
  readQuantities(answer).some(({ quantity }) => ['money', 'count', 'percent'].includes(quantity.kind));
/** Several counts, one after the other: who came and who stayed. */
export const tellsSeveral = (answer: string): boolean =>
  readQuantities(answer).filter(({ quantity }) => quantity.kind === 'count' || quantity.kind === 'percent')
    .length > 1;

const ORIGIN =
  /(?<![a-z])(?:word of mouth|referr\w+|recommend\w*|walk[- ]?ins?|passers?[- ]?by|repeat customers|agents? bring|(?:come|came|comes) (?:from|through|via)|(?:no|never|not) (?:\w+ )?(?:ads?|adverts?|advertis\w+))(?![a-z])|ปากต่อปาก|บอกต่อ|แนะนำ|มาจาก|ไม่เคย(?:ลง|ยิง|ทำ)(?:โฆษณา|แอด|สื่อ)/u;
/** Where today's customers come from. */
export const tellsOrigin = (answer: string): boolean => ORIGIN.test(plain(answer));

const OFTEN =
  /(?<![a-z])(?:again|re-?orders?|re-?buy|repeat\w*|come back|came back|regulars?|return(?:s|ing|ed)?|every (?:week|month|year|\d+)|a year|yearly|monthly|weekly|lasts?|subscri\w+)(?![a-z])|ซ้ำ|กลับมา|ขาประจำ|ลูกค้าประจำ|สมาชิก|ทุก(?:เดือน|สัปดาห์|อาทิตย์|ปี|\s?\d)|ปีละ|เดือนละครั้ง/u;
/** How often one buys. */
export const tellsOften = (answer: string): boolean => OFTEN.test(plain(answer));

/** Beside what the reader of budgets takes for a whole sum: whole times, and ends. */
const WHOLE =
  /(?<![a-z])(?:for the (?:whole|year)|whole|lump|until|till|through|by \w+ \d|sponsor)(?![a-z])|ทั้ง(?:ช่วง|แคมเปญ|ปี)|ถึงสิ้น/u;
/** That a sum is for all of the time. */
export const tellsWholeSum = (budget: string): boolean => TOTAL.test(budget) || WHOLE.test(plain(budget));

const BUDGET =
  /[$£€฿₱₹₦]\s?\d[\d,.]*k?\s(?:[a-z]+ ){0,6}(?:for|on|in) (?:the )?(?:ads|adverts?|advertising|media|marketing|promotion)(?![a-z])|(?<![a-z])(?:ad|ads|media|marketing) (?:budget|money|spend)\b[^.\n]{0,16}\d|งบ(?:โฆษณา|สื่อ|ยิง\S*|แอด)[^\n]{0,12}\d/u;
/** What media may cost. */
export const tellsBudget = (answer: string): boolean => BUDGET.test(plain(answer));
