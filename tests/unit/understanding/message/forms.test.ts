/** Files of comma separated values: forms as lines of questions and answers, other tables with a tab between their cells. */
import { expect, test } from 'vitest';
import { withForms } from '../../../../src-worker/understanding/message/forms.ts';

test('a row of questions and one of answers are one line each', () => {
  expect(
    withForms(
      'When,Business name,What do you sell?,Website,Instagram,Age from\n2026-01-02,Kiln & Co,"Mugs, plates\nand bowls",kiln.shop,,30\n\nThanks, Ann, and bye',
    ),
  ).toBe(
    'When: 2026-01-02\nBusiness name: Kiln & Co\nWhat do you sell: Mugs, plates and bowls\nWebsite: kiln.shop\nAge from: 30\n\nThanks, Ann, and bye',
  );
});
test('rows of a table keep their cells apart', () => {
  expect(withForms('สินค้า,ราคา,หมายเหตุ\nเทียนหอม,290,"ขายดี, หมดไว"\nสบู่,120,')).toBe(
    'สินค้า\tราคา\tหมายเหตุ\nเทียนหอม\t290\tขายดี, หมดไว\nสบู่\t120\t',
  );
});
test.each([
  'We sell mugs, plates, bowls, cups, jugs and tiles.\nThey are made, fired, glazed, packed, sent and loved here.',
  'มีกระถาง, ดินปลูก, ปุ๋ย และต้นไม้\nส่งทั่วประเทศ, ไม่มีหน้าร้าน, มีแต่เพจ',
])('prose stays as it is: %s', (text) => {
  expect(withForms(text)).toBe(text);
});
