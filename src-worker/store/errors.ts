/** What storage may refuse, as one error that the api turns into a failure of kind 'storage'. */
import { alertMessages } from '../../src/shared/domain/messages.ts';

/** The specification's warning (section 8, 'Storage') comes first: nothing could be stored durably. Then what to do. */
const saveWarning = (advice: string): string => `${alertMessages.saveFailed} ${advice}`;
export const FULL_WARNING = saveWarning(
  'There is no room left on this device: free some, and it is tried again. Until then this work is kept only until the page is closed, so download your proposal before you leave.',
);

export type StorageProblem =
  /** The device's quota is used up. */
  | 'full'
  /** The browser refuses storage, or does not answer. */
  | 'unavailable'
  /** The data was written by a newer version of the product. */
  | 'newer';

export class StorageError extends Error {
  readonly problem: StorageProblem;
  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.problem = problem;
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

/** Why the database could not be opened, in a sentence for a person. */
export function openProblem(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (errorName(error) === 'VersionError')
    return new StorageError(
      'newer',
      'The data on this device was written by a newer version of Palmleaf. Reload the page to get that version; until then nothing new is stored.',
      { cause: error },
    );
  if (isQuotaError(error)) return new StorageError('full', FULL_WARNING, { cause: error });
  return new StorageError(
    'unavailable',
    saveWarning(
      'This browser does not let Palmleaf store anything, so this work is kept only until the page is closed. Download your proposal before you leave.',
    ),
    { cause: error },
  );
}
