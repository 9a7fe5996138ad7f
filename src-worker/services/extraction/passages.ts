/**
 * A brief as passages: each a sentence or a list item, with the label that it stands under ('Budget: …', a heading of
 * its own line). People write 'Label: value', a heading with a list below, or plain sentences; all three at once.
 */
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
const BULLET = /^\s*(?:[-*•·–—▪●◦☐✓✔>]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/iu;
const LABEL = /^([\p{L}\p{M}][^:：?!\n]{0,47}?)\s*(?:[:：]|\s[–—-]\s|\?\s)\s*(.*)$/u;
/** 'https://…' and '10:30' are no labels. */
const NO_LABEL = /^(?:https?|mailto|www|\d+)$/iu;
const HEADING = /^(?:#{1,6}\s+|\*\*|__|\[|【)(.+?)(?:\*\*|__|\]|】)?\s*:?\s*(?:\*\*)?$/u;

export function passagesOf(brief: string): Passage[] {
  const passages: Passage[] = [];
  /** The heading that the lines below belong to, until an empty line ends a list or another label comes. */
  let heading = '';
  let emptyLines = 0;
  for (const raw of brief.split('\n')) {
    const line = raw.trim();
    if (line === '') {
      emptyLines += 1;
      continue;
    }
    const isItem = BULLET.test(raw);
    const bare = line
      .replace(BULLET, '')
      .replace(/^(?:\*\*|__)(.+?)(?:\*\*|__)/u, '$1')
      .trim();
    const title = headingOf(line, bare, isItem);
    if (title !== undefined) {
      heading = title;
      emptyLines = 0;
      continue;
    }
    const labelled = labelOf(bare);
    if (labelled !== undefined) {
      // 'Competitors:' alone is a heading for what follows.
      if (labelled.text === '') heading = labelled.label;
      else {
        passages.push({ ...labelled, source: line });
        // A value that goes on in the next lines, as list items do.
        heading = isItem ? heading : labelled.label;
      }
      emptyLines = 0;
      continue;
    }
    // A paragraph after an empty line is no part of a list before it.
    if (emptyLines > 0 && !isItem && heading !== '' && passages.at(-1)?.label === heading) heading = '';
    emptyLines = 0;
    if (isItem) passages.push({ text: bare, label: heading, source: line });
    else
      for (const sentence of sentencesOf(bare))
        passages.push({ text: sentence, label: heading, source: sentence });
  }
  return passages;
}

function headingOf(line: string, bare: string, isItem: boolean): string | undefined {
  const [, marked] = HEADING.exec(line) ?? [];
  if (marked !== undefined && marked.length <= LONGEST_LABEL)
    return marked
      .replace(/[:：*_]+$/u, '')
      .trim()
      .toLowerCase();
  // A short line in capitals.
  const isShouted =
    !isItem && bare.length <= LONGEST_LABEL && /\p{Lu}{3}/u.test(bare) && !/\p{Ll}|\d/u.test(bare);
  return isShouted ? bare.replace(/[:：]$/u, '').toLowerCase() : undefined;
}

function labelOf(line: string): { label: string; text: string } | undefined {
  const [, label = '', text = ''] = LABEL.exec(line) ?? [];
  if (label === '' || NO_LABEL.test(label.trim()) || label.split(/\s+/u).length > 7) return undefined;
  // A sentence that happens to hold a dash.
  if (/[.,;]/u.test(label)) return undefined;
  return { label: label.replace(/[*_]+/gu, '').trim().toLowerCase(), text: text.trim() };
}

/** Sentences of a paragraph. Thai ends none with a stop: its spaces are left for whoever reads. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\p{Script=Thai}"“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
