/** A rule keeps the condition that stands behind it, and takes nothing of what follows. */
import { expect, test } from 'vitest';
import { withEnd } from '../../../../src-worker/understanding/answers/rule-ends.ts';

test.each([
  ['Never film a patient| unless they signed. We are open daily', 'Never film a patient unless they signed'],
  ["Don't post| before the board has seen it; thanks", "Don't post before the board has seen it"],
  ['No names| (except the founder) please', 'No names (except the founder)'],
  ['Do not show the price.| Ask us.', 'Do not show the price.'],
  ['ทุกชิ้นต้องขออนุมัติ| สสจ. ก่อนประมาณ 15 วันค่ะ คลินิกปิดวันพุธ', 'ทุกชิ้นต้องขออนุมัติ สสจ. ก่อนประมาณ 15 วัน'],
  ['โพสต์ต้องให้ผอ.ดูก่อน| 3 วัน ห้ามลงรูป', 'โพสต์ต้องให้ผอ.ดูก่อน 3 วัน'],
  ['ไม่ขายปลีกต่ำกว่า 50 ตัว| (ยกเว้นลังสั่งทำ) ห้ามใส่ชื่อ', 'ไม่ขายปลีกต่ำกว่า 50 ตัว (ยกเว้นลังสั่งทำ)'],
  ['ห้ามลงรูปเด็ก| ร้านเปิดทุกวัน', 'ห้ามลงรูปเด็ก'],
])('%s', (marked, expected) => {
  const end = marked.indexOf('|');
  const answer = marked.replace('|', '');
  const whole = withEnd(answer, { start: 0, end });
  expect(answer.slice(whole.start, whole.end)).toBe(expected);
});
