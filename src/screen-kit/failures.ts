/** What failed, in the words of the interface. For screens that are loaded when they are opened; see `use-sentence.ts`. */
import { showToast } from '../components/toasts.ts';
import { failures } from '../copy/failures.ts';
import { copyOf, useCopy } from '../copy/use-copy.ts';
import { worded, type Failure, type Reason } from '../shared/domain/failure.ts';

/** A notification: what did not work, and why. */
export function showFailure(title: string, { reason }: Failure): void {
  showToast({ tone: 'failed', title, detail: worded(copyOf(failures), reason) });
}

/** Says a reason in words. */
export function useWorded(): (reason: Reason) => string {
  const words = useCopy(failures);
  return (reason) => worded(words, reason);
}
