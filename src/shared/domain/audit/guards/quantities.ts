/** Figures that nobody gave, where the client or the plan gave another of the same thing. */
import { figuresIn, type Figure } from '../numerals.ts';
import type { PlanFact } from '../../plan-facts.ts';
import type { Section } from '../../section.ts';
import {
  backedTexts,
  backingsOf,
  clauseAt,
  factLine,
  isBacked,
  letters,
  settledOf,
  type Found,
  type Ground,
  type Unit,
} from './units.ts';

interface Given {
  figure: Figure;
  /** The client's clause. */
  clause: string;
  /** Word that the figure counts. */
  unit: string;
  words: ReadonlySet<string>;
}

/** Words that stand beside any figure. */
const EMPTY: ReadonlySet<string> = new Set([
  'about',
  'after',
  'all',
  'and',
  'are',
  'but',
  'for',
  'from',
  'have',
  'has',
  'into',
  'less',
  'more',
  'most',
  'not',
  'only',
  'our',
  'over',
  'per',
  'plus',
  'than',
  'that',
  'the',
  'their',
  'them',
  'they',
  'this',
  'today',
  'under',
  'was',
  'were',
  'will',
  'with',
  'within',
  'you',
  'your',
  'month',
  'months',
  'week',
  'weeks',
  'year',
  'years',
]);

type QuantityFound = Found & { kind: 'goal' | 'audience' | 'altered' };

export function quantityGuard(ground: Ground): (section: Section) => (unit: Unit) => QuantityFound[] {
  const given = ground.answers.flatMap(givenIn);
  const goals = settledOf(ground, 'goal').map(({ fact, settled }): Goal => ({
    fact,
    metric: contentOf(settled.metric),
    figures: figuresIn(fact.text),
  }));
  const [audience] = settledOf(ground, 'audience');
  const told = ground.facts.flatMap(({ text }) => givenIn(text));
  return (section) => {
    const backings = backingsOf(ground, section);
    const stated = [...given, ...told, ...backedTexts(section).flatMap(givenIn)];
    return ({ text }) => {
      // 'ถามสองข้อ', 'ask ten of them': a small number in words counts what a sentence proposes.
      const figures = figuresIn(text).filter(
        ({ kind, text: written, values }) =>
          kind !== 'date' && (/\p{Nd}/u.test(written) || (values[0] ?? 0) > SPELT),
      );
      return figures.flatMap((figure): QuantityFound[] => {
        const clause = clauseAt(text, figure.start, figure.start + figure.text.length).text;
        const one = { figure, clause, unit: unitOf(text, figure), words: contentOf(clause) };
        const isKnown = isBacked(backings, figure);
        if (isKnown && !isOfAnother(one, stated)) return [];
        const source = given.find((other) => isOneThing(other, one) && (!isKnown || other.unit === one.unit));
        const words = figure.text.trim();
        if (source !== undefined)
          return [{ kind: 'altered', words, fact: source.clause.trim(), instead: source.figure.text.trim() }];
        const goal = goals.find((each) => !isKnown && isOfGoal(one, each));
        if (goal !== undefined) return [{ kind: 'goal', words, fact: factLine(goal.fact) }];
        return audience && !isKnown && isOfAudience(one)
          ? [{ kind: 'audience', words, fact: factLine(audience.fact) }]
          : [];
      });
    };
  };
}

/** The largest number that is written in words where it is no figure. */
const SPELT = 12;

/** A small number stands behind many things: '5 weeks' has nothing from a warranty of five years. */
const SMALL = 100;
const isOfAnother = ({ figure, unit }: Given, stated: readonly Given[]): boolean =>
  figure.kind === 'plain' &&
  figure.values.length === 1 &&
  (figure.values[0] ?? SMALL) < SMALL &&
  unit !== '' &&
  !stated.some(
    (other) =>
      other.figure.values.includes(figure.values[0] ?? 0) && (other.unit === unit || other.unit === ''),
  );

function isOfGoal({ figure, clause, unit, words }: Given, { metric, figures }: Goal): boolean {
  if (figure.kind === 'money') return false;
  const [value = 0] = figure.values;
  // Its digits, out of place, whatever language the page counts them in.
  const isSlip = (own: number): boolean =>
    Math.max(own, value) <= 10 * Math.min(own, value) && isAlike(String(own), String(value));
  if (value >= SMALL && figures.some((own) => own.kind === figure.kind && isSlip(own.values[0] ?? 0)))
    return true;
  return (
    GOAL.test(clause) && [...metric].some((word) => words.has(word)) && (unit === '' || metric.has(unit))
  );
}

