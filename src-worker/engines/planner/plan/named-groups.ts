/** The groups of people that the audience names, each by a name that is whole: what its words need stays with them. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { currencyAfter } from '../../../../src/shared/reading/currencies.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { beginsDenied, isNoAim } from '../../../understanding/denials.ts';
import { withNeeded } from '../../../understanding/phrases/needed.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { isPlural } from '../inflection.ts';
import type { Readings } from '../readings/index.ts';
import { tidy, withoutAside } from './claims.ts';

const LEAD =
  /^(?:(?:it's|mostly|usually|often|mainly|some|the|(?:a )?(?:couple|few|handful) of)\s+|(?:ส่วนใหญ่|ส่วนมาก)(?:เป็น)?\s*)(?:the\s)?/iu;
/** A group that does something is no name of one. */
const NO_GROUP =
  /^\d|^(?:people|anybody|anyone|customers|คน|ลูกค้า)$|^(?:จำนวน|อายุ|ที่(?!ปรึกษา)|ซึ่ง)|^(?:both|we|you|it|talking|working(?!\s(?:adults|people|parents|couples|mothers|mums|moms|men|women|families|professionals)\b))\b|=|^คน(?:เคาะ|จ่าย|ตัดสินใจ|ซื้อ)$|^(?:ไร่|ห้อง|ปี)\s|\b(?:is|are|must|does|starts|books?|asks?|decides?|pays?|per)\b|^\p{L}+ do\b|\bwith (?:\d|income|budget)|^(?:\d+|one|two|three|four|five|six|nine|ten|twelve) (?:days?|weeks?|months?|years?)\b|\b(?:likes|delays|signs|approves|chooses|rings|says|thinks|knows)$|\b(?:chose|picked|signed|rang|bought)\s|^(?:ทน|ใบ(?!อนุ)|ราคา)|ต้อง(?!การ|หา)|เซ็น$|เป็นคน|งบ(?!้)|คนตัดสินใจ|รายได้|ส่วนใหญ่ใช้|^คนวัย$|^(?:divorce|separation|break-?up|retirement|moving)$|\b(?:passed|feels?)\b|\bdo the \p{L}+ing$|\bonly$/iu;
/** What denies, and what is left of a sum ('บาท ขึ้นไป'), is none either. */
export const isGroup = (group: string): boolean =>
  !NO_GROUP.test(group) &&
  !beginsDenied(group) &&
  !(isMostlyThai(group) && currencyAfter(group, 0) !== undefined);
/** Characters of a name. */
export const LONGEST_GROUP = 60;
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

/** A post in Latin letters at the end of the group before: 'HR ไทยที่รับหน้าที่' is one, whose it is stands behind it. */
const ENDS_IN_POST = /^(?<before>.*[ก-๛])[\s,]+(?<post>[A-Z]{2,5})$/u;
function withPosts({ audience: { groups }, answers: { targetDemographics } }: Readings): string[] {
  const moved = [...groups];
  moved.forEach((group, i) => {
    const { before = '', post = '' } = ENDS_IN_POST.exec(group)?.groups ?? {};
    const next = moved[i + 1];
    if (next === undefined || post === '' || !targetDemographics.includes(`${post} ${next}`)) return;
    moved[i] = before;
    moved[i + 1] = `${post} ${next}`;
  });
  return moved;
}

/** 'คนเลี้ยงกระต่าย/เม่น' are one group: what stands behind the stroke has no head of its own. */
function strokesJoined(r: Readings): string[] {
  const { targetDemographics } = r.answers;
  const joined: string[] = [];
  let until = 0;
  for (const group of withPosts(r)) {
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
  const behind = at < 0 ? '' : targetDemographics.slice(at + group.length);
  return STATUS.test(group) || MAY_COME.test(behind) || isNoAim(group.replace(/^[^(]*/u, '') + behind);
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

/** Where they are as seen from the client's door: nobody else knows where that is. */
const HERE = /\s(?:a?round (?:here|us)|near (?:here|us|me)|locally|nearby)$/iu;

/** They get in touch, then or at all. */
const CONTACTS =
  /(?<=\p{L}{2})(?<!\b(?:on|cold|who|that|to))\s(?:ring|call|phone|write|come|book)s?(?:\s(?:first|later|after|before|when|once|in|us|back)\b.*)?$/iu;

/** The groups of people that the audience names, each whole. */
export const namedGroups = (r: Readings): string[] =>
  withFirst(r, strokesJoined(r))
    .filter((group) => !mayCome(r, group))
    .map((group) =>
      tidy(withoutAside(group).split(/,(?!\d)(?![^(]*\))/u)[0] ?? '')
        .replace(LEAD, '')
        // 'Women ring first', 'men come in after a scare': what they do then is no name.
        .replace(CONTACTS, '')
        // Of 'contractors w/ tools' the stroke leaves a letter.
        .replace(/\sw\/.*$/u, '')
        .replace(/\s(?:w|esp(?:ecially)?|e\.?g|i\.?e|etc|mainly|mostly)\.?$|\s\S*(?:ก็ได้|ได้หมด)$/iu, '')
        // Their ages stand in a place of their own.
        .replace(/(?<=[ก-๛])\s+\d{2}(?:\s*[-–]\s*\d{2}|\+)(?:\s*ปี)?$/u, '')
        .replace(/\s+(?:aged?\s+\d{2}(?:\s*[-–]\s*\d{2}|\+)|\d{2}(?:\s*[-–]\s*\d{2}|\+)$)/iu, '')
        .replace(/(?:ที่มี|ช่วง|(?<!สูง))อายุ$/u, '')
        // A clause that was left out leaves its first word, and 'there are such too' is no name.
        .replace(/(?:(?<=[ก-๛]{6})(?:ที่|ซึ่ง|และ|หรือ)|ก็มี)$/u, '')
        // Of a range or an upper age its end was left out: 'men 16 to', 'moms up to'.
        .replace(/\s(?:\d+\s)?(?:up\s)?to$/u, '')
        // 'คนอายุ 50+' without its ages is nobody.
        .replace(/\s(?:คน|ผู้|กลุ่ม)$/u, ''),
    )
    .map((group) =>
      withNoun(r, withNeeded(r.answers.targetDemographics, withoutMeasure(group).replace(HERE, ''))),
    )
    .filter(
      (group) =>
        group.length >= 3 &&
        group.length <= LONGEST_GROUP &&
        isGroup(group) &&
        !isMeasured(r, group) &&
        !group.includes('%'),
    )
    .filter((group, _, all) => !(WORKPLACE.test(group) && all.some((each) => POST.test(each))));
