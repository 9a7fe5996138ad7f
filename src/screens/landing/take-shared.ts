/** What another app has shared, for the panel of the brief. Loaded when there is something. */
import { navigate } from '../../components/navigation.tsx';
import * as addresses from '../../screen-kit/addresses.ts';
import { isCopy } from '../../screen-kit/archive/is-copy.ts';
import { openCopy } from '../../screen-kit/archive/opened.ts';
import { takeShared } from '../../screen-kit/shared.ts';

/** What waits in the panel from now on: a copy of somebody's work is no brief, and Settings looks inside. */
export interface Given {
  text: string;
  file?: File;
  /** The device could not keep it. */
  isLost?: true;
}

export async function given(): Promise<Given> {
  const { hash } = location;
  // A reload, or a link to the page, shares nothing a second time.
  navigate(addresses.home, { replace: true });
  try {
    const shared = await takeShared(hash);
    if (shared?.file === undefined || !(await isCopy(shared.file))) return shared ?? { text: '' };
    openCopy(shared.file);
    return { text: '' };
  } catch (error) {
    console.warn('What was shared could not be taken over.', error);
    return { text: '', isLost: true };
  }
}
