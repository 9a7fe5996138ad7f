/** Languages in which a client answers its buyers: 'Reply in Punjabi, Tagalog, French', 'Welsh speaking staff', 'พูดจีนได้ 4 คน'. */
import { isMostlyThai } from '../text.ts';

export interface Language {
  en: string;
  th: string;
}

const NAMES: readonly (readonly [en: string, th: string, said: string])[] = [
  ['Arabic', 'อาหรับ', 'arabic'], ['Bengali', 'เบงกาลี', 'bengali|bangla'], ['Burmese', 'พม่า', 'burmese'],
  ['Cantonese', 'กวางตุ้ง', 'cantonese'], ['Catalan', 'กาตาลัน', 'catalan'], ['Chinese', 'จีน', 'chinese'], ['Danish', 'เดนมาร์ก', 'danish'],
  ['Dutch', 'ดัตช์', 'dutch'], ['English', 'อังกฤษ', 'english'], ['French', 'ฝรั่งเศส', 'french'], ['German', 'เยอรมัน', 'german'],
  ['Greek', 'กรีก', 'greek'], ['Gujarati', 'คุชราต', 'gujarati'], ['Hebrew', 'ฮีบรู', 'hebrew'], ['Hindi', 'ฮินดี', 'hindi'],
  ['Italian', 'อิตาลี', 'italian'], ['Japanese', 'ญี่ปุ่น', 'japanese'], ['Khmer', 'เขมร', 'khmer'], ['Korean', 'เกาหลี', 'korean'],
  ['Lao', 'ลาว', 'lao'], ['Malay', 'มลายู', 'malay'], ['Mandarin', 'จีนกลาง', 'mandarin'], ['Nepali', 'เนปาล', 'nepali'],
  ['Norwegian', 'นอร์เวย์', 'norwegian'], ['Polish', 'โปแลนด์', 'polish'], ['Portuguese', 'โปรตุเกส', 'portuguese'],
  ['Punjabi', 'ปัญจาบ', 'punjabi'], ['Romanian', 'โรมาเนีย', 'romanian'], ['Russian', 'รัสเซีย', 'russian'],
  ['Somali', 'โซมาลี', 'somali'], ['Spanish', 'สเปน', 'spanish'], ['Swahili', 'สวาฮีลี', 'kiswahili|swahili'],
  ['Swedish', 'สวีเดน', 'swedish'], ['Tagalog', 'ตากาล็อก', 'tagalog'], ['Tamil', 'ทมิฬ', 'tamil'], ['Turkish', 'ตุรกี', 'turkish'],
  ['Ukrainian', 'ยูเครน', 'ukrainian'], ['Urdu', 'อูรดู', 'urdu'], ['Vietnamese', 'เวียดนาม', 'vietnamese'], ['Welsh', 'เวลส์', 'welsh'],
]; // prettier-ignore
const ANY_EN = NAMES.map(([, , said]) => said).join('|');
const KNOWN = NAMES.map(([en, th, said]) => ({ language: { en, th }, said: said.split('|') }));
/** Whoever answers speaks it: not a teacher, a guide or a priest, who speaks it with those who have bought. */
const SPOKEN_EN = new RegExp(
  String.raw`(?<![a-z])(?:we speak|repl(?:y|ies)|answers?|answered|whatsapp|staff speaks?|spoken)(?![a-z])[^.;|]{0,40}(?<![a-z])(?:${ANY_EN})(?![a-z])|(?<![a-z])(?:${ANY_EN})(?![a-z])[^.;|]{0,24}(?<![a-z])(?:speaking staff|spoken|speaking (?:team|reception\w*|agents?)|speakers)(?![a-z])`,
  'iu',
);
const SPOKEN_TH = /(?:พูด|ตอบ|คุย)(?:เป็น)?(?:ภาษา)?(?<name>[ก-๛]+?)(?=ได้|ทุก|กับ|\s|$)/u;
/** Nobody is answered in it, or it is what is taught. */
const NO_ANSWER = /(?<![a-z])(?:no|not|never|until|mother-in-law)(?![a-z])|ไม่|หัวหน้าทัวร์|ไกด์|ครู|เด็ก|ลูก/iu;

/**
 * @param answer of which each part may tell it
 * @param audience who buys: what is spoken in Thailand is spoken to those of that nation
 */
export function languagesSpoken(answer: string, audience: string): Language[] {
  const told = answer.split(/[.;|/\n]\s*/u).filter((part) => !NO_ANSWER.test(part));
  const found = told.flatMap((part): Language[] => {
    if (!isMostlyThai(part)) {
      const words = new Set(part.toLowerCase().split(/[^a-z]+/u));
      return SPOKEN_EN.test(part)
        ? KNOWN.filter(({ said }) => said.some((word) => words.has(word))).map(({ language }) => language)
        : [];
    }
    const name = SPOKEN_TH.exec(part)?.groups?.['name'] ?? '';
    return KNOWN.filter(({ language: { th } }) => name === th && audience.includes(th)).map(
      ({ language }) => language,
    );
  });
  return found.filter((one, at) => found.findIndex(({ en }) => en === one.en) === at);
}

/** A row of them, with what it is for where that is said: 'English, Catalan, Spanish', 'in English or German'. */
const SEVERAL = String.raw`(?<![a-z])(?:${ANY_EN})(?:\s?(?:,|/|&|\+|and|or)\s?(?:and |or )?(?:${ANY_EN})){1,5}(?![a-z])`;
/** Behind 'in', or for itself: 'Italian and French chairs' are styles. */
const ROW = new RegExp(
  String.raw`(?<=(?<![a-z])in )${SEVERAL}(?!\s(?:style|food|cuisine))|${SEVERAL}(?=\s?(?:[.,;:)|/\n]|$)|\s(?:spoken|speaking|speakers?|and)\b)`,
  'iu',
);

/** Languages in which what is sold is given, or that its buyers speak: two or more in a row; one alone is a style or a nation. */
export function languagesInRow(answer: string): Language[] {
  const words = new Set((ROW.exec(answer)?.[0] ?? '').toLowerCase().split(/[^a-z]+/u));
  return KNOWN.filter(({ said }) => said.some((word) => words.has(word))).map(({ language }) => language);
}
