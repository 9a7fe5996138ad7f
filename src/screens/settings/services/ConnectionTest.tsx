import { CircleAlert, CircleCheck, PlugZap } from 'lucide-react';
import { useState } from 'react';
import { useWorded } from '../../../screen-kit/failures.ts';
import { clockTime } from '../../../screen-kit/dates.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { settings as words } from '../../../copy/settings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Result } from '../../../shared/domain/failure.ts';

/** What a test found, as far as it is shown for every kind of service. */
interface Report {
  /** ISO 8601. */
  testedAt: string;
  /** How long it took, ms. */
  ms: number;
}

/** A report in words for a person who sells: what happened, and what to do about it. */
export interface ReportWords {
  good: boolean;
  title: string;
  body?: string;
  /** Things to check, in order. */
  steps?: readonly string[];
  /** What the service itself said. */
  detail?: string;
}

export interface ConnectionTestProps<R extends Report> {
  /** Asks; again with every press. */
  run: () => Promise<Result<R>>;
  words: (report: R) => ReportWords;
  /** What is tested, for a screen reader that hears several of these. */
  of: string;
  disabled?: boolean;
  /** What was tested has changed since: an older report says nothing about it. */
  subject: string;
}

type State<R> = { subject: string } & (
  | { state: 'testing' }
  | { state: 'done'; report: R }
  | { state: 'failed'; message: string }
);

/** 'Test connection' and what came of it. The parts of every service's section. */
export function ConnectionTest<R extends Report>(props: ConnectionTestProps<R>) {
  const { run, words: wordsOf, of, disabled = false, subject } = props;
  const t = useCopy(words).connection;
  const word = useWorded();
  const [last, setLast] = useState<State<R>>();
  const shown = last?.subject === subject ? last : undefined;
  const test = async (): Promise<void> => {
    setLast({ subject, state: 'testing' });
    const answer = await run();
    setLast(
      answer.ok
        ? { subject, state: 'done', report: answer.value }
        : { subject, state: 'failed', message: word(answer.failure.reason) },
    );
  };
  const testing = shown?.state === 'testing';
  return (
    <div>
      <Button
        icon={PlugZap}
        disabled={disabled || testing}
        aria-label={`${t.test}: ${of}`}
        onClick={() => void test()}
      >
        {testing ? t.testing : t.test}
      </Button>
      <div aria-live="polite">
        {shown?.state === 'failed' && (
          <ReportBox report={{ good: false, title: t.notTested, body: shown.message }} />
        )}
        {shown?.state === 'done' && (
          <ReportBox
            report={wordsOf(shown.report)}
            time={t.time(
              clockTime(shown.report.testedAt),
              (Math.max(100, shown.report.ms) / 1000).toFixed(1),
            )}
          />
        )}
      </div>
    </div>
  );
}

function ReportBox({ report, time }: { report: ReportWords; time?: string }) {
  const t = useCopy(words).connection;
  const { good, title, body, steps = [], detail } = report;
  const colour = good ? 'text-primary' : 'text-danger';
  return (
    <div
      className={`mt-4 rounded-input px-4 py-3 text-small forced-colors:border ${good ? 'bg-primary-soft' : 'bg-danger-soft'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <p className={`flex min-w-0 items-start gap-2.5 font-semibold wrap-anywhere ${colour}`}>
          <Icon of={good ? CircleCheck : CircleAlert} className="mt-0.5" />
          {title}
        </p>
        {time !== undefined && (
          <p className={`figures mt-px pl-7 text-dense tablet:pl-0 ${colour}`}>{time}</p>
        )}
      </div>
      <div className="pl-7">
        {body !== undefined && <p className="mt-1">{body}</p>}
        {steps.length > 0 && (
          <ol className="mt-1 list-decimal pl-4.5">
            {steps.map((step) => (
              <li key={step} className="mt-0.5 pl-0.5">
                {step}
              </li>
            ))}
          </ol>
        )}
        {detail !== undefined && <p className="mt-1 wrap-anywhere">{t.says(detail)}</p>}
      </div>
    </div>
  );
}
