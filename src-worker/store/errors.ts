/** The error for everything that storage may refuse; the api turns it into a failure of kind 'storage'. */
import type { Reason } from '../../src/shared/domain/failure.ts';

export type StorageProblem =
  /** The device's quota is used up. */
  | 'full'
  /** The browser refuses storage, or does not answer. */
  | 'unavailable'
  /** The data was written by a newer version of the product. */
  | 'newer';

export class StorageError extends Error {
  readonly reason: Reason;
  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'StorageError';
    this.reason = { code: `storage-${problem}` };
  }
}

/** `name` of a DOMException or Error; '' of anything else. */
const errorName = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** No room left. A quota error inside a transaction surfaces as its abort, with the reason in the message alone. */
export function isQuotaError(error: unknown): boolean {
  if (errorName(error) === 'QuotaExceededError') return true;
  return errorName(error) === 'AbortError' && error instanceof Error && /quota/i.test(error.message);
}

/**
 * The handle is dead and another one may live: a forced close, WebKit's killed connection to its storage process, a
 * database deleted under the handle.
 */
export function isDeadHandle(error: unknown): boolean {
  const name = errorName(error);
  if (name === 'InvalidStateError') return true;
  if (name === 'UnknownError' || name === 'AbortError')
    return error instanceof Error && /connection|lost|closed|closing|terminated/i.test(error.message);
  // The stores of a database that was deleted and made again by someone else are missing.
  return name === 'NotFoundError';
}

/** Why the database could not be opened. */
export function openProblem(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (errorName(error) === 'VersionError') return new StorageError('newer', { cause: error });
  return new StorageError(isQuotaError(error) ? 'full' : 'unavailable', { cause: error });
}
