import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { useBar } from '../../components/bars.ts';
import { Button, IconButton } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { FieldError, TextInput } from '../../components/Field.tsx';
import { showToast } from '../../components/toasts.ts';
import { showFailure, useWorded } from '../../screen-kit/failures.ts';
import { assumptions } from '../../copy/assumptions.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { AssumptionView } from '../../shared/contract/planning.ts';
import type { ProposalRecord } from '../../shared/domain/records.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';
import { useAssumptions, written, type Editing } from './use-assumptions.ts';

const GROUPS = ['dates', 'money', 'forecast'] as const;

export interface AssumptionListProps {
  proposal: ProposalRecord;
  /** Pages that the proposal has. */
  pageCount: number;
  writing: boolean;
}

/** Every assumption with its reason and its pages; changes are told before they are applied together. */
export default function AssumptionList({ proposal, pageCount, writing }: AssumptionListProps) {
  const t = useCopy(assumptions);
  const words = useCopy(result);
  const word = useWorded();
  const shown = useSlideNumbers();
  const editing = useAssumptions(proposal);
  const [busy, setBusy] = useState(false);
  const { items, failure, values, preview } = editing;
  const bar = useBar('bottom');
  if (items === undefined)
    return (
      <p className="pb-5 text-small text-quiet">
        {failure === undefined ? t.loading : `${t.failed}: ${word(failure.reason)}`}
      </p>
    );
  if (items.length === 0) return <p className="pb-5 text-small text-quiet">{t.none}</p>;

  const apply = async (): Promise<void> => {
    if (values === undefined) return;
    setBusy(true);
    const answer = await client.setAssumptions(proposal.proposalId, values, proposal.assumptions ?? {});
    setBusy(false);
    if (!answer.ok) {
      showFailure(words.notAsked, answer.failure);
      return;
    }
    if (answer.value) showRun(answer.value);
    const count = preview?.changes.length ?? 0;
    showToast({ tone: 'done', title: count === 0 ? t.saved : words.rewriting(count) });
    editing.discard();
  };

  return (
    <div className="pb-6">
      <p className="max-w-[40rem] text-small text-quiet">{writing ? t.writing : t.lead}</p>
      {GROUPS.map((group) => {
        const own = items.filter((item) => item.group === group);
        return own.length === 0 ? null : (
          <section key={group} aria-label={t.groups[group]} className="mt-5">
            <h3 className="text-small font-semibold">{t.groups[group]}</h3>
            <ul className="mt-1.5 divide-y divide-line border-y border-line">
              {own.map((item) => (
                <Row key={item.id} item={item} editing={editing} disabled={writing || busy} />
              ))}
            </ul>
          </section>
        );
      })}
      <div
        ref={bar}
        className={classes(
          'mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2',
          // At the foot of a large screen it is seen from every row; on smaller ones the download stands there.
          values !== undefined &&
            'border-line laptop:sticky laptop:bottom-0 laptop:border-t laptop:bg-paper laptop:py-3',
        )}
      >
        <output className="block min-w-0 flex-1 basis-60 text-small">
          {editing.wrong
            ? t.wrong
            : preview === undefined
              ? ''
              : t.changes(shown(preview.changes), pageCount - preview.changes.length)}
        </output>
        {values === undefined ? (
          items.some(editing.isChosen) && (
            <Button size="compact" variant="quiet" disabled={writing} onClick={editing.resetAll}>
              {t.resetAll}
            </Button>
          )
        ) : (
          <>
            <Button size="compact" variant="quiet" onClick={editing.discard}>
              {t.discard}
            </Button>
            <Button
              variant="primary"
              size="compact"
              disabled={preview === undefined || editing.wrong || writing || busy}
              onClick={() => void apply()}
            >
              {t.apply(preview?.changes.length ?? 0)}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Row({ item, editing, disabled }: { item: AssumptionView; editing: Editing; disabled: boolean }) {
  const t = useCopy(assumptions);
  const id = useId();
  const { label, unit, reason, min, max, proposed, pages } = item;
  const shown = useSlideNumbers();
  const chosen = editing.isChosen(item);
  const wrong = editing.isWrong(item);
  const measure = (value: number): string =>
    `${written(value)}${unit.en === '' || unit.en === '%' ? unit.en : ` ${unit.en}`}`;
  return (
    <li className="grid items-start gap-x-4 gap-y-1.5 py-3 tablet:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="text-small font-semibold">
          {label.en}
        </label>
        <p id={`${id}-why`} className="text-dense text-quiet">
          {reason.en}. {t.usedOn(shown(pages))}
          {chosen && <span className="text-accent-ink"> · {t.proposed(measure(proposed))}</span>}
        </p>
        <FieldError
          id={`${id}-error`}
          message={
            wrong ? (max >= 1e9 ? t.least(measure(min)) : t.bounds(measure(min), measure(max))) : undefined
          }
        />
      </div>
      <div className="flex items-center gap-1">
        <TextInput
          id={id}
          inputMode="decimal"
          className={classes('w-20! text-right', chosen && 'font-semibold')}
          value={editing.textOf(item)}
          disabled={disabled}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : `${id}-why`}
          onChange={(event) => editing.write(item.id, event.target.value)}
        />
        <span aria-hidden="true" className="w-14 pl-1 text-dense text-quiet">
          {unit.en}
        </span>
        {chosen ? (
          <IconButton
            icon={RotateCcw}
            label={t.reset(label.en)}
            disabled={disabled}
            onClick={() => editing.reset(item.id)}
          />
        ) : (
          <span className="size-11" />
        )}
      </div>
    </li>
  );
}
