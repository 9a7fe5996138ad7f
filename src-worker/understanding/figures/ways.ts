/**
 * Who goes on to what, in the words on both sides of a share: '1 in 3 callers books a consult', 'ทดลองแล้วสมัคร 40%', 'we sign 1
 * of 5 quotes'. Any word may name a step; whether it is one that other answers know is told elsewhere.
 */
import { stepOf, stepsIn, thingsIn } from './steps.ts';

export interface Way {
  /** Those of whom it is a share; '' where they are only pointed at or not named. */
  from: string;
  /** What the share of them does; '' where no word says it. */
  to: string;
}

const THAI = /\p{Script=Thai}/u;
/** A statement ends; a comma inside a number is none. */
const END = /[;:.!?()\n]|,(?!\d)/u;
const OF = /^(?:of|from|out of|ของ|จาก)\s+(?:all |the |our |my )*/iu;
/** They were named before. */
const POINTED =
  /^(?:those|these|them|that|which|whom|who|it|people|คนที่|พวก)(?![\p{L}\p{M}])(?: who| that| which)?\s*/iu;
/** Words that say how people go on, and not to what. */
const AUXILIARY =
  /^(?:(?:actually|really|truly|then|just|only|also|even|ever|later|go(?:es)? on to|goes|agrees? to|asks? for|requests?|turn(?:s|ed)? into|becomes?|became|ends? up|wants? to|comes? (?:for|to)|comes? in for|takes?|takes? up|gets?(?! through)|does|do|makes?|for|with|is|are|was|were|will|have|has|to|a|an|the|our|us|their|his|her|and|but|become)\s+)+/iu;
const TAIL =
  /(?:\s+(?:and|but|then|or|of|with|about|only|on|in|from|for|to|at|a|the|we|our|out|every|แล้ว|และ|แต่|ประมาณ))+$/iu;
/** Behind a verb, not behind a noun: '1 in 5 signs up', '1 in 3 takes a seat'. */
const BEHIND_VERB =
  /^(?:a|an|the|up|on|off|out|for|in|into|to|us|me|with|back|it|one|their|his|her|our|again|once|twice|within|after|before|at)$/iu;
/** Who does it, and no step. */
const SPEAKER =
  /^(?:say|we|i|they|she|he|and|but|so|then|about|around|only|roughly|nearly|some|again|almost|now)$/iu;
const LONGEST = 3;

const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
const strip = (text: string): string => text.trim().replace(TAIL, '').trim();
/** The first three words that say what is done. */
const deed = (text: string): string =>
  strip(words(strip(text).replace(AUXILIARY, '')).slice(0, LONGEST).join(' '));

/** Whether the first of some words is a noun of which the rest is said: 'callers books', not 'signs up'. */
const isNoun = (first: string, second: string | undefined): boolean =>
  second !== undefined && /[^s]s$|people$|children$/iu.test(first) && !BEHIND_VERB.test(second);

/** 'Who pitch start', 'that sat paid acceptance': who they are is told before what they do. */
const WHO_DID =
  /^(?:(?:who|that)\s+)?(?!(?:is|are|was|were|do|does|did|have|has|get|gets|actually|really|then|go|goes|take|takes|make|makes|want|wants|sign|say|never|not|cannot|still)(?![a-z]))[a-z]{3,}(?: (?:down|up|in|on|out|through|over))? (?=[a-z]{3,})/iu;
function withoutWho(said: string): string {
  const who = WHO_DID.exec(said)?.[0] ?? '';
  const rest = said.slice(who.length);
  const [next = ''] = words(rest);
  if (who !== '' && /^(?:gets?|got) through(?![a-z])/iu.test(rest)) return rest;
  return who === '' || BEHIND_VERB.test(next) || AUXILIARY.test(`${next} `) || THING.test(next) ? said : rest;
}
/** A word that belongs to the verb before it. */
const THING = /^(?:[a-z]+ing|today|later|again|within|after|with|and|but|or|than|more|less|[a-z]+ly)$/iu;

