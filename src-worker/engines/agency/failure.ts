/** What went wrong with a page call (specification, section 8, 'Page generation'). */
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import { messageOf, oneLine } from '../../services/error-body.ts';
import type { HttpProblem } from '../../services/http.ts';

/** A reason without its 'Page {n} failed' is completed by whoever records the page. */
export function pageFailure(problem: HttpProblem): Failure {
  switch (problem.class) {
    case 'unreachable':
      return unreachable;
    case 'cancelled':
      return { kind: 'cancelled', reason: { code: 'cancelled' }, retryable: false };
    case 'unauthorised':
      return { kind: 'needs-sign-in', reason: proxyError(problem), retryable: false };
    default:
  }
  const retryable = problem.class === 'transient';
  switch (problem.reason) {
    case 'status':
      return {
        kind: 'service',
        reason: proxyError(problem),
        retryable,
        ...(problem.retryAfterMs === undefined ? {} : { retryAfterMs: problem.retryAfterMs }),
      };
    case 'timeout':
      return { kind: 'timeout', reason: { code: 'proxy-timeout' }, retryable };
    case 'broken-off':
      return { kind: 'interrupted', reason: { code: 'proxy-interrupted' }, retryable };
    case 'too-large':
      return { kind: 'invalid', reason: { code: 'proxy-too-large' }, retryable };
    case 'redirected':
      return { kind: 'invalid', reason: { code: 'proxy-redirected' }, retryable };
    default:
      return { kind: 'invalid', reason: { code: 'proxy-bad-address' }, retryable };
  }
}

/** Not reached at all, or somebody else answered in its place. */
export const unreachable: Failure = {
  kind: 'network',
  reason: { code: 'network-error' },
  retryable: true,
};

const proxyError = ({ status, statusText, text }: Extract<HttpProblem, { status: number }>): Reason => ({
  code: 'proxy-error',
  status,
  said: messageOf(text) || oneLine(statusText),
});
