import { useCallback, useRef, useState } from 'react';
import { useAsked } from '../../screen-kit/use-asked.ts';
import type { SettingsRecord, SettingsView } from '../../shared/contract/settings.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { client } from '../../worker-client/index.ts';

export interface SettingsState {
  /** Undefined until they are read. */
  view: SettingsView | undefined;
  /** Why they could not be read, or not be saved. */
  failure: Failure | undefined;
  saved: boolean;
  /** Reads them again: something beside them has changed. */
  reread: () => void;
  /** Saves a part of the choices; an undefined part is taken back, so that the installation's holds again. */
  save: (change: { [P in keyof SettingsRecord]: SettingsRecord[P] | undefined }) => Promise<void>;
}

/** The settings, and saving a part of them; saves follow one another, each on top of what the one before left. */
export function useSettings(): SettingsState {
  const asked = useAsked('settings', () => client.settings());
  const [own, setOwn] = useState<SettingsView>();
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState(false);
  const line = useRef<Promise<void>>(Promise.resolve());
  const save = useCallback<SettingsState['save']>((change) => {
    const work = async (): Promise<void> => {
      // What another tab has chosen since stays.
      const now = await client.settings();
      const settings = now.ok ? without({ ...now.value.settings, ...change }) : undefined;
      const answer = now.ok && settings ? await client.saveSettings(settings, now.value.settings) : now;
      setSaved(answer.ok);
      setFailure(answer.ok ? undefined : answer.failure);
      if (answer.ok) setOwn(answer.value);
    };
    line.current = line.current.then(work);
    return line.current;
  }, []);
  const reread = useCallback(() => void save({}), [save]);
  return {
    reread,
    view: own ?? asked.value,
    failure: failure ?? (asked.state === 'failed' ? asked.failure : undefined),
    saved,
    save,
  };
}

/** The choices without those that were taken back. */
function without({ addresses = {}, ...choices }: Parameters<SettingsState['save']>[0]): SettingsRecord {
  const own = Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== ''));
  const kept = Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined));
  return Object.keys(own).length === 0 ? kept : { ...kept, addresses: own };
}
