/** Why a file is no archive that can be opened here. */
import type { FailureCode } from '../../src/shared/domain/failure.ts';

type OfArchives<C extends string> = C extends `archive-${infer Problem}` ? Problem : never;
/** The codes of archives without their prefix. */
export type ArchiveProblem = OfArchives<FailureCode>;

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(problem);
    this.name = 'ArchiveError';
    this.problem = problem;
  }
}
