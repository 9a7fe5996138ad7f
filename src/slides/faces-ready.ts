/** The faces of a deck, loaded before its thumbnails are drawn: text set without them would all be set a second time. */
import type { SceneTheme } from '../shared/scene/theme.ts';

/** A thumbnail that waits longer than this, ms, is drawn without: its text comes when its faces do. */
const LONGEST_WAIT_MS = 1000;
const WEIGHTS = [400, 700] as const;

const known = new Map<string, Promise<void>>();

/** One letter asks for the file that has its script. Never rejects: a face that cannot be had is not waited for. */
async function load({ family, thaiFamily }: SceneTheme, thai: boolean): Promise<void> {
  const asked = (name: string, letter: string): Promise<unknown>[] =>
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em 'Deck ${name}'`, letter));
  const loaded = [...asked(family, 'a'), ...(thai ? asked(thaiFamily, 'ก') : [])];
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(loaded), waited]);
}

/** Resolves when a deck's faces are at hand, once for each pair of families. */
export function facesReady(theme: SceneTheme, thai: boolean): Promise<void> {
  const key = `${theme.family} ${theme.thaiFamily} ${thai}`;
  const faces = known.get(key) ?? load(theme, thai);
  known.set(key, faces);
  return faces;
}
