/** What page 4 says of any market: the pace of the goal, what moves demand, what is counted first. */
import { unique } from '../../../understanding/text.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import { momentsTold } from '../plan/told-to-buyers.ts';
import { deniesBy } from '../../../understanding/denials.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { distanceIn, withoutTravel } from '../../../understanding/places/read-places.ts';
import { placeSaid } from '../../../understanding/places/said.ts';
import { inSentence } from '../language.ts';
import { occasionDate, type CalendarEntry } from '../plan/calendar.ts';
import { searchTerms } from '../plan/keywords.ts';
import type { Plan } from '../plan/index.ts';
import { keepsRules, STATEMENT, statementsOf } from '../plan/market-told.ts';
import { inTongue } from '../plan/whole.ts';
import type { Maybe, Node } from '../reckoning/graph.ts';
import { countedThing, figureOf, goalPhrase, spoken } from './reckoned/figures.ts';
import { paceOf as onePace } from './reckoned/pace.ts';
import { lengthPhrase } from './titles.ts';
import { isSureOf } from '../plan/presumed.ts';
import type { Write } from './write.ts';
import { standsAt } from '../plan/offered-at.ts';
import { townsOf } from '../readings/towns.ts';

export interface Pace {
  node: Node;
  /** '16 installations a week', '8 more sites signed'. */
  what: string;
  per: 'day' | 'week' | 'month' | '';
  isMore: boolean;
}

/** What is missing to the goal where today's figure is known, else how many come a day, week or month. */
export function paceOf(plan: Plan): Pace | undefined {
  const { f, say, reckoning } = plan;
  const main = reckoning.main?.target;
  if (!main || main.goal.kind !== 'count') return undefined;
  const goal = reckoning.goals.find(({ fact }) => fact.index === main.goal.index);
  // Those who leave or do not renew are won again too.
  const more = reckoning.nodes.get(`goal.${main.goal.index}.join`) ?? goal?.more;
  // Of what begins anew each time all are asked for.
  if (main.extent === 'more' && main.goal.from && more)
    return {
      node: more,
      what: say.marketOverview.more({
        count: spoken(f, more),
        ...countedThing(plan, more),
        per: main.per ?? '',
      }),
      per: main.per === 'month' || main.per === 'week' || main.per === 'day' ? main.per : '',
      isMore: true,
    };
  // A goal of a day, a week or a month is spoken of in its own time.
  const own = main.per === 'day' || main.per === 'week' || main.per === 'month' ? main.per : undefined;
  const node: Maybe = own && reckoning.pace[own];
  const told = own === undefined ? onePace(plan) : node && { node, per: own };
  return told
    ? {
        node: told.node,
        what: say.reckoned.goal({
          count: spoken(f, told.node),
          ...countedThing(plan, told.node),
          per: told.per,
        }),
        per: told.per,
        isMore: false,
      }
    : undefined;
}

/** What the goal asks for, beside the headline: where that says the pace, what it comes to in all. */
export function situationOf(plan: Plan, pace: Pace, isInHeadline: boolean): string {
  const { f, say, reckoning } = plan;
  const said = say.marketOverview;
  const span = lengthPhrase(plan);
  if (!isInHeadline)
    return f.sentence(said.situationPace({ what: pace.what, span: pace.per === '' ? span : '' }));
  const isOfAll = pace.per !== '' && !pace.isMore && reckoning.main?.target.per === undefined;
  return isOfAll ? f.sentence(said.situationWhole({ goal: goalPhrase(plan), span })) : '';
}

/** The pace as the slide draws it. */
export function paceDrawn(plan: Plan, pace: Pace): NonNullable<Reckoned['pace']> {
  const { f, say } = plan;
  const { name } = countedThing(plan, pace.node);
  const said = say.marketOverview;
  const length = lengthPhrase(plan);
  return {
    value: figureOf(f, pace.node),
    unit: pace.isMore ? said.paceMore({ name, per: pace.per }) : said.paceUnit({ name, per: pace.per }),
    ...(length === '' || pace.per !== ''
      ? {}
      : { text: said.situationPace({ what: pace.what, span: length }) }),
  };
}

const FALLS =
  /\b(?:fall|falls|fell|falling|drop|drops|slow|slower|fewer|less|close|closes|closing|ban|banned|worse|decline|shrink|cut|lost|stopped)\w*\b|ลดลง|น้อยลง|ซบเซา|ปิดตัว|หายไป|ตกลง|แย่ลง/iu;

/** When buyers begin to look: as many of the moments as stand whole in a list; none that a statement tells. */
export function startsOf(plan: Plan): string[] {
  const told = statementsOf(plan);
  const events = momentsTold(plan, STATEMENT)
    .filter((event) => told.every(({ words }) => !isOneThing(words, event)))
    .filter((_, i, all) => all.slice(0, i + 1).join('').length <= STATEMENT - MARKS);
  return events.length === 0 ? [] : [plan.say.marketOverview.starts({ events: events.map(plan.f.sentence) })];
}
/** Characters of what stands around the moments. */
const MARKS = 50;

export const isFall = (words: string): boolean => FALLS.test(words) || deniesBy(words, ['ห้าม']);

/** 'Songkran (13–15 Apr): open boarding and pre-trip grooms'. */
export const occasionText = ({ f, say }: Plan, entry: CalendarEntry): string =>
  say.marketOverview.occasion({
    name: f.sentence(f.both(entry.name)),
    date: occasionDate(f, entry),
    action: f.both(entry.action),
  });

