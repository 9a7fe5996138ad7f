/** Money that lapses, or has a least, is not held back. */
import { expect, test } from 'vitest';
import { mustBeSpent } from '../../../../src-worker/understanding/answers/budget-bound.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { formOfTyped } from '../../../checks/strangers/typed.ts';

const isBound = (budget: string): boolean => mustBeSpent(understand(formOfTyped({ budget })).budget);

test.each([
  '£3,000 grant, all of it must be spent by 31 March or we pay it back',
  'at least €1,100 monthly',
  '$4,000, use it or lose it by June',
  'งบ 40,000 ต้องใช้ให้หมดก่อนสิ้นปี',
])('all of it: %s', (budget) => expect(isBound(budget)).toBe(true));

test.each([
  '£3,000 in all',
  'up to €1,100 a month',
  'เดือนละ 40,000 บาท',
  'we spent £900 last year, now £600 a month',
])('may be held back: %s', (budget) => expect(isBound(budget)).toBe(false));
