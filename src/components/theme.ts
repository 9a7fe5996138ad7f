/**
 * Light, dark, or as the device has it. Without React: `before-paint.ts` sets the theme before anything is drawn.
 */

/** What a person chose; 'system' follows the device. Kept under the key 'theme' (specification, section 9). */
export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'theme';
const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The remembered choice; 'system' when there is none or storage is forbidden. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The theme that is shown now. */
function shownTheme(): 'light' | 'dark' {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

const GROUNDS = { light: '#f7f6f2', dark: '#101513' } as const;

/** Shows a theme and tells those who listen. */
export function showTheme(choice: ThemeChoice): void {
  const shown = choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[shown]);
  for (const listener of listeners) listener();
}

/** Remembers and shows a theme. Where storage is forbidden it holds for this page alone. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn('The theme could not be remembered.', error);
  }
  showTheme(choice);
}

/** From light to dark or back. */
export const toggleTheme = (): void => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');

/** Follows the device and the other tabs. Called once at the start; the first theme is shown by then. */
export function watchTheme(): void {
  dark().addEventListener('change', () => showTheme(themeChoice()));
  addEventListener('storage', (event) => {
    if (event.key === KEY) showTheme(themeChoice());
  });
}

/** Calls the listener at each change of the theme; returns what stops it. */
export const onThemeChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
