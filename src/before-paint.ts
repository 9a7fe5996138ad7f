/**
 * Runs before the first paint, as a small file of its own, since the page's policy allows no inline script: shows the
 * theme, and sees to it that `index.html`, which answers every address, shows the landing screen at its address alone.
 */
import { viewOf } from './screen-kit/views.ts';
import { showsFirstView } from './app/first-view.ts';
import { hasMirroredWork } from './state/has-work.ts';
import { showTheme, themeChoice } from './components/theme.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}
/** The files of each screen, by view; written by the build. */
declare const __SCREEN_FILES__: Readonly<Record<string, readonly string[]>>;

/** Fetches a screen's files, so that none waits for another one to ask for it. */
function fetchScreen(view: string): void {
  for (const file of __SCREEN_FILES__[view] ?? []) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else {
      link.rel = 'modulepreload';
    }
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** The device asks for few bytes. */
const savesData = (): boolean => navigator.connection?.saveData === true;

/** Calls back when the page has loaded and has nothing else to do. */
function whenIdle(work: () => void): void {
  addEventListener('load', () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
    else setTimeout(work, 1000);
  });
}

const { pathname, search } = location;
const page = document.documentElement;
showTheme(themeChoice());
if (showsFirstView(pathname, search)) {
  if (hasMirroredWork(() => localStorage)) page.dataset['returning'] = '';
  // Where most people go next.
  if (!savesData()) whenIdle(() => fetchScreen('wizard'));
} else {
  page.dataset['elsewhere'] = '';
  fetchScreen(viewOf(pathname, search).view);
}
