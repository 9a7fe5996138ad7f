/** Deleting a brief, by itself or after what began with it. */
import { showToast } from '../components/toasts.ts';
import { showFailure } from './failures.ts';
import type { briefs } from '../copy/en/briefs.ts';
import type { common } from '../copy/en/common.ts';
import type { BriefSummary } from '../shared/contract/work.ts';
import { client } from '../worker-client/index.ts';

export type BriefWords = typeof briefs & Pick<typeof common, 'undo'>;

/** How long it is offered, ms. */
const OFFER_MS = 10_000;

/** Removes a brief at once and offers to bring it back. */
export async function deleteBrief(
  { id, title }: Pick<BriefSummary, 'id' | 'title'>,
  t: BriefWords,
): Promise<void> {
  const removed = await client.removeBrief(id);
  if (!removed.ok) {
    showFailure(t.notDeleted, removed.failure);
    return;
  }
  const restore = async (): Promise<void> => {
    const restored = await client.restoreBrief(id);
    if (!restored.ok) showFailure(t.notRestored, restored.failure);
  };
  showToast({
    tone: 'done',
    title: t.deleted(title),
    duration: OFFER_MS,
    action: { label: t.undo, run: () => void restore() },
  });
}

/** The last of what began with a brief was deleted: asks whether its text goes, too. */
export async function offerToDeleteBrief(draftId: string | undefined, t: BriefWords): Promise<void> {
  if (draftId === undefined) return;
  const kept = await client.briefs();
  const brief = kept.ok ? kept.value.find((each) => each.draftId === draftId && each.uses === 0) : undefined;
  if (brief === undefined) return;
  showToast({
    tone: 'waiting',
    title: t.stillKept,
    detail: brief.title,
    duration: OFFER_MS,
    action: { label: t.deleteToo, run: () => void deleteBrief(brief, t) },
  });
}
