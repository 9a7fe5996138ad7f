/** The measure itself: what a careful colleague calls the same answer, a part of it, and another. */
import { describe, expect, test } from 'vitest';
import { compared } from '../../../checks/strangers/compare-messages.ts';
import { likeness, likenessOfFigures } from '../../../checks/strangers/same-answer.ts';

describe('free words that say the same', () => {
  test.each([
    ['we repair harps', 'harp repairs'],
    ['hand-stitched saddles', 'Hand stitched saddles.'],
    ['families with small children', 'mostly families with small children'],
    ['nothing is frozen', 'Nothing is ever frozen'],
    ['we deliver within 3 hours', 'delivery within 3 hours'],
    ['tea, cakes and sandwiches', 'sandwiches, tea & cakes'],
    ['our guides are all marine biologists', 'all guides are marine biologists'],
    ['the monsoon closes the road in July', 'because the monsoon closes the road in July'],
    ['never show the horses running', 'please never show the horses running'],
    ['40 bookings a month', 'to get 40 bookings a month'],
    ['they answer slowly', 'answers slowly'],
    ['retired couples in the Algarve', 'Retired couples in the Algarve'],
    ['free re-tuning for ten years', '“free re-tuning for ten years”'],
    ['รับซ่อมเรือหางยาว', 'ซ่อมเรือหางยาว'],
    ['ส่งฟรีทั่วเชียงราย', 'ส่งฟรีทั่วเชียงรายค่ะ'],
    ['เชียงราย และ พะเยา', 'จังหวัดเชียงราย พะเยา'],
    ['คนที่เลี้ยงนก', 'คนเลี้ยงนก'],
    ['ห้ามใช้คำว่าเซียน', 'ขอห้ามใช้คำว่า "เซียน"'],
    ['เปลี่ยนใหม่ให้ฟรีใน 7 วัน', 'เปลี่ยนใหม่ให้ฟรีใน 7 วันครับ'],
    ['ขาย workshop ปั้นเซรามิก', 'workshop ปั้นเซรามิก'],
  ])('%s: %s', (one, other) => {
    expect([likeness(one, other), likeness(other, one)]).toEqual(['same', 'same']);
  });
});

describe('free words that say something else', () => {
  test.each([
    ['harp repairs', 'harp lessons'],
    ['hand-stitched saddles and bridles for racing', 'hand-stitched boots'],
    ['families with small children', 'couples without children'],
    ['we never freeze anything', 'we freeze everything'],
    ['delivery within 3 hours', 'delivery within 5 hours'],
    ['all guides are marine biologists, we do not go to Guernsey', 'all guides are marine biologists'],
    ['many clicks', 'many clicks but nobody came'],
    ['for racing stables', 'saddles for racing stables'],
    ['show the horses running', 'never show the horses running'],
    ['40 bookings a month', '40 calls a month'],
    ['the rival answers slowly and we answer fast', 'answers slowly'],
    ['retired couples, my brother also wants a van', 'retired couples'],
    ['nobody knows the name', 'everybody knows the name'],
    ['ซ่อมเรือหางยาว', 'เช่าเรือหางยาว'],
    ['ส่งฟรี 3 วัน', 'ส่งฟรี 7 วัน'],
    ['เชียงราย', 'พะเยา'],
    ['ร้านอาหารกับร้านตัดผมไม่รับคนเดินเข้ามา', 'ร้านอาหารกับร้านตัดผม'],
    ['ใช้คำว่าเซียน', 'ห้ามใช้คำว่าเซียน'],
    ['ยอดไลก์เยอะ', 'ยอดไลก์เยอะแต่ไม่มีคนจอง'],
    ['workshop ปั้นเซรามิก', 'workshop ถักมาคราเม่'],
  ])('%s: %s', (found, stated) => {
    expect(likeness(found, stated)).toBe('other');
  });
});

describe('a part of what is stated', () => {
  test.each([
    ['tea and cakes', 'tea, cakes and sandwiches'],
    ['retired couples', 'retired couples in the Algarve'],
    ['guides are marine biologists', 'guides are marine biologists; no group above six'],
    ['เชียงราย', 'เชียงราย พะเยา, น่าน และแพร่'],
    ['คนเลี้ยงนก', 'คนเลี้ยงนกในภาคใต้'],
  ])('%s: %s', (found, stated) => {
    expect(likeness(found, stated)).not.toBe('same');
  });
  test('with the thing that is spoken of', () => {
    expect(likeness('tea and cakes', 'tea, cakes and sandwiches')).toBe('part');
    expect(likeness('retired couples', 'retired couples in the Algarve')).toBe('part');
    expect(likeness('คนเลี้ยงนก', 'คนเลี้ยงนกในภาคใต้')).toBe('part');
  });
});

