/**
 * Counters that rise when something stored has changed. A query over the worker takes one into its key and is asked
 * again; nobody copies records into the page's state.
 */
import { create } from 'zustand';

interface ChangesState {
  history: number;
  drafts: number;
  proposals: Readonly<Record<string, number>>;
  agency: number;
}

export const useChanges = create<ChangesState>()(() => ({ history: 0, drafts: 0, proposals: {}, agency: 0 }));

export const historyChanged = (): void => useChanges.setState(({ history }) => ({ history: history + 1 }));
export const draftsChanged = (): void => useChanges.setState(({ drafts }) => ({ drafts: drafts + 1 }));
export const agencyChanged = (): void => useChanges.setState(({ agency }) => ({ agency: agency + 1 }));
export const proposalChanged = (proposalId: string): void =>
  useChanges.setState(({ proposals }) => ({
    proposals: { ...proposals, [proposalId]: (proposals[proposalId] ?? 0) + 1 },
  }));
