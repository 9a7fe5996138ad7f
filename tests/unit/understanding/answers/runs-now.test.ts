/** What runs or stands idle on the day on which it is told. */
import { expect, test } from 'vitest';
import { runsNow } from '../../../../src-worker/understanding/answers/runs-now.ts';

const TODAY = new Date('2026-11-29T00:00:00.000Z');

test.each([
  ['gas job ended in Oct, 6 machines sat in yard', '', true],
  ['Weekdays lorries are parked', '', true],
  ['รถผมจอดเฉยๆ 9 คัน', '', true],
  ['techs sit idle from April', '', false],
  ['workwear should sell Dec–Feb', '', true],
  ['ทานตะวันบาน ธค-มค ลมนิ่ง', '', true],
  ['', 'summer Dec-Feb is 70% of walkers', true],
  ['app ขึ้น GP เป็น 32% เดือนหน้า', '', true],
  ['New year contracts', '', true],
  ['Chinese new year orders', '', false],
  ['December is sold already so this is for Jan onwards', '', false],
  ['bank wants 70% by next December', '', false],
  ['people plan in jan-mar', '', false],
  ['AEP ends December 7', '', false],
])('%s | %s', (why, told, expected) => {
  expect(runsNow(why, [told], TODAY)).toBe(expected);
});
