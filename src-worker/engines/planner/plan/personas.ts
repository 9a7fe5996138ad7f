/** The kinds of people who buy: who asks and who decides, as the client tells it, then the groups that it names. */
import { deniesBy } from '../../../understanding/denials.ts';
import { isDeed, isFeared } from '../../../understanding/full-thought.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { sayersIn } from '../../../understanding/answers/has-say.ts';
import type { Insight } from '../../../understanding/answers/insights.ts';
import { quotationsIn } from '../../../understanding/answers/quotations.ts';
import { unlabelled } from '../../../understanding/answers/labels.ts';
import type { Readings } from '../readings/index.ts';
import type { Doubt } from './buyers.ts';
import { standsAlone, statements, tidy } from './claims.ts';
import { isOneThing } from './heard-besides.ts';
import { isGroup, LONGEST_GROUP, namedGroups } from './named-groups.ts';
import { sentencesOf } from './said.ts';

/** One kind of buyer. */
export interface Buyer {
  /** As the client calls them; '' where it does not. */
  who: string;
  area: string;
  /** What only they do, in the client's words. */
  habits: string[];
  doubt: Doubt;
  /** What this person has to say in it, beside those who buy, in the client's words. */
  decides?: string;
  /** It is a refusal. */
  refuses?: true;
  /** This one buys it for another. */
  gives?: true;
  /** Of this one alone; where none are told, those of the audience. */
  ages?: string;
}

/** Characters of a habit that stands as a chip. */
const LONGEST_HABIT = 64;
const NO_HABIT = /income|salary|รายได้|เงินเดือน|%/iu;

/** 'Office workers who brew at home': what follows the first group is what they do, up to the next group. */
function doesOf({ answers: { targetDemographics } }: Readings, group: string): string[] {
  const at = group === '' || /\bwho\b/iu.test(group) ? -1 : targetDemographics.indexOf(group);
  const rest = at < 0 ? '' : targetDemographics.slice(at + group.length);
  const [, does = ''] = /^[^,.;\n]*?\bwho\s+([^,.;\n]+)/iu.exec(rest) ?? [];
  return does === '' ? [] : [tidy(does)];
}

/** 'The executor decides' is told of all of them. */
const ONE_BODY = /(?:s|men|procurement|purchasing|finance|board|committee|missus|children)$/iu;
const manyOf = (who: string): string =>
  ONE_BODY.test(who)
    ? who
    : /wife$/iu.test(who)
      ? who.replace(/fe$/iu, 'ves')
      : /foreman$/iu.test(who)
        ? who.replace(/an$/iu, 'en')
        : /[^aeiou]y$/iu.test(who)
          ? who.replace(/y$/iu, 'ies')
          : `${who}s`;

/** Letters of a word that may stand inside another by chance: 'HR'. */
const SHORT = 4;
/** As the audience calls this person, where it does. */
function amongGroups(
  { answers: { targetDemographics } }: Readings,
  groups: readonly string[],
  who: string,
): string | undefined {
  const isThai = isMostlyThai(who);
  const stem = who.toLowerCase().replace(/s$/u, '');
  const phrases = isThai
    ? targetDemographics
        .split(/[,\s]+(?:และ|หรือ|กับ)?/u)
        .filter((phrase) => phrase.length <= LONGEST_GROUP && isGroup(phrase))
    : [];
  const isOf = (group: string): boolean => {
    if (isThai) return group.startsWith(who);
    const [head = ''] = group.toLowerCase().split(/\s(?:who|in|at|of)\s/u);
    return stem.length < SHORT ? head.split(/[^\p{L}]+/u).includes(stem) : head.includes(stem);
  };
  const found = [...groups, ...phrases].find(isOf);
  // 'ผจก.คลัง ผจก.ซ่อมบำรุง' are two.
  return isThai && found?.startsWith(`${who} `) === true ? who : found;
}

/** Who writes or decides, as the audience calls this person where it does. */
const personOf = (r: Readings, groups: readonly string[], { who }: Pick<Insight, 'who'>): string =>
  amongGroups(r, groups, who) ?? (isMostlyThai(who) ? who : manyOf(who));

