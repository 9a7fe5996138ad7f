/** Complete font files, for files that carry their fonts: fetched when the first one is asked for, and kept for offline use. */
import type { FontFamily } from '../../../src/shared/domain/options.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';
import { ToldError } from '../../told-error.ts';

const addresses: Record<string, string> = import.meta.glob(
  [
    '../../../node_modules/@expo-google-fonts/{roboto,inter,open-sans,noto-sans-thai,sarabun,prompt,kanit}/{400Regular,700Bold}/*_{400Regular,700Bold}.ttf',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);
const STORE = 'whole-fonts';

const fileName = (family: FontFamily, weight: FontWeight): string =>
  `${family.replaceAll(' ', '')}_${weight === 400 ? '400Regular' : '700Bold'}.ttf`;

/** Where the browser forbids to keep anything, it is fetched again. */
const store = async (): Promise<Cache | undefined> => globalThis.caches?.open(STORE).catch(() => undefined);

/** Files of other builds are no longer asked for. */
async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  const known = new Set([...byName.values()].map((each) => new URL(each, location.href).href));
  for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
  await cache.put(address, response);
}

/** Rejects with a reason for a person when the font cannot be had. */
export async function loadWholeFont(family: FontFamily, weight: FontWeight): Promise<ArrayBuffer> {
  const address = byName.get(fileName(family, weight));
  if (address === undefined) throw new Error(`The font ${family} ${weight} is not part of this build.`);
  const cache = await store();
  const kept = await cache?.match(address);
  if (kept) return kept.arrayBuffer();
  const response = await fetch(address).catch((cause: unknown) => {
    throw new ToldError({ code: 'font-missing', family }, { cause });
  });
  if (!response.ok) throw new ToldError({ code: 'font-missing', family });
  const copy = response.clone();
  // A full device keeps nothing, and the file is made all the same.
  if (cache) await keep(cache, address, copy).catch(() => undefined);
  return response.arrayBuffer();
}
