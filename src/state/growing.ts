/** What a model has written so far of the page in hand. Shown while it grows, and stored nowhere. */
import { create } from 'zustand';

export interface GrowingPage {
  proposalId: string;
  pageNumber: number;
  text: string;
}

export const useGrowing = create<{ page: GrowingPage | undefined }>()(() => ({ page: undefined }));

export const showGrowing = (page: GrowingPage): void => useGrowing.setState({ page });

/** The page is finished, failed or given up: its text is no longer what is being written. */
export const endGrowing = (proposalId: string): void =>
  useGrowing.setState(({ page }) => (page?.proposalId === proposalId ? { page: undefined } : { page }));
