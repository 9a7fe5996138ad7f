/** A film of 15 seconds in three shots, each with what is seen, what is said and what stands on the screen. */
import type { Plan } from '../plan/index.ts';
import { isSoldTo } from '../readings/people.ts';
import { sureKind } from '../readings/way.ts';
import type { Copy } from './draft-copy.ts';
import type { Draft } from './limits.ts';

interface Shots {
  first: string;
  /** What it opens with, where that is theirs. */
  opens?: string;
  second: string;
  /** What the phone shows first. */
  headline: string;
}

/** A kind that is read with less may be another: then it is filmed where the work is done. */
const PLAIN_KIND = 0.75;

/** What they say with its answer, else what sets them looking, else what is asked of everybody or what it is; none where nothing answers. */
function shotsOf(plan: Plan, copy: Copy): Shots | undefined {
  const { say, r } = plan;
  const { film, shotFraud, shotGenuine } = say.contentStrategy;
  const { facts, exchanges, events, question, thing, answer, isHeard, doubted } = copy;
  const kind = isSoldTo(r.people) ? sureKind(r.offer, PLAIN_KIND) : undefined;
  const scene = (kind && film.scenes[kind]) ?? film.scenes.any;
  // The line that is said stands as the headline.
  const shown = film.shown({ who: r.face === 'owner' ? film.owner : film.one, scene });
  const [lead] = facts;
  if (doubted !== undefined && question !== '')
    return {
      first: film.asked({ question }),
      opens: question,
      second: doubted === 'fraud' ? shotFraud : shotGenuine,
      headline: question,
    };
  const [pair] = exchanges;
  if (pair !== undefined)
    return { first: film.asked({ question: pair[0] }), opens: pair[0], second: shown, headline: pair[1] };
  if (lead === undefined) return undefined;
  const [event] = events;
  if (event !== undefined)
    return { first: film.moment({ event }), opens: event, second: shown, headline: lead };
  if (answer !== undefined && !isHeard && question !== '')
    return { first: film.asked({ question }), opens: question, second: shown, headline: answer };
  return thing === '' ? undefined : { first: film.thing({ thing }), second: shown, headline: lead };
}

/** What sets them looking or what they say, where the film opens with it and no figure stands as its headline. */
export const filmOpening = (plan: Plan, copy: Copy): string | undefined =>
  copy.beats === undefined ? shotsOf(plan, copy)?.opens : undefined;

export function filmOf(plan: Plan, copy: Copy, scene: string | undefined): Draft | undefined {
  const { say } = plan;
  const said = say.contentStrategy;
  const shots = shotsOf(plan, copy);
  if (shots === undefined) return undefined;
  const screen = [copy.opening, copy.towns === '' ? undefined : said.place({ towns: copy.towns })].filter(
    (part) => part !== undefined,
  );
  const end = said.film.end({
    name: copy.name,
    ask: copy.ask,
    screen: said.join(screen.map(said.sentence)),
  });
  return {
    kind: 'video',
    label: said.labels.video,
    format: '9:16',
    headline: copy.beats ?? shots.headline,
    cta: copy.button,
    shots: [shots.first, shots.second, end].map((text, i) => ({ time: said.times[i] ?? '', text })),
    ...(scene === undefined ? {} : { scene }),
  };
}
