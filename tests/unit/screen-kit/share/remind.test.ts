import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '../../../../src/components/toasts.ts';
import { share } from '../../../../src/copy/en/share.ts';
import { remind } from '../../../../src/screen-kit/share/remind.ts';
import { noteCopied, useCopies } from '../../../../src/state/copies.ts';

const MADE = '2026-11-01T08:00:00.000Z';
const SOON = new Date('2026-11-02T08:00:00.000Z');
const LATER = new Date('2026-11-09T08:00:00.000Z');

vi.mock('../../../../src/worker-client/index.ts', () => ({
  client: {
    proposalIds: () => Promise.resolve({ ok: true, value: ['a', 'b'] }),
    proposal: () => Promise.resolve({ ok: true, value: { proposal: { createdAt: MADE } } }),
  },
}));
const copied = vi.fn<() => Promise<void>>();
vi.mock('../../../../src/screen-kit/folder/folder.ts', () => ({ copyToFolder: () => copied() }));

const room = (usage: number): void => {
  vi.stubGlobal('navigator', { storage: { estimate: () => Promise.resolve({ usage, quota: 100 }) } });
};
const titles = (): string[] => useToasts.getState().toasts.map(({ title }) => title);

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  copied.mockReset().mockResolvedValue();
  useCopies.setState({ changed: {}, alone: {} }, true);
  useToasts.setState({ toasts: [] });
  room(10);
});
afterEach(() => vi.unstubAllGlobals());

test('work that has had no copy for days is said once, with a way to make one; it stays until it is closed', async () => {
  await remind(SOON);
  expect(titles()).toEqual([]);
  await remind(LATER);
  expect(titles()).toEqual([share.kept.remind(2)]);
  const [toast] = useToasts.getState().toasts;
  expect([toast?.action?.label, toast?.duration]).toEqual([share.kept.saveAll, Infinity]);
  useToasts.setState({ toasts: [] });
  await remind(LATER);
  expect(titles()).toEqual([]);
});

test('who has a folder that takes the copy is reminded of nothing', async () => {
  copied.mockImplementation(() => Promise.resolve(noteCopied('everything', LATER)));
  await remind(LATER);
  expect(titles()).toEqual([]);
  await remind(LATER);
  expect(copied).toHaveBeenCalledTimes(1);
});

test('room that is nearly full is said before it is full, with what takes it, once a visit', async () => {
  noteCopied('everything', LATER);
  room(85);
  await remind(LATER);
  expect(titles()).toEqual([share.kept.nearlyFull]);
  expect(useToasts.getState().toasts[0]?.detail).toBe(share.kept.takesUnknown);
  useToasts.setState({ toasts: [] });
  await remind(LATER);
  expect(titles()).toEqual([]);
});
