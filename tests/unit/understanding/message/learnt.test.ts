/** The model that is kept: that it goes with the code, reads what is plain, and loads only when a message is read. */
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import learnt from '../../../../src-worker/understanding/message/learnt.json' with { type: 'json' };
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';
import { FEATURE_VERSION } from '../../../../src-worker/understanding/tagger/features.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const fieldsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(readMessage(text).fields.map(({ path, value }) => [path, value]));

describe('the learnt model', () => {
  test('was learnt with the features that there are', () => {
    expect([learnt.spans.features, learnt.values.features]).toEqual([FEATURE_VERSION, FEATURE_VERSION]);
  });
  test('is no more than four tenths of a megabyte', () => {
    expect(statSync(file('src-worker/understanding/message/learnt.json')).size).toBeLessThan(410_000);
  });
  test('is loaded by those alone who read a message', () => {
    expect(readFileSync(file('src-worker/api/ai-requests.ts'), 'utf8')).toMatch(
      /await import\('\.\.\/understanding\/message\/index\.ts'\)/u,
    );
  });
  test('reads a form', () => {
    expect(
      fieldsOf(
        'Company: Blue Manta Divers\nProducts: dive courses and day trips\nStarting price: 2,900 THB\nBudget: 40,000 THB a month\nWebsite: bluemanta.example\nAge: 25-45',
      ),
    ).toMatchObject({
      'campaignObjectives.marketingMediaBudget': '40,000 THB a month',
      'marketingChannels.website': 'bluemanta.example',
      'targetAudience.ageRangeMin': 25,
      'targetAudience.ageRangeMax': 45,
    });
  });
  test('reads 20,000 characters in a moment', () => {
    const line = 'Our budget is 40,000 THB a month and we sell dive courses for people of 25 to 45 years. ';
    readMessage(line);
    const before = process.cpuUsage();
    readMessage(`${line}\n`.repeat(Math.ceil(20_000 / line.length)));
    // What the processor takes, which other work on the machine does not change; microseconds.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  }, 30_000);
});
