import { ArrowLeft, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { Icon } from '../../components/Icon.tsx';
import { ThemeToggle } from '../../components/ThemeToggle.tsx';
import { showToast } from '../../components/toasts.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { common } from '../../copy/common.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { showRun } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';

const item =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-card text-[0.9375rem] font-semibold transition-colors hover:bg-sunk disabled:text-quiet tablet:px-3';
const word = 'max-tablet:sr-only';

/** The way home and what can be done with the whole proposal; words become icons on a phone. */
export function ResultHeader({ proposalId }: { proposalId: string }) {
  const t = useCopy(result);
  const shared = useCopy(common);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  // Regenerate re-saves the current data and reopens the result (specification, section 4).
  const regenerate = async (): Promise<void> => {
    setBusy(true);
    const answer = await client.regenerate(proposalId);
    setBusy(false);
    if (!answer.ok) {
      showFailure(t.notAsked, answer.failure);
      return;
    }
    const run = answer.value;
    if (run) showRun(run);
    const count = run ? run.totalPages - run.finishedPages.length : 0;
    showToast({ tone: 'done', title: count === 0 ? t.upToDate : t.rewriting(count) });
    navigate(addresses.proposal(proposalId), { replace: true });
    scrollTo(0, 0);
  };

  return (
    <header className="page-grid flex print:hidden h-15 items-center justify-between gap-4 laptop:h-16">
      <Link to={addresses.home} className={`${item} -ml-3`}>
        <Icon of={ArrowLeft} size={20} />
        <span className={word}>{shared.backToHome}</span>
      </Link>
      <div className="-mr-3 flex items-center gap-1">
        <Link to={addresses.editProposal(proposalId)} className={item}>
          <Icon of={Pencil} />
          <span className={word}>{t.edit}</span>
        </Link>
        <button type="button" className={item} disabled={busy} onClick={() => void regenerate()}>
          <Icon of={RefreshCw} />
          <span className={word}>{t.regenerate}</span>
        </button>
        <ThemeToggle label={shared.toggleTheme} />
      </div>
    </header>
  );
}
