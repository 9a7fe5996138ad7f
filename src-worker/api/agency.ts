/** Your agency: what is kept of it, and what the example's slides look like with it. Loaded when first asked. */
import type { AgencyProfile, AgencyRecord } from '../../src/shared/domain/agency.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { agencySchema, readAgency } from '../store/agency.ts';
import type { Store } from '../store/store.ts';
import { mergeEntries } from '../../src/shared/domain/merge-answers.ts';
import { isSameBytes } from '../../src/shared/domain/bytes.ts';
import { parsed } from './answer.ts';
import type { Context } from './context.ts';
import type { Deck } from './deck.ts';
import { pagesInput } from './inputs.ts';

export const storedAgency = async (store: Store): Promise<AgencyRecord> =>
  readAgency(await store.read((reader) => reader.agency()));

export const agencyCommands = ({ store, time, emit }: Context, deck: Deck) => ({
  agency: (): Promise<AgencyRecord> => storedAgency(store),

  async saveAgency(value: AgencyProfile, base?: AgencyProfile): Promise<AgencyRecord> {
    const own = parsed(agencySchema, value);
    const savedAt = time.now().toISOString();
    const record = await store.write(async (writer) => {
      const stored = readAgency(await writer.agency());
      const next = { ...(base === undefined ? own : merged(base, own, stored)), savedAt };
      await writer.putAgency(next);
      return next;
    });
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

/** Field by field, and what of the looks was chosen. */
function merged(base: AgencyProfile, own: AgencyProfile, stored: AgencyProfile): AgencyProfile {
  const { logo: _logo, ...fields } = mergeEntries<AgencyProfile>(base, own, stored);
  const { logo } = isSameLogo(base.logo, own.logo) ? stored : own;
  const appearance = mergeEntries(base.appearance, own.appearance, stored.appearance);
  return { ...fields, appearance, ...(logo === undefined ? {} : { logo }) };
}

function isSameLogo(a: AgencyProfile['logo'], b: AgencyProfile['logo']): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.ground === b.ground && isSameBytes(a.bytes, b.bytes);
}
