import { useAsked } from '../../screen-kit/use-asked.ts';
import type { EngineId } from '../../shared/domain/records.ts';
import { client } from '../../worker-client/index.ts';

/** The engine that will write, and whether answers are stored durably; the defaults until the worker has answered. */
export function useEngine(): { engine: EngineId; durable: boolean } {
  const { value } = useAsked('settings', () => client.settings());
  return {
    engine: value?.settings.engine ?? value?.config.engine ?? 'planner',
    durable: value?.storage.kind !== 'memory',
  };
}
