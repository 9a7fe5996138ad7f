/** What a group's words need behind them, and were cut from: a figure, what it counts, what its last word leads to. */
import { UP_TO_MARK } from './groups.ts';

/** Says nothing before its figure: 'teens turning 16', 'labour hire companies booking 3 or 4'. */
const GOES_ON = /(?:^|\s)(?:turning|approaching|nearing|reaching|hitting|\p{L}+ing \d+ (?:or|to))$/iu;
/** Leads to what was left out: then it goes as well. */
const HANGS =
  /(?:\s(?:with|without|having|owning|and|or|&|\+|of|in|at|for|from|by|living|between|aged?|over|under|above|below|turning|approaching|nearing|reaching|hitting))+$/iu;
/** How many of what: 'หัวหน้าทีม 15-50| คน'. */
const COUNTED_TH = /^\s?(?:คน|ท่าน|ห้อง|เครื่อง|คัน|ตัว|ไร่|สาขา|เตียง|ยูนิต|ลำ|โต๊ะ)(?=[\s,;/)]|$)/u;
/** A thing of which there are several is told by its number: 'mums of yr 5 - yr 9', 'couples on date 3', 'guys E5+', 'couples Feb 14'. */
const NUMBER_BEHIND = /^(?:\+|\s\d{1,2})(?=\s*(?:[,.;:)\n]|$))/u;
const ALONE =
  /\s(?:yr|year|grade|class|level|date|stage|phase|zone|week|day|month|part|group|form|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|\p{Lu}{1,2}\d{1,2})$/iu;
/** With what its last word needs; without that word where its rest was left out. */
export function withNeeded(told: string, group: string): string {
  const at = told.indexOf(group);
  const rest = at < 0 ? '' : told.slice(at + group.length);
  const needed = GOES_ON.test(group) ? (UP_TO_MARK.exec(rest)?.[0] ?? '') : '';
  if (needed !== '') return `${group}${needed}`;
  const [counted = ''] = /[ก-๛]\s\d[\d,–-]*$/u.test(group) ? (COUNTED_TH.exec(rest) ?? []) : [];
  if (counted !== '') return `${group}${counted}`;
  const [number = ''] = NUMBER_BEHIND.exec(rest) ?? [];
  if (number !== '' && ALONE.test(group)) return `${group}${number}`;
  return /^\s+[\p{L}\d]/u.test(rest) ? group.replace(HANGS, '') : group;
}
