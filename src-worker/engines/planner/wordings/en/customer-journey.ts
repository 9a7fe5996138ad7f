/** Page 8: the stages, what buyers are heard to say, and what we show at each. */

import { upperFirst } from '../../language.ts';
import { cited, ended, inQuotes, isOfThem, lowerStart, stop } from '../../text.ts';

/** A thing that is feared, and no sentence that anybody says: 'Rain', 'Hidden fees'. */
const isNamed = (thought: string): boolean =>
  /^[\p{L}’'-]+(?: (?!(?:is|are|was|has|have|will|can|it|we|they|too)\b)[\p{L}’'-]+){0,2}$/u.test(thought);

export const customerJourney = {
  headlineBreak: (s: { from: string; to: string; today: string; needed: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}: ${s.today} today, ${s.needed} needed`,
  headlineLost: ({ lost }: { lost: string }): string =>
    `${lost} of 100 do not come back, so we win them there`,
  /** Where nothing else is told: what the way begins with. */
  headlineWay: ({ hero, stage }: { hero: string; stage: string }): string =>
    `${upperFirst(inQuotes(hero))} is what they see from first sight to the ${lowerStart(stage)}`,
  /** Where they drop out, as the client tells it. */
  headlineTold: ({ words }: { words: string }): string => `Where we lose them: “${words}”`,
  headlineFear: ({ fear, ours }: { fear: string; ours: string }): string =>
    `They are ${fear}, and we answer with ${inQuotes(ours)}`,
  /** What is shown against a doubt that nothing of ours answers by itself; the way begins with its verb. */
  headlineFearShown: ({ fear, way }: { fear: string; way: string }): string =>
    `They are ${fear}, so we ${way}`,
  headlineShown: ({ thought, way }: { thought: string; way: string }): string =>
    isOfThem(thought)
      ? `${thought}, so we ${way}`
      : isNamed(thought)
        ? `“${thought}” worries them, so we ${way}`
        : `They say “${thought}”, so we ${way}`,
  headlineNarrow: ({ rate, from, to }: { rate: string; from: string; to: string }): string =>
    `Today ${rate} of ${from} become ${to}`,
  headlineLast: ({ shown, stage }: { shown: string; stage: string }): string =>
    `${inQuotes(upperFirst(shown))} is the last thing they read before the ${lowerStart(stage)}`,
  headlinePriced: ({ price, stage }: { price: string; stage: string }): string =>
    `Before the ${lowerStart(stage)} they know the {price}, ${price}`,
  headlineFirst: ({ shown }: { shown: string }): string => `The first thing they see is ${inQuotes(shown)}`,
  headlineAnswer: ({ thought, ours }: { thought: string; ours: string }): string =>
    isOfThem(thought)
      ? `${thought}, and we answer with ${inQuotes(ours)}`
      : isNamed(thought)
        ? `“${thought}” worries them, and we answer with ${inQuotes(ours)}`
        : `They say “${thought}”, and we answer with ${inQuotes(ours)}`,
  noteBreak: (s: { from: string; to: string; today: string; needed: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}. Today it is ${s.today}; the goal needs ${s.needed}.`,
  noteLost: (s: { from: string; to: string; lost: string }): string =>
    `The journey breaks between ${s.from} and ${s.to}: ${s.lost} of 100 do not come back.`,
  noteObjection: ({ words }: { words: string }): string =>
    isOfThem(words)
      ? `${cited(words)} Answer that before anything else`
      : `Answer “${words}” before anything else`,
  /** Where they drop out, as the client tells it. */
  noteTold: ({ words }: { words: string }): string => `We lose them at “${words}”, as you told us`,
  noteAnswer: ({ words, ours }: { words: string; ours: string }): string =>
    ended(`Answer “${words}” first, with ${inQuotes(ours)}`),
  noteFact: ({ name }: { name: string }): string =>
    `Count ${name} from the first day, and note which ad or page brought each.`,
  noteNarrow: (s: { from: string; to: string; rate: string }): string =>
    `The narrowest step is from ${s.from} to ${s.to}: ${s.rate} today.`,
  before: ({ event, shown }: { event: string; shown: string }): string =>
    ended(`Before ${event} we show ${inQuotes(shown)}`),
  on: ({ event, shown }: { event: string; shown: string }): string =>
    ended(`On ${event} we show ${inQuotes(shown)}`),
  /** In the moment that page 7 quotes. */
  inMoment: ({ shown }: { shown: string }): string => ended(`In that moment we show ${inQuotes(shown)}`),
  instalments: ({ terms, payment }: { terms: string; payment: string }): string =>
    `${terms}, ${payment} a month`,
  first: ({ shown }: { shown: string }): string => `We show ${inQuotes(shown)} first.`,
  /** The question of page 7 is not asked again. */
  firstAnswer: ({ shown }: { shown: string }): string =>
    ended(`We answer their first question with ${inQuotes(shown)}`),
  /** What they say is answered by what stands in the first picture. */
  again: 'The first picture has answered this.',
  openFraud: 'We show the real page, the one account and the people behind it.',
  openGenuine: 'We show who is behind it, by name, and how to check it.',
  /** At first sight, behind the moment that sets them looking. */
  moment: ({ words, shown }: { words: string; shown: string }): string =>
    ended(`At ${inQuotes(words)} they see ${inQuotes(shown)}`),
  /** Where they decide, what nothing of ours surely answers: that there is no answer is not said. */
  settledWith: ({ way, shown }: { way: string; shown: string }): string =>
    ended(`${stop(way)} The last thing they read is ${inQuotes(shown)}`),
  shows: ({ thought, shown }: { thought: string; shown: string }): string =>
    ended(
      isOfThem(thought)
        ? `${cited(thought)} We answer with ${inQuotes(shown)}`
        : `To “${thought}” we answer with ${inQuotes(shown)}`,
    ),
  does: ({ thought, action }: { thought: string; action: string }): string =>
    `${cited(thought)} ${stop(action)}`,
  /** What we do, where nobody is heard to ask for it. */
  only: ({ action }: { action: string }): string => stop(action),
  /** A doubt about the price: what ours holds. */
  holds: ({ price, shown }: { price: string; shown: string }): string =>
    ended(`We show what the {price} pays for (${price}), with ${inQuotes(shown)}`),
  /** A rival's words and ours. */
  beside: ({ rival, them, us }: { rival: string; them: string; us: string }): string =>
    ended(`At ${rival} they find ${inQuotes(them)}. We show ${inQuotes(us)}`),
  answeredWith: ({ price }: { price: string }): string =>
    `The first reply answers this and tells the {price}, ${stop(price)}`,
  decider: ({ words, shown }: { words: string; shown: string }): string =>
    ended(`${cited(words)} One page can be passed on, and it says ${inQuotes(shown)}`),
  last: ({ shown }: { shown: string }): string => ended(`The last thing they read is ${inQuotes(shown)}`),
  /** How they pay, or what they may take back. */
  terms: ({ words, kind }: { words: string; kind: 'pays' | 'back' }): string =>
    ended(
      kind === 'pays'
        ? `Before they decide we say how they pay: ${inQuotes(words)}`
        : `Before they decide they read ${inQuotes(words)}`,
    ),
  pricedWith: ({ price, shown }: { price: string; shown: string }): string =>
    ended(`Beside the {price} (${price}) stands ${inQuotes(shown)}`),
  afterwards: ({ shown }: { shown: string }): string => ended(`Afterwards they get ${inQuotes(shown)}`),
  afterProof: ({ action, shown }: { action: string; shown: string }): string =>
    ended(`${stop(action)} So far we can show ${inQuotes(shown)}`),
  here: ({ shown }: { shown: string }): string => ended(`Here we show ${inQuotes(shown)}`),
  priced: ({ price }: { price: string }): string => `Here they read the {price}, ${stop(price)}`,
  formats: {
    video: 'Short video',
    answer: 'Question and answer',
    proof: 'Page with the proof',
    reply: 'One-step reply',
    follow: 'Follow-up message',
    message: 'Message ad',
    call: 'Call ad',
    app: 'App ad',
    form: 'Lead form',
  },
  website: 'Website',
  /** Neither an advert nor a post: whom the client knows is rung or written to. */
  direct: 'Direct contact',
  noChannel: 'Channel to choose',
  notBack: ({ lost }: { lost: string }): string => `${lost} of 100 do not come back`,
  notBackWhy: ({ rate }: { rate: string }): string => `100% − ${rate} repeat rate (client answer)`,
  stages: 'Stages and what is shown at each',
  stagesWhy: 'How this offer is bought, read from the answers',
};
