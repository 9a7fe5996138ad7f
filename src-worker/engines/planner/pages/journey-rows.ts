/** What is shown at each stage of page 8: what this client's buyers are heard to say, and what of the client's own answers it. */
import { withinSentence } from './rival-names.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { termsTold } from '../../../understanding/answers/terms-told.ts';
import { isBlow, isTheirsAlone } from '../../../understanding/theirs-alone.ts';
import { looksAfter } from '../plan/aftercare.ts';
import { priceWords, type Claim } from '../plan/claims.ts';
import { deedsOf, isTold, type DeedKind } from '../plan/deeds.ts';
import type { Plan } from '../plan/index.ts';
import { keepsToThemselves } from '../plan/private.ts';
import { isSureOf } from '../plan/presumed.ts';
import { settlingOf } from '../plan/settling.ts';
import { isLead, momentsTold } from '../plan/told-to-buyers.ts';
import { isBeside, suits } from '../plan/suiting.ts';
import { factInTurn } from '../plan/turns.ts';
import { inTongue } from '../plan/whole.ts';
import { lowerFirst } from '../text.ts';

/** Characters of a moment, and of a fact, in a cell. */
const [MOMENT, FACT] = [90, 90];

/** Facts of the client, each told once. */
interface Facts {
  take: (words: string | undefined) => void;
  isTaken: (words: string) => boolean;
  /** The next one of a kind. */
  deed: (...kinds: readonly DeedKind[]) => string | undefined;
  claim: (fits?: (claim: Claim) => boolean) => string | undefined;
}

function factsOf(plan: Plan): Facts {
  const used: string[] = [];
  const isTaken = (words: string): boolean =>
    used.some((each) => each.includes(words) || words.includes(each));
  const take = (words: string | undefined): void => {
    if (words !== undefined) used.push(words);
  };
  const next = (all: readonly string[]): string | undefined => {
    const found = all.find((words) => words.length <= FACT && !isTaken(words));
    take(found);
    return found;
  };
  const deeds = deedsOf(plan.r).filter((deed) => isTold(deed, plan.f.language));
  return {
    take,
    isTaken,
    deed: (...kinds) =>
      next(kinds.flatMap((kind) => deeds.filter((deed) => deed.kind === kind).map(({ words }) => words))),
    // What we are chosen for stands on other pages: it comes here where nothing else is left, or where it answers.
    claim: (fits = () => true) =>
      next(
        [...plan.buyers.strong, ...plan.buyers.claims]
          .filter(fits)
          .map(({ words }) => words)
          .toSorted((a, b) => Number(isLead(plan, a)) - Number(isLead(plan, b))),
      ),
  };
}

/** What sets them looking, in the client's words; '' where it is not told. */
function momentOf(plan: Plan): string {
  const { occasions, hurry } = plan.buyers;
  return (
    [momentsTold(plan, MOMENT)[0], occasions[0], hurry?.words].find(
      (words) => words !== undefined && words.length <= MOMENT,
    ) ?? ''
  );
}

/** At first sight: in the moment that sets them looking, where one is known. */
function firstSight(plan: Plan, shown: string): string {
  const { say, buyers } = plan;
  const said = say.customerJourney;
  const { moment } = buyers;
  if (moment?.id !== undefined) {
    const { event } = say.buyers.moments[moment.id];
    return (moment.isDated ? said.before : said.on)({ event, shown });
  }
  const told = momentOf(plan);
  if (told !== '') return said.moment({ words: plan.f.sentence(told), shown });
  return buyers.occasions.length > 0 ? said.inMoment({ shown }) : said.first({ shown });
}

/** A doubt that names a price, or somebody who does it cheaper. */
const COSTS =
  /\b(?:pric\w*|costs?|cheap\w*|dear(?:er)?|expensive|free|afford|worth (?:it|the|my|that|so))\b|ราคา|แพง|ถูก(?!ใจ|ต้อง|หลอก|โกง|ทิ้ง|มัด)|ฟรี|คุ้ม(?!ครอง)/iu;
const namesCost = (words: string): boolean =>
  COSTS.test(words) || readQuantities(words).some(({ quantity }) => quantity.kind === 'money');

