/** Who is to be reached: groups of people, what they do, age, gender, income; businesses or consumers. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { peoplePhrases } from '../phrases/people.ts';
import { wholeGroups } from '../phrases/groups.ts';
import { items, unique } from '../text.ts';
import { agesIn, ageSpan, areOthers } from './ages.ts';
import { partiesIn, type Parties } from './parties.ts';

export interface AudienceReading {
  /** 'Office workers', 'remote workers'; at least one unless nothing was answered. */
  groups: string[];
  /** Who decides or pays, where another does: 'เถ้าแก่เป็นคน sign'. */
  deciders: string[];
  /** Who uses it, where another buys it. */
  users: string[];
  /** Who writes or pays and who uses it, where the answers tell them apart. */
  parties?: Parties;
  /** What binds the groups, in the client's words: 'brew at home and care where their coffee comes from'. */
  traits: string[];
  /** 'at tier-1 and tier-2 suppliers', kept apart from the names of the groups. */
  where: string;
  /** Who is not wanted. */
  unwanted: string[];
  minAge: number;
  maxAge: number;
  /** '25–44', '25+', '' where no age was given. */
  ages: string;
  gender: 'all' | 'male' | 'female';
  income: string;
  /** Further traits from 'Additional Audience Insights' without the income. */
  details: string[];
  b2b: boolean;
  /** Whether ages and gender were chosen in their own fields, or read off the description ('women 25–40'). */
  agesFrom: 'fields' | 'text' | '';
  genderFrom: 'field' | 'text' | '';
}

const FEMALE = /\b(?:women|woman|females?|ladies|girls|mothers?|mums?|moms?)\b|ผู้หญิง|เพศหญิง|สาว|คุณแม่/iu;
const MALE = /\b(?:men|man|males?|gentlemen|boys|fathers?|dads?)\b|ผู้ชาย|เพศชาย|หนุ่ม|คุณพ่อ/iu;
function genderIn(text: string): 'all' | 'male' | 'female' {
  const [female, male] = [FEMALE.test(text), MALE.test(text)];
  return female === male ? 'all' : female ? 'female' : 'male';
}

/** Ages, and of whom is told beside them: '25-40', '18 up'; '10th grade girls' are people. */
const AGES_ALONE = /^(?:อายุ|aged?\b|ages\b|\d[\d\s+\-–]*(?:$|ปี|ขวบ|to\b|up\b|and\b|y(?:ea)?rs?\b|[.,]))/iu;

/** Told outright, or of every group: girls with film cameras beside students are no campaign for women. */
function genderOf(groups: readonly string[], told: string): 'all' | 'male' | 'female' {
  if (told !== '') return genderIn(told);
  const [first = 'all', ...others] = groups.filter((group) => !AGES_ALONE.test(group)).map(genderIn);
  return others.every((other) => other === first) ? first : 'all';
}

/** Businesses that buy, named at the head of a group. */
const BUYERS =
  /^(?:(?:small|local|independent|boutique|luxury|private|online)\s+)*(?:restaurants?|hotels?|resorts?|caf[eé]s?|clinics?|hospitals?|schools?|shops?|retailers?|resellers?|dealers?|contractors?|importers?|exporters?|agencies|startups?|smes?\b|(?:business|company|sme|shop|restaurant|hotel) owners?|hr\b)|^(?:ร้าน(?!ค้าปลีก)|โรงแรม|รีสอร์ท|คลินิก|โรงพยาบาล|โรงเรียน|เจ้าของ(?:กิจการ|ธุรกิจ|ร้าน|โรงแรม|คลินิก)|ผู้ประกอบการ|ผู้รับเหมา|ตัวแทนจำหน่าย|หน่วยงาน)/iu;

/** That it is paid out is a day, and no income. */
const INCOME = /income|salary|earn|baht a month|revenue|รายได้|เงินเดือน(?!ออก|เข้า|หมด|ขึ้น)/iu;
/** Who works in a factory buys as a person. */
const WORKERS = /(?:พนักงาน|คนงาน|สาว|หนุ่ม)[ก-๛]*|\bfactory (?:workers?|hands)\b/giu;
const BUSINESS =
  /\b(?:b2b|procurement|purchasing|plants?|factor(?:y|ies)|suppliers?|distributors?|wholesale|oem|manufacturers?|companies|enterprises?|corporate)\b|โรงงาน|จัดซื้อ|ผู้จัดจำหน่าย|องค์กร|บริษัท(?!.*พนักงาน)/iu;

