/** Who buys, what sets them in motion, what they ask, what stops them and who decides: from the answers, else what is always right. */
import { losesLittle } from '../../../understanding/answers/insights.ts';
import { isOwnAccount } from '../../../understanding/phrases/inner.ts';
import type { TellsOfBuyers } from '../../../../src/shared/domain/decisions.ts';
import {
  answersKind,
  answersPoint,
  CHECKABLE,
  FAKE_THING,
  FITS,
  HELPS,
  PAYS_AHEAD,
  type DoubtId,
} from '../data/doubts.ts';
import type { MomentId } from '../data/moments.table.ts';
import { looksAfter, needsCare } from './aftercare.ts';
import { answererOf } from './answerer.ts';
import { heardBesides, isOneThing } from './heard-besides.ts';
import { hurryOf, momentOf, momentTold, occasionsIn } from './moment.ts';
import { askedFirst, objectionIn, objectionOf, type Objection } from './objection.ts';
import type { Said } from './said.ts';
import type { KnownPoint } from '../../../understanding/phrases/points.ts';
import { isUnnamed, type Point } from '../data/points.ts';
import type { Readings } from '../readings/index.ts';
import { sureKind } from '../readings/way.ts';
import type { Wordings } from '../wordings/index.ts';
import { isFarewell } from './private.ts';
import { isSoldTo, type People } from '../readings/people.ts';
import { isAllowed, isConvenience, type Claim } from './claims.ts';
import type { Ranked } from './leads/rank.ts';
import { askedOf, strongPoints, type Contrast } from './contrast.ts';
import { makePersonas, type Buyer } from './personas.ts';
import { decidesOf, toldToDecide } from './who-decides.ts';
import { waitOf } from './waits.ts';

/** A question that buyers ask, with what the client can answer. */
export interface Doubt {
  id: DoubtId;
  because: 'fraud' | 'told' | 'rival' | 'buyers' | 'claim' | 'kind' | 'any';
  /** What they say themselves, in the client's words, in place of the question of `id`. */
  words?: string;
  /** Our words on it. */
  answer?: Claim;
  /** Us beside the rival that raises it. */
  contrast?: Contrast;
}

export interface Buyers {
  /** One, or two where the answers hold two. */
  people: Buyer[];
  /** What makes them look: one that the table knows, or the client's own words for it. */
  moment?: {
    id?: MomentId;
    isDated: boolean;
    said: Said;
    /** Each by itself, where the client names several. */
    events?: readonly string[];
  };
  /** Each moment that pages and ads may be set in, in the client's words; none where it is a death (`private.ts`). */
  occasions: readonly string[];
  /** That they leave it late, beside what sets them looking. */
  hurry?: Said;
  /** The most telling first; at least one. */
  doubts: Doubt[];
  /** Where they drop out and why, as the client tells it. */
  breaks?: Said;
  /** What stops them, as the client tells it. */
  objection?: Objection & { answer?: Claim };
  /** What else they are heard to say or fear, each with our answer where one plainly speaks of it. */
  besides: (Objection & { answer?: Claim })[];
  /** What they ask first, as the client hears it, with our answer. */
  asks?: Said & { answer?: Claim };
  decides?: Said;
  /** The most telling first. */
  claims: Claim[];
  /** Those that may lead, in the same order. */
  strong: Claim[];
  /** What opens ads and pages: what the client is chosen for, else the first answer that may lead; where none may, nothing. */
  lead?: Claim;
}

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
      ({ id, answer, words }) =>
        (doubt.words === undefined ? id === doubt.id : words === doubt.words) ||
        (answer !== undefined && doubt.words === undefined && answer.words === doubt.answer?.words),
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
  joiners: 'joining',
};
/** What is asked of a kind is said only where the kind is surer than elsewhere: a question is put into their mouths. */
const ASKED = 0.7;
/** A cause that takes things: whoever gives a sofa or a tin asks where it goes, not where money goes. */
const TAKES_THINGS =
  /\b(?:charity shops?|thrift|op[- ]shops?|second[- ]hand|pre-?loved|furniture|clothes|clothing|toys|tins|tinned|surplus food|food (?:bank|parcels?|donations?)|collections? of|blood (?:donors?|donation|bank)|plasma|(?:breast ?|human )milk|milk banks?|hair donations?)\b|ของบริจาค|เสื้อผ้า|เฟอร์นิเจอร์|ของมือสอง|ของเล่น|บริจาคเลือด|โลหิต|นมแม่|บริจาคผม/iu;
