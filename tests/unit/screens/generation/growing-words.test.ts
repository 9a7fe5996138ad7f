import { expect, test } from 'vitest';
import { growingWords } from '../../../../src/screens/generation/growing-words.ts';

const page = {
  title: 'A "quoted" headline',
  output: { takeaways: ['First', 'Second\nline', 'ภาษาไทย'], count: 3, link: '' },
};

test('the texts of a whole page, in their order, without the names of its fields', () => {
  expect(growingWords(JSON.stringify(page))).toEqual([
    'A "quoted" headline',
    'First',
    'Second line',
    'ภาษาไทย',
  ]);
});

test('broken off anywhere it shows what is there, and never more', () => {
  const text = JSON.stringify(page).replaceAll('ภ', String.raw`\u0e20`);
  const whole = growingWords(text);
  const wrong: string[] = [];
  for (let length = 0; length <= text.length; length += 1) {
    const shown = growingWords(text.slice(0, length));
    for (const [index, word] of shown.entries())
      // The last may be the name of a field whose colon has not come yet.
      if (index < shown.length - 1 && whole[index] !== word) wrong.push(`${length}: ${word}`);
  }
  expect(wrong).toEqual([]);
});

test('prose is shown line by line', () => {
  expect(growingWords('Once upon a time\n\n there was')).toEqual(['Once upon a time', 'there was']);
});
