/** What leaves the worker: a value or a failure, never a throw. */
import type * as z from 'zod/mini';
import { fail, ok, type FailureKind, type Result } from '../../src/shared/domain/failure.ts';
import { alertMessages } from '../../src/shared/domain/messages.ts';
import { isMissingPart } from '../missing-part.ts';
import { isQuotaError, FULL_WARNING, StorageError } from '../store/errors.ts';

/** Ends a command with a failure. */
export class Refused extends Error {
  readonly kind: FailureKind;
  readonly retryable: boolean;
  constructor(kind: FailureKind, message: string, retryable = false) {
    super(message);
    this.name = 'Refused';
    this.kind = kind;
    this.retryable = retryable;
  }
}

/** The value, or a refusal saying that there is no such thing on this device. */
export function found<T>(value: T | undefined, what: 'proposal' | 'draft' | 'run' | 'brief'): T {
  if (value === undefined) throw new Refused('not-found', `This ${what} is not on this device.`);
  return value;
}

/** Parses what came in. */
export function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  throw new Refused(
    'invalid',
    `${place === '' ? 'The request' : `'${place}'`} is not valid: ${issue?.message ?? ''}`,
  );
}

/** Runs a command and tags its outcome. */
export async function answer<T>(command: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await command());
  } catch (error) {
    if (error instanceof Refused) return fail(error.kind, error.message, error.retryable);
    if (error instanceof StorageError) return fail('storage', error.message, true);
    if (isQuotaError(error)) return fail('storage', FULL_WARNING, true);
    console.error(error);
    if (isMissingPart(error)) return fail('worker', MISSING_PART, true);
    if (isDatabaseError(error))
      return fail('storage', 'This device did not store the change. Try again in a moment.', true);
    return fail('defect', alertMessages.unexpected, true);
  }
}

const MISSING_PART =
  'A part of Palmleaf could not be loaded: it was updated, or the network is gone. Load the page again; nothing is lost.';

/** What IndexedDB throws for reasons of its own. */
const isDatabaseError = (error: unknown): boolean =>
  error instanceof DOMException &&
  [
    'AbortError',
    'UnknownError',
    'InvalidStateError',
    'TransactionInactiveError',
    'DataError',
    'TimeoutError',
    'NotFoundError',
  ].includes(error.name);
