import { lazy, Suspense, useState } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Spinner } from '../../components/Progress.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { proposals as words } from '../../copy/proposals.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';
import { DeckCount } from './DeckCount.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import Unreadable from './Unreadable.tsx';

const Details = lazy(() => import('./Details.tsx'));
const GRID = 'mt-9 grid grid-cols-2 gap-x-6 gap-y-9 tablet:grid-cols-3 laptop:grid-cols-4';

/** Cards at first, and how many more each time that more is asked for: each one draws its cover. */
const CARDS = 24;

/** The proposals on the device, newest first. */
export default function AllProposals() {
  const t = useCopy(words);
  const shared = useCopy(common);
  const change = useChanges((state) => state.history);
  const [shown, setShown] = useState(CARDS);
  const history = useAsked(`history ${change} ${shown}`, () => client.history(shown));
  const counts = useAsked(`counts ${change}`, () => client.counts());
  const [open, setOpen] = useState<string>();
  useTitle(t.title);
  const proposals = history.value;
  const left = (counts.value?.proposals ?? 0) - shown;
  const chosen = proposals?.find((proposal) => proposal.proposalId === open);
  return (
    <div className="toast-room min-h-dvh pb-18">
      <SiteHeader />
      <Main className="page-grid pt-5 laptop:pt-9">
        <h1 className="font-heading text-hero font-semibold">{t.title}</h1>
        {history.state === 'failed' && (
          <Unreadable failure={history.failure} again={history.again} className="mt-6 max-w-[40rem]" />
        )}
        {history.state === 'asking' && (
          <p className="mt-4 flex items-center gap-3 text-quiet">
            <Spinner />
            {shared.loading}
          </p>
        )}
        {proposals?.length === 0 && <Empty />}
        {proposals !== undefined && proposals.length > 0 && (
          <>
            <p className="mt-2 min-h-[1.5em] text-[1.125rem] text-quiet">
              {counts.value !== undefined && t.count(counts.value.proposals)}
            </p>
            <ul className={GRID}>
              {proposals.map((proposal) => (
                <li key={proposal.proposalId} className="min-w-0">
                  <ProposalCard
                    level={2}
                    proposal={proposal}
                    onOpen={() => setOpen(proposal.proposalId)}
                    state={<DeckCount proposal={proposal} />}
                  />
                </li>
              ))}
            </ul>
            {left > 0 && (
              <Button className="mt-9" onClick={() => setShown(shown + CARDS)}>
                {shared.showMore(left)}
              </Button>
            )}
          </>
        )}
        <Suspense fallback={null}>
          {chosen && <Details proposal={chosen} onClose={() => setOpen(undefined)} />}
        </Suspense>
      </Main>
    </div>
  );
}

/** Nothing made yet: the way to begin stands where the first proposal will stand. */
function Empty() {
  const t = useCopy(words);
  const shared = useCopy(common);
  return (
    <>
      <p className="mt-2 text-[1.125rem] text-quiet">{t.empty}</p>
      <div className={GRID}>
        <div className="col-span-2 flex flex-col items-start justify-between gap-5 rounded-card border-2 border-primary bg-surface p-5.5 tablet:col-span-1 tablet:aspect-video tablet:gap-2">
          <div>
            <h2 className="font-heading text-[1.125rem] leading-tight font-semibold">{t.first}</h2>
            <p className="mt-1 text-small text-quiet">{t.firstNote}</p>
          </div>
          <ButtonLink to={addresses.wizard()} variant="primary">
            {shared.createYourProposal}
          </ButtonLink>
        </div>
        {Array.from({ length: 7 }, (_, index) => (
          <div
            key={index}
            aria-hidden="true"
            className={`aspect-video rounded-card border border-dashed border-edge opacity-60 ${index > 3 ? 'max-tablet:hidden' : ''}`}
          />
        ))}
      </div>
    </>
  );
}
