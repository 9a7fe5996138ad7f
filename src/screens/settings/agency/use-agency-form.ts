import { useEffect, useEffectEvent, useState } from 'react';
import { showFailure } from '../../../screen-kit/failures.ts';
import { agency as words } from '../../../copy/agency.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AgencyProfile } from '../../../shared/domain/agency.ts';
import { client } from '../../../worker-client/index.ts';

/** Between the last key and the save, ms. */
const SETTLES_MS = 400;

export interface AgencyForm {
  profile: AgencyProfile;
  /** As it was when the last key had settled: for what costs something to draw. `turn` rises with it. */
  settled: { profile: AgencyProfile; turn: number };
  state: 'saved' | 'saving' | 'failed';
  change: (part: Partial<AgencyProfile>) => void;
  /** Takes the logo away. */
  removeLogo: () => void;
}

/** What is typed is shown at once and saved by itself, also when the screen is left in the middle of a word. */
export function useAgencyForm(initial: AgencyProfile): AgencyForm {
  const t = useCopy(words);
  const [profile, setProfile] = useState(initial);
  const [settled, setSettled] = useState({ profile: initial, turn: 0 });
  const [stored, setStored] = useState(initial);
  const [refused, setRefused] = useState<AgencyProfile>();

  const save = useEffectEvent(async (value: AgencyProfile): Promise<void> => {
    const result = await client.saveAgency(value, stored);
    if (result.ok) {
      setStored(value);
      return;
    }
    setRefused(value);
    showFailure(t.notSaved, result.failure);
  });
  useEffect(() => {
    if (profile === settled.profile) return undefined;
    const settle = (): void => {
      setSettled(({ turn }) => ({ profile, turn: turn + 1 }));
      void save(profile);
    };
    const timer = setTimeout(settle, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [profile, settled.profile]);
  const flush = useEffectEvent(() => {
    if (profile !== settled.profile) void save(profile);
  });
  useEffect(() => {
    const onHide = (): void => flush();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      flush();
    };
  }, []);

  return {
    profile,
    settled,
    state: profile === stored ? 'saved' : profile === refused ? 'failed' : 'saving',
    change: (part) => setProfile((before) => ({ ...before, ...part })),
    removeLogo: () => setProfile(({ logo: _logo, ...rest }) => rest),
  };
}
