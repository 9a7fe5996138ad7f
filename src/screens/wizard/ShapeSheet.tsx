import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { common } from '../../copy/common.ts';
import { readings as copy } from '../../copy/readings.ts';
import { wizard } from '../../copy/wizard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { readyCount, type PageReadiness } from '../../shared/domain/readiness.ts';
import { ShapeList } from './Shape.tsx';

const Dialog = lazy(() => import('../../components/Dialog.tsx').then((kit) => ({ default: kit.Dialog })));

export interface ShapeSheetProps {
  pages: readonly PageReadiness[];
  /** What the planner reads in the answers; absent before the first reading. */
  readings: ReactNode;
  /** Corrections whose answer has changed since. */
  toCheck: number;
}

/** Where the panel does not fit: one line that opens it as a sheet. */
export function ShapeSheet({ pages, readings, toCheck }: ShapeSheetProps) {
  const t = useCopy(wizard).panel;
  const shared = useCopy(common);
  const words = useCopy(copy);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-card px-1 text-left text-dense font-semibold tablet:text-small hover:bg-sunk"
      >
        {t.ready(readyCount(pages))}
        {toCheck > 0 && <Badge tone="waiting">{words.toCheck(toCheck)}</Badge>}
        <Icon of={ChevronRight} size={16} />
      </button>
      <Suspense fallback={null}>
        {open && (
          <Dialog
            open
            width="sheet"
            onClose={() => setOpen(false)}
            title={t.title}
            description={t.ready(readyCount(pages))}
            closeLabel={shared.close}
          >
            <div className="flex flex-col gap-4">
              {readings}
              <ShapeList pages={pages} />
            </div>
          </Dialog>
        )}
      </Suspense>
    </>
  );
}
