/** What fonts add to a PowerPoint file that carries them: regular and bold of a family, compressed as the file is. */
import type { FontFamily } from './options.ts';

/** Bytes of both faces. A test reads the fonts and holds these to them. */
const SIZES: Readonly<Record<FontFamily, number>> = {
  Roboto: 193_000,
  Inter: 340_000,
  'Open Sans': 159_000,
  'Noto Sans Thai': 57_000,
  Sarabun: 87_000,
  Prompt: 140_000,
  Kanit: 141_000,
};

/** Bytes that the families add, each once. */
export const fontsSize = (families: readonly FontFamily[]): number =>
  [...new Set(families)].reduce((sum, family) => sum + SIZES[family], 0);
