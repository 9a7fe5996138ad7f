import { Check, Clock3, CircleAlert, Download, Presentation, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import * as addresses from '../../screen-kit/addresses.ts';
import { clockTime, longDate } from '../../screen-kit/dates.ts';
import { useBriefWords } from '../../screen-kit/use-brief-words.ts';
import { downloadPptx } from '../../screen-kit/download-pptx.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button, ButtonLink, buttonClasses } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Text } from '../../components/Text.tsx';
import { common } from '../../copy/common.ts';
import { details as detailWords } from '../../copy/details.ts';
import { landing } from '../../copy/landing.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProposalSummary } from '../../shared/contract/work.ts';
import { PAGE_COUNT } from '../../shared/domain/pages.ts';
import { Cover } from './Cover.tsx';
import { DeckCount } from './DeckCount.tsx';
import { deleteProposal } from './delete-proposal.ts';
import { useDelivery, type Delivery } from './use-delivery.ts';

/** 'Proposal Details' (specification, section 2). */
export default function Details({ proposal, onClose }: { proposal: ProposalSummary; onClose: () => void }) {
  const words = useCopy(landing);
  const t = useCopy(detailWords);
  const shared = useCopy(common);
  const brief = useBriefWords();
  const { delivery, check } = useDelivery(proposal);
  const primary = useRef<HTMLButtonElement>(null);
  const usable = delivery.kind === 'ready' || delivery.kind === 'error';
  const untouched = useUntouched();
  // A disabled button cannot hold the focus: it goes to the button once that can be used, unless somebody acted.
  useEffect(() => {
    if (usable && untouched.current) primary.current?.focus();
  }, [usable, untouched]);
  const remove = async (): Promise<void> => {
    if (await deleteProposal(proposal, { ...t, brief })) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      closeLabel={shared.close}
      initialFocus={primary}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="danger" className="-ml-4.5" onClick={() => void remove()}>
            {shared.delete}
          </Button>
          <div className="contents tablet:flex tablet:gap-3">
            <ButtonLink
              to={addresses.proposal(proposal.proposalId)}
              variant={proposal.donePages > 0 ? 'quiet' : 'outline'}
              className={proposal.donePages > 0 ? 'max-tablet:-mr-4.5' : ''}
            >
              {t.open}
            </ButtonLink>
            {proposal.donePages > 0 && (
              <ButtonLink
                to={addresses.slideshow(proposal.proposalId)}
                icon={Presentation}
                className="max-tablet:-order-1 max-tablet:w-full"
              >
                {words.showPresentation}
              </ButtonLink>
            )}
            <DeliveryButton delivery={delivery} proposal={proposal} onCheck={check} ref={primary} />
          </div>
        </div>
      }
    >
      <div className="grid gap-x-9 gap-y-7 tablet:grid-cols-[344fr_408fr]">
        {/* On a phone one column: cover, company, creation, content. */}
        <div className="contents tablet:flex tablet:flex-col tablet:gap-7">
          <Cover proposal={proposal} />
          <Facts title={t.creation} className="order-2 tablet:order-none">
            <Fact name={t.createdDate}>{longDate(proposal.createdAt)}</Fact>
            <Fact name={t.createdTime}>{clockTime(proposal.createdAt)}</Fact>
          </Facts>
        </div>
        <div className="contents tablet:flex tablet:flex-col tablet:gap-5">
          <Facts title={t.company} className="order-1 tablet:order-none">
            <Fact name={t.companyName} strong>
              <Text>{proposal.companyName || shared.notSpecified}</Text>
            </Fact>
            <Fact name={t.businessType}>
              <Text>{english(proposal.businessType) || shared.notSpecified}</Text>
            </Fact>
            <Fact name={t.subType}>
              <Text>{english(proposal.businessSubType) || shared.notSpecified}</Text>
            </Fact>
            {proposal.heroProduct !== '' && (
              <Fact name={t.heroProduct}>
                <Text>{proposal.heroProduct}</Text>
              </Fact>
            )}
            {proposal.budget !== '' && (
              <Fact name={t.budget}>
                <Text>{proposal.budget}</Text>
              </Fact>
            )}
          </Facts>
          <div className="order-3 border-t border-line pt-5 tablet:order-none">
            <Facts title={t.content}>
              <Fact name={t.status}>
                <StatusBadge delivery={delivery} />
              </Fact>
              {proposal.donePages < PAGE_COUNT && (
                <Fact name={t.pages}>
                  <DeckCount proposal={proposal} />
                </Fact>
              )}
              <Fact name={t.format}>{t.formatValue}</Fact>
              {delivery.kind === 'ready' && (
                <Fact name={t.download}>
                  <Badge tone="done">{t.available}</Badge>
                </Fact>
              )}
            </Facts>
            {delivery.kind === 'error' && (
              <p className="mt-3 text-small text-danger">
                <Text>{delivery.message}</Text>
              </p>
            )}
            {delivery.kind === 'processing' && delivery.byEmail && (
              <p className="mt-3 text-small text-quiet">{t.byEmail}</p>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** True in its ref until the first key or press after the dialog opened. */
function useUntouched(): RefObject<boolean> {
  const untouched = useRef(true);
  useEffect(() => {
    const touch = (): void => {
      untouched.current = false;
    };
    document.addEventListener('keydown', touch);
    document.addEventListener('pointerdown', touch);
    return () => {
      document.removeEventListener('keydown', touch);
      document.removeEventListener('pointerdown', touch);
    };
  }, []);
  return untouched;
}

/** The English half of a stored bilingual name. */
const english = (name: string): string => name.split(' / ')[0] ?? name;

function StatusBadge({ delivery }: { delivery: Delivery }) {
  const t = useCopy(detailWords).states;
  if (delivery.kind === 'checking') return <Badge tone="plain">{t.checking}</Badge>;
  const { tone, icon } = STATES[delivery.kind];
  return (
    <Badge tone={tone} icon={icon}>
      {t[delivery.kind]}
    </Badge>
  );
}

const STATES = {
  ready: { tone: 'done', icon: Check },
  processing: { tone: 'waiting', icon: Clock3 },
  error: { tone: 'failed', icon: CircleAlert },
} as const;

interface DeliveryButtonProps {
  delivery: Delivery;
  proposal: ProposalSummary;
  onCheck: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** On a phone above the others, over the whole width. */
const MAIN = 'max-tablet:order-first max-tablet:w-full';

/** The footer's button in its four states. */
function DeliveryButton({ delivery, proposal, onCheck, ref }: DeliveryButtonProps) {
  const t = useCopy(detailWords);
  const [saving, setSaving] = useState(false);
  const download = async (): Promise<void> => {
    setSaving(true);
    await downloadPptx(proposal.proposalId, t.notDownloaded);
    setSaving(false);
  };
  if (delivery.kind === 'error')
    return (
      <Button ref={ref} variant="primary" icon={RotateCcw} className={MAIN} onClick={onCheck}>
        {t.actions.error}
      </Button>
    );
  if (delivery.kind !== 'ready')
    return (
      <Button variant="primary" className={MAIN} disabled>
        {t.actions[delivery.kind]}
      </Button>
    );
  if (delivery.url !== undefined)
    return (
      <a
        href={delivery.url}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClasses('primary')} ${MAIN}`}
      >
        <Icon of={Download} />
        {t.actions.ready}
      </a>
    );
  return (
    <Button
      ref={ref}
      variant="primary"
      className={MAIN}
      icon={Download}
      aria-busy={saving}
      onClick={() => void download()}
    >
      {t.actions.ready}
    </Button>
  );
}

function Facts({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3 className="text-[0.9375rem] font-semibold">{title}</h3>
      <dl className="mt-1.5 grid grid-cols-[7.75rem_1fr] gap-y-1.5 text-[0.9375rem]">{children}</dl>
    </section>
  );
}

function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className={`min-w-0 wrap-anywhere ${strong ? 'font-semibold' : ''}`}>{children}</dd>
    </>
  );
}
