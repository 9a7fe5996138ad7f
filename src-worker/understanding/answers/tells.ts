/** What a clause of an answer does: it complains, or it tells of people. */
import { isMostlyThai } from '../text.ts';

const COMPLAINS =
  /ไม่|แค่|เพียง|น้อย|แพง|ช้า|เงียบ|หาย|ตก|ลดลง|สูงขึ้น|เสีย|แต่|ยาก|\b(?:but|only|just|not?|never|nobody|few|low|high|slow|expensive|drops?|lost|lose|wast\w+|rose|risen|up from|leak\w*|quiet)\b|n't/iu;
/** Whether somebody complains in these words. */
export const complains = (words: string): boolean => COMPLAINS.test(words);

const VERB_OF_THEM =
  /\b(?:is|are|was|were|think|thinks|believe|worry|worries|fear|hesitate|ask|asks|want|wants|need|don['’]?t|do not|doesn['’]?t|decides?|approves?|signs?|chooses?|pays?|books?|has|have|gets?|goes|go)\b/iu;
/** Whether an English clause says what people are or do; a bare name of a group does not. */
export const tellsOfThem = (clause: string): boolean => VERB_OF_THEM.test(clause);

const OURS_TH =
  /^(?:มี|ของ(?:มี|หมด)|เรา|ทีม|หยุด|เปิด|ปิด|รับ|ทำ(?:ได้|มา)|ผลิต|หมัก|กำไร|งบ|ห้าม|อย่า|ไม่(?:เอา|ลง|รับ|อยาก)|อยาก|ต้อง(?!จ่าย)|ร้าน(?:นึง|เรา)?|แอดมิน|ปีละ|ปีนี้|เดือนละ|วันละ|ยอด|ค่า)/u;
/** Whether a Thai phrase tells of the client, so that no doubt of its buyers goes on there. */
export const isOurs = (phrase: string): boolean => OURS_TH.test(phrase);

const THINKS_TH = /(?:ถามว่า|คิดว่า|นึกว่า|เข้าใจ(?:ผิด)?ว่า|มองว่า|บอกว่า|บอก(?=แพง|เดี๋ยว|ไม่)|พูดว่า)(?<thought>.+)$/u;
/** What people are said to think or ask in Thai: what stands behind 'คิดว่า', 'ถามว่า'; undefined where nobody is. */
export const thoughtTold = (words: string): string | undefined => THINKS_TH.exec(words)?.groups?.['thought'];

/** Whoever thinks and is not the client: 'brides think hire means stained'; 'LinkedIn tried once' is the client's own story. */
export const SOMEBODY_THINKS =
  /^(?:and |but |also )?(?:most |many |some |the )?(?!we\b|i\b|you\b|never\b|not\b|only\b|once\b|just\b|already\b|have\b|has\b|our (?:team|staff)\b|(?:linked ?in|google|facebook|fb|meta|instagram|ig|tik ?tok|you ?tube|seo|ads?|adverts?|leaflets?|flyers?|radio|print|boosting)\b)\p{L}+(?: \p{L}+){0,2} (?:who )?(?:still |often |all )?(?:think|thinks|thought|believe|reckon|reckons|assume|say|fears?|doubt|worry|hates?|complain|are (?:afraid|scared|worried|fed up|embarrassed)|is afraid|tried|asks?)(?!\p{L})|^(?:กลัว|คิดว่า|นึกว่า|เข้าใจว่า|กังวล|ห่วง|เขิน|เคย)|^(?!เรา|ผม|ฉัน|หนู|พี่|ทีม|ร้านเรา|ทางร้าน|ทางเรา)[ก-๛]{2,16}?(?:กลัว|คิดว่า|กังวล|ห่วงว่า|ไม่มั่นใจ)|^(?:afraid|scared|(?:what they |their |the )?(?:biggest |main )?fears?\b)/iu;

/** Who knows too little of it: neither whether to pay nor whom to believe. */
const UNKNOWING_EN =
  /\b(?:do(?:es)?n['’]t|do(?:es)? not|never|no idea|nobody|no one|few)\s?(?:knows?|knew|heard|realis\w+|realiz\w+|that|had one|understands?)\b/iu;
const UNKNOWING_TH = /ไม่(?:ค่อย)?(?:รู้(?!จัก)|ทราบ)(?:ว่า|จะ)|ไม่รู้จัก|ไม่เคย(?:ทำ|ใช้|ได้ยิน|รู้)|เข้าใจ(?:ผิด)?ว่า/u;
export const tellsOfNotKnowing = (words: string): boolean =>
  (isMostlyThai(words) ? UNKNOWING_TH : UNKNOWING_EN).test(words);
