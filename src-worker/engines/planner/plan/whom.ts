/** What all those are called together that the client named: one of several groups does not stand for the others. */
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { lowerNoun } from '../text.ts';
import { namedGroups } from './personas.ts';
import { whole } from './whole.ts';

/** Characters of one group. */
const GROUP = 60;
/** Between a group and those that it is made of: 'Cellists. Students, orchestra players', 'homeowners, mostly retired couples'. */
const MADE_OF =
  /^\s*[.:(–—-]|\b(?:mostly|many|lots|especially|esp|incl\w*|such as|like|e\.g|mainly|often|usually|some)\b|เช่น|โดยเฉพาะ|ส่วนใหญ่|ส่วนมาก|หลายคน/iu;

/** Whether the first group holds the others. */
function holdsOthers(told: string, [first = '', second = '']: readonly string[]): boolean {
  const at = told.indexOf(first);
  const next = told.indexOf(second, at + first.length);
  return at >= 0 && next > at && MADE_OF.test(told.slice(at + first.length, next));
}

/** The groups that stand for all of those the client named; empty where it named nobody. */
export function groupsNamed(r: Readings): string[] {
  const groups = namedGroups(r);
  const [first = ''] = r.audience.groups;
  // Where the first of several is no name, those after it do not stand for it.
  if (!groups.some((group) => first.includes(group) || group.includes(first))) return [];
  return holdsOthers(r.answers.targetDemographics, groups) ? groups.slice(0, 1) : groups;
}

/** Each whole, within a sentence of this language; empty where one of them cannot be. Thai takes a title as it is written. */
function groupsIn({ r, f }: Setting): string[] {
  const groups = groupsNamed(r).map((group) => whole(lowerNoun(group), GROUP));
  const isTold = groups.every((group) => group !== '' && (f.language === 'th' || !isMostlyThai(group)));
  return isTold ? groups : [];
}

interface Setting {
  r: Readings;
  f: Formatter;
}
const JOINED = /\s(?:and|or|&)\s|หรือ|และ/iu;

/** They in a list, within a sentence; '' where they do not fit into `most` characters: then the common word stands. */
export function whomIn(setting: Setting, most: number): string {
  const groups = groupsIn(setting);
  const isListed = groups.length < 2 || !groups.some((group) => JOINED.test(group));
  const list = isListed ? setting.f.list(groups) : '';
  return list.length <= most ? list : '';
}

/** They in a cell, where commas part them. */
export function whomListed(setting: Setting, most: number): string {
  const list = groupsIn(setting).join(', ');
  return whomIn(setting, most) || (list.length <= most ? list : '');
}
