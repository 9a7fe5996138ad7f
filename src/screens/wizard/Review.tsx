import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as addresses from '../../screen-kit/addresses.ts';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { navigate } from '../../components/navigation.tsx';
import { showFailure } from '../../screen-kit/failures.ts';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { review } from '../../copy/review.ts';
import { steps } from '../../copy/steps.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ReadingsView } from '../../shared/contract/planning.ts';
import { outdatedKeys, withCorrection } from '../../shared/domain/corrections.ts';
import type { Language } from '../../shared/domain/options.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import type { FormIssue } from '../../shared/domain/validation.ts';
import { client } from '../../worker-client/index.ts';
import { useAnswers } from './form.ts';
import { Disagreements } from './readings/Disagreements.tsx';
import { NotUsed } from './readings/NotUsed.tsx';
import { Printed, type Correct } from './readings/Printed.tsx';
import { answerCount, pathLabel, reviewGroups, stepOfPath, type ReviewGroup } from './review-groups.ts';
import type { Autosave } from './use-autosave.ts';

export interface ReviewProps {
  formData: FormData;
  issues: readonly FormIssue[];
  language: Language;
  engine: EngineId;
  /** What the planner reads in the answers; undefined until it has read them once. */
  view: ReadingsView | undefined;
  /** The view is of the answers as they stand. */
  isRead: boolean;
  save: Autosave;
  /** The draft that the answers are saved as, once they are. */
  draftId: string | undefined;
  /** The proposal whose answers are edited. */
  editedFrom: string | undefined;
  onClose: () => void;
  onField: (path: string, step: number) => void;
  onStep: (step: number) => void;
}

/**
 * 'Review Your Information': what will be printed as it was read, everything collected, what to check, and the button that
 * starts the writing.
 */
export default function Review(props: ReviewProps) {
  const { issues, language, engine, view, isRead, onClose, onField, onStep } = props;
  const { control, getValues, setValue } = useAnswers();
  // At once, where the wizard's own answers wait for a pause.
  const corrections = useWatch({ control, name: 'corrections' });
  const formData: FormData = { ...props.formData, corrections };
  const words = useCopy(wizard);
  const t = words.review;
  const shared = useCopy(common);
  const { lead } = useCopy(review);
  const confirm = useRef<HTMLButtonElement>(null);
  const leaving = useRef(false);
  const { starting, start } = useStart(props, formData);
  const correct: Correct = (key, value) =>
    setValue('corrections', withCorrection(getValues(), key, value), { shouldDirty: true });

  const leaveTo = (go: () => void): void => {
    leaving.current = true;
    go();
  };
  const toPath = (path: string): void => leaveTo(() => onField(path, stepOfPath(path)));

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={t.title}
      description={issues.length > 0 ? t.note : view ? lead : t.noteComplete}
      closeLabel={shared.close}
      initialFocus={confirm}
      returnFocus={() => !leaving.current}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button className="max-tablet:flex-1 max-tablet:px-2" onClick={onClose}>
            {t.back}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            className="max-tablet:flex-1 max-tablet:px-2"
            aria-busy={starting}
            onClick={() => void start()}
          >
            {starting ? t.starting : t.confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-[1fr_17.5rem] tablet:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-7 tablet:col-start-2">
          <ToCheck
            issues={issues}
            isQuiet={
              issues.length === 0 && (view?.contradictions.length !== 0 || outdatedKeys(formData).length > 0)
            }
            isRead={isRead}
            onField={(path, step) => leaveTo(() => onField(path, step))}
          />
          {view && (
            <Disagreements contradictions={view.contradictions} onCorrect={correct} onField={toPath} />
          )}
          <NotUsed form={formData} onStep={(step) => leaveTo(() => onStep(step))} />
        </div>
        <div className="min-w-0 tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
          {view && <Printed view={view} form={formData} onCorrect={correct} onField={toPath} />}
          <AllAnswers
            formData={formData}
            issues={issues}
            isFolded={view !== undefined && issues.length === 0}
            onStep={(step) => leaveTo(() => onStep(step))}
          />
        </div>
        <WillGet engine={engine} language={language} />
      </div>
    </Dialog>
  );
}

