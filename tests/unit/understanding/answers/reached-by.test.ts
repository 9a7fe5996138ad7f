/** A form and a message by whole words. */
import { describe, expect, test } from 'vitest';
import { tellsOfForm, tellsOfWriting } from '../../../../src-worker/understanding/answers/reached-by.ts';

describe('a form', () => {
  test.each(['Web forms cost us £20', 'Nobody fills in the form', 'leads come through our form', 'กรอกฟอร์มแล้วเงียบ', 'ฟอร์มละ 80 บาท'])(
    '%s', (words) => expect(tellsOfForm(words)).toBe(true)); // prettier-ignore
  test.each(['They choose the form they prefer', 'a form of yoga', 'พิลาทิสรีฟอร์มเมอร์', 'ขายผ่านแพลตฟอร์ม', 'ชุดยูนิฟอร์ม'])(
    '%s is none', (words) => expect(tellsOfForm(words)).toBe(false)); // prettier-ignore
});
describe('LINE', () => {
  test.each(['ทักไลน์มา', 'ไลน์ตอบช้า', 'แอดไลน์แล้วหาย', 'ติดต่อทางไลน์', 'e-mails'])(
    '%s', (words) => expect(tellsOfWriting(words)).toBe(true)); // prettier-ignore
  test.each(['ขายออฟไลน์', 'เดดไลน์สิ้นเดือน', 'ตั๋วแอร์ไลน์', 'ขายออนไลน์', 'ไลน์ผลิตใหม่'])(
    '%s is none', (words) => expect(tellsOfWriting(words)).toBe(false)); // prettier-ignore
});
