/** What a person asks about a model of their own: whether it answers, and that its key be remembered or forgotten. */
import * as z from 'zod/mini';
import type { ModelReport, ModelSettings } from '../../src/shared/contract/model.ts';
import type { Reason } from '../../src/shared/domain/failure.ts';
import { capabilityKey, knownCapabilities, type Capabilities } from '../engines/model/capabilities.ts';
import { testModel } from '../engines/model/connection.ts';
import type { PromptSize } from '../engines/model/prompts/index.ts';
import { parsed } from './answer.ts';
import type { Context } from './context.ts';

const endpointInput = z.strictObject({
  baseUrl: z.string().check(z.maxLength(2000)),
  model: z.string().check(z.maxLength(200)),
});
const UNFIT_KEY: Reason = { code: 'key-characters' };
/** What a header can carry. */
const keyInput = z.string().check(
  z.trim(),
  z.refine((key) => /^[\x21-\x7e]{1,4000}$/u.test(key), { params: { reason: UNFIT_KEY } }),
);

export function modelCommands({ store, modelKey, time, online }: Context) {
  /** The form of the prompts that a model holds is known from then on. */
  const remember = async (
    endpoint: Pick<ModelSettings, 'baseUrl' | 'model'>,
    size: PromptSize,
  ): Promise<void> => {
    const name = capabilityKey(endpoint);
    const read = (key: string): Promise<unknown> => store.read((reader) => reader.modelCapabilities(key));
    const write = (key: string, found: Capabilities): Promise<void> =>
      store.write((writer) => writer.putModelCapabilities(key, found));
    const known = await knownCapabilities({ read, write }, name);
    if (known.size !== size) await write(name, { ...known, size });
  };
  return {
    async testModel(given: Pick<ModelSettings, 'baseUrl' | 'model'>, key?: string): Promise<ModelReport> {
      const { baseUrl, model } = parsed(endpointInput, given);
      const own = key === undefined || key.trim() === '' ? await modelKey() : parsed(keyInput, key);
      const endpoint = { baseUrl: baseUrl.trim(), model };
      // In the language of the newest proposal: the next one will most likely be in it, too.
      const [newest] = await store.read((reader) => reader.proposals(1));
      return testModel(endpoint, {
        language: newest?.language ?? 'en',
        onWindow: (size) => void remember(endpoint, size),
        fetch: (...call) => fetch(...call),
        time,
        key: own,
        origin: globalThis.location?.origin ?? '',
        online,
        localNetwork,
      });
    },
    async keepModelKey(key: string | null): Promise<void> {
      const kept = key === null ? undefined : parsed(keyInput, key);
      await store.write((writer) => writer.putModelKey(kept));
    },
  };
}

/** Whether the browser was told to keep this page out of the local network; newer ones have two names for it. */
async function localNetwork(): Promise<'granted' | 'prompt' | 'denied' | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      // Throws where the browser does not know the name.
      const { state } = await navigator.permissions.query(
        Object.assign({ name: 'geolocation' as const }, { name }),
      );
      return state;
    } catch {
      // This browser does not know the permission by that name: the next name is tried.
    }
  }
  return undefined;
}
