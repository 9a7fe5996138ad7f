/** What all those are called together that the client named: one of several groups does not stand for the others. */
import { negationsIn } from '../../../../src/shared/reading/negation.ts';
import { beginsDenied } from '../../../understanding/denials.ts';
import { sayersIn } from '../../../understanding/answers/has-say.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { once } from '../../../understanding/remember.ts';
import { readPlaces } from '../../../understanding/places/read-places.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { canBeCounted, isPlural } from '../inflection.ts';
import { lowerNoun } from '../text.ts';
import { namedGroups } from './named-groups.ts';
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
  return at >= 0 && next > at && MADE_OF.test(told.slice(at + first.length, next).replace(/\([^()]*\)/u, ''));
}

/** Their ages, which stand in a place of their own. */
const AGES =
  /^\s*,?\s*(?:\(?(?:aged?|ages)\s+)?\d{1,2}(?:\s*(?:[-–]|to)\s*\d{1,2}|\s*\+|\s+(?:and|or)\s+(?:over|up|older))\)?(?![\d%,]|\s*(?:m|km|people|seats|staff)\b)/iu;
/** What says which of them are meant: 'parents who work nights', 'mums with babies under 1', 'adults with a spare bedroom'. */
const WHICH =
  /^\s+(?:who|whose|with|without|that|under|over|in their|moving|living|working|looking)\s[^.,;:()\n–—]+/iu;

const withoutAges = (group: string): string => group.replace(/\s(?:aged?|ages)$/iu, '');

/** A group with the words that say which of them are meant, where these are told to their end. */
function completed(told: string, group: string, groups: readonly string[]): string {
  const at = told.indexOf(group);
  const bare = withoutAges(group);
  if (at < 0 || isMostlyThai(group)) return bare;
  const rest = told.slice(at + bare.length).replace(AGES, '');
  const [which = ''] = WHICH.exec(rest) ?? [];
  const behind = rest
    .slice(which.length)
    .replace(/^,\s*(?:and|or|plus|also|some|many|lots of|a few)?\s*/iu, '');
  const isToEnd =
    !rest.slice(which.length).startsWith(',') || groups.some((other) => behind.startsWith(other));
  const said = `${bare} ${which.trim()}`;
  return which !== '' && isToEnd && said.length <= GROUP ? said : bare;
}

/** 'Students, mostly international': which of them they are, behind their name. */
function withHead(told: string, group: string): string {
  if (isMostlyThai(group) || group.split(/\s/u).some((word) => canBeCounted(word))) return group;
  const head = new RegExp(
    `(?<head>\\p{L}+(?: \\p{L}+)?),?\\s+(?:mostly|mainly|largely|usually|often)\\s+${escapeRegExp(group)}(?!\\p{L})`,
    'iu',
  ).exec(told)?.groups?.['head'];
  return head !== undefined && isPlural(head.split(' ').at(-1) ?? '') ? `${group} ${lowerNoun(head)}` : group;
}

