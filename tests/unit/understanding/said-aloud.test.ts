/** What an advert may say aloud: whole phrases in the reader's voice or ours, and no note that was written for the agency. */
import { describe, expect, test } from 'vitest';
import {
  isLine,
  isOccasion,
  isPressing,
  isSpeech,
  isSpoken,
  readOut,
} from '../../../src-worker/understanding/said-aloud.ts';

describe('what buyers are heard to say', () => {
  test.each([
    'Will it fit my boat?',
    'What if there’s no water?',
    'How long does it take',
    'I am not a scientist',
    'Why should I pay, I don’t own one?',
    'กลัวหลังคารั่ว',
    'ผ่อนได้ไหม',
  ])('%j is a sentence of theirs', (words) => expect(isSpeech(words)).toBe(true));
  test.each([
    'Everyone assumes dealer = double price',
    'Price vs Coles $4 kg',
    'Has to ask at home',
    'Boring by week 3',
    'They were burnt before',
    'The driver will steal',
    'Tools nicked is no.1?',
    'ผัวติดเองดีกว่าไหม',
    'เครื่องปลอม',
    'เริ่มหา: ปวดหลัง / ล้ม',
  ])('%j is a note', (words) => expect(isSpeech(words)).toBe(false));
});

describe('what sets them looking', () => {
  test.each([
    'Nobody wants to cook tues/wed',
    'Failed MOT',
    'In-laws coming',
    'Last window cleaner stopped turning up',
    'A leak stain on the ceiling',
    'Too hot outside',
    'Handover of a new tower',
    'Basement backs up on a Sunday',
    'เครื่องหยุด',
  ])('%j can be asked of a reader', (words) => expect(isOccasion(words)).toBe(true));
  test.each([
    'Partner demands it',
    'Teacher note',
    'Third kid scare',
    'Hot tub towels bill',
    'Mail pile from insurers',
    'Bankruptcy',
    'A date',
    'New years',
    'New mattress too thick for their sheets',
    'She is 12 weeks pregnant',
    'Lost 2 in 2025',
    'Laid off',
    'รปภ.หิวข้าวแกงซ้ำ',
    'แม่เข้าโรงพยาบาล',
    'หนี้นอกระบบตามหน้าบ้าน',
    'เมียท้อง',
    'ถูกตี',
    'จับแชทได้',
    'husband was violent',
  ])('%j cannot', (words) => expect(isOccasion(words)).toBe(false));
});

test.each([
  ['20 kids max with 2 instructors', true],
  ['8 per class', true],
  ['73 offices', false],
  ['ทีม 5 คน', false],
  ['No labour hire kids', false],
  ['Imports take 14', false],
])('%j is a line of an advert: %j', (words, is) => expect(isLine(words)).toBe(is));

test.each([
  ['We text you a video first', true],
  ['Groups of 5', false],
  ['หมอเจ้าของทำเองทุกเคส', true],
])('%j can be spoken: %j', (words, is) => expect(isSpoken(words)).toBe(is));

test.each([
  ['Order in the app = a free pie every 10', 'Order in the app: a free pie every 10'],
  ['$240 = one new bed with bedding', '$240: one new bed with bedding'],
  ['อุปถัมภ์รายเดือน 500 บาท = ข้าวเช้า 20 มื้อ', 'อุปถัมภ์รายเดือน 500 บาท เท่ากับข้าวเช้า 20 มื้อ'],
  ['Everyone assumes dealer = double price', 'Everyone assumes dealer = double price'],
  ['Bills logo = trademark', 'Bills logo = trademark'],
])('%j is read out as %j', (words, out) => expect(readOut(words)).toBe(out));

test.each<[string, boolean]>([
  ['First hospitality job', false],
  ['Roller blind stuck', false],
  ['Saw the new court', false],
  ['Fix their stroke', false],
  ['Third kid scare', true],
  ['Dad had a stroke', true],
  ['Going blind', true],
  ['Off the beaten track', false],
  ['A family affair', false],
  ['Family affair', false],
  ['My husband had an affair', true],
  ['He was beaten at home', true],
])('%j presses somebody: %s', (words, is) => expect(isPressing(words)).toBe(is));

describe('what is sold for it presses nobody', () => {
  test.each([
    ['28 weeks along', 'Maternity photos', false],
    ['first pregnancy scan', 'Baby shower cakes', false],
    ['surgery for the dog', 'Rehab pool', false],
    ['just had surgery', 'Physiotherapy for dogs', false],
    ['28 weeks along', 'Fitted wardrobes', true],
    ['just had surgery', 'Home cleaning', true],
    ['deep in debt', 'Debt advice', true],
    ['เพิ่งท้อง', 'ถ่ายรูปคุณแม่ตั้งครรภ์', false],
  ])('%s / %s', (words, sold, is) => expect(isPressing(words, sold)).toBe(is));
});
