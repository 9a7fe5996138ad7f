import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { offerToDeleteBrief } from '../../screen-kit/briefs.ts';
import { useBriefWords } from '../../screen-kit/use-brief-words.ts';
import { when } from '../../screen-kit/dates.ts';
import { Button, ButtonLink, IconButton } from '../../components/Button.tsx';
import { Link, useNavigate } from '../../components/navigation.tsx';
import { FrameMark, type FrameState } from '../../components/SlideFrame.tsx';
import { showToast } from '../../components/toasts.ts';
import { showFailure, useWorded } from '../../screen-kit/failures.ts';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { details as detailWords } from '../../copy/details.ts';
import { unfinished } from '../../copy/unfinished.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { steps } from '../../copy/steps.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { RunSnapshot } from '../../shared/domain/run-view.ts';
import type { Result } from '../../shared/domain/failure.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';
import { isLive, runOfProposal, showRun, useRuns } from '../../state/runs.ts';
import { client } from '../../worker-client/index.ts';
import { deleteProposal } from './delete-proposal.ts';
import { inOrder } from './in-order.ts';
import { draftMissing, howToGoOn, proposalMissing, proposalState } from './unfinished.ts';

export interface ContinueProps {
  drafts: readonly DraftRecord[];
  /** Running, waiting, paused, cancelled or broken off. */
  proposals: readonly ProposalSummary[];
  /** How many are shown; all when undefined. */
  lines: number | undefined;
  /** How many there are in all. */
  count: number;
  /** Shows all, or the first few again; absent where there are no more than those. */
  onAll?: (isAll: boolean) => void;
}

/** Work that is not finished: several questionnaires and runs at once, each with where it stands and its next step. */
export default function Continue({ drafts, proposals, lines, count, onAll }: ContinueProps) {
  const isAll = lines === undefined;
  const t = useCopy(unfinished);
  return (
    <section aria-labelledby="continue-title" className="mt-14 max-laptop:returning:mt-9 laptop:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id="continue-title" className="font-heading text-section font-semibold">
            {t.title}
          </h2>
          <p className="text-small text-quiet">{t.note}</p>
        </div>
        {onAll !== undefined && (
          <button
            type="button"
            aria-expanded={isAll}
            aria-controls="continue-list"
            className="text-link py-2 text-small"
            onClick={() => onAll(!isAll)}
          >
            {isAll ? t.fewer : t.all(count)}
          </button>
        )}
      </div>
      <ul id="continue-list" className="mt-4 border-t border-line">
        {inOrder(drafts, proposals)
          .slice(0, lines)
          .map((one) =>
            'draft' in one ? (
              <UnfinishedDraft key={one.draft.draftId} draft={one.draft} />
            ) : (
              <UnfinishedProposal key={one.proposal.proposalId} proposal={one.proposal} />
            ),
          )}
      </ul>
    </section>
  );
}

interface RowProps {
  mark: FrameState;
  title: string;
  /** What is there. */
  state: string;
  /** What is not. */
  missing: string | undefined;
  /** Where the title leads. */
  to: string;
  /** The one thing to do. */
  children: ReactNode;
  onDelete: () => void;
}

function Row({ mark, title, state, missing, to, children, onDelete }: RowProps) {
  const t = useCopy(unfinished);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line py-3">
      <FrameMark state={mark} />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold wrap-anywhere">
          <Link to={to} className="rounded-card py-1 hover:underline underline-offset-3">
            <Text>{title}</Text>
          </Link>
        </h3>
        <p className="figures text-small text-quiet">
          <Text>{state}</Text>
        </p>
        {missing !== undefined && <p className="text-small text-quiet">{missing}</p>}
      </div>
      <div className="flex items-center gap-1 max-tablet:ml-10.5">
        {children}
        <IconButton icon={Trash2} label={t.delete(title)} className="text-quiet" onClick={onDelete} />
      </div>
    </li>
  );
}

/** A questionnaire that was not confirmed yet. */
export function UnfinishedDraft({ draft }: { draft: DraftRecord }) {
  const t = useCopy(unfinished);
  const shared = useCopy(common);
  const titles = useCopy(steps);
  const brief = useBriefWords();
  const word = useWorded();
  const title = draft.formData.clientInfo.companyName.trim() || shared.untitled;
  const step = Math.min(5, Math.max(1, draft.currentStep));
  const to = addresses.wizard(step, draft.draftId);
  const remove = async (): Promise<void> => {
    const removed = await client.removeDraft(draft.draftId);
    if (!removed.ok) showToast({ tone: 'failed', title: word(removed.failure.reason) });
    else void offerToDeleteBrief(draft.draftId, brief);
  };
  return (
    <Row
      mark="missing"
      title={title}
      state={
        draft.status === 'FAILED' && draft.error !== undefined
          ? t.failed(word(draft.error))
          : t.step(step, titles.names[step - 1] ?? '', when(draft.lastModified))
      }
      missing={draftMissing(t, draft, titles.names)}
      to={to}
      onDelete={() => void remove()}
    >
      <ButtonLink to={to} size="compact" aria-label={`${t.resume}: ${title}`}>
        {t.resume}
      </ButtonLink>
    </Row>
  );
}

function UnfinishedProposal({ proposal }: { proposal: ProposalSummary }) {
  const t = useCopy(unfinished);
  const details = useCopy(detailWords);
  const brief = useBriefWords();
  const word = useWorded();
  const { proposalId, title } = proposal;
  const run = useRuns((state) => runOfProposal(state.byId, proposalId));
  const live = run !== undefined && isLive(run);
  const way = howToGoOn(run);
  return (
    <Row
      mark={live ? 'writing' : 'missing'}
      title={title}
      state={proposalState(t, proposal, run, word)}
      missing={proposalMissing(t, proposal, run)}
      to={live ? addresses.generation(proposalId) : addresses.proposal(proposalId)}
      onDelete={() => void deleteProposal(proposal, { ...details, brief })}
    >
      {run !== undefined && way === 'resume' ? (
        <GoOnButton
          word={t.resumeRun}
          title={title}
          proposalId={proposalId}
          ask={() => client.resumeRun(run.runId)}
        />
      ) : way === 'continue' ? (
        <GoOnButton
          word={t.continueProposal}
          title={title}
          proposalId={proposalId}
          ask={() => client.retryPages(proposalId)}
        />
      ) : (
        <ButtonLink to={addresses.generation(proposalId)} size="compact" aria-label={`${t.watch}: ${title}`}>
          {t.watch}
        </ButtonLink>
      )}
    </Row>
  );
}

interface GoOnButtonProps {
  word: string;
  title: string;
  proposalId: string;
  ask: () => Promise<Result<RunSnapshot>>;
}

/** Lets the run go on, and shows it. */
function GoOnButton({ word, title, proposalId, ask }: GoOnButtonProps) {
  const t = useCopy(unfinished);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    if (answer.ok) {
      showRun(answer.value);
      navigate(addresses.generation(proposalId));
    } else showFailure(t.notContinued, answer.failure);
  };
  return (
    <Button size="compact" disabled={busy} aria-label={`${word}: ${title}`} onClick={() => void goOn()}>
      {word}
    </Button>
  );
}
