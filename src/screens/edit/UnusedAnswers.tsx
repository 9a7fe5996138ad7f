import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { edit } from '../../copy/edit.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { UnusedAnswer } from '../../shared/contract/editing.ts';
import type { Unused } from './use-unused.ts';

/** So many are shown until more are asked for. */
const FIRST = 3;

/** What the client said and no page says, one tap from the page; and the rules that the deck keeps. */
export function UnusedAnswers({ answers, put }: Unused) {
  const t = useCopy(edit).unused;
  const [isWanted, setWanted] = useState(false);
  const unused = answers.filter(({ kind }) => kind === 'answer');
  const rules = answers.filter(({ kind }) => kind === 'rule');
  if (answers.length === 0) return null;
  // Rules alone are not worth a button.
  const hasMore = unused.length > FIRST || (unused.length > 0 && rules.length > 0);
  const isOpen = isWanted || !hasMore;
  return (
    <section aria-label={t.title} className="mt-4 text-small">
      <div className="flex flex-wrap items-center gap-2">
        {unused.length > 0 && <h2 className="mr-1 font-semibold">{t.title}</h2>}
        {(isOpen ? unused : unused.slice(0, FIRST)).map((answer) => (
          <Chip key={answer.words} answer={answer} put={put} />
        ))}
        {hasMore && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-card px-2 font-semibold hover:bg-sunk touch:min-h-11"
            onClick={() => setWanted(!isWanted)}
          >
            {isOpen ? t.fewer : t.more(Math.max(0, unused.length - FIRST), rules.length)}
            <Icon of={ChevronDown} size={16} className={isOpen ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      {isOpen && rules.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <h2 className="mr-1 font-semibold">{t.rules}</h2>
          {rules.map((answer) => (
            <Chip key={answer.words} answer={answer} put={put} />
          ))}
        </div>
      )}
      {put === undefined && <p className="mt-1.5 text-quiet">{t.noList}</p>}
    </section>
  );
}

function Chip({ answer, put }: { answer: UnusedAnswer; put: Unused['put'] }) {
  const t = useCopy(edit).unused;
  return (
    <button
      type="button"
      aria-label={t.putOn(answer.words)}
      aria-disabled={put === undefined}
      className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-card bg-surface px-3 py-1.5 text-left shadow-[inset_0_0_0_1px_var(--edge)] hover:shadow-[inset_0_0_0_2px_var(--edge)] aria-disabled:text-quiet aria-disabled:shadow-[inset_0_0_0_1px_var(--line)] touch:min-h-11"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => put?.(answer)}
    >
      <Icon of={Plus} size={16} className="shrink-0" />
      <Text>{answer.words}</Text>
    </button>
  );
}
