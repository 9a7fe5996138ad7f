/** Whether an answer tells a figure at all, for those that nothing is reckoned from: what was told is not asked again. */
import { plain } from '../../../src/shared/reading/plain.ts';

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
