import { describe, expect, test } from 'vitest';
import { proposes, saysNobodyFilms, tacticsIn, type Tactic } from '../../../../src/shared/domain/tactics.ts';

describe('what a rule keeps out of a campaign', () => {
  test.each<[string, Tactic[]]>([
    ['No retargeting - very bad taste.', ['retargeting']],
    ['please no remarketing, our patients notice', ['retargeting']],
    ['Never follow people around the internet', ['retargeting']],
    ['We do not want ads that follow families', ['retargeting']],
    ['ห้ามรีทาร์เก็ตนะคะ ลูกค้าตกใจ', ['retargeting']],
    ['ไม่เอา remarketing', ['retargeting']],
    // Whoever is named, nobody is followed.
    ['Dont retarget anyone', ['retargeting']],
    ['Do not retarget people', ['retargeting']],
    ['Do NOT retarget - the spouse shares the computer', ['retargeting']],
    ['never retarget visitors of the grief page', ['retargeting']],
    ['no remarketing to patients', ['retargeting']],
    ['Do not follow people around afterwards with ads (remarketing)', ['retargeting']],
    ['ห้าม retarget คนเข้าเว็บเด็ดขาด', ['retargeting']],
    ['ห้ามยิง retarget ตามโรค', ['retargeting']],
    ['ห้ามทำ remarketing เด็ดขาด', ['retargeting']],
    ['อย่าตามยิงคนที่เคยทัก', ['retargeting']],
    ['No retargeting of people who already bought', []],
    ['don’t retarget past customers', []],
    ['No discount, no promo code, no emoji', ['discounts']],
    ['never any discounts', ['discounts']],
    ['No jokes, coupons or countdowns', ['discounts', 'urgency']],
    ['อย่าลดราคา', ['discounts']],
    ['ไม่มีโปรโมชั่นนะครับ', ['discounts']],
    ['no video please', ['film']],
    ['Do not use video, we look old', ['film']],
    ['ไม่ถ่ายคลิป', ['film']],
    ['No phone calls, WhatsApp only', ['calls']],
    ['don’t call, write', ['calls']],
    ['ห้ามโทรหาลูกค้า', ['calls']],
    ['No testimonials (regulator)', ['customers']],
    ['never client names or logos', ['customers']],
    ['ห้ามเอ่ยชื่อลูกค้า', ['customers']],
    ['ไม่ใช้รีวิวลูกค้า', ['customers']],
    ['no countdowns', ['urgency']],
    ['ไม่ต้องเร่งลูกค้า', ['urgency']],
    ['no emails', ['messages']],
    ['ไม่ส่ง sms', []],
    // One case is not the whole.
    ['No filming on highway.', []],
    ['No drone video in March-June.', []],
    ['Do not use photo of doctor in surgery', []],
    ["Don't shoot in a customer's shop with their sign showing", []],
    ['No call to customers after 18 o’clock', []],
    ['No discount deeper than 15%', []],
    ['ไม่ลดราคา weekend เกิน 10%', ['discounts']],
    ['Do not call it a festival', []],
    ["Don't call them low maintenance", []],
    ['never a naked baby in an ad, obviously', []],
    ['ห้ามถ่ายหน้าคนไข้', []],
    ['ห้ามแถมพัดลม', []],
    ['We film on Mondays only', []],
  ])('%s', (rule, expected) => {
    expect(tacticsIn(rule)).toEqual(expected);
  });

  test.each([
    ['There is nobody to film, we are two people', true],
    ['No staff who can shoot', true],
    ['The owner hates the camera', true],
    ['ไม่มีคนถ่ายคลิป', true],
    ['ช่างไม่กล้าออกกล้อง', true],
    ['We film every Friday', false],
    ['Nobody knows us', false],
    ['ไม่มีคนรู้จัก', false],
  ])('nobody films: %s', (text, expected) => {
    expect(saysNobodyFilms(text)).toBe(expected);
  });

  test.each<[Tactic, string, boolean]>([
    ['retargeting', 'Saw the price or contact page in the last 30 days; no inquiry yet', true],
    ['retargeting', 'Website visitors, 14 days', true],
    ['retargeting', 'None: no retargeting', false],
    ['retargeting', 'คนที่เปิดหน้าราคาใน 30 วัน แต่ยังไม่มีคำถาม', true],
    ['film', 'Film the proof once, and show it in every ad', true],
    ['film', 'Searched for “bells”', false],
    ['calls', 'Call back within the hour', true],
    ['calls', 'Some call it a wreath', false],
    ['customers', 'Ask for one name and one review at hand-over', true],
    ['discounts', 'We give no discount', false],
  ])('%s proposed by: %s', (tactic, text, expected) => {
    expect(proposes(tactic, text) !== undefined).toBe(expected);
  });
});

test.each(['ห้ามยิง retarget ตามหลอกหลอน', 'อย่ายิงแอด remarket คนไข้', 'ไม่ยิงซ้ำนะคะ'])('%s', (rule) =>
  expect(tacticsIn(rule)).toContain('retargeting'),
);
