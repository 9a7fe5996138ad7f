/** The question that stands open and what is typed there: a run that finishes meanwhile takes nobody's words away. */
import { create } from 'zustand';

export interface OpenQuestion {
  proposalId: string;
  questionId: string;
  text: string;
}

export const useOpenQuestion = create<{ open: OpenQuestion | undefined }>()(() => ({ open: undefined }));

/** `undefined` closes it. */
export const showQuestion = (open: OpenQuestion | undefined): void => useOpenQuestion.setState({ open });
