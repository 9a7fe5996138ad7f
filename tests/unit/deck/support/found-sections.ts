/** Sections that the property test has found, each made as small as it can be: drawn in every run since. */
import type { Drawn } from './sound-slides.ts';

export const FOUND: readonly (Drawn & { why: string })[] = [];
