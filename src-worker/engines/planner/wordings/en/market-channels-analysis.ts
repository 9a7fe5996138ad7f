/** Page 6: what each channel is for in this plan, what is weak there today, and what is done there first. */
import { verbOf } from '../../text.ts';
import type { ActId } from '../../data/acts.ts';
import type { Role } from '../../plan/channel-rows.ts';

/** What people do on the client's own page. */
const DOES: Readonly<Record<ActId, string>> = {
  order: 'order',
  booking: 'book',
  inquiry: 'get in touch',
  visit: 'read what to do',
  download: 'download it',
  registration: 'sign up',
  lead: 'leave their details',
  gift: 'give',
  application: 'apply',
};

export interface Slots {
  act: ActId;
  /** The offer's name, or ''. */
  offer: string;
  /** What buyers type, or ''. */
  term: string;
  /** Who buys, or ''. */
  buyers: string;
  price: string;
  /** The deepest discount, percent, or ''. */
  cap: string;
  /** Companies buy that can be listed. */
  isListed: boolean;
  /** The client boosts posts today. */
  boosts: boolean;
  /** Buyers may be named and shown. */
  isNamed: boolean;
}

const it = (offer: string): string => (offer === '' ? 'the offer' : offer);
const FOR: Readonly<Record<Role, (slots: Slots) => string>> = {
  search: ({ term }) =>
    term === ''
      ? 'Brings people who already search for it'
      : `Brings people who already search for “${term}”`,
  page: ({ act }) => `Visitors ${DOES[act]} here`,
  talk: () => 'Brings people into a chat',
  explain: () => 'Explains the offer to people who do not search yet',
  picture: () => 'Shows the real thing in pictures and Reels',
  clip: () => 'Opens with short clips to people who do not search yet',
  titles: ({ buyers }) => `Reaches ${buyers === '' ? 'the people who decide' : buyers} by job title`,
  market: () => 'Meets people who are ready to order',
  shop: () => 'Lets people buy without leaving the video',
  answer: () => 'Answers questions, before and afterwards',
  proof: () => '{Buyers} look here to see who they are dealing with',
};
const FIRST: Readonly<Record<Role, (slots: Slots) => string>> = {
  search: ({ term }) =>
    term === ''
      ? 'Catch: bid on what {buyers} type, and on our own name apart'
      : 'Catch: bid on these words with the place; keep our own name apart',
  page: ({ price }) =>
    price === ''
      ? 'Close: put the offer and one button on the first screen'
      : `Close: put “${price}” and one button on the first screen`,
  talk: ({ boosts }) =>
    `Talk: ${boosts ? 'stop boosting posts; ' : ''}run message ads and answer at once in staffed hours`,
  explain: ({ price }) =>
    `Explain: put ${price === '' ? 'the offer, contents' : 'price, contents'} and proof into one carousel`,
  picture: () => 'Prove: film the real thing for Reels, and no stock pictures',
  clip: () => 'Open: answer one question in each short clip',
  titles: ({ isListed }) =>
    isListed
      ? 'Target: agree a list of companies with us and show them one page'
      : 'Target: show one page to those who decide',
  market: ({ cap }) =>
    `Sell: put product ads on the searches of the category${cap === '' ? '' : `, at most ${cap}% off`}`,
  shop: () => 'Sell: pin the best seller under each video',
  answer: ({ price }) =>
    `Answer: send ${price === '' ? 'what it is' : 'price, contents'} and the next step in one message`,
  proof: ({ isNamed }) =>
    isNamed
      ? 'Prove: post one real {customer} or piece of work a week'
      : 'Prove: post one piece of work a week, and name nobody',
};

export const marketChannelsAnalysis = {
  purpose: (role: Role, slots: Slots): string => FOR[role](slots),
  first: (role: Role, slots: Slots): string => FIRST[role](slots),
  from: ({ price }: { price: string }): string => `from ${price}`,

  weakCost: ({ one, sum }: { one: string; sum: string }): string => `${one} costs ${sum} today`,
  weakRate: ({ share, from, does }: { share: string; from: string; does: string }): string =>
    `Today ${share} of ${from} ${does}`,
  weakRival: ({ rival, words }: { rival: string; words: string }): string =>
    `${rival} ${verbOf(rival, 'is', 'are')} strong here: ${words}`,
  weakFirst: 'No campaign has run here yet',
  weakPage: 'It needs an account before the first ad',

  /** Headlines. */
  headlineRate: ({
    share,
    from,
    does,
    count,
  }: {
    share: string;
    from: string;
    does: string;
    count: string;
  }): string => `Only ${share} of ${from} ${does} today; ${count} each have one job in changing it`,
  headlineCost: ({ one, sum, count }: { one: string; sum: string; count: string }): string =>
    `${one} costs ${sum} today; ${count} each have one job in lowering it`,
  channels: ({ count }: { count: string }): string => `${count} channels`,
  headlineChat: ({ finds }: { finds: string }): string => `${finds} brings people straight into a chat`,
  headlineClose: ({ finds, closes, act }: { finds: string; closes: string; act: ActId }): string =>
    `${finds} brings people in; on ${closes} they ${DOES[act]}`,
  /** `sums`: 'Facebook gets £1,420 and Google £980'. */
  headlineMoney: ({ sums, closes, act }: { sums: string; closes: string; act: ActId }): string =>
    `${sums}; people ${DOES[act]} on ${closes}`,
  gets: ({ channel, sum, isFirst }: { channel: string; sum: string; isFirst: boolean }): string =>
    `${channel} ${isFirst ? 'gets ' : ''}${sum}`,
  headlineOne: ({ channel }: { channel: string }): string =>
    `${channel} does the whole job, from first look to answer`,
  headlineJobs: ({ count, first }: { count: string; first: string }): string =>
    `${count.charAt(0).toUpperCase()}${count.slice(1)} each have one job${first === '' ? '' : `; ${first} gets the most of the money`}`,
  headlineChoose: ({ offer }: { offer: string }): string =>
    `We choose one channel to find {buyers} of ${it(offer)}`,
  headlineOwn: ({ own }: { own: string }): string => `${own} has to carry the plan; no media is chosen`,
  theWebsite: 'the website',

  /** What the client has, as a sentence names it. */
  ownNames: {
    Website: 'a website',
    Facebook: 'a Facebook page',
    Instagram: 'an Instagram account',
    TikTok: 'a TikTok account',
    'TikTok Shop': 'a TikTok shop',
    Shopee: 'a Shopee shop',
    Lazada: 'a Lazada shop',
    LINE: 'a LINE account',
  } as Readonly<Record<string, string>>,
  owned: ({ name, own }: { name: string; own: string }): string => `${name} already has ${own}.`,
  ownedNone: 'Adverts lead to a chat or a call until there is a page.',
  ownedStore: 'Adverts lead straight to the app store.',
  ownedShelf: 'Adverts send people to the shops that stock it.',

  none: 'The first channel',
  noneFor: 'Any channel where {buyers} already ask',
  noneFirst: 'Choose: one channel to be found on, one to answer on',

  /** Evidence. */
  open: ({ own }: { own: string }): string => `Open: ${own}`,
  paid: ({ paid }: { paid: string }): string => `Paid: ${paid}`,
  oneJob: 'One job per channel',
  oneJobWhy: 'Proposed; the state of each channel is checked at the start',
};
