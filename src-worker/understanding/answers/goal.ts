/** One goal, and what its readers share. */
import type { CalendarDate, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import type { Period } from './period.ts';

export interface Goal {
  kind:
    | 'ramp' /** from → to */
    | 'ceiling' /** under a value */
    | 'floor' /** over a value */
    | 'count' /** so many, often per period */
    | 'change' /** by so many percent */
    | 'text' /** no figure */;
  /** What is counted, in the client's words: 'subscribers', 'นัดหมายปรึกษาจัดฟันใสใหม่'; '' where it did not say. */
  metric: string;
  from?: number;
  /** The figure to reach; for 'change' the percentage. */
  to?: number;
  /** '%', a currency code, a Thai classifier ('ราย') or ''. */
  unit: string;
  /** 'a month'. */
  per?: Period;
  /** Upper end of a range; `to` is the lower. */
  high?: number;
  /** Months until the figure is to be reached, where the client said so. */
  months?: number;
  /** The date by which, where the client named one; the plan counts the months to it. */
  by?: CalendarDate;
  /** `to` comes on top of what nobody counted: '20 more shops'. */
  isMore?: true;
  /** `from` is what an earlier time brought: this one begins at nought. */
  isAnew?: true;
  /** What is counted stays: `from` are there now, so many more make `to`, and whoever leaves is to be won besides. */
  isLevel?: true;
  /** `from` is won of the goal already: '(900 gone)'. */
  isSoFar?: true;
  /** Its number, its beginning or what they count may be meant otherwise: it is quoted, and nothing is reckoned from it. */
  isUnsure?: true;
  /** Of a goal that is quoted: the sentence that says what is wanted, and the numbers that may be meant; absent where no sentence is short. */
  quote?: { words: string; numbers: readonly { value: number; unit: string }[] };
  /** The client's words. */
  text: string;
  /** Where its figure stands in the answer. */
  at?: Span;
}

export const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);
export const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);
