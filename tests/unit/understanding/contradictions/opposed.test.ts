/** Promised without exception in one answer and taken back in another; and what only looks like it. */
import { expect, test } from 'vitest';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';
import { TODAY } from '../../../checks/strangers/report.ts';
import { formOfTyped, type Typed } from '../../../checks/strangers/typed.ts';

const codes = (answers: Typed): string[] =>
  contradictionsIn(formOfTyped(answers), TODAY).map(({ code }) => code);

test.each<[string, Typed]>([
  ['all in, and on top', { strengths: '18% all in', price: 'Linen AED 350 on top' }],
  ['no hidden costs, and a charge', { message: 'No hidden costs', after: 'Skip permit is £45 extra' }],
  [
    'everything included, and extra',
    { strengths: 'Everything is included', notes: 'Gas and bait are charged separately, $40 a day' },
  ],
  ['รวมทุกอย่าง แต่บวกเพิ่ม', { strengths: 'ราคารวมทุกอย่างแล้ว', notes: 'ขนขึ้นชั้นสามคิดเพิ่ม 500' }],
  ['ราคาเดียวจบ แต่จ่ายเพิ่ม', { message: 'ราคาเดียวจบ', price: 'เริ่ม 8,900 วัสดุจ่ายเพิ่ม 1,200' }],
  [
    'cancel any time, and months',
    { strengths: 'Cancel any time', after: 'Minimum 3 months after the trial box' },
  ],
  ['no lock-in, and a contract', { strengths: 'No lock-in', price: '$69 a month on a 12-month contract' }],
  ['ไม่ผูกมัด แต่ขั้นต่ำ', { strengths: 'ไม่มีผูกมัด', price: 'เดือนละ 990 สัญญาขั้นต่ำ 6 เดือน' }],
  [
    'a single one, and five at least',
    { product: 'เช่ารถกระเช้า รับเฉพาะงาน 5 คันขึ้นไป', audience: 'คันเดียวก็รับ ทักมาได้' },
  ],
  ['no minimum, and a smallest order', { strengths: 'No minimum order', price: '£2.40 each, MOQ 250' }],
  [
    'round the clock, and nights off',
    { strengths: '24 hour breakdown service', notes: 'No call-outs after 10 please' },
  ],
  ['บริการ 24 ชม แต่สามทุ่มไม่รับ', { strengths: 'ช่าง 4 คน บริการ 24 ชม', after: 'หลังสามทุ่มไม่รับงานครับ' }],
  [
    'brought every day, and not on Monday',
    { strengths: 'we deliver 2am to 6am every day', after: 'Monday no delivery' },
  ],
  [
    'brought all week, and not at weekends',
    { strengths: 'we deliver to the hotel, 7 days a week', notes: 'not on weekend delivery' },
  ],
  ['ส่งทุกวัน แต่อาทิตย์ไม่ส่ง', { strengths: 'ส่งฟรีทุกวัน', notes: 'วันอาทิตย์ไม่ส่ง' }],
  ['เปิดทุกวัน แต่ปิดอาทิตย์', { product: 'ล้างแผล เปิดทุกวัน 8.00-17.00', challenges: 'วันละ 24 คน วันอาทิตย์ปิด' }],
  ['open daily, and closed', { strengths: 'Open daily', after: 'Mondays we are closed' }],
  ['trade alone, and retail', { product: 'Wholesale only', notes: 'We also sell some retail from the gate' }],
  [
    'walk in, and book first',
    {
      strengths: 'No appointment needed',
      challenges: 'Bookings only on Saturday. Must be booked a day before',
    },
  ],
  [
    'beginners, and experienced only',
    { strengths: 'Beginners welcome', notes: 'You must have some riding experience' },
  ],
  ['every age, and adults only', { message: 'Fun for all ages', notes: 'Adults only after 6pm' }],
  ['clinic alone, and at home', { product: 'Foot care, in the clinic only', strengths: 'We come to you' }],
  ['ไม่มีหน้าร้าน แต่แวะร้าน', { product: 'ขายออนไลน์อย่างเดียว', after: 'แวะที่ร้านรับของได้' }],
  [
    'volunteers, and pay',
    { strengths: '100% volunteer run', challenges: 'Our vet tech is paid two days a week' },
  ],
  [
    'no discounts, and a coupon',
    { strengths: 'Fixed price no discount whole year', after: 'New customer coupon goes by WhatsApp' },
  ],
  [
    'pets welcome, and no pets',
    { strengths: 'Pets welcome', notes: 'No pets in the house, mum is allergic' },
  ],
  ['พาหมามาได้ แต่ห้าม', { strengths: 'พาหมาแมวมาได้เลย', notes: 'ในบ้านห้ามสัตว์เลี้ยงทุกชนิด' }],
  [
    'child friendly, and no children',
    { strengths: 'Child-friendly garden', notes: 'We do not take children at weekends' },
  ],
  ['money back, and none', { strengths: 'Money-back guarantee', notes: 'We do not give refunds' }],
])('%s', (_, answers) => expect(codes(answers)).toContain('against'));

test.each<[string, Typed]>([
  ['by choice', { strengths: 'All in one price', price: '£90, express cleaning £20 extra' }],
  ['tax', { strengths: 'Fixed price', price: '£900 plus VAT' }],
  ['an order is no term', { strengths: 'No contract', price: 'Minimum order 20 boxes' }],
  ['free from a sum', { strengths: 'ไม่มีขั้นต่ำ', after: 'ส่งฟรีขั้นต่ำ 500 บาท' }],
  ['the website sleeps never', { strengths: 'Order online 24/7', notes: 'Shop closed Sundays' }],
  ['it is denied', { challenges: 'Not 24/7, phone off 9pm', strengths: 'Fast' }],
  ['wrong enquiries', { product: 'ขายส่งเท่านั้น ไม่ขายปลีก', adIssues: 'ทักมามีแต่ลูกค้าปลีก' }],
  ['pictures', { strengths: 'Children welcome', notes: 'No kids in photos without permission' }],
  [
    'open every day, and no delivery on one',
    { strengths: 'Open every day', after: 'no delivery on Sundays' },
  ],
  [
    'all inclusive, and one thing more that is done',
    { price: '$3,150 all inclusive', product: 'Direct cremation, plus small gatherings for up to 40' },
  ],
  ['buyers ask', { strengths: 'No deposit', audience: "They ask 'do you take a deposit?'" }],
  ['a rival', { strengths: 'No joining fee, cancel any time', notes: 'Competitor has a 12 month contract' }],
  ['a part of the year', { strengths: 'Open every day in summer', notes: 'Closed Mondays' }],
  ['open, not closed', { strengths: 'บริการ 24 ชม', notes: 'เปิดหกโมงเช้า' }],
  ['a deposit that comes back', { strengths: 'Nothing to pay up front', price: 'Refundable deposit £50' }],
  ['siblings', { strengths: 'No discounts, ever', price: '£30 a lesson, siblings 10% off' }],
])('no contradiction: %s', (_, answers) => expect(codes(answers)).toEqual([]));
