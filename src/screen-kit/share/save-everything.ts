/** A copy of everything that is kept on this device, as one archive. */
import { showToast } from '../../components/toasts.ts';
import { share } from '../../copy/share.ts';
import { copyOf } from '../../copy/use-copy.ts';
import { noteCopied } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { showFailure } from '../failures.ts';
import { saveFile } from '../save-file.ts';

export async function saveEverything(): Promise<void> {
  const t = copyOf(share);
  const made = await client.saveArchive('everything');
  if (!made.ok) {
    showFailure(t.notMade(t.archive.name), made.failure);
    return;
  }
  saveFile(made.value);
  noteCopied('everything');
  showToast({ tone: 'done', title: t.saved(made.value.fileName) });
}
