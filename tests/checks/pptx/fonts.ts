/**
 * Gives the deck's fonts to programs that know only installed ones (LibreOffice, for one): the complete files that a
 * person installs, since two files of one family hide each other. Development and continuous integration only.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { FontFamily } from '../../../src/shared/domain/options.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';

const require = createRequire(import.meta.url);

/** Regular and bold of the seven families. */
export const DECK_FONTS: readonly string[] = [
  require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  require.resolve('@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  require.resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf'),
  require.resolve('@expo-google-fonts/prompt/400Regular/Prompt_400Regular.ttf'),
  require.resolve('@expo-google-fonts/prompt/700Bold/Prompt_700Bold.ttf'),
  require.resolve('@expo-google-fonts/kanit/400Regular/Kanit_400Regular.ttf'),
  require.resolve('@expo-google-fonts/kanit/700Bold/Kanit_700Bold.ttf'),
];

/** The complete file of a face, as the product loads it. */
export async function wholeFont(family: FontFamily, weight: FontWeight): Promise<ArrayBuffer> {
  const name = `${family.replaceAll(' ', '')}_${weight === 400 ? '400Regular' : '700Bold'}.ttf`;
  const path = DECK_FONTS.find((each) => basename(each) === name);
  if (path === undefined) throw new Error(`There is no file of ${family} ${weight}.`);
  return Uint8Array.from(await readFile(path)).buffer;
}

/** Installs the seven families for the current user. Returns how many files were new. */
export function installFonts(folder = join(homedir(), '.fonts', 'palmleaf')): number {
  mkdirSync(folder, { recursive: true });
  let added = 0;
  for (const file of DECK_FONTS) {
    const target = join(folder, basename(file));
    const font = readFileSync(file);
    if (existsSync(target) && readFileSync(target).equals(font)) continue;
    // Whole or not there, for tests that run side by side.
    writeFileSync(`${target}.${process.pid}`, font);
    renameSync(`${target}.${process.pid}`, target);
    added += 1;
  }
  if (added > 0) execFileSync('fc-cache', ['-f', folder]);
  return added;
}
