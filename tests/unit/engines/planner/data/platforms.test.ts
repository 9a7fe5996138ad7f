import { describe, expect, test } from 'vitest';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../../../src/shared/domain/options.ts';
import { PLATFORMS, termOf } from '../../../../../src-worker/engines/planner/data/platforms.ts';

describe('what a campaign is called', () => {
  test.each(ADVERTISING_CHANNELS)('%s: without a website none is bought for what happens on it', (id) => {
    for (const objective of MARKETING_OBJECTIVES) {
      expect(termOf(PLATFORMS[id], objective, false)).not.toMatch(/^Website/u);
      expect(termOf(PLATFORMS[id], objective, true)).toBe(PLATFORMS[id].terms[objective]);
    }
  });
});
