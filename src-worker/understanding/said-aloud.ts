/**
 * Whether words of the answers may stand in an advert as they are. What a client notes of its buyers was written for us: 'everyone
 * assumes dealer = double price', 'boring by week 3', 'partner demands it'. Said to a reader it must be a whole phrase in the reader's
 * own voice, or in ours.
 */
import { tellsEvent } from './full-thought.ts';
import { isMostlyThai } from './text.ts';

/** Signs of a note: a sum of two things, a contrast in short, a list, a label, a sentence that breaks off. */
const NOTED =
  /[=#<>~|;*_…]|->|→|\.{2,}|\s\/|\/\s|(?<=[ก-๛])\/(?=[ก-๛])|\b(?:vs|etc|btw|fyi|idk|tbh|lol|lah)\b|\bno\.\s?1\b|^[^\s:]+(?:\s[^\s:]+)?:\s|^[^:]*:$|\(\?\)|\?\s*\S*\d*\s*\(|ฯลฯ|555/iu;
/** Words that put somebody down, or that nobody is called to the face. */
const RUDE =
  /\b(?:cowboys?|crooks?|idiots?|morons?|dumb|stupid|crap(?:py)?|junk(?! removal)|shit\w*|damn|hell|thie(?:f|ves)|liars?|cheats?)\b|\b(?:no|not(?: an?)?|without)\b(?! (?:\p{L}+ )?(?:charge|fee|cost|extra))[^.,]{0,24}\b(?:kids|small girls?|young girls?|boys|foreigners|students|amateurs|rookies)\b|ผัว|(?<!คุณ)เมีย|มึง|(?<![ก-๛])กู(?!้|เกิ|รู)|โง่|โกง(?!กาง)|อีแก่|ห่วย|กระจอก|ขี้โกง/iu;
/** Nothing of it is a note, and nobody is called names. */
export const isCopy = (words: string): boolean => !NOTED.test(words) && !RUDE.test(words);

/** What one does or gives, and what one gets for it: 'order in the app = a free pie every 10', '$240 = one new bed'. */
const GETS =
  /(?<=\p{L}{2,} \p{L}{2,}|\p{Sc}\d[\d,]*)\s?=\s?(?=(?:an?|one|two|free|full|same|that|half|no)\s)/iu;
const GETS_TH = /(?<=\d[\d,]* บาท)\s?=\s?(?=[ก-๛])/u;
/** A sign between the two is read out; between other things it is a note, and stays one. */
export const readOut = (words: string): string => words.replace(GETS, ': ').replace(GETS_TH, ' เท่ากับ');

/** Somebody else is told of: an advert speaks to its reader. */
const OF_OTHERS =
  /\b(?:they|their|them|theirs|he|she|his|her|everyone|everybody|someone|somebody|people|clients?|customers?|buyers?|others|security guards?)\b|ลูกค้า|รปภ|(?:^|\s)(?:เขา(?!วง|ค้อ|ใหญ่)|เค้า|พวกเขา|คนไข้|คนซื้อ|คนจอง)/iu;

/** A question by its first words: the verb stands before whom or what it is asked of. 'Has to ask at home' asks nothing. */
const ASKS =
  /^(?:(?:so|but|and|ok|wait),?\s+)?(?:(?:is|are|am|was|do|does|did|can|could|will|would|should|have|has)(?:n['’]?t)?\s+(?:i|we|you|it|he|she|they|there|this|that|these|those|the|a|an|any|my|our|your|anyone|anybody|(?!to\b|too\b|not\b|no\b|been\b|always\b|very\b)\p{L}+(?=.*\?$))\b|(?:how (?:much|many|long|often|soon|far|big|late|early|old)|what if|what about|what happens|why not)\b|(?:how|what|who|why|which|when|where)(?:\s\p{L}+){0,2}\s(?:is|are|am|was|do|does|did|can|could|will|would|should|have|has)\s(?:i|we|you|it|he|she|they|there|this|that|these|those|the|a|an|my|our|your|any|\p{L}+s)\b|(?:what|who|how|where)(?:['’]?s|\sis)\b|\bshall i\b)/iu;
/** Whoever says it speaks of himself. */
const FIRST_PERSON = /^(?:(?:but|and|so),?\s+)?(?:i|i['’](?:m|ve|d|ll)|we|we['’](?:re|ve)|my|our)\s/iu;
const LEAST_WORDS = 3;
const ASKS_TH =
  /(?:ไหม|มั้ย|เหรอ|หรอ|หรือ(?:เปล่า|ไม่|ยัง)|รึเปล่า|ยังไง|อย่างไร|เท่าไ(?:ร|หร่)|กี่[ก-๛]{1,8}|เมื่อไ(?:ร|หร่)|ที่ไหน|ทำไง)(?:ครับ|คะ|ค่ะ)?\??$|^ทำไม/u;
/** Thai leaves out who speaks: a fear or a doubt of one's own is a sentence. */
const OWN_TH = /^(?:กลัว|กังวล|ห่วง(?!ยาง)|ไม่แน่ใจ|ไม่มั่นใจ|ไม่กล้า|ไม่รู้|อยาก(?!ได้ของถูก))/u;
const LEAST_LETTERS_TH = 9;

/** Whether what buyers are heard to say is a whole sentence in their own voice: a question, or what they say of themselves. */
export function isSpeech(words: string): boolean {
  const said = words.replaceAll(/[“”"]/gu, '').trim();
  if (!isCopy(said)) return false;
  if (isMostlyThai(said))
    return (
      ASKS_TH.test(said) ||
      (OWN_TH.test(said) &&
        said.length >= LEAST_LETTERS_TH &&
        !/\s\S+\s/u.test(said) &&
        !OF_OTHERS.test(said))
    );
  if (said.split(/\s+/u).length < LEAST_WORDS) return false;
  return ASKS.test(said) || FIRST_PERSON.test(said);
}

/** What presses them, and what nobody is asked to the face: money, law, body, home. */
const PRESSES =
  /\b(?:debts?|arrears|evict\w*|foreclos\w*|bankrupt\w*|insolven\w*|scare(?=$|[?!.])|repossess\w*|bailiffs?|overdue|unpaid|divorc\w+|separat(?:ed|ion)|break-?ups?|arrest\w*|(?:in|to) court|court (?:case|date|order|summons)|jail|laid off|redundan\w+|lost (?:(?:my|the|a|his|her|their) )?job|fired|hospitals?|hospitali[sz]\w*|surgery|pregnan\w+|weeks? along|addict\w*|relapse\w*|drunk|abus\w+|(?:was|is|were|being|been|got|gets) beaten|beats (?:me|her|him)|assault\w*|violen\w+|(?:an?|the|his|her|their) affair(?! to)|cheat(?:ed|ing) on|(?:an?|had|his|her|mild|after) stroke|dementia|(?:going|went|gone|is|are|was|am|nearly|half) blind|disab\w+|failed (?:the |an? )?(?:exam|test|course|class))\b|โรงพยาบาล|โรงบาล|อยู่บ้านเฉย|สงสาร|หนี้|ทวง|ตกงาน|ถูกเลิกจ้าง|หย่า|เลิกกัน|เลิก(?:กับ)?แฟน|อกหัก|โดนฟ้อง|โดนยึด|(?:^|แม่|เพิ่ง|พึ่ง|ตั้ง)ท้อง(?!ถิ่น|ฟ้า|ทะเล|ตลาด|ผูก)|ท้องเสีย|ป่วย|ตาบอด|เงิน(?:ขาด|ไม่พอ|หมด)|หมุน(?:เงิน)?ไม่ทัน|ตัดไฟ|ค่าเทอมไม่มี|พิการ|เมา|ติดยา|สอบตก|(?:ถูก|โดน)(?:ตี|ตบ|ทำร้าย|ซ้อม|นอกใจ|ทิ้ง(?!ไว้))|จับ(?:แชท|ได้ว่า)|นอกใจ|เมียน้อย|มีชู้/iu;
/** What is sold for a birth: then that one comes presses nobody. */
const FOR_BIRTHS =
  /(?<!\p{L})(?:pregnan\w+|matern\w+|newborns?|bab(?:y|ies)|nursery|prenatal|postnatal|doulas?|midwi\w+)(?!\p{L})|ตั้งครรภ์|คนท้อง|คุณแม่|ทารก|แรกเกิด/iu;
const COMES = /(?<!\p{L})(?:pregnan\w+|weeks? along)(?!\p{L})|ท้อง/giu;
/** What is done to an animal is told freely. */
const OF_ANIMALS =
  /(?<!\p{L})(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|vets?|veterinary)(?!\p{L})|สัตว์|หมา(?!ย)|แมว|สุนัข/iu;
const TREATED = /(?<!\p{L})(?:surgery|hospitals?|pregnan\w+|blind)(?!\p{L})|โรงพยาบาล|ป่วย|ท้อง/giu;
/**
 * Whether it tells of what presses somebody: no advert puts it to a reader.
 * @param sold what the client sells: what it is there for presses nobody
 */
export function isPressing(words: string, sold = ''): boolean {
  const born = FOR_BIRTHS.test(sold) ? words.replaceAll(COMES, ' ') : words;
  return PRESSES.test(OF_ANIMALS.test(`${words}\n${sold}`) ? born.replaceAll(TREATED, ' ') : born);
}
/** It is reported of somebody. */
const REPORTED =
  /\b(?:says?|said|tells?|told|demands?|demanded|asks?|asked|complains?|complained|thinks?|assumes?|(?<!\b(?:nobody|no one) )wants?|decides?|decided|announces?)\b/iu;
/** It happened to somebody they know. */
const OF_FRIENDS = /^(?:a |the |my )?(?:friends?|cousins?|colleagues?)\b|^(?:เพื่อน(?!บ้าน)|ญาติ)/iu;
/** A season or a holiday by itself is no moment of anybody's. */
const BARE_TIME =
  /^(?:(?:the )?new years?|christmas|xmas|ramadan|diwali|eid|easter|summer|winter|spring|autumn|fall|weekends?|holidays?|ปีใหม่|สงกรานต์|หน้าร้อน|หน้าฝน|หน้าหนาว|ปิดเทอม|เปิดเทอม)\??$/iu;
const [LEAST_EVENT, MOST_EVENT, MOST_NOTED] = [2, 8, 6];

/** Whether what sets them looking can be asked of a reader, 'Failed MOT?': it is plain, the reader's own, and no misfortune. */
export function isOccasion(words: string): boolean {
  const said = words.replaceAll(/[“”"]/gu, '').trim();
  const spoken = said.replace(/^(?:(?:they|she|he) (?:are|were|is|was)|(?:she|he)['’]s|they['’]re)\s+/iu, '');
  if (
    !isCopy(spoken) ||
    OF_OTHERS.test(spoken) ||
    PRESSES.test(spoken) ||
    BARE_TIME.test(spoken) ||
    OF_FRIENDS.test(spoken)
  )
    return false;
  if (isMostlyThai(spoken)) return !/บอก|สั่งให้|ถามหา|เพราะ/u.test(spoken);
  const count = spoken.split(/\s+/u).length;
  // 'Teacher note', 'Third kid scare': what a sales person notes, and a stranger reads twice.
  if (count <= MOST_NOTED && !/^(?:an?|the|your|my|our|no)\s\S+\s/iu.test(spoken) && !tellsEvent(spoken))
    return false;
  return (
    count >= LEAST_EVENT &&
    count <= MOST_EVENT &&
    !REPORTED.test(spoken) &&
    !/\b(?:19|20)\d\d\b/u.test(spoken)
  );
}

/** So many of ours and nothing else, 'team of 5', '73 offices', 'ทีม 5 คน': it says how large we are, and promises nothing. */
const BARE_COUNT =
  /^(?:team of \d+|(?:a )?\d[\d,]*\+? (?:offices|staff|people|employees|clients|customers|policies|members|branches|sites|jobs|buildings|teachers|trucks|vans)(?: (?:in|on|so) [\p{L}\s]{0,16})?)$|^(?:ทีม|พนักงาน|ช่าง|ครู|สาขา|ปีที่แล้ว|ปีก่อน|ลูกค้า)?[ก-๛]{0,8}\s?\d[\d,]*\s?(?:คน|งาน|สาขา|ราย|บริษัท)$/iu;
/** Told of others, and of nobody's doing: 'Imports take 14', 'the office is shut at two'. */
const OF_RIVALS =
  /^(?:imports?|others?|the others|most (?:shops|firms|places)|elsewhere|online shops?|ที่อื่น|เจ้าอื่น|ร้านอื่น|คนอื่น)\s/iu;
/** Whether a statement of ours may be a line of an advert. */
export const isLine = (words: string): boolean =>
  isCopy(words) && !BARE_COUNT.test(words) && !OF_RIVALS.test(words);

/** An answer that takes something back: it is told to whoever asks, and stands in no advert. */
const TAKES_BACK =
  /^(?:not|no|never|only if|depends|it depends|sometimes|usually)\b|^ไม่(?:ใช่|ได้|มี|เสมอ)|^แล้วแต่/iu;
export const isGoodAnswer = (words: string): boolean => isLine(words) && !TAKES_BACK.test(words);

/** Who does it is named: then it is a sentence that somebody can say. */
const SUBJECT = /(?:^|[\s“])(?:we|you|i|it|nobody|no one|there|everything)(?:['’](?:re|ve|ll|s|d|m))?\s/iu;
/** Whether it can be spoken; a heading ('No contract', 'Groups of 5') is shown. Thai says as much without a subject. */
export const isSpoken = (words: string): boolean => isMostlyThai(words) || SUBJECT.test(words);