/** What stops them, with the answer that speaks of it; of a price what ours holds. */
function checking(plan: Plan, facts: Facts): string | undefined {
  const { say, buyers, r, f } = plan;
  const said = say.customerJourney;
  const [main] = buyers.doubts;
  if (main === undefined) return undefined;
  const { answer, words } = main;
  const isShown = answer !== undefined && facts.isTaken(answer.words);
  if (words !== undefined) {
    if (isShown) return said.does({ thought: words, action: said.again });
    if (answer) {
      facts.take(answer.words);
      return said.shows({ thought: words, shown: lowerFirst(answer.words) });
    }
    const price = priceWords(r, f);
    const inside =
      price !== undefined && buyers.objection?.thought === words && namesCost(words)
        ? facts.claim(({ point }) => point === undefined || point.id !== 'rating')
        : undefined;
    if (inside !== undefined && price !== undefined)
      return said.does({ thought: words, action: said.holds({ price, shown: lowerFirst(inside) }) });
    // What nothing answers is asked for on page 19, and has no line here.
    const way = settlingOf(plan, words)?.show;
    return way && said.does({ thought: words, action: way });
  }
  if (answer && !isShown) {
    facts.take(answer.words);
    return said.firstAnswer({ shown: lowerFirst(answer.words) });
  }
  if (main.id === 'genuine') return said.openGenuine;
  if (main.id === 'fraud') return said.openFraud;
  return undefined;
}

/** Where a rival is weak and we are not, in both sides' words. */
function beside(plan: Plan, facts: Facts): string | undefined {
  const { contrasts, say } = plan;
  const found = contrasts.find(
    ({ leads, us, them }) =>
      leads === 'us' && us.words.length + them.words.length <= FACT && !facts.isTaken(us.words),
  );
  if (!found) return undefined;
  facts.take(found.us.words);
  return say.customerJourney.beside({
    rival: withinSentence(found.rival) || say.contrast.rivalUnnamed,
    them: lowerFirst(found.them.words),
    us: lowerFirst(found.us.words),
  });
}

/** At the step that closes: what they are heard to ask, else the price with what comes with it. */
function stepping(plan: Plan, facts: Facts): string | undefined {
  const { f, r, say, forecast, buyers } = plan;
  const said = say.customerJourney;
  const { asks, doubts } = buyers;
  const price = priceWords(r, f);
  if (asks && asks.words !== doubts[0]?.words) {
    facts.take(asks.answer?.words);
    if (asks.answer) return said.shows({ thought: asks.words, shown: lowerFirst(asks.answer.words) });
    if (price !== undefined && namesCost(asks.words))
      return said.does({ thought: asks.words, action: said.answeredWith({ price }) });
    const way = settlingOf(plan, asks.words)?.show;
    if (way !== undefined) return said.does({ thought: asks.words, action: way });
  }
  if (forecast.monthlyPayment !== undefined && r.instalments?.text !== undefined) {
    const payment = f.money(forecast.monthlyPayment, r.price.currency);
    return said.priced({ price: said.instalments({ terms: r.instalments.text, payment }) });
  }
  if (price === undefined) {
    const shown = facts.deed('free') ?? facts.claim();
    return shown && said.here({ shown: lowerFirst(shown) });
  }
  const shown = facts.deed('free') ?? facts.claim();
  return shown === undefined ? said.priced({ price }) : said.pricedWith({ price, shown: lowerFirst(shown) });
}

