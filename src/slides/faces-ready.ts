/** The faces of a deck, loaded before its thumbnails are drawn: text set without them would all be set a second time. */
import type { FontFamily } from '../shared/domain/options.ts';
import type { SceneTheme } from '../shared/scene/theme.ts';

/** A thumbnail that waits longer than this, ms, is drawn without: its text comes when its faces do. */
const LONGEST_WAIT_MS = 1000;
const WEIGHTS = [400, 700] as const;

const known = new Map<string, Promise<void>>();

/** Regular and bold. One letter asks for the files that have its script. Never rejects: what cannot be had is not waited for. */
async function load(family: FontFamily, letter: string): Promise<void> {
  await Promise.allSettled(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em 'Deck ${family}'`, letter)),
  );
}

function loadOnce(family: FontFamily, letter: string): Promise<void> {
  const key = `${family} ${letter}`;
  const faces = known.get(key) ?? load(family, letter);
  known.set(key, faces);
  return faces;
}

/**
 * Loads the Latin faces that a deck will be drawn in, while it is still laid out: a face that comes later has the browser
 * lay out all that is on the screen by then.
 */
export const loadFaces = (family: FontFamily): void => void loadOnce(family, 'a');

/** Resolves when a deck's faces are at hand. */
export async function facesReady({ family, thaiFamily }: SceneTheme, thai: boolean): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const faces = [loadOnce(family, 'a'), ...(thai ? [loadOnce(thaiFamily, 'ก')] : [])];
  await Promise.race([Promise.all(faces), waited]);
}