interface Person {
  who: string;
  ages?: string;
  asks?: string;
  decides?: string;
  refuses?: true;
  gives?: true;
}

/** Characters of a sentence on a card. */
const [LONGEST_WHOLE, LONGEST_WHOLE_TH] = [90, 60];
/** The sentence that tells it, where it fits: 'Husband signs, wife chose the sofa' says more than 'Husband signs'. */
export const wholeOf = (r: Readings, { words }: Insight): string =>
  sentencesOf(r, ['targetDemographics', 'additionalDemographics']).find(
    (said) =>
      said.words.includes(words) &&
      said.words.length <= (isMostlyThai(words) ? LONGEST_WHOLE_TH : LONGEST_WHOLE),
  )?.words ?? words;

/** Cards beside the first. */
const MOST_BESIDE = 2;

/** Who has a say beside the audience: each whom the client names, in its words. */
function besides(
  r: Readings,
  groups: readonly string[],
  told: readonly string[],
): { first?: Person; others: Person[] } {
  const sayers = told
    .flatMap((words) => sayersIn(words))
    .map((sayer) => ({ ...sayer, named: amongGroups(r, groups, sayer.who) }));
  const isCovered = ({ who }: Insight): boolean =>
    sayers.some((sayer) => sayer.who.toLowerCase().includes(who.toLowerCase()));
  const of = (...kinds: Insight['kind'][]): Insight | undefined =>
    r.insights.find(
      // 'กลัวแม่ไม่กล้าไปคนเดียว': the fear of whoever buys, and no refusal.
      (each) => kinds.includes(each.kind) && !isCovered(each) && !isFeared(each.words),
    );
  // One of the audience that writes or calls stands for it.
  const asking = sayers.find(({ isLast, named }) => !isLast && named !== undefined);
  const asks = asking ? undefined : of('asks');
  const isAlone = groups.length <= 1;
  const said = sayers
    .filter((sayer) => sayer !== asking && (sayer.named === undefined || (sayer.isLast && !isAlone)))
    .map(({ who, words, named, isLast }) => ({
      person: { who: named ?? who, decides: words },
      isLast,
    }));
  const [decides, giving] = [
    said.some(({ isLast }) => isLast) ? of('refuses') : of('decides', 'refuses'),
    of('gives'),
  ];
  const asker = asks && { who: personOf(r, groups, asks), asks: asks.words };
  // An answer in which no group was read tells of somebody all the same.
  const isNobody = groups.length === 0 && r.answers.targetDemographics === '';
  const isOwn = asker !== undefined && amongGroups(r, groups, asks?.who ?? '') !== undefined;
  const others: Person[] = [
    ...said.filter(({ isLast }) => isLast),
    ...said.filter(({ isLast }) => !isLast),
  ].map(({ person }) => person);
  return {
    ...(asking?.named !== undefined
      ? { first: { who: asking.named, asks: asking.words } }
      : asker && (isOwn || isNobody)
        ? { first: asker }
        : {}),
    others: [
      ...others,
      ...(asker && asks && !isOwn && !isNobody ? [{ who: asker.who, decides: asks.words }] : []),
      ...(decides && decides.who !== asks?.who
        ? [
            {
              who: personOf(r, groups, decides),
              decides: wholeOf(r, decides),
              ...(decides.kind === 'refuses' ? { refuses: true as const } : {}),
            },
          ]
        : []),
      ...(giving && giving.who !== asks?.who && giving.who !== decides?.who
        ? [{ who: personOf(r, groups, giving), asks: giving.words, gives: true as const }]
        : []),
    ]
      .filter((each, at, all) => all.findIndex(({ who }) => who === each.who) === at)
      .slice(0, MOST_BESIDE),
  };
}

