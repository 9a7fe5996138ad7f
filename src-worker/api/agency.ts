/** Your agency: what is kept of it, and what the example's slides look like with it. Loaded when first asked. */
import type { AgencyProfile, AgencyRecord } from '../../src/shared/domain/agency.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { agencySchema, readAgency } from '../store/agency.ts';
import type { Store } from '../store/store.ts';
import { parsed } from './answer.ts';
import type { Context } from './context.ts';
import type { Deck } from './deck.ts';
import { pagesInput } from './inputs.ts';

export const storedAgency = async (store: Store): Promise<AgencyRecord> =>
  readAgency(await store.read((reader) => reader.agency()));

export const agencyCommands = ({ store, time, emit }: Context, deck: Deck) => ({
  agency: (): Promise<AgencyRecord> => storedAgency(store),

  async saveAgency(value: AgencyProfile): Promise<AgencyRecord> {
    const record = { ...parsed(agencySchema, value), savedAt: time.now().toISOString() };
    await store.write((writer) => writer.putAgency(record));
    emit({ type: 'agencyDidChange' });
    return record;
  },

  async previewAgency(value: AgencyProfile, pages?: readonly number[]): Promise<Scene> {
    const profile = parsed(agencySchema, value);
    const { exampleView } = await import('../example/index.ts');
    const agency = { ...profile, savedAt: '' };
    return deck.buildScene({ ...exampleView(), agency }, profile.appearance, parsed(pagesInput, pages));
  },
});
