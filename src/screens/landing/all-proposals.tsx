import { Plus, Search } from 'lucide-react';
import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { SiteHeader } from '../../screen-kit/SiteHeader.tsx';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useBriefWords } from '../../screen-kit/use-brief-words.ts';
import { useTitle } from '../../screen-kit/use-title.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { TextInput } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Select } from '../../components/Select.tsx';
import { Spinner } from '../../components/Progress.tsx';
import { Main } from '../../components/Main.tsx';
import { common } from '../../copy/common.ts';
import { details as detailWords } from '../../copy/details.ts';
import { proposals as words } from '../../copy/proposals.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import type { Result } from '../../shared/domain/failure.ts';
import type { DraftRecord } from '../../shared/domain/records.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';
import { deleteProposal } from './delete-proposal.ts';
import { UnfinishedDraft } from './Continue.tsx';
import { draftsListed, isShown, listed, ORDERS, type Asked, type Shown } from './library.ts';
import { LibraryRow } from './LibraryRow.tsx';
import { useGrowing } from './use-growing.ts';
import Unreadable from './Unreadable.tsx';
import './library.css';

const Details = lazy(() => import('./Details.tsx'));
const Duplicate = lazy(() => import('./Duplicate.tsx'));

const NO_DRAFTS: readonly DraftRecord[] = [];
const NOT_YET = new Promise<Result<DraftRecord[]>>(() => undefined);

/** Shown first, while the others are read. */
const FIRST = 24;

/** The proposals on the device: found, put in order, renamed, duplicated. */
export default function AllProposals() {
  const t = useCopy(words);
  const shared = useCopy(common);
  const change = useChanges((state) => state.history);
  const [isAll, setAll] = useState(false);
  const history = useAsked(`history ${change} ${isAll}`, () => client.history(isAll ? undefined : FIRST));
  if (history.state === 'answered' && !isAll) setAll(true);
  useTitle(t.title);
  const proposals = history.value;
  // Below the proposals, and asked for once there are some to look at.
  const draftChange = useChanges((state) => state.drafts);
  const isRead = proposals !== undefined;
  const drafts = useAsked(`drafts ${draftChange} ${isRead}`, () => (isRead ? client.drafts() : NOT_YET));
  const isEmpty = proposals?.length === 0 && drafts.value?.length === 0;
  return (
    <div className="toast-room min-h-dvh pb-18">
      <SiteHeader />
      <Main className="page-grid pt-5 laptop:pt-9">
        {proposals !== undefined && (proposals.length > 0 || (drafts.value?.length ?? 0) > 0) ? (
          <Library proposals={proposals} drafts={drafts.value ?? NO_DRAFTS} />
        ) : (
          <h1 className="font-heading text-hero font-semibold">{t.title}</h1>
        )}
        {history.state === 'failed' && (
          <Unreadable failure={history.failure} again={history.again} className="mt-6 max-w-[40rem]" />
        )}
        {isEmpty && <Empty />}
        {history.state === 'asking' && (
          <p className="mt-4 flex items-center gap-3 text-quiet">
            <Spinner />
            {shared.loading}
          </p>
        )}
      </Main>
    </div>
  );
}

type Open = { proposal: ProposalSummary; as: 'details' | 'duplicate' };

interface LibraryProps {
  proposals: readonly ProposalSummary[];
  drafts: readonly DraftRecord[];
}

