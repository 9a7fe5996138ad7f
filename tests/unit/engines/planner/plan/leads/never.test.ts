/** What never leads: what the business counts for itself, and half a thought. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts } from '../../../../../../src-worker/engines/planner/plan/contrast.ts';
import { rankedOf } from '../../../../../../src-worker/engines/planner/plan/leads/rank.ts';
import { readAnswers } from '../../../../../../src-worker/engines/planner/readings/index.ts';

function leading(strengths: string, after = ''): string[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { strengths, afterSalesService: after });
  const r = readAnswers(form);
  return rankedOf(r, makeContrasts(r)).flatMap(({ claim, mayLead }) => (mayLead ? [claim.words] : []));
}

describe('never leads', () => {
  test.each([
    ['1,100 sets per day', ''],
    ['แพคได้วันละ 120 ออเดอร์', ''],
    ['วันนึงแต่งได้ 45 คน', ''],
    ['กำลังผลิตเต็มที่เดือนละ 6 แสนใบ', ''],
    ['เปิดรับ 26 คืนต่อเดือน', ''],
    ['132 units today', ''],
    ['', 'Autopay 71% of tenants'],
    ['', '55% of houses call us again then'],
    ['', 'commission 12% ของเบี้ย'],
    ['', 'ทุนกล่องละ 118'],
    ['a bit more than half flew again', ''],
    ["we say honestly what's wrong with it", ''],
    ['ไม่ใส่สารกันบูดเลยอยู่ได้ 3 วันในตู้เย็น', ''],
    ['ปีที่แล้วตัดไป 410 คู่', ''],
    ['3.1 confinements avg left to give each before June', ''],
  ])('%s %s', (strengths, after) => expect(leading(strengths, after)).toEqual([]));
});

describe('is told whole', () => {
  test.each([
    ['ใส่แล้วมึนภายใน 60 วัน เปลี่ยนเลนส์ให้ฟรี 1 ครั้ง', 'ใส่แล้วมึนภายใน 60 วัน เปลี่ยนเลนส์ให้ฟรี 1 ครั้ง'],
    ['ช่าง 4 คน ถ้ายื่นช้าเพราะเรา ค่าปรับเราจ่าย', 'ถ้ายื่นช้าเพราะเรา ค่าปรับเราจ่าย'],
    ['ส่งเองด้วยรถแอร์ เค้กไม่เละ ถ้าเละทำใหม่ให้', 'ส่งเองด้วยรถแอร์ เค้กไม่เละ ถ้าเละทำใหม่ให้'],
    ['ขาดจุดเกิน 30 นาที หักค่าบริการวันนั้นเต็ม', 'ขาดจุดเกิน 30 นาที หักค่าบริการวันนั้นเต็ม'],
    ['หมอเจ 11 ปี ทำวันละ 1 เคสเท่านั้น', 'ทำวันละ 1 เคสเท่านั้น'],
    ['Hatch every Tues and Fri so 3-4 days waiting', 'Hatch every Tues and Fri so 3-4 days waiting'],
    [
      'Colour does not run, we replace if it does within 60 days',
      'Colour does not run, we replace if it does within 60 days',
    ],
    ['Make-up lesson if they are sick, 2 per term', 'Make-up lesson if they are sick, 2 per term'],
    ['Tow it or we drop it $2.20/km', 'Tow it or we drop it $2.20/km'],
    ['หัวหน้าชุดเข้าตรวจกลางคืน 2 ครั้ง/สัปดาห์', 'หัวหน้าชุดเข้าตรวจกลางคืน 2 ครั้ง/สัปดาห์'],
    ['Cameras all round but we do NOT say "secure"', 'Cameras all round'],
  ])('%s', (strengths, expected) => {
    const form = emptyFormData();
    form.clientInfo.strengths = strengths;
    expect(readAnswers(form).strengths).toContain(expected);
  });
  test('a number in Thai figures keeps its thousands', () => {
    const form = emptyFormData();
    form.clientInfo.strengths = 'ของพร้อมส่ง ๒,๔๐๐ แบบ';
    expect(readAnswers(form).strengths.join(' ')).toContain('๒,๔๐๐ แบบ');
  });
});

test('a word of a rule that is said of anything forbids nothing', () => {
  const form = emptyFormData();
  form.clientInfo.strengths = 'Owners are paid on the 10th of every month';
  form.competitiveAnalysis.additionalNotes = 'Dont use Burj Khalifa in every picture pls';
  const r = readAnswers(form);
  expect(rankedOf(r, []).map(({ claim }) => claim.words)).toEqual([
    'Owners are paid on the 10th of every month',
  ]);
});

test('on what terms one buys stands behind what one gets', () =>
  expect(
    leading('Month to month, cancel any time. Gate code by text in 4 minutes, no office visit')[0],
  ).toMatch(/^Gate code/u));
