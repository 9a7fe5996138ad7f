/** Asks for a PowerPoint file as the person wants it, and saves it in the same tab. */
import { showToast } from '../components/toasts.ts';
import { copyOf } from '../copy/use-copy.ts';
import { result } from '../copy/result.ts';
import { useWithFonts } from '../state/with-fonts.ts';
import { client } from '../worker-client/index.ts';
import { showFailure } from './failures.ts';
import { saveFile } from './save-file.ts';

/** `failed`: what to say when there is no file. */
export async function downloadPptx(proposalId: string, failed: string): Promise<void> {
  const file = await client.exportPptx(proposalId, { fonts: useWithFonts.getState().on });
  if (!file.ok) {
    showFailure(failed, file.failure);
    return;
  }
  saveFile(file.value);
  const { withoutFont } = file.value;
  if (withoutFont === undefined) return;
  const t = copyOf(result).delivery;
  showToast({ tone: 'waiting', title: t.withoutFonts, detail: t.withoutFont(withoutFont) });
}
