/** What the client does not stand by is no statement of its own. */
import { expect, test } from 'vitest';
import { stoodBy } from '../../../../src-worker/understanding/answers/unsure.ts';

test.each<[string[], string[]]>([
  [
    ['UK census says Yoruba speakers growing?', 'She wasn’t sure, don’t quote', 'Summer is full'],
    ['Summer is full'],
  ],
  [['German visitors grow (Raj says, no source)', 'High season Nov–Feb'], ['High season Nov–Feb']],
  [['นักท่องเที่ยวเพิ่ม (ไม่มี source)', 'หน้าฝนเงียบ'], ['หน้าฝนเงียบ']],
  [['Prices rose 8%', 'Not sure about next year'], []],
  [
    ['Prices rose 8%.', 'The mill expects 1.5m tonne.'],
    ['Prices rose 8%.', 'The mill expects 1.5m tonne.'],
  ],
  [['อย่าเพิ่งอ้างตัวเลขตลาด', 'ร้านใหม่เปิดสามร้าน'], ['ร้านใหม่เปิดสามร้าน']],
])('%j', (sentences, kept) => expect(stoodBy(sentences)).toEqual(kept));
