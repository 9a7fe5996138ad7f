/** Said once, before it hurts: work without a copy, and room that is nearly full. Loaded with the history. */
import { showToast } from '../../components/toasts.ts';
import { share } from '../../copy/share.ts';
import { copyOf } from '../../copy/use-copy.ts';
import { isReminderDue, notCopied, noteReminded, useCopies } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { askRoom, isNearlyFull } from './room.ts';
import { roomWords } from './room-words.ts';

/** Once for each load of the page. */
let isRoomSaid = false;

export async function remind(now = new Date()): Promise<void> {
  const t = copyOf(share).kept;
  const room = await askRoom();
  if (room !== undefined && isNearlyFull(room) && !isRoomSaid) {
    isRoomSaid = true;
    showToast({
      tone: 'waiting',
      key: 'room',
      title: t.nearlyFull,
      detail: roomWords(room),
      duration: Infinity,
    });
  }
  await bringFolderUpToDate();
  const copies = useCopies.getState();
  if (copies.reminded === true) return;
  const all = await client.proposalIds();
  if (!all.ok) return;
  const ids = all.value;
  const [oldest] = ids;
  const first = oldest === undefined ? undefined : await client.proposal(oldest);
  const since = first?.ok === true ? first.value.proposal.createdAt : '';
  if (!isReminderDue(copies, ids, since, now)) return;
  noteReminded();
  showToast({
    tone: 'waiting',
    key: 'copy',
    title: t.remind(notCopied(copies, ids).length),
    detail: t.why,
    duration: Infinity,
    action: {
      label: t.saveAll,
      run: () => void import('../archive/save-copy.ts').then(({ saveCopy }) => saveCopy('everything')),
    },
  });
}

/** What has changed while no page was open to copy it, or while the browser had to be asked. */
async function bringFolderUpToDate(): Promise<void> {
  const { at, changed } = useCopies.getState();
  if (at !== undefined && Object.keys(changed).length === 0) return;
  const { copyToFolder } = await import('../folder/folder.ts');
  await copyToFolder();
}
