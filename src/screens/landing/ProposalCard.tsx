import { PanelsTopLeft, Presentation, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { dateAndTime } from '../../screen-kit/dates.ts';
import { Icon } from '../../components/Icon.tsx';
import { tip } from '../../components/tip.ts';
import { Text } from '../../components/Text.tsx';
import { details as detailWords } from '../../copy/details.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { Cover } from './Cover.tsx';

export interface ProposalCardProps {
  proposal: ProposalSummary;
  /** Opens the details. */
  onOpen: () => void;
  /** Level of its heading on the page. */
  level: 2 | 3;
  /** A line about its state, under the date. */
  state?: ReactNode;
}

/** A proposal by its cover, title, date and time; the cover opens the details, controls on it its result and slideshow. */
export function ProposalCard({ proposal, onOpen, level, state }: ProposalCardProps) {
  const Heading = `h${level}` as const;
  const t = useCopy(landing);
  const words = useCopy(detailWords);
  return (
    <article className="group relative">
      <Cover proposal={proposal} />
      <Heading className="mt-3 font-semibold wrap-anywhere">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-left after:absolute after:inset-0 after:rounded-slide focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
        >
          <Text>{proposal.title}</Text>
        </button>
      </Heading>
      <p className="figures mt-0.5 text-dense text-quiet">
        <time dateTime={proposal.createdAt}>{dateAndTime(proposal.createdAt)}</time>
      </p>
      {state}
      <div className="absolute top-2 right-2 flex gap-2">
        <CardLink
          icon={PanelsTopLeft}
          to={addresses.proposal(proposal.proposalId)}
          tip={words.open}
          label={words.openOf(proposal.title)}
        />
        {proposal.donePages > 0 && (
          <CardLink
            icon={Presentation}
            to={addresses.slideshow(proposal.proposalId)}
            tip={t.showPresentation}
            label={t.showPresentationOf(proposal.title)}
          />
        )}
      </div>
    </article>
  );
}

/** Quiet until the card is pointed at. */
function CardLink(props: { icon: LucideIcon; to: string; tip: string; label: string }) {
  return (
    <Link
      to={props.to}
      {...tip(props.tip)}
      aria-label={props.label}
      className="inline-flex size-11 items-center justify-center rounded-card bg-surface text-ink opacity-0 shadow-raised forced-colors:border transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100 touch:opacity-100"
    >
      <Icon of={props.icon} size={20} />
    </Link>
  );
}