/** Dates that this trade sells by: none where the trade is not known, none in words that the client forbids. */
export const occasionsOf = (plan: Plan): CalendarEntry[] =>
  plan.r.trade.id === 'general' || plan.r.audience.b2b
    ? []
    : plan.calendar.filter((entry) => !entry.later && keepsRules(plan, occasionText(plan, entry)));

/** Dates that a page names, with their source. */
export const calendarEvidence = (plan: Plan, w: Write, entries = plan.calendar): Evidence[] =>
  entries.map((entry) => w.open(`${plan.f.both(entry.name)}: ${occasionDate(plan.f, entry)}`, 'calendar'));

/** Longest row of places within a sentence. */
const PLACES = 60;

/** Places as they are said: of one country with towns in it the towns. */
export function placesOf({ f, r, say }: Plan): string[] {
  // Beside places that guests come from, the one where it stands is none of them.
  const others = r.places.filter(({ name }) => !standsAt(r, name));
  if (others.length > 0 && others.length < r.places.length)
    return unique(others.map(({ name, of }) => (of ? f.both(of) : inSentence(name))));
  const towns = townsOf(r);
  const within = towns.length > 0 && r.places.length - towns.length === 1;
  // Provinces that were told by one name are said by it.
  const names = unique(
    (within ? towns : r.places).map(({ name, of, within: state }) =>
      of ? f.both(of) : [inSentence(name), state ?? ''].filter(Boolean).join(', '),
    ),
  );
  const [place, more] = names;
  const distance = distanceIn(r.answers.geographicLocation);
  if (place !== undefined && more === undefined && towns.length > 0 && distance !== undefined)
    return [say.marketOverview.around({ place, distance })];
  const said = inTongue(withoutTravel(r.answers.geographicLocation), PLACES, f.language);
  const own = r.corrected.includes('places')
    ? undefined
    : placeSaid(
        said,
        r.places.map(({ name }) => name),
      );
  return own === undefined ? names : [own];
}

/** So many are named, or none of them: 'and other places' beside one of three hides more than it says. */
const NAMED = 3;

/** What is told of the places in brackets: parts of them, or what is left out. */
const BRACKETS = /\s\([^()]*\)$/u;

/** The places as they are spoken of when they have been told once. */
export const wherePhrase = (plan: Plan, most = PLACES): string => whereTold(plan, most).replace(BRACKETS, '');
/** Characters of the places in a headline: all of them, or as few as stand on two lines. */
export const HEADED = [44, 30, 20] as const;

/** Whence they come: '' where only the place is told at which it stands. */
export const whenceTold = (plan: Plan, most: number): string =>
  plan.r.places.length > 0 && plan.r.places.every(({ name }) => standsAt(plan.r, name))
    ? ''
    : wherePhrase(plan, most);

/** The places, as many as a sentence holds whole, and that there are more; with what is told of them in brackets. */
export function whereTold(plan: Plan, most = PLACES): string {
  const { f, r } = plan;
  const names = placesOf(plan);
  const { elsewhere } = plan.say.marketOverview;
  const [only, more] = names;
  const { parts } = r.places[0] ?? {};
  if (only !== undefined && only === r.places[0]?.name && more === undefined && parts !== undefined) {
    const all = `${only} (${f.list(parts)})`;
    return all.length <= Math.max(most, PLACES) ? all : only;
  }
  if (names.length <= NAMED) {
    const phrase = f.list(names);
    return phrase.length <= Math.max(most, PLACES) ? phrase : '';
  }
  const phrases = names.map((_, i) => {
    const kept = names.slice(0, names.length - i);
    return f.list(i === 0 ? kept : [...kept, elsewhere]);
  });
  return phrases.find((phrase) => phrase.length <= most) ?? '';
}

/**
 * What is looked up before money is spent.
 * @param isBare nothing else is told of the market: then how many ask is counted from the first week too
 */
export function firstCounts(plan: Plan, isBare = false): NonNullable<Reckoned['firstCounts']> {
  const { r, market, channels } = plan;
  const said = plan.say.marketOverview;
  const [term] = searchTerms(plan);
  const firms = isSureOf(r, 'companies')
    ? [
        {
          what: said.countFirms,
          where: market.inThailand ? said.countFirmsThai : said.countFirmsElse,
          when: said.before,
        },
      ]
    : [];
  const searches = r.adChannels.includes('google-ads')
    ? [
        {
          what: term === undefined ? said.countSearchesOffer : said.countSearches({ term }),
          where: said.countSearchesWhere,
          when: said.before,
        },
      ]
    : [];
  const social = channels.find(({ id }) =>
    ['facebook-ads', 'instagram-ads', 'tiktok-ads', 'linkedin-ads'].includes(id),
  );
  const reach = social
    ? [
        {
          what: said.countReach({ platform: social.name }),
          where: said.countReachWhere({ platform: social.name }),
          when: said.before,
        },
      ]
    : [];
  const asked = {
    what: said.countAsked,
    where: said.countAskedWhere,
    when: said.weekOne,
  };
  const found = [...firms, ...searches, ...reach];
  return found.length === 0 || (isBare && found.length === 1) ? [...found, asked] : found;
}
