/** What leaves the worker: a value or a failure, never a throw. */
import type * as z from 'zod/mini';
import { fail, ok, type FailureKind, type Reason, type Result } from '../../src/shared/domain/failure.ts';
import { isReason } from '../../src/shared/domain/read-reason.ts';
import { isMissingPart } from '../missing-part.ts';
import { ToldError } from '../told-error.ts';
import { isQuotaError, StorageError } from '../store/errors.ts';

/** Ends a command with a failure. */
export class Refused extends Error {
  readonly kind: FailureKind;
  readonly reason: Reason;
  readonly retryable: boolean;
  constructor(kind: FailureKind, reason: Reason, retryable = false) {
    super(reason.code);
    this.kind = kind;
    this.reason = reason;
    this.retryable = retryable;
  }
}

/** The value, or a refusal saying that there is no such thing on this device. */
export function found<T>(value: T | undefined, what: 'proposal' | 'draft' | 'run' | 'brief'): T {
  if (value === undefined) throw new Refused('not-found', { code: 'not-on-device', what });
  return value;
}

/** Parses what came in. A check of ours may hand its own reason over, as the `reason` of its `params`. */
export function parsed<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const reason: unknown = issue?.code === 'custom' ? issue.params?.['reason'] : undefined;
  if (isReason(reason)) throw new Refused('invalid', reason);
  const field = issue?.path.map(String).join('.') ?? '';
  console.warn(`'${field}' is not valid`, issue?.message);
  throw new Refused('invalid', { code: 'not-valid', field });
}

/** Runs a command and tags its outcome. */
export async function answer<T>(command: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await command());
  } catch (error) {
    if (error instanceof Refused) return fail(error.kind, error.reason, error.retryable);
    if (error instanceof StorageError) return fail('storage', error.reason, true);
    if (isQuotaError(error)) return fail('storage', { code: 'storage-full' }, true);
    console.error(error);
    if (error instanceof ToldError) return fail('defect', error.reason, true);
    if (isMissingPart(error)) return fail('worker', { code: 'missing-part' }, true);
    if (isDatabaseError(error)) return fail('storage', { code: 'not-stored' }, true);
    return fail('defect', { code: 'unexpected' }, true);
  }
}

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
