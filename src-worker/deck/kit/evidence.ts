/** A section's figures: the numbers that its charts may draw, and the notes line that says where they come from. */
import type { Evidence } from '../../../src/shared/domain/evidence.ts';
import { clean } from './text.ts';
import { hasChart, plainOf, textsOf } from './texts-of.ts';
import type { PageContext, SlideDraft } from './types.ts';
import { say } from './words.ts';

/** One series of numbers. */
export interface Values {
  statement: string;
  labels: string[];
  values: number[];
  unit: string;
}
/** Several series over the same labels. */
export interface Series {
  statement: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  unit: string;
}
/** A row per stage, a column per channel. */
export interface Matrix {
  statement: string;
  stages: string[];
  channels: string[];
  values: number[][];
  unit: string;
}

const isNumbers = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) && value.length === length && value.every((item) => Number.isFinite(item));
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const unitOf = (data: { unit?: string | undefined }): string => data.unit ?? '';

/** The first evidence with one series of numbers, one for each label. */
export function valuesOf(evidence: readonly Evidence[]): Values | undefined {
  for (const { statement, data } of evidence) {
    if (!data || !('labels' in data) || !('values' in data)) continue;
    const { labels, values } = data;
    if (isTexts(labels) && labels.length > 0 && isNumbers(values, labels.length)) {
      return { statement, labels, values, unit: unitOf(data) };
    }
  }
  return undefined;
}

/** The first evidence with several series. */
export function seriesOf(evidence: readonly Evidence[]): Series | undefined {
  for (const { statement, data } of evidence) {
    if (!data || !('series' in data) || !('labels' in data)) continue;
    const { labels, series: named } = data;
    if (!isTexts(labels) || typeof named !== 'object' || named === null) continue;
    const series = Object.entries(named).flatMap(([name, values]: [string, unknown]) =>
      isNumbers(values, labels.length) ? [{ name, values }] : [],
    );
    if (series.length > 0 && series.length === Object.keys(named).length) {
      return { statement, labels, series, unit: unitOf(data) };
    }
  }
  return undefined;
}

/** The first evidence with a matrix of stages and channels. */
export function matrixOf(evidence: readonly Evidence[]): Matrix | undefined {
  for (const { statement, data } of evidence) {
    if (!data || !('channels' in data) || !('stages' in data)) continue;
    const { channels, stages } = data;
    const rows: unknown = data['values'];
    if (!isTexts(channels) || !isTexts(stages) || !Array.isArray(rows) || rows.length !== stages.length)
      continue;
    const values = rows.filter((row): row is number[] => isNumbers(row, channels.length));
    if (values.length === stages.length) return { statement, stages, channels, values, unit: unitOf(data) };
  }
  return undefined;
}

const unended = (text: string): string => clean(text).replace(/[\s.;,:]+$/, '');
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** One figure's origin as a sentence, or '' for what the client or the preparer says, which needs none on the slide. */
function originOf(context: PageContext, entry: Evidence): string {
  const statement = unended(entry.statement);
  const source = unended(entry.source);
  const stop = context.lang === 'th' ? '' : '.';
  switch (entry.basis) {
    case 'client answer':
    case 'stated by':
      return '';
    case 'planning assumption': {
      const word = say(context, 'an assumption', 'ข้อสมมติในการวางแผน');
      return `${statement}: ${word}${source === '' ? '' : `, ${lowerFirst(source)}`}${stop}`;
    }
    case 'model statement':
      return `${statement}: ${say(context, 'a model’s statement, not yet verified', 'ข้อความจากแบบจำลอง ยังไม่ได้ตรวจสอบ')}${stop}`;
    case 'computed':
    case 'public data':
      return source === '' ? `${statement}${stop}` : `${statement}: ${source}${stop}`;
  }
}

/** Who stands behind a figure that a person wrote: 'stated by Studio Nine'. */
export const statedBy = ({ agency, lang }: Pick<PageContext, 'agency' | 'lang'>): string => {
  const name = agency?.name ?? '';
  if (lang === 'th') return name === '' ? 'ระบุโดยผู้จัดทำ' : `ระบุโดย ${name}`;
  return `stated by ${name === '' ? 'the preparer' : name}`;
};

/** What a slide says: its texts in one, and whether it charts anything. */
export interface Said {
  words: string;
  charted: boolean;
}

/** The headline and the texts of a slide. */
export const toldOn = ({ headline, nodes }: SlideDraft): Said => ({
  words: [headline, ...nodes.flatMap(textsOf).map(plainOf)].join(' '),
  charted: hasChart(nodes),
});

/** A word with a figure, without the signs around it: '2,813' of '(2,813)'. */
const figuresOf = (words: string): string[] =>
  words
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{N}\p{L}\p{Sc}]+|[^\p{N}\p{L}\p{Sc}%]+$/gu, ''))
    .filter((word) => /\p{N}/u.test(word));

/** Whether a slide says the figure that an entry is about, and not already where it is from. */
function isToldOn({ words, charted }: Said, { statement, source, basis, data }: Evidence): boolean {
  if (basis === 'model statement') return true;
  if (data !== undefined) return charted;
  const [figure] = figuresOf(statement);
  if (figure !== undefined && !figuresOf(words).includes(figure)) return false;
  // A digit alone numbers a card as well: it is told with what it counts, or not at all.
  const isDigit = basis === 'computed' && figure !== undefined && /^\d$/u.test(figure);
  if (isDigit && (statement === figure || !words.includes(statement))) return false;
  return clean(source) === '' || !words.includes(clean(source));
}

/**
 * Whole sentences from the evidence of what a slide says, as many as fit: what is unverified or assumed before what is computed.
 * The origins of a page's other figures stand in the speaker's notes.
 */
export function noteOn(context: PageContext, said: Said, fits: (note: string) => boolean): string {
  const order = ['model statement', 'planning assumption', 'computed', 'public data'] as const;
  const gap = context.lang === 'th' ? '  ·  ' : ' ';
  let note = '';
  for (const basis of order) {
    for (const entry of context.section.evidence) {
      if (entry.basis !== basis || !isToldOn(said, entry)) continue;
      const longer = [note, originOf(context, entry)].filter((part) => part !== '').join(gap);
      if (fits(longer)) note = longer;
    }
  }
  return note;
}
