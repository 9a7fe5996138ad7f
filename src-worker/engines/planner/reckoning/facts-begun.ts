/** '$6.10 per application started, 71% finish': what is only begun is paid for, and who finishes is what a goal counts. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { isField } from './facts-roots.ts';
import type { RateReading, ReckonedReadings } from './facts.ts';

/** Behind a sum: one of it that was begun. */
const BEGUN =
  /^\s*(?:per|an?|each|every|for (?:an?|each|every))?\s*(?:new )?(?<thing>[a-z]+) (?:started|begun|opened)(?![a-z])/u;
/** Behind a share: they do all of it. */
const FINISHES =
  /^\s*(?:of (?:them|those|these) )?(?:then |actually |go on to |get to )?(?:finish(?:es|ed)?|complet(?:es?|ed)|submit(?:s|ted)?|send it(?: off)?)(?![a-z])/u;
/** Characters between the two. */
const NEAR = 80;

/** The readings with what is begun and what is finished as two steps, each by its name. */
export function withBegun<R extends ReckonedReadings>(r: R): R {
  const begun = r.costs.flatMap((cost) => {
    const { at, field } = cost;
    if (!at || !isField(field)) return [];
    const text = plain(r.answers[field]);
    const thing = BEGUN.exec(text.slice(at.end, at.end + NEAR))?.groups?.['thing'];
    const rate = r.rates.find(
      (one) =>
        one.field === field &&
        one.at !== undefined &&
        one.at.start > at.end &&
        one.at.start - at.end < NEAR &&
        FINISHES.test(text.slice(one.at.end, one.at.end + NEAR)),
    );
    return thing === undefined || rate === undefined ? [] : [{ cost, rate, thing }];
  });
  if (begun.length === 0) return r;
  return {
    ...r,
    costs: r.costs.map((cost) => {
      const found = begun.find((one) => one.cost === cost);
      return found ? { ...cost, per: `started ${found.thing}` } : cost;
    }),
    rates: r.rates.map((rate): RateReading => {
      const found = begun.find((one) => one.rate === rate);
      return found
        ? { ...rate, kind: 'conversion', from: `started ${found.thing}`, to: `finished ${found.thing}` }
        : rate;
    }),
  };
}
