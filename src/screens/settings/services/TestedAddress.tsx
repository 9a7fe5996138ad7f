import { useState } from 'react';
import { settings as words } from '../../../copy/settings.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { TestedService } from '../../../shared/contract/settings.ts';
import type { ServiceAddress } from '../../../shared/domain/records.ts';
import { client } from '../../../worker-client/index.ts';
import type { SettingsState } from '../use-settings.ts';
import { AddressField } from './AddressField.tsx';
import { ConnectionTest } from './ConnectionTest.tsx';
import { reportWords } from './report-words.ts';

export interface OwnAddressProps {
  name: ServiceAddress;
  settings: SettingsState;
  /** The address that holds, as it is typed. */
  onType?: (address: string) => void;
}

/** One address of a service, saved when the field is left. */
export function OwnAddress({ name, settings, onType }: OwnAddressProps) {
  const t = useCopy(words).addresses[name];
  const { view, save } = settings;
  const own = view?.settings.addresses ?? {};
  return (
    <AddressField
      label={t.label}
      hint={t.hint}
      own={own[name] ?? ''}
      given={view?.deployment[name]}
      onSave={(address) => void save({ addresses: { ...own, [name]: address } })}
      {...(onType === undefined ? {} : { onType })}
    />
  );
}

/** The address of a service that the page can ask by itself, with its connection test. */
export function TestedAddress({ name, service, settings }: OwnAddressProps & { service: TestedService }) {
  const t = useCopy(words);
  const holds = settings.view?.config[name] ?? '';
  const [typed, setTyped] = useState<string>();
  const address = typed ?? holds;
  return (
    <div className="flex flex-col gap-4">
      <OwnAddress name={name} settings={settings} onType={setTyped} />
      <ConnectionTest
        of={t.addresses[name].label}
        subject={address}
        disabled={address === ''}
        run={() => client.testConnection(service, address)}
        words={(report) => reportWords(report, t.connection, location.origin)}
      />
    </div>
  );
}
