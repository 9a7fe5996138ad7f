/** What a new proposal is called. */
import { proposalTitle } from '../../src/shared/domain/ids.ts';
import type { Reader } from '../store/store.ts';

/** By the rule of `proposalTitle`, among the proposals of this device. */
export async function freeTitle(reader: Reader, companyName: string): Promise<string> {
  const taken: string[] = [];
  for (;;) {
    const title = proposalTitle(companyName, taken);
    if (companyName.trim() !== '' || !(await reader.hasTitle(title))) return title;
    taken.push(title);
  }
}
