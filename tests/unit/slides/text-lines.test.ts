import { expect, test } from 'vitest';
import { breakSpaces } from '../../../src/shared/scene/text-place.ts';
import { pieceGaps } from '../../../src/slides/text-lines.ts';
import type { LinePiece, Paragraph } from '../../../src/shared/scene/scene.ts';
import { paragraph, run } from '../../fixtures/scenes/text.ts';

const broken = (text: string, lines: readonly string[]): Paragraph =>
  paragraph([run(text)], { width: 100, lines });

test.each([
  ['Two words', ['Two', 'words'], [' ', '']],
  ['กาแฟคั่วสด', ['กาแฟ', 'คั่วสด'], ['', '']],
  ['a  b\nc', ['a', 'b', 'c'], ['  ', '\n', '']],
  ['the the the', ['the', 'the', 'the'], [' ', ' ', '']],
  ['well-known', ['well-', 'known'], ['', '']],
  ['ends in a space ', ['ends in a', 'space'], [' ', '']],
])('%j keeps what stood at its breaks', (text, lines, spaces) => {
  expect(breakSpaces(broken(text, lines))).toEqual(spaces);
});

test('a line that is not in the text is taken to end in a space', () => {
  expect(breakSpaces(broken('x', ['other', 'lines']))).toEqual([' ', '']);
});

test('lines and what stood between them make the whole text again', () => {
  const text = 'Speciality coffee กาแฟพิเศษ for ฿390 a bag, น้ำ ป้า ผู้ใหญ่';
  const lines = ['Speciality coffee', 'กาแฟ', 'พิเศษ for ฿390 a bag, น้ำ ป้า', 'ผู้ใหญ่'];
  const spaces = breakSpaces(broken(text, lines));
  expect(lines.map((line, index) => line + (spaces[index] ?? '')).join('')).toBe(text);
});

const piece = (x: number, width: number): LinePiece => ({
  text: 'a',
  x,
  width,
  family: 'Roboto',
  weight: 400,
  size: 14,
  colour: 'ink',
  lang: 'en',
});

test('a piece begins at its own x whatever came before it', () => {
  expect(pieceGaps([piece(12, 30), piece(42, 10), piece(60, 5)])).toEqual([0, 0, 8]);
  expect(pieceGaps([])).toEqual([]);
});
