/** A copy that was dropped, chosen, shared, received or opened with the product, on its way to the dialog that looks inside. */
import { create } from 'zustand';
import { navigate } from '../../components/navigation.tsx';
import * as addresses from '../addresses.ts';

export const useOpened = create<{ file: Promise<Blob> | undefined }>(() => ({ file: undefined }));

/** Hands a copy to the dialog, wherever that is. */
export const handOver = (file: Blob): void => useOpened.setState({ file: Promise.resolve(file) });

/** Opens the dialog in Settings. */
export function openCopy(file: Blob): void {
  handOver(file);
  navigate(addresses.openCopy);
}
