import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Link } from '../../components/navigation.tsx';
import { Text } from '../../components/Text.tsx';
import { showToast } from '../../components/toasts.ts';
import { outOfDate as words } from '../../copy/out-of-date.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';
import { toldCauses, type OutOfDate } from './out-of-date.ts';

/** Causes that are named; more are counted. */
const MOST_NAMED = 3;

export interface OutOfDateBarProps {
  proposalId: string;
  outOfDate: OutOfDate;
  /** Pages that the proposal has. */
  pageCount: number;
}

/** What has changed, which pages say something else, what of them stays, and the button that writes those again. */
export default function OutOfDateBar({ proposalId, outOfDate, pageCount }: OutOfDateBarProps) {
  const t = useCopy(words);
  const shown = useSlideNumbers();
  const [busy, setBusy] = useState(false);
  const numbers = outOfDate.pages.map(({ pageNumber }) => pageNumber);
  // What others would write is known once they have.
  const first = outOfDate.pages.find(({ engine }) => engine === 'planner')?.pageNumber;
  const texts = outOfDate.pages.reduce((sum, { edited }) => sum + edited, 0);

  const update = async (): Promise<void> => {
    setBusy(true);
    const answer = await client.update(proposalId, numbers);
    setBusy(false);
    if (!answer.ok) {
      showFailure(t.notUpdated, answer.failure);
      return;
    }
    if (answer.value) showRun(answer.value);
    showToast({ tone: 'done', title: t.updating(numbers.length) });
    // The bar goes, and the button with it: the keyboard goes on from the deck.
    document.querySelector('main')?.focus({ preventScroll: true });
  };

  return (
    <section
      aria-label={t.region}
      className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-input border-l-4 border-accent bg-accent-soft px-4 py-3 text-small text-accent-ink print:hidden forced-colors:border"
    >
      <div className="min-w-0 flex-1 basis-72 text-pretty wrap-anywhere">
        <Causes outOfDate={outOfDate} />
        <p>
          {t.pages(shown(numbers))} {t.others(pageCount - numbers.length)} {texts > 0 && t.stay(texts)}
        </p>
      </div>
      {first !== undefined && (
        <Link
          to={addresses.take(proposalId, first)}
          className="text-link touch:min-h-11 touch:content-center"
        >
          {t.see}
        </Link>
      )}
      <Button
        variant="primary"
        icon={RefreshCw}
        className="max-tablet:w-full"
        disabled={busy}
        onClick={() => void update()}
      >
        {t.update(numbers.length)}
      </Button>
    </section>
  );
}

/** 'Budget changed: 6 pages'; a line for each cause. */
function Causes({ outOfDate: { causes, pages } }: { outOfDate: OutOfDate }) {
  const t = useCopy(words);
  const told = toldCauses(causes, t.names);
  const others = told.length - MOST_NAMED;
  if (told.length === 0) return <p className="font-semibold">{t.changed(t.names.plan, pages.length)}.</p>;
  return (
    <>
      {told.slice(0, MOST_NAMED).map(({ name, pages: of, change }) => (
        <p key={name}>
          <strong className="font-semibold">{t.changed(name, of.length)}.</strong>{' '}
          {change && <Text>{t.wasIs(change.before, change.after)}</Text>}
        </p>
      ))}
      {others > 0 && <p className="font-semibold">{t.more(others)}</p>}
    </>
  );
}
