import { Archive, Info } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../../components/Choice.tsx';
import { Icon } from '../../components/Icon.tsx';
import { share } from '../../copy/share.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ArchiveSelection } from '../../shared/contract/archive.ts';
import { client } from '../../worker-client/index.ts';
import { noteCopied } from '../../state/copies.ts';
import { Passphrase } from '../archive/Passphrase.tsx';
import { FileRow } from './FileRow.tsx';

const ARCHIVE_KIND = { fileName: 'a.palmleaf', mimeType: 'application/zip' };

/** The proposal with all that belongs to it, as a file that Palmleaf opens elsewhere; locked where that is wanted. */
export function ArchiveRow({ proposalId }: { proposalId: string }) {
  const t = useCopy(share).archive;
  const [isLocked, setLocked] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const selection: ArchiveSelection = { proposals: [proposalId] };
  const locking = isLocked && passphrase !== '';
  return (
    <>
      <ul className="border-t border-line">
        <FileRow
          // Another passphrase is another file.
          key={locking ? passphrase : ''}
          icon={Archive}
          name={t.name}
          note={isLocked && !locking ? t.enter : t.note}
          kind={ARCHIVE_KIND}
          disabled={isLocked && !locking}
          make={() => client.saveArchive(selection, ...(locking ? [passphrase] : []))}
          onDone={() => noteCopied([proposalId])}
        />
      </ul>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pt-1.5 pb-3 tablet:pl-9">
        <Checkbox
          label={t.lock}
          checked={isLocked}
          onChange={(event) => setLocked(event.target.checked)}
          className="shrink-0 text-small"
        />
        {isLocked && (
          <div className="flex min-w-48 flex-1">
            <Passphrase isNew value={passphrase} onChange={setPassphrase} isInvalid={false} />
          </div>
        )}
      </div>
      <p className="mt-3 flex items-start gap-2.5 text-dense text-quiet">
        <Icon of={Info} size={16} className="mt-px shrink-0" />
        {isLocked ? t.lost : t.keys}
      </p>
    </>
  );
}
