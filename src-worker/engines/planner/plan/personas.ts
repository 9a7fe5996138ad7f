/** The kinds of people who buy: who asks and who decides, as the client tells it, then the groups that it names. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { currencyAfter } from '../../../../src/shared/reading/currencies.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { beginsDenied, deniesBy } from '../../../understanding/denials.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { sayersIn } from '../../../understanding/answers/has-say.ts';
import type { Insight } from '../../../understanding/answers/insights.ts';
import { quotationsIn } from '../../../understanding/answers/quotations.ts';
import { unlabelled } from '../../../understanding/answers/labels.ts';
import { isPlural } from '../inflection.ts';
import type { Readings } from '../readings/index.ts';
import type { Doubt } from './buyers.ts';
import { standsAlone, statements, tidy, withoutAside } from './claims.ts';
import { isOneThing } from './heard-besides.ts';
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

const LEAD =
  /^(?:(?:it's|mostly|usually|often|mainly|some|the|(?:a )?(?:couple|few|handful) of)\s+|(?:ส่วนใหญ่|ส่วนมาก)(?:เป็น)?\s*)(?:the\s)?/iu;
/** A group that does something is no name of one. */
const NO_GROUP =
  /^\d|^(?:people|anybody|anyone|customers|คน|ลูกค้า)$|^(?:จำนวน|อายุ|ที่(?!ปรึกษา)|ซึ่ง)|^(?:both|we|you|it|talking|working(?!\s(?:adults|people|parents|couples|mothers|mums|moms|men|women|families|professionals)\b))\b|=|^คน(?:เคาะ|จ่าย|ตัดสินใจ|ซื้อ)$|^(?:ไร่|ห้อง|ปี)\s|\b(?:is|are|must|does|starts|books?|asks?|decides?|pays?|per)\b|^\p{L}+ do\b|\bwith (?:\d|income|budget)|^(?:\d+|one|two|three|four|five|six|nine|ten|twelve) (?:days?|weeks?|months?|years?)\b|\b(?:likes|delays|signs|approves|chooses|rings|says|thinks|knows)$|\b(?:chose|picked|signed|rang|bought)\s|^(?:ทน|ใบ(?!อนุ)|ราคา)|ต้อง(?!การ|หา)|เซ็น$|เป็นคน|งบ(?!้)|คนตัดสินใจ|รายได้|ส่วนใหญ่ใช้|^คนวัย$|^(?:divorce|separation|break-?up|retirement|moving)$|\b(?:passed|feels?)\b|\bdo the \p{L}+ing$|\bonly$/iu;
/** What denies, and what is left of a sum ('บาท ขึ้นไป'), is none either. */
const isGroup = (group: string): boolean =>
  !NO_GROUP.test(group) &&
  !beginsDenied(group) &&
  !(isMostlyThai(group) && currencyAfter(group, 0) !== undefined);
const LONGEST_GROUP = 60;
/** Characters of a habit that stands as a chip. */
const LONGEST_HABIT = 64;
const NO_HABIT = /income|salary|รายได้|เงินเดือน|%/iu;

/** 'Purchasing and quality managers': the first of two is a manager as well. */
const SHARED_NOUN =
  /^(?!.*\b(?:\p{L}+one|people|staff|folks?|women|men|children|kids)\b)\p{L}+(?: \p{L}+){0,2}(?<!s)$/iu;
function withNoun({ answers: { targetDemographics } }: Readings, group: string): string {
  if (!SHARED_NOUN.test(group)) return group;
  const rest = new RegExp(
    `(?<!\\p{L})${escapeRegExp(group)} (?:and|or|&|\\+) \\p{L}+ (?:\\p{L}+ )??(?<noun>(?:owners|keepers|managers|players|teachers|makers|growers|buyers|drivers|lovers|parents|directors|engineers|agents|fans|students|farmers|breeders|officers|nurses|doctors|workers|professionals|businesses|pupils|graduates|users))(?!\\p{L})`,
    'iu',
  ).exec(targetDemographics);
  return rest?.groups?.['noun'] === undefined ? group : `${group} ${rest.groups['noun']}`;
}

/** 'คนเลี้ยงกระต่าย/เม่น' are one group: what stands behind the stroke has no head of its own. */
function strokesJoined({ audience: { groups }, answers: { targetDemographics } }: Readings): string[] {
  const joined: string[] = [];
  let until = 0;
  for (const group of groups) {
    const at = targetDemographics.indexOf(group);
    if (at >= 0 && at < until) continue;
    const [behind = ''] =
      /^\/[ก-๛][^\s/,;]*/u.exec(at < 0 ? '' : targetDemographics.slice(at + group.length)) ?? [];
    until = at + group.length + behind.length;
    joined.push(`${group}${behind}`);
  }
  return joined;
}

/** Who may come all the same is not who is sought: 'single or couples, renters ok', 'ทาวน์โฮมก็ได้'. */
const STATUS =
  /^(?:single|married|any|all|(?:single|couples?|married|families|renters?|homeowners?|any|all|or|,|\s)+\sor\s.*)$/iu;
const MAY_COME = /^\s?(?:are |is )?(?:ok(?:ay)?|fine|welcome|allowed|too|as well)(?![a-z])|^ก็ได้|^ได้หมด/iu;
function mayCome({ answers: { targetDemographics } }: Readings, group: string): boolean {
  const at = targetDemographics.indexOf(group);
  return STATUS.test(group) || (at >= 0 && MAY_COME.test(targetDemographics.slice(at + group.length)));
}