describe('a part of what Thai lists by spaces, and of what a range is added to', () => {
  test.each([
    ['ผู้หญิงไทยในเมืองใหญ่', 'ผู้หญิงไทยในเมืองใหญ่ ชอบงานฝีมือ'],
    ['คนสั่งครั้งเดียวแล้วหาย', 'คนสั่งครั้งเดียวแล้วหาย ไม่กลับมาซื้อซ้ำ'],
    ['ซ่อมเรือ ทาสีเรือ', 'ซ่อมเรือ ทาสีเรือ เก็บเรือหน้าฝน'],
    ['booking software for clinics', 'booking software for clinics 5–40 beds'],
    ['mums and dads', 'mums and dads 32 to 50'],
  ])('%s: %s', (found, stated) => {
    expect(likeness(found, stated)).toBe('part');
  });
  test.each([
    ['ห้ามใช้คำว่า', 'ห้ามใช้คำว่า เซียน'],
    ['ใช้คำว่าเซียน', 'ใช้คำว่าเซียน ไม่ได้'],
    ['ยอดไลก์เยอะ', 'ยอดไลก์เยอะ แต่ไม่มีคนจอง'],
    ['ซ่อมเรือ ล้างแอร์บ้าน', 'ซ่อมเรือ ทาสีเรือ เก็บเรือ'],
    ['clinics 5–60 beds', 'clinics 5–40 beds'],
    ['sofas 1,200', 'sofas 1,390'],
  ])('%s is no part of %s', (found, stated) => {
    expect(likeness(found, stated)).toBe('other');
  });
});

describe('the answer whole, with what the client adds to it', () => {
  test.each([
    ['school uniforms and cardigans for schools in Kumasi', 'school uniforms and cardigans'],
    ['couples and friends from Poland', 'couples and friends'],
    ['เสื้อนักเรียนสำหรับโรงเรียนวัด', 'เสื้อนักเรียน'],
  ])('%s: %s', (found, stated) => {
    expect(likeness(found, stated)).toBe('same');
  });
  test.each([
    ['sofas from 900 baht', 'sofas'],
    ['families with no children', 'families'],
    ['saddles for racing, bridles for hire', 'saddles'],
    ['boots for men who ride to work in the rain every single day', 'boots'],
    ['couples from Poland', 'friends'],
    ['saddles', 'saddles for racing'],
  ])('%s: %s', (found, stated) => {
    expect(likeness(found, stated)).not.toBe('same');
  });
});

describe('figures', () => {
  test.each([
    ['from 55 pounds', '55 pounds', 'same'],
    ['£300 for the whole of May', '£300', 'same'],
    ['£300 in May and £500 in June', '£300', 'other'],
    ['max 22,000 THB a month', '22,000 THB/month', 'same'],
    ['22,000 THB', '22,000 THB a month', 'part'],
    ['24,000 THB a month', '22,000 THB a month', 'other'],
    ['22,000 THB a week', '22,000 THB a month', 'other'],
    ['เดือนละสองหมื่น', '20,000 บาทต่อเดือน', 'same'],
    ['18 euro', '18 dollars', 'other'],
  ] as const)('%s: %s is %s', (found, stated, is) => {
    expect(likenessOfFigures(found, stated)).toBe(is);
  });
});

describe('fields', () => {
  test('names and addresses letter by letter', () => {
    expect(compared('clientInfo.companyName', 'Otter & Plum', 'otter & plum')).toBe('same');
    expect(compared('clientInfo.companyName', 'Otter', 'Otter & Plum')).toBe('other');
    expect(compared('marketingChannels.website', 'https://a-b.example', 'a-b.example')).toBe('same');
  });
  test('lists in any order; what lacks is a part, what is too many is wrong', () => {
    const path = 'campaignObjectives.advertisingChannels';
    expect(compared(path, ['b', 'a'], ['a', 'b'])).toBe('same');
    expect(compared(path, ['a'], ['a', 'b'])).toBe('part');
    expect(compared(path, ['a', 'c'], ['a', 'b'])).toBe('other');
  });
  test('a rival by its name, and what is said of it', () => {
    const path = 'competitiveAnalysis.competitors';
    const stated = [{ name: 'Tuk Boats', strengths: 'cheap', weaknesses: 'always late' }];
    expect(
      compared(path, [{ name: 'Tuk Boats', strengths: 'cheap', weaknesses: 'they are always late' }], stated),
    ).toBe('same');
    expect(compared(path, [{ name: 'Tuk Boats', strengths: 'cheap', weaknesses: '' }], stated)).toBe('part');
    expect(
      compared(path, [{ name: 'Tuk Boats', strengths: 'always late', weaknesses: 'cheap' }], stated),
    ).toBe('other');
  });
  test('everybody is both', () => {
    expect(compared('targetAudience.targetGroup', 'All', 'both')).toBe('same');
  });
});
