/** Who changes something here: a person, by the name that the agency's record gives. */
import { readAgency } from '../store/agency.ts';
import type { Reader } from '../store/store.ts';

export async function authorOf(reader: Reader): Promise<{ author: 'person'; name?: string }> {
  const { person } = readAgency(await reader.agency());
  return { author: 'person', ...(person === '' ? {} : { name: person }) };
}
