import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';
import { soldAs } from '../../../../../src-worker/engines/planner/plan/sold-as.ts';

test.each([
  ['ที่พักในสวนทุเรียน มีบ้านไม้ 5 หลัง หลังละ 2 คน', 'หลังละ 1,200 รวมข้าวเช้า คืนละ', 'our rooms', 'ที่พัก'],
  ['', '', 'the product', 'สินค้าและบริการ'],
  // What is told first, by itself.
  ['ยามโรงงาน ยามหมู่บ้านเอาด้วย คอนเสิร์ตไม่เอา', '', 'the product', 'ยามโรงงาน'],
  ['รับทำงบย้อนหลังบริษัทที่ไม่เคยส่ง สองปีก็มี', '', 'the product', 'สินค้าและบริการ'],
])('%s', (productService, startingPrice, en, th) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService, startingPrice });
  const read = readAnswers(form);
  expect([soldAs(read, 'en'), soldAs(read, 'th')]).toEqual([en, th]);
});
