/** A copy leaves the page: whichever button asks for one, of one proposal or of everything. */
import { showToast } from '../../components/toasts.ts';
import { archive } from '../../copy/archive.ts';
import { copyOf } from '../../copy/use-copy.ts';
import type { ArchiveSelection } from '../../shared/contract/archive.ts';
import { noteCopied } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { showFailure } from '../failures.ts';
import { saveFile } from '../save-file.ts';
import { canSend, sendFile } from '../send-file.ts';

/** Whether the system sends copies; else they are saved on the device. */
export const canSendCopy = (): boolean => canSend('a.palmleaf', 'application/vnd.palmleaf+zip');

/** Sends or saves, and remembers that there is a copy. False where none has left the page, which is said. */
export async function saveCopy(what: ArchiveSelection, passphrase?: string): Promise<boolean> {
  const t = copyOf(archive).save;
  const made = await client.saveArchive(what, ...(passphrase === undefined ? [] : [passphrase]));
  if (!made.ok) {
    showFailure(t.failed, made.failure);
    return false;
  }
  const outcome = await sendFile(made.value);
  if (outcome === 'left') return false;
  // It took longer to make than the tap counts: it is saved, and nobody goes without.
  if (outcome === 'tap-again') saveFile(made.value);
  noteCopied(what === 'everything' ? what : what.proposals);
  const { fileName, items, leftOut } = made.value;
  showToast({
    tone: 'done',
    title: outcome === 'sent' ? t.sent : t.done(fileName),
    detail: t.saved(items, leftOut),
  });
  return true;
}
