/** What may stand behind a figure on a page: the client's answers, and the page's own evidence. */
import type { Evidence, EvidenceBasis } from '../evidence.ts';
import type { FormData } from '../questionnaire.ts';
import { commonEra } from '../../reading/calendar.ts';
import { figuresIn, type Figure } from './numerals.ts';

export interface Backing {
  basis: EvidenceBasis;
  figures: readonly Figure[];
  /** Of a chart's data. */
  values: readonly number[];
}

function* textsOf(value: unknown, key = ''): Generator<string> {
  // A card's id is a time stamp, and an address no statement.
  if (key === 'id' || key === 'coverImage') return;
  if (typeof value === 'string') {
    if (!/^https?:\/\//iu.test(value)) yield value;
  } else if (typeof value === 'number') {
    if (value > 0) yield String(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* textsOf(item, name);
  }
}

/** Every figure that the client gave, wherever it stands in the form. */
export const answersBacking = (form: FormData): Backing => ({
  basis: 'client answer',
  figures: [...textsOf(form)].flatMap(figuresIn),
  values: [],
});

/** The day on which the proposal was started, as a page may write it. */
export function startBacking(day: Date): Backing {
  const [date, month, year] = [day.getDate(), day.getMonth() + 1, day.getFullYear()];
  return {
    basis: 'computed',
    figures: [{ text: '', start: 0, kind: 'date', values: [date], slack: 0, month, year }],
    values: [],
  };
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function labelsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...labelsIn(item)]);
}

/** A client's answer backs nothing by being quoted: it must stand in the form, or the quotation is wrong. */
export const evidenceBacking = (evidence: readonly Evidence[]): Backing[] =>
  evidence
    .filter(({ basis }) => basis !== 'client answer')
    .map(({ basis, statement, source, data }) => ({
      basis,
      figures: [statement, source, ...labelsIn(data)].flatMap(figuresIn),
      values: numbersIn(data),
    }));

/** Relative: what a sum of decimals may be off. */
const ROUNDING = 1e-9;
const near = (a: number, b: number, slack: number): boolean =>
  Math.abs(a - b) <= slack + Math.max(Math.abs(a), 1) * ROUNDING || commonEra(a) === commonEra(b);

function sameKind(figure: Figure, other: Figure): boolean {
  if (figure.kind === other.kind)
    return (
      figure.kind !== 'money' || figure.currency === other.currency || !figure.currency || !other.currency
    );
  const loose = new Set([figure.kind, other.kind]);
  // A formula names no currency; a range of ages is written with and without its unit.
  return loose.has('plain') && loose.has('money');
}

function covers(figure: Figure, other: Figure): boolean {
  if (figure.kind === 'date') {
    return (
      other.kind === 'date' &&
      other.month === figure.month &&
      figure.values.every((day) => other.values.includes(day)) &&
      (figure.year === undefined || other.year === undefined || figure.year === other.year)
    );
  }
  if (figure.kind === 'ratio')
    return other.kind === 'ratio' && figure.values.every((value, i) => value === other.values[i]);
  return false;
}

/** Whether this backing holds every value of the figure. */
export function backs(backing: Backing, figure: Figure): boolean {
  if (backing.figures.some((other) => covers(figure, other))) return true;
  if (figure.kind === 'date' || figure.kind === 'ratio') return false;
  return figure.values.every(
    (value) =>
      backing.values.some((other) => near(value, other, figure.slack)) ||
      backing.figures.some((other) =>
        other.kind === 'date'
          ? other.year === commonEra(value)
          : sameKind(figure, other) &&
            other.values.some((known) => near(value, known, Math.max(figure.slack, other.slack))),
      ),
  );
}

/** Charts draw thousands and millions. */
const CHART_SCALES = [1, 1e3, 1e6];
/** Decimals that a figure is printed with; a mark is drawn with all of them. */
const DECIMALS = [0, 1, 2];
/** Whether a drawn mark's value is one of the evidence's, of its data or of what it states, which is printed rounded. */
export const backsMark = (backing: Backing, value: number): boolean =>
  [...backing.values, ...backing.figures.flatMap(({ values }) => values)].some(
    (other) =>
      CHART_SCALES.some((scale) => Math.abs(value * scale - other) <= Math.abs(other) * 1e-6) ||
      (other !== 0 && DECIMALS.some((places) => Number(value.toFixed(places)) === other)),
  );