/** Those who are named first, and what is said of them. */
function nounAndDeed(text: string, isOf: boolean): Way {
  const all = words(text);
  const [first = '', second, third] = all;
  const isPair = second !== undefined && !/s$/iu.test(first) && /[^s]s$/iu.test(second);
  // 'Paid orders cancel', 'ticket buyers add': two words name them.
  if (isPair && third !== undefined && (isOf || thingsIn(second).length > 0) && !BEHIND_VERB.test(second))
    return { from: `${first} ${second}`, to: deed(all.slice(2).join(' ')) };
  if (isOf && /^(?:who|that)$/iu.test(second ?? ''))
    return { from: first, to: deed(withoutWho(all.slice(2).join(' '))) };
  if (/^(?:who|that)$/iu.test(first)) return { from: '', to: deed(withoutWho(all.slice(1).join(' '))) };
  if (isOf || isNoun(first, second)) return { from: first, to: deed(all.slice(1).join(' ')) };
  // A noun alone: 'we sign 1 of 5 quotes'.
  if (second === undefined && thingsIn(first).length > 0 && /s$/iu.test(first))
    return { from: first, to: '' };
  return { from: '', to: deed(text) };
}

/** '(Those) offered a seat register': what was done to them is who they are, and a step that is known is what they do. */
const DONE_TO = /^(?:those|these) (?=(?!need|indeed)[a-z]{3,}ed(?![a-z]))/iu;
function groupAndDeed(rest: string): Way | undefined {
  const head = DONE_TO.exec(rest)?.[0];
  const said = head === undefined ? '' : rest.slice(head.length);
  const last = stepsIn(said).at(-1);
  return last && last.start > 0 && last.end === said.length
    ? { from: said.slice(0, last.start).trim(), to: last.name }
    : undefined;
}

function english(before: string, after: string): Way {
  const behind = strip(after.split(END)[0] ?? '');
  const isOf = OF.test(behind);
  const rest = behind.replace(OF, '');
  const isPointed = POINTED.test(rest);
  const isWho = isPointed && /(?<![a-z])(?:who|that)\s+$/iu.test(POINTED.exec(rest)?.[0] ?? '');
  const pointed = rest.replace(POINTED, '');
  // 'Of those offered a seat 48% register', 'of those approved half sign': a group that no other share led to.
  const group = isPointed && !isWho ? groupAndDeed(rest) : undefined;
  if (group) return group;
  const said = isPointed
    ? { from: '', to: deed(isWho ? withoutWho(pointed) : pointed) }
    : nounAndDeed(rest, isOf);
  if (said.to !== '') return said;
  // 'We close a third', 'we sign 1 of 5 quotes': what is done stands before.
  const clause =
    before
      .split(END)
      .at(-1)
      ?.split(/\s(?:and|but|then|so|while)\s/iu)
      .at(-1) ?? '';
  const ahead = words(clause).filter((word) => !SPEAKER.test(word));
  return { from: said.from, to: strip(ahead.slice(-2).join(' ')) };
}

const THAI_LEAD =
  /^(?:แล้วก็|แล้ว|และ|แต่|ตอนนี้|ปัจจุบัน|วันนี้|ส่วน|พวกนี้|ใน(?:นั้น|นี้)|ที่เหลือ|เหลือ|อีก|มี(?=\s|$)|คน(?=\s|ที่|มา|ทัก|โทร|จอง)|ที่(?=[ก-๛]))+/u;
const THAI_TAIL = /(?:ประมาณ|ราวๆ?|แค่|เฉลี่ย|อยู่ที่|คือ|รวม|ได้|ตก|มี|เป็น|เหลือ|อีก|ที่เหลือ|จริงๆ|สัก|ที่|ว่า|กว่า|[\s=:])+$/u;
const THAI_AND = /แล้ว(?:ก็)?(?=[\s\p{L}])/u;
/** What is counted by, and no name. */
const CLASSIFIER = /^(?:คน|ราย|ครั้ง|ใบ|ท่าน|หัว|ของ)?$/u;
const LONGEST_THAI = 24;

