/**
 * Writes the first view into `index.html`: the landing screen as markup, the faces that it is set in, and the script
 * that runs before the first paint. While developing, that script alone.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const BEFORE_PAINT = '/before-paint.ts';
const MARK = '<!-- before-paint -->';
const ROOT = '<div id="root"></div>';
/** The faces of the headline and of the text under it. */
const FACES = [/\/prompt-latin-600-normal-[^/]*\.woff2$/, /\/inter-latin-400-normal-[^/]*\.woff2$/];
/** A screen's own module, by the name of its view. */
const SCREEN = /\/src\/screens\/([^/]+)\/index\.tsx$/;

/** @returns {import('vite').Plugin} */
export function firstView() {
  let beforePaint = '';
  return {
    name: 'first-view',
    enforce: 'pre',
    // The development server fetches each module by itself: there is nothing to fetch ahead.
    config: (_config, { command }) => (command === 'serve' ? { define: { __SCREEN_FILES__: '{}' } } : {}),
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const source = await beforePaintScript(screenFiles(bundle));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        beforePaint = `assets/before-paint-${hash}.js`;
        this.emitFile({ type: 'asset', fileName: beforePaint, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined)
          return replaced(html, MARK, `<script type="module" src="${BEFORE_PAINT}"></script>`);
        const head = [`<script src="/${beforePaint}"></script>`, ...facePreloads(Object.keys(bundle))];
        return replaced(
          replaced(html, MARK, head.join('\n    ')),
          ROOT,
          ROOT.replace('><', `>${await landingMarkup()}<`),
        );
      },
    },
  };
}

/** @param {string} text @param {string} part @param {string} by */
function replaced(text, part, by) {
  if (!text.includes(part)) throw new Error(`index.html has no ${part}`);
  return text.replace(part, () => by);
}

/** @param {string[]} files names in the build */
const facePreloads = (files) =>
  FACES.map((face) => {
    const file = files.find((name) => face.test(`/${name}`));
    if (file === undefined) throw new Error(`The build has no file for ${face}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`;
  });

/**
 * The files that each screen needs beside those that `index.html` names.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {Record<string, string[]>} by view
 */
function screenFiles(bundle) {
  /** @type {Record<string, string[]>} */
  const files = {};
  const start = new Set(Object.values(bundle).flatMap((file) => (isEntry(file) ? needed(bundle, file) : [])));
  for (const file of Object.values(bundle)) {
    const view = file.type === 'chunk' && SCREEN.exec(file.facadeModuleId ?? '')?.[1];
    if (view) files[view] = needed(bundle, file).filter((name) => !start.has(name));
  }
  return files;
}

/** @param {import('vite').Rolldown.OutputBundle[string]} file */
const isEntry = (file) => file.type === 'chunk' && file.isEntry;

/**
 * A chunk, what it imports before it runs, and their style sheets, as addresses.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {import('vite').Rolldown.OutputBundle[string]} file
 * @param {Set<string>} [found]
 */
function needed(bundle, file, found = new Set()) {
  if (file.type !== 'chunk' || found.has(`/${file.fileName}`)) return [...found];
  found.add(`/${file.fileName}`);
  for (const sheet of file.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`);
  for (const name of file.imports) {
    const imported = bundle[name];
    if (imported !== undefined) needed(bundle, imported, found);
  }
  return [...found];
}

/** @param {Record<string, string[]>} files */
async function beforePaintScript(files) {
  const result = await build({
    configFile: false,
    root: SOURCES,
    publicDir: false,
    logLevel: 'warn',
    define: { __SCREEN_FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${SOURCES}before-paint.ts`,
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output))
    throw new Error('The script before the first paint was not built');
  return output.output[0].code;
}

/** The landing screen, drawn by the page's own components. */
async function landingMarkup() {
  const server = await createServer({
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    /** @type {{ landingMarkup?: () => Promise<string> }} */
    const module = await server.ssrLoadModule('/prerender.tsx');
    const markup = (await module.landingMarkup?.()) ?? '';
    if (markup === '') throw new Error('The first view is empty.');
    // The policy allows neither, and the first paint would differ from what the page draws.
    const forbidden = /<script|\sstyle=/.exec(markup);
    if (forbidden !== null)
      throw new Error(`The first view holds ${forbidden[0].trim()}, which the policy forbids.`);
    return markup;
  } finally {
    await server.close();
  }
}
