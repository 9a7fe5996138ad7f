/** Moves from what the client tells beside its promise: whom it can write to, empty times, what moves buyers now, who decides, terms, what is free, the next strength. */
import { datesIn } from '../../../../src/shared/reading/dates.ts';
import { sayersIn } from '../../../understanding/answers/has-say.ts';
import { termsTold, type ToldTerm } from '../../../understanding/answers/terms-told.ts';
import { namesTime } from '../../../understanding/why-now.ts';
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { isSoldTo } from '../readings/people.ts';
import { lowerFirst } from '../text.ts';
import { chancesOf } from './chances.ts';
import { isAllowed } from './claims.ts';
import { deedsOf } from './deeds.ts';
import { isOneThing } from './heard-besides.ts';
import type { Plan } from './index.ts';
import { statementsOf } from './market-told.ts';
import { mayOpen } from './may-open.ts';
import { newsOf } from './news.ts';
import type { Served, Strategy } from './moves.ts';
import { isSureOf } from './presumed.ts';
import { keepsNoList, keepsToThemselves } from './private.ts';
import { asked } from './opening-moves.ts';
import { ownContactsOf } from './own-contacts.ts';
import { momentsTold } from './told-to-buyers.ts';
import { strongBeside } from './turns.ts';
import { inTongue } from './whole.ts';

/** Characters of a phrase in a title, and of words that are quoted as the reason. */
const [PHRASE, QUOTE] = [60, 110];

type Words = Omit<Strategy, 'objectives'>;

const contacts = ({ r, f, say }: Plan): Words[] => {
  const own = r.without.has('messages') ? undefined : ownContactsOf(r);
  const words = inTongue(own?.words ?? '', QUOTE, f.language);
  return words === '' ? [] : [say.moves.told.contacts({ words })];
};

/** Somebody else has a say, pays or signs: who alone chooses and books is told in other moves already. */
const OTHERS_SAY =
  /\b(?:approv\w+|council|board|committee|trustees?|boss|headquarters|signs?|pays?|votes?|has the (?:last )?(?:say|word)|decides? too|money|boards?|asks? what it costs)\b|เป็นคน(?:จ่าย|เคาะ|เซ็น)|ถือเงิน|เซ็น|อนุมัติ|กรรมการ|จัดซื้อ/iu;
/** One asks and another has the last word. */
function isOfTwo(words: string): boolean {
  const sayers = sayersIn(words);
  return sayers.length > 1 ? sayers.some(({ isLast }) => isLast) : OTHERS_SAY.test(words);
}
const decider = (plan: Plan): Words[] => {
  const { buyers, f, r, say } = plan;
  const words = inTongue(buyers.decides?.words ?? '', QUOTE, f.language);
  // A table for tonight is discussed with nobody over a page.
  const isQuick = r.offer.kind.value === 'meal or venue' || ['cart', 'walk-in'].includes(plan.journey.close);
  return words === '' || isQuick || !isOfTwo(words) ? [] : [say.moves.told.decider({ words })];
};

const empty = ({ r, f, say }: Plan): Words[] => {
  const { quiet, toFill = [] } = chancesOf(r);
  const words = inTongue(quiet?.words ?? '', QUOTE, f.language);
  if (words !== '') return [say.moves.told.empty({ words })];
  const times = toFill.map((each) => inTongue(each, QUOTE, f.language)).filter(Boolean);
  return times.length === 0 ? [] : [say.moves.told.toFill({ times: f.list(times) })];
};

/** Months from the start of media within which a date lies ahead: further on it is the one that has just gone by. */
const AHEAD = 8;
/** Whether all the months that it names are over when media starts: by their year, else by how far off they are from a plan's months. */
function isOver({ time }: Plan, words: string): boolean {
  const named = datesIn(words).map(({ from, to }) => to ?? from);
  const first = time.start.getFullYear() * 12 + time.start.getMonth() + 1;
  const isPast = ({ year, month = 12 }: (typeof named)[number]): boolean =>
    year === undefined
      ? (((month - first) % 12) + 12) % 12 >= Math.max(AHEAD, time.mediaMonths)
      : year * 12 + month < first;
  const dated = named.filter(({ year, month }) => year !== undefined || month !== undefined);
  return dated.length > 0 && dated.every(isPast);
}
/** Whether the months that it names are all of those in which media runs: then the whole campaign is at that time. */
function isAllAlong({ time }: Plan, words: string): boolean {
  const named = datesIn(words).flatMap(({ from, to = from }) =>
    from.month === undefined || to.month === undefined ? [] : [{ first: from.month, last: to.month }],
  );
  const months: number[] = [];
  const [start, end] = [time.start, time.mediaEnd].map((day) => day.getFullYear() * 12 + day.getMonth());
  for (let at = start ?? 0; at <= (end ?? -1); at++) months.push((at % 12) + 1);
  const isIn = (month: number): boolean =>
    named.some(({ first, last }) =>
      first <= last ? month >= first && month <= last : month >= first || month <= last,
    );
  return months.length > 1 && months.every(isIn);
}
/** A rival's trouble is no matter of an ad. */
const OF_RIVALS = /\b(?:competitors?|rivals?)\b|คู่แข่ง/iu;
/** Why now: the season, the law or the date that the client tells of, where buyers may hear of it. */
const now = (plan: Plan): Words[] =>
  statementsOf(plan)
    .filter(({ from }) => from === 'whyNeedNow')
    .map(({ words }) => inTongue(words, QUOTE, plan.f.language))
    .filter(
      (words) =>
        words !== '' &&
        namesTime(words) &&
        !OF_RIVALS.test(words) &&
        // What is new has a move of its own.
        (newsOf(plan) === '' || !words.includes(newsOf(plan))) &&
        isAllowed(plan.r, words) &&
        mayOpen(plan.r, words) &&
        !isOver(plan, words) &&
        !isAllAlong(plan, words),
    )
    .slice(0, 1)
    .map((words) => plan.say.moves.told.now({ words }));

