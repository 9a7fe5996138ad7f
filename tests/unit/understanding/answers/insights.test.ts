/** What a client knows of its buyers and tells in passing. */
import { describe, expect, test } from 'vitest';
import { insightsIn, losesLittle } from '../../../../src-worker/understanding/answers/insights.ts';

const told = (answer: string) => insightsIn(answer).map(({ kind, who, words }) => [kind, who, words]);

describe('insights', () => {
  test.each<[string, [string, string, string][]]>([
    [
      'Google £7 a click. Most calls come from shift leaders, but the maintenance manager signs and wants a PO first',
      [
        ['asks', 'shift leaders', 'Most calls come from shift leaders'],
        ['decides', 'maintenance manager', 'the maintenance manager signs and wants a PO first'],
      ],
    ],
    [
      'Mums book, teens say no to metal',
      [
        ['asks', 'Mums', 'Mums book'],
        ['refuses', 'teens', 'teens say no to metal'],
      ],
    ],
    [
      'Only 1 in 20 ends up approved. Most drop off between the phone call and home visit',
      [['breaks', '', 'Most drop off between the phone call and home visit']],
    ],
    [
      'คลิกละ 14 บาท จองจริง 1 ใน 5 ส่วนใหญ่ภรรยาเป็นคนทักแต่สามีไม่ยอมตรวจ',
      [
        ['asks', 'ภรรยา', 'ส่วนใหญ่ภรรยาเป็นคนทัก'],
        ['refuses', 'สามี', 'สามีไม่ยอมตรวจ'],
      ],
    ],
    ['คนทัก 55 บาท/ทัก ปิดได้ 30% แต่ทักไกลนอกเมืองเยอะ ไปไม่ได้', [['breaks', '', 'ทักไกลนอกเมืองเยอะ ไปไม่ได้']]],
    ['ลูกค้าทักเยอะ ถามราคาแล้วหาย ไม่รับงานไกลเกิน 120 กม.', [['breaks', '', 'ถามราคาแล้วหาย']]],
    ['คนอยู่ไกลเกิน 40 กม. ไม่จอง', [['breaks', '', 'คนอยู่ไกลเกิน 40 กม.']]],
    [
      "We don't go to jobs too far out. Half go quiet once we send the quote",
      [['breaks', '', 'Half go quiet once we send the quote']],
    ],
    ['Half book online, never show up', [['breaks', '', 'Half book online, never show up']]],
    ['เถ้าแก่เป็นคนเซ็น', [['decides', 'เถ้าแก่', 'เถ้าแก่เป็นคนเซ็น']]],
  ])('%s', (answer, found) => expect(told(answer)).toEqual(found));

  test.each([
    'Weekends are full but weekdays are a ghost town',
    'People ask whether we deliver',
    'We book two months ahead',
    'ลูกค้าถามราคาบ่อย',
    'คนที่ลางานพาไปไม่ได้',
    'นัดดูแล้วทำจริง 40% ไม่รับงานไกลเกิน 120 กม.',
    'เราไม่ส่งบ้านที่ไกลเกิน',
    'รับเฉพาะในเมือง ไม่ไกลเกิน 15 กิโล',
    'รอบส่งไม่ไกลเกิน',
    'No venues too far from the depot',
    'We never ghost anybody',
    'only homes in town, not too far',
  ])('%s: nothing that is told of one of them', (answer) => expect(told(answer)).toEqual([]));
});

describe('what sets them looking is no place where they are lost', () => {
  test.each([
    'They call after an agent is robbed or after three no-shows on one night',
    'People ring when the last firm did not turn up',
    'ลูกค้าทักหลังช่างเก่าไม่มาตามนัด',
  ])('%s', (answer) => expect(told(answer).filter(([kind]) => kind === 'breaks')).toEqual([]));
  test.each(['Parents drop off kids at 8', 'Owners drop off dogs before work'])(
    'nor is where something is brought: %s',
    (answer) => expect(told(answer).filter(([kind]) => kind === 'breaks')).toEqual([]),
  );
  test('but who does not come is lost', () =>
    expect(
      told('Most drop off between the phone call and home visit').some(([kind]) => kind === 'breaks'),
    ).toBe(true));
});

describe('what every business loses is no place where one loses its buyers', () => {
  test.each<[string, boolean]>([
    ['no show 5%', true],
    ['30% drop out after the trial and 5% at payment', false],
    ['Most drop out after the trial', false],
  ])('%s', (words, is) => expect(losesLittle(words)).toBe(is));
});
