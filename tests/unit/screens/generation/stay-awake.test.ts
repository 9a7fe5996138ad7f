import { expect, test, vi } from 'vitest';
import { stayAwake } from '../../../../src/screens/generation/stay-awake.ts';

function phone(refuses = false) {
  const listeners = new Set<() => void>();
  const state = { visible: true };
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = vi.fn<() => Promise<{ release(): Promise<void> }>>(() =>
    refuses ? Promise.reject(new DOMException('battery', 'NotAllowedError')) : Promise.resolve({ release }),
  );
  const show = (visible: boolean): void => {
    state.visible = visible;
    for (const listener of listeners) listener();
  };
  const screen = {
    wakeLock: { request },
    isVisible: () => state.visible,
    onVisibility: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { screen, show, request, release };
}

test('the lock is taken again after a look at another app, and given back at the end', async () => {
  const { screen, show, request, release } = phone();
  const stop = stayAwake(screen);
  expect(request).toHaveBeenCalledTimes(1);
  show(false);
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  show(true);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refusal, and a browser without wake locks, stop nothing', async () => {
  const { screen, request } = phone(true);
  stayAwake(screen)();
  expect(request).toHaveBeenCalledTimes(1);
  stayAwake({ ...screen, wakeLock: undefined })();
  await new Promise((resolve) => setTimeout(resolve));
});
