/**
 * Contrasts: what the client said of a rival beside what it said of itself on the same point, a figure against a figure where
 * both are known. Nothing is added to either: a point that one side was silent on is no contrast.
 */
import { pointOf, shortForm, type Claim } from '../../../understanding/phrases/index.ts';
import { growsLater } from '../../../understanding/phrases/growing.ts';
import { maySpeakOf } from '../../../understanding/phrases/plainly.ts';
import type { PointId } from '../../../understanding/phrases/points.ts';
import { isOnlyTime } from '../../../understanding/phrases/waiting.ts';
import { othersIn, sharesName } from '../../../understanding/phrases/others.ts';
import { isUnnamed, pointBy, type Point } from '../data/points.ts';
import { soldWords } from './answering.ts';
import { tellsOfOwnRoom } from '../../../understanding/phrases/inner.ts';
import { arePricedApart, periodsIn, lotsIn } from '../../../understanding/figures/priced-for.ts';
import { isReport, isRule } from './said.ts';
import { BUYERS } from '../../../understanding/buyers.ts';
import { ourStatements } from './own-statements.ts';
import { mayCompare } from './compared.ts';
import { pairsOf, type Pair } from './pairs/index.ts';
import { holdsSeveral, meeting, type Setting, type Statement, type Theirs } from './pairs/meeting.ts';
import { PRICE_IS_TOLD } from './rivals.ts';
import { isTheirPrice, NO_PRICE } from './their-price.ts';
import { tellsDifference } from '../../../understanding/figures/no-price.ts';
import { figureOn, leader, sumsIn, type Stand } from './stand.ts';
import { waitOf } from './waits.ts';
import { sharedWords } from './shared-words.ts';
import { rankedOf } from './leads/rank.ts';
import type { CompetitorReading, Readings } from '../readings/index.ts';
import { isSoldTo } from '../readings/people.ts';

export interface Contrast {
  point: Point;
  /** Name of the rival; '' where the card has none. */
  rival: string;
  /** Index among the readings' competitors; below 0 of others of whom only the client's own strengths tell. */
  card: number;
  them: Stand;
  us: Stand;
  leads: 'us' | 'them' | 'neither';
  /** Both figures can be compared. */
  measured: boolean;
  /** How much it matters to this client's buyers: higher is more. */
  weight: number;
  /** The client itself tells both sides: theirs has its subject, 'print shops take 8'. */
  isTold?: true;
  /** Another rival is told to be good on price: ours is not the lowest. */
  isUndercut?: true;
}

/** What the client tells of its buyers; of its own teams, money and rules nobody asks. */
const heardOf = (r: Readings): string[] => [
  ...r.audience.traits,
  ...r.audience.details,
  ...r.challenges.filter(
    (words) => BUYERS.test(words) && !tellsOfOwnRoom(words) && !isReport(words) && !isRule(r, words),
  ),
  ...r.trends,
];

/** The points of which the client says that buyers ask about them, or that stop them. */
export function askedOf(r: Readings): ReadonlyMap<Point, number> {
  const asked = new Map<Point, number>();
  for (const words of heardOf(r)) {
    const known = pointBy(pointOf(words).point);
    if (known) asked.set(known, (asked.get(known) ?? 0) + 1);
  }
  return asked;
}

/** So many times one price is the other, where only one is told for a time: '45' a meal beside '545 a week'. */
const FAR = 8;
function areForOtherTimes(them: string, us: string): boolean {
  const [[theirs = 0], [ours = 0]] = [sumsIn(them), sumsIn(us)];
  const [low, high] = [Math.min(theirs, ours), Math.max(theirs, ours)];
  return low > 0 && high / low >= FAR && (periodsIn(them).length === 0) !== (periodsIn(us).length === 0);
}

