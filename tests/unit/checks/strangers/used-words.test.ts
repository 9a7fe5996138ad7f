/** Whether a text of a slide tells a statement of the client. */
import { describe, expect, test } from 'vitest';
import { meaningOf, tells } from '../../../checks/strangers/used-words.ts';

const isTold = (text: string, statement: string): boolean =>
  tells(new Set(meaningOf(text)), meaningOf(statement));

describe('a statement is told', () => {
  test.each([
    [
      'On waiting time buyers find “48 hours to replace a sick medic” with us',
      '48hrs to replace a sick medic',
    ],
    ['We answer with “the panels are washed by a robot”', 'robot washes the panels'],
    ['เราตอบด้วย “ส่งกลิ่นตัวอย่าง 3 กลิ่นในซอง”', 'ส่งกลิ่นตัวอย่าง 3 กลิ่น'],
  ])('%s', (text, statement) => {
    expect(isTold(text, statement)).toBe(true);
  });
  test.each([
    ['Nobody walks on it', 'walk on it in 2 hours, same day'],
    ['บอกราคา 420 บาท', 'แตกเปลี่ยนใหม่ ถ่ายรูปพอ'],
  ])('not: %s', (text, statement) => {
    expect(isTold(text, statement)).toBe(false);
  });
});
