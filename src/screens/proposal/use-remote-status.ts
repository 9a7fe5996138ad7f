import { useAsked } from '../../screen-kit/use-asked.ts';
import { client } from '../../worker-client/index.ts';

/** A remote status service is configured: only then do texts speak of e-mail and of support. */
export function useRemoteStatus(): boolean {
  return useAsked('settings', () => client.settings()).value?.config.statusUrl !== undefined;
}
