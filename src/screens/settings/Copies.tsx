import { Archive, FolderOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { navigate, useSearchParams } from '../../components/navigation.tsx';
import { archive } from '../../copy/archive.ts';
import { useCopy } from '../../copy/use-copy.ts';
import * as addresses from '../../screen-kit/addresses.ts';

const SaveCopy = lazy(() => import('../../screen-kit/archive/SaveCopy.tsx'));
const OpenCopy = lazy(() => import('../../screen-kit/archive/OpenCopy.tsx'));

/** Saving everything in one file, and opening such a file; the address may ask for the latter. */
export function Copies() {
  const t = useCopy(archive).data;
  const [shown, setShown] = useState<'save' | 'open'>();
  const isAsked = useSearchParams().has('open');
  const close = (): void => {
    setShown(undefined);
    if (isAsked) navigate(addresses.settings, { replace: true });
  };
  return (
    <>
      <p className="text-small text-quiet">{t.note}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button icon={Archive} onClick={() => setShown('save')}>
          {t.save}
        </Button>
        <Button icon={FolderOpen} onClick={() => setShown('open')}>
          {t.open}
        </Button>
      </div>
      <Suspense fallback={null}>
        {shown === 'save' && <SaveCopy onClose={close} />}
        {(shown === 'open' || isAsked) && <OpenCopy onClose={close} />}
      </Suspense>
    </>
  );
}
