import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Questions } from '../../screen-kit/sharpen/use-questions.ts';

/** Beside the summary, so that nothing moves when it comes: how many answers would help, and the way to them. */
export function ToQuestions({ questions }: { questions: Questions }) {
  const t = useCopy(sharpen);
  const left = questions.list?.filter(({ answer }) => answer === undefined).length ?? 0;
  if (left === 0) return null;
  return (
    <button
      type="button"
      className="text-link ml-4 py-1 text-small touch:py-3 print:hidden"
      onClick={() => {
        document.querySelector('#sharpen')?.scrollIntoView({ block: 'start' });
        document.querySelector<HTMLElement>('#sharpen-title')?.focus({ preventScroll: true });
      }}
    >
      {t.title(left)}
    </button>
  );
}
