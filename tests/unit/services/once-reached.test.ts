import { expect, test } from 'vitest';
import { onceReached } from '../../../src-worker/services/once-reached.ts';
import type { LoadedConfig } from '../../../src-worker/services/config.ts';
import { defaultConfig } from '../../../src/shared/domain/config.ts';
import { FakeTime } from '../runs/fake-time.ts';
import type { Reason } from '../../../src/shared/domain/failure.ts';

const loaded: LoadedConfig = { config: defaultConfig(), problems: [] };

const readNumber = (status: number): Reason => ({ code: 'config-unreadable', status });

test('a configuration is read once', async () => {
  const time = new FakeTime();
  let reads = 0;
  const read = onceReached(() => Promise.resolve({ ...loaded, problems: [readNumber((reads += 1))] }), time);
  expect(await Promise.all([read(), read()])).toMatchObject([
    { problems: [readNumber(1)] },
    { problems: [readNumber(1)] },
  ]);
  await time.through(time.sleep(1e9));
  expect(await read()).toMatchObject({ problems: [readNumber(1)] });
});

test('one that was not reached is read again after 30 s, however often it is asked for, and then kept', async () => {
  const time = new FakeTime();
  let reads = 0;
  const read = onceReached(() => {
    reads += 1;
    return Promise.resolve(reads < 3 ? { ...loaded, unreached: true } : loaded);
  }, time);
  for (let second = 0; second < 120; second += 1) {
    await read();
    await time.through(time.sleep(1000));
  }
  expect(reads).toBe(3);
});

test('a reading that fails is no reading: the next one begins anew', async () => {
  let reads = 0;
  const read = onceReached(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new TypeError('missing')) : Promise.resolve(loaded);
  }, new FakeTime());
  await expect(read()).rejects.toThrow('missing');
  expect(await read()).toEqual(loaded);
});
