/** Whether work is stored durably, and what the person was told about it. */
import { create } from 'zustand';
import type { Reason } from '../shared/domain/failure.ts';

interface StorageState {
  /** The worker's last complaint, shown until it was read; undefined when there is none. */
  problem: Reason | undefined;
}

export const useStorage = create<StorageState>()(() => ({ problem: undefined }));

export const showStorageProblem = (problem: Reason | undefined): void => useStorage.setState({ problem });
