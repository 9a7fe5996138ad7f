import type { WaitReason } from '../../shared/domain/run.ts';

const WAITED_FOR: Readonly<Record<WaitReason, string>> = {
  offline: 'the network',
  'service-unreachable': 'the proposal service',
  'needs-key': 'a key',
  'needs-credit': 'credit with the model',
  'needs-verification': 'your organization to be verified',
  'needs-context': 'a model that takes longer texts',
  'needs-model': 'another model',
  'needs-sign-in': 'you to sign in',
  'needs-reload': 'you to reload',
};

const NAMED = 3;
/** 'Agenda, Cover Page and Key Strategy', or three of them and how many more. */
const someOf = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  if (rest > 1) return `${names.slice(0, NAMED).join(', ')} and ${rest} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

/** 'Continue your proposal': questionnaires and proposals that are not finished. */
export const unfinished = {
  title: 'Continue your proposal',
  note: 'Kept on this device until you finish or delete them',
  all: (count: number) => `All ${count}`,
  fewer: 'Fewer',
  draft: 'Questionnaire',
  step: (step: number, title: string, when: string) => `Step ${step} of 5: ${title}. Saved ${when}`,
  running: (done: number) => `Being written, ${done} of 19 pages finished`,
  queued: 'Waiting for its turn',
  waiting: (reason: WaitReason | undefined, done: number) =>
    `Waiting${reason === undefined ? '' : ` for ${WAITED_FOR[reason]}`}, ${done} of 19 pages finished`,
  paused: (done: number) => `Paused, ${done} of 19 pages finished`,
  unfinished: (done: number) => `Stopped, ${done} of 19 pages finished`,
  failed: (reason: string) => `Stopped by an error: ${reason}`,
  /** What is still to be written or answered, the first of it by name. */
  missing: (names: readonly string[]) => `Missing: ${someOf(names)}`,
  missingEverything: 'Missing: every page',
  answered: 'Every step has answers',
  unanswered: 'No step has answers yet',
  continueProposal: 'Continue',
  resumeRun: 'Resume',
  notContinued: 'That did not work',
  resume: 'Continue',
  watch: 'Watch',
  delete: (title: string) => `Delete ${title}`,
};
