/**
 * Messages of strangers and of our own. Of texts never seen, 85 % of what is stated is to be read right and at most 3 %
 * of what is filled wrong; on those that the rules were made with the bounds are a little under what is reached.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { measure, measured, OPEN, sumOf, type Measured } from '../../../checks/strangers/messages.ts';
import { OWN } from './own-messages.ts';

describe('messages of strangers', () => {
  const all: Measured[] = [];
  beforeAll(async () => {
    for (const name of readdirSync(OPEN)) all.push(await measure(join(OPEN, name)));
  });
  test('of what they state, 87 % is read right', () => {
    expect(sumOf(all, (one) => one.right) / sumOf(all, (one) => one.stated)).toBeGreaterThanOrEqual(0.87);
  });
  test('of what is filled, at most 2 % is wrong', () => {
    expect(sumOf(all, (one) => one.wrong) / sumOf(all, (one) => one.filled)).toBeLessThanOrEqual(0.02);
  });
});

describe('messages of our own', () => {
  test.each(OWN)('$name', async (given) => {
    expect((await measured(given.name, given)).lines).toEqual([]);
  });
});
