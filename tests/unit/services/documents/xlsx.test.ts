import { describe, expect, test } from 'vitest';
import { shownNumber } from '../../../../src-worker/services/documents/number-format.ts';
import { packageOf, xlsxOf } from '../../../fixtures/documents/office.ts';
import { linesOf, problemOf } from './read.ts';

const shared =
  '<si><t>รายการ</t></si><si><r><t xml:space="preserve">Media </t></r><r><t>budget</t></r><rPh><t>ピ</t></rPh></si>';

test('a workbook: sheets under their names, rows by cell, values as shown', async () => {
  const xlsx = xlsxOf({
    strings: shared,
    formats: ['#,##0.00\\ "บาท"', '0.0%', 'd/m/yyyy', '[$฿-41E]#,##0'],
    sheets: [
      {
        name: 'งบประมาณ & plan',
        merged: ['A1:C1', 'A5:A6'],
        rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>Media plan</t></is></c><c r="B1" t="str"><v>under it</v></c></row>
          <row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3" t="str"><v>Start</v></c><c r="E3" t="str"><v>Share</v></c></row>
          <row r="4"><c r="A4" t="str"><v>Facebook</v></c><c r="C4" s="1"><v>60000</v></c><c r="D4" s="3"><v>46329</v></c><c r="E4" s="2"><v>0.6666</v></c></row>
          <row r="5"><c r="A5" t="str"><v>กูเกิล</v></c><c r="C5" s="4"><f>30000*1</f><v>30000</v></c><c r="D5" t="b"><v>1</v></c><c r="E5" t="e"><v>#DIV/0!</v></c></row>
          <row r="6"><c r="A6" t="str"><v>under it</v></c><c r="C6"><v>0.30000000000000004</v></c></row>
          <row r="7" hidden="1"><c r="A7" t="str"><v>margin</v></c></row>
          <row><c t="str"><v>Next</v></c><c t="str"><v>cell</v></c></row>`,
      },
      { name: 'Secret', state: 'hidden', rows: '<row><c t="str"><v>hidden</v></c></row>' },
      { name: 'Very secret', state: 'veryHidden', rows: '<row><c t="str"><v>hidden</v></c></row>' },
      { name: 'Empty', rows: '' },
      {
        name: 'Competitors',
        columns: '<cols><col min="2" max="2" hidden="1"/></cols>',
        rows: '<row><c t="str"><v>Rain Hill</v></c><c t="str"><v>hidden</v></c><c t="str"><v>cheaper\nnearer</v></c></row>',
      },
    ],
  });
  expect(await linesOf('plan.xlsx', xlsx)).toEqual([
    'งบประมาณ & plan',
    'Media plan',
    'รายการ\t\tMedia budget\tStart\tShare',
    'Facebook\t\t60,000.00 บาท\t2026-11-03\t66.7%',
    'กูเกิล\t\t฿30,000\tTRUE',
    '\t\t0.3',
    'Next\tcell',
    'Competitors',
    'Rain Hill\tcheaper; nearer',
  ]);
});

test('days since 1904, in a workbook of a Mac', async () => {
  const rows = '<row><c t="str"><v>Start</v></c><c s="1"><v>44867</v></c></row>';
  expect(
    await linesOf(
      'a.xlsx',
      xlsxOf({ sheets: [{ name: 'S', rows }], formats: ['yyyy-mm-dd'], isFrom1904: true }),
    ),
  ).toEqual(['S', 'Start\t2026-11-03']);
});

describe('a number as its format shows it', () => {
  test.each<[value: number, code: string, shown: string]>([
    [1234.5, '', '1234.5'],
    [1234.5, 'General', '1234.5'],
    [0.1 + 0.2, 'General', '0.3'],
    [1234567890123, 'General', '1234567890123'],
    [1234.5, '#,##0', '1,235'],
    [1234567, '#,##0.00', '1,234,567.00'],
    [0.5, '0%', '50%'],
    [0.075, '0.0%', '7.5%'],
    [90000, '"฿"#,##0', '฿90,000'],
    [90000, '[$฿-41E]#,##0.00', '฿90,000.00'],
    [90000, '#,##0.00\\ [$THB]', '90,000.00 THB'],
    [90000, '[$-41E]#,##0', '90,000'],
    [-90000, '_-* #,##0.00 "บาท"_-;-* #,##0.00 "บาท"_-', '-90,000.00 บาท'],
    [-5, '#,##0;(#,##0)', '(5)'],
    [-5, '#,##0;[Red]-#,##0', '-5'],
    [0, '#,##0;-#,##0;"–"', '–'],
    [1500000, '0.0,,"M"', '1.5M'],
    [25000, '#,##0,"k"', '25k'],
    [812345678, '0##-###-####', '081-234-5678'],
    [812345678, '[<=99999999]0-####-####;0##-###-####', '081-234-5678'],
    [7, '000', '007'],
    [0.5, '#.##', '.5'],
    [2.5, '# ?/?', '2.5'],
    [12345, '0.00E+00', '12345'],
    [3, '"Q"0', 'Q3'],
    [46329, 'd/m/yyyy', '2026-11-03'],
    [46329, 'm/d/yy', '2026-11-03'],
    [46329, '[$-41E]d mmmm bbbb', '2026-11-03'],
    [46329, 'mmm-yy', 'Nov 2026'],
    [46329, 'd-mmm', '3 Nov'],
    [46329, 'yyyy', '2026'],
    [46329, 'dddd', 'Tuesday'],
    [46329, 'dddd, d mmmm yyyy', '2026-11-03'],
    [46329.4375, 'd/m/yyyy h:mm', '2026-11-03 10:30'],
    [0.4375, 'h:mm AM/PM', '10:30'],
    [1.5, '[h]:mm', '36:00'],
    [1, 'yyyy-mm-dd', '1900-01-01'],
    [61, 'yyyy-mm-dd', '1900-03-01'],
    [-1, 'yyyy-mm-dd', '-1'],
    [1e300, 'yyyy-mm-dd', '1e+300'],
    [5, '"days"', 'days'],
    [5, '0 "days"', '5 days'],
    [5, '[Blue]0', '5'],
  ])('%d by %s: %s', (value, code, shown) => {
    expect(shownNumber(value, code, false)).toBe(shown);
  });
});

test('a built-in format has no code in the file', async () => {
  const parts = {
    'xl/workbook.xml':
      '<x:workbook xmlns:x="x" xmlns:d="r"><x:sheets><x:sheet name="S" sheetId="1" d:id="R1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="R1" Type="x/worksheet" Target="/xl/worksheets/sheet.xml"/></Relationships>',
    'xl/styles.xml':
      '<x:styleSheet xmlns:x="x"><x:cellXfs><x:xf numFmtId="14"/><x:xf numFmtId="10"/></x:cellXfs></x:styleSheet>',
    'xl/worksheets/sheet.xml':
      '<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c s="0"><x:v>46329</x:v></x:c><x:c s="1"><x:v>0.125</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  };
  expect(await linesOf('a.xlsx', packageOf(parts))).toEqual(['S', '2026-11-03\t12.50%']);
});

test('what is no workbook, or has no words', async () => {
  expect(await problemOf('a.xlsx', xlsxOf({ sheets: [{ name: 'S', rows: '' }] }))).toBe('empty');
  expect(await problemOf('a.xlsx', packageOf({ 'xl/workbook.xml': '<workbook><sheets>' }))).toBe('broken');
  expect(await problemOf('a.xlsb', packageOf({ 'xl/workbook.bin': 'x' }))).toBe('other-office');
});
