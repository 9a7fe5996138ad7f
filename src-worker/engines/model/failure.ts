/** What went wrong with a call of the model. */
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import type { ChatProblem } from './chat.ts';
import type { ModelLimits } from './endpoint.ts';
import { needOf } from './refusals.ts';

const PASSED = {
  firstTokenMs: 'model-not-begun',
  silenceMs: 'model-silent',
  totalMs: 'model-unfinished',
} as const satisfies Readonly<Record<keyof ModelLimits, Reason['code']>>;

/** Statuses of trouble that may pass by itself: the same call may succeed later. */
const PASSING: ReadonlySet<number> = new Set([408, 425]);
const TOO_OFTEN = 429;

export function chatFailure(problem: ChatProblem): Failure {
  switch (problem.class) {
    case 'unreachable':
      return failed('network', { code: 'network-error' }, true);
    case 'cancelled':
      return failed('cancelled', { code: 'cancelled' }, false);
    case 'timeout':
      return failed('invalid', { code: PASSED[problem.limit], seconds: Math.round(problem.ms / 1000) }, true);
    case 'broken-off':
      return failed('interrupted', { code: 'model-interrupted' }, true);
    case 'redirected':
      return failed('invalid', { code: 'model-redirected' }, false);
    case 'too-long':
      return failed('invalid', { code: 'model-endless' }, false);
    case 'unreadable':
      return failed('invalid', { code: 'model-not-openai' }, false);
    case 'refused':
      return failed('invalid', { code: 'model-refused', said: problem.message }, false);
    case 'filtered':
      return failed('invalid', { code: 'model-filtered' }, false);
    case 'unauthorised': {
      const { status, message } = problem;
      const need = needOf(status, message, undefined) ?? 'needs-key';
      return failed(need, { code: 'model-unauthorised', said: message }, false);
    }
    default: {
      const { status, message, retryAfterMs } = problem;
      const reason: Reason = { code: 'model-error', status, said: message };
      const need = needOf(status, message, retryAfterMs);
      if (need !== undefined) return failed(need, reason, false);
      const isTooOften = status === TOO_OFTEN;
      const retryable = isTooOften || status >= 500 || PASSING.has(status);
      return {
        ...failed(isTooOften ? 'rate-limited' : 'invalid', reason, retryable),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      };
    }
  }
}

const failed = (kind: Failure['kind'], reason: Reason, retryable: boolean): Failure => ({
  kind,
  reason,
  retryable,
});
