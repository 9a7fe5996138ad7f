/** Of several prices that of the hero product, what is free beside other sums, and sums whose names look like what they count. */
import { describe, expect, it } from 'vitest';
import { sumsInSign } from '../../../../src-worker/understanding/answers/price-words.ts';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';

const HOME = { unnamed: 'THB', dollar: 'USD' };

describe('readPrice', () => {
  it.each([
    ['58 € session, running study 95 €, bono 5 = 265 €', 'Running study + treatment', 95],
    ['Consult R650 (incl. pano), braces from R40 000', 'Teen braces', 40_000],
    ['£48 first visit, nail surgery £260', 'Nail surgery', 260],
    ['service charge 45,000, IELTS 8,500', 'Service', 45_000],
    ['ตรวจ 900  /  ortho-k คู่ละ 32,000', 'ortho-k', 32_000],
    ['คอนโด 2,500 ทาวน์โฮม 4,000 บ้านเดี่ยว 6,500', 'ตรวจบ้านเดี่ยว', 6500],
    ['ห้องพัดลม 450 ห้องแอร์ 790 บ้านพัก 1,250', 'ห้องแอร์', 790],
    ['classic 790, hybrid 1,190, volume 1,590', 'Hybrid 120 เส้น', 1190],
    ['Session 9 EUR adult, 6 child. Party 690 (up to 60 people)', 'Office party', 690],
    ['£5.99/month or £39 year', 'annual plan', 39],
    // Its own price is the one that names nothing.
    ['$545, rescue day 165', 'Rescue course level 1', 545],
    ['€135 kit + €22 post, reeds are 90', 'Chanter kit', 135],
    // One word of several is none of its name.
    ['£46 a metre rebuild, garden walls £210', 'grant walls', 46],
    // Nothing tells them apart.
    ['Cut 40, colour 90', 'Balayage', 40],
    ['Sofa clean £60, sofa protection £25', 'Sofa', 60],
    ['3x4 79000 / 3x6 128000 / 4x8 199000 ส่งฟรี 60 โล', '3x6 มีห้องน้ำ', 128_000],
    ['4x6 $4,395, 4 x 8 is $5,150', '4×8 safe room', 5150],
  ])('%s: of %s it is %d', (answer, hero, value) => {
    expect(readPrice(answer, HOME, hero).value).toBe(value);
  });

  it.each([
    'Donors pay nothing; coolers are ours. (hospitals $4.75/oz)',
    'free for participants; they are paid $75 per visit',
    'nil; $80 reimbursement per visit',
    'free - gear is on us ($4,800 a set)',
    'no price. compensation is £45 per visit',
    'free. Donation R150 welcome',
    'ฟรี (ค่าใช้จ่ายจริงหัวละ 38,000 จากกองทุน)',
    'ฟรี มัดจำ 200 คืนวันงาน',
  ])('%s: free', (answer) => {
    expect(readPrice(answer, HOME)).toMatchObject({ free: true });
    expect(readPrice(answer, HOME).value).toBeUndefined();
  });

  it.each([
    ['free to join, £9 a month', 9],
    ['free for 30 days then £12 a month', 12],
    ['free delivery, box £27', 27],
    ['ฟรีค่าส่ง กล่องละ 490', 490],
  ])('%s: not free', (answer, value) => {
    expect(readPrice(answer, HOME).value).toBe(value);
  });

  it.each([
    ['£27 each delivery', 27],
    ['$36 incl shipping', 36],
    ['self pay $139 flat', 139],
    ['Rs 38,000 basic, live stream 8,000', 38_000],
    ['$159 (basic $89)', 159],
    ['42,000 fitted incl papers, pressure test 1,800', 42_000],
    ['1,400 house, churches by quote (last one 11k)', 1400],
    ['รองเท้า 1,290 แผ่นรอง 2,400', 1290],
    ['ชุดเล็ก 7,900 ชุดใหญ่มีซุ้ม 15,900', 7900],
    ['ริมโขง 1,190 วิวถนน 790 รวมเช้า', 1190],
    ['29,900 รุ่นไม่มีหลังคา 23,900', 29_900],
    ['51,000 (21 players). Rs 11,000 advance', 51_000],
  ])('%s: %d', (answer, value) => {
    expect(readPrice(answer, HOME).value).toBe(value);
  });
});

it.each([
  ['$40 small shed, large shed 65', '$', '$40 small shed, large shed $65'],
  ['from CA$70 with a trainee, 110 with me', 'CA$', 'from CA$70 with a trainee, CA$110 with me'],
  ['$40 each, min 65', '$', '$40 each, min 65'],
  ['$40 a class, 12 in a room', '$', '$40 a class, 12 in a room'],
  ['£60 for age 16, until 2027', '£', '£60 for age 16, until 2027'],
  ['$350 until March 15, $450 after', '$', '$350 until March 15, $450 after'],
  ['$350 a night, sleeps 14', '$', '$350 a night, sleeps 14'],
  ['$40 a shirt, 10 for free', '$', '$40 a shirt, 10 for free'],
  ['$2,750 two car, three car 3,900', '$', '$2,750 two car, three car $3,900'],
  ['HK$980 per seat, couple 1,800', 'HK$', 'HK$980 per seat, couple HK$1,800'],
  ['₹42,000 fitted, hydro test 1,800', '₹', '₹42,000 fitted, hydro test ₹1,800'],
  ['$180 day. Bond 200', '$', '$180 day. Bond $200'],
  // Models, lots, floors and what is counted.
  ['iPhone 13, $89', '$', 'iPhone 13, $89'],
  ['BMW 320, $89', '$', 'BMW 320, $89'],
  ['$89 screen, BMW 320', '$', '$89 screen, BMW 320'],
  ['Model 300, $1,200', '$', 'Model 300, $1,200'],
  ['model 300, $1,200', '$', 'model 300, $1,200'],
  ['$90 a room, floor 12', '$', '$90 a room, floor 12'],
  ['$90 a room, corridor 12', '$', '$90 a room, corridor 12'],
  ['€45 an hour, lessons 12 for €500', '€', '€45 an hour, lessons 12 for €500'],
  ['$340 up to 1,000 gal, $60 per extra 500', '$', '$340 up to 1,000 gal, $60 per extra 500'],
])('every sum of %s has its sign', (text, sign, expected) => expect(sumsInSign(text, sign)).toBe(expected));
