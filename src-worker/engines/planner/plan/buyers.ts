/** Who buys, what sets them in motion, what they ask, what stops them and who decides: from the answers, else what is always right. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { currencyAfter } from '../../../../src/shared/reading/currencies.ts';
import { beginsDenied, deniesBy } from '../../../understanding/denials.ts';
import type { TellsOfBuyers } from '../../../../src/shared/domain/decisions.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import {
  answersKind,
  answersPoint,
  CHECKABLE,
  FITS,
  FRAUD,
  PAYS_AHEAD,
  type DoubtId,
} from '../data/doubts.ts';
import type { MomentId } from '../data/moments.table.ts';
import { momentOf, momentTold } from './moment.ts';
import { BUYERS, groupWordsOf, sentencesOf, type Said } from './said.ts';
import type { KnownPoint } from '../../../understanding/phrases/points.ts';
import { pointBy, type Point } from '../data/points.ts';
import type { Readings } from '../readings/index.ts';
import type { People } from '../readings/people.ts';
import {
  claimsOf,
  isAllowed,
  isConvenience,
  statements,
  standsAlone,
  tidy,
  withoutAside,
  type Claim,
} from './claims.ts';
import { askedOf, sharedWords, strongPoints, type Contrast } from './contrast.ts';
import { closeOf } from './journey.ts';
import { waitOf } from './waits.ts';

/** A question that buyers ask, with what the client can answer. */
export interface Doubt {
  id: DoubtId;
  because: 'fraud' | 'rival' | 'buyers' | 'claim' | 'kind' | 'any';
  /** Our words on it. */
  answer?: Claim;
  /** Us beside the rival that raises it. */
  contrast?: Contrast;
}

/** One kind of buyer. */
export interface Buyer {
  /** As the client calls them; '' where it does not. */
  who: string;
  area: string;
  /** What only they do, in the client's words. */
  habits: string[];
  doubt: Doubt;
}

export interface Buyers {
  /** One, or two where the answers hold two. */
  people: Buyer[];
  /** What makes them look: one that the table knows, or the client's own words for it. */
  moment?: { id?: MomentId; isDated: boolean; said: Said };
  /** The most telling first; at least one. */
  doubts: Doubt[];
  /** What stops them, as the client tells it. */
  objection?: Said & { isFraud: boolean; answer?: Claim };
  decides?: Said;
  /** Points that these buyers compare, the weightiest first. */
  weighs: Point[];
  /** Strengths first, the most telling before the others, then what is done after the sale. */
  claims: Claim[];
  /** What opens ads and pages: the answer to the first question, else what a rival lacks, else the strongest. */
  lead?: Claim;
}

