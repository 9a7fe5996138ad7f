/** What sets buyers looking, where the answer to 'why now' goes on to tell how they are lost. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { momentOf } from '../../../../../src-worker/engines/planner/plan/moment.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

test.each([
  ['รับลอกท่อ', 'น้ำท่วมทุกปีเดือนนี้ คนโทรมาแล้วเงียบหาย', 'น้ำท่วมทุกปีเดือนนี้'],
  ['เจาะบ่อบาดาล', 'แล้งปีนี้มาเร็ว คนโทรเยอะแต่ถามราคาแล้วหาย', 'แล้งปีนี้มาเร็ว'],
  [
    'Boiler fitting',
    'Everybody wants one before the winter, but half go quiet',
    'Everybody wants one before the winter',
  ],
])('%s, %s: no drop-out in it', (sold, why, words) => {
  const form = emptyFormData();
  form.clientInfo.productService = sold;
  form.clientInfo.whyNeedNow = why;
  expect(momentOf(readAnswers(form))?.said.words).toBe(words);
});
