/**
 * Text of a workbook: each sheet under its name, its rows with tabs between the cells, as they are shown. What is hidden
 * (sheets, rows, columns) is left out; a formula stands with the value that its program last saved.
 */
import type { Package } from './packages.ts';
import { builtInFormat } from './number-format.ts';
import { Parts } from './parts.ts';
import type { ReadText } from './problems.ts';
import { Sheet, type Book } from './sheet.ts';
import { readXml, relationshipId } from './xml.ts';

/** Sheets that are read. */
const MOST_SHEETS = 100;
const WORKBOOK = 'xl/workbook.xml';

interface Workbook extends Book {
  sheets: readonly { name: string; id: string; isHidden: boolean }[];
}

export async function readXlsx(opened: Package, most: number): Promise<ReadText> {
  const parts = new Parts(opened);
  const book = await bookOf(parts);
  const targets = await parts.relationships(WORKBOOK);
  let text = '';
  let isWhole = book.sheets.length <= MOST_SHEETS;
  for (const { name, id, isHidden } of book.sheets.slice(0, MOST_SHEETS)) {
    const target = targets.get(id);
    // A sheet may be a chart alone.
    if (isHidden || target?.type !== 'worksheet') continue;
    if (text.length > most) {
      isWhole = false;
      break;
    }
    const sheet = new Sheet(book, most - text.length);
    const isRead = await readXml(await parts.needed(target.path), sheet);
    isWhole &&= isRead;
    const rows = sheet.lines();
    if (rows !== '') text += `${name}\n\n${rows}\n\n`;
  }
  return { text, cut: !isWhole || text.length > most };
}

async function bookOf(parts: Parts): Promise<Workbook> {
  const sheets: { name: string; id: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readXml(await parts.needed(WORKBOOK), {
    open(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = /^(?:1|true)$/u.test(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      sheets.push({ name, id: relationshipId(attributes) ?? '', isHidden: state !== 'visible' });
    },
  });
  const strings = await parts.part('xl/sharedStrings.xml');
  const styles = await parts.part('xl/styles.xml');
  return {
    sheets,
    isFrom1904,
    strings: strings === undefined ? [] : await stringsOf(strings),
    formats: styles === undefined ? [] : await formatsOf(styles),
  };
}

async function stringsOf(part: Uint8Array): Promise<string[]> {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  await readXml(part, {
    open(name) {
      if (name === 'si') strings.push('');
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(words) {
      if (isText) strings.push((strings.pop() ?? '') + words);
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return strings;
}

async function formatsOf(part: Uint8Array): Promise<string[]> {
  const codes = new Map<number, string>();
  const formats: string[] = [];
  let isCells = false;
  await readXml(part, {
    open(name, { numFmtId: id = '0', formatCode: code = '' }) {
      if (name === 'cellXfs') isCells = true;
      if (name === 'numFmt') codes.set(Number(id), code);
      if (name === 'xf' && isCells) formats.push(codes.get(Number(id)) ?? builtInFormat(Number(id)));
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}
