/** Page 16: whom each layer of the funnel reaches. */
import { lowerFirst } from '../../text.ts';

export const campaignStructure = {
  channelToChoose: 'To choose',
  /** `near` is the client's own: 'within 5 km'. */
  wide: ({
    who,
    ages,
    place,
    near = '',
  }: {
    who: string;
    ages: string;
    place: string;
    near?: string;
  }): string =>
    [who === '' ? 'People' : who, near, place === '' ? '' : near === '' ? `in ${place}` : `of ${place}`]
      .filter(Boolean)
      .join(' ') + (ages === '' ? '' : `, aged ${ages}`),
  headlineOne: ({ day, channel }: { day: string; channel: string }): string =>
    `${day} a day is enough for one campaign, so all of it starts on ${channel}`,
  /** @param terms one or two */
  searched: ({ terms, place }: { terms: readonly string[]; place: string }): string =>
    `Search for ${terms.map((term) => `“${term}”`).join(' or ')}${place === '' ? '' : ` in ${place}`}`,
  /** Where a platform finds buyers beside those who type the words. */
  signals: ({ terms, place }: { terms: readonly string[]; place: string }): string =>
    `Search for ${terms.map((term) => `“${term}”`).join(' or ')}${place === '' ? '' : ` in ${place}`}, and people like those who search`,
  /** One channel's own people, beside those of another. */
  on: ({ names, whom, isFirst }: { names: string; whom: string; isFirst: boolean }): string =>
    `${isFirst ? whom : lowerFirst(whom)} (${names})`,
  middleSeen: 'Reacted to an ad or a post',
  lowForm: ({ days }: { days: string }): string =>
    `Opened the lead form in the last ${days} days and did not send it`,
  lowWatched: ({ days, act }: { days: string; act: string }): string =>
    `Watched half of a clip in the last ${days} days; no ${act} yet`,
  middle: 'Watched half of a clip',
  low: (s: { days: string; act: string; hasPage: boolean; isReading: boolean }): string =>
    s.isReading
      ? `Read the page in the last ${s.days} days`
      : s.hasPage
        ? `Saw the {price} or contact page in the last ${s.days} days; no ${s.act} yet`
        : `Wrote or reacted in the last ${s.days} days; no ${s.act} yet`,
  keep: {
    people: '{Customers} who agreed to hear from us',
    business: '{Customers}, from the list that sales keeps',
    givers: 'People who gave and agreed to hear from us',
    noList: 'People who follow us; we upload no list of {customers}',
    medical: 'People who follow the page; we upload no patient lists',
  },
  campaign: ({ name, types }: { name: string; types: string }): string =>
    types === '' ? name : types.includes('(') ? `${name} · ${types}` : `${name} (${types})`,
  anyQuestion: 'Your questions',
  /** One of the ads that compete. */
  ad: (s: { number: string; words: string; shows: string }): string =>
    `Ad ${s.number}: ${s.words}${s.shows === '' ? '' : ` – ${s.shows}`}`,
  /** Of one job: how many ads compete for it. */
  headlineAds: ({ ads, isMany, act }: { ads: number; isMany: boolean; act: string }): string =>
    `${isMany ? 'One campaign on each channel' : 'One campaign'}${
      ads < 2
        ? ` asks for the ${act}`
        : `: ${ads === 2 ? 'two' : 'three'} ads compete, and the better one gets the money`
    }`,
  /** A campaign that takes up what they say. */
  answers: ({ thought }: { thought: string }): string => `Answer to “${thought}”`,
  promise: 'Our promise',
};
