import { share } from '../../copy/share.ts';
import { copyOf } from '../../copy/use-copy.ts';
import { fileSize } from '../file-size.ts';
import type { Room } from './room.ts';

/** What takes the room, in words. */
export function roomWords({ work, product }: Room): string {
  const t = copyOf(share).kept;
  return work === undefined || product === undefined
    ? t.takesUnknown
    : t.takes(fileSize(work), fileSize(product));
}
