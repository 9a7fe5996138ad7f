import { useCallback, useState } from 'react';
import type { ArchiveChoice, ArchiveTakenItem, ArchiveView } from '../../shared/contract/archive.ts';
import type { Reason } from '../../shared/domain/failure.ts';
import { client } from '../../worker-client/index.ts';

export type OpenCopyState =
  | { step: 'none'; problem?: Reason }
  | { step: 'reading' }
  | { step: 'locked'; bytes: ArrayBuffer; wrong?: Reason }
  | { step: 'open'; bytes: ArrayBuffer; passphrase: string | undefined; view: ArchiveView; problem?: Reason }
  | { step: 'taking' };

export interface OpenCopy {
  state: OpenCopyState;
  open: (file: Blob | Promise<Blob>) => Promise<void>;
  unlock: (passphrase: string) => Promise<void>;
  /** Answers what became of them; undefined where nothing could be taken, which the state says. */
  take: (choices: readonly ArchiveChoice[]) => Promise<readonly ArchiveTakenItem[] | undefined>;
}

/** A file, from its choosing to what was taken of it. Nothing is stored before `take`. */
export function useOpenCopy(): OpenCopy {
  const [state, setState] = useState<OpenCopyState>({ step: 'none' });

  const look = useCallback(async (bytes: ArrayBuffer, passphrase?: string): Promise<void> => {
    setState({ step: 'reading' });
    const looked = await client.lookInArchive(bytes, passphrase);
    if (looked.ok) return setState({ step: 'open', bytes, passphrase, view: looked.value });
    const { reason } = looked.failure;
    if (reason.code === 'archive-locked') setState({ step: 'locked', bytes });
    else if (reason.code === 'archive-wrong-passphrase') setState({ step: 'locked', bytes, wrong: reason });
    else setState({ step: 'none', problem: reason });
  }, []);

  const open = useCallback(
    async (file: Blob | Promise<Blob>): Promise<void> => {
      setState({ step: 'reading' });
      try {
        await look(await (await file).arrayBuffer());
      } catch (error) {
        // The file went away, or may not be read.
        console.warn(error);
        setState({ step: 'none', problem: { code: 'file-gone' } });
      }
    },
    [look],
  );

  return {
    state,
    open,
    unlock: async (passphrase) => {
      if (state.step === 'locked') await look(state.bytes, passphrase);
    },
    take: async (choices) => {
      if (state.step !== 'open') return undefined;
      setState({ step: 'taking' });
      const taken = await client.takeFromArchive(state.bytes, choices, state.passphrase);
      if (taken.ok) return taken.value;
      setState({ ...state, problem: taken.failure.reason });
      return undefined;
    },
  };
}
