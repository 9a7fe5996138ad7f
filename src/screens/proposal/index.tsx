/** The result of a proposal: `/{id}` (specification, section 2, 'Proposal result screen'). */
import { House } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useLocation } from '../../components/navigation.tsx';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { viewOf } from '../../screen-kit/views.ts';
import { ScreenFallback } from '../../screen-kit/ScreenFallback.tsx';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useProposal, useRun } from '../../screen-kit/use-proposal.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { NoticePage, PaperSlide } from '../../components/NoticePage.tsx';
import { common } from '../../copy/common.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { ProposalResult } from './ProposalResult.tsx';

export default function ProposalScreen() {
  const { pathname, search } = useLocation();
  const id = viewOf(pathname, search).id ?? '';
  const proposal = useProposal(id);
  const run = useRun(id) ?? proposal.value?.run;
  useTitle(proposal.value?.proposal.title);
  // Drawn in short pieces, so that a slow phone answers its person meanwhile.
  const view = useDeferredValue(proposal.value);
  if (view !== undefined) return <ProposalResult view={view} run={run} />;
  if (proposal.state === 'asking' || proposal.value !== undefined) return <ScreenFallback />;
  return <Absent failure={proposal.failure} id={id} again={proposal.again} />;
}

/** Not here, or not readable: what happened and the way home. */
function Absent({ failure, id, again }: { failure: Failure; id: string; again: () => void }) {
  const t = useCopy(result).absent;
  const shared = useCopy(common);
  const word = useWorded();
  const missing = failure.kind === 'not-found';
  useTitle(missing ? t.title : t.broken);
  return (
    <NoticePage
      header={<SiteHeader />}
      title={missing ? t.title : t.broken}
      actions={
        <>
          <ButtonLink to={addresses.home} variant="primary" icon={House}>
            {shared.backToHome}
          </ButtonLink>
          {failure.retryable && <Button onClick={again}>{shared.retry}</Button>}
        </>
      }
      picture={
        <PaperSlide label={t.label} foot={id} position="0 of 19">
          <div className="grid gap-3">
            <span className="h-2.5 w-2/3 rounded-full bg-line" />
            <span className="h-2.5 w-1/2 rounded-full bg-line" />
          </div>
        </PaperSlide>
      }
    >
      <p>{missing ? t.body : word(failure.reason)}</p>
    </NoticePage>
  );
}
