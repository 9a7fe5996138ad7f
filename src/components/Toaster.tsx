import { lazy, Suspense } from 'react';
import { useBar } from './bars.ts';
import { useToasts } from './toasts.ts';

/** Not a part of the first view: it comes with the first message. */
const ToastCard = lazy(() => import('./ToastCard.tsx'));

export interface ToasterProps {
  /** 'Notifications'. */
  label: string;
  closeLabel: string;
}

/**
 * The notification area, bottom right. It is always in the document: a live region that appears together with
 * its first message is not read. Written here rather than taken from Base UI because it is part of every page's
 * first load; the cards come when there is something to say. It stands above the bars at the foot of a screen (`bars.ts`).
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const toasts = useToasts((state) => state.toasts);
  const bar = useBar('toasts');
  return (
    <section
      ref={bar}
      aria-label={label}
      className="toaster pointer-events-none fixed inset-x-0 z-50 flex flex-col items-end gap-2.5 px-4 tablet:px-6 print:hidden"
    >
      <div aria-live="polite" className="contents">
        <Suspense fallback={null}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
          ))}
        </Suspense>
      </div>
    </section>
  );
}
