import { useEffect } from 'react';
import { showToast } from '../components/toasts.ts';
import { connectState } from '../state/connect.ts';
import { showStorageProblem, useStorage } from '../state/storage.ts';
import { client } from '../worker-client/index.ts';

/** Starts the worker after the first paint, follows its events, and shows its alerts about storage. */
export function useWorker(): void {
  useEffect(() => connectState(client), []);
  const problem = useStorage((state) => state.problem);
  useEffect(() => {
    if (problem === undefined) return;
    showToast({ tone: 'failed', title: problem });
    showStorageProblem(undefined);
  }, [problem]);
}
