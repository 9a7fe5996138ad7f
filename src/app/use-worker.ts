import { useEffect } from 'react';
import { connectState } from '../state/connect.ts';
import { client } from '../worker-client/index.ts';

/** Starts the worker after the first paint and follows its events. */
export function useWorker(): void {
  useEffect(() => connectState(client), []);
}
