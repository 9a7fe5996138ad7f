/**
 * The service worker of the installed app: registered once the page is idle, never activated behind the person's
 * back ('prompt'). While a newer version waits, this one's chunks stay; the person says when to change over.
 */
import { registerSW } from 'virtual:pwa-register';
import { showToast } from '../components/toasts.ts';
import type { common } from '../copy/en/common.ts';
import { client } from '../worker-client/index.ts';
import { createChangeover, isRunAlive } from './changeover.ts';

/** Registers it and announces what it does with the given words. Does nothing where the browser has none. */
export function registerServiceWorker(t: typeof common): void {
  const reload = (): void => location.reload();
  const changeover = createChangeover({
    isRunAlive: () => isRunAlive(navigator.locks, isWriting),
    offer: (accept) =>
      showToast({
        tone: 'waiting',
        title: t.updateReady,
        detail: t.updateReadyDetail,
        duration: Number.POSITIVE_INFINITY,
        action: { label: t.updateNow, run: accept },
      }),
    sayWaits: () => showToast({ tone: 'waiting', title: t.updateWaits, detail: t.updateWaitsDetail }),
    offerReload: () =>
      showToast({
        tone: 'waiting',
        title: t.updatedElsewhere,
        detail: t.updatedElsewhereDetail,
        duration: Number.POSITIVE_INFINITY,
        action: { label: t.errorReload, run: reload },
      }),
    activate: () => void start(),
    reload,
  });
  const start = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    const newer = registration?.waiting;
    // A page of the very first visit has no service worker of its own, and would hear nothing of the change.
    if (!newer) return reload();
    newer.addEventListener('statechange', () => newer.state === 'activated' && reload());
    await activate(true);
  };
  const activate = registerSW({
    onOfflineReady: () => showToast({ tone: 'done', title: t.offlineReady }),
    onNeedRefresh: () => changeover.newVersionWaits(),
    onNeedReload: () => changeover.tookOver(),
    onRegisterError: (error: unknown) => console.warn('The app could not be stored for offline use.', error),
  });
}

/** A run is at work, paused with its last page in flight, or cannot be asked. */
async function isWriting(): Promise<boolean> {
  const runs = await client.runs();
  return (
    !runs.ok || runs.value.some(({ phase, currentPage }) => phase === 'running' || currentPage !== undefined)
  );
}
