/** Page 8: the stages, what buyers are heard to say, and what we show at each. */

import { cited, stop } from '../../text.ts';

export const customerJourney = {
  headlineBreak: (s: { from: string; to: string; today: string; needed: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}: ${s.today} today, ${s.needed} needed`,
  headlineLost: ({ lost }: { lost: string }): string => `${lost} of 100 do not come back: win them there`,
  headlineWay: ({ stage }: { stage: string }): string =>
    `From first sight to ${stage.charAt(0).toLowerCase()}${stage.slice(1)}: what we show at each step`,
  /** How many things they are heard to say stand on the way, from what sets them looking where that is told. */
  headlineDoubts: (s: { event: string; stage: string; count: string }): string =>
    `From ${s.event === '' ? 'first sight' : `“${s.event}”`} to ${s.stage.charAt(0).toLowerCase()}${s.stage.slice(1)}: the ${s.count === '1' ? 'doubt' : 'doubts'} to answer on the way`,
  headlineAnswer: ({ thought, ours }: { thought: string; ours: string }): string =>
    `They say ${cited(thought)} We answer: ${ours}`,
  noteBreak: (s: { from: string; to: string; today: string; needed: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}. Today it is ${s.today}; the goal needs ${s.needed}.`,
  noteLost: (s: { from: string; to: string; lost: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}: ${s.lost} of 100 do not come back.`,
  noteObjection: ({ words }: { words: string }): string => `To solve first: “${words}”`,
  /** Where they drop out, as the client tells it. */
  noteTold: ({ words }: { words: string }): string => `Here we lose them, as you told us: “${words}”`,
  noteAnswer: ({ words, ours }: { words: string; ours: string }): string =>
    `To solve first: ${cited(words)} Our answer: ${stop(ours)}`,
  noteFact: ({ name }: { name: string }): string =>
    `Count ${name} from the first day, and note which ad or page brought each.`,
  noteNarrow: (s: { from: string; to: string; rate: string }): string =>
    `The narrowest step is from ${s.from} to ${s.to}: ${s.rate} today.`,
  before: ({ event, shown }: { event: string; shown: string }): string =>
    `Before ${event} we show this: ${stop(shown)}`,
  on: ({ event, shown }: { event: string; shown: string }): string =>
    `On ${event} we show this: ${stop(shown)}`,
  /** In the moment that page 7 quotes. */
  inMoment: ({ shown }: { shown: string }): string => `In that moment we show this: ${stop(shown)}`,
  instalments: ({ terms, payment }: { terms: string; payment: string }): string =>
    `${terms}, ${payment} a month`,
  first: ({ shown }: { shown: string }): string => `We show first: ${stop(shown)}`,
  /** The question of page 7 is not asked again. */
  firstAnswer: ({ shown }: { shown: string }): string =>
    `We answer their first question with this: ${stop(shown)}`,
  /** What they say is answered by what stands in the first picture. */
  again: 'The first picture has answered this.',
  openFraud: 'We show the real page, the one account and the people behind it.',
  openGenuine: 'We show who is behind it, by name, and how to check it.',
  /** At first sight, behind the moment that sets them looking. */
  moment: ({ words, shown }: { words: string; shown: string }): string =>
    `${cited(words)} We show: ${stop(shown)}`,
  /** Where they decide, what nothing of ours surely answers: that there is no answer is not said. */
  settledWith: ({ way, shown }: { way: string; shown: string }): string =>
    `${stop(way)} The last thing they read is this: ${stop(shown)}`,
  shows: ({ thought, shown }: { thought: string; shown: string }): string =>
    `${cited(thought)} We show: ${stop(shown)}`,
  does: ({ thought, action }: { thought: string; action: string }): string =>
    `${cited(thought)} ${stop(action)}`,
  /** What we do, where nobody is heard to ask for it. */
  only: ({ action }: { action: string }): string => stop(action),
  /** A doubt about the price: what ours holds. */
  holds: ({ price, shown }: { price: string; shown: string }): string =>
    `We show what ${price} pays for: ${stop(shown)}`,
  /** A rival's words and ours. */
  beside: ({ rival, them, us }: { rival: string; them: string; us: string }): string =>
    `At ${rival} they find this: ${stop(them)} We show: ${stop(us)}`,
  answered: 'The first reply answers this plainly.',
  answeredWith: ({ price }: { price: string }): string =>
    `The first reply answers this and tells the {price}: ${stop(price)}`,
  decider: ({ words, shown }: { words: string; shown: string }): string =>
    `${cited(words)} One page can be passed on. It says: ${stop(shown)}`,
  last: ({ shown }: { shown: string }): string => `The last thing they read is this: ${stop(shown)}`,
  pricedWith: ({ price, shown }: { price: string; shown: string }): string =>
    `Beside the {price} (${price}) we show this: ${stop(shown)}`,
  afterwards: ({ shown }: { shown: string }): string => `Afterwards they get this: ${stop(shown)}`,
  afterProof: ({ action, shown }: { action: string; shown: string }): string =>
    `${stop(action)} So far there are: ${stop(shown)}`,
  here: ({ shown }: { shown: string }): string => `Here we show this: ${stop(shown)}`,
  priced: ({ price }: { price: string }): string => `The {price} stands here: ${stop(price)}`,
  formats: {
    video: 'Short video',
    answer: 'Question and answer',
    proof: 'Page with the proof',
    reply: 'One-step reply',
    follow: 'Follow-up message',
    message: 'Message ad',
    app: 'App ad',
    form: 'Lead form',
  },
  website: 'Website',
  noChannel: 'Channel to choose',
  notBack: ({ lost }: { lost: string }): string => `${lost} of 100 do not come back`,
  notBackWhy: ({ rate }: { rate: string }): string => `100% − ${rate} repeat rate (client answer)`,
  stages: 'Stages and what is shown at each',
  stagesWhy: 'How this offer is bought, read from the answers',
};
