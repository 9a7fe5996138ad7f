/** What everything carries and the answers name without giving it. */
import { expect, test } from 'vitest';
import { slotOf } from '../../../../src-worker/understanding/answers/mandatory-slots.ts';

test.each([
  ['CSLB license # on all ads.', 'CSLB license #'],
  ['ROC # in every ad', 'ROC #'],
  ['CBB number must be on every ad', 'CBB number'],
  ['No logos on all ads', ''],
])('%s', (rule, slot) => expect(slotOf(rule)).toBe(slot));
