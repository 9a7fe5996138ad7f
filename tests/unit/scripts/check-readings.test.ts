import { describe, expect, test } from 'vitest';
import { checkReadings, readingsIn } from '../../../.scripts/check-readings.mjs';

describe('outside the reading layer an expression', () => {
  test.each([
    ['a number', String.raw`const x = /(\d[\d,.]*)\s*leads/u;`],
    ['a number', String.raw`new RegExp('\\d+(?:\\.\\d+)?', 'u')`],
    ['a currency', String.raw`const x = /[£$€฿]\s?\d/u;`],
    ['a currency', String.raw`const x = /\d+ ?บาท/u;`],
    ['a month', String.raw`const x = /(?:jan|feb|mar)/iu;`],
    ['a month', String.raw`const x = /มกราคม/u;`],
    ['a denial', String.raw`const x = /(?:never|not)\s/u;`],
    ['a denial', String.raw`const x = /^(?:ห้าม|อย่า)/u;`],
  ])('of %s is an offence: %s', (what, source) => {
    expect(readingsIn('src/a.ts', `\n${source}`)).toEqual([expect.stringContaining(`src/a.ts:2: ${what}: `)]);
    expect(readingsIn('src/shared/reading/a.ts', source)).toEqual([]);
    expect(readingsIn('src-worker/understanding/a.ts', source)).toEqual([]);
  });
  test.each([
    String.raw`const x = /^\d+$/u;`,
    String.raw`const x = /ตอบไม่ทัน|no sales|not found in stock/u;`,
    String.raw`const x = /\$\{name\}/u;`,
    "const x = 'never 1,200 บาท in January';",
  ])('of anything else is none: %s', (source) => expect(readingsIn('src/a.ts', source)).toEqual([]));
});

test('there is none, and every allowance is needed', () => {
  const { offences, unused, files } = checkReadings('.');
  expect({ offences, unused }).toEqual({ offences: [], unused: [] });
  expect(files).toBeGreaterThan(20);
});
