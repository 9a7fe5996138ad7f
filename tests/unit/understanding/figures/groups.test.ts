/** Who some of those counted before are is no step; to come through to one is. */
import { expect, test } from 'vitest';
import { isGroup } from '../../../../src-worker/understanding/figures/groups.ts';

test.each([
  [' came from google', true],
  [' came via instagram', true],
  [' came through to a viewing', false],
])('30%s: %s', (behind, is) => expect(isGroup(', ', behind)).toBe(is));
