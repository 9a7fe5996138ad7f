/** Dates against the plan's: when the client decides, when it begins, when media ends. */
import { commonEra } from '../../../reading/calendar.ts';
import { figuresIn, type Figure } from '../numerals.ts';
import type { Section } from '../../section.ts';
import {
  backingsOf,
  clauseAt,
  factLine,
  isBacked,
  settledOf,
  type Found,
  type Ground,
  type Unit,
} from './units.ts';

type Of = 'launch' | 'decision' | 'media end';

const SUBJECTS: Readonly<Record<Of, RegExp>> = {
  launch:
    /\b(?:launch(?:es|ed|ing)?|go(?:es)? live|(?:campaign|ads?|advertising|media|adverts?) (?:starts?|begins?|runs? from)|(?:starts?|begins?) (?:the )?(?:campaign|ads?|media))\b|(?:เริ่ม|เปิด)(?:ลง|ยิง|รัน)?(?:โฆษณา|แคมเปญ|สื่อ)/giu,
  decision:
    /\b(?:decid(?:e|es|ed|ing)|decision|approv(?:e|es|ed|al)|sign[- ]?off|say yes)\b|อนุมัติ(?!จาก)|ตัดสินใจ(?=ภายใน|วันที่)/giu,
  'media end':
    /\b(?:media|campaign|ads?|advertising|adverts?) (?:ends?|stops?|finish(?:es)?|runs? (?:until|to))\b|(?:โฆษณา|สื่อ|แคมเปญ)(?:จบ|สิ้นสุด|ถึง)/giu,
};
/** Letters between the words and their date. */
const NEAR = 34;

export function dateGuard(ground: Ground): (section: Section) => (unit: Unit) => Found[] {
  const dates = settledOf(ground, 'date');
  return (section) => {
    const backings = backingsOf(ground, section);
    return (unit) => {
      const figures = figuresIn(unit.text).filter(({ kind }) => kind === 'date');
      return figures.flatMap((figure): Found[] => {
        const of = subjectOf(unit, figure);
        const right = dates.find(({ settled }) => settled.of === of);
        if (right === undefined || isDay(figure, right.settled.day)) return [];
        const isOther = dates.some(({ settled }) => isDay(figure, settled.day));
        if (!isOther && isBacked(backings, figure)) return [];
        return [{ words: figure.text.trim(), fact: factLine(right.fact), instead: right.fact.text }];
      });
    };
  };
}

function isDay({ values, month, year }: Figure, iso: string): boolean {
  const [y = 0, m = 0, d = 0] = iso.split('-').map(Number);
  return values.includes(d) && month === m && (year === undefined || commonEra(year) === y);
}

/** What a date is said to be the date of: the nearest of the words before it, else right after it. */
function subjectOf({ text, about }: Unit, { start, text: written }: Figure): Of | undefined {
  const clause = clauseAt(text, start, start + written.length);
  const before = text.slice(clause.from, start).slice(-NEAR);
  const after = clause.text.slice(start - clause.from + written.length).slice(0, NEAR);
  // A day of its own field: '30 November' beside 'Approve the plan'.
  if (text.trim().length <= written.trim().length + 3) return nearest(about, 'first');
  // Another date stands between.
  if (/\d/u.test(before)) return undefined;
  return nearest(before, 'last') ?? (/\d/u.test(after) ? undefined : nearest(after, 'first'));
}

function nearest(text: string, which: 'first' | 'last'): Of | undefined {
  const hits = Object.entries(SUBJECTS).flatMap(([of, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ of, index })),
  );
  const sorted = hits.toSorted((a, b) => (which === 'first' ? a.index - b.index : b.index - a.index));
  const of = sorted[0]?.of;
  return of === 'launch' || of === 'decision' || of === 'media end' ? of : undefined;
}