function contrast(
  asked: ReadonlyMap<Point, number>,
  { point, them, us, likely }: Pair,
  card: { name: string; at: number },
  { currency, prices }: Setting,
): Contrast {
  // By how much they are cheaper is not what they ask.
  const isDifference = point.id === 'price' && tellsDifference(them.words);
  const [{ figure: theirs }, { figure: ours }] = [
    isDifference ? {} : figureOn(point, them.words, currency),
    figureOn(point, us.words, currency),
  ];
  const better = point.figure?.better;
  const ahead = theirs && ours && better ? leader(better, theirs, ours) : undefined;
  // Which of several prices of ours theirs is like is not known, and who pays for ten at once pays less for each: who is cheaper
  // is told, by how much is not.
  const isLot = point.id === 'price' && [them, us].some(({ words }) => lotsIn(words).length > 0);
  const isOpen = isLot || (point.id === 'price' && prices.length > 1 && us.isOne !== true);
  const measured =
    ahead !== undefined &&
    !isOpen &&
    !arePricedApart(them.words, us.words) &&
    !(point.id === 'price' && areForOtherTimes(them.words, us.words));
  // A month's and a term's price say nothing of who is cheaper.
  const isApart =
    point.id === 'price' &&
    sumsIn(them.words).length > 0 &&
    (arePricedApart(them.words, us.words) || areForOtherTimes(them.words, us.words));
  const leads = isApart ? 'neither' : (ahead ?? (them.weakness ? 'us' : 'them'));
  return {
    point,
    rival: card.name,
    card: card.at,
    them: { words: them.words, ...(theirs && !isLot ? { figure: theirs } : {}) },
    us: { words: us.words, ...(ours && !isOpen ? { figure: ours } : {}) },
    leads,
    measured,
    weight: point.weight + Math.min(2, asked.get(point) ?? 0) * 2 + (measured ? 2 : 0) + likely,
  };
}

/** As much as a word that both share. */
const OF_WORTH = 2;

/** What goes on with what stands before it. */
const GOES_ON = /^(?:and|but|so|then|or|which|who|that|because|full|if|when|even)\b/iu;
/** Letters of a weakness that says something alone. */
const LEAST = 4;
/** A weakness that is told in one breath with others, each alone: 'pick up in 3 hours, no temperature log'. */
function apart(claim: Claim): Claim[] {
  const parts = claim.words.split(/,\s+|\s+(?=ไม่(?:มี|ให้|รับ|รวม|ได้)[ก-๛]{2})/u);
  // '6-8 days' is how long the slow drawings take, and a hose fee is one of what is added then.
  const isApart =
    parts.length > 1 &&
    !growsLater(claim.words) &&
    parts.every((part, i) => part.length >= LEAST && (i === 0 || !(GOES_ON.test(part) || isOnlyTime(part))));
  return isApart ? parts.map((part) => pointOf(part, 'rivalbad')) : [claim];
}

/** Several of one thing at once are no other thing. */
const IN_PACKS = /แพ็[คก]|ยกลัง|\b(?:packs?|box|boxes|case|bundle) of\b|\b\d+ (?:pack|for)\b/iu;
/** Characters in which an answer says what is sold. */
const OPENING = 60;

/** Everything that may be set against each other: what the client says of itself, and what it says of each rival. */
export interface Sides {
  ours: readonly Statement[];
  /** By the places of the rivals' cards. */
  theirs: readonly (readonly Theirs[])[];
  setting: Setting;
}

export function sidesOf(r: Readings): Sides {
  const { price, answers } = r;
  return {
    ours: ourStatements(r),
    theirs: r.competitors.map((card) => {
      const told = [...card.weaknesses, ...card.strengths].join('\n');
      const side = (claims: readonly Claim[], weakness: boolean): Theirs[] =>
        claims.map(({ words, chances }) => ({ words, chances, weakness, card: told, name: card.name }));
      return [...side(card.bad.flatMap(apart), true), ...side(card.good, false)];
    }),
    setting: {
      // Who comes to be treated or taught waits for a date.
      sold:
        waitOf(answers.productService.slice(0, OPENING)) ??
        (r.offer.kind.value === 'appointment service' ? ('date' as const) : undefined),
      words: soldWords(r),
      currency: price.currency,
      prices:
        IN_PACKS.test(answers.startingPrice) && lotsIn(answers.startingPrice).length === 0
          ? []
          : sumsIn(answers.startingPrice),
      size: `${answers.heroProduct}\n${answers.productService}`,
    },
  };
}

