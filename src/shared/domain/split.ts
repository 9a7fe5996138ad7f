/** Splitting a sum into parts that add up exactly. */

/**
 * Shares `total` by `weights` in steps of `step`: largest remainder, ties to the earlier part. What `step` leaves
 * over goes to the largest part. The parts sum to `total` exactly; all zero where no weight is positive.
 */
export function share(total: number, weights: readonly number[], step = 1): number[] {
  const sum = weights.reduce((a, b) => a + Math.max(0, b), 0);
  if (sum <= 0 || total <= 0) return weights.map(() => 0);
  const cents = Math.round(total * 100);
  const unit = Math.max(1, Math.round(step * 100));
  const units = Math.floor(cents / unit);
  const exact = weights.map((weight) => (Math.max(0, weight) / sum) * units);
  const parts = exact.map(Math.floor);
  let left = units - parts.reduce((a, b) => a + b, 0);
  const order = exact
    // To nine places: what a computer adds below them decides no tie.
    .map((value, i) => ({ i, rest: Math.round((value - Math.floor(value)) * 1e9) }))
    .filter(({ i }) => (weights[i] ?? 0) > 0)
    .toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (let k = 0; left > 0 && order.length > 0; k++, left--) {
    const target = order[k % order.length];
    if (target) parts[target.i] = (parts[target.i] ?? 0) + 1;
  }
  const result = parts.map((part) => part * unit);
  const largest = result.indexOf(Math.max(...result));
  result[largest] = (result[largest] ?? 0) + (cents - units * unit);
  return result.map((part) => part / 100);
}

/** From here on nobody pays in hundredths: '$40 a week' is split into $30 and $10. */
const LEAST_WHOLE = 20;
/** A round step for a sum: the largest of 1, 2, 5 × 10ⁿ that divides it into at least 80, else into about 100. */
export function roundStep(total: number): number {
  let fallback = 0.01;
  for (let power = Math.ceil(Math.log10(Math.max(total, 1))); power >= -2; power--) {
    for (const digit of [5, 2, 1]) {
      const step = digit * 10 ** power;
      if (total / step < 80) continue;
      const whole = Math.round(total / step) * step;
      if (step >= 1 && Math.abs(whole - total) < 1e-9) return step;
      if (fallback === 0.01 && step >= 1) fallback = step;
    }
  }
  return total >= 1 ? Math.max(fallback, total < LEAST_WHOLE ? 0.01 : total < 80 ? 0.5 : 1) : 0.01;
}

/** Percentages in whole numbers that sum to 100. */
export const percentages = (values: readonly number[]): number[] => share(100, values, 1);
