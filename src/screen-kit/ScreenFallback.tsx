import { useEffect, useState } from 'react';
import { Spinner } from '../components/Progress.tsx';
import { Main } from '../components/Main.tsx';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';

const PATIENCE_MS = 300;

/** While a screen's chunk loads: nothing at first, since most arrive at once, then a quiet sign. */
export function ScreenFallback() {
  const t = useCopy(common);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Main className="flex min-h-dvh items-center justify-center" aria-busy="true">
      {shown && (
        <p className="flex items-center gap-3 text-quiet">
          <Spinner />
          {t.loading}
        </p>
      )}
    </Main>
  );
}
