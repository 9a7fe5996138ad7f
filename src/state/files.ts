/** The last delivery status of each proposal, pushed by the worker while it builds a file. */
import { create } from 'zustand';
import type { DeliveryStatus } from '../shared/contract/delivery.ts';

interface FilesState {
  byProposal: Readonly<Record<string, DeliveryStatus>>;
}

export const useFiles = create<FilesState>()(() => ({ byProposal: {} }));

export const showFileStatus = (proposalId: string, status: DeliveryStatus): void =>
  useFiles.setState(({ byProposal }) => ({ byProposal: { ...byProposal, [proposalId]: status } }));
