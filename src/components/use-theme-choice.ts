import { useSyncExternalStore } from 'react';
import { onThemeChange, themeChoice, type ThemeChoice } from './theme.ts';

/** The person's choice of theme, kept current. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(onThemeChange, themeChoice);
