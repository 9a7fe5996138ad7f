import { describe, expect, it } from 'vitest';
import { isToldElsewhere, regretOf } from '../../../../src-worker/understanding/figures/sources.ts';

const at = (text: string, figure: string): { start: number; end: number } => {
  const start = text.indexOf(figure);
  return { start, end: start + figure.length };
};

describe('what a figure is told of', () => {
  it.each([
    ['Angi: $115 a lead, closing 6%. Own google ads: $74 per booked inspection', '6%', true],
    ['Angi: $115 a lead, closing 6%. Own google ads: $74 per booked inspection', '$74', false],
    ['last fair booth 1,800 got 140 names, 44 tours', '1,800', true],
    ['A lead on Checkatrade is £15', '£15', true],
    ['£15 a lead from Checkatrade, £9 on Facebook', '£15', true],
    ['£15 a lead from Checkatrade, £9 on Facebook', '£9', false],
    // Who sells leads of many firms is no channel, whatever it is called.
    ['Lead brokers $68 each, shared with 4. Our own FB $39', '$68', true],
    ['Lead brokers $68 each, shared with 4. Our own FB $39', '$39', false],
    ['leads from moving sites 14 each, we win 8%. own google: 33 a lead', '14', true],
    ['leads from moving sites 14 each, we win 8%. own google: 33 a lead', '8%', true],
    ['Comparison site leads $88, FB leads $33', '$88', true],
    ['Comparison site leads $88, FB leads $33', '$33', false],
    ['Portal charges 350 per lead. Insta enquiry 95', '350', true],
    ['เว็บเปรียบเทียบลีดละ 250, เฟซ 120', '250', true],
    ['เว็บเปรียบเทียบลีดละ 250, เฟซ 120', '120', false],
    // What a platform keeps is told in a sentence of its own.
    ['GetYourGuide takes 25%. Own ads: 620 euro, 44 vouchers', '620', false],
    ['Hoseasons takes 22%. We spent 480, 16 bookings', '480', false],
    ['เคยออกบูธ หมด 85,000 ได้นามบัตร 130', '85,000', true],
    ['เฟซบุ๊ก 5,200 ได้ 130 สาย', '5,200', false],
    // What is printed and posted says nothing of what an advert costs.
    ['letter to the streets around us, £1,480 of print and post, 26 regular givers', '£1,480', true],
    ['Local paper wrap £480, 26 vouchers came back. FB not really', '£480', true],
    ['Cold calling agency: £3,600, 9 meetings', '£3,600', true],
    ['FB lead form £9 a lead, posters nothing', '£9', false],
  ])('%s: %s', (text, figure, isElsewhere) => {
    expect(isToldElsewhere(text, at(text, figure))).toBe(isElsewhere);
  });

  it.each([
    [
      'An agency did a special on Facebook. $2,200, 63 bought it. She hated it. Google: $38 a call',
      '63',
      'never',
    ],
    [
      'An agency did a special on Facebook. $2,200, 63 bought it. She hated it. Google: $38 a call',
      '$38',
      undefined,
    ],
    ['LinkedIn is 4,800 a form. Google is 2,100 a form, but mostly tiny shops', '2,100', 'wrong'],
    ['LinkedIn is 4,800 a form. Google is 2,100 a form, but mostly tiny shops', '4,800', undefined],
    ['Lazada ยิงไป 4,000 ได้แค่ 21 เลิก', '4,000', 'never'],
    ['เฟซ 2,000 ได้ 40 ทัก แต่ไม่ตรงกลุ่ม', '40', 'wrong'],
  ])('how the client speaks of it, %s: %s', (text, figure, regret) => {
    expect(regretOf(text, at(text, figure))).toBe(regret);
  });
});
