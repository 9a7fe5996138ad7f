/** Figures of this page that other texts of the deck do not say: used everywhere, or kept here alone. */
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { showToast } from '../../components/toasts.ts';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useSlideNumbers } from '../../screen-kit/slide-numbers.ts';
import { contradictionsOf, type Contradiction } from '../../shared/domain/editing/contradictions.ts';
import type { PageRecord } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

export interface ContradictionsProps {
  proposalId: string;
  pages: readonly PageRecord[];
  pageNumber: number;
  /** The person knows. */
  onKeep: (path: string) => void;
}

export function Contradictions({ proposalId, pages, pageNumber, onKeep }: ContradictionsProps) {
  const t = useCopy(edit).contradicts;
  const shown = useSlideNumbers();
  const [busy, setBusy] = useState(false);
  const found = useMemo(
    () =>
      contradictionsOf(
        pages.flatMap(({ pageNumber: number, sectionData, written = sectionData, edits }) =>
          written === undefined
            ? []
            : [{ pageNumber: number, content: { written, ...(edits ? { edits } : {}) } }],
        ),
        [pageNumber],
      ),
    [pages, pageNumber],
  );
  const everywhere = async ({ before, after, places }: Contradiction): Promise<void> => {
    setBusy(true);
    const answer = await client.replace(proposalId, before, after, { wholeWords: true }, places);
    setBusy(false);
    if (answer.ok) showToast({ tone: 'done', title: t.used(after, places.length) });
    else showFailure(t.notUsed, answer.failure);
  };
  if (found.length === 0) return null;
  return (
    <ul aria-label={t.label} className="mt-4 flex flex-col gap-2">
      {found.map((one) => (
        <li
          key={`${one.path} ${one.before}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-danger-soft px-4 py-2.5 text-small"
        >
          <Icon of={TriangleAlert} className="text-danger" />
          <p className="min-w-60 flex-1">
            {t.says(one.after, one.before, shown([...new Set(one.places.map((place) => place.pageNumber))]))}
          </p>
          <span className="flex flex-wrap gap-2">
            <Button size="compact" disabled={busy} onClick={() => void everywhere(one)}>
              {t.everywhere(one.after)}
            </Button>
            <Button size="compact" variant="quiet" disabled={busy} onClick={() => onKeep(one.path)}>
              {t.here}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
