import { CircleAlert, Check, Copy, History, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useNavigate } from '../../components/navigation.tsx';
import { SlideFrame } from '../../components/SlideFrame.tsx';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { proposals as words } from '../../copy/proposals.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { dateAndTime } from '../../screen-kit/dates.ts';
import { showFailure } from '../../screen-kit/failures.ts';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { useProposalChange } from '../../screen-kit/use-proposal.ts';
import type { StaleView } from '../../shared/contract/editing.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { ok } from '../../shared/domain/failure.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import { client } from '../../worker-client/index.ts';
import { Cover } from './Cover.tsx';
import { lastOf, nextStepOf } from './library.ts';

export interface LibraryRowProps {
  proposal: ProposalSummary;
  onOpen: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A proposal in a line: its cover, what it is, what is to be done next, and what may be done with it. */
export function LibraryRow({ proposal, onOpen, onDuplicate, onDelete }: LibraryRowProps) {
  const t = useCopy(words);
  const shared = useCopy(common);
  const navigate = useNavigate();
  const id = useId();
  const [isNaming, setNaming] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const { proposalId, title, donePages } = proposal;
  const kind = english(proposal.businessType);
  return (
    <article aria-labelledby={id} className="library-row group relative">
      <SeenCover proposal={proposal} isSeen={isSeen} onSeen={() => setSeen(true)} />
      <div className="min-w-0">
        {isNaming ? (
          <Name proposal={proposal} onDone={() => setNaming(false)} />
        ) : (
          <h2 id={id} className="font-semibold wrap-anywhere">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              onKeyDown={(event) => {
                if (event.key !== 'F2') return;
                event.preventDefault();
                setNaming(true);
              }}
              className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
            >
              <Text>{title}</Text>
            </button>
          </h2>
        )}
        <p className="mt-0.5 truncate text-small text-quiet">
          <Text>
            {[proposal.companyName === title ? '' : proposal.companyName, kind].filter(Boolean).join(' · ')}
          </Text>
        </p>
      </div>
      <p className="library-state">
        <State proposal={proposal} isSeen={isSeen} />
      </p>
      <p className="figures library-pages text-small">{t.pages(donePages, PAGE_COUNT)}</p>
      <p className="figures library-date text-small text-quiet">
        <time dateTime={lastOf(proposal)}>{dateAndTime(lastOf(proposal))}</time>
      </p>
      <div className="library-menu">
        <Menu
          label={t.more}
          describedBy={id}
          items={[
            { label: t.rename, icon: Pencil, hint: 'F2', run: () => setNaming(true) },
            ...(donePages > 0
              ? [
                  { label: t.duplicate, icon: Copy, run: onDuplicate },
                  { label: t.versions, icon: History, run: () => navigate(addresses.versions(proposalId)) },
                ]
              : []),
            { label: shared.delete, icon: Trash2, danger: true, run: onDelete },
          ]}
        />
      </div>
    </article>
  );
}

/** The first of both languages that a list's entry has. */
const english = (name: string): string => name.split(' / ')[0] ?? name;

const NONE = Promise.resolve(ok<StaleView>({ pages: [], causes: [] }));

/** @param isSeen what is out of date is asked of those alone */
function State({ proposal, isSeen }: { proposal: ProposalSummary; isSeen: boolean }) {
  const t = useCopy(words).states;
  const { proposalId, donePages, failedPages } = proposal;
  const change = useProposalChange(proposalId);
  const isAsked = isSeen && nextStepOf(proposal) === 'ready';
  const stale = useAsked(`stale ${proposalId} ${change} ${isAsked}`, () =>
    isAsked ? client.stale(proposalId) : NONE,
  );
  const outOfDate = stale.value?.pages.length ?? 0;
  if (outOfDate > 0) return <Badge tone="waiting">{t.outOfDate(outOfDate)}</Badge>;
  switch (nextStepOf(proposal)) {
    case 'ready':
      return (
        <Badge tone="done" icon={Check}>
          {t.ready}
        </Badge>
      );
    case 'writing':
      return <Badge tone="waiting">{t.writing}</Badge>;
    case 'unfinished':
      return <Badge tone="waiting">{t.unfinished(donePages)}</Badge>;
    case 'failed':
      return (
        <Badge tone="failed" icon={CircleAlert}>
          {donePages === 0 ? t.none : t.failed(failedPages)}
        </Badge>
      );
  }
}

/** Drawn when it comes near the window: there may be a thousand. */
function SeenCover(props: { proposal: ProposalSummary; isSeen: boolean; onSeen: () => void }) {
  const { proposal, isSeen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent(props.onSeen);
  useEffect(() => {
    const element = frame.current;
    if (element === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={frame} className="w-24">
      {isSeen ? <Cover proposal={proposal} /> : <SlideFrame state="later" />}
    </div>
  );
}

/** Typed where it stands: Enter keeps, Escape gives up, leaving keeps. */
function Name({ proposal, onDone }: { proposal: ProposalSummary; onDone: () => void }) {
  const t = useCopy(words);
  const { proposalId, title } = proposal;
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.select(), []);
  const end = async (isKept: boolean): Promise<void> => {
    if (isOver.current) return;
    isOver.current = true;
    const name = input.current?.value.trim() ?? '';
    if (isKept && name !== '' && name !== title) {
      const answer = await client.rename(proposalId, name);
      if (!answer.ok) showFailure(t.notRenamed, answer.failure);
    }
    onDone();
  };
  return (
    <input
      ref={input}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked to type here
      autoFocus
      aria-label={t.name}
      defaultValue={title}
      maxLength={200}
      autoComplete="off"
      className="input-box relative z-10 font-semibold"
      onBlur={() => void end(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') void end(true);
        if (event.key === 'Escape') void end(false);
      }}
    />
  );
}
