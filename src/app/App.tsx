import { lazy, Suspense, useEffect, useState } from 'react';
import { SkipLink } from '../components/Main.tsx';
import { Navigation, useLocation, type Place } from '../components/navigation.tsx';
import { Toaster } from '../components/Toaster.tsx';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import { ErrorBoundary } from './ErrorScreen.tsx';
import { CurrentScreen } from './routes.tsx';
import { useKeepData } from './use-keep-data.ts';
import { useStorage } from '../state/storage.ts';
import { useLimits } from '../screen-kit/use-limits.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useUndo } from './use-undo.ts';
import { useWorker } from './use-worker.ts';

/** Until the deployment's is read (specification, section 9). */
const TOOLTIP_DELAY_MS = 700;

const StorageBanner = lazy(() => import('./StorageBanner.tsx'));
const Tooltips = lazy(() => import('../components/Tooltips.tsx'));

export interface AppProps {
  /** The address to draw where no browser says one: the build draws the first view. */
  start?: Place;
}

/** The whole page: the current screen and the notification area. */
export function App({ start }: AppProps) {
  const t = useCopy(common);
  const limits = useLimits();
  const pointed = usePointed();
  const isStorageTroubled = useStorage(({ problem }) => problem !== undefined);
  useWorker();
  useUndo();
  useServiceWorker();
  useKeepData();
  useEffect(leaveStrayEntries, []);
  useEffect(watchForFiles, []);
  return (
    <Navigation start={start}>
      <SkipLink>{t.skipToContent}</SkipLink>
      <div role="alert">
        {isStorageTroubled && (
          <Suspense>
            <StorageBanner />
          </Suspense>
        )}
      </div>
      <Guarded />
      <Toaster label={t.notifications} closeLabel={t.close} />
      {pointed && (
        <Suspense>
          <Tooltips delayMs={limits?.tooltipDelayMs ?? TOOLTIP_DELAY_MS} />
        </Suspense>
      )}
    </Navigation>
  );
}

/**
 * A dialog's entry in the browser's history without its dialog (after a reload, or gone forward to) leads to its view at
 * once. What looks after these entries is loaded with the first dialog, or here.
 */
function leaveStrayEntries(): () => void {
  const look = (): void => {
    const state: unknown = history.state;
    if (typeof state === 'object' && state !== null && 'overlays' in state)
      void import('../components/overlays.ts').then(({ forgetOverlays }) => forgetOverlays());
  };
  look();
  addEventListener('popstate', look);
  return () => removeEventListener('popstate', look);
}

/** A file is dragged over the page: what takes a copy of somebody's work wherever it is dropped is loaded then. */
function watchForFiles(): () => void {
  const load = (): void => void import('./dropped-copy.ts');
  addEventListener('dragenter', load, { once: true });
  return () => removeEventListener('dragenter', load);
}

/** Somebody points at something, or moves the focus: from now on there may be tooltips. */
function usePointed(): boolean {
  const [pointed, setPointed] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const arrive = (): void => {
      setPointed(true);
      listeners.abort();
    };
    for (const type of ['pointermove', 'focusin'] as const)
      document.addEventListener(type, arrive, { signal: listeners.signal, passive: true });
    return () => listeners.abort();
  }, []);
  return pointed;
}

function Guarded() {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary resetKey={`${pathname}${search}`}>
      <CurrentScreen />
    </ErrorBoundary>
  );
}
