/** What is not yet to be used is told with what it is. */
import { expect, test } from 'vitest';
import { withHead } from '../../../../src-worker/understanding/answers/rule-heads.ts';

test.each([
  ['ครูต่างชาติเหลือวีซ่า 1 คนหมดมีนา อย่าเพิ่งใช้รูป', 'อย่าเพิ่งใช้รูป', 'ครูต่างชาติเหลือวีซ่า 1 คนหมดมีนา อย่าเพิ่งใช้รูป'],
  ['ป้ายใหม่ยังไม่เสร็จ อย่าเพิ่งถ่าย', 'อย่าเพิ่งถ่าย', 'ป้ายใหม่ยังไม่เสร็จ อย่าเพิ่งถ่าย'],
  [
    'the new wing opens in March, pls dont show it yet',
    'pls dont show it yet',
    'the new wing opens in March, pls dont show it yet',
  ],
  [
    'New van is still white so dont use it yet',
    'so dont use it yet',
    'New van is still white so dont use it yet',
  ],
  // What stands before it is another order.
  ['ห้ามใช้คำว่าถูก อย่าเพิ่งลงราคา', 'อย่าเพิ่งลงราคา', 'อย่าเพิ่งลงราคา'],
  ['ห้องเล็กมาก ห้ามใช้รูป', 'ห้ามใช้รูป', 'ห้ามใช้รูป'],
  ['3 เที่ยวต่อสัปดาห์ สายใต้เต็มแล้ว ห้ามโปรโมต', 'ห้ามโปรโมต', 'สายใต้เต็มแล้ว ห้ามโปรโมต'],
  ['คอร์สเด็กเต็มแล้ว อย่าโฆษณาอีก', 'อย่าโฆษณาอีก', 'คอร์สเด็กเต็มแล้ว อย่าโฆษณาอีก'],
  // An order that names nothing ends the run that does.
  ['รูปกล่องลูกค้าแบรนด์ครีมห้ามลง', 'ห้ามลง', 'รูปกล่องลูกค้าแบรนด์ครีมห้ามลง'],
  ['สีธงโรงเรียนคู่แข่งห้ามใช้', 'ห้ามใช้', 'สีธงโรงเรียนคู่แข่งห้ามใช้'],
])('%s', (answer, order, whole) => {
  const start = answer.indexOf(order);
  const span = withHead(answer, { start, end: start + order.length });
  expect(span && answer.slice(span.start, span.end)).toBe(whole);
});
