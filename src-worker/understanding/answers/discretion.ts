/** What a client wants untold: something that nobody is to hear of yet, and rivals that are not to be named. */
import type { Rule } from '../../../src/shared/domain/rules.ts';

/** Tells only that it is not to be told; what it is stands before it: '…แต่ห้ามพูดออกไปก่อน'. */
const UNTOLD_TH =
  /(?:แต่|และ)?(?:ยัง)?(?:ห้าม|อย่า)(?:เพิ่ง|พึ่ง|เพิ่งไป|ไป)?(?:พูด|บอก|เล่า|เปิดเผย|หลุด|ประกาศ)(?:ออกไป|ออกสื่อ|ออกมา|ใคร|คนนอก|ให้ใคร(?:รู้|ฟัง)|ต่อ)?(?:ก่อน|เด็ดขาด|ตอนนี้|เลย|นะ|ค่ะ|ครับ|คะ|จ้า)*$/u;
/** 'We close the shop in June, dont tell anyone yet', 'election in April (pls keep quiet)'. */
const UNTOLD_EN =
  /[\s,;:(–—-]*(?:(?:but|so|and|please|pls)\s)*(?:(?:do not|don['’]?t|never|not to)\s(?:(?:tell|say|share|announce|discuss|talk about|mention|leak)\s(?:it|this|that|them|anyone|anybody|people|customers|staff|a soul)(?:\s(?:to|about|with)\s(?:it|this|that|anyone|anybody))?|(?:put|print|write|publish) (?:it|this|that)(?: (?:anywhere|down|in(?:to)? (?:it|the (?:deck|plan|proposal|ads?)))))|keep (?:it |this |that )?(?:quiet|secret|to yourself|between us))(?:\s(?:yet|for now|please|pls|until then|at all))*[.!)]*$/iu;

/** From where on a text orders not to tell what stands before; undefined where it does not. */
export function untoldAt(text: string): number | undefined {
  const found = UNTOLD_TH.exec(text) ?? UNTOLD_EN.exec(text);
  return found === null ? undefined : found.index;
}

/** In brackets behind it: '(confidential)', '(dont write)', '(wants to show the bank - internal only)'. */
const ASIDE_UNTOLD =
  /\((?:[^()]{1,80}[-–—,:;]\s?)?(?:(?:pls|please|this|is|strictly|very|for)\s)*(?:confidential|internal(?: only| use(?: only)?)?(?: please| pls)?|private|off the record|(?:do not|don['’]?t|dont) (?:write|print|publish|put|use|tell|mention|say|share|show|quote|repeat)[^()]{0,20}|ignore[^()]{0,20}|not (?:for )?outside[^()]{0,20}|keep (?:it |this )?(?:inside|in[- ]house|quiet|to yourself)|not for (?:print|ads?|publication|the (?:deck|plan|ads?|proposal))|between us|ห้าม(?:เขียน|พูด|ลง|บอก|เปิดเผย|เผยแพร่)[^()]{0,20}|ไม่ต้อง(?:เขียน|ลง)[^()]{0,20}|(?:ข้อมูล|เรื่อง|ใช้)?ภายใน(?:เท่านั้น|องค์กร|ทีม)?|ความลับ)\)/iu;
/** The order in brackets right behind a place of a text, with the space before it; '' where none stands there. */
export function untoldBehind(text: string, at: number): string {
  const behind = text.slice(at);
  const found = ASIDE_UNTOLD.exec(behind);
  return found && behind.slice(0, found.index).trim() === ''
    ? behind.slice(0, found.index + found[0].length)
    : '';
}
/** Whether a sentence is told to us alone. */
export const isToldInConfidence = (sentence: string): boolean =>
  ASIDE_UNTOLD.test(sentence) || untoldAt(sentence.trim()) !== undefined;

/** Whether a rule is that something is not to be told: it is no rule of what ads say. */
export const isSecret = (quote: string): boolean => untoldAt(quote.trim()) !== undefined;
/** Whether a rule is kept and printed nowhere: 'never mention the verdict from 2023 (confidential)'. */
export const isKeptUnprinted = (quote: string): boolean => isSecret(quote) || ASIDE_UNTOLD.test(quote);

/** Who means to do it, before the thing: 'เจ้าของอยาก|เลิกระบบตัวแทน', 'we are going to |close the shop'. */
const MEANS_TO =
  /^(?:(?:the )?(?:owner|boss|board|we|i|they|he|she)(?:['’]\w+)?\s(?:(?:is|are|am|will|wants? to|may|might|plans? to|going to|hopes? to|be)\s)*|(?:เจ้าของ|เรา|พี่|ทางร้าน|บริษัท|ผม|แม่|พ่อ)?(?:กำลัง)?(?:อยากจะ|อยาก|จะ|กำลัง|วางแผน|คิดจะ|เตรียม)*)/iu;
/** It stands in other words: 'เรื่องนี้'. */
const POINTS = /^(?:เรื่อง|อัน|ข้อ|ตัว)?(?:นี้|นั้น)$|^(?:this|that|it)$/iu;
/** Letters of a thing that is told. */
const LEAST = 5;

/** What a rule wants untold, in the client's words; '' where nothing stands before it. */
export function untold(quote: string): string {
  const text = quote.trim();
  const at = untoldAt(text);
  const thing = at === undefined ? '' : text.slice(0, at).replace(MEANS_TO, '').trim();
  return thing.length >= LEAST && !POINTS.test(thing) ? thing : '';
}

const RIVALS_EN =
  /(?<![a-z])(?:never|no|not|don['’]?t|avoid|cannot|can['’]t)(?![a-z])[^.;]{0,24}(?<![a-z])(?:(?:nam(?:e|ing)|mention(?:ing)?|compar\p{L}+|bash(?:ing)?|attack(?:ing)?|knock(?:ing)?|slag(?:ging)?|talk(?:ing)? down)(?![a-z])[^.;]{0,24}(?:competit\p{L}+|rivals?(?![a-z])|other (?:brands?|firms?|compan(?:y|ies)|shops?|schools?|clinics?|studios?|gyms?|salons?|providers?|suppliers?|agenc(?:y|ies)|dealers?|insurers?)(?![a-z]))|(?:compar\p{L}+|bash(?:ing)?|attack(?:ing)?|knock(?:ing)?)(?![a-z])[^.;]{0,40} by name(?![a-z]))|(?<![a-z])no competitors?['’]? names?(?![a-z])/iu;
const RIVALS_TH =
  /(?:ห้าม|อย่า|งด|ไม่)(?:ให้|ควร|เอา|พูด|ไป)?(?:(?:เปรียบ)?เทียบ[^\s,]{0,24}ชื่อ|(?:(?:เปรียบ)?เทียบ|เอ่ย|ระบุ|พาดพิง|พูด|แซะ|กล่าวถึง|บอก|ใส่)[^\s,]{0,16}(?:คู่แข่ง|(?:เจ้า|แบรนด์|ร้าน|ที่|บริษัท|โรงเรียน|คลินิก|สำนักงาน|ยี่ห้อ|โรงงาน)อื่น))/u;

/** Whether buyers are to read no rival's name. */
export const namesNoRivals = (rules: readonly Rule[]): boolean =>
  rules.some(({ kind, quote }) => kind !== 'must' && (RIVALS_EN.test(quote) || RIVALS_TH.test(quote)));
