/** Page 4: who buys, where, how many a table counts, at what pace the goal asks, and what moves demand. */
import { allOf } from '../../language.ts';
import { inNumber } from '../../inflection.ts';

export const marketOverview = {
  million: (count: string): string => `${count} million`,
  aged: ({ ages }: { ages: string }): string => (ages === '' ? '' : ` aged ${ages}`),
  people: { all: 'people', female: 'women', male: 'men' },
  /** '1.2 million people aged 20–59'. */
  head: ({ count, who, ages }: { count: string; who: string; ages: string }): string =>
    `${count} ${who}${ages}`,

  /** Headlines, by what is known. */
  headlineOneIn: ({ goal, every }: { goal: string; every: string }): string =>
    `One person in ${every} here is enough for ${goal}`,
  headlineCount: ({
    head,
    where,
    isRegistered,
  }: {
    head: string;
    where: string;
    isRegistered: boolean;
  }): string => (isRegistered ? `${head} are registered in ${where}` : `${head} live in ${where}`),
  headlinePace: ({ what, where }: { what: string; where: string }): string =>
    where === ''
      ? `The goal asks for ${what}`
      : `${what} ${what.startsWith('1 ') ? 'has' : 'have'} to come from ${where}`,
  headlineAmong: ({ what, head }: { what: string; head: string }): string =>
    `The goal asks for ${what} from ${head}`,
  headlineDriver: ({ words }: { words: string }): string => `“${words}” moves the market today`,
  headlineGroups: ({ groups, where }: { groups: string; where: string }): string =>
    `We look for ${groups}${where === '' ? '' : ` in ${where}`}`,
  headlineWhere: ({ where }: { offer: string; where: string }): string =>
    `The people we look for are in ${where}`,
  headlineBuyers: ({ offer }: { offer: string }): string => `We look for people who already need ${offer}`,
  offer: 'this offer',

  around: ({ place, distance }: { place: string; distance: string }): string =>
    `${place} and ${distance} around`,
  elsewhere: 'other places',
  /** The market's size where no table counts it: who buys and where. */
  sizeBuyers: ({ buyers, where }: { buyers: string; where: string }): string =>
    where === '' ? buyers : `${buyers} in ${where}`,
  buyers: '{Buyers}',
  firms: 'Businesses that buy',
  growth: ({ moved }: { moved: string }): string => `Registered population since 2020: ${moved}`,
  moved: ({ name, change, year }: { name: string; change: string; year: number }): string =>
    `${name} ${change} (to ${year})`,
  provinceChange: ({ change, year }: { change: string; year: number }): string =>
    `${change}, all ages, 2020–${year}`,
  online: ({ share, year }: { share: string; year: number }): string => `${share}% online (${year})`,
  apart: 'Another series: counted apart',
  segment: ({ name, ages }: { name: string; ages: string }): string =>
    ages === '' ? name : `${name},${ages}`,
  shopping: '69.2% of Thai internet users buy online weekly (2024)',
  shoppingFact: '69.2% buy online in a week (2024)',
  occasion: ({ name, date, action }: { name: string; date: string; action: string }): string =>
    `${name} (${date}): ${action}`,

  /** When buyers begin to look, as the client tells it. */
  starts: ({ events }: { events: readonly string[] }): string =>
    `${allOf(events.map((event) => `“${event}”`))} ${events.length > 1 ? 'set' : 'sets'} them looking`,

  /** '8 more sites signed', '5 more nights a month'. */
  more: ({ count, name, per }: { count: string; name: string; isUnit: boolean; per: string }): string =>
    `${count} more ${inNumber(count, name)}${per === '' ? '' : ` a ${per}`}`,
  paceMore: ({ name, per }: { name: string; per: string }): string =>
    `more ${name}${per === '' ? '' : ` a ${per}`} to reach the goal`,
  /** Beside the large figure, with what it counts. */
  paceUnit: ({ name, per }: { name: string; per: string }): string =>
    `${name}${per === '' ? '' : ` a ${per}`} to reach the goal`,
  situationPace: ({ what, span }: { what: string; span: string }): string =>
    `The goal asks for ${what}${span === '' ? '' : ` over ${span}`}.`,
  /** Where the headline says the pace. */
  situationWhole: ({ goal, span }: { goal: string; span: string }): string =>
    `That makes ${goal}${span === '' ? '' : ` over ${span}`}.`,
  situationFirms: 'The market is companies that can be listed by name.',

  /** What is counted first: what, where, when. */
  before: 'before launch',
  weekOne: 'from the first week',
  countFirms: 'Companies that could buy, by place',
  countFirmsThai: 'Department of Business Development register',
  countFirmsElse: 'The public company register',
  countSearches: ({ term }: { term: string }): string => `Searches a month for “${term}”`,
  countSearchesOffer: 'Searches a month, by place',
  countSearchesWhere: 'Google Keyword Planner',
  countReach: ({ platform }: { platform: string }): string =>
    `People that ${platform} can reach with this targeting`,
  countReachWhere: ({ platform }: { platform: string }): string => `${platform}’s planning tool`,
  countAsked: 'How many ask, and how many of them {buy}',
  countAskedWhere: 'Our own record',

  client: 'Your answers',
  /** Evidence. */
  size: ({ head, count }: { head: string; count: string }): string => `${head} (${count})`,
  registered: 'Registered people, not residents',
  registeredUnit: 'registered people',
  peopleUnit: 'people',
  bands: ['20–59', 'Under 20', '60 and over'] as readonly string[],
  allAges: ({ ages }: { ages: string }): string => `All ages are counted, not only ${ages}`,
  allAgesWhy: 'No age table for every country named',
  widerAges: ({ ages, wanted }: { ages: string; wanted: string }): string =>
    `Ages ${ages}: the nearest published band to ${wanted}`,
  widerAgesWhy: 'Provincial tables have three age bands',
  totals: 'Totals of all ages',
  town: ({ province, town }: { province: string; town: string }): string => `${province} stands for ${town}`,
  townWhy: 'Our tables count provinces, not towns',
  oneIn: ({ every }: { every: string }): string => `One in ${every}`,
  noValue: 'A market value in money is left out',
  noValueWhy: 'No source that we can stand behind',
  noFirms: 'The number of companies is left out',
  noFirmsWhy: 'No table of ours counts them',
};
