/** Feed ads: two that compete, each with another opening, within the characters that a feed shows. */
import { drawnLength } from '../plan/stand.ts';
import type { Plan } from '../plan/index.ts';
import { unique } from '../../../understanding/text.ts';
import { packed, type Copy } from './draft-copy.ts';
import { characters, fitting, LIMITS, MOST_POINTS, type Draft } from './limits.ts';

const MOST_TILES = 35;

/** What the first ad has said. */
type Said = (text: string) => boolean;
const holds = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** Days of ours against a rival's, where both are counted. */
function tilesOf({ contrasts }: Plan): Draft['tiles'] {
  const days = contrasts.find(
    ({ point, leads, measured }) => point.id === 'wait' && leads === 'us' && measured,
  );
  const [ours, theirs] = [days?.us.figure, days?.them.figure].map((figure) =>
    figure ? drawnLength(figure) : undefined,
  );
  const isDrawn =
    ours !== undefined && theirs !== undefined && Number.isInteger(ours) && Number.isInteger(theirs);
  return isDrawn && theirs <= MOST_TILES ? { value: ours, of: theirs } : undefined;
}

/** What it is and where: an ad that says neither sells nothing. */
function named(plan: Plan, { thing, towns }: Copy, said: string): string | undefined {
  const { inPlace, place } = plan.say.contentStrategy;
  if (thing === '' || said.includes(thing))
    return towns === '' || said.includes(towns) ? undefined : place({ towns });
  return towns === '' || thing.includes(towns) ? thing : inPlace({ thing, towns });
}

interface Opening {
  headline: string;
  /** What stands first in the text. */
  opens: readonly (string | undefined)[];
  facts: readonly string[];
  /** The first ad says where. */
  isSecond?: true;
}

/** What a second ad opens with. */
const hasSecond = ({ events, exchanges }: Copy): boolean => events.length > 0 || exchanges.length > 1;

function postWith(plan: Plan, copy: Copy, { headline, opens, facts, isSecond }: Opening): Draft | undefined {
  const { say } = plan;
  const { price, opening, ask, button } = copy;
  const others = facts.filter((fact) => !holds(fact, headline));
  const [second, third] = others.filter((fact) => !opens.some((text) => text?.includes(fact)));
  const text = packed(plan, LIMITS.feedText, [
    {
      text: say.contentStrategy.join(
        opens.filter((part) => part !== undefined).map(say.contentStrategy.sentence),
      ),
      rank: 2,
    },
    { text: isSecond ? copy.thing : named(plan, copy, [headline, ...opens].join(' ')), rank: 1 },
    { text: copy.dated, rank: 1 },
    { text: isSecond ? undefined : copy.free, rank: 2 },
    { text: second, rank: 3 },
    // The second ad needs a fact of its own.
    { text: isSecond || !hasSecond(copy) ? third : undefined, rank: 5 },
    { text: price !== undefined && headline.includes(price) ? undefined : price, rank: 4 },
    { text: ask, rank: 0 },
  ]);
  // Who is only asked to get in touch has been told nothing.
  if (text === undefined || text === say.contentStrategy.sentence(ask)) return undefined;
  const tiles = tilesOf(plan);
  const points = others
    .filter((fact) => characters(fact) <= LIMITS.feedHeadline && !text.includes(fact))
    .slice(0, MOST_POINTS);
  return {
    kind: 'post',
    label: say.contentStrategy.labels.post,
    headline,
    text,
    cta: button,
    ...(opening === undefined || text.includes(opening) || headline.includes(opening)
      ? {}
      : { offer: opening }),
    ...(tiles ? { tiles } : points.length > 0 ? { points: points.map((point) => ({ text: point })) } : {}),
    limit: LIMITS.feedHeadline,
  };
}

/** The price as a headline: 'Free' alone says nothing of what. */
const headingPrice = ({ say }: Plan, { opening }: Copy): string | undefined =>
  opening === say.contentStrategy.costsNothing ? undefined : opening;

/** The first leads with what we are chosen for: beside it stands what else speaks for us. */
function firstOf(plan: Plan, copy: Copy): Draft | undefined {
  const { hook, thing, exchanges, facts } = copy;
  const opening = headingPrice(plan, copy);
  // What may not lead opens no ad while anything else can; where the lead is too long for a headline, no lesser one takes its place.
  const [lead] = copy.strong > 0 ? facts : [];
  const headline = fitting(LIMITS.feedHeadline, [
    copy.beats,
    lead,
    thing,
    ...facts.slice(0, copy.strong),
    ...facts,
    opening,
    copy.name,
  ]);
  if (headline === undefined) return undefined;
  // A question whose answer is the headline is not asked again.
  const isAnswered = headline === facts[0] && !plan.buyers.moment;
  const pair =
    copy.events.length > 0 || copy.news !== undefined
      ? undefined
      : exchanges.find(([, answer]) => answer !== headline);
  // Whether it is genuine is answered by a film, and by no line of an ad.
  const opens = pair ?? [copy.news ?? (isAnswered || copy.doubted !== undefined ? undefined : hook)];
  return postWith(plan, copy, { headline, opens, facts });
}

/** The second opens with what sets them looking, else with what they say, and tells what the first left out. */
function secondOf(plan: Plan, copy: Copy, isSaid: Said): Draft | undefined {
  const left = copy.facts.filter((fact) => !isSaid(fact));
  const [event] = copy.events;
  const pair = copy.exchanges.find(([said]) => !isSaid(said));
  const opens = event !== undefined ? [plan.say.contentStrategy.event({ event })] : (pair ?? []);
  const answer = event === undefined ? pair?.[1] : undefined;
  const headline = fitting(
    LIMITS.feedHeadline,
    [copy.thing, headingPrice(plan, copy), ...left].filter(
      (text) => text === undefined || (text !== answer && !isSaid(text)),
    ),
  );
  if (headline === undefined || opens.length === 0) return undefined;
  // What is promised stands in every ad.
  const kept = copy.facts.slice(0, Math.min(copy.strong, 1));
  return postWith(plan, copy, { headline, opens, facts: unique([...kept, ...left]), isSecond: true });
}

export function postsOf(plan: Plan, copy: Copy): Draft[] {
  if (copy.facts.length === 0 && (copy.thing === '' || copy.price === undefined)) return [];
  const first = firstOf(plan, copy);
  if (!first) return [];
  const told = [first.headline, first.text].join(' ');
  const second = secondOf(plan, copy, (text) => told.includes(text));
  return second ? [first, second] : [first];
}
