/** How much room the product takes on this device, and what takes it. */
import { useEffect, useState } from 'react';

export interface Room {
  /** Bytes. */
  used: number;
  /** Bytes that the browser grants; it may have less on its disk. */
  granted: number;
  /** Bytes of the proposals with their pictures, and of the product itself; absent where the browser does not say. */
  work?: number;
  product?: number;
}

/** From this share on, the room is nearly full. */
const NEARLY = 0.8;

export const isNearlyFull = ({ used, granted }: Room): boolean => granted > 0 && used / granted >= NEARLY;

/** Chromium's own addition to an estimate. */
interface Details {
  usageDetails?: Partial<Record<'indexedDB' | 'caches' | 'serviceWorkerRegistrations', number>>;
}

export function roomOf({ usage, quota, usageDetails }: StorageEstimate & Details): Room | undefined {
  if (usage === undefined || quota === undefined) return undefined;
  const work = usageDetails?.indexedDB;
  if (work === undefined) return { used: usage, granted: quota };
  return { used: usage, granted: quota, work, product: Math.max(0, usage - work) };
}

/** Undefined where the browser does not say: on an insecure address, or an old browser. */
export async function askRoom(): Promise<Room | undefined> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return undefined;
  try {
    return roomOf(await navigator.storage.estimate());
  } catch {
    return undefined;
  }
}

/** Asked again when `change` changes. */
export function useRoom(change: string): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    let live = true;
    void askRoom().then((answer) => live && setRoom(answer));
    return () => {
      live = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is asked anew, with nothing of it in the question
  }, [change]);
  return room;
}
