/** Whether a goal counts new ones alone, in so many words: nobody who comes back is one of them. */
import type { Span } from '../../../src/shared/reading/quantity.ts';

const NEW = /(?<![a-z])new(?![a-z])|ใหม่/iu;
const NEW_BEFORE = /(?:(?<![a-z])new|ใหม่)[^.;,\d]{0,16}$/iu;
const NEW_BEHIND = /^[\d,.\s]*[^.;,\d]{0,16}(?:(?<![a-z])new(?![a-z])|ใหม่)/iu;
/** As far behind a figure a word is told of it. */
const FARTHEST = 24;

/** '38 new farms this season', 'ขายใหม่ 4,000 กรมธรรม์'. */
export const isOfNewOnes = (answer: string, metric: string, at: Span | undefined): boolean =>
  NEW.test(metric) ||
  (at !== undefined &&
    (NEW_BEFORE.test(answer.slice(0, at.start)) ||
      NEW_BEHIND.test(answer.slice(at.start, at.end + FARTHEST))));
