/** Who asks for it has not got it; what begins with the same letters asks for nothing. */
import { expect, test } from 'vitest';
import { isNeeded, isWanted } from '../../../../src-worker/understanding/figures/needs.ts';

test.each(['needed lining', 'ask for quotes', 'ขอใบเสนอราคา', 'ขอนัด', 'อยากได้ราคา'])('%s', (name) =>
  expect(isWanted(name)).toBe(true),
);
test.each(['ของชำร่วย', 'ของฝาก', 'ขอนแก่น', 'orders'])('%s asks for nothing', (name) =>
  expect(isWanted(name)).toBe(false),
);
test('a request is no need', () => expect(isNeeded('ขอใบเสนอราคา')).toBe(false));
