/** Where the worker finds the font files: hashed assets of the build, fetched when a deck first needs them. */
import { ToldError } from '../../told-error.ts';
import { faceFileName, type FontLoader } from './fonts.ts';

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

/** Loads a bundled face; rejects with a reason for a person when it cannot be had. */
export const loadBundledFont: FontLoader = async (family, weight, subset) => {
  const address = byName.get(faceFileName({ family, weight, subset }));
  if (address === undefined)
    throw new Error(`The font ${family} ${weight} (${subset}) is not part of this build.`);
  try {
    const response = await fetch(address);
    if (response.ok) return await response.arrayBuffer();
  } catch (cause) {
    throw new ToldError({ code: 'font-missing', family }, { cause });
  }
  throw new ToldError({ code: 'font-missing', family });
};
