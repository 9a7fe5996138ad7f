/** Who goes on to what, in the words on both sides of a share. */
import { describe, expect, test } from 'vitest';
import { wayOf } from '../../../../src-worker/understanding/figures/ways.ts';

describe('a step is named by the words around its share', () => {
  test.each([
    ['', ' callers books a fitting', 'callers', 'books a fitting'],
    ['', ' of viewings sign', 'viewings', 'sign'],
    ['and we sign ', ' quotes', 'quotes', 'sign'],
    ['we win ', '', '', 'win'],
    ['ชิมแล้วสั่ง ', '', 'ชิม', 'สั่ง'],
    ['สอบผ่าน ', ' ผ่านแล้วเริ่มงาน ', '', 'สอบผ่าน'],
    ['', ' มาลองชุด', '', 'มาลองชุด'],
    ['คืนของ', 'ดีล', 'ดีล', 'คืนของ'],
    ['trial→paid ', '', 'trial', 'paid'],
    ['คนที่โทร ', ' นัดดูรถ', 'โทร', 'นัดดูรถ'],
  ])('%s…%s', (before, after, from, to) => {
    expect(wayOf(before, after)).toEqual({ from, to });
  });
});

describe('who they are is told before what they do', () => {
  test.each([
    [' of those who pitch start.', '', 'start'],
    [' who sit down enroll', '', 'enroll'],
    [' of candidates that sat paid acceptance', 'candidates', 'paid acceptance'],
    [' of those who book turn up', '', 'turn up'],
    [' who never reply', '', 'never reply'],
  ])('%s', (after, from, to) => {
    expect(wayOf('', after)).toEqual({ from, to });
  });
});
