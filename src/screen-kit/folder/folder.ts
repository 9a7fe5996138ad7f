/** The folder that the person chose, its state, and a copy of everything into it. */
import { noteCopied } from '../../state/copies.ts';
import { client } from '../../worker-client/index.ts';
import { writeCopy } from './copies-in.ts';
import { chosenFolder, forgetFolder, rememberFolder, type ChosenFolder } from './handle-store.ts';

export type FolderState =
  /** Copies go there. */
  | 'ready'
  /** The browser has to be asked again, which only a tap may do. */
  | 'ask'
  | 'gone'
  | 'full'
  /** The last copy did not work, for a reason that may pass. */
  | 'failed';

export interface FolderView {
  name: string;
  state: FolderState;
  copiedAt?: string;
  copies?: number;
}

/** What the API has beyond the types of the language's own library. */
interface Permission {
  queryPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
}
type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

const picker = (scope: { showDirectoryPicker?: Picker }): Picker | undefined => scope.showDirectoryPicker;
const permission = (handle: FileSystemDirectoryHandle & Permission): Permission => handle;
const MODE = { mode: 'readwrite' } as const;

export const canChooseFolder = (): boolean => picker(globalThis as object) !== undefined;

/** Of this page's last copy. */
let trouble: FolderState | undefined;

/** Undefined where none is chosen. */
export async function folderView(): Promise<FolderView | undefined> {
  const chosen = await chosenFolder();
  if (chosen === undefined) return undefined;
  const { handle, ...rest } = chosen;
  return { name: handle.name, ...rest, state: trouble ?? ((await isAllowed(handle)) ? 'ready' : 'ask') };
}

/** A browser that knows no permissions has given it with the handle. */
async function isAllowed(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const answer = (await permission(handle).queryPermission?.(MODE)) ?? 'granted';
  return answer === 'granted';
}

/** The system's own dialog; false when the person left it. */
export async function chooseFolder(): Promise<boolean> {
  try {
    const handle = await picker(globalThis as object)?.({ id: 'palmleaf-copies', ...MODE });
    if (handle === undefined) return false;
    await rememberFolder({ handle });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
  await copyToFolder();
  return true;
}

/** Asks the browser again; a tap has to stand behind it. */
export async function allowAgain(): Promise<void> {
  const chosen = await chosenFolder();
  if (chosen === undefined) return;
  if ((await permission(chosen.handle).requestPermission?.(MODE)) === 'granted') await copyToFolder();
}

export async function stopCopying(): Promise<void> {
  trouble = undefined;
  await forgetFolder();
}

/** A copy of everything as of now. Does nothing where no folder is chosen, or the browser would have to be asked. */
export async function copyToFolder(now = new Date()): Promise<void> {
  // Two tabs that write the same file would each do it for nothing.
  await navigator.locks.request('folder-copy', async () => {
    const chosen = await chosenFolder();
    if (chosen === undefined || !(await isAllowed(chosen.handle))) return;
    const made = await client.saveArchive('everything');
    if (made.ok) trouble = await written(chosen, made.value.bytes, now);
    // With nothing to copy, nothing is the matter.
    else trouble = made.failure.reason.code === 'archive-empty' ? undefined : 'failed';
  });
}

/** What is the matter, or nothing. */
async function written(
  chosen: ChosenFolder,
  bytes: ArrayBuffer,
  now: Date,
): Promise<FolderState | undefined> {
  try {
    const { copies } = await writeCopy(chosen.handle, bytes, now);
    await rememberFolder({ handle: chosen.handle, copiedAt: now.toISOString(), copies });
    noteCopied('everything', now);
    return undefined;
  } catch (error) {
    console.warn('The copy to the folder did not work.', error);
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotFoundError') return 'gone';
    return name === 'QuotaExceededError' ? 'full' : name === 'NotAllowedError' ? 'ask' : 'failed';
  }
}
