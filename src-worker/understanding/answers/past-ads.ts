/** What adverts brought that was of no use, in the client's words: people who are no buyers, or likes that bought nothing. */
import { isMostlyThai } from '../text.ts';
import { sentencesIn } from './sentences.ts';

export interface PastAds {
  /** 'lots of agents and tenants in there', 'ร้านชำปนมาเยอะ'. */
  unwanted?: string;
  /** '200 likes and nobody'. */
  likes?: string;
}

/** Characters of a clause that is quoted. */
const LONGEST = 100;

const UNWANTED_EN =
  /\b(?:lots|loads|plenty|mostly|mainly|half|many|full|a lot|all)\b[^,;.]{0,40}\bin there\b|\b(?:leads?|enquir\w+|calls?|messages?)\b[^,;.]{0,24}\b(?:rubbish|useless|time ?wasters|tyre ?kickers|junk)\b|\bwrong (?:people|crowd|kind|sort|audience)\b|\b(?:got|brought|attract(?:s|ed)?)\b[^,;.]{0,12}\b(?:bargain hunters|tyre ?kickers|job ?seekers|time ?wasters|freebie)/iu;
const UNWANTED_TH =
  /ปน(?:มา|เข้ามา|เยอะ)[ก-๛]*|ปลีกทั้ง[ก-๛]*|นอกนั้น(?:หา|ถาม|เป็น|คน)[ก-๛]*(?:\s[\d,.–-]+\s?[ก-๛]{1,6}(?=\s|$))?|คนแบบที่เราไม่[ก-๛]*|(?:ผิด|ไม่ตรง)กลุ่ม[ก-๛]*|ไม่ใช่ลูกค้า(?:เรา|ของเรา)[ก-๛]*/u;

const LIKED = String.raw`(?:likes?|hearts?|views?|followers|reactions|comments)`;
const LIKES_EN = new RegExp(
  String.raw`\b${LIKED}\b[^.;]{0,40}\b(?:nobody|no one|nothing|no (?:orders?|sales|bookings|calls)|bought nothing)\b|\b${LIKED}\b,?\s+(?:and |but )?(?:only )?\d+ (?:orders?|sales?|bookings?)\b|\b\d+ (?:orders?|sales?|bookings?)\b[^.;]{0,40}\b(?:lots|loads|plenty) of ${LIKED}\b`,
  'iu',
);
const LIKES_TH =
  /(?:ไลค์|ไลก์|วิว|ยอดวิว|หัวใจ)[^.;]{0,30}(?:แต่|ไม่(?:มีคน|สั่ง|ซื้อ|มีออเดอร์)|ขายไม่|คนที่[ก-๛]{0,8}อยู่แล้ว)/u;

const tidied = (words: string): string => words.replace(/^[\s,;–—-]+|[\s,;.]+$/gu, '');

/** Leads to what is told. */
const LEADS_TH = /^(?:ปัญหาคือ|แต่|แล้วก็)/u;
function unwantedIn(sentence: string): string | undefined {
  const found = UNWANTED_TH.exec(sentence);
  // Thai parts its phrases by spaces: the whole of one is told.
  if (found)
    return sentence
      .slice(sentence.lastIndexOf(' ', found.index) + 1, found.index + found[0].length)
      .replace(LEADS_TH, '');
  return sentence.split(/,\s+|;\s*/u).find((clause) => UNWANTED_EN.test(clause));
}
const likesIn = (sentence: string): string | undefined =>
  (isMostlyThai(sentence) ? LIKES_TH : LIKES_EN).test(sentence) ? sentence : undefined;

const firstOf = (answer: string, find: (sentence: string) => string | undefined): string | undefined =>
  sentencesIn(answer)
    .map(({ start, end }) => tidied(find(answer.slice(start, end)) ?? ''))
    .find((words) => words !== '' && words.length <= LONGEST);

/** What the client tells of adverts that brought nothing of use. */
export function pastAdsIn(answer: string): PastAds {
  const [unwanted, likes] = [firstOf(answer, unwantedIn), firstOf(answer, likesIn)];
  return { ...(unwanted === undefined ? {} : { unwanted }), ...(likes === undefined ? {} : { likes }) };
}
