/** Challenges that clients name, and what a plan does about each. Used only where the client named it. */
import { both, type Both } from '../language.ts';
import { REMEDIES as TABLE } from './challenges.table.ts';

/** What a plan does about a challenge. */
export interface Remedy {
  id: string;
  pattern: RegExp;
  /** A strategy's title. */
  title: Both;
  /** Steps: of a campaign that follows them all. */
  hints: readonly Both[];
  report: Both;
  /** A change to the business, with its reason. */
  change: Both;
  why: Both;
}

/** In the order in which they are looked for. */
export const REMEDIES: readonly Remedy[] = TABLE.map(
  ({ id, pattern, title, hints, report, change, why }) => ({
    id,
    pattern,
    title: both(title),
    hints: hints.map(both),
    report: both(report),
    change: both(change),
    why: both(why),
  }),
);
