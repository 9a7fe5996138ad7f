/** Whether work is stored durably, and what the person was told about it. */
import { create } from 'zustand';

interface StorageState {
  /** The worker's last complaint, shown until it was read; undefined when there is none. */
  problem: string | undefined;
}

export const useStorage = create<StorageState>()(() => ({ problem: undefined }));

export const showStorageProblem = (problem: string | undefined): void => useStorage.setState({ problem });
