import { useState } from 'react';
import type { ArchiveSelection } from '../../shared/contract/archive.ts';
import { saveCopy } from './save-copy.ts';

export interface SavingCopy {
  isLocked: boolean;
  setLocked: (isLocked: boolean) => void;
  passphrase: string;
  setPassphrase: (passphrase: string) => void;
  /** It is to be locked, and nothing to lock it with was given. */
  isMissing: boolean;
  isBusy: boolean;
  /** True when the copy has left the page. */
  save: () => Promise<boolean>;
}

/** A copy that is about to be saved, locked if wanted. */
export function useSaveCopy(what: ArchiveSelection): SavingCopy {
  const [isLocked, setLocked] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return {
    isLocked,
    setLocked: (next) => {
      setLocked(next);
      setMissing(false);
    },
    passphrase,
    setPassphrase: (next) => {
      setPassphrase(next);
      setMissing(false);
    },
    isMissing,
    isBusy,
    save: async () => {
      const isOpen = isLocked && passphrase === '';
      setMissing(isOpen);
      if (isOpen) return false;
      setBusy(true);
      const saved = await saveCopy(what, isLocked ? passphrase : undefined);
      setBusy(false);
      return saved;
    },
  };
}
