import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  MOST_BYTES,
  MOST_CHARACTERS,
  readDocument,
} from '../../../../src-worker/services/documents/index.ts';
import { docxWith } from '../../../fixtures/documents/bombs.ts';
import { docxOf } from '../../../fixtures/documents/docx.ts';
import type { DocumentProblem } from '../../../../src-worker/services/documents/problems.ts';

const fixture = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/documents/${name}`, import.meta.url))).buffer;
const bytesOf = (text: string, head: readonly number[] = []): ArrayBuffer =>
  Uint8Array.from([...head, ...new TextEncoder().encode(text)]).buffer;
const read = (name: string, bytes: ArrayBuffer) => readDocument({ name, bytes });
const textOf = async (name: string, bytes: ArrayBuffer): Promise<string> => {
  const result = await read(name, bytes);
  if (!result.ok) throw new Error(result.problem);
  return result.text;
};

const THAI = 'กลุ่มเป้าหมายคือครอบครัวในกรุงเทพฯ';

describe('what can be read', () => {
  test('a PDF, its Thai included', async () => {
    const text = await textOf('brief.pdf', fixture('brief.pdf'));
    expect(text).toContain('Our budget is 90,000 THB per month for 4 months.');
    expect(text).toContain('Grow weekday bookings from 20 to 45 a month');
    expect(text).toContain('ครอบครัวในกรุงเทพฯ อายุ 30–45');
    expect(text).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  test('a Word document, its tables by cell', async () => {
    const docx = docxOf([
      'Brief: Baan Dao Resort',
      `${THAI} & <others>`,
      {
        table: [
          ['Budget', '90,000 THB'],
          ['Competitors', 'Rain Hill', 'Ruen Mai'],
        ],
      },
      { list: ['No discounts above 10%'] },
    ]);
    expect((await textOf('brief.docx', docx)).split('\n').filter((line) => line !== '')).toEqual([
      'Brief: Baan Dao Resort',
      `${THAI} & <others>`,
      'Budget\t90,000 THB',
      'Competitors\tRain Hill\tRuen Mai',
      '• No discounts above 10%',
    ]);
  });

  test('a Word document with tabs, several lines in a cell, and joined cells', async () => {
    const cell = (properties: string, ...lines: readonly string[]): string =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:tc>`;
    const docx = docxWith(
      `<w:p><w:r><w:t>Budget:</w:t><w:tab/><w:t>90,000</w:t></w:r></w:p><w:tbl>
      <w:tr>${cell('', 'Channel')}${cell('<w:gridSpan w:val="2"/>', 'งบ')}${cell('', 'Note')}</w:tr>
      <w:tr>${cell('<w:vMerge w:val="restart"/>', 'Social')}${cell('', 'Facebook')}${cell('', '60,000')}${cell('', 'Reels', 'Stories')}</w:tr>
      <w:tr>${cell('<w:vMerge/>', '')}${cell('', 'TikTok')}${cell('', '30,000')}${cell('', '')}</w:tr></w:tbl>`,
    );
    expect((await textOf('a.docx', docx)).split('\n').filter((line) => line !== '')).toEqual([
      'Budget:\t90,000',
      'Channel\tงบ\t\tNote',
      'Social\tFacebook\t60,000\tReels; Stories',
      '\tTikTok\t30,000',
    ]);
  });

  test('a table that only arranges a page is lines', async () => {
    const page =
      '<html><table><tr><td><p>One</p><p>Two</p></td></tr><tr><td>A<table><tr><td>x</td><td>y</td></tr></table></td><td>B</td></tr></table><pre>a\n  b</pre>';
    expect((await textOf('a.html', bytesOf(page))).split('\n').filter((line) => line !== '')).toEqual([
      'One',
      'Two',
      'A',
      'x\ty',
      'B',
      'a',
      'b',
    ]);
  });

  test('a web page, without its scripts', async () => {
    const page =
      '<!doctype html><title>T</title><script>alert(1)</script><h1>Sale &amp; more</h1><p>One\n   and<br>two</p><ul><li>Three</ul>';
    expect(await textOf('page.html', bytesOf(page))).toBe('T\nSale & more\n\nOne and\ntwo\n\n- Three');
  });
  test('a form as a page: cells by tabs, what is struck through marked, hints and hidden parts left out', async () => {
    const page =
      '<html><table><tr><th>Budget <small style="color:#999">e.g. 5</small></th><td><del>9</del> <ins>7</ins></td></tr>' +
      '<tr><td>Instagram</td><td><a href="https://www.instagram.com/a">here</a></td></tr></table><p style="display:none">x</p></html>';
    expect(await textOf('form.html', bytesOf(page))).toBe(
      'Budget\t~~9~~ 7\nInstagram\there https://www.instagram.com/a',
    );
  });
  test('the source of a mail: its heads and its plain part, once', async () => {
    const mail = [
      'From: =?utf-8?q?Ann_B=C3=B6?= <ann@shop.example>',
      'Subject: Brief',
      'MIME-Version: 1.0',
      'X-Spam-Score: 5',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      btoa('Budget: 5,000 a month'),
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Budget: 5,000 a month</p>',
      '--b--',
    ].join('\n');
    expect(await textOf('brief.eml', bytesOf(mail))).toBe(
      'From: Ann Bö <ann@shop.example>\nSubject: Brief\n\nBudget: 5,000 a month',
    );
  });

  test.each<[string, ArrayBuffer]>([
    ['UTF-8', bytesOf(THAI)],
    ['UTF-8 with its mark', bytesOf(`\uFEFF${THAI}`)],
    [
      'UTF-16',
      new Uint8Array([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from(Array.from(THAI, (letter) => letter.charCodeAt(0))).buffer),
      ]).buffer,
    ],
    [
      'Windows-874',
      Uint8Array.from(Array.from(THAI, (letter) => letter.charCodeAt(0) - 0x0e00 + 0xa0)).buffer,
    ],
  ])('text in %s', async (_name, bytes) => {
    expect(await textOf('brief.txt', bytes)).toBe(THAI);
  });

  test('text of Western Europe', async () => {
    expect(await textOf('brief.txt', Uint8Array.from([0x43, 0x61, 0x66, 0xe9]).buffer)).toBe('Café');
  });

  test('whatever its name says', async () => {
    expect(await read('notes', fixture('brief.pdf'))).toMatchObject({ ok: true, kind: 'pdf' });
    expect(await read('notes.pdf', bytesOf('plain'))).toMatchObject({
      ok: true,
      kind: 'text',
      text: 'plain',
    });
  });

  test('a text without end, to its limit', async () => {
    const result = await read('long.txt', bytesOf('word '.repeat(MOST_CHARACTERS)));
    expect(result).toMatchObject({ ok: true, cut: true });
    expect(result.ok && result.text.length).toBe(MOST_CHARACTERS);
  });
});

