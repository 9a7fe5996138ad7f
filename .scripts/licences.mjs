/**
 * Writes `licences.txt` into the build: every package whose code, styles or fonts are in it, with its licence and the
 * notices that stand within its code. A package without a licence text ends the build.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ title: string, licence: string, text: string }} Entry */

/**
 * What no bundle says. By the package that brings it along ('' for the product): names of packages that its maker put
 * into its file, or that a tool writes into the build after bundling.
 * @type {Record<string, readonly string[]>}
 */
export const BROUGHT_ALONG = {
  // The compiler of styles, the service worker's parts, and what loads them.
  '': [
    'tailwindcss',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
    '@trickfilm400/rollup-plugin-off-main-thread',
  ],
  // Its file for browsers holds all of them; the rest of it is in the folder `licences`.
  mammoth: [
    '@xmldom/xmldom',
    'base64-js',
    'dingbat-to-unicode',
    'jszip',
    'lop',
    'option',
    'underscore',
    'xmlbuilder',
  ],
  jszip: ['lie', 'pako', 'readable-stream', 'setimmediate'],
  lie: ['immediate'],
  'readable-stream': [
    'core-util-is',
    'inherits',
    'process-nextick-args',
    'safe-buffer',
    'string_decoder',
    'util-deprecate',
  ],
  'pdfjs-dist': ['core-js'],
};

/** Small helpers that the bundler writes between modules. @type {readonly [RegExp, string][]} */
const HELPERS = [
  [/^\0vite\//, 'vite'],
  [/^\0rolldown\//, 'rolldown'],
];

/** Texts of what comes without a package: its title, its licence, an empty line, the text. */
const FURTHER = join(import.meta.dirname, 'licences');

const TEXT = /^(licen[cs]e|copying|notice)/i;

/** The folder of the package that a file belongs to. @param {string} file */
const packageOf = (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];

/** The folder of a package, as Node.js finds it from another folder; with '/' on Windows too. @param {string} name @param {string} from */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found.replaceAll('\\', '/');
    if (folder === dirname(folder)) throw new Error(`${name} is in the build, but not in node_modules.`);
  }
}

/** Comments that ask to be kept. @param {string} code @returns {string[]} */
export function noticesIn(code) {
  return [...code.matchAll(/\/\*[\s\S]*?\*\//g)]
    .map(([comment]) => comment)
    .filter((comment) => /^\/\*!|@licen[cs]e|@licstart|@preserve|copyright \(c\)/i.test(comment));
}

/** Texts of a folder: its licences and notices. @param {string} folder @returns {string[]} */
const textsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => TEXT.test(file))
        .toSorted()
        // Vite appends what its own bundle holds, none of which is in the product.
        .map((file) => readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled')[0] ?? '')
    : [];

/**
 * @param {string} folder of the package @param {ReadonlySet<string>} files of it that are in the build
 * @returns {Entry & { name: string }}
 */
function entryOf(folder, files) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const own = [...textsIn(folder), ...textsIn(join(folder, 'wasm'))];
  // Its maker left it out of the package; then it is kept here.
  if (own.length === 0) own.push(...keptText(name));
  if (own.length === 0)
    throw new Error(`${name} is in the build, but has no licence text. Add it to .scripts/licences.`);
  const notices = new Set([...files].flatMap((file) => noticesIn(readFileSync(file, 'utf8'))));
  const texts = notices.size === 0 ? own : [...own, 'Notices within its code:', ...notices];
  return {
    name,
    title: `${name} ${version}`,
    licence: String(license),
    text: texts.map((text) => text.trim()).join('\n\n'),
  };
}

/** @param {string} file @returns {Entry} */
function furtherEntry(file) {
  const [title = '', licence = '', , ...text] = readFileSync(join(FURTHER, file), 'utf8').split('\n');
  return { title, licence, text: text.join('\n').trim() };
}
/** The text for a package that brings none, in a file of its name. @param {string} name @returns {string[]} */
const keptText = (name) =>
  existsSync(join(FURTHER, `${name}.txt`)) ? [furtherEntry(`${name}.txt`).text] : [];

/** @param {ReadonlySet<string>} packages names of those that have an entry @returns {Entry[]} */
const furtherEntries = (packages) =>
  readdirSync(FURTHER)
    .map(furtherEntry)
    .filter(({ title }) => !packages.has(title));

const LINE = '='.repeat(80);

/** @param {readonly Entry[]} entries */
function written(entries) {
  const sorted = entries.toSorted((a, b) =>
    a.title.replace('@', '').localeCompare(b.title.replace('@', ''), 'en'),
  );
  const parts = sorted.map(
    ({ title, licence, text }) => `${LINE}\n${title}\n${licence}\n${LINE}\n\n${text}\n`,
  );
  // The mark at the start tells every browser that this is UTF-8, whatever a host says of text files.
  return `\uFEFFLicences and notices\n\nThis product contains work of others. Each stands below with its licence and its notices.\n\n${parts.join('\n')}`;
}

/**
 * @param {string} root the folder whose node_modules holds the product's packages
 * @returns {{ page: () => Plugin, worker: () => Plugin }} for the page's plugins and for those of its workers, whose
 *   bundles are finished first
 */
export function licences(root) {
  /** @type {Map<string, Set<string>>} files in the build by the folder of their package */
  const shipped = new Map();
  /** @param {string} folder @param {string} [file] */
  const add = (folder, file) => {
    const files = shipped.get(folder) ?? new Set();
    if (file !== undefined && /\.[cm]?js$/.test(file)) files.add(file);
    shipped.set(folder, files);
  };
  /** @param {string} id of a module or a path of a source */
  const addSource = (id) => {
    const helper = HELPERS.find(([pattern]) => pattern.test(id))?.[1];
    if (helper !== undefined) return add(findPackage(helper, root));
    const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
    const folder = packageOf(file);
    return folder === undefined ? undefined : add(folder, existsSync(file) ? file : undefined);
  };
  const addBroughtAlong = () => {
    for (const name of BROUGHT_ALONG[''] ?? []) add(findPackage(name, root));
    // What is added here may itself bring something along: a Map walks over what joins it on the way.
    for (const folder of shipped.keys()) {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      for (const brought of BROUGHT_ALONG[name] ?? []) add(findPackage(brought, folder));
    }
  };
  /** @param {string} name @param {boolean} writes @returns {Plugin} */
  const plugin = (name, writes) => ({
    name,
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') for (const id of Object.keys(output.modules)) addSource(id);
        else for (const source of output.originalFileNames) addSource(resolve(root, 'src', source));
      }
      if (!writes) return;
      addBroughtAlong();
      const entries = [...shipped].map(([folder, files]) => entryOf(folder, files));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: written([...entries, ...furtherEntries(new Set(entries.map((entry) => entry.name)))]),
      });
    },
  });
  return { page: () => plugin('licences', true), worker: () => plugin('licences-of-workers', false) };
}