/** Characters of a sentence that is quoted whole. */
const LONGEST_QUOTE = 150;
const HESITATES =
  /\b(?:afraid|worr\w+|hesitat\w+|scared|doubt|thinks?|thought|assume|believe|expensive|too dear|trust|go quiet|ghost|vanish|drop out|give up|stop after|put it off|leave it to|ring (?:two|three|several)|take the first|do(?:es)?n['’]?t (?:know|believe|dare|call|come|see|think)|not sure|never heard|ask for the price|only ask|tried (?:it|them|that|this|one|once|before|\p{L}+ (?:once|before|and))|had (?:a )?bad|got burn(?:ed|t))\b|กลัว|ไม่กล้า|กังวล|ลังเล|แล้วหาย|เงียบหาย|ไม่ไว้ใจ|คิดว่า|นึกว่า|เข้าใจ(?:ผิด|ว่า)|ไม่เชื่อ|ไม่รู้(?!จัก)|ย้อมแมว|ผัดไป|รอไปก่อน|ถามแล้วไป|ไม่มั่นใจ|เทียบราคา|ว่าแพง/iu;
const DECIDES =
  /\b(?:decid\w+|approv\w+|signs? off|signs\b|has the (?:last|final) (?:say|word)|chooses?|pays?|books?)\b|ตัดสินใจ|เป็นคน(?:จ่าย|เคาะ|เลือก|sign|เซ็น)|อนุมัติ|เคาะ/iu;

/** Whoever thinks and is not the client: 'brides think hire means stained'. */
const SOMEBODY_THINKS =
  /^(?:most |many |some |the )?(?!we\b|i\b|you\b|our (?:team|staff)\b)\p{L}+(?: \p{L}+){0,2} (?:still |often |all )?(?:think|thinks|thought|believe|assume|fear|worry|are (?:afraid|scared|worried)|tried)(?!\p{L})|^(?:กลัว|คิดว่า|นึกว่า|เข้าใจว่า|กังวล)/iu;

const AUDIENCE = ['targetDemographics', 'additionalDemographics'] as const;

function objectionOf(r: Readings): Buyers['objection'] {
  const all = sentencesOf(r, [
    'currentChallenges',
    ...AUDIENCE,
    'whyNeedNow',
    'onlineAdIssues',
    'marketContext',
  ]);
  const fits = ({ words }: Said): boolean => words.length <= LONGEST_QUOTE;
  const fraud = all.find(({ words }) => FRAUD.test(words));
  if (fraud && fits(fraud)) return { ...fraud, isFraud: true };
  const groups = groupWordsOf(r);
  const isTheirs = ({ words }: Said): boolean =>
    BUYERS.test(words) ||
    SOMEBODY_THINKS.test(words) ||
    groups.some((word) => words.toLowerCase().includes(word));
  const told = all.find(
    (said) => fits(said) && HESITATES.test(said.words) && isTheirs(said) && !isListed(said),
  );
  return told && { ...told, isFraud: false };
}

/** 'Young workers, women scared of traffic, students': a list of who they are, and no sentence about them. */
const VERB_OF_THEM =
  /\b(?:is|are|was|were|think|thinks|believe|worry|worries|fear|hesitate|ask|asks|want|wants|need|don['’]?t|do not|doesn['’]?t|decides?|approves?|signs?|chooses?|pays?|books?|has|have|gets?|goes|go)\b/iu;
const isListed = ({ words, field }: Said): boolean =>
  (AUDIENCE as readonly string[]).includes(field) &&
  !isMostlyThai(words) &&
  words.split(/,(?!\d)/u).length > 2 &&
  words.split(/,(?!\d)/u).some((part) => !VERB_OF_THEM.test(part));

const decidesOf = (r: Readings): Said | undefined =>
  sentencesOf(r, AUDIENCE).find(
    (said) => said.words.length <= LONGEST_QUOTE && DECIDES.test(said.words) && !isListed(said),
  );

/** A kind that is read with less may be another. */
const SURE_KIND = 0.7;

/** The question of a point. A shortest time is no smallest order, and a quick answer no quick delivery. */
function doubtOf({ id }: Point, words: string): KnownPoint | 'reply' {
  if (id === 'minimum' && /\b(?:weeks?|months?|years?)\b|สัปดาห์|เดือน|ปี/iu.test(words)) return 'commitment';
  return id === 'wait' && ['reply', 'papers'].includes(waitOf(words) ?? '') ? 'reply' : id;
}

/** A list of questions, each once, and each answer once. */
function asking(): { found: Doubt[]; add: (doubt: Doubt) => void } {
  const found: Doubt[] = [];
  const add = (doubt: Doubt): void => {
    const isSaid = found.some(
      ({ id, answer }) => id === doubt.id || (answer !== undefined && answer.words === doubt.answer?.words),
    );
    if (!isSaid) found.push(doubt);
  };
  return { found, add };
}

/** What these people ask before anything else, whatever is said of it. */
const FIRST: Partial<Record<People, DoubtId>> = {
  applicants: 'work',
  residents: 'task',
  givers: 'cause',
  users: 'app',
};
/** A cause that takes things: whoever gives a sofa or a tin asks where it goes, not where money goes. */
const TAKES_THINGS =
  /\b(?:charity shops?|thrift|op[- ]shops?|second[- ]hand|pre-?loved|furniture|clothes|clothing|toys|tins|tinned|surplus food|food (?:bank|parcels?|donations?)|collections? of|blood (?:donors?|donation|bank)|plasma)\b|ของบริจาค|เสื้อผ้า|เฟอร์นิเจอร์|ของมือสอง|ของเล่น|บริจาคเลือด|โลหิต/iu;
const firstOf = (r: Readings): DoubtId | undefined =>
  r.people === 'givers' && TAKES_THINGS.test(`${r.answers.productService}\n${r.answers.heroProduct}`)
    ? 'things'
    : FIRST[r.people];

const sureKind = ({ offer: { kind } }: Readings): OfferKind | undefined =>
  kind.confidence >= SURE_KIND ? kind.value : undefined;

/** What a rival raises and we answer better. */
function fromRivals(
  r: Readings,
  claims: readonly Claim[],
  proven: readonly Claim[],
  contrasts: readonly Contrast[],
): Doubt[] {
  return contrasts.flatMap((contrast): Doubt[] => {
    const us = contrast.us.words;
    const id = doubtOf(contrast.point, us);
    if (contrast.leads !== 'us' || id === 'price') return [];
    if (!answersPoint(id, us, sureKind(r), r.offer.kind.value) || !isAllowed(r, us)) return [];
    const answer =
      claims.find(({ words }) => words.includes(us) || us.includes(words)) ??
      proven.find(({ point, words }) => point && doubtOf(point, words) === id);
    // What is only the name of what is sold answers nothing.
    return answer ? [{ id, because: 'rival', contrast, answer }] : [];
  });
}

/** What is asked of this kind of thing, where its answer is known. */
function fromKind(r: Readings, claims: readonly Claim[]): Doubt[] {
  const sure = sureKind(r);
  const fits = claims.find(({ words }) => FITS.test(words));
  const isSized = FITS.test([r.answers.productService, heardIn(r)].join('\n'));
  const mustFit =
    (sure === 'goods' && isSized) || (fits && (sure === 'goods' || r.offer.kind.value === undefined));
  const answer = sure && claims.find(({ words, from }) => from === 'strengths' && answersKind(sure, words));
  return [
    ...(mustFit ? [{ id: 'fit' as const, because: 'kind' as const, ...(fits ? { answer: fits } : {}) }] : []),
    ...(sure && answer ? [{ id: sure, because: 'kind' as const, answer }] : []),
  ];
}

/** Nothing is paid for it. */
const FREE =
  /^\s*(?:free(?![- ]?(?:trial|delivery|shipping))|no charge|nothing|ฟรี(?!ค่า|ส่ง)|ไม่เสียค่า|ไม่มีค่าใช้จ่าย)/iu;

/** Whether money is sent ahead: the answers say so, or it is bought or given on a page. */
function paysAhead(r: Readings): boolean {
  if (FREE.test(r.answers.startingPrice)) return false;
  const close = closeOf(r);
  const told = [r.answers.startingPrice, r.answers.productService, heardIn(r), r.answers.onlineAdIssues];
  return close === 'cart' || close === 'cause' || PAYS_AHEAD.test(told.join('\n'));
}

/** Whether it is genuine: of money only where it is sent ahead; else by what can be checked of this client. */
function genuine(r: Readings, claims: readonly Claim[]): Doubt {
  if (paysAhead(r)) return { id: 'fraud', because: 'fraud' };
  const answer = claims.find(({ words }) => CHECKABLE.test(words));
  return { id: 'genuine', because: 'fraud', ...(answer ? { answer } : {}) };
}

/** Questions in the order in which they are worth an answer. */
function doubtsOf(
  r: Readings,
  claims: readonly Claim[],
  contrasts: readonly Contrast[],
  isDoubted: boolean,
): Doubt[] {
  const sure = sureKind(r);
  const { found, add } = asking();
  const proven = claims.filter(
    ({ from, point, words }) =>
      from === 'strengths' &&
      point &&
      !isConvenience(words) &&
      answersPoint(doubtOf(point, words), words, sure, r.offer.kind.value),
  );
  const own = (claim: Claim, because: Doubt['because']): void => {
    if (claim.point) add({ id: doubtOf(claim.point, claim.words), because, answer: claim });
  };
  if (isDoubted) add(genuine(r, claims));
  const first = firstOf(r);
  if (first !== undefined) {
    const answer =
      first === 'cause' || first === 'things'
        ? claims.find(({ words }) => answersKind('cause', words))
        : undefined;
    add({ id: first, because: 'kind', ...(answer ? { answer } : {}) });
  }
  fromRivals(r, claims, proven, contrasts).forEach(add);
  const asked = askedOf(r);
  for (const claim of proven) if (claim.point && asked.has(claim.point)) own(claim, 'buyers');
  if (r.people !== 'users') fromKind(r, claims).forEach(add);
  // Where a rival is strong as well, ours is no first answer.
  const strong = strongPoints(r);
  const isFirst = ({ point }: Claim): boolean => point === undefined || !strong.has(point.id);
  const byWeight = proven.toSorted(
    (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || (b.point?.weight ?? 0) - (a.point?.weight ?? 0),
  );
  // What the client can answer on a weighty point comes before a question that it has not answered.
  for (const claim of byWeight) if (claim.point?.weight === 3 && isFirst(claim)) own(claim, 'claim');
  if (sure && r.people !== 'users' && first !== 'things') add({ id: sure, because: 'kind' });
  else if (first === undefined) add({ id: r.offer.business ? 'business' : 'people', because: 'any' });
  for (const claim of byWeight) own(claim, 'claim');
  const after = claims.find(({ from }) => from === 'afterSalesService');
  if (after) add({ id: 'afterwards', because: 'claim', answer: after });
  return found;
}

const LEAD = /^(?:it's|mostly|usually|often|mainly|some|the|ส่วนใหญ่(?:เป็น)?|ส่วนมาก(?:เป็น)?)\s*(?:the\s)?/iu;
/** A group that does something is no name of one. */
const NO_GROUP =
  /^\d|^(?:จำนวน|อายุ|ที่(?!ปรึกษา)|ซึ่ง)|^(?:both|we|you|it|talking|working)\b|^(?:ไร่|ห้อง|ปี)\s|\b(?:is|are|must|books?|asks?|decides?|pays?|per)\b|\bwith (?:\d|income|budget)|เป็นคน|งบ|คนตัดสินใจ|รายได้|ส่วนใหญ่ใช้/iu;
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
const SHARED_NOUN = /^(?<first>\p{L}+(?<!s))$/iu;
function withNoun({ answers: { targetDemographics } }: Readings, group: string): string {
  if (!SHARED_NOUN.test(group)) return group;
  const rest = new RegExp(
    `(?<!\\p{L})${escapeRegExp(group)} (?:and|or|&) \\p{L}+ (?<noun>\\p{L}+s)(?!\\p{L})`,
    'iu',
  ).exec(targetDemographics);
  return rest?.groups?.['noun'] === undefined ? group : `${group} ${rest.groups['noun']}`;
}

const groupsOf = (r: Readings): string[] =>
  r.audience.groups
    .map((group) =>
      tidy(withoutAside(group).split(/,(?!\d)(?![^(]*\))/u)[0] ?? '')
        .replace(LEAD, '')
        .replace(/(?:ที่มี|ช่วง|(?<!สูง))อายุ$/u, '')
        // 'คนอายุ 50+' without its ages is nobody.
        .replace(/\s(?:คน|ผู้|กลุ่ม)$/u, ''),
    )
    .map((group) => withNoun(r, group))
    .filter((group) => group.length >= 3 && group.length <= LONGEST_GROUP && isGroup(group));

/** 'Office workers who brew at home': what follows the first group is what they do, up to the next group. */
function doesOf({ answers: { targetDemographics } }: Readings, group: string): string[] {
  const at = group === '' || /\bwho\b/iu.test(group) ? -1 : targetDemographics.indexOf(group);
  const rest = at < 0 ? '' : targetDemographics.slice(at + group.length);
  const [, does = ''] = /^[^,.;\n]*?\bwho\s+([^,.;\n]+)/iu.exec(rest) ?? [];
  return does === '' ? [] : [tidy(does)];
}

/** One buyer, or two: a second one asks something else, to which we have an answer. */
function peopleOf(r: Readings, doubts: readonly Doubt[]): Buyer[] {
  const groups = groupsOf(r);
  const told = doesOf(r, groups[0] ?? '');
  const habits = [...told, ...statements(r.answers.additionalDemographics).filter(standsAlone)].filter(
    (words) => words.length <= LONGEST_HABIT && !NO_HABIT.test(words) && !deniesBy(words, ['not', 'ไม่ใช่']),
  );
  const second = groups.length > 1 ? doubts.slice(1).find((doubt) => doubt.answer !== undefined) : undefined;
  return [doubts[0], second]
    .filter((doubt) => doubt !== undefined)
    .map((doubt, i): Buyer => ({
      who: groups[i] ?? '',
      area: i === 0 && !isMostlyThai(r.audience.where) ? r.audience.where : '',
      habits: i === 0 ? habits.slice(0, 3) : [],
      doubt,
    }));
}

/** What an authority or a gift is asked, and whether the page is real, comes before anything that is ours. */
const ALWAYS_FIRST: ReadonlySet<DoubtId> = new Set(['fraud', 'genuine', 'work', 'task', 'cause', 'things']);

/** The question that the taken position answers comes first, so that the pages lead with one thing. */
function ledBy(doubts: readonly Doubt[], position: string | undefined): Doubt[] {
  const at = doubts.findIndex(({ answer }) => answer?.words === position);
  const [first] = doubts;
  const led = doubts[at];
  return position === undefined || led === undefined || (first && ALWAYS_FIRST.has(first.id))
    ? [...doubts]
    : [led, ...doubts.filter((doubt) => doubt !== led)];
}

/** @param position what the client is chosen for, in its own words */
export function makeBuyers(r: Readings, contrasts: readonly Contrast[], position?: string): Buyers {
  const objection = objectionOf(r);
  const claims = ranked(r, claimsOf(r), contrasts, objection?.words ?? '');
  const answer = objection && !objection.isFraud ? answerTo(r, claims, objection.words) : undefined;
  const doubts = ledBy(doubtsOf(r, claims, contrasts, objection?.isFraud === true), position);
  const lead =
    claims.find(({ words }) => words === position) ??
    doubts[0]?.answer ??
    doubts.find(({ because }) => because === 'rival')?.answer ??
    claims.find(({ from }) => from === 'strengths');
  const found = momentOf(r);
  // What stops them does not set them looking.
  const moment = found?.id === undefined && found?.said.words === objection?.words ? undefined : found;
  const decides = decidesOf(r);
  return {
    people: peopleOf(r, doubts),
    doubts,
    weighs: weighsOf(r, contrasts, claims),
    claims,
    ...(lead ? { lead } : {}),
    ...(moment ? { moment } : {}),
    ...(objection ? { objection: { ...objection, ...(answer ? { answer } : {}) } } : {}),
    ...(decides ? { decides } : {}),
  };
}

/** Thai letters that two statements share where they speak of one thing: 'ไฟดับ'. */
const SHARED = 5;

/** What every statement of this client may speak of: what is sold, by whom and to whom. */
const soldWords = ({ answers, hero, products }: Pick<Readings, 'answers' | 'hero' | 'products'>): string =>
  [
    answers.companyName,
    answers.productService,
    answers.heroProduct,
    answers.targetDemographics,
    hero,
    ...products.names,
  ]
    .join(' ')
    .toLowerCase();

/** The statement that speaks most of what the objection is about. That both name what is sold says nothing. */
function answerTo(
  { answers, products, hero }: Readings,
  claims: readonly Claim[],
  objection: string,
): Claim | undefined {
  const sold = soldWords({ answers, hero, products });
  const about = objection.replaceAll(EVERYBODY, ' ');
  const shared = (words: string): number =>
    sharedWords(words, about).filter((word) => !sold.includes(word)).length;
  const [best] = claims
    .filter(({ words }) => shared(words) > 0)
    .toSorted((a, b) => shared(b.words) - shared(a.words));
  return best;
}

const EVERYBODY =
  /ลูกค้า|คนที่|ราคา|ของเรา|ไม่ได้|\b(?:they|them|their|that|this|these|with|from|have|your|people|customers?|buyers?|because|when|what|will|does|first|more|after|before|every|must|think|there)\b/giu;

/** Whether a statement speaks of what the objection is about. */
function speaksOf(words: string, objection: string, sold: string): boolean {
  const about = objection.replaceAll(EVERYBODY, ' ');
  if (sharedWords(words, about).some((word) => !sold.includes(word))) return true;
  const runs = about.match(/[\p{Script=Thai}\p{M}]+/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: Math.max(0, run.length - SHARED + 1) }, (_, i) => run.slice(i, i + SHARED)).some(
      (part) => words.includes(part) && !sold.includes(part.toLowerCase()),
    ),
  );
}

/** What a rival lacks, what buyers speak of, what can be counted; what is done afterwards comes last. */
function ranked(
  r: Readings,
  claims: readonly Claim[],
  contrasts: readonly Contrast[],
  objection: string,
): Claim[] {
  const ours = contrasts.filter(({ leads }) => leads === 'us').map(({ us }) => us.words);
  const asked = askedOf(r);
  const sold = soldWords(r);
  const weight = ({ words, point, from }: Claim): number =>
    (from === 'strengths' ? 8 : 0) +
    (speaksOf(words, objection, sold) ? 6 : 0) +
    (ours.some((told) => told.includes(words) || words.includes(told)) ? 4 : 0) +
    (point && asked.has(point) ? 2 : 0) +
    (/\d/u.test(words) ? 1 : 0) -
    (isConvenience(words) ? 9 : 0);
  return claims.toSorted((a, b) => weight(b) - weight(a));
}

/** A price is weighed where something is sold. */
export const isWeighed = ({ people }: Readings, { id }: Point): boolean =>
  id !== 'price' || FIRST[people] === undefined;

const heardIn = (r: Readings): string =>
  [...r.audience.traits, ...r.audience.details, ...r.challenges, ...r.trends].join('\n');

/** Points of contrasts, then those that buyers were said to ask about, then our own. */
function weighsOf(r: Readings, contrasts: readonly Contrast[], claims: readonly Claim[]): Point[] {
  const price = FIRST[r.people] === undefined ? pointBy('price') : undefined;
  const sure = sureKind(r);
  return [
    ...new Set([
      ...contrasts.map(({ point }) => point),
      ...claims.flatMap(({ point, words }) =>
        point && !isConvenience(words) && answersPoint(point.id, words, sure) && isWeighed(r, point)
          ? [point]
          : [],
      ),
      ...(price && askedOf(r).has(price) ? [price] : []),
    ]),
  ].slice(0, 3);
}

/** With what a person told when it was asked, in its own words. */
export const withTold = (buyers: Buyers, { trigger, objection, decider }: TellsOfBuyers = {}): Buyers => ({
  ...buyers,
  ...(trigger === undefined ? {} : { moment: momentTold(trigger) }),
  ...(objection === undefined
    ? {}
    : {
        objection: {
          ...buyers.objection,
          words: objection,
          field: 'currentChallenges',
          isFraud: FRAUD.test(objection),
        },
      }),
  ...(decider === undefined ? {} : { decides: { words: decider, field: 'additionalDemographics' } }),
});
