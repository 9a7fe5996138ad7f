/** Faults of a drawn PowerPoint file that the check has to find, each planted in a page that has none. */
import { expect, test } from 'vitest';
import { held, type PaintedText } from '../../checks/fidelity/holds.ts';
import { line } from '../../fixtures/scenes/text.ts';
import { slide } from '../export/pdf/support.ts';

const WORDS = 'Two words';
const box = { x: 100, y: 100, width: 90, height: 20 };
const text: PaintedText = { slide: 1, name: 'Label', colour: 'aa', box, text: 'Two  words' };
const slides = [
  slide(1, [
    { kind: 'text', id: 'a', name: 'Label', role: 'body', box, text: line(WORDS, 90), verticalAlign: 'top' },
  ]),
];
const drawn = (baseline: number, x = 100) => ({
  x,
  width: 40,
  y: baseline - 9,
  height: 12,
  baseline,
  size: 12,
});
const judged = (...lines: ReturnType<typeof drawn>[]) =>
  held([text], [new Map([['aa', lines]])], 500, slides);

test('a text on one line that takes two is found, and one with a figure beside it that stands lower is not', () => {
  expect(judged(drawn(115))).toMatchObject({ oneLiners: 1, broken: [], over: [] });
  expect(judged(drawn(115), drawn(119, 150)).broken).toEqual([]);
  expect(judged(drawn(115), drawn(130)).broken).toEqual(["slide 1, Label: 'Two  words' is on 2 lines"]);
});

test('a text without a letter in its colour is missing', () => {
  expect(judged(drawn(115)).missing).toEqual([]);
  expect(held([{ ...text, colour: 'bb' }], [new Map([['aa', [drawn(115)]]])], 500, slides).missing).toEqual([
    "slide 1, Label: 'Two  words'",
  ]);
});

test('a text is over its box by more than half a line, or it is not', () => {
  expect(judged(drawn(122)).over).toEqual([]);
  expect(judged(drawn(128)).over).toHaveLength(1);
});
