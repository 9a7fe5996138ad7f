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

/** A day is a deadline only where what is sold is needed by it. */
test.each([
  ['Charity. Volunteers read in schools, monthly giving', 'People sign up just before Christmas', undefined],
  ['Gym with monthly membership', 'They join before the summer holidays', undefined],
  ['ฟิตเนส สมาชิกรายเดือน', 'คนสมัครเยอะก่อนสงกรานต์', undefined],
  ['Coffee subscription, beans every two weeks', 'Most start it before Christmas', undefined],
  ['Volunteering as a reading mentor', 'People come forward before the new term', undefined],
  ['Pottery course, six evenings', 'Most people book before Christmas', undefined],
  [
    'Swimming course for adults, ten lessons',
    'They booked a holiday by the sea, or their own child asked why they stay out',
    undefined,
  ],
  ['Swimming course for adults, ten lessons', 'They booked a holiday by the sea', 'trip'],
  ['Gift baskets with fruit', 'They must have it before Christmas', 'festival'],
  ['กระเช้าของขวัญ', 'ลูกค้าต้องได้ก่อนปีใหม่', 'festival'],
  ['รับทำความสะอาดบ้าน', 'คนเรียกก่อนตรุษจีน', 'festival'],
  ['Bookkeeping for small firms', 'Owners come before the tax deadline', 'tax'],
  ['IELTS course, eight weeks', 'They have an exam date', 'exam'],
])('%s, %s: %s', (sold, told, id) => {
  const form = emptyFormData();
  form.clientInfo.productService = sold;
  form.targetAudience.additionalDemographics = told;
  const moment = momentOf(readAnswers(form));
  expect(moment?.id).toBe(id);
  expect(moment?.isDated ?? false).toBe(id !== undefined);
});

test.each([
  [{ a: 'snapped on a Friday', b: 'wedding photos', c: 'a new job' }],
  [{ a: 'interview', b: 'wedding', c: 'travelling' }],
])('%o: one of several events is not the day of all', ({ a, b, c }) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Dentures and repairs';
  form.targetAudience.additionalDemographics = `Triggers: ${a}, ${b}, ${c}`;
  const moment = momentOf(readAnswers(form));
  expect(moment?.id).toBeUndefined();
  expect(moment?.events).toEqual([a, b, c]);
});

test.each([
  [
    'เด็กจบ ม.6 ไม่ต่อมหาลัย / คนงานโรงงานโดนเลิกจ้าง',
    'เพื่อนรุ่นพี่ได้งาน รพ.เอกชน / แม่ป่วยเลยอยากเป็น — กลัวหนี้ พ่อแม่ต้องเซ็น',
    ['เพื่อนรุ่นพี่ได้งาน รพ.เอกชน', 'แม่ป่วยเลยอยากเป็น'],
  ],
  [
    'first or second home, body corp rules about front yard in 6 months',
    'start when the builder hands over a mud pit / ACT rule that verge must be done',
    ['the builder hands over a mud pit', 'ACT rule that verge must be done'],
  ],
])('%s: what is told of one group does not outrank what is told of all', (who, told, events) => {
  const form = emptyFormData();
  form.clientInfo.productService = 'Design and build';
  form.targetAudience.targetDemographics = who;
  form.targetAudience.additionalDemographics = told;
  expect(momentOf(readAnswers(form))?.events).toEqual(events);
});