export function readAudience(
  form: FormData,
  demographics: string,
  additional: string,
  industrial: boolean,
): AudienceReading {
  const { ageRangeMin, ageRangeMax, gender, targetGroup } = form.targetAudience;
  const ageOf = (value: number): number =>
    Number.isFinite(value) && value > 0 && value <= 120 ? Math.round(value) : 0;
  let [minAge, maxAge] = [ageOf(ageRangeMin), ageOf(ageRangeMax)];
  if (minAge > 0 && maxAge > 0 && minAge > maxAge) [minAge, maxAge] = [maxAge, minAge];
  const agesFrom = minAge > 0 || maxAge > 0 ? 'fields' : 'text';
  if (agesFrom === 'text') [minAge, maxAge] = agesIn(demographics);
  // Ages of three to six beside 'parents of 28 to 45' are the children's: who buys is told in words.
  const [from, to] = agesIn(demographics);
  const isElse = agesFrom === 'fields' && from > 0 && areOthers(demographics, minAge, maxAge || 120);
  if (isElse) [minAge, maxAge] = [from, to];
  const parties = partiesIn(demographics) ?? partiesIn(`${demographics}\n${additional}`);
  // Adverts reach who pays.
  const isPayers = parties !== undefined && parties.pays.minAge > 0;
  if (isPayers) ({ minAge, maxAge } = parties.pays);
  const extra = items(additional);
  const people = peoplePhrases(demographics);
  const chosen = gender === 'male' || gender === 'female';
  const said = chosen ? gender : genderOf(people.buyers, /เพศ(?:หญิง|ชาย)/u.exec(demographics)?.[0] ?? '');
  return {
    groups: parties
      ? [parties.pays.who, parties.uses.who]
      : groupsOf(people.buyers, people.deciders, demographics),
    ...(parties ? { parties } : {}),
    deciders: people.deciders,
    users: people.users,
    traits: people.traits,
    where: people.where.join(' '),
    unwanted: people.not,
    minAge,
    maxAge,
    ages: ageSpan(minAge, maxAge),
    gender: said,
    agesFrom: minAge === 0 && maxAge === 0 ? '' : isElse || isPayers ? 'text' : agesFrom,
    genderFrom: said === 'all' ? '' : chosen ? 'field' : 'text',
    income: extra.find((item) => INCOME.test(item)) ?? '',
    details: extra.filter((item) => !INCOME.test(item)),
    b2b:
      targetGroup === 'B2B' ||
      (targetGroup === 'All' &&
        (industrial ||
          BUSINESS.test(demographics.replaceAll(WORKERS, ' ')) ||
          people.buyers.some((group) => BUYERS.test(group)))),
  };
}

/** Everybody is nobody: such a word names a group only with what follows it. */
const ANYBODY = /^(?:people|persons?|folks?|women|men|ladies|those|anyone|anybody|everyone|everybody)$/iu;
/** What is counted or owned, and what is told of a group. */
const NO_PEOPLE =
  /^(?:properties|homes|flats|units|birds|rooms|vehicles|turnover|revenue|income|salary|budget|both|be|is|are|has|have|ok|okay)\b|^(?:thai|japanese|chinese|korean|english|foreign|local)$/iu;
/** What a group does, where its name goes on as a sentence. */
const DOES =
  /\s+(?:decides?|approves?|signs?|pays?|asks?|books?|looks?|follows?|handles?|calls?|chooses?|fills?|wants?|grumbles?|must|agrees?)\b.*$/iu;
const DECIDER = /(?:^|[,.;]\s*)(\p{L}[^,.;\n]{2,40}?)\s+(?:decides?|signs?|approves?)\b/giu;
/** 'All 11,200 households', 'about 40 schools'. */
const HOW_MANY = /^(?:(?:all|about|around|some|roughly|nearly|over|the)\s+)*\d[\d,.]*\+?\s+(?=\p{L})/iu;
/** 'Letting agents with 20': the figure went on; 'น.ศ. ปี 1' and 'Year 6' are whole. */
const OPEN_FIGURE =
  /(?<!\b(?:before|after|since|until|in|years?|grades?|levels?|stage|turning|approaching|nearing|reaching|hitting)|ปี|ชั้น|รุ่น|วัย|อายุ|ม\.|ป\.)\s+(?:(?:with|of|from|over|under|above|below)\s+)?[\d,.]+$/iu;
const WELCOME = /\s+(?:ok|okay|welcome|fine|preferred)(?=\s*(?:[,;.]|$)).*$/iu;
/** The client's own people are nobody's audience. */
const OWN =
  /^(?:(?:our|my)\s(?:staff|team|boss|directors?|trustees?|board|volunteers|guys|people|dad|mum|mom|wife|husband|sons?|daughters?|partner)|one of us|us|we|me|i|(?:พนักงาน|ทีม(?:งาน)?|เจ้านาย|หัวหน้า|พวก)?เรา)(?:\s|$)/iu;
const MOST_GROUPS = 6;

/** Names of groups: no figures cut in two, no clauses, and who is everybody only with what it does, and last. */
function groupsOf(found: readonly string[], deciders: readonly string[], told: string): string[] {
  // Where a group is told as a sentence, so is who decides.
  const said = found.some((group) => DOES.test(group))
    ? [...deciders, ...[...told.matchAll(DECIDER)].map(([, who = '']) => who)]
    : [];
  const named = [...said, ...wholeGroups(found, told)]
    .map((group) => {
      const bare = group
        .replace(DOES, '')
        .replace(HOW_MANY, '')
        .replace(OPEN_FIGURE, '')
        .replace(WELCOME, '')
        .trim();
      const at = ANYBODY.test(bare) ? told.indexOf(bare) : -1;
      const [, does = ''] =
        at < 0 ? [] : (/^\s+(who\s+[^,.;\n]+)/iu.exec(told.slice(at + bare.length)) ?? []);
      return does === '' ? bare : `${bare} ${does.trim()}`;
    })
    .filter((group) => group !== '' && !NO_PEOPLE.test(group) && !OWN.test(group));
  // Where nothing else was found, whom the answer begins with: 'Parents, mostly mothers book …'.
  const [first = ''] = told.split(/[,.;\n]/u);
  const opening = first.replace(DOES, '').trim();
  const isName = /^[A-Z][a-z]+(?: [a-z]+){0,3}$/u.test(opening) && !NO_PEOPLE.test(opening);
  // Everybody is no group beside others.
  const others = named.filter((group) => !ANYBODY.test(group));
  return unique(named.length === 0 && isName ? [opening] : others.length > 1 ? others : named)
    .toSorted((a, b) => Number(ANYBODY.test(a)) - Number(ANYBODY.test(b)))
    .slice(0, MOST_GROUPS);
}
