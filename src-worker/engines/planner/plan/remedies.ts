/** What answers the challenges that the client names. */
import type { Remedy } from '../data/challenges.ts';
import type { Readings } from '../readings/index.ts';
import { isReport } from './said.ts';

/** A remedy with the client's words. */
export interface Answered {
  remedy: Remedy;
  because: string;
  field: 'issue' | 'challenge' | 'reason';
}

/** What rises are the costs of adverts, not those of the work. */
const OF_ADVERTS =
  /\b(?:ads?|adverts?|advertis\w+|media|clicks?|leads?|chats?|cp[alcm]|facebook|google|tiktok|instagram|linkedin|campaigns?)\b|โฆษณา|แอด|ยิง|ค่า(?:ทัก|คลิก|ลีด|สื่อ)|ทัก|คลิก|ลีด/iu;

export function makeRemedies(r: Readings): Answered[] {
  const found: Answered[] = [];
  const look = (clausesOf: readonly string[], field: 'issue' | 'challenge' | 'reason'): void => {
    for (const clause of clausesOf) {
      // Words that the client forbids are no complaint of it.
      if (r.rules.some(({ kind, quote }) => kind !== 'must' && quote.includes(clause))) continue;
      if (isReport(clause)) continue;
      const remedy = r.remedies.find(
        // What presses a business is not what its adverts cost.
        ({ pattern, id }) =>
          pattern.test(clause) &&
          !(id === 'cost' && (field === 'reason' || (field === 'challenge' && !OF_ADVERTS.test(clause)))) &&
          !found.some((x) => x.remedy.id === id),
      );
      if (remedy) found.push({ remedy, because: clause, field });
    }
  };
  look(r.issues, 'issue');
  look(r.challenges, 'challenge');
  look(r.reasons, 'reason');
  return found;
}
