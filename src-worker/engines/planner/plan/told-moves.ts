/** Moves from what the client tells beside its promise: whom it can write to, terms, what is free, who decides, empty times, the next strength. */
import { termsTold, type ToldTerm } from '../../../understanding/answers/terms-told.ts';
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { isSoldTo } from '../readings/people.ts';
import { lowerFirst } from '../text.ts';
import { chancesOf } from './chances.ts';
import { isAllowed } from './claims.ts';
import { deedsOf } from './deeds.ts';
import { isOneThing } from './heard-besides.ts';
import type { Plan } from './index.ts';
import { mayOpen } from './may-open.ts';
import type { Served, Strategy } from './moves.ts';
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
const decider = (plan: Plan): Words[] => {
  const { buyers, f, r, say } = plan;
  const words = inTongue(buyers.decides?.words ?? '', QUOTE, f.language);
  // A table for tonight is discussed with nobody over a page.
  const isQuick = r.offer.kind.value === 'meal or venue' || plan.journey.close === 'cart';
  return words === '' || isQuick || !OTHERS_SAY.test(words) ? [] : [say.moves.told.decider({ words })];
};

const empty = ({ r, f, say }: Plan): Words[] => {
  const words = inTongue(chancesOf(r).quiet?.words ?? '', QUOTE, f.language);
  return words === '' ? [] : [say.moves.told.empty({ words })];
};

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

/** The most telling first; none that says again what another move of the page is about. */
export function toldMoves(plan: Plan, { first }: Served, said: readonly Strategy[]): Strategy[] {
  const isSaid = (words: string): boolean =>
    said.some(({ title, rationale, hints }) =>
      [title, rationale, ...hints].some((text) => text.includes(words)),
    );
  return [contacts, decider, empty, free, terms, strength, event, question]
    .flatMap((make) => make(plan))
    .filter((move) => !isSaid(quotedIn(move)))
    .filter((move, i, all) => all.findIndex((other) => quotedIn(other) === quotedIn(move)) === i)
    .map((move) => ({ ...move, objectives: first }));
}

/** The client's words in a move, which stand there in quotation marks. */
const quotedIn = ({ title, rationale }: Words): string =>
  /“([^”]+)”/u.exec(`${title} ${rationale}`)?.[1] ?? title;
