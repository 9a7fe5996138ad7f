/** Machines with other fonts than this one: a configuration of fonts for programs that are started in it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DECK_FONTS } from '../pptx/fonts.ts';

const debian = (...names: readonly string[]): string[] =>
  names.map((name) => `/usr/share/fonts/truetype/${name}.ttf`);

export const SURROUNDINGS = ['the deck’s own', 'Arial’s and a Thai face', 'neither'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** Whole families, regular and bold. Liberation Sans has Arial's widths; DejaVu Sans is wider than any and has no Thai. */
const FILES = {
  'the deck’s own': { files: DECK_FONTS, usual: 'Roboto' },
  'Arial’s and a Thai face': {
    files: debian(
      'liberation/LiberationSans-Regular',
      'liberation/LiberationSans-Bold',
      'tlwg/Loma',
      'tlwg/Loma-Bold',
    ),
    usual: 'Liberation Sans',
  },
  neither: { files: debian('dejavu/DejaVuSans', 'dejavu/DejaVuSans-Bold'), usual: 'DejaVu Sans' },
} as const satisfies Record<
  Surroundings,
  { files: readonly string[]; /** Taken for what is not there. */ usual: string }
>;

const glob = (path: string): string => `<glob>${path}</glob>`;

/** Writes the configuration into `folder`; the environment in which a program finds these fonts and no other. */
export function fontEnvironment(surroundings: Surroundings, folder: string): NodeJS.ProcessEnv {
  const { files, usual } = FILES[surroundings];
  const missing = files.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`These fonts are not on this machine: ${missing.join(', ')}`);
  const folders = [...new Set(files.map((path) => dirname(path)))];
  mkdirSync(folder, { recursive: true });
  const configuration = join(folder, 'fonts.conf');
  writeFileSync(
    configuration,
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
      ...folders.map((path) => `<dir>${path}</dir>`),
      `<cachedir>${join(folder, 'cache')}</cachedir>`,
      // Accepting outweighs rejecting.
      `<selectfont><rejectfont>${folders.map((path) => glob(`${path}/*`)).join('')}</rejectfont>`,
      `<acceptfont>${files.map(glob).join('')}</acceptfont></selectfont>`,
      `<match><edit name="family" mode="append_last"><string>${usual}</string></edit></match>`,
      '</fontconfig>',
    ].join('\n'),
  );
  return { ...process.env, FONTCONFIG_FILE: configuration };
}
