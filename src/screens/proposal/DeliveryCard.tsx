import { Presentation, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as addresses from '../../app/addresses.ts';
import { clockTime } from '../../app/dates.ts';
import { Button, ButtonLink, buttonClasses } from '../../components/Button.tsx';
import { Progress } from '../../components/Progress.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { DeliveryStatus, ProposalView } from '../../shared/contract/worker-api.ts';
import { useRemoteStatus } from './use-remote-status.ts';
import { fileSize } from './file-size.ts';
import { RequestId } from './RequestId.tsx';
import type { Delivery } from './use-delivery.ts';
import type { Download } from './use-download.ts';

interface Props {
  view: ProposalView;
  written: number;
  complete: boolean;
  delivery: Delivery;
  download: Download;
}

/** The file in its four states, the request id, two tiles and 'Check Status' (specification, section 2). */
export function DeliveryCard(props: Props) {
  const { view, written, complete, delivery, download } = props;
  const words = useCopy(result);
  const t = words.delivery;
  const remote = useRemoteStatus();
  const { status, polling } = delivery;
  const requestId = view.pages.at(-1)?.requestId ?? view.proposal.requestId;
  return (
    <section
      aria-label={t.label}
      className="print:hidden rounded-card bg-surface p-6 shadow-raised ring-1 ring-line tablet:max-laptop:order-first laptop:mt-0.5"
    >
      <div aria-live="polite">
        {written === 0 ? (
          <Heading title={t.waiting}>{t.noPages}</Heading>
        ) : polling ? (
          <Checking status={status} />
        ) : status?.state === 'completed' ? (
          <Ready delivery={status.delivery} download={download} />
        ) : status?.state === 'error' ? (
          <Heading title={remote ? t.error : t.buildError} failed>
            {remote ? t.errorText(status.message) : status.message}
          </Heading>
        ) : (
          <Heading title={t.waiting}>{remote && complete ? t.waitingEmail : t.waitingText}</Heading>
        )}
      </div>
      {status?.state === 'error' && !polling && (
        <Button icon={RotateCw} className="mt-4" onClick={() => void delivery.check()}>
          {words.retry}
        </Button>
      )}
      <RequestId id={requestId} />
      <Tiles {...props} remote={remote} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-quiet">
        <Button size="compact" disabled={polling || written === 0} onClick={() => void delivery.check()}>
          {t.check}
        </Button>
        {polling ? (
          <Button size="compact" variant="quiet" onClick={delivery.stop}>
            {t.stop}
          </Button>
        ) : (
          delivery.checkedAt !== undefined && <span>{t.checkedAt(clockTime(delivery.checkedAt))}</span>
        )}
      </div>
    </section>
  );
}

function Heading({
  title,
  failed = false,
  children,
}: {
  title: string;
  failed?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <h2 className={`font-heading text-feature font-semibold ${failed ? 'text-danger' : ''}`}>{title}</h2>
      <p className="mt-1.5 text-small break-words text-quiet">{children}</p>
    </>
  );
}

function Checking({ status }: { status: DeliveryStatus | undefined }) {
  const t = useCopy(result).delivery;
  const processing = status?.state === 'processing' ? status : undefined;
  return (
    <>
      <Heading title={t.checking}>{processing?.message ?? t.waitingText}</Heading>
      <Progress value={processing?.progress ?? 0} label={t.checkingProgress} className="mt-4" />
    </>
  );
}

type Completed = Extract<DeliveryStatus, { state: 'completed' }>['delivery'];

function Ready({ delivery, download }: { delivery: Completed; download: Download }) {
  const t = useCopy(result).delivery;
  const local = delivery.kind === 'local';
  return (
    <>
      <Heading title={t.ready}>
        {local ? t.facts(delivery.slideCount, fileSize(delivery.size)) : t.remoteFacts}
      </Heading>
      <div className="mt-4 max-laptop:hidden">
        <DownloadButton delivery={delivery} download={download} />
      </div>
    </>
  );
}

/** The only palm button of the screen. A remote file opens in a new tab, a local one is saved in this one. */
function DownloadButton({ delivery, download }: { delivery: Completed; download: Download }) {
  const t = useCopy(result).delivery;
  if (delivery.kind === 'remote') {
    return (
      <a
        href={delivery.url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClasses('primary')} w-full`}
      >
        {t.download}
      </a>
    );
  }
  return (
    <Button
      variant="primary"
      className="w-full"
      disabled={download.busy}
      onClick={() => void download.start()}
    >
      {download.busy ? t.downloading : t.download}
    </Button>
  );
}

function Tiles({ written, complete, delivery, remote }: Props & { remote: boolean }) {
  const t = useCopy(result).tiles;
  const { status, polling } = delivery;
  const second = polling
    ? [t.checking, t.checkingValue]
    : status?.state === 'completed'
      ? [t.ready, t.available]
      : remote && complete && written > 0 && status === undefined
        ? [t.email, t.emailValue]
        : [t.ready, t.notYet];
  const tiles = [[t.generated, complete && written > 0 ? t.completed : t.processing], second];
  return (
    <dl className="mt-3 grid grid-cols-2 divide-x divide-line border-t border-line pt-3 text-dense">
      {tiles.map(([name, value], index) => (
        <div key={name} className={index === 1 ? 'pl-4' : 'pr-3'}>
          <dt className="text-quiet">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On a phone the download is always at the thumb. */
export function PhoneDownload(props: {
  proposalId: string;
  written: number;
  delivery: Delivery;
  download: Download;
}) {
  const t = useCopy(result);
  const { status, polling } = props.delivery;
  if (props.written === 0) return null;
  const ready = status?.state === 'completed' && !polling ? status.delivery : undefined;
  const progress = status?.state === 'processing' ? status.progress : 0;
  return (
    <section
      aria-label={t.delivery.download}
      className="print:hidden fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] laptop:hidden"
    >
      {polling && (
        <>
          <p className="text-small font-semibold">{t.delivery.checking}</p>
          <Progress value={progress} label={t.delivery.checkingProgress} className="mt-2 mb-3" />
        </>
      )}
      {ready && (
        <>
          <p className="mb-2 flex justify-between gap-4 text-small">
            <strong className="font-semibold">{t.delivery.ready}</strong>
            {ready.kind === 'local' && <span className="text-quiet">{fileSize(ready.size)}</span>}
          </p>
          <DownloadButton delivery={ready} download={props.download} />
        </>
      )}
      <ButtonLink
        to={addresses.slideshow(props.proposalId)}
        icon={Presentation}
        variant={ready ? 'quiet' : 'outline'}
        className="mt-1 w-full tablet:hidden"
      >
        {t.show}
      </ButtonLink>
    </section>
  );
}
