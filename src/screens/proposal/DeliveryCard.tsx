import { Presentation, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as addresses from '../../app/addresses.ts';
import { clockTime } from '../../app/dates.ts';
import { Button, ButtonLink, buttonClasses } from '../../components/Button.tsx';
import { Progress } from '../../components/Progress.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type {
  DeliveryStatus,
  LocalDelivery,
  ProposalView,
  RemoteDelivery,
} from '../../shared/contract/worker-api.ts';
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
  const file = fileOf(delivery);
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
        ) : file !== undefined ? (
          <Ready file={file} download={download} />
        ) : status?.state === 'error' ? (
          <Heading title={remote ? t.error : t.buildError} failed>
            {remote ? t.errorText(status.message) : status.message}
          </Heading>
        ) : (
          <Heading title={t.waiting}>{remote && complete ? t.waitingEmail : t.waitingText}</Heading>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 not-empty:mt-4">
        {status?.state === 'error' && !polling && (
          <Button icon={RotateCw} onClick={() => void delivery.check()}>
            {words.retry}
          </Button>
        )}
        {/* Whatever becomes of the service's file: nobody stands in a meeting without one. */}
        {remote && file === undefined && written > 0 && (
          <Button
            variant="quiet"
            className="-ml-4.5"
            disabled={download.busy}
            onClick={() => void download.start()}
          >
            {download.busy ? t.downloading : t.makeHere}
          </Button>
        )}
      </div>
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
      {processing?.problem !== undefined && (
        <p className="mt-2 text-dense break-words text-quiet">{processing.problem}</p>
      )}
    </>
  );
}

/** A file that can be had now. */
type File = LocalDelivery | (RemoteDelivery & { url: string });

/** None while it is asked for, and where the service sends its link by e-mail. */
function fileOf({ status, polling }: Delivery): File | undefined {
  if (polling || status?.state !== 'completed') return undefined;
  const { delivery } = status;
  if (delivery.kind === 'local') return delivery;
  return delivery.url === undefined ? undefined : { ...delivery, url: delivery.url };
}

function Ready({ file, download }: { file: File; download: Download }) {
  const t = useCopy(result).delivery;
  return (
    <>
      <Heading title={t.ready}>
        {file.kind === 'local'
          ? t.facts(file.slideCount, fileSize(file.size))
          : (file.message ?? t.remoteFacts)}
      </Heading>
      <div className="mt-4 max-laptop:hidden">
        <DownloadButton file={file} download={download} />
      </div>
    </>
  );
}

/** The only palm button of the screen. A remote file opens in a new tab, a local one is saved in this one. */
function DownloadButton({ file, download }: { file: File; download: Download }) {
  const t = useCopy(result).delivery;
  if (file.kind === 'remote') {
    return (
      <a
        href={file.url}
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
  const second = delivery.polling
    ? [t.checking, t.checkingValue]
    : fileOf(delivery) !== undefined
      ? [t.ready, t.available]
      : remote
        ? [t.email, emailValue()]
        : [t.ready, t.notYet];
  function emailValue(): string {
    if (delivery.status?.state === 'error') return t.notConfirmed;
    return complete && written > 0 ? t.emailValue : t.notYet;
  }
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
  const ready = fileOf(props.delivery);
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
          <DownloadButton file={ready} download={props.download} />
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
