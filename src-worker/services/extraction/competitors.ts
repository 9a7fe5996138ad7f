/** Competitors as a brief names them, each with what it says of them. */
import type { Passage } from './passages.ts';

export interface FoundCompetitor {
  name: string;
  website: string;
  strengths: string;
  weaknesses: string;
  source: string;
}

/** Words that introduce a list of them in a sentence. */
const INTRODUCES =
  /(?:competitors?|rivals?|competition)(?:\s+(?:are|is|include|includes|like|such as|we (?:see|watch|lose to)(?: most)?|would be))*\s*[:：]?\s+(?!for|in|who|that|and|on|with|do|does|have)(?<a>[^.!?\n]+)|(?:compete (?:with|against)|competing (?:with|against)|up against|(?:lose|losing|lost)(?: \w+){0,3} to|compared (?:with|to))\s+(?<b>[^.!?\n]+)|คู่แข่ง(?:หลัก|สำคัญ|โดยตรง|ของเรา|ทางตรง)*(?:\s*(?:ก็(?:คือ|มี)|คือ|ได้แก่|มี|เช่น|มีดังนี้|:|：))\s*(?<c>[^\n]+)/iu;

/** Ends of a list of names in running text. */
const AFTER_LIST =
  /\s+(?:who|which|that|because|but|since|when|while|for|on (?:price|delivery)|with (?:their|its)|in (?:the|our)|at the|these|they|both|all|ซึ่ง|ที่|เพราะ|แต่|โดย|ทั้ง).*$/iu;
const SEPARATOR =
  /\s*(?:,|;|•|\/|\s&\s|\band\b|\bor\b|(?<=\s|[\p{Script=Thai}\w)])(?:และ|กับ|หรือ)(?=\s|[\p{Script=Thai}\w])|\n)\s*/iu;
/** Everybody and nobody. */
const NO_NAME =
  /^(?:others?|etc\.?|none|n\/a|unknown|many|several|some|all|various|other .*|local .*|big (?:brands?|chains?|players?)|(?:a )?(?:few|couple|lot).*|ไม่มี|ไม่ทราบ|อื่น.*|หลาย.*|เจ้าอื่น.*|รายย่อย.*|ฯลฯ|-|–)$/iu;
const URL =
  /(?:https?:\/\/|www\.)[^\s,;()]+|(?<![\w@])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|co\.th|th|net|shop|example|asia)(?:\/[^\s,;()]*)?/iu;

/** Of a passage under the label or heading 'Competitors'. */
export function listedCompetitors({ text, source }: Passage): FoundCompetitor[] {
  // 'Name (cheap, slow), Name (…)': several, each described.
  const several = text.split(/(?<=\))\s*[,;]\s*/u);
  if (several.length > 1)
    return several.flatMap((one) => listedCompetitors({ text: one, label: '', source }));
  // 'Name: cheap, slow delivery' or 'Name – …' or 'Name (…)': one of them, described.
  const [, head = '', tail = ''] = /^([^,;:(–—]{2,60}?)\s*(?:[:：–—]|\s-\s|\()\s*(.+?)\)?$/u.exec(text) ?? [];
  if (head !== '' && !SEPARATOR.test(head) && isName(head)) return [described(head, tail, source)];
  return names(text).map((name) => described(name, '', source));
}

/** Of a sentence that introduces them. */
export function mentionedCompetitors({ text, source }: Passage): FoundCompetitor[] {
  const found = INTRODUCES.exec(text)?.groups;
  const list = found?.['a'] ?? found?.['b'] ?? found?.['c'];
  if (list === undefined) return [];
  return names(list.replace(AFTER_LIST, ''))
    .filter((name) => /^[\p{Lu}\p{N}]|\p{Script=Thai}/u.test(name))
    .map((name) => described(name, '', source));
}

const names = (list: string): string[] =>
  list
    .replaceAll(/\([^)]*\)/gu, '')
    .split(SEPARATOR)
    .map((name) =>
      name
        .replace(/^(?:the\s+(?=\p{Ll})|mainly|especially|mostly|ร้าน(?=\s))\s*/iu, '')
        .replace(/["“”'.]+$|^["“”']+/gu, '')
        .trim(),
    )
    .filter(isName);

const isName = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= 60 &&
  /[\p{L}]/u.test(name) &&
  name.split(/\s+/u).length <= 7 &&
  !NO_NAME.test(name.trim());

const GOOD =
  /\b(?:cheap(?:er)?|low(?:er)? price|fast(?:er)?|well[- ]known|famous|strong|big|large|popular|good|great|more|many|wide|award\w*|established|same-day|free|located)\b|ถูก(?:กว่า)?|เร็ว|ดัง|มีชื่อ|แข็งแรง|ใหญ่|เยอะ|ดี|สาขา(?:มาก|เยอะ)|โปร/iu;
const BAD =
  /\b(?:expensive|slow(?:er)?|weak|no |not |lacks?|poor|bad|stale|old|only|without|limited|few|high(?:er)? price|complaints?|hard to)\b|แพง|ช้า|ไม่(?!แพง)|ขาด|น้อย|แย่|รีวิวไม่ดี|คิวยาว/iu;

/** What is said of one, divided into what speaks for and against it. */
function described(name: string, said: string, source: string): FoundCompetitor {
  const [website = ''] = URL.exec(said) ?? [];
  const clauses = said
    .replace(website === '' ? /^$/u : website, '')
    .split(/\s*(?:[,;]|\bbut\b|\bthough\b|\bhowever\b|แต่|(?<=\.)\s)\s*/iu)
    .map((clause) =>
      clause
        .replace(/^(?:and|is|are|has|have)\s+/iu, '')
        .replace(/[.)]+$/u, '')
        .trim(),
    )
    .filter((clause) => clause.length > 1);
  const labelled = (pattern: RegExp): string[] =>
    clauses.flatMap((clause) => (pattern.test(clause) ? [clause.replace(pattern, '').trim()] : []));
  const strong = labelled(/^(?:strengths?|pros?|good|\+|จุดแข็ง|ข้อดี)\s*[:：]?\s*/iu);
  const weak = labelled(/^(?:weakness(?:es)?|cons?|bad|-|จุดอ่อน|ข้อเสีย)\s*[:：]?\s*/iu);
  const rest = clauses.filter(
    (clause) => !/^(?:strengths?|pros?|weakness(?:es)?|cons?|จุดแข็ง|ข้อดี|จุดอ่อน|ข้อเสีย)/iu.test(clause),
  );
  for (const clause of rest) {
    if (BAD.test(clause)) weak.push(clause);
    else if (GOOD.test(clause)) strong.push(clause);
  }
  return {
    name: name.replace(/["“”]+/gu, '').trim(),
    website,
    strengths: strong.join(', '),
    weaknesses: weak.join(', '),
    source,
  };
}
