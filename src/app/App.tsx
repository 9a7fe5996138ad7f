import { Navigation, useLocation } from '../components/navigation.tsx';
import { Toaster } from '../components/Toaster.tsx';
import { Tooltips } from '../components/Tooltips.tsx';
import { common } from '../copy/common.ts';
import { useCopy } from '../copy/use-copy.ts';
import { ErrorBoundary } from './ErrorScreen.tsx';
import { CurrentScreen } from './routes.tsx';
import { StorageBanner } from './StorageBanner.tsx';
import { useKeepData } from './use-keep-data.ts';
import { useLimits } from './use-limits.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useWorker } from './use-worker.ts';

/** Until the deployment's is read (specification, section 9). */
const TOOLTIP_DELAY_MS = 700;

/** The whole page: the current screen and the notification area. */
export function App() {
  const t = useCopy(common);
  const limits = useLimits();
  useWorker();
  useServiceWorker();
  useKeepData();
  return (
    <Navigation>
      <StorageBanner />
      <Guarded />
      <Toaster label={t.notifications} closeLabel={t.close} />
      <Tooltips delayMs={limits?.tooltipDelayMs ?? TOOLTIP_DELAY_MS} />
    </Navigation>
  );
}

function Guarded() {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary resetKey={`${pathname}${search}`}>
      <CurrentScreen />
    </ErrorBoundary>
  );
}
