import { describe, expect, test } from 'vitest';
import { isPremium, readEarned } from '../../../../src-worker/understanding/figures/earned.ts';

describe('readEarned', () => {
  test.each([
    ['3.9% commission incl. the packing (avg house 865k)', 3.9],
    ['38% of what sells, min $8k', 38],
    ['1.1% inc VAT, min fee £2,400', 1.1],
    ['17% + GST of nights booked', 17],
    ['9.5% of collected rent', 9.5],
    ['TPL 550, our commission 12%', 12],
    ['commission negotiable, typically 2.75% on our side', 2.75],
    ['ค่านายหน้า 3% เก็บเมื่อโอน (ขั้นต่ำ 40,000 บาท)', 3],
    ['ค่าคอม8%หักจากผู้ขาย ราคาเฉลี่ยตัวละ 14,500', 8],
    ['ขายได้หัก 30% ของยอดขาย', 30],
  ])('of an answer on the price: %s', (answer, percent) => {
    expect(readEarned(answer, true)?.percent).toBe(percent);
  });

  test.each([
    ['พรีเมียมเฉลี่ย 19,000 ค่าคอมเรา 18%', 18],
    ['commission 12% ของเบี้ย', 12],
    ['we keep 15% of each ticket', 15],
  ])('of any answer: %s', (answer, percent) => {
    expect(readEarned(answer, false)?.percent).toBe(percent);
  });

  test.each([
    ['$1,450 pp. platform keeps 25%', true],
    ['HK$8,800. 50% deposit', true],
    ['From 5.49% APR on approved credit', true],
    ['ดอก 1.24%/เดือน วงเงิน 30,000 - 500,000', true],
    ['£38 a carton. margin 24%', true],
    ['from $4,350, 0% interest', true],
    ['690, กลุ่ม 15 ชุดลด 8%', true],
    ['Agents bring 70% and take 25 % commission', false],
    ['Zillow Flex takes 35% of commission', true],
    ['WeChat ผ่านเอเจนซี่จีน ค่าคอม 10% ของค่าเทอมปีแรก', false],
    ['Meta leads, 12% of them buy', false],
  ])('none of the client: %s', (answer, isPrice) => {
    expect(readEarned(answer, isPrice)).toBeUndefined();
  });
});

describe('a premium goes to the insurer', () => {
  test.each([
    ['เบี้ยเริ่ม 28,000/ปี', 'ประกันสุขภาพเด็กเหมาจ่าย'],
    ['ประมาณ 7,500 ต่อหัวต่อปี', 'นายหน้าประกันกลุ่ม'],
    ['around $620/yr for a 30 footer, min premium $350', 'insurance for pleasure boats'],
  ])('%s', (price, offered) => {
    expect(isPremium(price, offered)).toBe(true);
  });
  test.each([
    ['premium pack 890 THB', 'นมผึ้งพรีเมียม'],
    ['$12 a month', 'we handle insurance claims and paperwork for roofs'],
    ['ค่าจ้างวันละ 500 เบี้ยเลี้ยง 100', 'แม่บ้าน'],
    ['from £480, premium £620', 'fully insured removals'],
  ])('%s is what the client is paid', (price, offered) => {
    expect(isPremium(price, offered)).toBe(false);
  });
});
