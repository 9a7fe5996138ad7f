/** What is seen of a choice, and the weights that were learnt for it. */

/** What is seen, by name, with its strength. */
export type Signs = Readonly<Record<string, number>>;
export type Weights = Readonly<Record<string, number>>;

/** A sign for each of several names. */
export class SignSet {
  readonly signs: Record<string, number> = {};
  add(name: string, by = 1): void {
    this.signs[name] = (this.signs[name] ?? 0) + by;
  }
}

/** The sum of the weights of what is seen; a name that nothing was learnt of says nothing. */
export const worthOf = (weights: Weights, signs: Signs): number =>
  Object.entries(signs).reduce((sum, [name, by]) => sum + by * (weights[name] ?? 0), 0);

/** How likely each of several is, of which one is right: as much more as it is worth. */
export function shareOf(worths: readonly number[]): number[] {
  const most = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The words and marks of a text, each short. */
export const signWords = (text: string): string[] =>
  text.match(/[a-z]+|[ก-๛]{2,}|[^\s\p{L}\p{M}\d]/gu)?.map((word) => word.slice(0, 12)) ?? [];
