import { settings as words } from '../../../copy/settings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SettingsView } from '../../../shared/contract/settings.ts';
import { SERVICE_ADDRESSES } from '../../../shared/domain/records.ts';

/** What `config.json` gave, in words; nothing where it gave nothing. */
export function Installation({ view }: { view: SettingsView | undefined }) {
  const t = useCopy(words);
  if (view === undefined) return null;
  const { deployment, changedLimits } = view;
  const rows: [name: string, value: string][] = [
    [t.installation.engine, t.engines[deployment.engine].name],
    ...SERVICE_ADDRESSES.flatMap((name): [string, string][] => {
      const address = deployment[name];
      return address === undefined ? [] : [[t.addresses[name].label, address]];
    }),
    ...Object.entries(changedLimits).map(([name, value]): [string, string] => [name, String(value)]),
  ];
  return (
    <dl className="border-t border-line">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 tablet:grid-cols-[15rem_1fr]"
        >
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