interface Goal {
  fact: PlanFact;
  /** Words of what it counts. */
  metric: ReadonlySet<string>;
  figures: readonly Figure[];
}

const GOAL = /\b(?:goal|target|reach|grow|from \d|to \d)|เป้า|ถึง|เพิ่ม/iu;

/** People by the thousand, and no customers of somebody's. */
const AUDIENCE = /\b(?:audience|people|adults|market|residents|users)\b|กลุ่มเป้าหมาย|ประชากร|คน/iu;
const CROWD = 10_000;
const isOfAudience = ({ figure, clause }: Given): boolean =>
  figure.kind === 'plain' && (figure.values[0] ?? 0) >= CROWD && AUDIENCE.test(clause);

function givenIn(text: string): Given[] {
  return figuresIn(text).flatMap((figure) => {
    if (figure.kind === 'date') return [];
    const clause = clauseAt(text, figure.start, figure.start + figure.text.length).text;
    return [{ figure, clause, unit: unitOf(text, figure), words: contentOf(clause) }];
  });
}

/** The word that a figure counts: 'reviews' of '1,312 reviews', 'ท่าน' of '7 ท่าน'. */
function unitOf(text: string, { start, text: written }: Figure): string {
  const [inside] = /[\p{L}\p{M}]+\s*$/u.exec(written) ?? [''];
  const [, after = ''] = /^[\s-]*([\p{L}\p{M}]+)/u.exec(text.slice(start + written.length)) ?? [];
  const word = inside.trim() === '' ? after : inside.trim();
  if (GENERIC.has(word)) return '';
  return /[ก-๛]/u.test(word) ? (SAME.get(word.slice(0, 3)) ?? word.slice(0, 3)) : stem(word);
}

/** Classifiers that tell nothing of what is counted. */
const GENERIC: ReadonlySet<string> = new Set(['ราย', 'อัน', 'รายการ']);

/** What is counted alike in both languages: a page may be written in another one than the answers. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['วัน', 'day'],
  ['สัป', 'week'],
  ['เดื', 'month'],
  ['ปี', 'year'],
  ['ชั่', 'hour'],
  ['นาท', 'minute'],
  ['รีว', 'review'],
  ['สาข', 'branch'],
]);

const stem = (word: string): string => word.toLowerCase().replace(/(?:ing|ed|es|s|ation|ations)$/u, '');

/** Words of four letters and more, and parts of Thai words, by which two clauses speak of one thing. */
function contentOf(text: string): Set<string> {
  const latin = (text.toLowerCase().match(/[a-z]{3,}/gu) ?? []).filter((word) => !EMPTY.has(word)).map(stem);
  const thai = (text.match(/[ก-๛]+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - 4) }, (_, i) => run.slice(i, i + 5)),
  );
  return new Set([...latin.filter((word) => word.length > 2), ...thai]);
}

/** Whether a figure that nobody gave stands where the client's own did. */
function isOneThing({ figure: own, ...one }: Given, { figure, unit, words }: Given): boolean {
  if (own.kind !== figure.kind || (own.currency ?? '') !== (figure.currency ?? '')) return false;
  if (own.values.length !== figure.values.length) return false;
  const isSameUnit = unit !== '' && unit === one.unit;
  const shared = [...words].filter((word) => one.words.has(word) && word !== unit);
  const alike = isAlike(String(own.values[0] ?? 0), String(figure.values[0] ?? 0));
  // The digits of the client's figure, out of place; or the same words around another figure.
  if (alike)
    return (
      isSameUnit ||
      (shared.length > 0 &&
        (figure.kind !== 'plain' || [own, figure].every(({ values: [value = 0] }) => value >= SMALL)))
    );
  return isSameUnit ? shared.length > 0 : figure.kind !== 'plain' && shared.length > 1;
}

/** The same digits in another order, with noughts more or less, or one of three and more changed. */
function isAlike(own: string, other: string): boolean {
  const [a, b] = [own, other].map((text) => letters(text).replace(/0+$/u, ''));
  if (a === undefined || b === undefined || a === '' || b === '') return false;
  const [digits, others] = [a.split(''), b.split('')];
  if (a === b || digits.toSorted().join('') === others.toSorted().join('')) return true;
  if (a.length !== b.length || a.length < 3) return false;
  return digits.filter((digit, i) => digit !== b[i]).length === 1;
}
