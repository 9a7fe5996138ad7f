/** Those whom the goal counts are called as the client calls them. */
import { expect, test } from 'vitest';
import { planOf } from '../plans.ts';

const heading = (specificObjectives: string, language: 'en' | 'th'): string =>
  planOf(
    { specificObjectives, productService: 'Physio', strengths: 'First hour in two days' },
    language,
  ).say.winningZone.headlinePosition({ ours: 'x' });

test.each([
  ['en', '24 new patients in a month, from 18', '“X” is what wins patients'],
  // Who is called so once they have bought is none to be won.
  ['en', '300 club members from 240 by June', '“X” is what wins buyers'],
  ['en', '900 subscribers from 310', '“X” is what wins buyers'],
  ['en', '40 tenants by March', '“X” is what wins tenants'],
  ['en', '90 orders a month', '“X” is what wins buyers'],
  ['th', 'คนไข้ใหม่ 40 รายต่อเดือน', 'คนไข้เลือกเราเพราะ “x”'],
  ['th', 'ออเดอร์ 90 ต่อเดือน', 'ลูกค้าเลือกเราเพราะ “x”'],
] as const)('%s: %s', (language, goal, told) => expect(heading(goal, language)).toBe(told));