const firstOf = (r: Readings): DoubtId | undefined =>
  r.people === 'givers' && TAKES_THINGS.test(`${r.answers.productService}\n${r.answers.heroProduct}`)
    ? 'things'
    : // Who books or calls for what an authority offers is told to do nothing.
      r.people === 'residents' && r.way !== 'unknown'
      ? 'joining'
      : FIRST[r.people];

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
    // What no point names is asked by nobody in words of its own.
    if (contrast.leads !== 'us' || id === 'price' || isUnnamed(contrast.point)) return [];
    if (!answersPoint(id, us, sureKind(r.offer, ASKED), r.offer.kind.value) || !isAllowed(r, us)) return [];
    const answer =
      claims.find(({ words }) => words.includes(us) || us.includes(words)) ??
      proven.find(({ point, words }) => point && doubtOf(point, words) === id);
    // What is only the name of what is sold answers nothing.
    return answer ? [{ id, because: 'rival', contrast, answer }] : [];
  });
}

/** What is asked of this kind of thing, where its answer is known. */
function fromKind(r: Readings, claims: readonly Claim[]): Doubt[] {
  const sure = sureKind(r.offer, ASKED);
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
  const close = r.way;
  const told = [r.answers.startingPrice, r.answers.productService, heardIn(r), r.answers.onlineAdIssues];
  return close === 'cart' || close === 'cause' || PAYS_AHEAD.test(told.join('\n'));
}

/** Whether it is genuine: of money only where it is sent ahead; else by what can be checked of this client. */
function genuine(r: Readings, claims: readonly Claim[], doubt: string): Doubt {
  if (paysAhead(r) && !FAKE_THING.test(doubt)) return { id: 'fraud', because: 'fraud' };
  const answer = claims.find(({ words }) => CHECKABLE.test(words));
  return { id: 'genuine', because: 'fraud', ...(answer ? { answer } : {}) };
}

type Heard = Pick<Buyers, 'objection' | 'asks' | 'besides'>;

/** What the client hears them say and ask, in its words, comes before whatever a table holds. */
function fromHeard(r: Readings, claims: readonly Claim[], { objection, asks, besides }: Heard): Doubt[] {
  const id = r.offer.business ? 'business' : 'people';
  const told = (words: string, answer: Claim | undefined): Doubt => ({
    id,
    because: 'told',
    words,
    ...(answer ? { answer } : {}),
  });
  const asked = [
    ...(asks ? [told(asks.words, asks.answer)] : []),
    ...besides.flatMap((each) => (each.thought === undefined ? [] : [told(each.thought, each.answer)])),
  ];
  if (!objection) return asked;
  const { words, isFraud, thought, asksPrice, answer } = objection;
  if (isFraud) return [genuine(r, claims, words), ...asked];
  if (thought !== undefined) {
    const all = [told(thought, answer), ...asked];
    // What they ask and we answer is a better beginning than what nothing answers.
    return answer === undefined && !isRanked(r, objection)
      ? all.toSorted((a, b) => Number(b.answer !== undefined) - Number(a.answer !== undefined))
      : all;
  }
  return asked.length === 0 && asksPrice ? [{ id: 'price', because: 'told' }] : asked;
}

