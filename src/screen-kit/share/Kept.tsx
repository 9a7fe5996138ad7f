import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Progress } from '../../components/Progress.tsx';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useChanges } from '../../state/changes.ts';
import { notCopied, useCopies } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { longDate } from '../dates.ts';
import { saveCopy } from '../archive/save-copy.ts';
import { fileSize } from '../file-size.ts';
import { useAsked } from '../use-asked.ts';
import { isNearlyFull, useRoom } from './room.ts';
import { roomWords } from './room-words.ts';

/** The room on this device and the last copy of everything. */
export function Kept() {
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <RoomLine />
      <LastCopy canSave />
    </div>
  );
}

export function RoomLine() {
  const t = useCopy(share).kept;
  const change = useChanges((state) => `${state.history}/${state.drafts}`);
  const counts = useAsked(`counts ${change}`, () => client.counts()).value;
  const room = useRoom(change);
  const full = room !== undefined && isNearlyFull(room);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        {room !== undefined && (
          <strong className="figures font-semibold">
            {t.used(fileSize(room.used), fileSize(room.granted))}
          </strong>
        )}
        {counts && <span className="text-quiet">{t.counts(counts.proposals, counts.drafts)}</span>}
      </p>
      {room !== undefined && (
        <Progress
          value={(room.used / room.granted) * 100}
          label={t.room}
          valueText={t.used(fileSize(room.used), fileSize(room.granted))}
          waiting={full}
          className="mt-2"
        />
      )}
      {full && (
        <p className="mt-2 text-small text-pretty text-accent-ink">
          <strong className="font-semibold">{t.nearlyFull}</strong> {roomWords(room)}
        </p>
      )}
    </div>
  );
}

/** When everything was copied last, and what is newer. `canSave`: with a way to do it now. */
export function LastCopy({ canSave = false }: { canSave?: boolean }) {
  const t = useCopy(share).kept;
  const copies = useCopies();
  const [busy, setBusy] = useState(false);
  const change = useChanges((state) => state.history);
  const ids = useAsked(`ids ${change}`, () => client.proposalIds()).value;
  if (ids === undefined) return null;
  const waiting = notCopied(copies, ids).length;
  const last = copies.at === undefined ? t.noCopy : t.lastCopy(longDate(copies.at));
  if (waiting === 0)
    return (
      <p className="text-small text-quiet">
        {copies.at === undefined ? t.nothing : `${last} ${t.allCopied}`}
      </p>
    );
  const copy = async (): Promise<void> => {
    setBusy(true);
    await saveCopy('everything');
    setBusy(false);
  };
  return (
    <Notice
      tone="waiting"
      title={last}
      aside={
        canSave && (
          <button
            type="button"
            disabled={busy}
            className="min-h-11 font-semibold whitespace-nowrap underline underline-offset-3"
            onClick={() => void copy()}
          >
            {busy ? t.saving : t.saveAll}
          </button>
        )
      }
    >
      {copies.at === undefined ? t.alone(waiting) : t.newer(waiting)}
    </Notice>
  );
}

/** Whether the browser may clear what is kept when the device runs out of room. */
export function Protection() {
  const t = useCopy(share).kept;
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    // Neither exists on an insecure address, nor in every browser: nothing is said there.
    void navigator.storage?.persisted?.().then(setKept);
  }, []);
  if (isKept === undefined) return <span />;
  return (
    <p className="flex items-center gap-2.5 text-small text-quiet">
      <Icon
        of={isKept ? Check : CircleAlert}
        size={16}
        className={isKept ? 'text-primary' : 'text-accent-ink'}
      />
      {isKept ? t.protected : t.unprotected}
    </p>
  );
}
