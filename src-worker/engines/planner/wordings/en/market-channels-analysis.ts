/** Page 6: what each channel is for in this plan, what is weak there today, and what is done there first. */
import { arePosts } from '../../../../understanding/offer/posts.ts';
import { oneOf } from '../../language.ts';
import { inQuotes, verbOf } from '../../text.ts';
import type { ActId } from '../../data/acts.ts';
import type { Role } from '../../plan/channel-rows.ts';
import type { Way } from '../../readings/way.ts';

/** What people do on the client's own page. */
const DOES: Readonly<Record<ActId, string>> = {
  order: 'order',
  booking: 'book',
  inquiry: 'get in touch',
  visit: 'read what to do',
  download: 'download it',
  registration: 'sign up',
  lead: 'get in touch',
  gift: 'give',
  application: 'apply',
};

/** Who calls books nothing on a page: there is the number. */
const doesHere = ({ act, way }: { act: ActId; way: Way }): string =>
  way === 'call' && CALLED.has(act) ? 'find our number' : DOES[act];
const CALLED: ReadonlySet<ActId> = new Set(['booking', 'lead', 'inquiry']);

export interface Slots {
  act: ActId;
  way: Way;
  /** What buyers are heard to ask or think, or ''. */
  question: string;
  /** A statement of the client's that this row shows, or ''. */
  shown: string;
  /** The offer's name, or ''. */
  offer: string;
  /** What buyers type, or ''. */
  term: string;
  /** The same with a place or an aim, or ''. */
  near: string;
  /** What pictures show, or ''. */
  thing: string;
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
  page: (slots) => `Visitors ${doesHere(slots)} here`,
  talk: () => 'Brings people into a chat',
  explain: ({ buyers }) =>
    buyers === ''
      ? 'Explains the offer to people who do not search yet'
      : `Reaches ${buyers} who do not search yet`,
  picture: ({ thing }) => `Shows ${thing === '' ? 'the real thing' : thing} in pictures and Reels`,
  clip: () => 'Opens with short clips to people who do not search yet',
  titles: ({ buyers }) =>
    `Reaches ${buyers === '' ? 'the people who decide' : buyers} by ${buyers === '' || arePosts(buyers) ? 'job title' : 'industry and job'}`,
  market: () => 'Meets people who are ready to order',
  shop: () => 'Lets people buy without leaving the video',
  answer: () => 'Answers questions, before and afterwards',
  proof: () => '{Buyers} look here to see who they are dealing with',
};
const FIRST: Readonly<Record<Role, (slots: Slots) => string>> = {
  search: ({ term, near }) =>
    term === ''
      ? 'Bid on what {buyers} type, and on our own name apart'
      : near === ''
        ? 'Bid on these words with the place, and on our own name apart'
        : `Bid first on “${near}”, and on our own name apart`,
  page: ({ price, shown }) =>
    `Put ${price !== '' ? `“${price}”` : shown !== '' ? `“${shown}”` : 'the offer'} and one button on the first screen`,
  talk: ({ boosts, question, price, shown }) =>
    [
      boosts ? 'Stop boosting posts; run message ads' : 'Run message ads',
      question !== ''
        ? `, with the answer to “${question}” ready`
        : price !== ''
          ? `, and send “${price}” in the first reply`
          : shown !== ''
            ? `, and say “${shown}” in the first reply`
            : ' and answer at once in staffed hours',
    ].join(''),
  explain: ({ price, shown }) =>
    shown === ''
      ? `Put ${price === '' ? 'the offer, contents' : 'price, contents'} and proof into one carousel`
      : `Put ${price === '' ? 'what it includes' : 'the price'} and “${shown}” into one carousel`,
  picture: ({ shown }) =>
    shown === '' ? 'Film the real thing for Reels, and use no stock pictures' : `Film “${shown}” for Reels`,
  clip: ({ question, shown }) =>
    question !== ''
      ? `Answer “${question}” in the first clip`
      : shown !== ''
        ? `Show “${shown}” in the first clip`
        : 'Answer one question in each short clip',
  titles: ({ isListed }) =>
    isListed
      ? 'Agree a list of companies with us, and show them one page'
      : 'Show one page to those who decide',
  market: ({ cap }) =>
    `Put product ads on the searches of the category${cap === '' ? '' : `, at most ${cap}% off`}`,
  shop: () => 'Pin the best seller under each video',
  answer: ({ price, question }) =>
    question === ''
      ? `Send ${price === '' ? 'what it is' : 'price, contents'} and the next step in one message`
      : `Keep a reply ready for “${question}”`,
  proof: ({ isNamed, shown }) =>
    shown !== ''
      ? `Pin one post on “${shown}”`
      : isNamed
        ? 'Post one real {customer} or piece of work a week'
        : 'Post one piece of work a week, and name nobody',
};

