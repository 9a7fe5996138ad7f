/**
 * Gives the deck's fonts to programs that know only installed ones (LibreOffice, for one): the packaged WOFF files,
 * unpacked to TrueType in a folder of the user's fonts. Development and continuous integration only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { mergeFonts, writeTables } from './merge-fonts.ts';

const PACKAGES = fileURLToPath(new URL('../../../node_modules/@fontsource/', import.meta.url));
const FAMILIES = ['roboto', 'inter', 'open-sans', 'noto-sans-thai', 'sarabun', 'prompt', 'kanit'] as const;

/** WOFF 1 is a TrueType file whose tables are each deflated. */
function woffToTtf(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x77_4f_46_46) throw new Error('This is not a WOFF font.');
  const count = view.getUint16(12);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const at = 44 + index * 20;
    const offset = view.getUint32(at + 4);
    const packed = woff.subarray(offset, offset + view.getUint32(at + 8));
    const isPacked = packed.length < view.getUint32(at + 12);
    tables.set(String.fromCharCode(...woff.subarray(at, at + 4)), isPacked ? inflateSync(packed) : packed);
  }
  return writeTables(tables);
}

const WEIGHTS = [400, 700] as const;

/** Installs the seven families for the current user. Returns how many files were new. */
export function installFonts(folder = join(homedir(), '.fonts', 'deck')): number {
  mkdirSync(folder, { recursive: true });
  let added = 0;
  for (const family of FAMILIES) {
    for (const weight of WEIGHTS) {
      const target = join(folder, `${family}-${weight}.ttf`);
      if (existsSync(target)) continue;
      const subset = (name: string): Uint8Array | undefined => {
        const path = join(PACKAGES, family, 'files', `${family}-${name}-${weight}-normal.woff`);
        return existsSync(path) ? woffToTtf(readFileSync(path)) : undefined;
      };
      const latin = subset('latin');
      const thai = subset('thai');
      if (!latin) throw new Error(`The package of ${family} has no Latin file of weight ${weight}.`);
      // ≤ and ≥ of Roboto are in a file of their own.
      const math = subset('math');
      const full = math ? mergeFonts(latin, math) : latin;
      writeFileSync(target, thai ? mergeFonts(thai, full) : full);
      added += 1;
    }
  }
  if (added > 0) execFileSync('fc-cache', ['-f', folder]);
  return added;
}
