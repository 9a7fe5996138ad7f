/** A file to somebody else through the system's share sheet, or, where there is none for its kind, onto the device. */
import { saveFile } from './save-file.ts';

export interface SentFile {
  fileName: string;
  mimeType: string;
  bytes: ArrayBuffer;
}

export type Outcome =
  | 'sent'
  | 'saved'
  /** The person closed the system's sheet. */
  | 'left'
  /** The browser wants another tap: the file took longer to make than a tap counts. */
  | 'tap-again';

type Sharer = Pick<Navigator, 'share' | 'canShare'>;

const asFile = ({ fileName, mimeType, bytes }: SentFile): File =>
  new File([bytes], fileName, { type: mimeType });

/** The part of the navigator that sends files; some browsers have neither, some only one. */
function sharer(): Sharer | undefined {
  return 'share' in navigator && 'canShare' in navigator ? navigator : undefined;
}

/** Endings that the system has refused though the browser had said that it sends them. */
const refused = new Set<string>();
const endingOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.'));

/** Whether the system sends files of this kind. Browsers allow some endings and refuse others. */
export function canSend(fileName: string, mimeType: string): boolean {
  if (refused.has(endingOf(fileName))) return false;
  const files = [asFile({ fileName, mimeType, bytes: new ArrayBuffer(1) })];
  return sharer()?.canShare({ files }) === true;
}

/** Sends or saves. Where sending fails for a reason of the system's own, the file is saved: nobody goes without it. */
export async function sendFile(file: SentFile): Promise<Outcome> {
  const data = { files: [asFile(file)], title: file.fileName };
  if (!canSend(file.fileName, file.mimeType)) return save(file);
  // Asked beforehand: to share uses the tap up, also where it is refused.
  const wasTapped = isTapped();
  try {
    await sharer()?.share(data);
    return 'sent';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'left';
    if (name === 'NotAllowedError' && !wasTapped) return 'tap-again';
    if (name === 'NotAllowedError') refused.add(endingOf(file.fileName));
    return save(file);
  }
}

function save(file: SentFile): Outcome {
  saveFile(file);
  return 'saved';
}

/** Whether the last tap still counts. A browser that does not say counts it: then the file is saved. */
const isTapped = (): boolean => !('userActivation' in navigator) || navigator.userActivation.isActive;
