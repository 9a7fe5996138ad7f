/** What the drafts of page 14 are made of: the client's own words that its rules let be said, each once. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { once } from '../../../understanding/remember.ts';
import { negationsIn } from '../../../../src/shared/reading/negation.ts';
import { asks as isQuestion } from '../../../understanding/answers/asked.ts';
import { doubtKinds } from '../../../understanding/phrases/doubt-kinds.table.ts';
import { isHedged } from '../../../understanding/phrases/inner.ts';
import { isEverybodys } from '../../../understanding/phrases/others.ts';
import {
  inCurrency,
  isAllowed,
  isRuledOn,
  priceWords,
  standsAlone,
  withoutAside,
  type Claim,
} from '../plan/claims.ts';
import { questionOf } from '../plan/buyers.ts';
import { mended } from '../../../understanding/misspellings.table.ts';
import { unique } from '../../../understanding/text.ts';
import type { Plan } from '../plan/index.ts';
import { characters, fitting } from './limits.ts';
import { isSureOf } from '../plan/presumed.ts';
import { speaksAgainst } from '../plan/may-open.ts';
import { mayAdvertise } from '../plan/mocked.ts';
import { toFillOf } from '../plan/chances.ts';
import { isUndercut } from '../plan/undercut.ts';
import { newsOf } from '../plan/news.ts';
import { askedFor, TALKED } from '../plan/asked-for.ts';
import { closeWords } from '../plan/journey.ts';
import { datesIn } from '../../../../src/shared/reading/dates.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { datedPrice } from '../../../understanding/answers/dated-price.ts';
import { namesNoThing } from '../../../understanding/offer/unnamed.ts';
import {
  isCopy,
  isGoodAnswer,
  isLine,
  isOccasion,
  isSpeech,
  readOut,
} from '../../../understanding/said-aloud.ts';
import { isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { isForLater, isOfDeath, keepsToThemselves } from '../plan/private.ts';
import { offeredAt } from '../plan/offered-at.ts';
import { heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { inSentence } from '../language.ts';
import { lowerNoun } from '../text.ts';
import { isSoldTo, saysFree } from '../readings/people.ts';
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { sureKind, type Way } from '../readings/way.ts';
import { isPack } from '../plan/offer-name.ts';
import { figureText } from './contrasts.ts';

/** What every draft is made of. */
export interface Copy {
  /** Statements that may stand in an ad, the one that answers the main question first. */
  facts: string[];
  /** How many of them are strengths; the rest tells what is done after the sale. */
  strong: number;
  /** The main question, and how it is asked of a reader. */
  question: string;
  /** Undefined where the ad could not answer it. */
  hook: string | undefined;
  isAnswered: boolean;
  /** What answers it; undefined where no statement does. */
  answer: string | undefined;
  /** It is what they are heard to say. */
  isHeard: boolean;
  /** What we ask back when somebody writes. */
  next: string;
  price: string | undefined;
  /** What is new: an ad opens with it. */
  news: string | undefined;
  /** What holds until a day: then it is the offer. */
  dated: string | undefined;
  /** The price where it may open an ad: what others do for less does not. */
  opening: string | undefined;
  /** Our figure against a rival's, where both are known and none may be named: '9 days, not 3 weeks'. */
  beats: string | undefined;
  /** What they are heard to ask or say, each with the fact that answers it. */
  exchanges: readonly (readonly [said: string, answer: string])[];
  /** What sets them looking, where an ad may speak of it. */
  events: readonly string[];
  /** A question that they are heard to ask, and the fact that answers it. */
  asked: readonly [question: string, answer: string] | undefined;
  /** Whether it is genuine is asked: where money is sent ahead, and where none is. */
  /** When there is room, where the client wants it filled. */
  free: string | undefined;
  doubted: 'fraud' | 'genuine' | undefined;
  /** The client's own name, where no rule forbids a word of it. */
  name: string;
  thing: string;
  townNames: readonly string[];
  /** The first town and all of them, as far as a line has room; '' where no town is told. */
  town: string;
  towns: string;
  ask: string;
  button: string;
}

