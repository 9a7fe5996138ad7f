import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorded } from '../../screen-kit/failures.ts';
import { clockTime } from '../../screen-kit/dates.ts';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Progress } from '../../components/Progress.tsx';
import { outcome } from '../../copy/outcome.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { DeliveryStatus } from '../../shared/contract/delivery.ts';
import type { ProposalView } from '../../shared/contract/work.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { fileSize } from '../../screen-kit/file-size.ts';
import { fileOf, type ReadyFile } from './ready-file.ts';
import { FontsChoice } from './FontsChoice.tsx';
import { ShareButton } from './ShareButton.tsx';
import { RequestId } from './RequestId.tsx';
import type { Delivery } from './use-delivery.ts';
import type { Download } from './use-download.ts';

export interface DeliveryCardProps {
  view: ProposalView;
  written: number;
  complete: boolean;
  /** No page is in the deck, and none is being written. */
  none: boolean;
  /** Pages of the deck that are out of date. */
  outOfDate: number;
  /** A remote status service is configured: only then do texts speak of e-mail and of support. */
  remote: boolean;
  delivery: Delivery;
  download: Download;
}

/** The file in its four states, the request id, two tiles and 'Check Status' (specification, section 2). */
export function DeliveryCard(props: DeliveryCardProps) {
  const { view, written, complete, none, outOfDate, remote, delivery, download } = props;
  const words = useCopy(result);
  const t = words.delivery;
  const absent = useCopy(outcome);
  const word = useWorded();
  const { status, polling } = delivery;
  const file = fileOf(delivery);
  const requestId = view.pages.at(-1)?.requestId || view.proposal.requestId;
  return (
    <section
      aria-label={t.label}
      className={classes(
        'print:hidden rounded-card bg-surface p-6 shadow-raised ring-1 ring-line forced-colors:border laptop:mt-0.5',
        !none && 'tablet:max-laptop:order-first',
      )}
    >
      <div aria-live="polite">
        {none ? (
          <Heading title={absent.noDelivery}>{absent.noDeliveryText}</Heading>
        ) : written === 0 ? (
          <Heading title={t.waiting}>{t.noPages}</Heading>
        ) : polling ? (
          <Checking status={status} />
        ) : file !== undefined ? (
          <Ready file={file} download={download} outOfDate={outOfDate} />
        ) : status?.state === 'error' ? (
          <Heading title={remote ? t.error : t.buildError} failed>
            {remote ? t.errorText(word(status.reason)) : word(status.reason)}
          </Heading>
        ) : (
          <Heading title={t.waiting}>{remote && complete ? t.waitingEmail : t.waitingText}</Heading>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 not-empty:mt-4">
        {status?.state === 'error' && !polling && (
          <Button icon={RotateCw} onClick={() => void delivery.check()}>
            {words.retry}
          </Button>
        )}
        {/* Whatever becomes of the service's file: nobody stands in a meeting without one. */}
        {remote && file === undefined && written > 0 && (
          <button
            type="button"
            className="text-link min-h-11 text-small"
            disabled={download.busy}
            onClick={() => void download.start()}
          >
            {download.busy ? t.downloading : t.makeHere}
          </button>
        )}
      </div>
      {written > 0 && <ShareButton proposal={view.proposal} pages={written} />}
      <RequestId id={requestId} />
      {!none && (
        <>
          <Tiles {...props} />
          <StatusCheck written={written} delivery={delivery} />
        </>
      )}
    </section>
  );
}

function StatusCheck({ written, delivery }: Pick<DeliveryCardProps, 'written' | 'delivery'>) {
  const t = useCopy(result).delivery;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-quiet">
      <Button
        size="compact"
        disabled={delivery.polling || written === 0}
        onClick={() => void delivery.check()}
      >
        {t.check}
      </Button>
      {delivery.polling ? (
        <Button size="compact" variant="quiet" onClick={delivery.stop}>
          {t.stop}
        </Button>
      ) : (
        delivery.checkedAt !== undefined && <span>{t.checkedAt(clockTime(delivery.checkedAt))}</span>
      )}
    </div>
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
  const word = useWorded();
  const processing = status?.state === 'processing' ? status : undefined;
  return (
    <>
      <Heading title={t.checking}>
        {processing === undefined ? t.waitingText : (processing.message ?? t.processing)}
      </Heading>
      <Progress value={processing?.progress ?? 0} label={t.checkingProgress} className="mt-4" />
      {processing?.problem !== undefined && (
        <p className="mt-2 text-dense break-words text-quiet">{word(processing.problem)}</p>
      )}
    </>
  );
}

function Ready(props: { file: ReadyFile; download: Download; outOfDate: number }) {
  const t = useCopy(result).delivery;
  const { file, outOfDate } = props;
  return (
    <>
      <Heading title={t.ready}>
        {file.kind === 'local'
          ? [
              t.facts(file.slideCount, fileSize(file.size)),
              ...(file.leftOut ? [t.leftOut(file.leftOut)] : []),
            ].join('. ')
          : (file.message ?? t.remoteFacts)}
      </Heading>
      {file.kind === 'local' && <FontsChoice size={file.fontsSize} />}
      <div className="mt-4 max-laptop:hidden">
        <DownloadButton {...props} />
      </div>
      {outOfDate > 0 && <p className="mt-2 text-dense text-quiet">{t.outOfDate(outOfDate)}</p>}
    </>
  );
}

function Tiles({ written, complete, delivery, remote }: DeliveryCardProps) {
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
