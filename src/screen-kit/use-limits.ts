import type { Limits } from '../shared/domain/config.ts';
import { client } from '../worker-client/index.ts';
import { useAsked } from './use-asked.ts';

/** The deployment's limits; undefined until they are read. */
export function useLimits(): Limits | undefined {
  return useAsked('settings', () => client.settings()).value?.config.limits;
}