/** Questions in the order in which they are worth an answer. */
function doubtsOf(
  r: Readings,
  { claims, strong }: Pick<Buyers, 'claims' | 'strong'>,
  contrasts: readonly Contrast[],
  heard: Heard,
  position: string | undefined,
): Doubt[] {
  const sure = sureKind(r.offer, ASKED);
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
  // What the client hears stands before whatever is asked of others.
  fromHeard(r, claims, heard).forEach(add);
  const isTold = found.some(({ because }) => because === 'told');
  const first = firstOf(r);
  if (first !== undefined) {
    const isAnswer: (words: string) => boolean =
      first === 'joining'
        ? (words) => HELPS.test(words)
        : (words) => (first === 'cause' || first === 'things') && answersKind('cause', words);
    const fitting = claims.filter(({ words }) => isAnswer(words));
    const answer = fitting.find(({ words }) => words === position) ?? fitting[0];
    add({ id: first, because: 'kind', ...(answer ? { answer } : {}) });
  }
  fromRivals(r, claims, proven, contrasts).forEach(add);
  const asked = askedOf(r);
  for (const claim of proven) if (claim.point && asked.has(claim.point)) own(claim, 'buyers');
  if (r.people !== 'users' && first !== 'joining') fromKind(r, claims).forEach(add);
  // Where a rival is strong as well, ours is no first answer.
  const theirs = strongPoints(r);
  const isFirst = ({ point }: Claim): boolean => point === undefined || !theirs.has(point.id);
  const byWeight = proven.toSorted(
    (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || (b.point?.weight ?? 0) - (a.point?.weight ?? 0),
  );
  // That we can answer something tells of nobody who asks it: what is asked of this kind comes before.
  if (isTold) {
    // A question that anybody may ask is not put beside it.
  } else if (sure && r.people !== 'users' && first !== 'things' && first !== 'joining')
    add({ id: sure, because: 'kind' });
  else if (first === undefined) add({ id: r.offer.business ? 'business' : 'people', because: 'any' });
  for (const claim of byWeight) own(claim, 'claim');
  const after = strong.find(looksAfter);
  if (claims.some(looksAfter) && needsCare(sure))
    add({ id: 'afterwards', because: 'claim', ...(after ? { answer: after } : {}) });
  // Who gives asks for no price.
  return isSoldTo(r.people) ? found : found.filter(({ id }) => id !== 'price');
}

/** What an authority or a gift is asked, and whether the page is real, comes before anything that is ours. */
const ALWAYS_FIRST: ReadonlySet<DoubtId> = new Set([
  'fraud',
  'genuine',
  'work',
  'task',
  'cause',
  'things',
  'joining',
]);

/** The question that the taken position answers comes first where it is surely asked, so that the pages lead with one thing. */
function ledBy(doubts: readonly Doubt[], position: string | undefined): Doubt[] {
  const [first] = doubts;
  const led = doubts.find(({ answer, because }) => answer?.words === position && because !== 'claim');
  return position === undefined ||
    led === undefined ||
    (first && (ALWAYS_FIRST.has(first.id) || first.because === 'told'))
    ? [...doubts]
    : [led, ...doubts.filter((doubt) => doubt !== led)];
}

/**
 * What a person answered when it was asked is that, whatever its words sound like. What buyers ask in words that the client forbids
 * ('Is it safe?') stands nowhere: pages lead with it, and so do the drafts.
 */
const asTold = (r: Readings, { trigger }: TellsOfBuyers): Readings => ({
  ...r,
  heard: r.heard.filter(
    ({ kind, words }) =>
      kind === 'starts' || ((trigger === undefined || !isOneThing(words, trigger)) && isAllowed(r, words)),
  ),
});

/** The client says which of them weighs most. */
const RANKED =
  /\b(?:biggest|main(?:ly)?|mostly|most of all|number one|first of all|above all|worst)\b|ที่สุด|อันดับ(?:แรก|หนึ่ง|\s?1)|(?:กลัว|กังวล)สุด|รองลงมา|เป็นหลัก/iu;

/** Whether the client says of what it tells there which weighs most. */
const isRanked = (r: Readings, { field }: Said): boolean =>
  field !== 'competitors' && RANKED.test(r.answers[field]);

/**
 * Of several that stop them, told in no order, the one that the client can answer stands first: pages lead with it, and what is only
 * settled somehow stands behind it.
 */
function answeredFirst(
  r: Readings,
  objection: Buyers['objection'],
  besides: Buyers['besides'],
): Pick<Buyers, 'besides'> & { objection: Buyers['objection'] } {
  const at = besides.findIndex(({ answer }) => answer !== undefined);
  const next = besides[at];
  return objection === undefined ||
    next === undefined ||
    objection.answer !== undefined ||
    objection.isFraud ||
    isRanked(r, objection)
    ? { objection, besides }
    : { objection: next, besides: [objection, ...besides.filter((_, i) => i !== at)] };
}

/** Answers in which the client tells where it loses them. */
const OWN_STORY: ReadonlySet<string> = new Set(['onlineAdIssues', 'currentChallenges']);

/**
 * @param all what the client says for itself, what may lead before the rest
 * @param position what the client is chosen for, in its own words
 * @param told what a person answered when it was asked
 */
export function makeBuyers(
  written: Readings,
  contrasts: readonly Contrast[],
  all: readonly Ranked[],
  position?: string,
  told: TellsOfBuyers = {},
): Buyers {
  const r = asTold(written, told);
  const stops =
    told.objection === undefined
      ? objectionOf(r)
      : objectionIn({ words: told.objection, field: 'currentChallenges' });
  // What the business counts for itself is no line of a page.
  const ranked = all.filter(({ claim }) => !isOwnAccount(claim.words));
  const claims = ranked.map(({ claim }) => claim);
  const mayLead = ranked.filter((each) => each.mayLead).map(({ claim }) => claim);
  const answered = answererOf(r, contrasts, ranked);
  const answer = stops && answered(stops);
  const heardFirst = stops && { ...stops, ...(answer ? { answer } : {}) };
  const asked = askedFirst(r);
  const reply = asked && answered(asked);
  const asks = asked && { ...asked, ...(reply ? { answer: reply } : {}) };
  const heardNext = heardBesides(r, stops).flatMap((each): Buyers['besides'] => {
    if (asks && isOneThing(each.thought ?? '', asks.words)) return [];
    const its = answered(each);
    return [{ ...each, ...(its ? { answer: its } : {}) }];
  });
  const { objection, besides } =
    told.objection === undefined
      ? answeredFirst(r, heardFirst, heardNext)
      : { objection: heardFirst, besides: heardNext };
  const heard = { ...(objection ? { objection } : {}), ...(asks ? { asks } : {}), besides };
  const doubts = ledBy(doubtsOf(r, { claims, strong: mayLead }, contrasts, heard, position), position);
  const lead =
    claims.find(({ words }) => words === position) ??
    [...doubts.slice(0, 1), ...doubts.filter(({ because }) => because === 'rival')]
      .map((doubt) => doubt.answer)
      .find((each) => each !== undefined && mayLead.includes(each)) ??
    mayLead[0];
  const hurry = isFarewell(r) ? undefined : hurryOf(r);
  const known = told.trigger === undefined ? momentOf(r) : momentTold(r, told.trigger);
  const found = known ?? (hurry && { isDated: false, said: hurry });
  // What stops them does not set them looking.
  const isStop =
    told.trigger === undefined && found?.id === undefined && found?.said.words === objection?.words;
  const decides =
    told.decider === undefined
      ? decidesOf(r)
      : { words: told.decider, field: 'additionalDemographics' as const };
  // What is told of buyers under whom they are sets them looking or stops them: only the client's own story tells where it loses them.
  const broken =
    r.insights.find(
      ({ kind, field, words }) => kind === 'breaks' && OWN_STORY.has(field) && !losesLittle(words),
    ) ?? r.insights.find(({ kind }) => kind === 'refuses');
  return {
    people: makePersonas(
      r,
      doubts,
      found?.said.words,
      told.decider === undefined ? toldToDecide(r) : [told.decider],
    ),
    doubts,
    claims,
    strong: mayLead,
    ...(lead ? { lead } : {}),
    ...(found && !isStop ? { moment: found } : {}),
    occasions: isStop ? [] : occasionsIn(r, found),
    ...(hurry && hurry.words !== found?.said.words ? { hurry } : {}),
    ...heard,
    ...(decides ? { decides } : {}),
    ...(broken ? { breaks: broken } : {}),
  };
}

const heardIn = (r: Readings): string =>
  [...r.audience.traits, ...r.audience.details, ...r.challenges, ...r.trends].join('\n');

/** What these buyers ask, or say, first. */
export const questionOf = (
  { say, r }: { say: Wordings; r: Pick<Readings, 'offer'> },
  doubt: Doubt | undefined,
): string => doubt?.words ?? say.buyers.question(doubt?.id ?? 'people', r.offer.business);

/** What they ask, or else say, in the client's words; where nobody is heard, what is asked of this kind. */
export const questionAsked = (plan: { say: Wordings; r: Readings; buyers: Buyers }): string =>
  plan.buyers.asks?.words ?? questionOf(plan, plan.buyers.doubts[0]);

/** Whether nothing of ours answers what they are heard to ask or say first: no page builds on it. */
export const isUnanswered = ({ asks, doubts: [main] }: Buyers): boolean =>
  asks ? asks.answer === undefined : main?.words !== undefined && main.answer === undefined;

/** Whether the client tells what they ask or what stops them: then no other question is put into their mouths. */
export const isHeard = ({ doubts, asks, objection }: Buyers): boolean =>
  asks !== undefined || objection?.isFraud === true || doubts.some(({ because }) => because === 'told');