/** 'คนที่ซื้อ 1 ใน 4 สั่งซ้ำ'; not 'ลีดที่นัดได้ 1 ใน 4'. */
const WHO = /^(?:คน|ลูกค้า|ราย|ลีด)ที่(?<who>[\p{Script=Thai}\p{M}]{2,14}?)(?<!ได้)$/u;

/** Without who does it and how words of it run on. */
const thaiName = (text: string): string =>
  text
    .trim()
    .replace(/^[\p{Script=Thai}\p{M}]{2,8}ที่(?=[ก-๛])/u, '')
    .replace(THAI_LEAD, '')
    .replace(THAI_TAIL, '')
    .trim()
    .slice(0, LONGEST_THAI);

function thai(before: string, after: string): Way {
  const ahead = before.split(END).at(-1) ?? '';
  const [first = '', ...others] = ahead.split(THAI_AND);
  // 'สำรวจแล้วเซ็น 12.5%': who has done the one does the other.
  const who = WHO.exec(ahead.trim())?.groups?.['who'];
  const goesOn = words(after)[0] ?? '';
  if (who !== undefined && others.length === 0 && THAI.test(goesOn) && !CLASSIFIER.test(goesOn))
    return { from: who, to: thaiName(goesOn) };
  const clause = others.length > 0 ? (others.at(-1) ?? '') : (words(ahead).at(-1) ?? '');
  const to = thaiName(clause);
  const behind = after.split(END)[0] ?? '';
  const of = OF.exec(behind);
  const from = others.length > 0 ? thaiName(words(first).at(-1) ?? '') : '';
  if (of !== null) return { from: words(behind.slice(of[0].length))[0] ?? '', to };
  const next = thaiName(THAI.test(words(behind)[0] ?? '') ? (words(behind)[0] ?? '') : deed(behind));
  // 'Pilot จบ 60% sign': a deed in the other language stands behind.
  const isOther = /^[a-z]/iu.test(next) && stepOf(next) !== undefined && stepOf(to) === undefined;
  if (isOther) return { from: from || thaiName(words(ahead)[0] ?? ''), to: next };
  if (to === '' || CLASSIFIER.test(to) || SPEAKER.test(to)) {
    // 'จ่าย deposit', 'ขอใบเสนอราคา': what is done stands behind.
    const [one = '', two = ''] = words(behind);
    const isMixed = THAI.test(one) && /^[a-z]/iu.test(two);
    return { from, to: isMixed ? `${one} ${two}` : CLASSIFIER.test(next) ? '' : next };
  }
  // 'คืนของ 1 ใน 25 ดีล': a name that touches the figure says of what.
  const touching = /^[\p{Script=Thai}\p{M}]{2,10}(?=\s|$)/u.exec(behind)?.[0] ?? '';
  return { from: from === '' && !CLASSIFIER.test(touching) ? touching : from, to };
}

/** 'Trial → paid 18%'. */
const ARROW = /(?<from>[\p{L}\p{M}-]{2,20})\s*(?:→|->|=>|➜)\s*(?<to>[\p{L}\p{M}-]{2,20})\s*[:=]?\s*$/u;

/** @param before words from the figure before, or the beginning of the statement, to the share; @param after to the next figure */
export function wayOf(before: string, after: string): Way {
  const arrow = ARROW.exec(before)?.groups;
  if (arrow) return { from: arrow['from'] ?? '', to: arrow['to'] ?? '' };
  const near = `${before.slice(-LONGEST_THAI)}${after.slice(0, LONGEST_THAI)}`;
  return THAI.test(near) ? thai(before, after) : english(before, after);
}
