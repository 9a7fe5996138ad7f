/**
 * What each platform needs before its delivery is stable: rules of thumb of the platforms themselves. They are printed
 * with their source, as guidance, never as a promise.
 */
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import type { SourceId } from './sources.ts';

export interface LearningRule {
  channels: readonly AdvertisingChannel[];
  /** Results, of what the campaign is bought for. */
  events: number;
  /** Within so many days. */
  days: number;
  /** What the platform counts them in. */
  per: 'ad set' | 'ad group' | 'campaign';
  source: SourceId;
}

/** Google: for a target cost per action; a target return on ad spend asks for 50. */
export const LEARNING: readonly LearningRule[] = [
  {
    channels: ['facebook-ads', 'instagram-ads'],
    events: 50,
    days: 7,
    per: 'ad set',
    source: 'meta-learning',
  },
  { channels: ['tiktok-ads'], events: 50, days: 7, per: 'ad group', source: 'tiktok-learning' },
  { channels: ['google-ads'], events: 30, days: 30, per: 'campaign', source: 'google-bidding' },
];
