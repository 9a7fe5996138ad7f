import { useEffect, useState, type ReactNode } from 'react';
import { useWorded } from '../../screen-kit/failures.ts';
import * as addresses from '../../screen-kit/addresses.ts';
import { FolderChoice } from '../../screen-kit/folder/FolderChoice.tsx';
import { LastCopy, RoomLine } from '../../screen-kit/share/Kept.tsx';
import { useAsked } from '../../screen-kit/use-asked.ts';
import { Badge } from '../../components/Badge.tsx';
import { QrCode } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { showToast } from '../../components/toasts.ts';
import { share } from '../../copy/share.ts';
import { archive } from '../../copy/archive.ts';
import { settings as words } from '../../copy/settings.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { SettingsView } from '../../shared/contract/settings.ts';
import { useChanges } from '../../state/changes.ts';
import { client } from '../../worker-client/index.ts';
import { Briefs } from './Briefs.tsx';
import { Copies } from './Copies.tsx';
import { SetAside } from './SetAside.tsx';

/** What is kept on this device, whether it lasts, and how much room it takes. */
export default function StoredData({ storage }: { storage: SettingsView['storage'] | undefined }) {
  const t = useCopy(words).data;
  const shareWords = useCopy(share);
  const copies = useCopy(archive).data;
  const word = useWorded();
  const change = useChanges((state) => `${state.history}/${state.drafts}`);
  const counts = useAsked(`counts ${change}`, () => client.counts());
  const [persisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    // It does not exist on an insecure address, nor in every browser: the line is left out there.
    void navigator.storage?.persisted?.().then(setPersisted);
  }, []);
  const protect = async (): Promise<void> => {
    const granted = await navigator.storage.persist();
    setPersisted(granted);
    if (!granted) showToast({ tone: 'waiting', title: t.notProtected });
  };
  return (
    <dl className="border-t border-line">
      <Line name={t.state}>
        {storage?.kind === 'durable' && <Badge tone="done">{t.durable}</Badge>}
        {storage?.kind === 'memory' && <Badge tone="waiting">{t.memory}</Badge>}
        {storage?.problem !== undefined && (
          <p className="mt-1 text-small text-danger">{word(storage.problem)}</p>
        )}
      </Line>
      <Line name={t.proposals}>
        <span className="figures">{counts.value?.proposals ?? '–'}</span>
      </Line>
      <Line name={t.drafts}>
        <span className="figures">{counts.value?.drafts ?? '–'}</span>
      </Line>
      <Line name={t.briefs}>
        <Briefs />
      </Line>
      {storage?.setAside !== undefined && storage.setAside > 0 && (
        <Line name={t.setAside}>
          <SetAside count={storage.setAside} />
        </Line>
      )}
      <Line name={t.used}>
        <RoomLine />
      </Line>
      <Line name={shareWords.folder.title}>
        <FolderChoice />
      </Line>
      <Line name={t.receive}>
        <ButtonLink to={addresses.receive} icon={QrCode}>
          {t.receiveOpen}
        </ButtonLink>
        <p className="mt-2 text-small text-quiet">{t.receiveNote}</p>
      </Line>
      <Line name={copies.line}>
        <Copies />
        <div className="mt-3">
          <LastCopy />
        </div>
      </Line>
      {persisted !== undefined && (
        <Line name={t.persisted}>
          <span className="flex flex-wrap items-center justify-between gap-3">
            {persisted ? t.yes : t.no}
            {!persisted && (
              <Button size="compact" onClick={() => void protect()}>
                {t.protect}
              </Button>
            )}
          </span>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 tablet:grid-cols-[15rem_1fr]">
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
