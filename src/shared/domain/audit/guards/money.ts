/** Sums and shares against the split that was agreed: what one stage or channel has, and what there is in all. */
import { escapeRegExp } from '../../escape-reg-exp.ts';
import { figuresIn, type Figure } from '../numerals.ts';
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
import type { Section } from '../../section.ts';

/** What a sum is for that is no part of the money: a price, what one costs. */
const EACH =
  /(?:\b(?:at|per|each|from|under|below|than|cost(?:s|ing)?(?: of)?|price[ds]?|save[sd]?|discount)|ต่อ|ละ|ราคา|ค่าสื่อ|ต้นทุน|ไม่เกิน|ลด)[:\s]*(?:about |around |only |just )?$/iu;
const EACH_AFTER =
  /^\s*(?:an? (?!month|week|day|year|quarter)|per (?!month|week|day|year|quarter)|each\b|for (?:one|each|every)|of media for|(?:ต่อ|ต่อหนึ่ง)(?!เดือน|สัปดาห์|วัน|ปี|ไตรมาส))/iu;
/** Letters between a name and its sum. */
const NEAR = 44;
/** The whole, right before its sum. */
const WHOLE =
  /(?:(?:total|whole|full|media|entire|overall) (?:media )?budget|budget(?= of| is|:)|งบ(?:สื่อ)?(?:รวม|ทั้งหมด)|งบสื่อ)(?: of| is|:|คือ)?\s*$/iu;

interface Part {
  name: string;
  pattern: RegExp;
  line: string;
  text: string;
  values: { money: readonly number[]; percent: readonly number[] };
  currency: string;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.051, Math.abs(b) * 1e-6);

export function moneyGuard(ground: Ground): (section: Section) => (unit: Unit) => Found[] {
  const parts = settledOf(ground, 'part').map(({ fact, settled }): Part => ({
    name: settled.name,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])${escapeRegExp(settled.name)}(?![a-z])`, 'giu'),
    line: factLine(fact),
    text: fact.text,
    values: { money: settled.sums, percent: settled.percents },
    currency: settled.currency,
  }));
  const [whole] = settledOf(ground, 'budget');
  return (section) => {
    const backings = backingsOf(ground, section);
    return ({ text, about }) => {
      const lead = about === '' || parts.every(({ name }) => name !== about) ? '' : `${about}: `;
      const figures = figuresIn(text).filter(({ kind }) => kind === 'money' || kind === 'percent');
      return figures.flatMap((figure): Found[] => {
        const [value = 0] = figure.values;
        const unknown = !isBacked(backings, figure);
        const before = text.slice(0, figure.start);
        if (whole && figure.kind === 'money' && WHOLE.test(before) && namedIn(parts, text).length === 0)
          return figure.values.every((each) => whole.settled.sums.some((sum) => near(each, sum))) || !unknown
            ? []
            : [found(figure, factLine(whole.fact), sumText(whole.fact.text))];
        const part = partOf(parts, lead, text, figure);
        if (part === undefined) return [];
        const kind = figure.kind === 'percent' ? 'percent' : 'money';
        if (part.values[kind].some((own) => near(value, own))) return [];
        const isOthers = parts.some(
          (other) => other !== part && other.values[kind].some((each) => each > 0 && near(value, each)),
        );
        return unknown || isOthers ? [found(figure, part.line, ofKind(part.text, kind))] : [];
      });
    };
  };
}

const found = (figure: Figure, fact: string, instead: string): Found => ({
  words: figure.text.trim(),
  fact,
  ...(instead === '' ? {} : { instead }),
});

/** '18,000 THB' and '15%' of '18,000 THB a month (15%)'. */
const ofKind = (text: string, kind: 'money' | 'percent'): string =>
  figuresIn(text)
    .find((figure) => figure.kind === kind)
    ?.text.trim() ?? '';
const sumText = (text: string): string => ofKind(text, 'money');

const namedIn = (parts: readonly Part[], text: string): Part[] =>
  parts.filter(({ pattern }) => new RegExp(pattern.source, 'iu').test(text));

/** The stage or channel whose part a figure is said to be: the one right before it, alone in reach. */
function partOf(
  parts: readonly Part[],
  lead: string,
  text: string,
  { start, text: written, kind }: Figure,
): Part | undefined {
  const clause = clauseAt(text, start, start + written.length);
  const before = `${lead}${text.slice(clause.from, start)}`;
  const after = text.slice(start + written.length);
  if (EACH.test(before) || EACH_AFTER.test(after)) return undefined;
  // A share of something else: '38% of quotes sign', 'grows by 15%'.
  if (
    kind === 'percent' &&
    !/^\s*(?:\)|of (?:the )?(?:media|budget|money)|ของ(?:งบ|เงิน|สื่อ)|[,.;]|$|to |for |goes|and )/iu.test(after)
  )
    return undefined;
  const reach = before.slice(-NEAR);
  const hits = parts.flatMap((part) =>
    [...reach.matchAll(part.pattern)].map(({ index }) => ({ part, index })),
  );
  const last = hits.toSorted((a, b) => b.index - a.index)[0];
  if (last === undefined) return undefined;
  const between = reach.slice(last.index + last.part.name.length);
  // Another figure stands between, or a second name joins it: '45% to Facebook and Google'.
  if (/\d/u.test(between) || /(?:,|and|\+|&|\/|และ|กับ)\s*$/iu.test(reach.slice(0, last.index)))
    return undefined;
  return MONEY_WORDS.test(`${between}${after.slice(0, 30)}`) || between.trim().length <= 3
    ? last.part
    : undefined;
}

/** Words by which a sum is one that is spent there. */
const MONEY_WORDS =
  /gets?|takes?|receives?|spends?|budget|share|split|money|media|carries|holds?|has\b|ได้|ใช้|งบ|สัดส่วน|เงิน|รับ/iu;