/**
 * Every contrast that the answers hold, ours first, then the weightiest. One a rival and point, and one a statement of theirs; a
 * statement of ours may answer several rivals.
 */
export function makeContrasts(r: Readings): Contrast[] {
  const { ours, theirs: cards, setting } = sidesOf(r);
  const asked = askedOf(r);
  const isSold = isSoldTo(r.people);
  // Of two statements that answer a rival the one that may lead does.
  const worth = new Map(rankedOf(r, []).map(({ claim, mayLead }) => [claim.words, Number(mayLead)]));
  const fitOf = ({ fit, us }: Pair): number => fit + (worth.get(us.words) ?? 0) * OF_WORTH;
  const ofCards = r.competitors.flatMap((card, at) => {
    const theirs = cards[at] ?? [];
    const taken = new Set<Point | Statement>();
    return (
      pairsOf(theirs, ours, setting)
        // Pay and gifts are no prices to be beaten.
        .filter(({ point }) => isSold || point.id !== 'price')
        .toSorted((a, b) => fitOf(b) - fitOf(a))
        .filter(({ point, them, us }) => {
          // What has no name of its own is as many things as there are statements.
          if (
            (isUnnamed(point) ? taken.has(us) : taken.has(point)) ||
            (taken.has(them) && !(holdsSeveral(them) || point.id === 'price'))
          )
            return false;
          taken.add(isUnnamed(point) ? us : point).add(them);
          return true;
        })
        .map((pair) => contrast(asked, pair, { ...card, at }, setting))
        .map((each) => withLeftOut(each, card, ours))
        .filter((each) => !isNoPrice(each, card))
        .filter(({ leads }) => leads !== 'us' || mayCompare(r, card.name))
    );
  });
  const isUndercut = r.competitors.some(({ good }) =>
    good.some(({ point, words }) => point === 'price' && isTheirPrice(words) && !PRICE_IS_TOLD.test(words)),
  );
  const marked = ofCards.map((each) =>
    isUndercut && each.point.id === 'price' && each.leads === 'us'
      ? { ...each, isUndercut: true as const }
      : each,
  );
  return [...marked, ...besides(r, ours, asked, setting, ofCards)].toSorted(
    (a, b) => Number(b.leads === 'us') - Number(a.leads === 'us') || b.weight - a.weight,
  );
}

/**
 * Comparisons that the client draws itself, '3 days, print shops take 8': the side of the others is whole, and theirs where a rival
 * goes by that name, else that of others. One that a rival's own card holds is not drawn twice.
 */
function besides(
  r: Readings,
  ours: readonly Statement[],
  asked: ReadonlyMap<Point, number>,
  setting: Setting,
  known: readonly Contrast[],
): Contrast[] {
  const isSold = isSoldTo(r.people);
  return r.others.flatMap(({ words, chances, beside }, index) => {
    const short = beside === undefined ? undefined : shortForm(beside);
    const us = ours.find((one) => one.words === short || one.words === beside);
    if (us === undefined) return [];
    const isDrawn = known.some(({ leads, us: other }) => leads === 'us' && other.words === us.words);
    if (isDrawn) return [];
    const them: Theirs = { words, chances, weakness: true, card: words };
    const point = meeting(them, us, setting)?.point ?? toldOn(words, us.words, setting.currency);
    const met = point && { point, them, us, likely: TOLD, fit: 0 };
    if (met === undefined || (!isSold && met.point.id === 'price')) return [];
    const at = r.competitors.findIndex(({ name }) => name !== '' && sharesName(othersIn(words), name));
    const card = { name: r.competitors[at]?.name ?? othersIn(words), at: at < 0 ? -1 - index : at };
    if (!mayCompare(r, card.name)) return [];
    const made = contrast(asked, met, card, setting);
    return made.leads === 'us' ? [{ ...made, isTold: true as const }] : [];
  });
}
/** The client draws it itself. */
const TOLD = 0.9;
/** What the two speak of that the client sets beside each other: the point of their figures, where both have one of it. */
function toldOn(theirs: string, ours: string, currency: string): Point | undefined {
  const speaks = (id: PointId): boolean => [theirs, ours].some((words) => maySpeakOf(id, words));
  const ids = MEASURES.filter((id) => id === 'price' || speaks(id));
  const found = ids
    .flatMap((id) => pointBy(id) ?? [])
    .find((each) => {
      const [them, us] = [figureOn(each, theirs, currency).figure, figureOn(each, ours, currency).figure];
      return them && us && each.figure && leader(each.figure.better, them, us) === 'us';
    });
  return found ?? pointBy('named');
}
const MEASURES: readonly PointId[] = ['warranty', 'wait', 'price'];

