import { describe, expect, test } from 'vitest';
import { linesOf, problemOf, rawBytes, thaiBytes } from './read.ts';

const HEAD =
  String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Arial;}{\f1\fswiss\fcharset222 Tahoma;}{\f2\fcharset128 MS Mincho;}{\f3\fcharset2 Symbol;}}{\colortbl;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}}{\info{\title Not this}{\author Nor this}}{\*\generator Riched20;}` +
  '\r\n';
const read = (body: string) => linesOf('a.rtf', rawBytes(`${HEAD}${body}}`));
const hex = (text: string): string =>
  Array.from(text, (character) => `\\'${character.charCodeAt(0).toString(16)}`).join('');

test('paragraphs, escapes, marks of the printer', async () => {
  expect(
    await read(
      String.raw`\pard\f0 Caf\'e9 \{braces\} \\ \ldblquote quoted\rdblquote\~\endash  end\par A line\line and one` +
        '\r\n' +
        String.raw` more\par{\b Bold} text\-ed a\_b\par`,
    ),
  ).toEqual(['Café {braces} \\ “quoted” – end', 'A line', 'and one more', 'Bold texted a-b']);
});

describe('Thai', () => {
  const words = 'ครอบครัวในกรุงเทพฯ';
  test('in the code page of its font', async () => {
    expect(await read(String.raw`\f0 Client: {\f1 ${hex(thaiBytes(words))}} caf\'e9\par`)).toEqual([
      `Client: ${words} café`,
    ]);
  });
  test('in the code page of the document, as bytes too', async () => {
    const body = String.raw`{\rtf1\ansi\ansicpg874\deff0{\fonttbl{\f0\fnil Tahoma;}}\f0 `;
    expect(
      await linesOf('a.rtf', rawBytes(`${body}${hex(thaiBytes(words))}\\par ${thaiBytes(words)}}`)),
    ).toEqual([words, words]);
  });
  test('in Unicode, with substitutes of any kind', async () => {
    const units = Array.from(words, (letter) => `\\u${letter.charCodeAt(0)}\\'3f`).join('');
    const plain = Array.from(words, (letter) => `\\u${letter.charCodeAt(0)}?`).join('');
    const none = Array.from(words, (letter) => `\\u${letter.charCodeAt(0)} `).join('');
    expect(await read(`${units}\\par ${plain}\\par {\\uc0 ${none}}\\par`)).toEqual([words, words, words]);
  });
});

test('negative numbers, pairs and two-byte code pages', async () => {
  expect(await read(String.raw`\u-3889?\u-10179?\u-8704?\par{\f2 \'93\'fa\'83A}\par`)).toEqual([
    '\uF0CF😀',
    '日ア',
  ]);
});

test('rows with tabs between the cells, lists, fields, what is hidden or left out', async () => {
  const row = (...cells: string[]): string =>
    `\\trowd\\cellx2000\\cellx4000\\pard\\intbl ${cells.map((cell) => `${cell}\\cell`).join(' ')}\\row\n`;
  expect(
    await read(
      String.raw`\pard\tab Before:\tab this\par ${row('Item', hex('Budget'))}${row('Competitors', String.raw`Rain Hill\par Ruen Mai`)}${row('', 'only', 'two')}\pard After\par
{\listtext\f3\'b7\tab}First\par{\listtext 2.\tab}Second\par
{\field{\*\fldinst HYPERLINK "https://example.com"}{\fldrslt our page}}\par
{\v hidden}{\header above}{\footnote below}{\*\unknown{\b nothing}}{\pict 0102ff}\bin3 }{\shown\par`,
    ),
  ).toEqual([
    'Before:\tthis',
    'Item\tBudget',
    'Competitors\tRain Hill; Ruen Mai',
    '\tonly\ttwo',
    'After',
    '- First',
    '2. Second',
    'our page',
    'below shown',
  ]);
});

test('what has no words, or only looks like it', async () => {
  expect(await problemOf('a.rtf', rawBytes(String.raw`{\rtf1\ansi}`))).toBe('empty');
  expect(await problemOf('a.rtf', rawBytes(String.raw`{\rtf1 ${'{'.repeat(1000)}deep`))).toBe('too-much');
  expect(await linesOf('a.doc', rawBytes(String.raw`{\rtf1 A document of another name\par}`))).toEqual([
    'A document of another name',
  ]);
});