/** Where they decide: what else they are heard to say, with its answer; else what is promised, proved or still unsaid. */
function deciding(plan: Plan, facts: Facts): string | undefined {
  const { say, buyers, r, f } = plan;
  const said = say.customerJourney;
  const { decides } = buyers;
  const next = buyers.doubts.find(
    ({ answer, words }) => answer !== undefined && words !== undefined && !facts.isTaken(answer.words),
  );
  if (next?.answer && next.words !== undefined) {
    facts.take(next.answer.words);
    return said.shows({ thought: next.words, shown: lowerFirst(next.answer.words) });
  }
  // What nothing answers yet is settled before they come to it.
  // One way to settle is told once.
  const told = settlingOf(plan, buyers.doubts[0]?.words ?? '');
  const [open] = buyers.doubts.flatMap(({ answer, words }, i) => {
    const isOpen = i > 0 && answer === undefined && words !== undefined && words !== buyers.asks?.words;
    const way = isOpen ? settlingOf(plan, words) : undefined;
    return isOpen && way !== undefined && way !== told ? [{ words, way: way.show }] : [];
  });
  const isLeftOpen =
    open === undefined && buyers.doubts.some(({ words, answer }) => words !== undefined && !answer);
  const promise =
    facts.deed('promise', ...(keepsToThemselves(r) ? [] : (['proof'] as const))) ??
    // What nothing settles leaves its place to the next strength.
    (decides || isLeftOpen ? facts.claim(({ words }) => !isBeside(words)) : undefined);
  if (open)
    return said.does({
      thought: open.words,
      action:
        promise === undefined || suits(promise, open.words) === 0
          ? open.way
          : said.settledWith({ way: open.way, shown: lowerFirst(promise) }),
    });
  if (promise === undefined) return undefined;
  const shown = lowerFirst(promise);
  return decides && decides.words.length <= MOMENT && f.language === 'en'
    ? said.decider({ words: decides.words, shown })
    : said.last({ shown });
}

/** Afterwards: what the client itself sends and does, else what this way of buying asks for where people come again. */
function afterwards(plan: Plan, facts: Facts): string | undefined {
  const { say, journey, r } = plan;
  const said = say.customerJourney;
  const { action } = say.buyers.after[journey.after];
  const own = facts.deed('sent') ?? afterSale(plan, facts);
  if (own !== undefined) return said.afterwards({ shown: lowerFirst(own) });
  const proof = keepsToThemselves(r) || journey.after === 'farewell' ? undefined : facts.deed('proof');
  if (proof !== undefined) return said.afterProof({ action, shown: lowerFirst(proof) });
  // What is asked of everybody says nothing of these.
  return ['unknown', 'business', 'once', 'staying', 'quiet'].includes(journey.after)
    ? undefined
    : said.only({ action });
}

/** Whatever else the client tells of the time after the sale. */
function afterSale({ r, f }: Plan, facts: Facts): string | undefined {
  const found = deedsOf(r).find(
    (deed) =>
      deed.from === 'afterSalesService' &&
      (deed.kind !== 'other' || looksAfter(deed)) &&
      deed.words.length <= FACT &&
      isTold(deed, f.language) &&
      !facts.isTaken(deed.words),
  );
  facts.take(found?.words);
  return found?.words;
}

/** Answers that tell terms, in the order in which they are believed. */
const TERMS_IN = ['startingPrice', 'afterSalesService', 'currentChallenges', 'additionalNotes'] as const;

/** How they pay or what they may take back, where no stage has told it; '' where nothing is sold. */
function termsOf(plan: Plan, facts: Facts): string {
  const { r, f, say } = plan;
  if (!isSureOf(r, 'sale')) return '';
  const told = TERMS_IN.flatMap((field) => termsTold(r.answers[field])).find(
    ({ words }) =>
      inTongue(words, FACT, f.language) !== '' &&
      !isTheirsAlone(words) &&
      !isBlow(words) &&
      !facts.isTaken(words),
  );
  return told === undefined ? '' : say.customerJourney.terms(told);
}

/** What is shown at each of the five stages; undefined where nothing of this client's belongs there. */
export function journeyRows(plan: Plan): (string | undefined)[] {
  const { f, buyers } = plan;
  const facts = factsOf(plan);
  // Another fact than on the pages before is seen first; what we are chosen for answers further on.
  const shown = buyers.lead === undefined ? undefined : factInTurn(plan, 'journey', FACT, momentOf(plan));
  facts.take(shown);
  // What is done for those who have bought is kept for them.
  const check = checking(plan, facts) ?? beside(plan, facts);
  const step = stepping(plan, facts);
  const decide = deciding(plan, facts);
  const after = afterwards(plan, facts);
  const terms = termsOf(plan, facts);
  const last = [decide ?? '', terms].filter((sentence) => sentence !== '').join(' ');
  return [
    firstSight(plan, shown === undefined ? f.sentence(plan.hero) : lowerFirst(shown)),
    check,
    step,
    last === '' ? undefined : last,
    after,
  ];
}
