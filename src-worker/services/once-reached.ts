/** Keeps the configuration that was read. Apart from the reading, which is loaded when it is first needed. */
import type { Time } from '../time.ts';
import type { LoadedConfig } from './config.ts';

/** Between two tries to read a configuration that could not be reached, ms. */
const AGAIN_MS = 30_000;

/** Reads once. What could not be reached, for want of a network, is read again when asked for after a while. */
export function onceReached(read: () => Promise<LoadedConfig>, time: Time): () => Promise<LoadedConfig> {
  let reading: Promise<LoadedConfig> | undefined;
  let again = Infinity;
  const start = async (): Promise<LoadedConfig> => {
    again = Infinity;
    const loaded = await read();
    if (loaded.unreached === true) again = time.monotonic() + AGAIN_MS;
    return loaded;
  };
  return () => {
    if (reading === undefined || time.monotonic() >= again) {
      const started = start();
      reading = started;
      // What reads it could not be loaded, which is tried again as well.
      started.catch(() => {
        if (reading === started) reading = undefined;
      });
    }
    return reading;
  };
}
