/**
 * Where the worker finds the font files: hashed assets of the build, fetched when a deck first needs them. Those of the
 * deck's families are stored with the product; those of other scripts once a text has needed them.
 */
import { ToldError } from '../../told-error.ts';
import { SCRIPT_FAMILIES, type ScriptFamily } from '../../../src/shared/scene/script-families.ts';
import type { ScriptFace } from '../../../src/shared/scene/theme.ts';
import { faceFileName, type FaceName, type FontLoader } from './fonts.ts';
import { rangeOf } from './scripts.ts';

const addresses: Record<string, string> = import.meta.glob(
  [
    '../../../node_modules/@fontsource/{roboto,inter,open-sans,noto-sans-thai,sarabun,prompt,kanit}/files/*-{latin,latin-ext,vietnamese,thai}-{400,700}-normal.woff',
    '../../../node_modules/@fontsource/roboto/files/roboto-{math,greek,cyrillic}-{400,700}-normal.woff',
  ],
  // Small files would become data addresses, which the policy does not let a worker fetch.
  { query: '?url&no-inline', import: 'default', eager: true },
);

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Where the service worker looks as well (its settings in the build's configuration). */
const KEPT = 'script-faces';
const isScript = (family: string): family is ScriptFamily =>
  SCRIPT_FAMILIES.some((script) => script === family);

const addressOf = async (name: FaceName): Promise<string | undefined> =>
  isScript(name.family)
    ? (await import('./script-files.ts')).scriptFileAddress(name)
    : byName.get(faceFileName(name));

/** Kept from the first time on, also while no service worker is in charge yet. */
async function fetchKept(address: string): Promise<Response> {
  const cache = await caches.open(KEPT).catch(() => undefined);
  const kept = await cache?.match(address);
  if (kept) return kept;
  const response = await fetch(address);
  // Without room it is fetched again next time.
  if (response.ok) await cache?.put(address, response.clone()).catch(() => undefined);
  return response;
}

/** The faces as the page loads them. */
export const scriptFacesOf = async (names: readonly FaceName[]): Promise<ScriptFace[]> => {
  const faces = await Promise.all(
    names.map(async (name): Promise<ScriptFace[]> => {
      const { family, weight } = name;
      const address = await addressOf(name);
      if (!isScript(family) || address === undefined) return [];
      const range = rangeOf(name);
      return [{ family, weight, address, ...(range === undefined ? {} : { range }) }];
    }),
  );
  return faces.flat();
};

/** Loads a bundled face; rejects with a reason for a person when it cannot be had. */
export const loadBundledFont: FontLoader = async (family, weight, subset) => {
  const address = await addressOf({ family, weight, subset });
  if (address === undefined)
    throw new Error(`The font ${family} ${weight} (${subset}) is not part of this build.`);
  try {
    const response = await (isScript(family) ? fetchKept(address) : fetch(address));
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    throw new ToldError({ code: 'font-missing', family }, { cause });
  }
  throw new ToldError({ code: 'font-missing', family });
};
