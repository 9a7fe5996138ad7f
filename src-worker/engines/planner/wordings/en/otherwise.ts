/** The same places said the general way, where what they presume of the offer is not sure (`plan/presumed.ts`). */
import { ended, inQuotes } from '../../text.ts';
import { upperFirst } from '../../language.ts';
import type { Otherwise } from '../index.ts';
import { keyStrategy } from './key-strategy.ts';

const PINNED = 'Put the proof and the next step into the pinned post';
const TRY_POST = 'Pin it for two weeks, and count how many write to us from it.';

export const otherwise: Otherwise = {
  sale: {
    agenda: { people: '{Buyers} and other choices' },
    audienceMapping: {
      searchesOpen: ({ place }) => `Searches for this and for our name${place === '' ? '' : `; in ${place}`}`,
      startWhy: 'First values from what is offered, where, and the client’s rules; reviewed each month',
      staff: 'Exclude our own staff.',
    },
    campaignStructure: {
      low: (s) =>
        s.isReading
          ? `Read the page in the last ${s.days} days`
          : s.hasPage
            ? `Saw our page in the last ${s.days} days; no ${s.act} yet`
            : `Wrote or reacted in the last ${s.days} days; no ${s.act} yet`,
      keep: { people: 'Those who know us and agreed to hear from us' },
    },
    competitorAnalysis: {
      headlineNone: () => 'The other choice is “maybe later”',
      headlineTold: ({ words }) => `The other choice is “${words}”`,
      criteriaTold: 'Nobody else was named: we compare with what {buyers} choose instead',
      criteriaNone: 'Nobody else was named: we compare with doing nothing',
      comparableNamed: 'Named by the client as another choice',
    },
    contrast: { rivalUnnamed: 'the other one' },
    moves: {
      stop: 'Stop the ads that bring nobody',
      localTitle: ({ place }) => `Show it to the people of ${place} alone`,
    },
    suggestionIdea: {
      messages: () => ({
        name: 'The goal of the ads',
        what: 'Send the ads to messages, not to a web page',
        how: 'Choose messages as the goal of the campaign, and count who goes on.',
        why: 'No website was named.',
      }),
    },
    questions: {
      choices: { goal: ['A number of {purchases}', 'A number of {inquiries}', 'A share of all'] },
    },
    verdict: {
      pointAlone: ({ words }) =>
        `Where you stand alone: “${words}”. Nobody else that you name is strong there.`,
    },
    winningZone: {
      picture: ({ wants, ours, theirs }) =>
        `Three circles overlap: ${wants} ${wants === '1' ? 'wish' : 'wishes'} of {buyers}, ${ours} ${ours === '1' ? 'point' : 'points'} of ours, ${theirs} of others.`,
      sweetPlain: ({ want }) => `{Buyers} want ${want}, and nobody else that you named offers it.`,
      sweetBoth: ({ first, second, isAlone }) =>
        first === ''
          ? `With us there is also ${inQuotes(second)}.`
          : isAlone
            ? `Nobody else that you named has both ${inQuotes(first)} and ${inQuotes(second)}.`
            : `With us there are both ${inQuotes(first)} and ${inQuotes(second)}.`,
    },
  },
  price: {
    buyers: {
      closes: {
        chat: { action: 'Say what it is, what it asks of them and what comes next, in one reply' },
        booking: { action: 'Show free dates, and say how long it takes' },
        meeting: { action: 'Send an agenda and a choice of dates' },
        install: { action: 'Show the first screen of the app as it is' },
      },
    },
    keyStrategy: {
      next: (step) =>
        (
          {
            click: ['Put the proof and one next step on the first screen'],
            chat: [
              'Say what it is, what it asks of them and what comes next, in one reply',
              'Reply within 15 minutes while somebody is there',
            ],
            call: [
              'Call back every missed call on the same day',
              'Use one script: their question, our answer, the next step',
            ],
            visit: ['Agree on the next step before they leave', 'Follow up once after two days'],
          } as Partial<Record<typeof step, readonly string[]>>
        )[step] ?? keyStrategy.next(step),
    },
    suggestionIdea: {
      gapPage: () => ({
        name: 'The weakest step',
        what: 'Put the proof and the next step on the first screen',
        how: 'Use the first screen drafted in this plan for a month, and compare the rate with the month before.',
        why: '',
      }),
      gapReply: () => ({
        name: 'The weakest step',
        what: 'Answer with a proof and a question at once',
        how: 'Use the drafted first reply with everybody, and end it with a question.',
        why: '',
      }),
      page: () => ({
        name: 'The first screen',
        what: 'Put the proof and the next step on the first screen',
        how: 'Use the first screen drafted in this plan for a month, and compare the rate with the month before.',
        why: 'Every advert leads there.',
      }),
      decides: ({ words }) => ({
        name: 'Who decides',
        what: 'Make one picture that can be passed on to who decides',
        how: 'It holds what is asked, one proof and one contact.',
        why: ended(`You wrote ${inQuotes(words)}`),
      }),
    },
  },
  page: {
    customerJourney: {
      formats: { proof: 'Post with the proof' },
    },
    keyStrategy: {
      next: (step) => (step === 'click' ? [PINNED] : keyStrategy.next(step)),
      objectionHints: ({ ours, way }) => [
        ours === '' ? way : `Answer with ${inQuotes(ours)}`,
        'Put it in the first reply and in the pinned post',
      ],
    },
    suggestionIdea: {
      gapPage: () => ({ name: 'The weakest step', what: PINNED, how: TRY_POST, why: '' }),
      season: ({ words }) => ({
        name: 'The season',
        what: 'Put more of the media before this',
        how: 'Have film, posts and answers ready a month ahead.',
        why: ended(`You wrote ${inQuotes(words)}`),
      }),
    },
  },
  talk: {
    audienceMapping: {
      noList: 'Exclude present {customers}, by list.',
      like: {
        'instagram-ads': 'Lookalike of people who saved or visited the page',
        'tiktok-ads': 'Lookalike of people who watched to the end',
      },
      chooseNote: 'Choose the channel where {buyers} already look.',
      headlineBase: ({ base }) => `${upperFirst(base)} see it first. Then we follow those who looked.`,
      headlineOpen: ({ offer }) => `We begin broad, then follow those who looked at ${offer}`,
    },
    customerJourney: { formats: { form: 'The page where they {buy}' } },
    questions: {
      choices: { goal: ['A number of {purchases}', 'A share of visitors who {buy}', 'A share of all'] },
    },
    marketOverview: { countAsked: 'How many visit the page, and how many of them {buy}' },
    keyStrategy: {
      reportOwn: 'Count the {purchases} of each ad',
      waitHints: ({ ask }) => [
        `Ask “${ask}” in the ad and on the page`,
        'Show again by how many weeks are left',
      ],
      reportWait: 'Count the {purchases} by weeks before the day',
      reportObjection: 'Track the share of visitors who {buy}',
      objectionHints: ({ ours, way }) => [
        ours === '' ? way : `Answer with ${inQuotes(ours)}`,
        'Say it in the first ad, and once more beside the button',
      ],
    },
    suggestionIdea: {
      note: () => ({
        name: 'The questions',
        what: 'Write down every question that comes in',
        how: 'Count them each week, from messages and comments.',
        why: 'The next ad answers the one that is asked most.',
      }),
    },
  },
  companies: {
    campaignStructure: { keep: { business: '{Customers} who agreed to hear from us' } },
  },
  room: {},
  again: {},
};
