import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/Button.tsx';
import { FieldError } from '../../../components/Field.tsx';
import { showToast } from '../../../components/toasts.ts';
import { common } from '../../../copy/common.ts';
import { wizard } from '../../../copy/wizard.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { MAX_COMPETITORS } from '../../../shared/domain/limits.ts';
import { emptyCompetitor } from '../../../shared/domain/questionnaire.ts';
import { isBlankCompetitor } from '../../../shared/domain/validation.ts';
import { useDraft } from '../../../state/draft.ts';
import { TextField } from '../fields.tsx';
import { useAnswers, useMessage } from '../form.ts';
import { Offers } from '../Offers.tsx';
import { PrefilledGroup } from '../prefilled.tsx';
import { forgetRemoved, keepRemoved, removedLately, type RemovedCard } from '../removed-card.ts';

const LIST = 'competitiveAnalysis.competitors';

/** Step 5 (specification, section 2, 'Step 5 fields'). */
export function CompetitiveAnalysis() {
  const t = useCopy(wizard).competitiveAnalysis;
  return (
    <>
      <Competitors />
      <TextField name="competitiveAnalysis.marketContext" label={t.marketContext} multiline />
      <TextField name="competitiveAnalysis.additionalNotes" label={t.additionalNotes} multiline />
    </>
  );
}

function Competitors() {
  const t = useCopy(wizard).competitiveAnalysis;
  const shared = useCopy(common);
  const { control, getValues, clearErrors } = useAnswers();
  const { fields, append, remove, insert } = useFieldArray({ control, name: LIST, keyName: 'key' });
  const error = useMessage(LIST);
  const addButton = useRef<HTMLButtonElement>(null);
  const take = (index: number): void => {
    const removed = getValues(`${LIST}.${index}`);
    remove(index);
    clearErrors(LIST);
    addButton.current?.focus();
    if (isBlankCompetitor(removed)) return;
    const { draftId } = useDraft.getState();
    const card = { index, card: removed };
    offer(card, draftId === undefined ? undefined : keepRemoved({ ...card, draftId }));
  };
  const offer = ({ index, card }: Pick<RemovedCard, 'index' | 'card'>, duration: number | undefined): void =>
    void showToast({
      tone: 'done',
      key: `removed card ${card.id}`,
      title: t.removed(card.name.trim() || t.competitor(index + 1)),
      ...(duration === undefined ? {} : { duration }),
      action: {
        label: shared.undo,
        run: () => {
          forgetRemoved();
          insert(index, card, { shouldFocus: false });
        },
      },
    });
  const offerAfterReload = useEffectEvent(() => {
    const removed = removedLately(useDraft.getState().draftId);
    const isHere = fields.some(({ id }) => id === removed?.card.id);
    if (removed !== undefined && !isHere) offer(removed, removed.leftMs);
  });
  useEffect(() => offerAfterReload(), []);
  return (
    <div id={LIST} tabIndex={-1} className="flex flex-col gap-5.5 outline-none">
      <PrefilledGroup name={LIST} />
      <Offers name={LIST} label={t.competitors} />
      {fields.map((field, index) => (
        // Its own id, so that a change from another tab draws no card anew: the focus would be lost.
        <fieldset key={field.id} className="rounded-card border border-line px-4 pt-3 pb-5 tablet:px-5">
          <legend className="sr-only">{t.competitor(index + 1)}</legend>
          <div className="flex min-h-11 items-center justify-between">
            <h3 aria-hidden="true" className="font-semibold">
              {t.competitor(index + 1)}
            </h3>
            {fields.length > 1 && (
              <Button
                variant="quiet"
                size="compact"
                icon={Trash2}
                className="-mr-3 font-normal text-quiet"
                aria-label={t.removeNumber(index + 1)}
                onClick={() => take(index)}
              >
                {t.remove}
              </Button>
            )}
          </div>
          <div className="mt-1 grid gap-x-5 gap-y-4 tablet:grid-cols-2">
            <TextField name={`${LIST}.${index}.name`} label={t.name} required />
            <TextField name={`${LIST}.${index}.website`} label={t.website} inputMode="url" plain />
            <TextField name={`${LIST}.${index}.strengths`} label={t.strengths} multiline plain />
            <TextField name={`${LIST}.${index}.weaknesses`} label={t.weaknesses} multiline plain />
          </div>
        </fieldset>
      ))}
      <FieldError id={`${LIST}-error`} message={error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={addButton}
          icon={Plus}
          disabled={fields.length >= MAX_COMPETITORS}
          aria-describedby={`${LIST}-limit`}
          onClick={() =>
            append(emptyCompetitor(String(Date.now())), { focusName: `${LIST}.${fields.length}.name` })
          }
        >
          {t.add}
        </Button>
        <p id={`${LIST}-limit`} className="text-small text-quiet">
          {fields.length >= MAX_COMPETITORS && t.enough}
        </p>
      </div>
    </div>
  );
}
