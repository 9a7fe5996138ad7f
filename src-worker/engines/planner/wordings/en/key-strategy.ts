/** Page 13: the moves of the plan. */
import { upperFirst } from '../../language.ts';
import { ended, inQuotes, verbOf, isOfThem } from '../../text.ts';
import type { StepId } from '../../../../understanding/figures/steps.ts';

/** What helps people take the next step from where media brings them. */
const NEXT: Partial<Record<StepId, readonly [string, string]>> = {
  click: [
    'Put a price range and one next step on the first screen',
    'Watch people who do not know us use it, and mend where they stop',
  ],
  chat: [
    'Send price, what it includes and the next step in one reply',
    'Reply within 15 minutes while somebody is there',
  ],
  call: ['Call back every missed call on the same day', 'Use one script: need, price, next step'],
  visit: ['Hand over a written offer before you part', 'Follow up once after two days'],
  trial: ['Lead them to one first success within the first day', 'Write or call before the trial ends'],
  quote: [
    'Send the quote within a day, with all that it includes',
    'Ask once, two days later, what is still open',
  ],
};

export const keyStrategy = {
  repair: ({ from, to }: { from: string; to: string }): string =>
    `Repair the step from ${from} to ${to} first`,
  repairWhy: (s: { today: string; needed: string; from: string; does: string }): string =>
    `Today ${s.today} of ${s.from} ${s.does}. The goal needs ${s.needed}.`,
  /** Where today's rates reach the goal. */
  raise: ({ from, to }: { from: string; to: string; does: string }): string => `Turn more ${from} into ${to}`,
  raiseWhy: ({ rate }: { rate: string; from: string; does: string }): string =>
    `It is ${rate} today. Every further one costs no extra media.`,
  next: (step: StepId): readonly string[] =>
    NEXT[step] ?? [
      'Ask those who stop here what held them back',
      'Change one thing at a time, and count the share again',
    ],
  /** Who asked: called back where they are called, and asked in the form where there is one. */
  nextLead: ({ isCalled, isForm }: { isCalled: boolean; isForm: boolean }): readonly string[] => [
    isCalled ? 'Call back within the hour' : 'Answer each one on the same day, with one next step',
    isForm
      ? 'Ask two questions in the form that tell who is ready'
      : 'Ask those who stop here what held them back',
  ],
  bringOn: ({ words }: { words: string }): string => `Lead everybody to “${words}”`,
  noMore: ({ limit, rate }: { limit: string; rate: string }): string =>
    `Spend no more than ${limit} before it passes ${rate}`,
  reportRate: ({ from, to }: { from: string; to: string }): string =>
    `Track the share of ${from} that become ${to}`,

  own: ({ ours }: { ours: string }): string => `Make ${inQuotes(ours)} our promise everywhere`,
  /** Under a headline that says which. */
  ownShort: 'Make this promise everywhere',
  ownAgainst: ({ want, rival }: { want: string; rival: string }): string =>
    `{Buyers} want ${want}, and ${rival} ${verbOf(rival, 'is', 'are')} weak there.`,
  ownWhy: ({ want }: { want: string }): string => `{Buyers} want ${want}. This is our answer.`,
  mend: 'Mend the place where we lose them',
  mendWhy: ({ words }: { words: string }): string => ended(`You wrote ${inQuotes(words)}`),
  /** By what they are lost to. */
  mendHints: (by: 'far' | 'no show' | 'other person' | 'other'): readonly string[] =>
    ({
      far: ['Name the places that we serve in every ad', 'Show the ads in these places alone'],
      'no show': [
        'Remind them the day before, and once more that morning',
        'Let them move the date in one reply',
      ],
      'other person': [
        'Make one short piece to show the person who says no',
        'Let the person who says no ask somebody who did it',
      ],
      other: ['Ask those who left what stopped them', 'Put the answer where they meet it first'],
    })[by],
  mendReport: 'Count how many we still lose there',
  /** In the client's words, where the difference has no name of its own. */
  ownQuoted: ({ rival, words }: { rival: string; words: string }): string =>
    `You wrote ${inQuotes(words)} about ${rival}.`,
  ownAnswers: ({ thought }: { thought: string }): string => ended(`It answers “${thought}”`),
  ownWhen: ({ event }: { event: string }): string =>
    `“${event}” sets them looking, and they see our promise first.`,
  ownAlone: ({ rivals }: { rivals: string }): string => `You told us of nothing like it at ${rivals}.`,
  ownPlain: 'It is the strongest reason that {buyers} have to choose us.',
  /** Where only searches are bought. */
  inSearches: 'Head the search ads with it, and say it again on the page that they lead to',
  inEvery: 'Film the proof once, and show it in every ad',
  beside: ({ ours }: { ours: string }): string => `Then add ${inQuotes(ours)}`,
  show: 'Put one proof in every picture',
  reportOwn: 'Count the {contacts} that name it as their reason',

  fraud: 'Let anybody check that it is us before they pay',
  fraudWhy: ({ words }: { words: string }): string => ended(`You wrote ${inQuotes(words)}`),
  fraudHints: [
    'Take money on one account in the company’s name',
    'List the real pages and numbers in one place',
    'Report fake pages every week',
  ] as readonly string[],
  reportFraud: 'Count how many pay after a check',
  /** Where nobody sends money ahead. */
  genuine: 'Let anybody check that it is genuine',
  genuineHints: ({ ours }: { ours: string }): readonly string[] => [
    ...(ours === '' ? [] : [`Show ${inQuotes(ours)} first`]),
    'Say in one place who we are and how to check it',
    'Use the same name in every ad and on every page',
  ],

  wait: ({ event }: { event: string }): string => `Win the weeks before ${event}`,
  waitWhy: 'It must be done by then, so they look before.',
  waitHints: ({ ask }: { ask: string }): readonly string[] => [
    `Ask “${ask}” in the ad, the form and the chat`,
    'Write again by how many weeks are left',
  ],
  reportWait: 'Count the {contacts} that name their date',

  extra: ({ more }: { more: string }): string => `Show what ${more} more buys`,
  extraWhy: ({ rival, them, us }: { rival: string; them: string; us: string }): string =>
    `${upperFirst(rival)} ${verbOf(rival, 'asks', 'ask')} ${them}, and we ask ${us}.`,
  extraFirst: ({ ours }: { ours: string }): string => `Show ${inQuotes(ours)} first`,
  extraHints: ['Write beside the price what it includes', 'Name no rival in an ad'] as readonly string[],
  reportExtra: 'Count the offers lost on price',

  objection: 'Answer what makes them hesitate before they ask',
  objectionWhy: ({ words }: { words: string }): string =>
    isOfThem(words)
      ? `${words.replace(/\.$/u, '')}, as you told us.`
      : `${inQuotes(words)} holds them back, as you told us.`,
  objectionHints: ({ ours, way }: { ours: string; way: string }): readonly string[] => [
    ours === '' ? way : `Answer with ${inQuotes(ours)}`,
    'Put it in the first reply and on the first screen',
  ],
  /** What else they are heard to say, with our answer. */
  alsoAnswer: ({ thought, ours }: { thought: string; ours: string }): string =>
    `Answer “${thought}” with ${inQuotes(ours)}`,
  reportObjection: 'Count how often it is still asked',

  goalBeside: ({ goal }: { goal: string }): string => `A goal of its own: ${goal}`,
  goalBesideWhy: ({ first }: { first: string }): string =>
    first === ''
      ? 'It is counted apart from what media brings.'
      : `The figures of this plan are for ${first}.`,
  /** By what moves such a goal. */
  goalHints: {
    leaving: [
      'Ask everybody who leaves why, and write it down for four weeks',
      'Mend the reason that is named most often',
    ],
    falls: [
      'Write down the reason of each case for four weeks',
      'Change one thing against the reason named most often',
    ],
    again: ['Note when each of them is due again', 'Write to them shortly before that day'],
    direct: ['Put the direct way first in every post and reply', 'Ask those who come another way why'],
    fill: ['Name the empty times in an ad of their own', 'Send nobody to times that are full already'],
    join: ['Write one post that says what they do and what it takes', 'Give them one place to write to'],
    other: ['Give it an ad of its own', 'Decide after four weeks what part of the money it gets'],
  } as Readonly<
    Record<'leaving' | 'falls' | 'again' | 'direct' | 'fill' | 'join' | 'other', readonly string[]>
  >,
  goalReport: ({ today }: { today: string }): string =>
    today === '' ? 'Count it apart, every month' : `Count it every month, beside today’s ${today}`,
  hours: 'Be there in the hours when they look',
  hoursWhy: ({ words }: { words: string }): string => ended(`You wrote ${inQuotes(words)}`),
  hoursHints: ['Run the ads in these hours', 'Have somebody answer in the same hours'] as readonly string[],
  reportHours: 'Measure the minutes to the first answer',
};
