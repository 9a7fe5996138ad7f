/** An error that a person is told of: thrown where nothing but its reason is known of who asked. */
import type { Reason } from '../src/shared/domain/failure.ts';

export class ToldError extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, options?: ErrorOptions) {
    super(reason.code, options);
    this.name = 'ToldError';
    this.reason = reason;
  }
}
