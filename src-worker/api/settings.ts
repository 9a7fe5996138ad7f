/** What the deployment gave, what the person chose over it, and how safely work is stored. */
import type { SettingsRecord, SettingsView } from '../../src/shared/contract/worker-api.ts';
import { parsed } from './answer.ts';
import type { Context } from './context.ts';
import { settingsSchema } from './inputs.ts';

export function settingsCommands({ store, config, deployment }: Context) {
  const view = async (): Promise<SettingsView> => {
    const [{ config: effective }, given] = await Promise.all([config(), deployment()]);
    const { settings, setAside, modelKey } = await store.read(async (reader) => ({
      settings: await reader.settings(),
      modelKey: await reader.modelKey(),
      setAside: await reader.setAside(),
    }));
    return {
      config: effective,
      deployment: given.config,
      changedLimits: given.changedLimits ?? {},
      configProblems: given.problems,
      settings,
      modelKeyKept: modelKey !== undefined,
      storage: { ...store.state(), setAside },
    };
  };
  return {
    settings: view,
    async saveSettings(value: SettingsRecord): Promise<SettingsView> {
      const settings = parsed(settingsSchema, value);
      await store.write((writer) => writer.putSettings(settings));
      return view();
    },
  };
}
