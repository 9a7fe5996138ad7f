/** Files of Office, OpenDocument, RTF and e-mail that would take the worker's memory or time, or that end too soon. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { MOST_CHARACTERS, readDocument } from '../../../../src-worker/services/documents/index.ts';
import type { DocumentProblem } from '../../../../src-worker/services/documents/problems.ts';
import { forged, packedTimes } from '../../../fixtures/documents/bombs.ts';
import { openDocumentOf, packageOf, pptxOf, shapeXml, xlsxOf } from '../../../fixtures/documents/office.ts';
import { rawBytes, thaiBytes } from './read.ts';

// For a busy machine. What would take for ever runs into it.
vi.setConfig({ testTimeout: 60_000 });

const fixture = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/documents/${name}`, import.meta.url))).buffer;

const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
const ENTITIES = `<!DOCTYPE x [<!ENTITY e0 "boom">${levels}]>`;
const cells = (count: number, text: string): string =>
  `<row>${`<c t="str"><v>${text}</v></c>`.repeat(10)}</row>`.repeat(count / 10);
const sheet = (rows: string, doctype = ''): ArrayBuffer =>
  xlsxOf({ sheets: [{ name: 'S', rows }], ...(doctype === '' ? {} : { doctype }) });
const nested = (tag: string, depth: number): string => `<${tag}>`.repeat(depth) + `</${tag}>`.repeat(depth);
const spaces = ' '.repeat(1_000_000);
const unpacksTo40MB = (part: string): ArrayBuffer => packedTimes(part, spaces, 40);

const HEAD = 'MIME-Version: 1.0\r\nReceived: x\r\nSubject: s\r\n';
const MIXED = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n`;

test.each<[name: string, file: string, problem: DocumentProblem, bytes: () => ArrayBuffer]>([
  [
    'a workbook that unpacks to forty megabytes, declared as a hundred bytes',
    'a.xlsx',
    'too-much',
    () => forged(unpacksTo40MB('xl/workbook.xml'), 24, 100),
  ],
  ['a presentation that does', 'a.pptx', 'too-much', () => unpacksTo40MB('ppt/presentation.xml')],
  ['a text that does', 'a.odt', 'too-much', () => openDocumentOf('text', spaces.repeat(40))],
  ['a workbook of elements inside each other', 'a.xlsx', 'too-much', () => sheet(nested('row', 1000))],
  ['a text of them', 'a.odt', 'too-much', () => openDocumentOf('text', nested('text:section', 1000))],
  ['a presentation of them', 'a.pptx', 'too-much', () => pptxOf([{ shapes: nested('p:grpSp', 1000) }])],
  [
    'RTF of groups inside each other',
    'a.rtf',
    'too-much',
    () => rawBytes(`{\\rtf1 ${'{'.repeat(1_000_000)}`),
  ],
  ['seven hundred thousand elements', 'a.xlsx', 'too-much', () => sheet('<c/>'.repeat(700_000))],
  [
    'entities that grow, in a workbook',
    'a.xlsx',
    'broken',
    () => sheet('<row><c t="str"><v>&e9;</v></c></row>', ENTITIES),
  ],
  [
    'entities that grow, in a text',
    'a.odt',
    'broken',
    () => openDocumentOf('text', '<text:p>&e9;</text:p>', { doctype: ENTITIES }),
  ],
  [
    'entities that grow, in a presentation',
    'a.pptx',
    'broken',
    () => pptxOf([{ shapes: shapeXml(['&e9;']) }], ENTITIES),
  ],
  [
    'an e-mail of parts inside each other',
    'a.eml',
    'too-much',
    () =>
      rawBytes(
        `${HEAD}${Array.from({ length: 1000 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join('')}`,
      ),
  ],
  ['an e-mail of empty lines', 'a.eml', 'too-much', () => rawBytes(`${HEAD}\r\n${'\n'.repeat(500_000)}`)],
  [
    'an e-mail of headers without end',
    'a.eml',
    'too-much',
    () => rawBytes(`${HEAD}${'X-A: b\r\n'.repeat(300_000)}\r\nx`),
  ],
  [
    'a workbook without its sheets',
    'a.xlsx',
    'broken',
    () =>
      packageOf({
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" xmlns:r="r" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="gone.xml"/></Relationships>',
      }),
  ],
  [
    'a workbook that leads out of its package',
    'a.xlsx',
    'broken',
    () =>
      packageOf({
        'xl/workbook.xml': '<workbook><sheets><sheet name="S" xmlns:r="r" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="../../../../etc/passwd"/></Relationships>',
      }),
  ],
])('%s', async (_name, file, problem, bytes) => {
  expect(await readDocument({ name: file, bytes: bytes() })).toMatchObject({ ok: false, problem });
});

test.each<[name: string, file: string, bytes: () => ArrayBuffer]>([
  ['a hundred thousand cells', 'a.xlsx', () => sheet(cells(100_000, 'กำไร'))],
  [
    'a cell at the end of each row',
    'a.xlsx',
    () =>
      sheet(
        Array.from(
          { length: 16_000 },
          (_, i) => `<row r="${i + 1}"><c r="${column(i + 1)}${i + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
  ],
  [
    'a hundred thousand cells of OpenDocument',
    'a.ods',
    () =>
      openDocumentOf(
        'spreadsheet',
        `<table:table>${`<table:table-row>${'<table:table-cell><text:p>กำไร</text:p></table:table-cell>'.repeat(10)}</table:table-row>`.repeat(10_000)}</table:table>`,
      ),
  ],
  [
    'one cell repeated for ever',
    'a.ods',
    () =>
      openDocumentOf(
        'spreadsheet',
        `<table:table>${`<table:table-row>${'<table:table-cell table:number-columns-repeated="999999999"><text:p>a long cell of words</text:p></table:table-cell>'.repeat(20)}</table:table-row>`.repeat(300)}</table:table>`,
      ),
  ],
  [
    'a hundred thousand cells of a slide',
    'a.pptx',
    () =>
      pptxOf([
        {
          shapes: `<a:tbl>${`<a:tr>${'<a:tc><a:p><a:r><a:t>กำไร</a:t></a:r></a:p></a:tc>'.repeat(10)}</a:tr>`.repeat(10_000)}</a:tbl>`,
        },
      ]),
  ],
  [
    'a hundred thousand cells of RTF',
    'a.rtf',
    () =>
      rawBytes(
        `{\\rtf1\\ansicpg874 ${`\\trowd\\pard\\intbl ${`${thaiBytes('กำไร')}\\cell `.repeat(10)}\\row `.repeat(10_000)}}`,
      ),
  ],
  ['a line of RTF without end', 'a.rtf', () => rawBytes(`{\\rtf1 ${'word '.repeat(2_000_000)}}`)],
  [
    'a page in an e-mail that does not end',
    'a.eml',
    () =>
      rawBytes(
        `${HEAD}Content-Type: text/html\r\n\r\n${`${'<table><tr><td>word '.repeat(20)}\r\n`.repeat(15_000)}`,
      ),
  ],
])('%s is read to the limit', async (_name, file, bytes) => {
  const result = await readDocument({ name: file, bytes: bytes() });
  expect(result).toMatchObject({ ok: true, cut: true });
  expect(result.ok && result.text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
});

test.each<[name: string, file: string, bytes: () => ArrayBuffer]>([
  [
    'spaces',
    'a.odt',
    () => openDocumentOf('text', `<text:p>a${'<text:s text:c="999999999"/>'.repeat(1000)}b</text:p>`),
  ],
  [
    'areas of joined cells',
    'a.xlsx',
    () =>
      xlsxOf({
        sheets: [
          {
            name: 'S',
            rows: '<row r="1"><c r="A1" t="str"><v>a b</v></c></row>',
            merged: Array.from({ length: 20_000 }, (_, i) => `A${i + 2}:XFD1048576`),
          },
        ],
      }),
  ],
  ['raw bytes of RTF', 'a.rtf', () => rawBytes('{\\rtf1 a b\\bin9999999999 }')],
  ['a picture of RTF', 'a.rtf', () => rawBytes(`{\\rtf1 a b{\\pict ${'0f'.repeat(5_000_000)}}}`)],
  [
    'parts of an e-mail',
    'a.eml',
    () =>
      rawBytes(
        `${MIXED}--b\r\n\r\na b\r\n${'--b\r\nContent-Type: image/png\r\n\r\nx\r\n'.repeat(20_000)}--b--`,
      ),
  ],
])('%s without end say nothing', async (_name, file, bytes) => {
  const result = await readDocument({ name: file, bytes: bytes() });
  expect(result.ok && result.text).toMatch(/a b/u);
});

test('messages inside each other are read some levels deep', async () => {
  let eml = `${HEAD}\r\nThe innermost`;
  for (let depth = 0; depth < 40; depth += 1) eml = `${HEAD}Content-Type: message/rfc822\r\n\r\n${eml}`;
  expect(await readDocument({ name: 'a.eml', bytes: rawBytes(eml) })).toMatchObject({ ok: true });
});

describe('a file that ends too soon gives its words or a sentence', () => {
  const eml = rawBytes(
    `${MIXED}--b\r\nContent-Type: text/plain\r\n\r\n${'Words of the client. '.repeat(50)}\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(fixture('brief.pdf')).toString('base64').slice(0, 4000)}\r\n--b--`,
  );
  const rtf = rawBytes(
    `{\\rtf1\\ansi{\\fonttbl{\\f0\\fcharset222 A;}}\\f0 ${`Words \\'a1\\u3585?\\par\\trowd\\intbl a\\cell b\\cell\\row `.repeat(40)}}`,
  );
  test.each<[string, ArrayBuffer, RegExp]>([
    ['a.xlsx', sheet(cells(1000, 'กำไร')), /^broken$/u],
    ['a.pptx', fixture('slides.pptx'), /^broken$/u],
    ['a.odp', fixture('slides.odp'), /^broken$/u],
    ['a.odt', openDocumentOf('text', '<text:p>words</text:p>'.repeat(1000)), /^broken$/u],
    ['a.rtf', rtf, /^(?:read|empty)$/u],
    ['a.eml', eml, /^(?:read|empty)$/u],
  ])('%s', async (name, bytes, expected) => {
    for (let part = 1; part < 20; part += 1) {
      const result = await readDocument({
        name,
        bytes: bytes.slice(0, Math.floor((bytes.byteLength * part) / 20)),
      });
      expect(result.ok ? 'read' : result.problem, `${part}/20`).toMatch(expected);
    }
  });

  test('XML that ends too soon is damaged, and not half a document', async () => {
    const xml = '<workbook><sheets>';
    expect(
      await readDocument({ name: 'a.xlsx', bytes: packageOf({ 'xl/workbook.xml': xml }) }),
    ).toMatchObject({
      problem: 'broken',
    });
  });
});

/** 1: 'A', 27: 'AA'. */
function column(number: number): string {
  let rest = number;
  let letters = '';
  for (; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
