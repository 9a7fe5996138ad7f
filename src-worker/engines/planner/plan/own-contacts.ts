/** People whom the client can write to before any advert, in the client's words. */
import { ownContactsTold, type OwnContacts } from '../../../understanding/answers/own-contacts.ts';
import type { Readings } from '../readings/index.ts';
import { tidy } from './claims.ts';
import { keepsToThemselves } from './private.ts';
import { sentencesOf, type Said } from './said.ts';

/** What adverts brought is no list of the client's own. */
const TOLD_IN = [
  'strengths',
  'productService',
  'afterSalesService',
  'whyNeedNow',
  'targetDemographics',
  'additionalDemographics',
  'specificObjectives',
  'currentChallenges',
  'marketContext',
  'additionalNotes',
] as const;
/** Characters of a clause that is quoted. */
const LONGEST = 90;
/** Who can be written to stands before who is there anyway. */
const FIRST: readonly OwnContacts['kind'][] = ['list', 'past', 'members'];

/** The most useful; undefined where none are told, or where they are to be left in peace. */
export function ownContactsOf(r: Readings): (OwnContacts & Said) | undefined {
  // Who looks for staff has no use for a list of its clients.
  if (keepsToThemselves(r) || r.people === 'applicants') return undefined;
  const found = sentencesOf(r, TOLD_IN).flatMap(({ words, field }) =>
    ownContactsTold(words).flatMap((one) => {
      const clause = tidy(one.words);
      return clause.length <= LONGEST ? [{ ...one, words: clause, field }] : [];
    }),
  );
  return FIRST.map((kind) => found.find((one) => one.kind === kind)).find((one) => one !== undefined);
}