interface Order {
  persons: Person[];
  /** Of the persons so many are told of: the rest are groups of which nothing is. */
  told: number;
}
/** The audience stands first, by who of it asks; beside it who decides; groups that nothing is told of follow. */
function inOrder(r: Readings, groups: readonly string[], said: readonly string[]): Order {
  // Who pays, then for whom it is.
  const { parties } = r.audience;
  if (parties)
    return { persons: [parties.pays, parties.uses].map(({ who, ages }) => ({ who, ages })), told: 2 };
  const { first: asking, others } = besides(r, groups, said);
  const told = [asking ?? { who: groups[0] ?? '' }, ...others];
  const rest = groups
    .filter((group) => !told.some(({ who }) => who === group))
    .map((who): Person => ({ who }));
  return { persons: [...told, ...rest], told: told.length };
}

/** Thought, feared or asked: no habit either, though it was not read as a doubt. */
const DOUBTED = /^(?:thinks?|fears?|worr(?:y|ied)|scared|afraid|doubts?|ask)\b|\bworr(?:y|ies)$|\?/iu;
const letters = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
/** Whether it is what sets them looking, stops them, is asked or decides: that is told in a place of its own and is no habit. */
function isHeard(r: Readings, words: string): boolean {
  if (DOUBTED.test(words)) return true;
  const own = letters(words);
  return r.heard.some((one) => {
    const told = letters(one.words);
    return told.includes(own) || own.includes(told);
  });
}

/**
 * Who buys, and beside them who has a say; where nobody has, a group that asks something else, where there is one that we have an
 * answer to.
 * @param said what the client tells of who decides
 */
export function makePersonas(
  r: Readings,
  doubts: readonly Doubt[],
  moment: string | undefined,
  said: readonly string[],
): Buyer[] {
  const groups = namedGroups(r);
  const { parties } = r.audience;
  const { persons, told: many } = inOrder(r, groups, said);
  const told = doesOf(r, groups[0] ?? '');
  // What sets them looking, what stops them and what they ask stand in places of their own.
  const spoken = sentencesOf(r, ['additionalDemographics'])
    .map(({ words }) => unlabelled(words))
    .filter((words) => words !== '');
  const habits = [
    ...told,
    ...spoken.flatMap(statements).filter((words) => standsAlone(words) && isDeed(words)),
  ].filter(
    (words) =>
      words.length <= LONGEST_HABIT &&
      !NO_HABIT.test(words) &&
      !deniesBy(words, ['not', 'ไม่ใช่']) &&
      // What they are heard to say heads the page, and what sets them looking stands beside it.
      quotationsIn(words)[0]?.start !== 0 &&
      (moment === undefined || !isOneThing(words, moment)) &&
      !doubts.some((doubt) => doubt.words !== undefined && isOneThing(words, doubt.words)) &&
      !isHeard(r, words),
  );
  const answered = doubts.slice(1).find((doubt) => doubt.answer !== undefined);
  const second = persons.length > 1 ? (answered ?? doubts[1]) : undefined;
  const beside = many > 1 ? Array.from({ length: many - 1 }, () => answered ?? doubts[0]) : [second];
  // What stands in a sentence of its own is not told twice.
  const isTold = (words: string): boolean =>
    persons.some(
      ({ decides }) => decides !== undefined && (decides.includes(words) || words.includes(decides)),
    );
  return [doubts[0], ...beside]
    .filter((doubt) => doubt !== undefined)
    .map((doubt, i): Buyer => {
      const { who = '', asks, decides, refuses, gives, ages } = persons[i] ?? {};
      // What follows the first group in the answer is told of it alone.
      const isFirst = i === 0 && parties === undefined && who === (groups[0] ?? '');
      const known = [...(asks === undefined ? [] : [asks]), ...(isFirst ? habits : [])];
      return {
        who,
        area: isFirst && !isMostlyThai(r.audience.where) ? r.audience.where : '',
        habits: unique(known.filter((words) => !isTold(words))).slice(0, 3),
        doubt,
        ...(decides === undefined ? {} : { decides }),
        ...(refuses === undefined ? {} : { refuses }),
        ...(gives === undefined ? {} : { gives }),
        ...(ages === undefined ? {} : { ages }),
      };
    });
}
