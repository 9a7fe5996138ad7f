/** One question is answered in one chat; a second chat has a task of its own. */
import { expect, test } from 'vitest';
import { materialOf } from '../../../../../src-worker/engines/planner/plan/channel-material.ts';
import { channelRows } from '../../../../../src-worker/engines/planner/plan/channel-rows.ts';
import { planOf } from '../plans.ts';

test('two chats do not answer the same', () => {
  const plan = planOf({ productService: 'Chimney sweeping', advertisingChannels: ['facebook-ads', 'instagram-ads'] });
  const [row] = channelRows(plan);
  if (!row) throw new Error('no row');
  const talk = { ...row, role: 'talk' as const };
  const drafted = { question: 'Will there be soot?', shown: 'We sheet the room' };
  expect(materialOf(plan, [talk, talk], drafted)).toEqual([drafted, { question: '', shown: '' }]);
}); // prettier-ignore
