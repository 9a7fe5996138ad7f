/** Who pays and for whom it is: both are told, and adverts reach who pays. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { partiesIn } from '../../../../src-worker/understanding/answers/parties.ts';
import { readAudience } from '../../../../src-worker/understanding/answers/audience.ts';

describe('told apart', () => {
  test.each([
    ['คนทักและคนจ่ายคือลูกสาว 35-50 คนใช้คือแม่ 55-75', 'ลูกสาว 35–50', 'แม่ 55–75'],
    ['คนไข้ส่วนใหญ่อายุ 55-75 ปวดเข่า แต่คนที่ทักมาถามคือลูกสาว 35-50 เป็นคนจ่าย', 'ลูกสาว 35–50', 'คนไข้ 55–75'],
    ['ผู้สูงอายุ 65-80 ลูกหลานวัย 35-55 เป็นคนจ่าย', 'ลูกหลาน 35–55', 'ผู้สูงอายุ 65–80'],
    ['คนเรียนคือเด็ก คนจ่ายเป็นแม่ 30-45', 'แม่ 30–45', 'เด็ก'],
    ['Patients are mostly 70+, but their daughters (40-60) call and pay', 'daughters 40–60', 'Patients 70+'],
    [
      'Paid for by sons and daughters 40-60, used by their parents 70+',
      'sons and daughters 40–60',
      'parents 70+',
    ],
    ['Buyer: daughter 35-50, user: mother 65-80', 'daughter 35–50', 'mother 65–80'],
    ['Residents are 80+, their children 50-65 choose', 'children 50–65', 'Residents 80+'],
  ])('%s', (words, pays, uses) => {
    const found = partiesIn(words);
    const told = (party?: { who: string; ages: string }): string =>
      [party?.who, party?.ages].filter(Boolean).join(' ');
    expect([told(found?.pays), told(found?.uses)]).toEqual([pays, uses]);
  });

  test.each([
    'Women 45-70, ex teachers, nans',
    'Homeowners 35-60 who book online',
    'Retired fellas mostly, but daughters buy it as a gift',
    'เจ้าของร้านข้าวแกง ร้านอาหารใต้',
    'พนักงานออฟฟิศ 25-40',
  ])('%s: one of them alone is not', (words) => expect(partiesIn(words)).toBeUndefined());
});

test('ages of adverts are those of who pays, whatever was ticked for both', () => {
  const form = emptyFormData();
  Object.assign(form.targetAudience, { ageRangeMin: 35, ageRangeMax: 75 });
  const { ages, groups } = readAudience(form, 'คนจ่ายคือลูกสาว 35-50 คนใช้คือแม่ 55-75', '', false);
  expect([ages, ...groups]).toEqual(['35–50', 'ลูกสาว', 'แม่']);
});