/** Somebody is named before the first group that was read: the groups do not stand for them. */
const leavesOut = (told: string, first: string): boolean =>
  !isMostlyThai(told) &&
  told
    .slice(0, Math.max(0, told.indexOf(first)))
    .split(/[^\p{L}’'-]+/u)
    .some(
      (word) =>
        isPlural(word) &&
        !/^(?:lots|loads|dozens|hundreds|thousands|ages|years|months|weeks|times)$/iu.test(word),
    );

const isKnown = (word: string): boolean =>
  readPlaces(word).some(({ known, name }) => known !== undefined && name === word);
/** 'ปทุม นนท์', 'Canada': where they are, and no group of them. */
const isPlace = (group: string): boolean =>
  isMostlyThai(group) ? group.split(/\s+/u).every(isKnown) : isKnown(group);

/** Words for people that stand in the singular: 'HR for the party', 'the purchase person', 'expectant mother', 'office staff'. */
const SINGLE =
  /^HR\b|\bbiz\b|\b\p{L}{3,}(?:person|man|woman|er|or|ist|ian)s?\b|\b(?:staff|crew|people|folk|youth|clergy|faculty|personnel|management|police|family|couple|team|household)\b/iu;
/** 'Divorce', 'first kid or second', 'HDB or condo', 'Canada': what moves them, which of them they are, where they live; no group. */
const namesPeople = (group: string): boolean =>
  isMostlyThai(group) || SINGLE.test(group) || group.split(/[\s’'-]/u).some((word) => isPlural(word));

/** The groups that stand for all of those the client named; empty where it named nobody. */
export const groupsNamed = once((r: Readings): readonly string[] => {
  const told = r.answers.targetDemographics;
  const named = namedGroups(r)
    .filter((group) => !isPlace(group) && namesPeople(withHead(told, group)))
    .toSorted((a, b) => told.indexOf(a) - told.indexOf(b));
  const headed = named.map((group) => withHead(told, group));
  // 'Students, mostly international' are international students, once.
  const groups = headed.filter(
    (group) => !headed.some((other) => other !== group && other.endsWith(` ${group.toLowerCase()}`)),
  );
  const [first = ''] = namedGroups(r).some((group) => told.startsWith(group)) ? groups : r.audience.groups;
  // Where the first of several is no name, those after it do not stand for it.
  if (!groups.some((group) => first.includes(group) || group.includes(first))) return [];
  if (groups[0] === named[0] && leavesOut(told, named[0] ?? '')) return [];
  return holdsOthers(told, groups) ? groups.slice(0, 1) : groups;
});

/** Each whole, within a sentence of this language; empty where one of them cannot be. Thai takes a title as it is written. */
function groupsIn({ r, f }: Setting, isShort = false): string[] {
  const told = r.answers.targetDemographics;
  const named = groupsNamed(r);
  // A capital inside the answer is a name's where the groups do not all begin with one: 'commuters, Uber drivers'.
  const large = named.filter((group) => /^\p{Lu}/u.test(group)).length;
  const isName = (group: string): boolean =>
    large * 2 <= named.length && /[^.\n]\s$/u.test(told.slice(0, told.indexOf(group)));
  const inside = (group: string): string => (isName(group) ? group : lowerNoun(group));
  const groups = named.map((group) =>
    whole(inside(isShort ? withoutAges(group) : completed(told, group, named)), GROUP),
  );
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
  // Where there is no room to say which of them are meant, they are said without.
  const lists = [groupsIn(setting), groupsIn(setting, true)].map((groups) =>
    groups.length < 2 || !groups.some((group) => JOINED.test(group)) ? setting.f.list(groups) : '',
  );
  return lists.find((list) => list !== '' && list.length <= most) ?? '';
}

/** They in a cell, where commas part them. */
export function whomListed(setting: Setting, most: number): string {
  const list = groupsIn(setting).join(', ');
  return whomIn(setting, most) || (list.length <= most ? list : '');
}

/** Their ages alone, and words that name nobody. */
const ONLY_AGES = /^(?:aged?\s|ages\s|อายุ\s?)?\d{1,2}(?:\s*(?:[-–]|to)\s*\d{1,2}|\s*\+)?(?:\s*ปี)?$/iu;
const NAMES_NOBODY =
  /^(?:mostly|mainly|usually|often|some|many|also|with|from|that|this|their|them|they|lots|people|quite|aged|ages|years|plus|about|more|most|like|such|than|then|have|come|sometimes)$/u;
/** Letters that a name leaves of an answer in Thai, where marks and joining words count for nothing. */
const LEAST_LEFT = 4;
const lettersTh = (text: string): number => text.replaceAll(/[\s\d\p{P}\p{S}]|อายุ|ปี|และ|กับ|หรือ/gu, '').length;

/** A post, a country or a body in capitals is somebody, however short: 'HR', 'CNA', 'NRI'. */
const IN_CAPITALS = /(?<![A-Za-z])[A-Z]{2,5}(?![A-Za-z])/gu;
/** Whether a name holds everybody whom the words name. */
function holdsAll(name: string, words: string): boolean {
  const held = name.toUpperCase();
  if ((words.match(IN_CAPITALS) ?? []).some((post) => !held.includes(post))) return false;
  if (/[ก-๛]/u.test(words)) return lettersTh(words) - lettersTh(name) < LEAST_LEFT;
  const known = new Set(name.toLowerCase().split(/[^\p{L}]+/u));
  return words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word.length < LEAST_LEFT || known.has(word) || NAMES_NOBODY.test(word));
}

/**
 * The audience as the client tells it, where the groups that were read leave some of it out: the sentences that name people, without
 * their ages and what stands in brackets; '' where the groups hold all, or it is too long for a name.
 */
export function toldAudience({ r }: Pick<Setting, 'r'>, name: string, most: number): string {
  const told = r.answers.targetDemographics.replaceAll(/\s*\([^()]*\)/gu, '');
  const sentences = sentencesIn(told)
    .map(({ start, end }) => told.slice(start, end))
    // Behind the first, what is denied is told of somebody who is not sought.
    .filter((words, i) => !beginsDenied(words) && (i === 0 || negationsIn(words).length === 0))
    .map((words, i) => partsOf(i === 0 ? words : lowerNoun(words)).join(', '));
  const [first = ''] = sentences;
  const all = sentences.filter((words) => words !== '').join(', ');
  const words = whole(all, most) || (name === '' ? whole(first, most) : '');
  return words.length < LEAST_TOLD || holdsAll(name, words) ? '' : words;
}
/** Letters of an answer that names somebody. */
const LEAST_TOLD = 12;
/** What is told of them or of us names nobody, and who may come all the same is not who is sought: 'renters ok'. */
const TELLS_OF =
  /^(?:we|they|there|about \d+)(?:\s|%)|\s(?:only|hardly) (?:care|come|call|buy|ask)s?\b|\?$|\s(?:ok(?:ay)?|fine|welcome|allowed)$|^(?:single|married|any|all)\b|ก็ได้$/iu;
/** That they are named as well, and how often they come: 'landlords too', 'letting agents now and then'. */
const BESIDES = /^also\s+|\s+(?:too|also|as well|now and then|now and again|sometimes|lol)$/giu;
/** Whom a sentence names, one by one; who has a say stands on a card of its own. */
const partsOf = (sentence: string): string[] =>
  sentence
    .split(/,\s+/u)
    .map((part) => part.trim())
    .map((part) => (isMostlyThai(part) ? part : part.replace(/[.!]+$/u, '').replaceAll(BESIDES, '')))
    .filter(
      (part) =>
        part !== '' &&
        !ONLY_AGES.test(part) &&
        !TELLS_OF.test(part) &&
        // 'Small restaurants no'.
        !negationsIn(part).some(({ span }) => span.end === part.length) &&
        sayersIn(part).length === 0,
    );
