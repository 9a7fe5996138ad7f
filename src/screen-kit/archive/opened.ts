/** A copy that was dropped, chosen or opened with the product, on its way to Settings, which looks inside. */
import { create } from 'zustand';
import { navigate } from '../../components/navigation.tsx';
import * as addresses from '../addresses.ts';

export const useOpened = create<{ file: Promise<File> | undefined }>(() => ({ file: undefined }));

export function openCopy(file: File): void {
  useOpened.setState({ file: Promise.resolve(file) });
  navigate(addresses.openCopy);
}
