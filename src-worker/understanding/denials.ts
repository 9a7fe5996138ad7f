/** What a phrase denies, forbids or takes back: asked by whoever repeats the client's words. */
import { negationsIn } from '../../src/shared/reading/negation.ts';
import { plain } from '../../src/shared/reading/plain.ts';

/** Whether one of these words denies something in the text: 'without', 'ไม่ต้อง'. */
export function deniesBy(text: string, words: readonly string[]): boolean {
  const said = plain(text);
  return negationsIn(text).some(({ span }) => words.includes(said.slice(span.start, span.end)));
}

/** Whether the text begins with a denial: 'no cash', 'ไม่รับ'. */
export const beginsDenied = (text: string): boolean => negationsIn(text)[0]?.span.start === 0;

/** Whether something is forbidden in the text. */
export const forbids = (text: string): boolean => negationsIn(text).some(({ kind }) => kind === 'must not');

const PLEASE = /^(?:please|pls)\s/iu;
/** Whether the text is an order to leave something: 'Never say cheap', 'ห้ามใช้คำว่า…'. */
export function isBan(text: string): boolean {
  const order = text.replace(PLEASE, '');
  const [first] = negationsIn(order);
  return first?.span.start === 0 && (first.kind === 'must not' || /^no\s/iu.test(order));
}

/** An order to the agency not to do something: 'Don’t show faces', 'อย่าลงรูป'; 'no pit' tells of the offer. */
export const isOrderNot = (text: string): boolean =>
  /^(?:do not|don['’]?t|avoid)\s|^(?:ห้าม|อย่า)/iu.test(text.replace(PLEASE, ''));

/** A burden that the buyer is spared is a strength, and what is not in it: 'ไม่ต้องขุดบ่อ', 'no need to dig', 'no referral needed', 'ไม่ใส่ผงชูรส'. */
const SPARES =
  /^(?:ไม่ต้อง|ไม่(?:ใส่|ผสม|เจือ|เติม)|ปราศจาก|no (?:added|artificial|msg|preservatives?|sul(?:ph|f)ates?|parabens?)\b|no (?:contracts?|charges?|costs?|deposits?|(?:joining |sign-?up |booking |hidden |extra )?fees?|commitments?|lock-?ins?|queues?|waiting|appointments?|obligations?|surcharges?|call-?out (?:fee|charge)|interest|credit card|hidden costs?)(?=$|[\s.,;!])|no [\p{L}\s-]{2,24} (?:needed|necessary|required)\b|no need (?:to|for)\b|you (?:do not|don['’]t) (?:have|need) to\b|without having to\b)/iu;
export const sparesBuyers = (text: string): boolean => SPARES.test(text);

/** What somebody tells of itself ('we don't sort ourselves out') orders nothing. */
const OF_SELF =
  /^(?:we|i)\s(?:do not|don['’]?t|can['’]?t|cannot|never)\s(?!want|use|show|say|like|allow|mention)/iu;
export const tellsOfSelf = (text: string): boolean => OF_SELF.test(text);

const BEFORE = /(?:\bnot?\b|\bnever\b|\bexcept\b|ไม่|ห้าม|งด)[^.;,]{0,14}$/iu;
/** Said against what follows: 'not for |weddings'. */
export const isDeniedBefore = (text: string): boolean => BEFORE.test(text);
const BEHIND = /^[^.;,]{0,20}?(?:ไม่|\bnobody\b|\bquiet\b|\bslow\b|\bnot?\b)/iu;
/** Said against what stands before: 'in the hot season| nobody comes'. */
export const isDeniedBehind = (text: string): boolean => BEHIND.test(text);

/** What comes to nothing again, by the name of the end that a share has: 'no-shows', 'cancel', 'ตีกลับ'. */
const NOTHING =
  /no-?shows?|\bstops?\b|never (?:show|come|turn|arrive)|(?:n['’]?t|\bnot|\bnever) (?:show|come|turn|arrive|stay|renew|attend|bring|finish|return|collect|pick)|cancel|refund|returned|sent back|resign|\bquits?\b|\bleaves?\b|\blost\b|drop(?:s|ped)? out|lapse|defaul|\bfail|reject|(?:fall|fell) behind|ยกเลิก|ไม่มา|ตีกลับ|คืนสินค้า|คืนของ|คืนเงิน|ไม่ผ่าน|ไม่อนุมัติ|ปฏิเสธ|ลาออก|เลิก|ผิดนัด|หลุด|เบี้ยว|หายไป|(?:เดือน|เทอม|ปี|ครั้ง)แรกออก|ออกกลาง(?:ทาง|คัน)|\bstopped\b(?! (?:by|at|to|in)(?![a-z]))|^(?:(?:are |were |had |have )?gone|(?:had |have )?left)(?: (?:by|within|after|before|in|us)(?![a-z])|$)/iu;
export const comesToNothing = (name: string): boolean => NOTHING.test(name);

const SILENT = /quiet|silent|ghost|vanish|disappear|(?:no|never|not) (?:reply|answer)|เงียบ|หาย|ไม่ตอบ|ไม่อ่าน/iu;
/** Who is not heard of again takes no step; the others go on talking. */
export const goesSilent = (name: string): boolean => SILENT.test(name);

const ABSENT = /no-?shows?|never|(?:not|n['’]?t) (?:show|turn|come|pitch)|ไม่มา|เบี้ยว/iu;
/** Who does not come; who is spoken of next came. */
export const staysAway = (name: string): boolean => ABSENT.test(name);

/** A note to whoever writes the campaign, wherever it stands: 'please', 'do not send', 'ไม่รับ'. */
const ORDER =
  /\bplease\b|\bdo not (?:send|want|take)\b|\bdon['’]t (?:send|want|take)\b|ห้าม|อย่า|ไม่(?:รับ|เอา|ขาย)/iu;
export const holdsOrder = (text: string): boolean => ORDER.test(text);

/** What is denied stands in other words: 'not in this one', 'dont overdo it'. */
const OPEN = /\b(?:this|that|these|it|them|one|campaign|no)[.!\s]*$|^(?:เรา)?ไม่รับ\s*$/iu;
export const isDeniedOpen = (words: string): boolean => OPEN.test(words);

/** Whom the client does not speak to, told right behind them: 'blokes with ingrown beards, not the focus', 'คนวัยทำงานก็มีแต่ไม่เน้น'. */
const NO_AIM =
  /^[^,.;\n]{0,24}?[\s,(–—-]{1,3}(?:but\s)?(?:not (?:really )?(?:the|our|a|my) (?:main |real |primary |big )?(?:focus|target|aim|priority|market)|not (?:really )?(?:who|what|whom) we\b|(?:we )?(?:don['’]?t|do not) (?:target|chase|push|go after))(?![a-z])|^\s?\(?(?:ก็มี)?(?:แต่)?(?:ไม่เน้น|ไม่ใช่กลุ่มหลัก|ไม่ใช่เป้า|ไม่โฟกัส)/iu;
export const isNoAim = (text: string): boolean => NO_AIM.test(text);
