/** How an answer on what is sold begins, as far as it is quoted. */
import { expect, test } from 'vitest';
import { openingOf } from '../../../../src-worker/understanding/phrases/opening.ts';
import { readHero } from '../../../../src-worker/understanding/answers/products.ts';

const MOST = 130;
test.each([
  ['We fly hawks over ports so the gulls stop coming. Regular patrols on contract.', 'We fly hawks over ports so the gulls stop coming'],
  ['Charity. We train volunteers and put them into schools. Schools pay nothing.', 'We train volunteers and put them into schools'],
  ['62 furnished rooms near the campus. No short stays.', '62 furnished rooms near the campus'],
  ['Swimming course for adults who never learned. Pool in town.', 'Swimming course for adults who never learned'],
  ['Oak toys we make in Nelson. We do not sell to the public.', 'Oak toys we make in Nelson'],
  ['Weekly nappy service: 60 nappies at your door. we DON’T wash clothes', 'Weekly nappy service: 60 nappies at your door'],
  ['ขายตั๋วปี ฤดูกาล 2570 ค่ะ ทีมเล่นที่สนามจังหวัด', 'ขายตั๋วปี ฤดูกาล 2570'],
  ['ขายแอร์บ้านพร้อมติดตั้ง ล้างแอร์ก็มีแต่รอบนี้ไม่ดัน', 'ขายแอร์บ้านพร้อมติดตั้ง'],
  ['ให้เช่ารถ campervan ขับเอง ไม่มีคนขับให้', 'ให้เช่ารถ campervan ขับเอง'],
  ['CSR day ปลูกป่าชายเลน กลุ่มไม่เกิน 40 คน ไม่รับทัวร์', 'CSR day ปลูกป่าชายเลน กลุ่มไม่เกิน 40 คน'],
  ['service หลักคือ deep clean กับ repaint เราไม่ได้ขายรองเท้า', 'deep clean กับ repaint'],
  ['โปรแกรมเงินเดือนในตัวเดียว สำหรับ SME 20-150 คน. Cloud subscription', 'โปรแกรมเงินเดือนในตัวเดียว สำหรับ SME 20-150 คน'],
])('%s', (answer, opening) => expect(openingOf(answer, MOST)).toBe(opening)); // prettier-ignore

test.each([
  'I started in 1998 with one van. Then came the second.',
  'No short stays, no couples.',
  'Charity.',
  'ไม่ขายปลีก',
  'Boxes / bags / tape',
])('%s: nothing of it is quoted', (answer) => expect(openingOf(answer, MOST)).toBe(''));

test.each([
  ['£9 a month - buys one child a reader for a term, near enough', '£9 a month - buys one child a reader for a term'],
  ['Monthly Gecko Box (250 small/medium dubia)', 'Monthly Gecko Box (250 small/medium dubia)'],
  ['Adult Beginner 10', 'Adult Beginner 10'],
  ['คอร์สฟื้นเข่า 10 ครั้ง', 'คอร์สฟื้นเข่า 10 ครั้ง'],
])('the offer put first: %s', (answer, name) => expect(readHero(answer, []).name).toBe(name)); // prettier-ignore
