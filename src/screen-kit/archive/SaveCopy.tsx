import { Archive } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { archive } from '../../copy/archive.ts';
import { common } from '../../copy/common.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Lock } from './Lock.tsx';
import { canSendCopy } from './save-copy.ts';
import { useSaveCopy } from './use-save-copy.ts';

/** Everything as one file, locked if wanted. */
export default function SaveCopy({ onClose }: { onClose: () => void }) {
  const t = useCopy(archive).save;
  const words = useCopy(common);
  const saving = useSaveCopy('everything');
  const save = async (): Promise<void> => {
    if (await saving.save()) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.everything}
      width="narrow"
      closeLabel={words.close}
      footer={
        <Button
          variant="primary"
          icon={Archive}
          type="submit"
          form="save-copy"
          disabled={saving.isBusy}
          className="w-full"
        >
          {saving.isBusy ? t.saving : canSendCopy() ? t.send : t.action}
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
        <Lock saving={saving} />
        <p className="mt-2 text-small text-quiet">{saving.isLocked ? t.lost : t.keys}</p>
      </form>
    </Dialog>
  );
}