/** Where one rival is cheaper, that another is dearer is no reason to be chosen. */
export function reasons(contrasts: readonly Contrast[]): Contrast[] {
  const isDear = contrasts.some(({ point, leads }) => point.id === 'price' && leads === 'them');
  return contrasts.filter(
    ({ point, leads, isUndercut }) =>
      leads === 'us' && !(point.id === 'price' && (isDear || isUndercut === true)),
  );
}

/**
 * A low price that is told as a weakness ('$389, then it's lid fee, hose fee') is not all that buyers pay, and what is free is no
 * price to be set beside ours: neither is a point that the rival leads on.
 */
const isNoPrice = ({ point, leads, them }: Contrast, { weaknesses }: CompetitorReading): boolean =>
  point.id === 'price' &&
  leads === 'them' &&
  (weaknesses.some((bad) => bad.includes(them.words)) || (!them.figure && NO_PRICE.test(them.words)));

/** Something costs more beside the price, or is not in it; and something is in ours. */
const LEFT_OUT =
  /\bextra\b|\bon top\b|\bnot incl\w*|\bexclu\w+|\bwithout\b|\byou pay for\b|ไม่รวม|คิดเพิ่ม|คิดแยก|บวกเพิ่ม|จ่ายเพิ่ม|ต่างหาก/iu;
const HELD = /\bincl\w*|\ball[- ]in\b|\bcomplete\b|\bin the price\b|(?<!ไม่)รวม|ฟรี|\bfree\b/iu;
/** A lower price that leaves out what ours holds is no lead: it is told with what it leaves out. */
function withLeftOut(
  each: Contrast,
  { weaknesses }: CompetitorReading,
  ours: readonly Statement[],
): Contrast {
  if (each.point.id !== 'price' || each.leads !== 'them') return each;
  const left = weaknesses
    .filter((bad) => LEFT_OUT.test(bad) && !bad.includes(each.them.words))
    .flatMap((bad) => bad.split(/,\s+/u).filter((part) => LEFT_OUT.test(part)))
    .find((bad) =>
      ours.some(
        ({ words }) => HELD.test(words) && sharedWords(bad, words).some((one) => !LEFT_OUT.test(one)),
      ),
    );
  return left === undefined
    ? each
    : {
        ...each,
        them: { words: `${each.them.words}, ${left}` },
        us: { words: each.us.words },
        leads: 'neither',
        measured: false,
      };
}

const STRONG = 0.75;
/** Points that a rival is surely strong in. */
export const strongPoints = (r: Readings): ReadonlySet<string> =>
  new Set(
    r.competitors.flatMap(({ good }) =>
      good.flatMap(({ point, chances: [best] }) =>
        point === 'other' || (best?.probability ?? 0) < STRONG ? [] : [point],
      ),
    ),
  );

/** A headline's half: a longer statement is no headline. */
const HALF = 44;

/** The contrast that a headline can hold: figures, or two short statements. */
export const spokenContrast = (contrasts: readonly Contrast[]): Contrast | undefined =>
  contrasts.find(
    ({ measured, us, them, point }) =>
      // Two prices that are no figures of one thing are no headline.
      measured || (point.id !== 'price' && us.words.length <= HALF && them.words.length <= HALF),
  );

/** Of a rival's page: page 5 says the first contrast, here stands the next one, where there is one. */
export function leadingContrast(contrasts: readonly Contrast[]): Contrast | undefined {
  const ours = reasons(contrasts);
  const first = spokenContrast(ours);
  const beaten = contrasts.some(
    ({ leads, measured, card }) => leads === 'them' && measured && card === first?.card,
  );
  return beaten ? first : (spokenContrast(ours.filter((each) => each !== first)) ?? first);
}
