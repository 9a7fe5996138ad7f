import { useRef, useState } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { navigate } from '../../components/navigation.tsx';
import { showFailure } from '../../screen-kit/failures.ts';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { steps } from '../../copy/steps.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Language } from '../../shared/domain/options.ts';
import type { FormData } from '../../shared/domain/questionnaire.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import type { FormIssue } from '../../shared/domain/validation.ts';
import { client } from '../../worker-client/index.ts';
import { NotUsed } from './readings/NotUsed.tsx';
import { fieldLabel, reviewGroups, type ReviewGroup } from './review-groups.ts';
import type { Autosave } from './use-autosave.ts';

export interface ReviewProps {
  formData: FormData;
  issues: readonly FormIssue[];
  language: Language;
  engine: EngineId;
  save: Autosave;
  /** The draft that the answers are saved as, once they are. */
  draftId: string | undefined;
  /** The proposal whose answers are edited. */
  editedFrom: string | undefined;
  onClose: () => void;
  onField: (path: string, step: number) => void;
  onStep: (step: number) => void;
}

/** 'Review Your Information': everything collected, what to check, and the button that starts the writing. */
export default function Review(props: ReviewProps) {
  const { formData, issues, language, engine, save, draftId, editedFrom, onClose, onField, onStep } = props;
  const words = useCopy(wizard);
  const t = words.review;
  const shared = useCopy(common);
  const confirm = useRef<HTMLButtonElement>(null);
  const leaving = useRef(false);
  const [starting, setStarting] = useState(false);
  const groups = reviewGroups(formData, issues, words);

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
  const leaveTo = (go: () => void): void => {
    leaving.current = true;
    go();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={t.title}
      description={issues.length === 0 ? t.noteComplete : t.note}
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
      <div className="grid gap-x-10 gap-y-7 tablet:grid-cols-[1fr_16rem]">
        <div className="flex flex-col gap-7 tablet:order-2">
          <ToCheck issues={issues} onField={(path, step) => leaveTo(() => onField(path, step))} />
          <NotUsed form={formData} onStep={(step) => leaveTo(() => onStep(step))} />
          <section className="border-t border-line pt-3.5 text-small">
            <h3 className="font-semibold">{t.willGet}</h3>
            <p className="mt-1 text-quiet">
              {engine === 'planner'
                ? t.willGetBody(t.inLanguage[language])
                : t.willGetOther(t.inLanguage[language])}
            </p>
          </section>
        </div>
        <div className="min-w-0">
          {groups.map((group) => (
            <Group key={group.group} group={group} onEdit={() => leaveTo(() => onStep(group.step))} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

interface ToCheckProps {
  issues: readonly FormIssue[];
  onField: (path: string, step: number) => void;
}

/** What is missing or invalid, each a link to its field. */
function ToCheck({ issues, onField }: ToCheckProps) {
  const words = useCopy(wizard);
  const t = words.review;
  return (
    <section className={classes('border-t-2 pt-4', issues.length > 0 ? 'border-accent' : 'border-primary')}>
      <h3 className="text-[0.9375rem] font-semibold">
        {issues.length > 0 ? t.toCheck(issues.length) : t.nothingToCheck}
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
            <p className="mt-1 text-dense text-quiet">{t.where(issue.step, fieldLabel(issue, words))}</p>
          </li>
        ))}
      </ul>
    </section>
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
