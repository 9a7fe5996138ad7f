import { failures } from '../../../src/copy/en/failures.ts';
import { worded, type Reason } from '../../../src/shared/domain/failure.ts';

/** A reason in the words of the interface. */
export const said = (reason: Reason): string => worded(failures, reason);
