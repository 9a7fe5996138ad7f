import type { LucideIcon } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { showToast } from '../../components/toasts.ts';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { Result } from '../../shared/domain/failure.ts';
import { showFailure } from '../failures.ts';
import { fileSize } from '../file-size.ts';
import { canSend, sendFile, type SentFile } from '../send-file.ts';

export interface FileRowProps {
  icon: LucideIcon;
  name: string;
  /** What it is, in a few words. */
  note: string;
  /** An ending and a type of its kind, to know whether the system sends it. */
  kind: Pick<SentFile, 'fileName' | 'mimeType'>;
  /** The one palm button of the sheet, with the file's name on it. */
  primary?: boolean;
  focus?: RefObject<HTMLButtonElement | null>;
  /** May reject where a part of the product could not be loaded. */
  make: () => Promise<Result<SentFile>>;
}

/** A file that a client gets: made at the first tap and kept while the sheet is open. */
export function FileRow(props: FileRowProps) {
  const { icon, name, note, kind, primary = false, focus, make } = props;
  const t = useCopy(share);
  const [file, setFile] = useState<SentFile>();
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState(false);
  const sends = canSend(kind.fileName, kind.mimeType);
  const start = async (): Promise<void> => {
    setBusy(true);
    const made: Result<SentFile> =
      file === undefined ? await make().catch(missing) : { ok: true, value: file };
    setBusy(false);
    if (!made.ok) {
      showFailure(t.notMade(name), made.failure);
      return;
    }
    setFile(made.value);
    const outcome = await sendFile(made.value);
    setAgain(outcome === 'tap-again');
    if (outcome === 'saved') showToast({ tone: 'done', title: t.saved(made.value.fileName) });
  };
  const word = sends ? t.send : t.save;
  return (
    <li className="flex items-center gap-4 border-b border-line py-3.5">
      <Icon of={icon} size={20} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-pretty text-quiet" aria-live="polite">
          {again ? t.ready : file === undefined ? note : t.size(note, fileSize(file.bytes.byteLength))}
        </p>
      </div>
      <Button
        ref={focus}
        variant={primary ? 'primary' : 'outline'}
        aria-label={t.of(word, name)}
        aria-busy={busy}
        disabled={busy}
        className="shrink-0"
        onClick={() => void start()}
      >
        {busy ? t.preparing : primary ? t.of(word, name) : word}
      </Button>
    </li>
  );
}

/** What makes the file could not be loaded: an update removed it, or there is no network. */
const missing = (error: unknown): Result<never> => {
  console.error(error);
  return { ok: false, failure: { kind: 'defect', reason: { code: 'missing-part' }, retryable: true } };
};
