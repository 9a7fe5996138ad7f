/** A loss, and a secret from the one at home, are answered and quoted in no ad; a telephone that died is nobody's loss. */
import { expect, test } from 'vitest';
import { isBlow, isTheirsAlone } from '../../../src-worker/understanding/theirs-alone.ts';

test.each([
  'mum passed away and left me a ring',
  'after the death of a parent',
  'our dog died',
  'asawa does not know',
  'dont tell my husband',
  'แม่เสียแล้วได้พลอยมา',
  'พ่อเพิ่งเสียชีวิต',
  'สามีไม่รู้ว่าซื้อ',
])('%s is theirs alone', (words) => expect(isTheirsAlone(words)).toBe(true));

test.each([
  'phone died on holiday',
  'battery is dead',
  'husband wants to know the price',
  'wife says he stops breathing',
  'แอร์เสียหน้าร้อน',
  'แม่เสียเวลาไปรับลูก',
  'แฟนขอแต่งงานแล้วไม่อยากได้เพชร',
])('%s may be told', (words) => expect(isTheirsAlone(words)).toBe(false));

test.each(['a second miscarriage', 'A fall', 'mum had a fall', 'neighbour found them', 'burned hand cooking', 'เพื่อนที่ออฟฟิศเจอก้อน', 'แม่ล้มในห้องน้ำ', 'แม่ซ้อนวินล้ม', 'พนักงานเฉาะมีดบาด', 'แมวเพิ่งตายไปตัวหนึ่ง'])(
  '%s begins no advert',
  (words) => expect(isBlow(words)).toBe(true),
); // prettier-ignore
test.each(['fall semester starts', 'a tree fell on the fence', 'boss says feed them Friday', 'ลูกติดจอทั้งอาทิตย์', 'ยางแตกกลางไร่'])(
  '%s may begin one',
  (words) => expect(isBlow(words)).toBe(false),
); // prettier-ignore
