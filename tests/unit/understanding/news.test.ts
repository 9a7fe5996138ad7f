/** What is new at the client is told without what presses it; what others open is not its news. */
import { describe, expect, test } from 'vitest';
import { newsIn } from '../../../src-worker/understanding/news.ts';

describe('told', () => {
  test.each([
    [
      'Dr. Holloway joins Jan 4, she can do surgery 3 days a week',
      'Dr. Holloway joins Jan 4, she can do surgery 3 days a week',
    ],
    ['second hygienist started Nov 3 and she sits idle', 'second hygienist started Nov 3'],
    ['Dr. Fenn started August 3 with an empty panel', 'Dr. Fenn started August 3'],
    [
      'Second exam room and a nurse practitioner since October 12, so waits dropped from 7 weeks to 9 days and no one knows it.',
      'Second exam room and a nurse practitioner since October 12, so waits dropped from 7 weeks to 9 days',
    ],
    ['เปิดตัว 15 มกรา มีของ 6,000 ขวดรออยู่', 'เปิดตัว 15 มกรา'],
    [
      'Term 1 starts 1 Feb, enrolments open 7 December and the council does theirs on the 14th',
      'Term 1 starts 1 Feb, enrolments open 7 December',
    ],
    ['reg opens Jan 25', 'Registration opens Jan 25'],
    ['Our books are open for the first time in 3 years', 'books are open for the first time in 3 years'],
    ['books are open for the first time in 3 years', 'books are open for the first time in 3 years'],
    ['opened second floor, 4 rooms more', 'opened second floor, 4 rooms more'],
    [
      'Year 7 applications open in February 2027. The Board is anxious.',
      'Year 7 applications open in February 2027',
    ],
    ['รุ่น 12 เปิด 1 มีนาคม 2570 ตอนนี้มีใบสมัคร 4 ใบ', 'รุ่น 12 เปิด 1 มีนาคม 2570'],
    ['เปิดจอง 10 ก.พ. ปีที่แล้วหมดใน 6 วัน', 'เปิดจอง 10 ก.พ.'],
    ['เปิดสาขาที่ 2 เดือนมีนา อยากให้คนรู้', 'เปิดสาขาที่ 2 เดือนมีนา'],
  ])('%s', (answer, told) => expect(newsIn(answer)).toBe(told));
});

describe('no news of the client', () => {
  test.each([
    'Three new clinics opened nearby this year',
    'Our second stylist left in May',
    'Second floor flooded in March',
    'New court ruling on leases',
    'Second hand book shops are in fashion this year',
    'Extra large rooms are what families ask for',
    'New and cheaper rooms is what people like',
    'ช่างใหม่ยังทำงานช้า',
    'client opens second building on Feb 15',
    'a new clinic of a competitor next door',
    'New workshop lease doubles the floor from 1 Feb',
    'Bought a second truck in May, it stands still two days out of five',
    'season just opened, December weekends are empty',
    'Hunting season begins October',
    'เจ้าใหญ่มาเปิดสาขาในห้าง เด็กเราหายไปครึ่งนึง',
    'ลงเครื่องใหม่ ผ่อนเดือนละ 180,000 เดินไม่เต็ม',
    '',
  ])('%s', (answer) => expect(newsIn(answer)).toBe(''));
});
