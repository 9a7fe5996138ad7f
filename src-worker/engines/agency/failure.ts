/** What went wrong with a page call, in the words of the catalogue (specification, section 8, 'Page generation'). */
import type { Failure } from '../../../src/shared/domain/failure.ts';
import { pageMessages } from '../../../src/shared/domain/messages.ts';
import { messageOf } from '../../services/error-body.ts';
import type { HttpProblem } from '../../services/http.ts';

/** A reason without its 'Page {n} failed' is completed by whoever records the page. */
export function pageFailure(problem: HttpProblem): Failure {
  switch (problem.class) {
    case 'unreachable':
      return unreachable;
    case 'cancelled':
      return { kind: 'cancelled', message: 'the call was ended', retryable: false };
    case 'unauthorised':
      return { kind: 'needs-sign-in', message: proxyError(problem), retryable: false };
    default:
  }
  const retryable = problem.class === 'transient';
  switch (problem.reason) {
    case 'status':
      return {
        kind: 'service',
        message: proxyError(problem),
        retryable,
        ...(problem.retryAfterMs === undefined ? {} : { retryAfterMs: problem.retryAfterMs }),
      };
    case 'timeout':
      return { kind: 'timeout', message: 'the proxy service did not answer in time', retryable };
    case 'broken-off':
      return { kind: 'interrupted', message: 'the answer of the proxy service broke off', retryable };
    case 'too-large':
      return { kind: 'invalid', message: 'the answer of the proxy service is too large', retryable };
    case 'redirected':
      return {
        kind: 'invalid',
        message: 'the proxy service sent the call on to another address, which is refused',
        retryable,
      };
    default:
      return { kind: 'invalid', message: 'the configured proxy address is not a web address', retryable };
  }
}

/** Not reached at all, or somebody else answered in its place. */
export const unreachable: Failure = { kind: 'network', message: pageMessages.networkError, retryable: true };

const proxyError = ({ status, statusText, text }: Extract<HttpProblem, { status: number }>): string =>
  pageMessages.proxyError(status, messageOf(text) || statusText);
