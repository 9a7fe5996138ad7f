/** A film of 15 seconds in three shots, each with what is seen, what is said and what stands on the screen. */
import type { Plan } from '../plan/index.ts';
import { isAllowed, tidy } from '../plan/claims.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind, type Way } from '../readings/way.ts';
import { isSpoken } from '../../../understanding/said-aloud.ts';
import { pricedThing } from './draft-chat.ts';
import type { Copy } from './draft-copy.ts';
import type { Draft } from './limits.ts';

interface Shots {
  first: string;
  /** What it opens with: the phone shows it first. */
  opens: string;
  second: string;
}

/** A kind that is read with less may be another: then it is filmed where the work is done. */
const PLAIN_KIND = 0.75;

/** Ways on which goods are bought as goods. */
const BOUGHT: ReadonlySet<Way> = new Set([
  'cart',
  'chat',
  'call',
  'quote',
  'walk-in',
  'shelf',
  'visit',
  'unknown',
]);

/** What they say with its answer, else what sets them looking, else what is asked of everybody, else what it is and what it costs. */
function shotsOf(plan: Plan, copy: Copy): Shots | undefined {
  const { say, r } = plan;
  const { film, shotFraud, shotGenuine, event: asked } = say.contentStrategy;
  const { facts, exchanges, events, question, thing, answer, isHeard, doubted, opening } = copy;
  const kind = isSoldTo(r.people) ? sureKind(r.offer, PLAIN_KIND) : undefined;
  // Things are shown where they are bought as things: what is booked or met over is done by people.
  const isThing = kind === 'goods' || kind === 'consumable goods';
  const scene =
    (kind && (!isThing || BOUGHT.has(plan.journey.close)) && film.scenes[kind]) || film.scenes.any;
  const who = r.face === 'owner' ? film.owner : film.one;
  const shown = (words: string): string =>
    isSpoken(words) ? film.shown({ who, scene, words }) : film.headed({ who, scene, words });
  const [lead, second] = facts;
  if (doubted !== undefined && question !== '')
    return {
      first: film.asked({ question }),
      opens: say.buyers.quote(question),
      second: doubted === 'fraud' ? shotFraud : shotGenuine,
    };
  const [pair] = exchanges;
  if (pair !== undefined)
    return {
      first: film.asked({ question: pair[0] }),
      opens: pair[0],
      second: shown(pair[1]),
    };
  const offer =
    thing !== '' && opening !== undefined ? pricedThing(plan, { ...copy, price: opening }) : undefined;
  if (lead === undefined)
    return offer === undefined || opening === undefined
      ? undefined
      : { first: film.thing({ thing }), opens: thing, second: shown(opening) };
  const [event] = events;
  if (event !== undefined) {
    const line = asked({ event });
    return { first: film.moment({ event: line }), opens: line, second: shown(lead) };
  }
  if (answer !== undefined && !isHeard && question !== '')
    return { first: film.asked({ question }), opens: say.buyers.quote(question), second: shown(answer) };
  // Where nothing of theirs begins it, it begins with what is offered and what it costs; else with what we are chosen for.
  const opens = copy.beats ?? offer ?? (copy.strong > 0 || thing === '' ? lead : thing);
  const spoken = opens === lead ? second : lead;
  return { first: film.thing({ thing: opens }), opens, second: shown(spoken ?? lead) };
}

/** What its first shot says or shows: what sets them looking, what they say, else what we are chosen for. */
export const filmOpening = (plan: Plan, copy: Copy): string | undefined => shotsOf(plan, copy)?.opens;

/** Characters of a slogan that closes a film. */
const LONGEST_SLOGAN = 80;
/** With what every film ends; '' where the client has no slogan that may be said. */
export function sloganOf({ r }: Plan): string {
  const slogan = tidy(r.slogan);
  return slogan.length <= LONGEST_SLOGAN && isAllowed(r, slogan) ? slogan : '';
}

export function filmOf(plan: Plan, copy: Copy, scene: string | undefined): Draft | undefined {
  const { say } = plan;
  const said = say.contentStrategy;
  const shots = shotsOf(plan, copy);
  if (shots === undefined) return undefined;
  const told = [shots.first, shots.second, copy.beats].join(' ');
  const [lead] = copy.strong > 0 ? copy.facts : [];
  const screen = [
    // Where another answer is spoken the promise stands at the end.
    lead === undefined || told.includes(lead) ? undefined : lead,
    shots.opens === lead && !told.includes(copy.thing) ? copy.thing : undefined,
    copy.opening === undefined || told.includes(copy.opening) ? undefined : copy.opening,
    copy.dated,
    copy.towns === '' || told.includes(copy.towns) ? undefined : said.place({ towns: copy.towns }),
    sloganOf(plan) || undefined,
  ].filter((part) => part !== undefined);
  const end = said.film.end({
    name: copy.name,
    ask: copy.ask,
    screen: said.join(screen.map(said.sentence)),
  });
  return {
    kind: 'video',
    label: said.labels.video,
    format: '9:16',
    headline: shots.opens,
    cta: copy.button,
    shots: [shots.first, shots.second, end].map((text, i) => ({ time: said.times[i] ?? '', text })),
    ...(scene === undefined ? {} : { scene }),
  };
}
