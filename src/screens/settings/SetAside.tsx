import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { archive } from '../../copy/archive.ts';
import { settings as words } from '../../copy/settings.ts';
import { useCopy } from '../../copy/use-copy.ts';

const SetAsideRecords = lazy(() => import('./SetAsideRecords.tsx'));

/** How many records were set aside, and a way to look at them. */
export function SetAside({ count }: { count: number }) {
  const t = useCopy(words).data;
  const copies = useCopy(archive).data;
  const [isShown, setShown] = useState(false);
  return (
    <span className="flex flex-wrap items-center justify-between gap-3">
      {t.setAsideNote(count)}
      <Button size="compact" onClick={() => setShown(true)}>
        {copies.look}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <SetAsideRecords onClose={() => setShown(false)} />
        </Suspense>
      )}
    </span>
  );
}
