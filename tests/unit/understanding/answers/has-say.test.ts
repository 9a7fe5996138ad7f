/** Who is told to have a say, each by name, with what they do. */
import { describe, expect, test } from 'vitest';
import { sayersIn } from '../../../../src-worker/understanding/answers/has-say.ts';

const told = (words: string): string[] =>
  sayersIn(words).map(({ who, isLast }) => (isLast ? `${who}!` : who));

describe('who has a say', () => {
  test.each([
    ['Office manager makes shortlist, board signs', ['Office manager', 'board!']],
    ['The manager tries it, the partners vote', ['manager', 'partners!']],
    ['OFW husband in Saudi sends the money, wife talks to us', ['OFW husband in Saudi!', 'wife']],
    ['The baker tests, owner counts per kilo', ['baker', 'owner']],
    ['Admin compares 3 quotations, boss picks the box colour', ['Admin', 'boss!']],
    ['Landlord asks proof of income', []],
    ['Wife keeps the papers, husband signs', ['husband!']],
    ['council votes but clerk picks', ['council!', 'clerk!']],
    ['Usually the woman of the house rings', ['woman of the house']],
    ['committee of 9 to 11 people votes', ['committee!']],
    ['Katong office: the HR girl chooses, boss just sign', ['boss!']],
    ['Category buyer picks, QA can stop it', ['Category buyer!', 'QA!']],
    ['Siblings in Australia disagree', ['Siblings in Australia!']],
    ['They always have to ask the boss first', ['boss!']],
    ['The son or daughter is the one who pushes it', ['son or daughter']],
    ['เมียเลือกแบบ ผัวต่อราคา', ['เมีย!', 'ผัว']],
    ['QA เลือก เจ้าของเซ็น', ['QA!', 'เจ้าของ!']],
    ['Office manager เป็นคนหา แต่ CFO เซ็น', ['Office manager', 'CFO!']],
    ['คนหา = จป.หญิง. คนเซ็น = ผจก.โรงงาน', ['จป.หญิง', 'ผจก.โรงงาน!']],
    ['พ่ออยาก แม่ตัดสิน', ['พ่อ', 'แม่!']],
    ['จัดซื้อขอใบเสนอราคา 3 เจ้าแต่หัวหน้าเลือก', ['จัดซื้อ', 'หัวหน้า!']],
  ])('%s', (words, names) => expect(told(words)).toEqual(names));

  test.each([
    'She books',
    'both must sign',
    'It is decided by the child',
    'Whoever drives it pays',
    'ตัดสินใจคนเดียว',
    'ต้องให้พ่อเข้าประชุมด้วย',
  ])('%s: nobody by name', (words) => expect(told(words)).toEqual([]));
});
