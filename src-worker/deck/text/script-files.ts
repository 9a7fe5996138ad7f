/** Where the files of the scripts' faces are: some hundred assets of the build, none of them stored before a text needs it. */
import { faceFileName, type FaceName } from './fonts.ts';

const addresses: Record<string, string> = import.meta.glob(
  [
    '../../../node_modules/@fontsource/noto-sans-{sc,jp,kr}/files/noto-sans-{sc,jp,kr}-[0-9]*-{400,700}-normal.woff',
    '../../../node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-400-normal.woff',
    '../../../node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
    '../../../node_modules/@fontsource/noto-sans-{arabic,hebrew,devanagari,bengali,tamil,lao,khmer,myanmar,armenian,georgian}/files/*-{arabic,hebrew,devanagari,bengali,tamil,lao,khmer,myanmar,armenian,georgian}-{400,700}-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Undefined for a face that is not part of the build. */
export const scriptFileAddress = (name: FaceName): string | undefined => byName.get(faceFileName(name));
