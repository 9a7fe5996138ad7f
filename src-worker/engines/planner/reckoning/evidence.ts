/** What the client tells that its chosen channels brought, wherever it tells of adverts that ran. */
import { channelEvidenceIn, type ChannelEvidence } from '../../../understanding/answers/channel-evidence.ts';
import { once } from '../../../understanding/remember.ts';
import type { ReckonedReadings } from './facts.ts';

/** Where the client tells of adverts that ran; a wish or a rule tells nothing. */
const TOLD_IN = ['onlineAdIssues', 'currentChallenges', 'whyNeedNow'] as const;

/** In the order of the answers. */
export const evidenceOf = once(
  ({ answers, adChannels }: Pick<ReckonedReadings, 'answers' | 'adChannels'>): ChannelEvidence[] =>
    TOLD_IN.flatMap((field) => channelEvidenceIn(answers[field])).filter(({ channel }) =>
      adChannels.includes(channel),
    ),
);