const THAI = /\p{Script=Thai}/u;
/** Taken back as it was written: 'January... no, the May cohort'. */
const BROKEN_OFF = /\.{2,}|…|,? no wait\b/iu;
/** A rule that speaks of rivals. */
export const RIVALS =
  /compet|rival|other (?:shops|firms|people|makers)|คู่แข่ง|เจ้าอื่น|ร้านอื่น|โรงอื่น|(?:พูด|เอ่ย|กล่าว|พาดพิง|เทียบ)(?:ถึง|กับ)?[ก-๛]{0,12}(?:อื่น|เจ้าเดิม)/iu;

/** In the language of the proposal, as far as the client wrote in it. */
function speaks({ f, r }: Plan): (text: string) => boolean {
  const isThai = THAI.test(r.answers.strengths + r.answers.productService);
  return (text) => (f.language === 'en' ? !THAI.test(text) : !isThai || THAI.test(text) || /\d/u.test(text));
}

/** Points on which a shorter figure needs no explanation. */
const SHORTER: ReadonlySet<string> = new Set(['wait', 'minimum']);

function beatsOf(plan: Plan): string | undefined {
  const { f, r, say, contrasts } = plan;
  if (isRuledOn(r, RIVALS)) return undefined;
  const found = contrasts.find(
    ({ point, leads, measured }) => measured && leads === 'us' && SHORTER.has(point.id),
  );
  if (!found) return undefined;
  const [us, them] = [found.us, found.them].map((stand) => figureText(plan, found.point, stand));
  return us && them ? f.sentence(say.contentStrategy.beats({ us, them })) : undefined;
}

/** A kind that is read with less may be another: of who rents a cold room nobody asks where to install it. */
const PLAIN_KIND = 0.75;
/** Of what is booked by its dates or its starts the question is the kind's own. */
const DATED: ReadonlySet<OfferKind | undefined> = new Set(['course', 'stay', 'tour', 'rental']);
function nextAsked({ r, say }: Plan, way: Way): string {
  const {
    next,
    nextOfKind,
    nextAny,
    nextTable,
    nextParents,
    nextStone,
    nextForm,
    nextAsked: asked,
  } = say.contentStrategy;
  const step = askedFor(r, way);
  if (step === 'visit') return asked.look;
  if (step === 'sample' || step === 'look' || step === 'check' || step === 'talk' || step === 'tried')
    return asked[step];
  if (step === 'table') return nextTable;
  // Who has lost somebody is asked for a day, and not what needs doing.
  if (isOfDeath(r)) return isForLater(r) ? nextStone : next.call;
  if (way === 'application' && sureKind(r.offer) !== 'finance product') return nextForm;
  // Of a child who is to learn its age comes first.
  if (r.people === 'parents' && way !== 'visit' && way !== 'cart') return nextParents;
  const sure = sureKind(r.offer, PLAIN_KIND);
  // Who buys for a business likes nothing: it needs so much of it.
  const kind =
    r.offer.business && (sure === 'goods' || sure === 'consumable goods') ? 'industrial supply' : sure;
  const isAsked = TALKED.has(way) || (way === 'booking' && DATED.has(kind));
  // Which of the goods one likes is asked where they are ordered: glasses begin with a test, a charger with a visit.
  const isChosen = kind !== 'goods' || r.act.id === 'order';
  const own = isAsked && isChosen && isSureOf(r, 'sale') && kind !== undefined ? nextOfKind[kind] : undefined;
  const isAny = (way === 'unknown' || way === 'chat' || way === 'call') && isSureOf(r, 'sale');
  return own ?? (isAny ? (r.offer.business ? next.quote : nextAny) : next[way]);
}

/** Characters of what opens an ad as theirs. */
const MOST_SAID = 60;

