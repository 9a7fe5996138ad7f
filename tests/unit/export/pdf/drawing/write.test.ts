import { expect, test } from 'vitest';
import {
  byteString,
  hexString,
  n,
  shares,
  textBytes,
} from '../../../../../src-worker/export/pdf/drawing/write.ts';

test.each([
  [1.005, '1'],
  [-0.001, '0'],
  [1e-7, '0'],
  [12.345, '12.35'],
  [-3.5, '-3.5'],
])('%d is written %s', (value, written) => {
  expect(n(value)).toBe(written);
});

test('brackets, backslashes and carriage returns are escaped', () => {
  expect(byteString('a(b)\\c\rd\ne')).toBe('(a\\(b\\)\\\\c\\rd\ne)');
  // Half of ญ is a carriage return, which a reader would turn into a line feed.
  expect(byteString(textBytes('ญ'))).toBe('(\u00fe\u00ff\u000e\\r)');
});

test('a text string in hexadecimal begins with its mark of byte order', () => {
  expect(hexString('กa')).toBe('FEFF0E010061');
});

test('a colour is three shares', () => {
  expect(shares('#ff8000')).toBe('1 0.502 0');
});
