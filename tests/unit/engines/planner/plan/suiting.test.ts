/** A fact of ours stands beside what it speaks of: comforts are no answer to a fear, and what nobody can judge is not judged. */
import { describe, expect, test } from 'vitest';
import { bestSuiting, isBeside, suits } from '../../../../../src-worker/engines/planner/plan/suiting.ts';

describe('which fact suits what a buyer says', () => {
  test.each([
    [['free shuttle from the station', 'we deliver to your door'], 'will it hurt', undefined],
    [
      ['surgeon with 20 years', 'free shuttle from the station'],
      'you are too far',
      'free shuttle from the station',
    ],
    [['photos every evening', 'fixed price in writing'], 'the bill doubled', 'fixed price in writing'],
    [['รถรับส่งฟรี', 'รับประกัน 5 ปี'], 'กลัวพัง', 'รับประกัน 5 ปี'],
    [['หมอเฉพาะทาง 3 คน', 'รถรับส่งฟรี'], 'อยู่ไกล เดินทางลำบาก', 'รถรับส่งฟรี'],
    [['free parking'], 'will it hurt', undefined],
  ])('%j for %s', (facts, about, best) => expect(bestSuiting(facts, about)).toBe(best));
  test('what is of no known kind is not judged', () => {
    expect(suits('open since 1990', 'green')).toBeUndefined();
  });
});

test.each([
  ['free shuttle', true],
  ['มีที่จอดรถ', true],
  ['surgeon with 20 years', false],
  ['one plant, one pot', false],
])('%s is a service beside what is sold: %s', (fact, is) => expect(isBeside(fact)).toBe(is));
