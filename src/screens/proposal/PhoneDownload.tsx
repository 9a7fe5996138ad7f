import { Presentation, RotateCw } from 'lucide-react';
import * as addresses from '../../screen-kit/addresses.ts';
import { useBar } from '../../components/bars.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Progress } from '../../components/Progress.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { fileSize } from '../../screen-kit/file-size.ts';
import { fileOf } from './ready-file.ts';
import type { Delivery } from './use-delivery.ts';
import type { Download } from './use-download.ts';

export interface PhoneDownloadProps {
  proposalId: string;
  written: number;
  /** Pages of the deck that are out of date. */
  outOfDate: number;
  remote: boolean;
  delivery: Delivery;
  download: Download;
}

/** On a phone the download is always at the thumb. */
export function PhoneDownload(props: PhoneDownloadProps) {
  const t = useCopy(result);
  const { status, polling, check } = props.delivery;
  const bar = useBar('bottom');
  if (props.written === 0) return null;
  const ready = fileOf(props.delivery);
  const progress = status?.state === 'processing' ? status.progress : 0;
  return (
    <section
      ref={bar}
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
          <DownloadButton file={ready} download={props.download} outOfDate={props.outOfDate} />
        </>
      )}
      {status?.state === 'error' && !polling && (
        <p className="mb-2 flex items-center justify-between gap-4 text-small">
          <strong className="font-semibold text-danger">
            {props.remote ? t.delivery.error : t.delivery.buildError}
          </strong>
          <Button size="compact" icon={RotateCw} onClick={() => void check()}>
            {t.retry}
          </Button>
        </p>
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