/** What is new: the campaign opens with it. */
export function newsMove(plan: Plan, { first }: Served): Strategy[] {
  const words = newsOf(plan);
  // Who asked in private is sent no news, and where nobody answers nobody has asked.
  const isAsked = isSureOf(plan.r, 'talk') && !keepsToThemselves(plan.r) && !keepsNoList(plan.r);
  return words === '' ? [] : [{ ...plan.say.moves.told.news({ words, isAsked }), objectives: first }];
}

/** What nothing is asked for lets them begin. */
const free = (plan: Plan): Words[] => {
  const found = deedsOf(plan.r)
    .filter(({ kind }) => kind === 'free')
    .map(({ words }) => inTongue(words, PHRASE, plan.f.language))
    .find((words) => words !== '' && !isPromised(plan, words));
  return found === undefined ? [] : [plan.say.moves.told.free({ words: lowerFirst(found) })];
};

/** How they pay, or what they may take back: said before it is asked. */
export function nextTerm(plan: Plan): ToldTerm | undefined {
  const { r, f } = plan;
  if (!isSoldTo(r.people) || forbidsPrices(r.rules)) return undefined;
  const { startingPrice, afterSalesService, strengths } = r.answers;
  return [startingPrice, afterSalesService, strengths]
    .flatMap(termsTold)
    .map((term) => ({ ...term, words: lowerFirst(inTongue(term.words, PHRASE, f.language)) }))
    .find(
      ({ words }) => words !== '' && isAllowed(r, words) && mayOpen(r, words) && !isPromised(plan, words),
    );
}
const terms = (plan: Plan): Words[] => {
  const term = nextTerm(plan);
  return term ? [plan.say.moves.told.term(term)] : [];
};

/** What is promised everywhere, and what stands beside it there, makes no move of its own. */
const isPromised = ({ positions, buyers }: Plan, words: string): boolean =>
  [...positions.slice(0, 2).map(({ ours }) => ours), buyers.objection?.answer?.words].some(
    (said) => said !== undefined && isOneThing(said, words),
  );

/** The next strength, with its proof. */
export function nextStrength(plan: Plan): string | undefined {
  const term = nextTerm(plan)?.words;
  const found = strongBeside(plan, PHRASE).find(
    (words) => !isPromised(plan, words) && (term === undefined || !isOneThing(term, words)),
  );
  return found === undefined ? undefined : lowerFirst(found);
}
const strength = (plan: Plan): Words[] => {
  const words = nextStrength(plan);
  return words === undefined ? [] : [plan.say.moves.told.strength({ words })];
};

/** What sets them looking is met where it happens. */
const event = (plan: Plan): Words[] => {
  const [words] = momentsTold(plan, PHRASE);
  return words === undefined ? [] : [plan.say.moves.told.event({ words })];
};

/** What they ask, where a fact of ours answers it: the fact may be the promise, and here it has its question. */
const question = (plan: Plan): Words[] => {
  const { question: asks, ours } = asked(plan);
  return asks === '' || ours === '' ? [] : [plan.say.moves.told.question({ words: asks, ours })];
};

/** What the plan turns on, before what any client could do; and what fills a page that holds too few. */
const [TELLING, FILLING] = [
  [contacts, empty, now, decider],
  // That another strength has an ad of its own says the least of all.
  [free, terms, question, event, strength],
];

/** The most telling first; none that says again what another move of the page is about. */
const movesOf =
  (makers: readonly ((plan: Plan) => Words[])[]) =>
  (plan: Plan, { first }: Served, said: readonly Strategy[]): Strategy[] => {
    const isSaid = (words: string): boolean =>
      said.some(({ title, rationale, hints }) =>
        [title, rationale, ...hints].some((text) => text.includes(words)),
      );
    return makers
      .flatMap((make) => make(plan))
      .filter((move) => !isSaid(quotedIn(move)))
      .filter((move, i, all) => all.findIndex((other) => quotedIn(other) === quotedIn(move)) === i)
      .map((move) => ({ ...move, objectives: first }));
  };
export const tellingMoves = movesOf(TELLING);
export const fillingMoves = movesOf(FILLING);

/** The client's words in a move, which stand there in quotation marks. */
const quotedIn = ({ title, rationale }: Words): string =>
  /“([^”]+)”/u.exec(`${title} ${rationale}`)?.[1] ?? title;
