import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useWorded } from '../../screen-kit/failures.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { nameOf } from '../../screen-kit/field-names.ts';
import { REASON_ID } from './use-editor.ts';
import type { Editing } from './use-editing.ts';

/** Why words were not taken, each with the way back to them; and the keys. */
export function BelowSlide(props: {
  editing: Editing;
  /** Of the text that is typed now. */
  current: string | undefined;
  /** False until the page is laid out with its fields. */
  isDrawn: boolean;
  hasTexts: boolean;
  /** The current text belongs to a list. */
  isListed: boolean;
  failure: Failure | undefined;
  /** What a text that was pressed comes from. */
  children: ReactNode;
}) {
  const t = useCopy(edit);
  const word = useWorded();
  const { editing, current, isDrawn, hasTexts, isListed, failure } = props;
  return (
    <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-small">
      <div className="min-w-0 flex-1">
        {props.children}
        {editing.refusals.map((refusal) => (
          <div key={refusal.key} className="mb-2">
            <p {...(refusal.key === current && { id: REASON_ID })} className="font-semibold text-danger">
              {t.notTaken(nameOf(refusal.path, refusal.path === 'title', t.headline))}: {word(refusal.reason)}
            </p>
            {refusal.key !== current && (
              <Button size="compact" className="mt-1.5" onClick={() => editing.begin(refusal)}>
                {t.goOn}
              </Button>
            )}
          </div>
        ))}
        {failure !== undefined && (
          <p className="text-danger">
            {t.notDrawn}: {word(failure.reason)}
          </p>
        )}
        {isDrawn && !hasTexts && <p className="text-quiet">{t.nothingHere}</p>}
        {isDrawn && hasTexts && <p className="hidden text-quiet touch:block">{t.tapHint}</p>}
      </div>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-dense text-quiet touch:hidden">
        {[...t.hints, ...(isListed ? t.listHints : [])].map(([key, what]) => (
          <li key={key}>
            <kbd className="mr-1.5 font-sans font-semibold text-ink">{key}</kbd>
            {what}
          </li>
        ))}
      </ul>
    </div>
  );
}
