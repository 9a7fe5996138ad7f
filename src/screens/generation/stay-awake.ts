/** A phone that is being watched does not put its screen to sleep in the middle of a run. */

export interface WatchedScreen {
  /** Undefined where the browser has no wake lock. */
  wakeLock: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
  isVisible: () => boolean;
  /** Calls on each change of visibility; answers what stops it. */
  onVisibility: (listener: () => void) => () => void;
}

/** Keeps the screen on until the answer is called. The browser takes the lock away with each look at another app. */
export function stayAwake({ wakeLock, isVisible, onVisibility }: WatchedScreen): () => void {
  if (wakeLock === undefined) return () => undefined;
  let held: Promise<{ release(): Promise<void> } | undefined> | undefined;
  let wanted = true;
  const take = (): void => {
    if (!wanted || !isVisible()) return;
    // A low battery refuses: the run goes on all the same when the person comes back.
    held = wakeLock.request('screen').catch(() => undefined);
  };
  const stopListening = onVisibility(take);
  take();
  return () => {
    wanted = false;
    stopListening();
    void held?.then((lock) => lock?.release()).catch(() => undefined);
  };
}
