/** What is surely sold: in a story much looks like a thing. */
import { describe, expect, test } from 'vitest';
import { readProducts } from '../../../../src-worker/understanding/answers/products.ts';
import { isSurelySoldThing, withSharedHead } from '../../../../src-worker/understanding/phrases/sold.ts';

describe('no thing that is sold', () => {
  test.each([
    ['ขายตั๋วปีค่ะ ทีมเล่นที่สนามจังหวัด ปีที่แล้วขายหน้าสนาม', 'ปีที่แล้วขายหน้าสนาม', 'ตั๋วปี'],
    ['ขายตั๋วปีค่ะ ทีมฟุตบอลโซนเหนือ', 'ทีมฟุตบอลโซนเหนือ', 'ทีมฟุตบอลโซนเหนือ'],
    ['ค่ายภาษาจีน กินนอนกับเราค่ะ 10 วัน', 'กินนอนกับเราค่ะ 10 วัน', 'ค่ายภาษาจีน'],
    ['ลานกางเต็นท์ วิวทะเลหมอก', 'วิวทะเลหมอก', 'ลานกางเต็นท์'],
    ['แอร์บ้านพร้อมติดตั้ง 9000-24000 BTU', '9000-24000 BTU', 'แอร์บ้านพร้อมติดตั้ง'],
    ['กายภาพบำบัด ปวดหลัง บาดเจ็บจากมวย', 'บาดเจ็บจากมวย', 'กายภาพบำบัด'],
    ['พาเลทไม้ใหม่ อบความร้อนประทับตรา', 'อบความร้อนประทับตรา', 'พาเลทไม้ใหม่'],
    ['ประกันรถยนต์ ผ่อน 0% 10 เดือน', 'ผ่อน 0% 10 เดือน', 'ประกันรถยนต์'],
    ['School uniforms manufactured and supplied direct', 'supplied direct', 'School uniforms'],
    ['Tyre fitting. Van comes to your villa', 'Van comes', 'Tyre fitting'],
    ['Live insects by mail. one time or subscribe', 'one time or subscribe', 'Live insects by mail'],
    ['Folk weekend, Sat 19 June 2027', 'Sat 19 June 2027', 'Folk weekend'],
    ['Eye tests for schools, แม่ฮ่องสอน', 'แม่ฮ่องสอน', 'Eye tests'],
    ['ร้านหมูกระทะ เจ้าของเล่าว่าสาขาแรกแน่นทุกคืน', 'เจ้าของเล่าว่าสาขาแรกแน่นทุกคืน', 'ร้านหมูกระทะ'],
    ['เค้กกล้วย ลูกค้าบอกว่าหอม', 'ลูกค้าบอกว่าหอม', 'เค้กกล้วย'],
    ['ประกันมะเร็ง ลดหย่อน', 'ลดหย่อน', 'ประกันมะเร็ง'],
    ['กองทุนลดภาษี ใช้ลดหย่อนภาษีได้', 'ใช้ลดหย่อนภาษีได้', 'กองทุนลดภาษี'],
    ['รถตู้จากสนามบินตรัง สถานีรถไฟ', 'สถานีรถไฟ', 'รถตู้จากสนามบินตรัง'],
    ['รถเช่าพร้อมคนขับ ท่าเรือปากบารา', 'ท่าเรือปากบารา', 'รถเช่าพร้อมคนขับ'],
  ])('%s: %s', (answer, name, first) => expect(isSurelySoldThing(answer, name, first)).toBe(false));

  test.each([
    ['พริกแกงใต้ แกงส้ม คั่วกลิ้ง', 'แกงส้ม', 'พริกแกงใต้'],
    ['รับอบรมขับรถ อบรมความปลอดภัย', 'อบรมความปลอดภัย', 'รับอบรมขับรถ'],
    ['Printed boxes, printed tape', 'printed tape', 'Printed boxes'],
    ['Swimming course. We also run a swim club', 'swim club', 'Swimming course'],
    ['Goat cheese\n- cheese boxes\n- farm tours', 'farm tours', 'Goat cheese'],
    ['Boiler repairs, gas checks', 'gas checks', 'Boiler repairs'],
  ])('%s: %s is one', (answer, name, first) => expect(isSurelySoldThing(answer, name, first)).toBe(true));
});

test.each([
  [
    'Weekend folk music and real ale festival by the marsh',
    ['folk music', 'real ale festival by the marsh'],
    ['Weekend folk music and real ale festival'],
  ],
  ['Rota and payroll app for shops', ['Rota', 'payroll app'], ['Rota and payroll app']],
  ['Powered sites and cabins by the beach', ['Powered sites', 'cabins by the beach'], undefined],
  ['Pottery course and yoga class', ['Pottery course', 'yoga class'], undefined],
])('%s', (answer, names, joined) => expect(withSharedHead(answer, names)).toEqual(joined ?? names));

test('a Thai name with a Latin comma is a list', () =>
  expect(readProducts('un-yellow พื้น, repaint ทุกคู่').names.length).toBeLessThan(3));
