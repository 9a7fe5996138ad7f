import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { langOf, runsOf } from '../../../src/components/lang.ts';

const marked = (text: string): string =>
  runsOf(text)
    .map((run) => (run.lang === 'th' ? `[${run.text}]` : run.text))
    .join('');

describe('Thai in a text', () => {
  it.each([
    ['', ''],
    ['Nok Tailor', 'Nok Tailor'],
    ['ร้านนก', '[ร้านนก]'],
    ['คลินิกทันตกรรม ยิ้มชื่น', '[คลินิกทันตกรรม ยิ้มชื่น]'],
    ["'ร้านนก' was deleted", "'[ร้านนก]' was deleted"],
    ['Nok ร้านนก, สาขา 2 (Hat Yai)', 'Nok [ร้านนก, สาขา] 2 (Hat Yai)'],
    ['รับตัดเสื้อ 1,200 บาท', '[รับตัดเสื้อ 1,200 บาท]'],
    ['ขายบน Shopee และ Lazada ค่ะ', '[ขายบน] Shopee [และ] Lazada [ค่ะ]'],
    ['฿390', '฿390'],
  ])('%j is marked as %j', (text, expected) => expect(marked(text)).toBe(expected));

  it('loses nothing, and marks every Thai letter', () => {
    const texts = fc.string({
      unit: fc.constantFrom('ก', 'า', 'ิ', '่', 'ๆ', ' ', 'a', 'B', '1', ',', '฿', '\n'),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const runs = runsOf(text);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        for (const run of runs) expect(langOf(run.text)).toBe(run.lang);
      }),
    );
  });

  it('of an answer that is no text is nothing', () => expect(langOf(12)).toBeUndefined());
});
