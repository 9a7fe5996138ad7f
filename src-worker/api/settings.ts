/** What the deployment gave, what the person chose over it, and how safely work is stored. */
import type { SettingsRecord, SettingsView } from '../../src/shared/contract/settings.ts';
import { mergeEntries } from '../../src/shared/domain/merge-answers.ts';
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
    async saveSettings(value: SettingsRecord, base?: SettingsRecord): Promise<SettingsView> {
      const own = parsed(settingsSchema, value);
      await store.write(async (writer) =>
        writer.putSettings(base === undefined ? own : merged(base, own, await writer.settings())),
      );
      return view();
    },
  };
}

/** Choices and addresses, one by one. */
function merged(base: SettingsRecord, own: SettingsRecord, stored: SettingsRecord): SettingsRecord {
  const { addresses: _addresses, ...choices } = mergeEntries<SettingsRecord>(base, own, stored);
  const [was, is, now] = [base, own, stored].map((record) => record.addresses ?? {});
  const addresses = mergeEntries(was ?? {}, is ?? {}, now ?? {});
  return parsed(settingsSchema, Object.keys(addresses).length === 0 ? choices : { ...choices, addresses });
}
