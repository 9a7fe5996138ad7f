/** Which sentences tell how advertising goes: clients tell it under any question, and its figures mean the same under each. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { stepsIn, type StepId } from '../figures/steps.ts';

/** What a step costs, in so many words. */
const COST =
  /(?<![a-z])(?:cp[acloim]|cac|cost (?:per|of (?:a|an|each)) |ad ?words|ppc|roas)(?![a-z])|ค่า(?:ทัก|คลิ๊?ก|ลี[ดต]|แอ[ดต]|โฆษณา|แช[ทต])|(?:ทัก|คลิ๊?ก|ลี[ดต]|inbox|อินบ็?อกซ์)\s?ละ/iu;
/** Paid media, and what is done with it. */
const MEDIA =
  /(?<![a-z])(?:ads?|adverts?|advertis\p{L}+|campaigns?|boost(?:ed|ing)?|google|facebook|fb|meta|instagram|insta|tik ?tok|linked ?in|youtube|flyers?|leaflets?|newspaper|magazine|radio|billboards?|trade (?:show|fair)|newsletter|broadcast|(?:site|page|web ?site) visitors|visitors to (?:the|our) (?:site|page|web ?site)|(?:app )?(?:downloads?|installs?))(?![a-z])|บรอดแคสต์|ยิง|แอด(?!มิน)|โฆษณา|บูสต์|เฟ[ซส]|กูเกิ้?ล|ติ๊?กต่?อ?[กค]|อินสตา|ไอจี|ใบปลิว|ออกบูธ|แคมเปญ|โปรโมทโพสต์/iu;
/** Steps that nobody but advertising is paid for. */
const EARLY: ReadonlySet<StepId> = new Set(['click', 'chat', 'lead']);
/** Reviews and followers of a page are no results; what is charged or planned is no cost. */
const OTHER =
  /(?<![a-z])(?:reviews?|rating|stars|rated|charge[sd]?|our (?:price|fee)s?|budget|per (?:month|week) (?:for|on) ads|followers|deposit|refund\p{L}*)(?![a-z])|รีวิว|ดาว|ผู้ติดตาม|ราคาขาย|มัดจำ/iu;
/** Goes on with what the sentence before tells. */
const GOES_ON =
  /^(?:of (?:those|them|these|which)|from (?:those|that|these)|those|they|and|then|about|maybe|only|half|one in|a (?:third|quarter)|out of|roughly|around|\d)|^(?:จาก|ใน(?:นั้น|\d)|แล้ว|ปิด|ซื้อ|มา|ครึ่ง|สุดท้าย)/iu;

const isMoney = ({ quantity }: Reading): boolean => quantity.kind === 'money';
const isShare = ({ quantity }: Reading): boolean => quantity.kind === 'percent';
const isCount = ({ quantity }: Reading): boolean => quantity.kind === 'count';

function tells(words: string, readings: readonly Reading[]): boolean {
  if (readings.length === 0 || OTHER.test(words)) return false;
  const steps = stepsIn(words);
  if (COST.test(words)) return readings.some((one) => !isShare(one)) || steps.length > 0;
  const isOfMedia = MEDIA.test(words);
  const isEarly = steps.some(({ step }) => EARLY.has(step));
  if (!isOfMedia && !isEarly) return false;
  if (isOfMedia && steps.length === 0) return false;
  return readings.some(isMoney) || readings.some(isShare) || readings.filter(isCount).length > 1;
}

/** Of each sentence, whether it tells how advertising goes. */
export function adSentences(text: string, sentences: readonly Span[]): boolean[] {
  let before = false;
  return sentences.map(({ start, end }) => {
    const words = text.slice(start, end);
    const readings = readQuantities(words);
    const isOn =
      before && readings.length > 0 && GOES_ON.test(words) && stepsIn(words).length > 0 && !OTHER.test(words);
    before = isOn || tells(words, readings);
    return before;
  });
}
