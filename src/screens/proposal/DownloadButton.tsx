import { Button, buttonClasses } from '../../components/Button.tsx';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ReadyFile } from './ready-file.ts';
import type { Download } from './use-download.ts';

/** The only palm button of the screen, unless pages are to be updated first. A remote file opens in a new tab, a local one is saved in this one. */
export function DownloadButton(props: {
  file: ReadyFile;
  download: Download;
  /** Pages of the deck that are out of date. */
  outOfDate: number;
}) {
  const { file, download, outOfDate } = props;
  const variant = outOfDate > 0 ? 'outline' : 'primary';
  const t = useCopy(result).delivery;
  if (file.kind === 'remote') {
    return (
      <a
        href={file.url}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClasses(variant)} w-full`}
      >
        {t.download}
      </a>
    );
  }
  return (
    <Button
      variant={variant}
      className="w-full"
      disabled={download.busy}
      onClick={() => void download.start()}
    >
      {download.busy ? t.downloading : t.download}
    </Button>
  );
}
