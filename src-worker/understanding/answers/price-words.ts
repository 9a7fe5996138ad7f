/** A starting price in the client's words: the price of one, its tax, and how it is said. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';

const UNITS: Readonly<Record<string, string>> = { กก: 'กิโลกรัม', ชม: 'ชั่วโมง', ตรม: 'ตารางเมตร' };
/** '9,900 บาท / คน' as one says it: 'คนละ 9,900 บาท'. */
export const spokenTh = (text: string): string =>
  text.replace(
    /^(?<from>เริ่ม(?:ต้น)?(?:ที่)?\s*)?(?<sum>\d[\d,.]*)(?<money>\s?บาท)?\s*\/\s*(?<unit>[ก-๛]+)\.?(?![ก-๛./])/u,
    (_told, from: string | undefined, sum: string, money: string | undefined, unit: string) =>
      `${from?.trim() ?? ''}${UNITS[unit] ?? unit}ละ ${sum}${money ?? ''}`,
  );

const EACH_TH = /^(?:เริ่ม(?:ต้น)?(?:ที่)?\s*)?[ก-๛]{1,12}ละ\s?\d[\d,.]*(?:\s?บาท)?(?=\s|$)/u;
/** The price of one before its terms: 'ใบละ 6.5 บาท ขั้นต่ำ 300 ใบ'. */
export const eachTh = (text: string): string | undefined => EACH_TH.exec(text)?.[0];

const NO_TAX_TH = /(?:ยัง)?ไม่รวม\s?(?:vat|ภาษี)/iu;
/** That a tax is not in the price, as it is told. */
export const taxTh = (text: string): string | undefined => NO_TAX_TH.exec(text)?.[0];

/** '350 บาท/คืน/ตัว' at the head of an answer; undefined where it begins otherwise. */
export function eachOf(text: string): string | undefined {
  const [first] = readQuantities(text);
  if (first === undefined || !/^\S*$/u.test(text.slice(0, first.figure.start))) return undefined;
  const end = first.quantity.kind === 'money' ? first.span.end : first.figure.end;
  const [behind] = /^(?:\/[\p{L}\p{M}]+)+/u.exec(text.slice(end)) ?? [];
  return behind === undefined ? undefined : text.slice(0, end + behind.length);
}