/** What is told of the offer itself and denied is left out of it: no strength, and no answer. */
const isLeftOut = ({ productService }: Plan['r']['answers'], words: string): boolean =>
  productService.includes(words) && negationsIn(words).length > 0;

/** Phrases of a Thai line that are said in one breath, and words without which an English one is no sentence. */
const [PHRASES_TH, LEAST_WORDS] = [2, 3];
/** One thought, whole: no row of them and no word alone, 'being lectured, surprise bill', 'cowboys'. */
const isOneThought = (words: string): boolean =>
  isQuestion(words) ||
  (isMostlyThai(words)
    ? words.split(/\s+/u).length <= PHRASES_TH
    : !/[,;/]\s/u.test(words) && words.split(/\s+/u).length >= LEAST_WORDS);

/** Letters of a rival's first name that is no everyday word. */
const LEAST_NAME = 5;
/** A Latin name stands by itself: 'Mall' is not in 'small'. */
const holdsName = (words: string, name: string, flags: string): boolean =>
  isMostlyThai(name)
    ? words.includes(name)
    : new RegExp(String.raw`(?<!\p{Script=Latin})${escapeRegExp(name)}(?!\p{Script=Latin})`, flags).test(
        words,
      );
/** Whether a rival of the client's is named: an advert pays for nobody else's name. */
export function namesOther({ r }: Pick<Plan, 'r'>, words: string): boolean {
  const own = `${r.answers.companyName} ${r.answers.productService} ${r.answers.heroProduct}`.toLowerCase();
  return r.competitors.some(({ name }) => {
    const [first = ''] = name.split(/[\s(,]+/u);
    const isOwnWord =
      first.length >= LEAST_NAME &&
      /^\p{Lu}/u.test(first) &&
      !isEverybodys(first) &&
      !own.includes(first.toLowerCase());
    return (
      (name !== '' && !own.includes(name.toLowerCase()) && holdsName(words, name, 'iu')) ||
      (isOwnWord && holdsName(words, first, 'u'))
    );
  });
}

/** What they are heard to say, each with the fact that answers it, where an advert may speak both; a fact answers once. */
const exchangesOf = (plan: Plan): Copy['exchanges'] =>
  heardTold(plan, MOST_SAID)
    .filter(({ thought }) => isOneThought(thought) && isSpeech(thought) && !namesOther(plan, thought))
    .flatMap(({ thought, answer }, i, all) =>
      answer === undefined ||
      !isGoodAnswer(answer) ||
      namesOther(plan, answer) ||
      isLeftOut(plan.r.answers, answer) ||
      all.slice(0, i).some((other) => other.answer === answer)
        ? []
        : [[plan.say.buyers.quote(mended(thought)), plan.f.sentence(mended(answer))] as const],
    );

/** Characters of what sets them looking, and of a row of towns. */
const [EVENT, TOWNS] = [40, 44];
/** Of those who are ill, or in want of money, nobody says in an ad what they go through. */
export const tellsMoments = ({ r }: Plan): boolean =>
  !keepsToThemselves(r) &&
  sureKind(r.offer) !== 'finance product' &&
  !r.cautions.some(({ id }) => id === 'medical');
const eventsOf = (plan: Plan): string[] =>
  tellsMoments(plan)
    ? momentsTold(plan, EVENT)
        .filter((words) => isOccasion(words) && !namesOther(plan, words))
        .map((words) => plan.f.sentence(mended(words)))
    : [];

/** Nothing is paid for it, and the answer on prices begins with that. */
const isFreeToTake = ({ price, people, answers, rules }: Plan['r']): boolean =>
  price.free === true && !isSoldTo(people) && saysFree(answers.startingPrice) && !forbidsPrices(rules);

/** Characters of a name of what is sold before how it is bought. */
const LONGEST_NAME = 36;
/** 'Flowers: fortnightly subscription': how it is bought is told with what it is. */
function withWhat({ f, r }: Plan, thing: string): string {
  const name = f.both(r.offer.name);
  if (thing === '' || !namesNoThing(thing) || namesNoThing(name)) return thing;
  if (name.length > LONGEST_NAME || !/^\p{Lu}/u.test(name) || /[.;:,]/u.test(name)) return thing;
  const words = thing.toLowerCase().split(/\s+/u);
  const said = name.toLowerCase();
  const isSaid =
    said.includes(thing.toLowerCase()) ||
    words.some((word) => word.length > LEAST_NAME && said.includes(word));
  return isSaid ? name : `${name}: ${lowerNoun(thing)}`;
}

/** When there is room, in the language of the proposal; of those who are ill nobody says that a place is empty. */
function freeOf(plan: Plan): string | undefined {
  const { r, say, f } = plan;
  const times = toFillOf(r).filter(
    (each) => isMostlyThai(each) === (f.language === 'th') && isAllowed(r, each),
  );
  return times.length === 0 ? undefined : say.contentStrategy.free({ times: f.list(times) });
}

/** Towns where it is offered, in the language of the proposal. */
function townNames({ r, f }: Plan): string[] {
  const all = offeredAt(r);
  // Beside its parts the city that is a country says nothing more.
  const towns = all.length > 1 ? all.filter(({ known }) => known?.kind !== 'country') : all;
  const names = towns.map(({ name, of }) => (of ? f.both(of) : inSentence(name)));
  return unique(names).filter((name) => isMostlyThai(name) === (f.language === 'th'));
}

/** The first question with an answer: what they ask, else any doubt that is put as one. */
function askedOf(
  { r, buyers: { doubts } }: Plan,
  told: (claims: readonly Claim[]) => string[],
): Copy['asked'] {
  for (const { words, answer } of doubts) {
    const [fact] = told(answer ? [answer] : []);
    if (
      words !== undefined &&
      isQuestion(words) &&
      isSpeech(words) &&
      fact !== undefined &&
      isGoodAnswer(fact) &&
      mayAdvertise(r, words) &&
      !isTheirsAlone(words)
    )
      return [words, fact];
  }
  return undefined;
}

/** News that an ad can open with is said in one breath. */
const MOST_NEWS = 80;
const isNews = (words: string): boolean => words !== '' && words.length <= MOST_NEWS && isCopy(words);

export const copyOf = once((plan: Plan): Copy => {
  const { f, r, say, buyers, journey } = plan;
  const fits = speaks(plan);
  const [main] = buyers.doubts;
  const said = (claims: readonly Claim[]): string[] =>
    claims
      .map(({ words }) => readOut(standsAlone(withoutAside(words)) ? withoutAside(words) : words))
      .filter(
        (words) =>
          fits(words) &&
          isAllowed(r, words) &&
          !isLeftOut(r.answers, words) &&
          isLine(words) &&
          !namesOther(plan, words),
      )
      .map((words) => f.sentence(mended(words)));
  const strong = unique(said([...(buyers.lead ? [buyers.lead] : []), ...buyers.strong]));
  const facts = unique([...strong, ...said(buyers.claims)]);
  const close = closeWords(plan);
  const question = questionOf(plan, main);
  // A chat that ends in an appointment asks for the day.
  const isBooked = journey.close === 'chat' && r.act.id === 'booking';
  const { moment } = buyers;
  const whenAsked = moment?.id === undefined ? undefined : say.buyers.moments[moment.id].ask;
  const things = [
    isPack(r.hero) || isHedged(r.answers.heroProduct) ? plan.hero : r.answers.heroProduct,
    r.products.names[0] ?? '',
    f.both(r.offer.name),
  ].map(withoutAside);
  const isAnswered = main?.answer !== undefined && main.answer.words === buyers.lead?.words;
  const price = priceWords(r, f);
  const towns = townNames(plan);
  const priced = isSoldTo(r.people) ? say.contentStrategy.priced : String;
  const shown =
    price !== undefined && fits(price)
      ? priced(f.sentence(price))
      : isFreeToTake(r)
        ? say.contentStrategy.costsNothing
        : undefined;
  // What ends before media starts is no offer any more.
  const until = datedPrice(r.answers.startingPrice) ?? '';
  const isOpen = datesIn(until).every(
    ({ from, to }) => lastDayOf(to ?? from, plan.time.created) >= plan.time.start,
  );
  const dated = until !== '' && isOpen ? until : undefined;
  const isTreated = r.cautions.some(({ id }) => id === 'medical');
  const keeps = (text: string): boolean =>
    mayAdvertise(r, text) && !isTheirsAlone(text) && !speaksAgainst(r, text);
  const hook =
    whenAsked !== undefined && main?.because !== 'fraud'
      ? whenAsked
      : (isAnswered && main.words === undefined) || main?.because === 'fraud'
        ? say.buyers.quote(question)
        : undefined;
  return {
    facts,
    strong: strong.length,
    question:
      isOneThought(question) && keeps(question) && (main?.words === undefined || isSpeech(question))
        ? question
        : '',
    hook: hook !== undefined && keeps(hook) ? hook : undefined,
    isAnswered,
    answer: said(main?.answer ? [main.answer] : [])[0],
    isHeard: main?.words !== undefined,
    // No advert of a treatment begins with the harm that is feared of it.
    exchanges: exchangesOf(plan).filter(
      (pair) => pair.every(keeps) && !(isTreated && doubtKinds(pair[0]).includes('harm')),
    ),
    events: eventsOf(plan),
    asked: askedOf(plan, said),
    next: whenAsked ?? nextAsked(plan, isBooked ? 'booking' : journey.close),
    beats: [beatsOf(plan)].find((text) => text !== undefined && keeps(text)),
    free: freeOf(plan),
    doubted: main?.id === 'fraud' || main?.id === 'genuine' ? main.id : undefined,
    price: shown,
    news: isNews(newsOf(plan)) ? f.sentence(mended(newsOf(plan))) : undefined,
    dated:
      shown === undefined || dated === undefined || !fits(dated) || !keeps(dated)
        ? undefined
        : inCurrency(f.sentence(dated), r.price, f),
    opening: isUndercut(plan) ? undefined : shown,
    thing: f.sentence(
      mended(
        withWhat(
          plan,
          things.find(
            (text) => standsAlone(text) && fits(text) && isAllowed(r, text) && !BROKEN_OFF.test(text),
          ) ?? '',
        ),
      ),
    ),
    name: r.answers.companyName !== '' && mayAdvertise(r, plan.name) ? plan.name : '',
    townNames: towns,
    town: towns[0] ?? '',
    towns: fitting(TOWNS, [f.list(towns)]) ?? towns[0] ?? '',
    ask: close.ask,
    button: close.button,
  };
});

/** One sentence of a draft: where it stands, and how much it is wanted. */
interface Part {
  text: string | undefined;
  /** The least goes first where there is no room. */
  rank: number;
}

/** As many sentences as a limit takes, the most wanted first, in the order in which they are told. */
export function packed({ say }: Plan, limit: number, parts: readonly Part[]): string | undefined {
  const { sentence, join, flow } = say.contentStrategy;
  const told = parts.flatMap(({ text, rank }, at) => (text ? [{ text: sentence(text), rank, at }] : []));
  const kept: typeof told = [];
  for (const part of told.toSorted((a, b) => a.rank - b.rank || a.at - b.at)) {
    const isTold = kept.some(({ text }) => text.includes(part.text) || part.text.includes(text));
    const joined = [...kept, part].toSorted((a, b) => a.at - b.at).map(({ text }) => text);
    if (!isTold && characters(flow(join(joined))) <= limit) kept.push(part);
  }
  const texts = kept.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return texts.length === 0 ? undefined : join(texts);
}
