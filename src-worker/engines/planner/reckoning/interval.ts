/** The arithmetic of the graph: every value is an interval, mostly of one point, and no interval is negative. */

export interface Interval {
  low: number;
  high: number;
}

/** What a value follows from by arithmetic. Percentages are numbers from 0 to 100. */
export type Operation =
  /** a + b + … */
  | 'sum'
  /** a − b */
  | 'difference'
  /** a × b × … */
  | 'product'
  /** a ÷ b */
  | 'quotient'
  /** a ÷ b in percent */
  | 'share'
  /** a × p % */
  | 'part'
  /** a ÷ p %: of how many `a` is that part */
  | 'whole'
  /** p % of q % of …, in percent */
  | 'compound'
  /** 100 − p */
  | 'rest'
  /** (a − b) ÷ b in percent */
  | 'growth'
  /** a × a constant of the calendar, in the formula's `by` */
  | 'scaled'
  /** 100 ÷ p: of how many one is that part */
  | 'inverse'
  /** The same as a whole number: one in so many */
  | 'one-in'
  /** The whole numbers in a */
  | 'floor'
  /** The smaller of the two */
  | 'least'
  /** (z₁ + z₂)² of a two-sided confidence and a power, both in percent: 7.85 for 95 and 80 */
  | 'strictness'
  /** Cases in each of two groups to tell rates p and q apart at a strictness c: c × (p(1 − p) + q(1 − q)) ÷ (q − p)² */
  | 'sample'
  /** The smallest rate above p that as many cases tell from it: found by halving */
  | 'detectable';

export const point = (value: number): Interval => ({ low: value, high: value });

const NONE: Interval = { low: Number.NaN, high: Number.NaN };

/** So many standard deviations above the mean lies this share of a normal distribution: found by halving. */
function quantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normal(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}

/** Share of a normal distribution below `z`: Abramowitz and Stegun, 26.2.17, exact to seven places. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - upper : upper;
}

/** How strictly two rates are told apart, of a two-sided confidence and a power in percent. */
export const strictness = (confidence: number, power: number): number =>
  (quantile(1 - (100 - confidence) / 200) + quantile(power / 100)) ** 2;

/** Cases in each group to tell rates `p` and `q` apart, both in percent. */
export function sampleSize(p: number, q: number, c: number): number {
  const [a, b] = [p / 100, q / 100];
  return a === b ? Number.NaN : (c * (a * (1 - a) + b * (1 - b))) / (b - a) ** 2;
}

/** The smallest rate above `p` percent that `n` cases in each group tell from it; NaN where not even 100 % would. */
export function detectableRate(p: number, n: number, c: number): number {
  if (!(sampleSize(p, 100, c) <= n)) return Number.NaN;
  let [low, high] = [p, 100];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (sampleSize(p, middle, c) <= n) high = middle;
    else low = middle;
  }
  return high;
}

const all = (values: readonly number[], start: number, step: (a: number, b: number) => number): number =>
  values.reduce(step, start);

/** The value of a formula, NaN where there is none. All inputs are zero or more. */
export function evaluate(op: Operation, of: readonly Interval[], by = 1): Interval {
  const [a = NONE, b = NONE, c = NONE] = of;
  const lows = of.map(({ low }) => low);
  const highs = of.map(({ high }) => high);
  const rising = (value: (inputs: readonly number[]) => number): Interval => ({
    low: value(lows),
    high: value(highs),
  });
  /** Grows with the first, falls with the second. */
  const against = (value: (x: number, y: number) => number): Interval => ({
    low: value(a.low, b.high),
    high: value(a.high, b.low),
  });
  switch (op) {
    case 'sum':
      return rising((inputs) => all(inputs, 0, (x, y) => x + y));
    case 'product':
      return rising((inputs) => all(inputs, 1, (x, y) => x * y));
    case 'compound':
      return rising((inputs) => all(inputs, 100, (x, y) => (x * y) / 100));
    case 'part':
      return rising(([x = NaN, y = NaN]) => (x * y) / 100);
    case 'scaled':
      return rising(([x = NaN]) => x * by);
    case 'floor':
      return rising(([x = NaN]) => Math.floor(x + 1e-9));
    case 'least':
      return rising((inputs) => Math.min(...inputs));
    case 'difference':
      return against((x, y) => x - y);
    case 'quotient':
      return against((x, y) => x / y);
    case 'share':
      return against((x, y) => (x / y) * 100);
    case 'whole':
      return against((x, y) => (x / y) * 100);
    case 'growth':
      return against((x, y) => ((x - y) / y) * 100);
    case 'rest':
      return { low: 100 - a.high, high: 100 - a.low };
    case 'inverse':
      return { low: 100 / a.high, high: 100 / a.low };
    case 'one-in':
      return { low: Math.round(100 / a.high), high: Math.round(100 / a.low) };
    case 'strictness':
      return point(strictness(a.low, b.low));
    case 'sample':
      return point(sampleSize(a.low, b.low, c.low));
    case 'detectable':
      return point(detectableRate(a.low, b.low, c.low));
  }
}
