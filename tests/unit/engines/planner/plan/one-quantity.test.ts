/** A figure stands beside a figure of the same thing only: a refund's time beside a queue's is no contrast, one price for the same thing is. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { pointOf } from '../../../../../src-worker/understanding/phrases/index.ts';
import { claimsOf } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { makeContrasts, type Contrast } from '../../../../../src-worker/engines/planner/plan/contrast.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

interface Told {
  strengths?: string;
  price?: string;
  hero?: string;
  product?: string;
  weak: string;
}

function contrastsOf({
  strengths = '',
  price = '',
  hero = '',
  product = 'Kitchens',
  weak,
}: Told): Contrast[] {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: product,
    strengths,
    startingPrice: price,
    heroProduct: hero,
  });
  form.competitiveAnalysis.competitors = [
    { id: 'a', name: 'Another', website: '', strengths: '', weaknesses: weak },
  ];
  return makeContrasts(readAnswers(form)).filter(({ leads }) => leads === 'us');
}

test.each<[string, Told]>([
  ['how long they are there and how long one waits', { strengths: '2 days on site', weak: '14 week wait' }],
  [
    'a price by return and the work itself',
    { product: 'Certified translation', strengths: 'Upload photo, price in 20 min', weak: '5-10 days' },
  ],
  [
    'a time to give it back and a queue',
    { product: 'แว่นคุมสายตาเด็ก', strengths: 'ใส่แล้วไม่ถูกกันใน 30 วันคืนครึ่งนึง', weak: 'คิว 4 เดือน' },
  ],
  [
    'pupils to a teacher and beds in a room',
    { product: 'โรงเรียนประจำ', strengths: 'ครู 1 ต่อนักเรียน 8', weak: 'ห้องพัก 4 คน' },
  ],
])('%s are no pair', (_, told) => expect(contrastsOf(told)).toEqual([]));

test.each<[string, Told, number, number]>([
  [
    'a bare sum that is told as their weakness is for the time that ours is for',
    { product: 'Nursing home', price: '£1,390 per week', weak: '£1,750' },
    1390,
    1750,
  ],
  [
    'days in the name of a course are not the day of another offer',
    {
      product: 'Avalanche level 1, companion rescue day',
      price: '$545, rescue day 165',
      hero: 'Level 1 (3 days)',
      weak: '$720, 4 hr drive',
    },
    545,
    720,
  ],
])('%s', (_, told, ours, theirs) => {
  const found = contrastsOf(told).find(({ point }) => point.id === 'price');
  expect(found?.us.figure).toMatchObject({ value: ours });
  expect(found?.them.figure).toMatchObject({ value: theirs });
});

test('the least that is bought is no price', () =>
  expect(
    contrastsOf({ product: 'HR software', price: '€2.40 per employee per month, min €60', weak: 'min 100' }),
  ).toEqual([]));

test.each<[string, Told]>([
  [
    'of 3 to one, and a group of 12',
    {
      product: 'Surf school',
      strengths: 'max 3 students for one instructor',
      weak: 'group of 12 in front of everybody',
    },
  ],
  ['of 15 and 25', { product: 'Preschool', strengths: '15 in room, 3 teacher', weak: '25 in class' }],
  ['by 11.50, and at 1 pm', { product: 'Bento', strengths: 'delivered by 11.50', weak: 'comes at 1 pm' }],
  [
    'before 10, and at 2',
    {
      product: 'Water cans',
      strengths: 'before 10 or the can is free',
      weak: "comes at 2 o'clock after three calls",
    },
  ],
])('ours is ahead: %s', (_, told) =>
  expect(contrastsOf(told).map(({ us }) => us.words)).toEqual([told.strengths]),
);

test('so much land is compared with so much land, and is no price; short Thai statements are told', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: 'ทาวน์โฮม 2 ชั้น',
    strengths: 'ที่ดิน 52 ตร.วา, ฟรีโอน, จอดรถได้ 2 คัน',
  });
  form.competitiveAnalysis.competitors = [
    { id: 'a', name: 'โครงการข้างๆ', website: '', strengths: '', weaknesses: '35 ตร.วา' },
  ];
  const r = readAnswers(form);
  expect(makeContrasts(r).map(({ us, them }) => [us.words, them.words])).toEqual([
    ['ที่ดิน 52 ตร.วา', '35 ตร.วา'],
  ]);
  expect(claimsOf(r).map(({ words }) => words)).toEqual(['ที่ดิน 52 ตร.วา', 'ฟรีโอน', 'จอดรถได้ 2 คัน']);
  expect(pointOf('35 ตร.วา', 'rivalbad').point).not.toBe('price');
});