/** Who holds a post, and where such people work: a place beside them is no buyer of its own. */
const POST = /^(?:จัดซื้อ|หัวหน้า|ผู้จัดการ|ฝ่าย|วิศวกร|เจ้าหน้าที่)/u;
const WORKPLACE = /^(?:โรงงาน|บริษัท|โรงแรม|โรงพยาบาล|โรงเรียน|คลัง|หน่วยงาน)/u;

/** 'Farmers with 2,000+ acres', '65 yrs old': what stands behind a figure says how much or how old. */
function isMeasured({ answers: { targetDemographics } }: Readings, group: string): boolean {
  const before = targetDemographics.slice(0, Math.max(0, targetDemographics.indexOf(group))).trimEnd();
  return !isMostlyThai(group) && /\d\+?$/u.test(before) && MEASURES.has(group.split(/\s/u)[0] ?? '');
}
const MEASURES: ReadonlySet<string> = new Set(
  'acres hectares acre ha units rooms seats beds cows heads yrs yr yo years year km miles m2 sqm staff kg'.split(
    ' ',
  ),
);

/** Characters of the group that an answer begins with. */
const LONGEST_FIRST = 40;
/** 'Women after a birth (six weeks to two years), women around menopause': the group that an answer begins with, where it was not read. */
function withFirst({ answers: { targetDemographics: told } }: Readings, groups: string[]): string[] {
  const [whole = '', first = ''] =
    /^([^,.;:(/\n–—]+)(?:\([^()]*\))?\s*,(?!\s*(?:mostly|mainly|largely|usually|often|some|many|also)\b)/iu.exec(
      told,
    ) ?? [];
  const begin = first.trim();
  const [noun = ''] = begin.split(/\s(?:after|before|around|with|who|in|at|of|from|near|under|over)\s/iu);
  const rest = groups.filter((group) => told.indexOf(group) >= whole.length);
  const isRead = groups.some((group) => told.indexOf(group) < first.length && told.includes(group));
  return isRead ||
    isMostlyThai(begin) ||
    begin.length > LONGEST_FIRST ||
    !isPlural(noun.split(' ').at(-1) ?? '')
    ? groups
    : [begin, ...rest];
}

/** 'Grain farmers 2,000+ acres': how much they have stands behind their name. */
function withoutMeasure(group: string): string {
  const last = readQuantities(group).at(-1);
  const [unit = '', ...more] = last
    ? group.slice(last.figure.end).replace(/^\+/u, '').trim().split(/\s/u)
    : [];
  const isLast = last !== undefined && last.span.start > 0 && more.length === 0 && MEASURES.has(unit);
  return isLast ? group.slice(0, last.span.start).trimEnd() : group;
}

/** The groups of people that the audience names, each whole. */
export const namedGroups = (r: Readings): string[] =>
  withFirst(r, strokesJoined(r))
    .filter((group) => !mayCome(r, group))
    .map((group) =>
      tidy(withoutAside(group).split(/,(?!\d)(?![^(]*\))/u)[0] ?? '')
        .replace(LEAD, '')
        // Of 'contractors w/ tools' the stroke leaves a letter.
        .replace(/\sw\/.*$/u, '')
        .replace(/\s(?:w|esp(?:ecially)?|e\.?g|i\.?e|etc|mainly|mostly)\.?$|\s\S*(?:ก็ได้|ได้หมด)$/iu, '')
        // Their ages stand in a place of their own.
        .replace(/(?<=[ก-๛])\s+\d{2}(?:\s*[-–]\s*\d{2}|\+)(?:\s*ปี)?$/u, '')
        .replace(/\s+(?:aged?\s+\d{2}(?:\s*[-–]\s*\d{2}|\+)|\d{2}\s*[-–]\s*\d{2}$)/iu, '')
        .replace(/(?:ที่มี|ช่วง|(?<!สูง))อายุ$/u, '')
        // A clause that was left out leaves its first word, and 'there are such too' is no name.
        .replace(/(?:(?<=[ก-๛]{6})(?:ที่|ซึ่ง|และ|หรือ)|ก็มี)$/u, '')
        // Of a range or an upper age its end was left out: 'men 16 to', 'moms up to'.
        .replace(/\s(?:\d+\s)?(?:up\s)?to$/u, '')
        // 'คนอายุ 50+' without its ages is nobody.
        .replace(/\s(?:คน|ผู้|กลุ่ม)$/u, ''),
    )
    .map((group) => withNoun(r, withoutMeasure(group)))
    .filter(
      (group) =>
        group.length >= 3 &&
        group.length <= LONGEST_GROUP &&
        isGroup(group) &&
        !isMeasured(r, group) &&
        !group.includes('%'),
    )
    .filter((group, _, all) => !(WORKPLACE.test(group) && all.some((each) => POST.test(each))));

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
    r.insights.find((each) => kinds.includes(each.kind) && !isCovered(each));
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
  const habits = [...told, ...spoken.flatMap(statements).filter(standsAlone)].filter(
    (words) =>
      words.length <= LONGEST_HABIT &&
      !NO_HABIT.test(words) &&
      !deniesBy(words, ['not', 'ไม่ใช่']) &&
      // What they are heard to say heads the page, and what sets them looking stands beside it.
      quotationsIn(words)[0]?.start !== 0 &&
      (moment === undefined || !isOneThing(words, moment)) &&
      !doubts.some((doubt) => doubt.words !== undefined && isOneThing(words, doubt.words)),
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
