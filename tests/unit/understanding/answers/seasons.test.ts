/** When the client sells most and when it is closed, in its own words. */
import { expect, test } from 'vitest';
import { readSeasons } from '../../../../src-worker/understanding/answers/seasons.ts';

const read = (text: string, path = 'campaignObjectives.currentChallenges'): string[] =>
  readSeasons([{ path, text }]).map(
    ({ kind, months, feast }) => `${kind} ${[...months].join(',')}${feast ?? ''}`,
  );

test.each<[string, string[]]>([
  ['Nov–Feb is season, the rest is slow', ['busy 11,12,1,2']],
  ['Season runs from November to February.', ['busy 11,12,1,2']],
  ['Our busiest months are June, July and August', ['busy 6,7,8']],
  ['December is our best month', ['busy 12']],
  ['We sell most in April and May', ['busy 4,5']],
  ['Q4 is peak for us', ['busy 10,11,12']],
  ['We are closed in August.', ['closed 8']],
  ['3 days a week, not in august', ['closed 8']],
  ['not Dec to Feb too hot', ['closed 12,1,2']],
  ['so budget off for feb half term easter & aug', ['closed 8']],
  ['งดยิงแอดช่วงเมษายน', ['closed 4']],
  ['It is not easy, August is when they leave', []],
  ['Peak is Mar-May, closed in September', ['busy 3,4,5', 'closed 9']],
  ['ขายดีช่วงเข้าพรรษา', ['busy khao-phansa']],
  ['ขายดีเดือนพฤศจิกายนถึงกุมภาพันธ์ หน้าฝนเงียบ', ['busy 11,12,1,2']],
  ['ไฮซีซั่น ต.ค.-ก.พ.', ['busy 10,11,12,1,2']],
  ['อุทยานปิดเดือนสิงหาคม', ['closed 8']],
  ['เมษาเป็นช่วงขายดี', ['busy 4']],
  ['just engaged at Christmas (26 Dec–14 Feb is the rush)', ['busy 12,1,2']],
  ['ปีใหม่คนตั้งใจ ช่วงมกราสมัครเยอะสุด แล้วเมษาก็หาย', ['busy 1']],
  ['ไม่เกินบ่ายสามหน้าร้อน ช่วงดำนา ก.ค. ไม่รับ', ['closed 7']],
  ['รับเดือนละสิบบริษัท ยกเว้นพฤษภาช่วงปิดงบไม่รับเลย', ['closed 5']],
  ['We open in November.', []],
  ['Low season May to October', []],
  ['Season tickets from 1 March', []],
  ['40 bookings by March', []],
  ['every season we print a new list in May', []],
  ['last season Nov-Feb we sold 400', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test('what a rival says of its months is not ours', () => {
  expect(read('They are closed in August', 'competitiveAnalysis.competitors.0.weaknesses')).toEqual([]);
});
