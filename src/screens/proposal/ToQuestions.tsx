import { sharpen } from '../../copy/sharpen.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Questions } from '../../screen-kit/sharpen/use-questions.ts';

/** How many answers would help, and the way to them. Its line is there from the start, so that nothing moves when it is known. */
export function ToQuestions({ questions }: { questions: Questions }) {
  const t = useCopy(sharpen);
  const left = questions.list?.filter(({ answer }) => answer === undefined).length ?? 0;
  return (
    <p className="mt-2 flex min-h-8 items-center gap-2.5 text-small touch:min-h-11 print:hidden">
      {left > 0 && (
        <>
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
          <button
            type="button"
            className="text-link py-1 text-left touch:py-3"
            onClick={() => {
              document.querySelector('#sharpen')?.scrollIntoView({ block: 'start' });
              document.querySelector<HTMLElement>('#sharpen-title')?.focus({ preventScroll: true });
            }}
          >
            {t.title(left)}
          </button>
        </>
      )}
    </p>
  );
}
