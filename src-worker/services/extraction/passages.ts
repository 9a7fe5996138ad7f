/**
 * A brief as passages: each a sentence or a list item, with the label that it stands under ('Budget: …', a heading of
 * its own line). People write 'Label: value', a heading with a list below, tables, or plain sentences; all at once.
 */
import { bareLabelOf, isHeadingOf, topicOf } from './labels.ts';

export interface Passage {
  /** What it says, without its label and bullet. */
  text: string;
  /** The label or heading, lower case; '' for running text. */
  label: string;
  /** As it stands in the brief, for showing where a field came from. */
  source: string;
}

/** Characters of a label: longer is a sentence with a colon in it. */
const LONGEST_LABEL = 48;
/** Characters of a line that a program broke for its width. */
const BROKEN_LINE = 60;
const BULLET = /^\s*(?:[-*•·–—▪●◦☐✓✔>+]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/iu;
const LABEL = /^([\p{L}\p{M}][^:：=?!\n]{0,47}?)\s*(?:[:：]|\s[–—=-]\s|\?\s)\s*(.*)$/u;
/** 'https://…' and '10:30' are no labels. */
const NO_LABEL = /^(?:https?|mailto|www|\d+)$/iu;
const MARKED = /^(?:#{1,6}\s+|\*\*|__|\[|【)(.+?)(?:\*\*|__|\]|】)?\s*:?\s*(?:\*\*)?$/u;
const TABLE_RULE = /^\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*\|?)?$/u;

/** How far a heading reaches: a section to the next heading, a list to the paragraph after it, a value over its line. */
interface Heading {
  label: string;
  reach: 'section' | 'list' | 'value';
  /** Something stands under it already. */
  filled: boolean;
}
const NONE: Heading = { label: '', reach: 'list', filled: false };

export function passagesOf(brief: string): Passage[] {
  const passages: Passage[] = [];
  const lines = withoutTables(brief.split('\n'));
  let heading = NONE;
  let isAfterGap = false;
  let before = '';
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '') {
      isAfterGap = true;
      continue;
    }
    const isItem = BULLET.test(raw);
    const bare = line
      .replace(BULLET, '')
      .replace(/^(?:\*\*|__)(.+?)(?:\*\*|__)/u, '$1')
      .trim();
    const last = before;
    before = line;
    const title = headingOf(line, bare, isItem, lines.slice(index + 1));
    const labelled = title === undefined ? labelOf(bare, isItem ? heading : NONE) : undefined;
    if (title !== undefined) heading = title;
    else if (labelled !== undefined) {
      // 'Competitors:' alone is a heading for what follows.
      if (labelled.text === '') heading = { label: labelled.label, reach: 'list', filled: false };
      else {
        passages.push({ ...labelled, source: line });
        if (!isItem && heading.reach !== 'section')
          heading = /[:：]/u.test(bare) ? { label: labelled.label, reach: 'value', filled: true } : NONE;
      }
    } else {
      if (!reaches(heading, { isItem, isAfterGap, last, bare })) heading = NONE;
      heading = { ...heading, filled: true };
      if (isItem) passages.push({ text: bare, label: heading.label, source: line });
      else
        for (const sentence of sentencesOf(bare))
          passages.push({ text: sentence, label: heading.label, source: sentence });
    }
    isAfterGap = false;
  }
  return passages;
}

function reaches(
  { reach, filled }: Heading,
  line: { isItem: boolean; isAfterGap: boolean; last: string; bare: string },
): boolean {
  if (reach === 'section') return true;
  if (reach === 'list') return line.isItem || !line.isAfterGap || !filled;
  // The value of a label goes on where a program broke its line.
  const isBroken = line.last.length >= BROKEN_LINE && !/[.!?]$/u.test(line.last);
  return !line.isItem && !line.isAfterGap && (isBroken || /^\p{Ll}/u.test(line.bare));
}

function headingOf(
  line: string,
  bare: string,
  isItem: boolean,
  below: readonly string[],
): Heading | undefined {
  const [, marked] = MARKED.exec(line) ?? [];
  if (marked !== undefined && marked.length <= LONGEST_LABEL)
    return { label: asLabel(marked), reach: 'section', filled: false };
  if (isItem || bare.length > LONGEST_LABEL) return undefined;
  // A short line in capitals.
  if (/\p{Lu}{2}/u.test(bare) && !/[\p{Ll}\d]|[\p{Script=Thai}]/u.test(bare) && /^[^:：]+[:：]?$/u.test(bare))
    return { label: asLabel(bare), reach: 'section', filled: false };
  // 'Why now', alone on its line: what it says is no more than what a label says, and something follows.
  const next = below.find((one) => one.trim() !== '');
  return next !== undefined && isHeadingOf(bare)
    ? { label: asLabel(bare), reach: 'list', filled: false }
    : undefined;
}

function labelOf(line: string, under: Heading): { label: string; text: string } | undefined {
  const bareLabel = bareLabelOf(line);
  if (bareLabel !== undefined) return bareLabel;
  const [, label = '', text = ''] = LABEL.exec(line) ?? [];
  if (label === '' || NO_LABEL.test(label.trim()) || label.split(/\s+/u).length > 7) return undefined;
  // A sentence that happens to hold a dash.
  if (/[.,;]/u.test(label)) return undefined;
  const plain = asLabel(label);
  // In a list, 'Name: what is said of it' is an item and no label.
  return under.label !== '' && topicOf(plain) === undefined ? undefined : { label: plain, text: text.trim() };
}

const asLabel = (text: string): string =>
  text
    .replace(/[*_]+|[:：]\s*$/gu, '')
    .trim()
    .toLowerCase();

/**
 * Rows of a Markdown table, and rows whose cells stand between tabs, as 'first: second, third'. The head of a Markdown
 * table names columns and says nothing.
 */
const withoutTables = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    if (line.includes('\t')) return [tabbedRow(line)];
    if (!/^\s*\|.*\|\s*$/u.test(line)) return [line];
    if (TABLE_RULE.test(line.trim()) || TABLE_RULE.test((lines[index + 1] ?? '').trim())) return [];
    const [first = '', ...rest] = line
      .split('|')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '');
    return [`- ${first}: ${rest.join(', ')}`];
  });

/** '1.' and '•' before a tab are marks of an item, and no cell. */
const ITEM_MARK = /^(?:[-*•·–▪●◦☐✓✔]|\(?\d{1,2}[.)]|[a-z][.)])$/iu;

function tabbedRow(line: string): string {
  const cells = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const mark = ITEM_MARK.test(cells[0] ?? '') ? `${cells.shift()} ` : '';
  const [first = '', ...rest] = cells;
  return mark + (rest.length === 0 ? first : `${first.replace(/:$/u, '')}: ${rest.join(', ')}`);
}

/** Sentences of a paragraph. Thai ends none with a stop: its spaces are left for whoever reads. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Script=Thai}"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
