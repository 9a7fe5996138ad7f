/** A channel that begins without money, since a result costs more there or nobody knows: the pages lead with those that have some. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { BRIEF_CREATED_AT } from '../../../../fixtures/briefs.ts';
import { twoChannelClients } from '../../../../fixtures/two-channel-clients.ts';

const plans = twoChannelClients()
  .map(({ name, form, language }) => ({ name, plan: makePlan(form, BRIEF_CREATED_AT, language) }))
  .filter(({ plan }) => plan.told.waiting.length > 0 && plan.told.channels.length > 0);
const Matrix = z.array(z.object({ platform: z.string(), notes: z.string() }));

test('some clients have such a channel', () => expect(plans.length).toBeGreaterThan(1));

describe.each(plans)('$name', ({ plan }) => {
  const { told, channels, say } = plan;
  const named = (ids: readonly string[]): string[] =>
    channels.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const waiting = named(told.waiting.map(({ channel }) => channel));

  test('page 17 lists it last and says that it waits', () => {
    const rows = Matrix.parse(WRITERS['audience-mapping'](plan).output['audienceMatrix']);
    expect(rows.slice(-waiting.length).map(({ platform }) => platform)).toEqual(waiting);
    for (const { platform, notes } of rows)
      expect(notes === say.audienceMapping.waits).toBe(waiting.includes(platform));
  });

  test('no page begins with a search that nobody pays for', () => {
    const searched = told.waiting.some(({ channel }) => channel === 'google-ads');
    const first = [
      WRITERS['audience-mapping'](plan).title,
      JSON.stringify(WRITERS['campaign-structure'](plan).output),
    ];
    expect(searched && /search for|searched for|ค้นหา/iu.test(first.join('\n'))).toBe(false);
  });
});