export const marketChannelsAnalysis = {
  purpose: (role: Role, slots: Slots): string => FOR[role](slots),
  first: (role: Role, slots: Slots): string => FIRST[role](slots),
  from: ({ price }: { price: string }): string => `from ${price}`,

  weakCost: ({ one, sum }: { one: string; sum: string }): string => `${one} costs ${sum}`,
  weakRate: ({ share, from, does }: { share: string; from: string; does: string }): string =>
    `${share} of ${from} ${does}`,
  weakRival: ({ rival, words }: { rival: string; words: string }): string =>
    `${rival} ${verbOf(rival, 'is', 'are')} strong here with ${inQuotes(words)}`,
  weakNothing: 'It was tried, and brought no buyers',
  weakFirst: 'No campaign has run here yet',

  /** Headlines. */
  headlineRate: ({
    share,
    from,
    does,
    count,
    sums,
  }: {
    share: string;
    from: string;
    does: string;
    count: string;
    /** 'Google gets £1,420 and Facebook £980', or ''. */
    sums: string;
  }): string =>
    `Only ${share} of ${from} ${does} today${sums === '' ? `; ${count} each have one job in changing it` : `. ${sums}.`}`,
  headlineCost: ({
    one,
    sum,
    count,
    sums,
  }: {
    one: string;
    sum: string;
    count: string;
    sums: string;
  }): string =>
    `${one} costs ${sum} today${sums === '' ? `; ${count} each have one job in lowering it` : `. ${sums}.`}`,
  channels: ({ count }: { count: string }): string => `${count} channels`,
  headlineChat: ({ finds }: { finds: string }): string => `${finds} brings people straight into a chat`,
  headlineClose: ({
    finds,
    closes,
    ...by
  }: {
    finds: string;
    closes: string;
    act: ActId;
    way: Way;
  }): string => `${finds} brings people in; on ${closes} they ${doesHere(by)}`,
  /** `sums`: 'Facebook gets £1,420 and Google £980'. */
  headlineMoney: ({ sums, closes, ...by }: { sums: string; closes: string; act: ActId; way: Way }): string =>
    `${sums}; people ${doesHere(by)} on ${closes}`,
  gets: ({ channel, sum, isFirst }: { channel: string; sum: string; isFirst: boolean }): string =>
    `${channel} ${isFirst ? 'gets ' : ''}${sum}`,
  getsAll: ({ channel, isMany }: { channel: string; isMany: boolean }): string =>
    `${channel} ${isMany ? 'share' : 'gets'} all of the media money`,
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
  /** Of a client who has advertised, and tells no page. */
  ownedAds: 'Send us the page that your ads lead to; we check it before the first ad.',
  ownedNone: (to: { form: boolean; call: boolean; chat: boolean }): string =>
    `Adverts lead to ${oneOf([to.form ? 'a form on the platform' : '', to.chat ? 'a chat' : '', to.call ? 'a call' : ''].filter(Boolean))} until there is a page.`,
  /** Of accounts that the client named none of. */
  neededFirst: ({ needed, isOne }: { needed: string; isOne: boolean }): string =>
    `${needed} ${isOne ? 'needs an account' : 'need accounts'} before the first ad, as you named none.`,
  /** Of the same, of a client who has advertised before. */
  askedFirst: ({ needed, isOne }: { needed: string; isOne: boolean }): string =>
    `Send us your ${isOne ? 'link' : 'links'} for ${needed}, or tell us that you have ${isOne ? 'no account' : 'no accounts'} there.`,
  neededToo: ({ needed, isOne }: { needed: string; isOne: boolean }): string =>
    `${needed} still ${isOne ? 'needs an account' : 'need accounts'}.`,
  ownedStore: 'Adverts lead straight to the app store.',
  ownedGoods: 'Adverts lead straight to the goods in the shop: send us its link.',
  ownedShelf: 'Adverts send people to the shops that stock it.',

  /** One thing that was tried elsewhere: `sum` for each of the last that is counted, or ''. */
  triedOne: ({ words, sum, count }: { words: string; sum: string; count: string; unit: string }): string =>
    `${inQuotes(words)}${sum === '' ? '' : ` (${sum} for each of the ${count})`}`,
  tried: ({ told }: { told: string }): string => `Tried before: ${told}.`,

  none: 'The first channel',
  noneFor: 'Any channel where {buyers} already ask',
  /** The first job of a channel that has no money yet and no page of the client's. */
  waits: 'Get it ready, and spend nothing until money is moved here',
  sameCampaign: 'One campaign and one sum serve Facebook and Instagram',
  noneFirst: 'Choose one channel to be found on, and one to answer on',

  /** Evidence. */
  open: ({ own }: { own: string }): string => `Open: ${own}`,
  paid: ({ paid }: { paid: string }): string => `Paid: ${paid}`,
  oneJob: 'One job per channel',
  oneJobWhy: 'Proposed; the state of each channel is checked at the start',
};
