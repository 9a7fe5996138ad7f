import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDocumentOf } from '../../../fixtures/documents/office.ts';
import { linesOf, problemOf } from './read.ts';

const p = (text: string): string => `<text:p>${text}</text:p>`;
const cell = (text: string, attributes = ''): string =>
  `<table:table-cell ${attributes}>${p(text)}</table:table-cell>`;
const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;

test('a text: paragraphs, headings, lists, tables by cell', async () => {
  const odt = openDocumentOf(
    'text',
    `<text:tracked-changes>${p('taken out')}</text:tracked-changes>
    <text:h text:outline-level="1">Brief: Ruen Lanna &amp; Spa</text:h>
    ${p('<text:span>ลูกค้าคือสปา</text:span>ในเชียงใหม่<text:s text:c="3"/>ต้องการ<text:line-break/>ยอดจอง')}
    ${p('A claim<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>its source</text:p></text:note-body></text:note> goes on')}
    ${p('Budget:<text:tab/>90,000 THB<office:annotation><text:p>a remark</text:p></office:annotation>')}
    <text:list><text:list-item>${p('Facebook')}<text:list><text:list-item>${p('กูเกิล')}</text:list-item></text:list></text:list-item></text:list>
    <table:table table:name="T">
      ${row(cell('Item'), cell('รายเดือน'))}
      ${row(cell('Total', 'table:number-columns-spanned="2"'), '<table:covered-table-cell/>', cell('360,000'))}
      ${row(`<table:table-cell>${p('Competitors')}</table:table-cell><table:table-cell>${p('Rain Hill')}${p('Ruen Mai')}</table:table-cell>`)}
    </table:table>
    ${p('<draw:frame><draw:text-box><text:p>in a box</text:p></draw:text-box></draw:frame>beside it')}`,
  );
  expect(await linesOf('a.odt', odt)).toEqual([
    'Brief: Ruen Lanna & Spa',
    'ลูกค้าคือสปาในเชียงใหม่ ต้องการ',
    'ยอดจอง',
    'A claim (its source) goes on',
    'Budget:\t90,000 THB',
    '- Facebook',
    '- กูเกิล',
    'Item\tรายเดือน',
    'Total\t\t360,000',
    'Competitors\tRain Hill; Ruen Mai',
    'in a box',
    'beside it',
  ]);
});

test('a spreadsheet, without its hidden sheets, rows and columns', async () => {
  const ods = openDocumentOf(
    'spreadsheet',
    `<table:table table:name="งบ"><table:table-column table:number-columns-repeated="3"/><table:table-column table:visibility="collapse"/>${row(cell('Facebook'), cell('60,000.00 บาท', 'office:value="60000"'), '<table:table-cell table:number-columns-repeated="16000"/>')}
      <table:table-row table:visibility="collapse">${cell('margin')}</table:table-row>
      ${row(cell('0', 'table:number-columns-repeated="3"'), cell('hidden'), cell('shown'))}</table:table>
    <table:table table:name="Secret" table:style-name="ta2">${row(cell('hidden'))}</table:table>
    <table:table table:name="Blank">${row('<table:table-cell/>')}</table:table>`,
    {
      styles:
        '<style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
    },
  );
  expect(await linesOf('a.ods', ods)).toEqual(['งบ', 'Facebook\t60,000.00 บาท', '0\t0\t0\tshown']);
});

test('a presentation that LibreOffice saved, each slide with its notes', async () => {
  const odp = new Uint8Array(readFileSync(new URL('../../../fixtures/documents/slides.odp', import.meta.url)))
    .buffer;
  expect(await linesOf('slides.odp', odp)).toEqual([
    'Slide 1',
    'เปิดตัวรีสอร์ต Baan Dao',
    'Our goal is 45 bookings a month',
    'งบ 90,000 บาทต่อเดือน',
    'Notes:',
    'Say that discounts are out',
    'Slide 2',
    'Channel\tงบ',
    'Facebook\t60,000',
  ]);
});

test('what has no words, is protected, or is a drawing', async () => {
  expect(await problemOf('a.odt', openDocumentOf('text', p(' ')))).toBe('empty');
  expect(await problemOf('a.ods', openDocumentOf('spreadsheet', '<table:table table:name="A"/>'))).toBe(
    'empty',
  );
  expect(
    await problemOf('a.odt', openDocumentOf('text', p('x'), { manifest: '<manifest:encryption-data/>' })),
  ).toBe('encrypted');
  expect(await problemOf('a.odg', openDocumentOf('graphics', p('x')))).toBe('other-office');
});
