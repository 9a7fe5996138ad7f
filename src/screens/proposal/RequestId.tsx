import { Copy } from 'lucide-react';
import { IconButton } from '../../components/Button.tsx';
import { tip } from '../../components/tip.ts';
import { showToast } from '../../components/toasts.ts';
import { result } from '../../copy/result.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** The first and the last eight characters of a long id. */
const short = (id: string): string => (id.length > 20 ? `${id.slice(0, 8)}…${id.slice(-8)}` : id);

/** The request id, shortened for the eye and whole for the clipboard. */
export function RequestId({ id }: { id: string }) {
  const t = useCopy(result).delivery;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      showToast({ tone: 'done', title: t.copied });
    } catch {
      showToast({ tone: 'failed', title: t.notCopied, detail: id });
    }
  };
  return (
    <div className="mt-2 flex items-center gap-3 text-dense">
      <span className="flex-1 text-quiet">{t.requestId}</span>
      <span {...tip(id)}>
        <span aria-hidden="true">{short(id)}</span>
        <span className="sr-only">{id}</span>
      </span>
      <IconButton icon={Copy} label={t.copy} className="-mr-3 -ml-2.5" onClick={() => void copy()} />
    </div>
  );
}
