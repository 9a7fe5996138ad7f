/** Whether PowerPoint files carry their fonts: chosen once, remembered on this device. */
import { create } from 'zustand';

const KEY = 'pptx-fonts';

/** On unless somebody has switched it off: a file that falls apart is worse than a larger one. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

interface WithFonts {
  on: boolean;
}

export const useWithFonts = create<WithFonts>()(() => ({ on: remembered() }));

/** Where storage is forbidden the choice holds for this page alone. */
export function chooseFonts(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch (error) {
    console.warn('The choice of fonts could not be remembered.', error);
  }
  useWithFonts.setState({ on });
}
