/**
 * One thought with a mark in it. A verb keeps the subject that it shares ('We put a camera down and text you the pictures'), what to do
 * keeps what then follows ('Miss a lesson, take it with another group'), and a row of one thing keeps its head ('a lid fee, hose fee').
 */

/** Somebody does something: a clause with its own subject. */
const HAS_SUBJECT =
  /^(?:(?:and|but|so|then)\s+)?(?:we|i|you|they|he|she|somebody|someone)(?:['’](?:ll|ve|d))?\s+\p{L}/iu;
/** Words that no verb is, at the head of what might share a subject. */
const NO_VERB = String.raw`(?:the|an?|no|not|free|own|our|your|my|their|its|we|you|they|i|he|she|it|with|without|in|on|at|for|from|to|by|of|all|every|each|any|some|both|most|more|less|than|as|if|when|once|because|so|but|and|or|plus|which|who|that|there|this|these|those|same|only|over|under|up|out|off|half|one|two|three|nobody|nothing|everything|even|heard|told|seen|asked|thought|said)`;
/** What is done stands before whom or what it is done to, or before where it goes. */
const OBJECT = String.raw`(?:you|your|it|them|him|her|us|one|ones|everyone|everybody|everything|the|an?|any|every|each|what|how|where|whatever|whoever|back|out|up|down|off|away|round|home|it['’]s)`;
const BARE_VERB = new RegExp(
  String.raw`^(?:(?:also|then|always|even|just|never|only|will|can|don['’]t|do not)\s+)*(?!${NO_VERB}\b)\p{Ll}{2,}\s+${OBJECT}\b`,
  'u',
);
/** Verbs of every trade: behind 'and' they need nothing after them to be known. */
const TRADE_VERB =
  /^(?:(?:also|then|always|even|just|never|only)\s+)*(?:pay|come|stay|wait|call|text|write|deliver|bring|take|fix|repair|mend|answer|reply|check|wash|bake|grow|install|send|post|teach|travel|drive|look|listen|refund|replace|swap|collect|pick|finish|leave|show|tell|keep|give|do|go)\s/u;
/** 'The driver carries it in and sets it up'. */
const VERB_OF_ANOTHER = new RegExp(
  String.raw`^(?:(?:also|then|always|even|just|never|only)\s+)*(?!${NO_VERB}\b)\p{Ll}{2,}s\s+(?:you|your|it|them|him|her|us|the|an?|everything|everyone)\b`,
  'u',
);
/** A word of a clause whose subject is a thing or a person that does something. */
const THIRD_PERSON = /^(?!we\b|i\b|you\b|they\b)(?:\p{L}[\p{L}'’-]*\s+){1,4}\p{Ll}{2,}s\s/iu;
const JOINS = new Set([',', 'and', ', and', '&', '+', 'but', ', but', 'plus']);

const sharesSubject = (before: string, mark: string, after: string): boolean =>
  (HAS_SUBJECT.test(before) && (BARE_VERB.test(after) || (mark !== ',' && TRADE_VERB.test(after)))) ||
  // 'Everybody knows the name, answers the phone' has two subjects.
  (mark !== ',' && THIRD_PERSON.test(before) && VERB_OF_ANOTHER.test(after));

/** What a buyer does, or what happens to one: of it alone nothing is promised. */
const DOES_FIRST =
  /^(?:miss|skip|pause|break|lose|forget|cancel|change|outgrow|rip|tear|scratch|crack|spill|order|buy|book|bring|refer|spend|pay|join|sign|call|ring|text|send|return|post|drop|find|get|tell|show|try|take|leave|choose|pick|come|turn up|not happy|not satisfied|not sure|unhappy|fail|stuck|late)\b(?!\s+(?:service|centre|center|point|box|collection|training|fee)\b)/iu;
const FOLLOWS =
  /^(?:(?:and|then)\s+)?(?:we|you|we['’]ll|you['’]ll|it['’]s|it|i|get|take|pay|have|swap|keep|come|choose|bring|send|both|the (?:second|next|third|fourth|fifth|tenth|other|first)|your money|money back|one free|no charge|no fee|half price|free (?:again|retake|resit))\b/iu;
/** So much that buys, sends or tries nothing is no condition: 'Book online, pay by card' lists two ways. */
const TWO_WAYS =
  /\b(?:online|by (?:card|phone|app|cash|email|text)|in (?:store|person|the shop)|cash|card)\b/iu;
/** Thai tells what a buyer does by when, and what follows: 'สั่งก่อนเที่ยง ส่งวันนี้'. */
const DOES_FIRST_TH =
  /^(?:โทร|สั่ง|จอง|ทัก|โอน|ซื้อ|แจ้ง|สมัคร|จ่าย|ชวน|แนะนำ)[ก-๛]*?(?:ก่อน|ภายใน|ครบ|ไม่ทัน|วันนี้|เช้า|เพื่อน)[ก-๛\d.,\s]*$/u;
const FOLLOWS_TH =
  /^(?:ได้|จัดส่ง|ส่ง(?:ถึง|ได้|เลย|วัน|เย็น|บ่าย|ภาย|พรุ่ง|ตอน)|ถึง|รับ(?:ของ|ได้|เลย|วัน|เย็น|พรุ่ง|ส่วนลด)|เสร็จ|แถม|ลด(?!น้ำ)|คืน|ฟรี|เย็นนี้|บ่าย|พรุ่งนี้)/u;

/** 'No win, no fee'. */
const NONE_WITHOUT = /^no (?:win|cure|fix|sale|find|show|job|savings?|results?|placement|pass)$/iu;

const isCondition = (before: string, after: string): boolean =>
  (DOES_FIRST.test(before) &&
    !HAS_SUBJECT.test(before) &&
    FOLLOWS.test(after) &&
    !(TWO_WAYS.test(before) && TWO_WAYS.test(after))) ||
  (NONE_WITHOUT.test(before.trim()) && /^no \p{L}+$/iu.test(after.trim()));

const DAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|nes|ur)?(?:days?)?`;
const ENDS_DAY = new RegExp(String.raw`\b${DAY}$`, 'iu');
const BEGINS_DAY = new RegExp(String.raw`^${DAY}\b`, 'iu');
/** 'Hatch every Tues and Fri': one row of days. */
const isDays = (before: string, after: string): boolean => ENDS_DAY.test(before) && BEGINS_DAY.test(after);

const lastWord = (text: string): string => /(\p{L}+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
/** Words of a piece that only repeats the head of the row. */
const MOST_OF_ROW = 3;
/** 'Then it's a lid fee, hose fee, weekend fee': what comes of the first comes of all. */
const isRow = (before: string, after: string): boolean =>
  after.trim().split(/\s+/u).length <= MOST_OF_ROW &&
  lastWord(after) === lastWord(before) &&
  lastWord(after).length > 2 &&
  /\b(?:is|are|it['’]s|they|we|you|then|has|have|charges?|adds?)\b/iu.test(before);

/**
 * Whether what stands on both sides of a mark is one thought.
 * @param before from where the phrase began
 * @param mark between the two, in small letters: ',', 'and', ', and'; ' ' of Thai
 */
export const isOneThought = (before: string, mark: string, after: string): boolean =>
  mark === ' '
    ? DOES_FIRST_TH.test(before) && FOLLOWS_TH.test(after)
    : JOINS.has(mark) &&
      (sharesSubject(before, mark, after) ||
        isDays(before, after) ||
        (mark === '+' && HAS_SUBJECT.test(before)) ||
        (mark === ',' && (isCondition(before, after) || isRow(before, after))));

/** Whether words that were found alone begin with a verb whose subject stands in front of them. */
export const lacksSubject = (before: string, words: string): boolean => {
  const sentence = before.split(/[.!?;\n]\s*/u).at(-1) ?? '';
  const [, lead = '', mark = ''] = /^(.*?)\s*(,\s*and|,|\band|&|\+|\bbut)\s*$/iu.exec(sentence) ?? [];
  return mark !== '' && sharesSubject(lead, mark.trim().toLowerCase(), words);
};
