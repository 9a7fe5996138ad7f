/**
 * Messages of strangers and of our own. The aim, of texts never seen: 85 % of what is stated is read right, and at most 3 % of
 * what is filled is wrong. The bounds are a little under what is reached, on texts that nothing was learnt from.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { measure, measured, OPEN, sumOf, type Measured } from '../../../checks/strangers/messages.ts';
import { OWN } from './own-messages.ts';

const OWN_RIGHT = 0.7;
const OWN_WRONG = 0.1;

describe('messages of strangers', () => {
  const all: Measured[] = [];
  beforeAll(async () => {
    for (const name of readdirSync(OPEN)) all.push(await measure(join(OPEN, name)));
  }, 60_000);
  test('of what they state, more than half is read right', () => {
    expect(sumOf(all, (one) => one.right) / sumOf(all, (one) => one.stated)).toBeGreaterThanOrEqual(0.62);
  });
  test('of what is filled, little is wrong', () => {
    expect(sumOf(all, (one) => one.wrong) / sumOf(all, (one) => one.filled)).toBeLessThanOrEqual(0.05);
  });
});

describe('messages of our own', () => {
  const all: Measured[] = [];
  beforeAll(async () => {
    for (const given of OWN) all.push(await measured(given.name, given));
  }, 60_000);
  test('of what they state, most is read right', () => {
    expect(sumOf(all, (one) => one.right) / sumOf(all, (one) => one.stated)).toBeGreaterThanOrEqual(
      OWN_RIGHT,
    );
  });
  test('of what is filled, little is wrong', () => {
    expect(sumOf(all, (one) => one.wrong) / sumOf(all, (one) => one.filled)).toBeLessThanOrEqual(OWN_WRONG);
  });
});
