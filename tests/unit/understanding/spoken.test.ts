import { describe, expect, test } from 'vitest';
import { asWritten, withoutAnnouncing } from '../../../src-worker/understanding/spoken.ts';

describe('what only speech needs is left out', () => {
  test.each([
    ['um something like, you are home by six', 'you are home by six'],
    ['okay so we fix boats', 'we fix boats'],
    ['Well, the lease ends in May', 'the lease ends in May'],
    ['so I do the nails and, you know, the lashes', 'I do the nails and the lashes'],
    ["we drive patients. that's it. no stretchers", 'we drive patients. no stretchers'],
    ['on time, every time. Yeah.', 'on time, every time.'],
    ['my mother did it for eleven years so. yeah', 'my mother did it for eleven years.'],
    ['we print comma cut and fold full stop no design', 'we print, cut and fold. no design'],
    ['open seven days, I guess', 'open seven days'],
    ['January... no, the May cohort', 'the May cohort'],
    ['Two vans... no drivers yet', 'Two vans... no drivers yet'],
    ['มีช่างไปดูหน้างานฟรีค่ะ ไม่คิดค่าเดินทางนะคะ', 'มีช่างไปดูหน้างานฟรีค่ะ ไม่คิดค่าเดินทาง'],
    ['เอ่อ คือแบบ ร้านเปิดมาสิบปีครับ', 'ร้านเปิดมาสิบปี'],
    ['สอนเองทุกคลาส 5555', 'สอนเองทุกคลาส'],
    ['ส่งฟรีครับ\nคืนได้ 7 วัน', 'ส่งฟรี\nคืนได้ 7 วัน'],
  ])('%s', (spoken, written) => {
    expect(asWritten(spoken)).toBe(written);
  });
});

describe('numbers that were dictated are figures', () => {
  test.each([
    ['ninety eight point six percent on time', '98.6% on time'],
    ['thirty eight dollars one way', '38 dollars one way'],
    ['twenty two hundred a month', '2,200 a month'],
    ['between sixty and eighty five', 'between 60 and 85'],
    ['seven clinics and one van', 'seven clinics and one van'],
    ['one in four becomes a member', 'one in four becomes a member'],
    ['half a million steps', '500,000 steps'],
  ])('%s', (spoken, written) => {
    expect(asWritten(spoken)).toBe(written);
  });

  test('a slogan keeps its words', () => {
    expect(asWritten('Forty bands. One pit yard.', { inWords: true })).toBe('Forty bands. One pit yard.');
  });
});

test.each([
  'Patients fresh out of the ER. The spouse books.',
  'So Good Noodles is our brand',
  'well water pumps and right angle drills',
  'a trial period of 30 days',
  'Twenty Four Seven Gym opens at five',
  'a fifty-something crowd',
  '20 mm board, cut to size',
  'ยอด 5,555 บาทต่อเดือน',
  'แพ็ก 555 ชิ้น',
  'like new, or better',
  'No. 1 in the north. Yes, since 1988.',
  'yeah',
  'honestly priced timber',
  'ไม่ใช้คำว่า ถูกที่สุด',
  'We answer within ten minutes or so.',
])('nothing that says something goes: %s', (text) => {
  expect(asWritten(text)).toBe(text);
});

test('what only announces a strength is none of it', () => {
  expect(withoutAnnouncing('See, their whole thing is same therapist comes all 24 visits')).toBe(
    'same therapist comes all 24 visits',
  );
  expect(withoutAnnouncing('One nurse travels. So the main thing is that no one is left behind')).toBe(
    'One nurse travels. no one is left behind',
  );
  expect(withoutAnnouncing('the main gate is open')).toBe('the main gate is open');
});
