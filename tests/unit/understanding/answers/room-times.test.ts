/** Times at which nothing is left, and times that nobody takes. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { readRoomTimes, timesToFill } from '../../../../src-worker/understanding/answers/room-times.ts';
import { readDays, readOpening } from '../../../../src-worker/understanding/figures/opening.ts';

describe('nothing is left', () => {
  test.each([
    ['weekends always full', 'weekends always full'],
    ['max 70 at once, weekends always full', 'weekends always full'],
    ['Evenings and Saturday packed to February', 'Evenings and Saturday packed to February'],
    ['Monday/Friday no space', 'Monday/Friday no space'],
    ['booked to 20 jan', 'booked to 20 jan'],
    ['ตรวจได้วันละ 22 คน เสาร์อาทิตย์เต็มแล้ว', 'เสาร์อาทิตย์เต็มแล้ว'],
    ['วันที่ 20-30 เม.ย. เต็มแล้วทุกทีม', 'วันที่ 20-30 เม.ย. เต็มแล้วทุกทีม'],
    ['เครื่อง 2 เครื่อง เย็น 17-20 เต็ม', 'เย็น 17-20 เต็ม'],
    ['กลางวันเต็มแล้ว 25', 'กลางวันเต็มแล้ว'],
  ])('%s', (sentence, words) => {
    expect(readRoomTimes(sentence)).toMatchObject([{ kind: 'full', words }]);
  });
});

describe('nobody takes it', () => {
  test.each([
    ['Mon to Thu the hall is just lying empty', 'Mon to Thu the hall is just lying empty'],
    ['winter is slow', 'winter is slow'],
    ['Tues Wed Thurs we have roughly 11 gaps a week', 'Tues Wed Thurs we have roughly 11 gaps a week'],
    ['room is Tue + Thu afternoons only', 'room is Tue + Thu afternoons only'],
    ['คลาสเย็น 6 โมง 1 ทุ่ม ว่างรวมกัน 30 ที่', 'คลาสเย็น 6 โมง 1 ทุ่ม ว่างรวมกัน 30 ที่'],
    ['กะกลางวันเต็มแล้ว ว่างเฉพาะกะดึก', 'ว่างเฉพาะกะดึก'],
  ])('%s', (sentence, words) => {
    expect(readRoomTimes(sentence).filter(({ kind }) => kind === 'free')).toMatchObject([{ words }]);
  });
});

test.each([
  'ABC full day course on Friday',
  'a full refund until Friday',
  'Mornings 58% full',
  'we want Friday to be full',
  'อยากให้วันศุกร์เต็ม',
  'ฝนตกคืนเงินเต็ม',
  'sold 130 in March, then quiet',
  'คนว่างงานช่วงหน้าฝน',
])('neither: %s', (sentence) => {
  expect(readRoomTimes(sentence)).toEqual([]);
});

describe('what stands on it', () => {
  test('days on which nothing is left are no opening days', () => {
    expect(readDays('ศุกร์-เสาร์เต็มด้วยครอบครัว')).toBeUndefined();
    expect(readDays('พี่เลี้ยงพร้อมงานมีแค่ 40 คน อบรมเพิ่มได้เดือนละ 15')).toBeUndefined();
    expect(readOpening('1 floor a day, no sundays')).toMatchObject({ daysPerWeek: 6 });
  });

  test('what is forbidden right behind such a time is forbidden of that time', () => {
    const form = emptyFormData();
    form.campaignObjectives.currentChallenges = 'ศุกร์-เสาร์เต็มด้วยครอบครัว ห้ามขายสัมมนา\nห้ามโฆษณาแอลกอฮอล์';
    expect(readAnswers(form).rules).toMatchObject([
      { quote: 'ศุกร์-เสาร์เต็มด้วยครอบครัว ห้ามขายสัมมนา', terms: [] },
      { quote: 'ห้ามโฆษณาแอลกอฮอล์', terms: ['แอลกอฮอล์'] },
    ]);
  });

  test('and only the first of several', () => {
    const form = emptyFormData();
    form.campaignObjectives.currentChallenges = 'ศุกร์เสาร์เต็มแล้วไม่ต้องยิง อย่าโพสต์ว่าเห็นพญานาค';
    expect(readAnswers(form).rules.map(({ quote }) => quote)).toEqual([
      'ศุกร์เสาร์เต็มแล้วไม่ต้องยิง',
      'อย่าโพสต์ว่าเห็นพญานาค',
    ]);
  });
});

describe('times that are to be filled, by their names', () => {
  test.each([
    ['mornings free, after 18h full', ['mornings']],
    ['Mon to Thu the hall is just lying empty', ['Mon to Thu']],
    ['room is Tue + Thu afternoons only', ['Tue + Thu afternoons']],
    ['tastings Mon-Thu are 35% full, 60% would be nice', ['Mon-Thu']],
    ['want OFFICE groups Mon-Thurs', ['Mon-Thurs']],
    ['เสาร์อาทิตย์เต็มแล้ว อยากได้วันธรรมดา', ['วันธรรมดา']],
    ['จ-พฤ ห้องใช้ 40% ศุกร์เสาร์เต็ม', ['จ-พฤ']],
    ['คิวเช้า 10-13 น. ว่างเกือบหมด', ['เช้า 10-13 น.']],
    ['ว่างจันทร์-พฤหัส เฉลี่ยวันละ 9 คัน', ['จันทร์-พฤหัส']],
  ])('%s', (sentence, times) => {
    expect(
      timesToFill(sentence)
        .filter(({ isWeekly }) => isWeekly)
        .map(({ words }) => words),
    ).toEqual(times);
  });
  test.each([
    'weekends always full',
    'Induction only every second Monday',
    'only 2 teams free on weekdays',
    'want 85 for all 30 nights',
    'บางเดือนว่างสองอาทิตย์',
    'พี่เลี้ยงดูลูกให้ระหว่างเรียน, กิจกรรมวันเสาร์',
  ])('none: %s', (sentence) => {
    expect(timesToFill(sentence)).toEqual([]);
  });
});

test('until when it is full is told with it', () =>
  expect(readRoomTimes('รอบเช้าเต็มถึง ก.พ. รอบบ่ายว่างมาก').map(({ words }) => words)).toEqual([
    'รอบเช้าเต็มถึง ก.พ.',
    'รอบบ่ายว่างมาก',
  ]));