describe('what cannot, says why', () => {
  const zip = (part: string): ArrayBuffer => new Uint8Array(zipSync({ [part]: strToU8('<x/>') })).buffer;
  /** The container of older Office files, with streams of these names. */
  const containerOf = (...streams: readonly string[]): ArrayBuffer => {
    const names = streams.map((name) => name.replace(/./gu, '$&\0')).join('\0\0');
    return bytesOf(`\0\0${names}\0\0`, [0xd0, 0xcf, 0x11, 0xe0]);
  };
  test.each<[DocumentProblem, string, ArrayBuffer]>([
    ['empty', 'a.txt', new ArrayBuffer(0)],
    ['empty', 'a.txt', bytesOf(' \n\t ')],
    ['empty', 'a.docx', docxOf([''])],
    ['encrypted', 'a.pdf', fixture('encrypted.pdf')],
    ['scanned', 'a.pdf', fixture('scanned.pdf')],
    ['broken', 'a.pdf', bytesOf('%PDF-1.7 and nothing more')],
    ['broken', 'a.docx', zip('word/document.xml').slice(0, 60)],
    ['other-office', 'a.xlsb', zip('xl/workbook.bin')],
    ['encrypted', 'a.xlsx', containerOf('EncryptionInfo', 'EncryptedPackage')],
    ['encrypted', 'a.docx', containerOf('EncryptedPackage', 'DataSpaces')],
    ['old-word', 'a.doc', containerOf('1Table', 'WordDocument')],
    ['old-word', 'a.doc', containerOf('Workbook', 'WordDocument')],
    ['old-spreadsheet', 'a.xls', containerOf('Workbook', 'WordDocument')],
    ['old-spreadsheet', 'a.bin', containerOf('Book')],
    ['old-presentation', 'a.ppt', containerOf('PowerPoint Document', 'Current User')],
    ['old-mail', 'a.msg', containerOf('__nameid_version1.0', '__properties_version1.0')],
    ['other-office', 'a.pages', zip('Index/Document.iwa')],
    [
      'other-office',
      'a.xml',
      bytesOf('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
    ],
    ['not-what-it-says', 'a.xlsx', Uint8Array.from([1, 2, 3, 0, 5]).buffer],
    ['broken', 'a.pptx', zip('ppt/presentation.xml').slice(0, 60)],
    ['unknown', 'a.zip', Uint8Array.from([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]).buffer],
    ['old-office', 'a.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]).buffer],
    ['unknown', 'a.zip', zip('a.txt')],
    ['not-what-it-says', 'a.txt', Uint8Array.from([1, 2, 3, 0, 5]).buffer],
    ['unknown', 'a.bin', Uint8Array.from([1, 2, 3, 0, 5]).buffer],
    ['too-large', 'a.txt', new ArrayBuffer(MOST_BYTES + 1)],
  ])('%s: %s', async (problem, name, bytes) => {
    expect(await read(name, bytes)).toEqual({ ok: false, problem });
  });
});
