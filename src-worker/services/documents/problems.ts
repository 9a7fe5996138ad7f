/** Why a file gives no text. */
import type { FailureCode } from '../../../src/shared/domain/failure.ts';

type OfDocuments<C extends string> = C extends `document-${infer Problem}` ? Problem : never;
/** The codes of documents without their prefix. */
export type DocumentProblem = OfDocuments<FailureCode>;

/** Thrown by the readers of single kinds. */
export class DocumentError extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem) {
    super(problem);
    this.name = 'DocumentError';
    this.problem = problem;
  }
}

/** What a reader of one kind gives. */
export interface ReadText {
  text: string;
  /** The end was left out. */
  cut: boolean;
}
