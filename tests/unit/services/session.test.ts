import { expect, test } from 'vitest';
import { createSessionReader } from '../../../src-worker/services/session.ts';
import { FakeTime, turn } from '../runs/fake-time.ts';

const nobody = { token: null };

test('without a page nobody is signed in', async () => {
  expect(await createSessionReader(new FakeTime()).read()).toEqual(nobody);
});

test('the page is asked each time', async () => {
  const session = createSessionReader(new FakeTime());
  let token = 'one';
  session.attach(() => ({ token }));
  expect(await session.read()).toEqual({ token: 'one' });
  token = 'two';
  expect(await session.read()).toEqual({ token: 'two' });
});

test('the key of a model comes with it, where a header can carry it', async () => {
  const session = createSessionReader(new FakeTime());
  session.attach(() => ({ token: null, modelKey: 'sk-1' }));
  expect(await session.read()).toEqual({ token: null, modelKey: 'sk-1' });
  session.attach(() => ({ token: 'one', modelKey: 'sk 1' }));
  expect(await session.read()).toEqual({ token: 'one' });
});

test.each([
  ['a line break', 'a\r\nX-Evil: 1'],
  ['a space', 'a b'],
  ['nothing', ''],
  ['letters that no header carries', 'โทเคน'],
])('a token with %s is none', async (_name, token) => {
  const session = createSessionReader(new FakeTime());
  session.attach(() => ({ token }));
  expect(await session.read()).toEqual(nobody);
});

test('a page that fails, or is silent for 3 s, is no page', async () => {
  const time = new FakeTime();
  const session = createSessionReader(time);
  session.attach(() => Promise.reject(new Error('gone')));
  expect(await session.read()).toEqual(nobody);
  session.attach(() => new Promise(() => undefined));
  expect(await time.through(session.read())).toEqual(nobody);
  expect(time.monotonic()).toBe(3000);
});

test('a change of who is signed in is noticed, and no sooner', async () => {
  const time = new FakeTime();
  const session = createSessionReader(time);
  let token: string | null = null;
  session.attach(() => ({ token }));
  let noticed = false;
  const changed = session.changed(new AbortController().signal).then(() => (noticed = true));
  await time.through(time.sleep(9000));
  expect(noticed).toBe(false);
  token = 'renewed';
  await time.through(changed);
  expect(time.monotonic()).toBe(10_000);
});

test('the look-out ends with its signal', async () => {
  const session = createSessionReader(new FakeTime());
  const stop = new AbortController();
  const changed = session.changed(stop.signal);
  await turn();
  stop.abort();
  await expect(changed).resolves.toBeUndefined();
});