/** Saves what is not saved yet and begins the run, once. */
function useStart(
  { language, save, draftId, editedFrom, onClose }: ReviewProps,
  formData: FormData,
): { starting: boolean; start: () => Promise<void> } {
  const shared = useCopy(common);
  const [starting, setStarting] = useState(false);
  const start = async (): Promise<void> => {
    if (starting) return;
    setStarting(true);
    await save.flush();
    const run = await client.startRun(formData, {
      language,
      ...(draftId !== undefined && { draftId }),
      ...(editedFrom !== undefined && { editedFrom }),
    });
    if (run.ok) {
      save.stop();
      return navigate(addresses.generation(run.value.proposalId), { replace: true });
    }
    showFailure(shared.unexpected, run.failure);
    return onClose();
  };
  return { starting, start };
}

/** What the button makes. */
function WillGet({ engine, language }: Pick<ReviewProps, 'engine' | 'language'>) {
  const t = useCopy(wizard).review;
  return (
    <section className="self-start border-t border-line pt-3.5 text-small">
      <h3 className="font-semibold">{t.willGet}</h3>
      <p className="mt-1 text-quiet">
        {engine === 'planner'
          ? t.willGetBody(t.inLanguage[language])
          : t.willGetOther(t.inLanguage[language])}
      </p>
    </section>
  );
}

interface ToCheckProps {
  issues: readonly FormIssue[];
  /** Something else is to be checked: no issue is no news. */
  isQuiet: boolean;
  /** The answers have been read, so that it is known whether they disagree. */
  isRead: boolean;
  onField: (path: string, step: number) => void;
}

/** What is missing or invalid, each a link to its field. */
function ToCheck({ issues, isQuiet, isRead, onField }: ToCheckProps) {
  const words = useCopy(wizard);
  const t = words.review;
  const { reading } = useCopy(review);
  if (isQuiet && isRead) return null;
  return (
    <section className={classes('border-t-2 pt-4', issues.length > 0 ? 'border-accent' : 'border-primary')}>
      <h3 className="text-[0.9375rem] font-semibold">
        {issues.length > 0 ? t.toCheck(issues.length) : isRead ? t.nothingToCheck : reading}
      </h3>
      <ul className="mt-3">
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.message}`} className="border-t border-line py-3 text-small">
            <button
              type="button"
              className="text-link -my-1 py-1 text-left touch:-my-2.5 touch:py-3"
              onClick={() => onField(issue.path, issue.step)}
            >
              {issue.message}
            </button>
            <p className="mt-1 text-dense text-quiet">{t.where(issue.step, pathLabel(issue.path, words))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AllAnswersProps {
  formData: FormData;
  issues: readonly FormIssue[];
  /** What matters of it is said above. */
  isFolded: boolean;
  onStep: (step: number) => void;
}

/** Everything collected, step by step. */
function AllAnswers({ formData, issues, isFolded, onStep }: AllAnswersProps) {
  const words = useCopy(wizard);
  const t = useCopy(review);
  const { names } = useCopy(steps);
  const groups = reviewGroups(formData, issues, words);
  return (
    <details className="group border-b border-line" open={!isFolded}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-input text-small [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={16} className="text-quiet transition-transform group-open:rotate-90" />
        <h3 className="shrink-0 font-semibold">{t.allAnswers(answerCount(groups, words))}</h3>
        <span aria-hidden="true" className="truncate text-quiet group-open:hidden">
          {names.join(', ')}
        </span>
      </summary>
      {groups.map((group) => (
        <Group key={group.group} group={group} onEdit={() => onStep(group.step)} />
      ))}
    </details>
  );
}

/** One step's answers, read as a document. */
function Group({ group, onEdit }: { group: ReviewGroup; onEdit: () => void }) {
  const t = useCopy(wizard).review;
  const { names } = useCopy(steps);
  const name = names[group.step - 1] ?? '';
  return (
    <section className="grid gap-x-5 gap-y-2 border-t border-line py-3.5 text-small laptop:grid-cols-[9.5rem_1fr]">
      <div className="flex items-baseline justify-between gap-3 laptop:block">
        <h3 className="font-semibold">{name}</h3>
        <button
          type="button"
          className="text-link py-1 text-dense touch:min-w-11 touch:py-3.5 touch:text-left"
          aria-label={t.editGroup(name)}
          onClick={onEdit}
        >
          {t.edit}
        </button>
      </div>
      {group.lines.length === 0 ? (
        <p className="text-quiet">{t.none}</p>
      ) : (
        <dl className="grid grid-cols-[9.25rem_1fr] gap-x-2 gap-y-1.5">
          {group.lines.map((line) => (
            <div key={line.label} className="contents">
              <dt className="text-quiet">{line.label}</dt>
              <dd
                className={classes(
                  'min-w-0 whitespace-pre-line wrap-anywhere',
                  line.attention && 'font-semibold text-accent-ink',
                )}
              >
                <Text>{line.value}</Text>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
