import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Choice.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { FieldError } from '../../components/Field.tsx';
import { showToast } from '../../components/toasts.ts';
import { archive } from '../../copy/archive.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import type { ArchiveSelection } from '../../shared/contract/archive.ts';
import { noteCopied } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { showFailure } from '../failures.ts';
import { saveFile } from '../save-file.ts';
import { Passphrase } from './Passphrase.tsx';

export interface SaveCopyProps {
  what: ArchiveSelection;
  /** Of a single proposal. */
  title?: string;
  onClose: () => void;
}

const ERROR_ID = 'passphrase-error';

/** Work as one file, locked if wanted. */
export default function SaveCopy({ what, title, onClose }: SaveCopyProps) {
  const t = useCopy(archive).save;
  const words = useCopy(common);
  const [isLocked, setLocked] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setMissing(isLocked && passphrase === '');
    if (isLocked && passphrase === '') return;
    setBusy(true);
    const file = await client.saveArchive(what, isLocked ? passphrase : undefined);
    setBusy(false);
    if (!file.ok) return showFailure(t.failed, file.failure);
    saveFile(file.value);
    noteCopied(what === 'everything' ? what : what.proposals);
    showToast({ tone: 'done', title: t.done, detail: t.saved(file.value.items, file.value.leftOut) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={title === undefined ? t.everything : t.one(title)}
      width="narrow"
      closeLabel={words.close}
      footer={
        <Button
          variant="primary"
          icon={Archive}
          type="submit"
          form="save-copy"
          disabled={isBusy}
          className="w-full"
        >
          {isBusy ? t.saving : t.action}
        </Button>
      }
    >
      <form
        id="save-copy"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Checkbox label={t.lock} checked={isLocked} onChange={(event) => setLocked(event.target.checked)} />
        {isLocked && (
          <div className="mb-2 flex flex-col gap-1.5">
            <Passphrase
              isNew
              value={passphrase}
              onChange={(value) => {
                setPassphrase(value);
                setMissing(false);
              }}
              isInvalid={isMissing}
              describedBy={isMissing ? ERROR_ID : undefined}
            />
            <FieldError id={ERROR_ID} message={isMissing ? t.empty : undefined} />
          </div>
        )}
        <p className="text-small text-quiet">
          {isLocked && `${t.lockNote} `}
          {t.keys}
        </p>
      </form>
    </Dialog>
  );
}
