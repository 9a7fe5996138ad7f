/** What went wrong with a call of the model, in words for the person who set it up. */
import type { Failure } from '../../../src/shared/domain/failure.ts';
import { pageMessages } from '../../../src/shared/domain/messages.ts';
import type { ChatProblem } from './chat.ts';
import type { ModelLimits } from './endpoint.ts';

const PASSED: Readonly<Record<keyof ModelLimits, string>> = {
  firstTokenMs: 'the model did not begin to answer within',
  silenceMs: 'the model fell silent for',
  totalMs: 'the model was not finished after',
};

/** Not the caller's fault, and over in a while. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

export function chatFailure(problem: ChatProblem): Failure {
  switch (problem.class) {
    case 'unreachable':
      return { kind: 'network', message: pageMessages.networkError, retryable: true };
    case 'cancelled':
      return { kind: 'cancelled', message: 'the call was ended', retryable: false };
    case 'timeout':
      return failed('invalid', `${PASSED[problem.limit]} ${Math.round(problem.ms / 1000)} seconds`, true);
    case 'broken-off':
      return failed('interrupted', 'the answer of the model broke off', true);
    case 'redirected':
      return failed('invalid', 'the model’s address sends calls on to another one, which is refused', false);
    case 'too-long':
      return failed('invalid', 'the model did not stop writing', false);
    case 'unreadable':
      return failed('invalid', 'the model’s address does not answer as an OpenAI-compatible one', false);
    case 'refused':
      return failed('invalid', `the model refused to write it: ${problem.message}`, false);
    case 'unauthorised':
      return failed('needs-key', problem.message, false);
    default: {
      const { status, message, retryAfterMs } = problem;
      const retryable = status >= 500 || PASSING.has(status);
      return {
        ...failed('invalid', `the model’s server answered ${status}: ${message}`, retryable),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      };
    }
  }
}

const failed = (kind: Failure['kind'], message: string, retryable: boolean): Failure => ({
  kind,
  message,
  retryable,
});
