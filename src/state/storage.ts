/** Whether work is stored durably, and what the person was told about it. */
import { create } from 'zustand';

interface StorageState {
  /** The worker's last complaint, to be shown once as an alert; undefined when all is well. */
  problem: string | undefined;
}

export const useStorage = create<StorageState>()(() => ({ problem: undefined }));

export const showStorageProblem = (problem: string | undefined): void => useStorage.setState({ problem });
