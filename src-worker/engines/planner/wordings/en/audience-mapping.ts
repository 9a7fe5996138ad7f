/** Page 17: who is reached by what, in each platform's own options; who is left out; what is typed and what is blocked. */
import { inQuotes } from '../../text.ts';
import { oneOf, upperFirst } from '../../language.ts';

export const audienceMapping = {
  ages: ({ ages }: { ages: string }): string => `ages ${ages}`,
  women: 'women',
  men: 'men',
  join: ({ parts }: { parts: readonly string[] }): string => parts.join(', '),

  searches: ({ terms, place }: { terms: readonly string[]; place: string }): string =>
    `Searches for ${terms.map((term) => `“${term}”`).join(', ')}${place === '' ? '' : `; in ${place}`}`,
  searchesOpen: ({ place }: { place: string }): string =>
    `Searches for what is sold and for our name${place === '' ? '' : `; in ${place}`}`,
  shopSearches: ({ shop, terms }: { shop: string; terms: readonly string[] }): string =>
    terms.length === 0
      ? `Searches of the category on ${shop}`
      : `Searches on ${shop} for ${terms.map((term) => `“${term}”`).join(', ')}`,
  suggested: ({ base }: { base: string }): string =>
    [base, 'broad, found by Advantage+'].filter(Boolean).join('; '),
  asFacebook: 'The same people as on Facebook, in Reels and Stories',
  asInstagram: 'The same people as on Instagram',
  interacted: ({ base }: { base: string }): string => [base, 'broad at first'].filter(Boolean).join('; '),
  titles: ({ buyers, place }: { buyers: string; place: string }): string =>
    [buyers === '' ? 'Job function, seniority and industry' : `Job titles: ${buyers}`, place]
      .filter(Boolean)
      .join('; '),

  /** Groups that are no posts: firms, and people whom no title names. */
  firms: ({ buyers, place }: { buyers: string; place: string }): string =>
    [`Industry, job function and seniority that fit ${buyers}`, place].filter(Boolean).join('; '),

  /** People like those known. */
  like: {
    'facebook-ads': 'Lookalike from our own list, with consent',
    'instagram-ads': 'Lookalike of people who saved or wrote',
    'google-ads': '',
    'tiktok-ads': 'Lookalike of people who watched or wrote',
    'linkedin-ads': 'Predictive audience from the lead form',
    'shopee-ads': '',
    'lazada-ads': '',
  },
  /** What is typed, where nobody is found by likeness. */
  words: 'search words',
  likePrivate: 'None, as no list of {customers} is uploaded',
  likeNoList: 'People like those who react to the page; no patient list',
  /** Those who know us. */
  again: {
    'facebook-ads': ({ days, site }: { days: string; site: boolean }): string =>
      `${site ? 'Website visitors and people who reacted' : 'People who wrote or reacted'}, ${days} days`,
    'instagram-ads': ({ days }: { days: string; site: boolean }): string =>
      `Viewers of Reels and visitors of the profile, ${days} days`,
    'google-ads': ({ days, site }: { days: string; site: boolean }): string =>
      site ? `Website visitors, ${days} days` : '',
    'tiktok-ads': ({ days }: { days: string; site: boolean }): string =>
      `People who watched half a clip, ${days} days`,
    'linkedin-ads': ({ days }: { days: string; site: boolean }): string =>
      `People who opened the lead form, ${days} days`,
    'shopee-ads': (): string => 'Visitors and past buyers of the shop',
    'lazada-ads': (): string => 'Visitors of the shop, in Sponsored Display',
  },
  againNever: 'None, as you do not want it',
  againMedical: 'None for treatments, by health policy',

  /** Notes. */
  leaveOutPresent: 'Exclude those we already have, by list.',
  ownGroup: 'Keep present {customers} in an ad set of their own.',
  /** A list of the client's own, where its people are wanted back. */
  ownFirst: ({ count }: { count: string }): string =>
    `Reach your own list of ${count} first: upload those who agreed to it.`,
  noUpload: 'Upload no list of {customers}.',
  noPatients: 'Upload no data of patients.',
  noList: 'Keep those who already {bought} out of the ads for new people.',
  block: ({ terms }: { terms: readonly string[] }): string =>
    `Never bid on ${oneOf(terms.map((term) => `“${term}”`))}.`,
  blockNot: ({ words }: { words: string }): string => `Block what you rule out too (“${words}”).`,
  /** Where nothing is searched. */
  sayNot: ({ words }: { words: string }): string => `No ad shows what you do not offer (“${words}”).`,
  forEach: ({ groups, isInTurn }: { groups: string; isInTurn: boolean }): string =>
    isInTurn
      ? `The two ads speak to one group after another: ${groups}.`
      : `Each group gets an ad of its own: ${groups}.`,
  ownName: 'Keep our own name in a campaign of its own.',
  sameCampaign: 'One campaign and one sum serve Facebook and Instagram.',
  waits: 'It is ready, and spends nothing until money is moved here.',
  /** In each of them the client answers. */
  languages: ({ names }: { names: string }): string =>
    `Make an ad set of its own in each language that you answer in: ${names}.`,
  decides: ({ words }: { words: string }): string =>
    `The ad speaks to those who decide (“${upperFirst(words)}”).`,
  narrow: 'Start broad; the first results narrow it.',
  /** Who came before and was no buyer. */
  unwanted: ({ words }: { words: string }): string =>
    `The first line says who it is for, because of “${words}”`,
  staff: 'Exclude our own staff and our rivals’.',
  stock: 'Advertise only what is in stock.',
  rule: ({ quote }: { quote: string }): string => `Keep your rule ${inQuotes(quote)}`,

  choose: 'The first channel',
  chooseNote: 'Choose the channel where {buyers} already ask.',

  /** Headlines. */
  headlineSearch: ({ term }: { term: string }): string => `We start with people who search for “${term}”`,
  headlineSearchOpen: 'We start with people who already search for this',
  headlineTitles: ({ buyers }: { buyers: string }): string => `We reach ${buyers} by job title, not by age`,
  headlineFirms: ({ buyers }: { buyers: string }): string =>
    `We reach ${buyers} by industry and job, not by age`,
  headlineTitlesOpen: 'We reach those who decide by job title, not by age',
  headlineBase: ({ base }: { base: string }): string =>
    `${upperFirst(base)} see it first. Then we follow those who ask.`,
  headlineFirst: ({ base }: { base: string }): string => `${upperFirst(base)} see it first`,
  headlineOpen: ({ offer }: { offer: string }): string =>
    `We begin broad, then follow those who ask about ${offer}`,
  headlineShop: 'We meet people who already search in the shop',
  people: ({ who, place }: { who: string; place: string }): string =>
    [who === '' ? 'people' : who, place === '' ? '' : `in ${place}`].filter(Boolean).join(' '),
  peopleAged: ({ ages, gender }: { ages: string; gender: string }): string =>
    `${gender === '' ? 'people' : gender}${ages === '' ? '' : ` aged ${ages}`}`,
  offer: 'the offer',

  /** Evidence. */
  agesFact: ({ ages }: { ages: string }): string => `Ages ${ages}`,
  kinds: ({ names, kinds }: { names: string; kinds: string }): string =>
    `Options of ${names}: ${kinds}. Check the platform’s policy before launch`,
  days: ({ days }: { days: string }): string => `People are reached again for ${days} days`,
  daysWhy: 'By how long {buyers} take to decide',
  start: 'Search words, suggestions and excluded groups',
  startWhy: 'First values from what is sold, where, and the client’s rules; reviewed each month',
};
