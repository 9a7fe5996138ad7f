/** How Thai names what a goal counts. */
import { expect, test } from 'vitest';
import { namedInThai } from '../../../../../src-worker/engines/planner/readings/sifted.ts';

test.each([
  ['ต่ออายุ', '%', 'อัตราต่ออายุ'],
  ['ความครอบคลุม', '%', 'ความครอบคลุม'],
  ['ดูแล', 'บริษัท', ''],
  ['หลังในสายส่ง', 'หลัง', 'ลูกค้าในสายส่ง'],
  ['ร้านประจำ', 'ร้าน', 'ร้านประจำ'],
])('%s, counted in %s, is %s', (metric, unit, named) =>
  expect(namedInThai({ kind: 'ramp', metric, unit, from: 1, to: 2, text: '' }).metric).toBe(named),
);