function Library({ proposals, drafts }: LibraryProps) {
  const t = useCopy(words);
  const shared = useCopy(common);
  const [asked, setAsked] = useState<Asked>({ words: '', shown: 'all', order: 'newest' });
  const later = useDeferredValue(asked);
  const [open, setOpen] = useState<Open>();
  const rows = useMemo(() => listed(proposals, later), [proposals, later]);
  const unfinished = useMemo(() => draftsListed(drafts, later), [drafts, later]);
  const count = rows.length + unfinished.length;
  const counts = useMemo<Record<Shown, number>>(() => {
    const ready = proposals.filter((proposal) => isShown(proposal, 'ready')).length;
    return {
      all: proposals.length + drafts.length,
      ready,
      'to-finish': proposals.length - ready,
      drafts: drafts.length,
    };
  }, [proposals, drafts]);
  const set = (more: Partial<Asked>): void => setAsked((before) => ({ ...before, ...more }));
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_auto] laptop:grid-cols-[20rem_minmax(0,1fr)_auto_auto]">
        <div>
          <h1 className="font-heading text-screen font-semibold">{t.title}</h1>
          <p className="text-quiet">{t.count(proposals.length)}</p>
        </div>
        <div className="relative max-laptop:order-3 max-laptop:col-span-full">
          <Icon of={Search} className="pointer-events-none absolute top-3 left-3.5 text-quiet" size={20} />
          <TextInput
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            className="pl-11"
            value={asked.words}
            onChange={(event) => set({ words: event.target.value })}
          />
        </div>
        <Select
          aria-label={t.order}
          className="w-auto! max-laptop:order-4"
          value={asked.order}
          onChange={(value) => set({ order: ORDERS.find((each) => each === value) ?? 'newest' })}
          options={ORDERS.map((value) => ({ value, label: t.orders[value] }))}
        />
        <ButtonLink to={addresses.wizard()} variant="primary" icon={Plus}>
          {shared.createYourProposal}
        </ButtonLink>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {(['all', 'ready', 'to-finish', 'drafts'] as const).map((each) => (
          <Chip
            key={each}
            label={t.shown[each]}
            count={counts[each]}
            isPressed={asked.shown === each}
            onPress={() => set({ shown: each })}
          />
        ))}
      </div>
      <output className="sr-only">{t.found(count)}</output>
      <div aria-hidden="true" className="library-row library-head mt-4 text-dense text-quiet">
        <span className="col-start-2">{t.columns.client}</span>
        <span className="library-state">{t.columns.state}</span>
        <span className="library-pages">{t.columns.pages}</span>
        <span className="library-date">{t.columns.date}</span>
      </div>
      <Rows proposals={rows} drafts={unfinished} found={JSON.stringify(later)} onOpen={setOpen} />
      {count === 0 && <p className="py-9 text-quiet">{t.noneFound}</p>}
      <Suspense fallback={null}>
        {open?.as === 'details' && <Details proposal={open.proposal} onClose={() => setOpen(undefined)} />}
        {open?.as === 'duplicate' && (
          <Duplicate proposal={open.proposal} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface RowsProps extends LibraryProps {
  /** What was asked for: another list begins anew. */
  found: string;
  onOpen: (open: Open) => void;
}

/** Not drawn again by each letter of a search, only by what it finds. */
const Rows = memo(function Rows({ proposals, drafts, found, onOpen }: RowsProps) {
  const details = useCopy(detailWords);
  const brief = useBriefWords();
  const count = proposals.length + drafts.length;
  const { drawn, end } = useGrowing<HTMLLIElement>(count, found);
  return (
    <ul className="border-t border-line">
      {proposals.slice(0, drawn).map((proposal) => (
        <li key={proposal.proposalId} className="library-item">
          <LibraryRow
            proposal={proposal}
            onOpen={() => onOpen({ proposal, as: 'details' })}
            onDuplicate={() => onOpen({ proposal, as: 'duplicate' })}
            onDelete={() => void deleteProposal(proposal, { ...details, brief })}
          />
        </li>
      ))}
      {drafts.slice(0, Math.max(0, drawn - proposals.length)).map((draft) => (
        <UnfinishedDraft key={draft.draftId} draft={draft} />
      ))}
      {drawn < count && <li ref={end} aria-hidden="true" />}
    </ul>
  );
});

function Chip(props: { label: string; count: number; isPressed: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.isPressed}
      onClick={props.onPress}
      className={classes(
        'inline-flex min-h-9 items-center gap-2 rounded-card bg-surface px-3.5 text-small font-semibold touch:min-h-11',
        props.isPressed ? 'shadow-[inset_0_0_0_2px_var(--primary)]' : 'shadow-[inset_0_0_0_1px_var(--edge)]',
      )}
    >
      {props.label} <span className="figures font-normal text-quiet">{props.count}</span>
    </button>
  );
}
/** Nothing made yet: the way to begin stands where the first proposal will stand. */
function Empty() {
  const t = useCopy(words);
  const shared = useCopy(common);
  return (
    <>
      <p className="mt-2 text-[1.125rem] text-quiet">{t.empty}</p>
      <div className="mt-9 grid grid-cols-2 gap-x-6 gap-y-9 tablet:grid-cols-3 laptop:grid-cols-4">
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
