/** The facets of an offer that sentences hang on: whom it is for, how they decide, what follows; no word alone tells one. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { planOf, said, type Answers } from './plans.ts';

describe('who is spoken to', () => {
  test.each<[string, Answers, Language, Plan['r']['people']]>([
    ['grown students', { productService: 'คอร์สทำเค้กแต่งงาน 5 วัน', startingPrice: '9,500', targetDemographics: 'เด็กจบใหม่ คนอยากเปิดร้าน' }, 'th', 'students'],
    ['parents who are named', { productService: 'คอร์สว่ายน้ำ', startingPrice: '3,000', targetDemographics: 'พ่อแม่ที่มีลูก 3-6 ขวบ' }, 'th', 'parents'],
    ['young people who decide for themselves', { productService: 'Welding course, 8 weeks', startingPrice: '£900', targetDemographics: 'kids who left school, 16 to 20', ageRangeMin: 16 }, 'en', 'students'],
    ['a room to store things is nobody’s hotel', { productService: 'Lock-up rooms, 3 to 20 m2', heroProduct: '6 m2 room', startingPrice: '€80 a month', targetDemographics: 'couples who move' }, 'en', 'buyers'],
    ['a room for the night is', { productService: 'Six rooms over a pub', heroProduct: 'Room with breakfast included', startingPrice: '£90 a night' }, 'en', 'guests'],
    ['a free service of a county', { companyName: 'Thorne County Eye Service', productService: 'Free eye test at 9 libraries', startingPrice: 'free' }, 'en', 'residents'],
    ['a free service of a house', { companyName: 'The Orchard Rooms', productService: 'Free evening walks for people who live alone', startingPrice: 'Free' }, 'en', 'joiners'],
    ['who buys is paid by nobody', { productService: 'รับซื้อโทรศัพท์เก่า จอแตกก็รับ', startingPrice: 'เครื่องละ 300-4,000' }, 'th', 'sellers'],
    ['who also buys back sells', { productService: 'Reconditioned drums. We also buy empty ones', startingPrice: '£9 each' }, 'en', 'buyers'],
    ['a free trial is no free service', { companyName: 'Ledgerly', productService: 'Invoices on the phone', startingPrice: '£9 a month, first month free' }, 'en', 'buyers'],
  ])('%s', (_name, answers, language, people) => expect(planOf(answers, language).r.people).toBe(people)); // prettier-ignore
});

describe('how they decide', () => {
  test.each<[string, Answers, Language, Plan['r']['way'], Plan['r']['act']['id']]>([
    ['bookings of software are its users’', { productService: 'ระบบจองโต๊ะสำหรับร้านอาหาร จองผ่านไลน์', heroProduct: 'แพ็กเกจร้านเล็ก', startingPrice: 'เดือนละ 790 ทดลองฟรี 14 วัน', targetGroup: 'B2B', website: 'https://x.example' }, 'th', 'trial', 'registration'],
    ['a shop that writes in a chat waits for no quote', { productService: 'แป้งโรตี กระสอบ 25 กก. ส่งร้านโรตี', heroProduct: 'แป้งโรตีกระสอบ', startingPrice: 'กระสอบละ 640', targetGroup: 'B2B', facebookPage: 'x' }, 'th', 'chat', 'lead'],
    ['a plant asks for a quote', { productService: 'Hire of site compressors', startingPrice: 'from £300 a week', targetGroup: 'B2B', website: 'https://x.example' }, 'en', 'quote', 'inquiry'],
    ['movers who are written to wait for no quote', { productService: 'รับย้ายบ้าน ย้ายหอ', startingPrice: 'เฉลี่ยงานละ 7,200', facebookPage: 'x', targetGroup: 'B2C' }, 'th', 'chat', 'booking'],
    ['what is free and booked', { companyName: 'Thorne County Eye Service', productService: 'Free eye test, booking online', startingPrice: 'free', specificObjectives: '900 bookings', website: 'https://x.example' }, 'en', 'booking', 'booking'],
  ])('%s', (_name, answers, language, way, act) => {
    const { r } = planOf({ marketingObjectives: ['lead-generation'], ...answers }, language);
    expect([r.way, r.act.id]).toEqual([way, act]);
  }); // prettier-ignore
});

test('a room is booked, and nobody has an appointment with it', () => {
  const told = said(
    planOf(
      { productService: 'ห้องประชุมให้เช่ารายชั่วโมง', startingPrice: 'ชม.ละ 250', specificObjectives: 'จองเดือนละ 80 ชม.', facebookPage: 'x', marketingObjectives: ['lead-generation'], advertisingChannels: ['facebook-ads'], marketingMediaBudget: '9,000 บาท 3 เดือน' },
      'th',
    ),
  ); // prettier-ignore
  expect(told.filter((text) => /นัดหมาย|ยังไม่ได้นัด/u.test(text))).toEqual([]);
});

describe('what follows', () => {
  test.each<[string, Answers, Language, Plan['journey']['after']]>([
    ['rounds of a school are no next time of its students', { productService: 'คอร์สทำเล็บ 60 ชม.', startingPrice: '12,000', currentChallenges: 'เปิดรุ่นใหม่ทุกเดือน รุ่นละ 10 คน' }, 'th', 'once'],
    ['years of a machine are no term', { productService: 'Hire of site compressors', startingPrice: 'from £300 a week', strengths: 'no machine older than 4 years', targetGroup: 'B2B' }, 'en', 'business'],
    ['who stores things stays', { productService: 'Lock-up rooms, 3 to 20 m2', heroProduct: '6 m2 room', startingPrice: '€80 a month' }, 'en', 'staying'],
    ['members stay', { productService: 'ผักกล่องส่งบ้าน', startingPrice: 'กล่องละ 250', specificObjectives: 'สมาชิกส่งประจำจาก 40 เป็น 120 บ้าน' }, 'th', 'staying'],
    ['bags that are bought again are reordered', { productService: 'ข้าวกล้องงอก ถุง 5 กก.', startingPrice: '420 บาท', specificObjectives: 'ขายให้ได้เดือนละ 4 ตัน', currentChallenges: 'ลูกค้าเก่าซื้อซ้ำทุก 6 สัปดาห์' }, 'th', 'used up'],
    ['no date is offered where nobody surely comes by appointment', { productService: 'Crop cover for maize', startingPrice: '$40', strengths: 'regulars every season, check-up every year' }, 'en', 'unknown'],
    ['a clinic offers the next date', { productService: 'นวดรักษาออฟฟิศซินโดรม', heroProduct: 'คอร์ส 5 ครั้ง', startingPrice: 'ครั้งละ 600', specificObjectives: 'ลูกค้าประจำกลับมาทุก 2 สัปดาห์' }, 'th', 'periodic'],
    ['bookings done for a trade are software', { productService: 'Online bookings for church and village halls', startingPrice: '£19 a month per hall', targetGroup: 'B2B' }, 'en', 'monthly'],
    ['what is paid by the month goes on', { productService: 'Key holding and door checks', startingPrice: '£90 a month', targetGroup: 'B2B' }, 'en', 'staying'],
    ['software is used on', { productService: 'Rota app for cafes', heroProduct: 'Rota app', startingPrice: '£19 a month' }, 'en', 'monthly'],
  ])('%s', (_name, answers, language, after) => expect(planOf(answers, language).journey.after).toBe(after)); // prettier-ignore
});

describe('what is waited for', () => {
  test.each<[string, Answers, Language, string | undefined]>([
    ['a company that serves brides marries nobody', { productService: 'Ribbon and lace by the roll for dressmakers', targetDemographics: 'bridal shops, wedding dressmakers', targetGroup: 'B2B' }, 'en', undefined],
    ['who serves several feasts serves any', { productService: 'เช่าโต๊ะจีน งานบวช งานแต่ง', targetDemographics: 'เจ้าภาพงานบวช งานแต่ง' }, 'th', 'event'],
    ['one feast has its name', { productService: 'ร้อยมาลัยงานแต่ง', targetDemographics: 'เจ้าสาว' }, 'th', 'wedding'],
  ])('%s', (_name, answers, language, id) => expect(planOf(answers, language).buyers.moment?.id).toBe(id)); // prettier-ignore

  test('of a grave nobody is asked for a review', () =>
    expect(
      said(planOf({ productService: 'Burial plots in a meadow', startingPrice: '£900' })).join('\n'),
    ).not.toMatch(/review/iu));
});
