/** The same places said where the client's rules keep something out of the campaign. What is not here stands as it is. */
import { ended, inQuotes } from '../../text.ts';
import { upperFirst } from '../../language.ts';
import type { Without } from '../index.ts';
import type { Role } from '../../plan/channel-rows.ts';
import { marketChannelsAnalysis } from './market-channels-analysis.ts';

/** What a channel is for, and what to do first there, without film. */
const PURPOSE: Partial<Record<Role, string>> = {
  picture: 'Shows the real thing in pictures',
  clip: 'Opens with pictures to people who do not search yet',
  shop: 'Lets people buy without leaving the app',
};
const FIRST: Partial<Record<Role, string>> = {
  picture: 'Show the real thing, and use no stock pictures',
  clip: 'Answer one question in each picture post',
  shop: 'Pin the best seller under each post',
};

const NO_PAST = 'No ads to past {customers}, as you do not want it';

export const without: Without = {
  film: {
    audienceMapping: {
      again: {
        'instagram-ads': ({ days }) => `Visitors of the profile, ${days} days`,
        'tiktok-ads': ({ days }) => `People who opened a post, ${days} days`,
      },
      asFacebook: 'The same people as on Facebook, in pictures and Stories',
    },
    businessOverview: { picture: ({ ours }) => `Show the proof of ${inQuotes(ours)} in one picture` },
    contentStrategy: {
      film: {
        asked: ({ question }) => `Words alone: “${question.replaceAll(/[“”]/gu, '')}”`,
        moment: ({ event }) => `Words alone: “${event}”`,
        thing: ({ thing }) => `The real work, up close. Over it: “${thing}”`,
        shown: () => 'A picture of the real work. Over it stands the headline',
        end: ({ name, ask, screen }) =>
          `${name === '' ? 'Our name' : name} with “${[screen, ask].filter(Boolean).join(' ')}”`,
      },
      labels: { video: 'Draft: three pictures' },
      times: ['Picture 1', 'Picture 2', 'Picture 3'],
      pillars: {
        open: 'Answer it with a picture, and the name of who answers',
        seeIt: 'Show it in one picture, where it happens',
      },
      direction: { film: ({ question }) => `One picture answers one question, “${question}”` },
      slogan: ({ words }) => ended(`Every ad ends with “${words}”`),
      owner: 'The owner speaks for the work.',
    },
    customerJourney: {
      formats: { video: 'Picture post' },
    },
    keyStrategy: { inEvery: 'Photograph the proof once, and show it in every ad' },
    marketChannelsAnalysis: {
      purpose: (role, slots) => PURPOSE[role] ?? marketChannelsAnalysis.purpose(role, slots),
      first: (role, slots) => FIRST[role] ?? marketChannelsAnalysis.first(role, slots),
    },
    suggestionIdea: {
      shots: ({ thought, answer, isAsked }) => ({
        name: isAsked ? 'One question' : 'One doubt',
        what: `Answer “${thought}” in three pictures`,
        how: `The first asks it. The second says: “${answer}” The third is signed by one of us.`,
        why: isAsked ? 'You hear {buyers} ask this.' : 'You hear that this stops {buyers}.',
      }),
      unknowing: ({ words, fact, ask }) => ({
        name: 'What they do not know',
        what: 'Make one picture for those who are new to it',
        how: `Its first line says what they do not know. It ends: “${[fact, ask].filter(Boolean).join('. ')}”`,
        why: ended(`You wrote ${inQuotes(words)}`),
      }),
      film: ({ question, words }) => ({
        name: 'One question',
        what: `Answer “${question}” in one picture`,
        how:
          words === '' ? 'Set the answer over a picture of the real work.' : `The picture says “${words}”.`,
        why: 'Nobody decides before this is answered.',
      }),
      media: { film: ({ question }) => `Answers “${question}” in one picture` },
    },
  },
  retargeting: {
    audienceMapping: {
      headlineBase: ({ base }) => `${upperFirst(base)} see it first. Nobody is followed.`,
      headlineOpen: ({ offer }) => `We begin broad with ${offer}, and follow nobody`,
    },
    campaignStructure: {
      low: () => 'People who ask for a price or a date',
      keep: { people: NO_PAST, business: NO_PAST, givers: NO_PAST, medical: NO_PAST },
    },
  },
  customers: {
    buyers: {
      after: {
        once: { action: 'Ask whom else they know, and write down no name' },
        unknown: { action: 'Ask how it went, and what was missing' },
      },
    },
    moves: {
      returning: {
        staying: { hints: ['Write once, and mend what can be mended', 'Publish nothing of what they tell'] },
        unknown: { hints: ['Write once, a few days after', 'Publish nothing of what they tell'] },
      },
    },
    suggestionIdea: {
      after: {
        once: {
          what: 'Ask whom else they know, and write down no name',
          how: 'Send one message with a link to pass on.',
        },
        unknown: { what: 'Ask each {buyer} how it went, and what was missing' },
      },
    },
  },
};
