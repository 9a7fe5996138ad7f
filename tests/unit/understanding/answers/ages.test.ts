import { expect, test } from 'vitest';
import { agesIn, areOthers } from '../../../../src-worker/understanding/answers/ages.ts';

test.each<[string, number, number, boolean]>([
  // The chosen ages stand beside those of who is brought, cared for or at home.
  ['Daughter or son 50-65 for mum or dad 82+', 50, 65, false],
  ['ลูกวัย 35-55 ของผู้สูงอายุ 60-80', 35, 55, false],
  ['ลูกสาววัย 35-50 พาพ่อแม่ 65+ ไป', 35, 55, false],
  ['ลูกวัย 45-60 ที่พ่อแม่อายุ 75+ ยังคุยรู้เรื่อง', 45, 60, false],
  ['mothers of girls 13-14, padrinos help pay', 32, 50, false],
  ['parents with children aged 6 to 12', 30, 45, false],
  ['แม่ที่มีลูกวัย 7-12 ปี', 30, 45, false],
  ['Women 30-45', 25, 40, false],
  // Nobody of the chosen ages is named.
  ['Parents 28 to 45, at least one working from home', 3, 6, true],
  ['ลูกหรือหลานของผู้ป่วยโรคไต อายุ 35-55 ที่ทำงานแล้ว', 60, 85, true],
  ['Retired couples aged 60 to 75', 25, 40, true],
])('%s beside %i to %i', (text, min, max, others) => {
  expect(areOthers(text, min, max)).toBe(others);
});

test.each<[string, readonly [number, number]]>([
  ['เจ้าของเก๋งกระบะอายุ 7-15 ปี', [0, 0]],
  ['owners of vans aged 8 to 12', [0, 0]],
  ['houses 30-50 years, owners retired', [0, 0]],
  ['คุณแม่อายุ 30-45 ปี มีบ้านเดี่ยว', [30, 45]],
])('%s names ages of people alone', (text, ages) => expect(agesIn(text)).toEqual(ages));
