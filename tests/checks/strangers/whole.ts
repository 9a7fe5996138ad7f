/** Whole questionnaires as they are typed, and per kind how many of their readings are right. */
import { readFileSync } from 'node:fs';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
import { sameRule } from './compare.ts';
import { formOfTyped, goalLine, isRead, rounded, type Typed } from './typed.ts';

const KINDS = ['goals', 'price', 'budget', 'costs', 'rates', 'capacity', 'rules'] as const;
type Kind = (typeof KINDS)[number];
type Lines = Readonly<Record<Kind, string | readonly string[]>>;
interface Whole {
  name: string;
  answers: Typed;
  read: Lines;
}
export interface Counts {
  right: number;
  of: number;
}
export interface WholeOutcome {
  kinds: Readonly<Record<Kind, Counts>>;
  all: Counts;
  /** What is not right: whose, which kind, what is expected, what is read ('' for nothing). */
  misses: readonly string[];
}

/** The readings of one questionnaire, a line each. */
function linesOf(answers: Typed): Lines {
  const { goals, price, budget, costs, rates, capacity, rules } = understand(formOfTyped(answers));
  const per = capacity?.per === 'night' ? 'day' : capacity?.per;
  const high = budget.high === undefined ? '' : `–${budget.high}`;
  const period =
    budget.periodAssumed || budget.period === undefined
      ? ''
      : budget.period === 'total'
        ? ' total'
        : ` /${budget.period}`;
  const span = budget.span ? ` for ${budget.span.count} ${budget.span.unit}` : '';
  return {
    goals: goals.filter(({ kind }) => kind !== 'text').map(goalLine),
    price: price.value === undefined ? '' : `${price.value}${price.currency}`,
    budget: budget.amount === undefined ? '' : `${budget.amount}${high}${budget.currency}${period}${span}`,
    costs: costs.map(({ now, currency }) => `${rounded(now)}${currency}`),
    // How many leave, come back or are sent by others may be told or not: it is no step on the way to buying.
    rates: rates.map(({ percent, kind }) =>
      // Read, and asked for by no key.
      kind === 'conversion' || kind === 'other' ? `${rounded(percent)}%` : `${rounded(percent)}% ?`,
    ),
    capacity: capacity === undefined ? '' : `${capacity.count}${per === undefined ? '' : ` /${per}`}`,
    // What is not offered is told as often as a rule as it is not.
    rules: rules.map(({ quote, kind }) => (kind === 'not offered' ? `${quote} ?` : quote)),
  };
}

/** '*': whatever length is read after it, or anything at all where it stands alone. */
const isBudget = (expected: string, read: string): boolean =>
  expected.split(' | ').some((one) => {
    const wanted = one.replace(/ ?\*$/u, '');
    const found = one === wanted ? read : read.replace(/ for .*$/u, '');
    return wanted === '' || [found, found.replace(/(?<=\d)[A-Z]{3}(?= |$)/u, '¤')].includes(wanted);
  });

const SAME: Readonly<Record<Kind, (expected: string, read: string) => boolean>> = {
  goals: isRead,
  price: isRead,
  budget: (expected, read) => expected === read || (expected !== '' && isBudget(expected, read)),
  costs: isRead,
  // 16.67 is one in six.
  rates: (expected, read) =>
    Math.abs(Number.parseFloat(expected) - Number.parseFloat(read)) <= Number.parseFloat(expected) * 0.005,
  capacity: isRead,
  rules: sameRule,
};

/** Expectations that are met, and what is missing or too much; ' ?': may be read or not. */
function judged(
  kind: Kind,
  expected: readonly string[],
  read: readonly string[],
): Counts & { told: string[] } {
  const left = [...read];
  const missing: string[] = [];
  let [right, of] = [0, 0];
  const sure = expected.filter((one) => !one.endsWith(' ?'));
  for (const one of sure) {
    const at = left.findIndex((other) => SAME[kind](one, other));
    if (at < 0) missing.push(one);
    else left.splice(at, 1);
    right += Number(at >= 0);
    of += 1;
  }
  const extra = left.filter(
    (other) =>
      !other.endsWith(' ?') &&
      !expected.some((one) => one.endsWith(' ?') && SAME[kind](one.slice(0, -2), other)),
  );
  // What is read otherwise is one wrong reading and not two.
  const told = Array.from(
    { length: Math.max(missing.length, extra.length) },
    (_, at) => `${missing[at] ?? ''} | ${extra[at] ?? ''}`,
  );
  return { right, of: right + told.length, told };
}

export function wholeRead(name = 'whole'): WholeOutcome {
  const cases: Whole[] = JSON.parse(readFileSync(`tests/fixtures/typed/${name}.json`, 'utf8'));
  const none = (): Counts => ({ right: 0, of: 0 });
  const kinds: Record<Kind, Counts> = {
    goals: none(),
    price: none(),
    budget: none(),
    costs: none(),
    rates: none(),
    capacity: none(),
    rules: none(),
  };
  const misses: string[] = [];
  for (const one of cases) {
    const found = linesOf(one.answers);
    for (const kind of KINDS) {
      // Of price, budget and capacity there is one or none: none is read right where none is told.
      const { right, of, told } = judged(kind, [one.read[kind]].flat(), [found[kind]].flat());
      kinds[kind].right += right;
      kinds[kind].of += of;
      misses.push(...told.map((line) => `${one.name}: ${kind}: ${line}`));
    }
  }
  const sum = (of: keyof Counts): number => KINDS.reduce((total, kind) => total + kinds[kind][of], 0);
  return { kinds, all: { right: sum('right'), of: sum('of') }, misses };
}
