import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { firstView } from './.scripts/first-view.mjs';
import { licences } from './.scripts/licences.mjs';
import { policy } from './.scripts/policy.mjs';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const notices = licences(at('.'));
/** The bundler's remarks on the time of its own plugins tell nobody here anything. */
const checks = { pluginTimings: false };
/** Test files side by side. The test runner itself would leave one core unused: of two, half of the machine. */
const side = { maxWorkers: '100%' };
/** Far more than any unit test takes, ms: a busy machine is no fault. */
const PATIENT = { testTimeout: 30_000, hookTimeout: 60_000 };
/** Files that take minutes, the longest first: one that is begun last would run alone while the other core waits. */
const LONGEST = [
  'e2e/accessibility', 'e2e/ten-edits', 'e2e/reach', 'e2e/main-job', 'e2e/sharpen', 'e2e/editing', 'e2e/share', 'e2e/copies',
  'e2e/outcome', 'e2e/persistence', 'integration/pptx-fidelity', 'integration/hostile', 'integration/agency',
  'planner/any-words', 'deck/fields', 'pptx/every-deck', 'data/conditions',
].map((name) => `/${name}.test.ts`); // prettier-ignore
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it sorts no array in place
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
/** Unit tests of what answers are read as, planned, worded, drawn and written to files. Fonts that are loaded once are stood in for alone. */
const PURE = ['{checks,engines,export,shared,understanding}/**/*', 'deck/**/!(font-files)'].map(
  (files) => `tests/unit/${files}.test.{ts,tsx}`,
);
/** Faces of the scripts that the deck's families lack, in their packages. */
const SCRIPT_FILES = /@fontsource\/noto-(?!sans-thai\/)/;

export default defineConfig({
  root: at('src'),
  publicDir: at('public'),
  cacheDir: at('.cache/vite'),
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with, in one file: many small ones compress worse and wait for a connection.
            { name: 'start', tags: ['$initial'] },
            // The same for the small things that several screens share.
            {
              name: 'parts',
              test: /lucide-react|src\/app\/[^/]*$|src\/components\/(?!Dialog)|src\/copy\/(en\/)?(notices|model)|src\/state\/draft|src\/shared\/domain\/(options|web-address|ids|run-view|arrangement)|src\/screen-kit\/(save-file|use-proposal|use-address-id|use-now|dates)\./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [at('.')] } },
  resolve: {
    // jsPDF would load these to draw web pages and SVG, which nothing here does: 108 kB less to store.
    alias: Object.fromEntries(
      ['html2canvas', 'canvg', 'dompurify'].map((name) => [name, at('src-worker/export/pdf/unused-part.ts')]),
    ),
  },
  worker: {
    format: 'es',
    plugins: () => [notices.worker()],
    rolldownOptions: {
      checks,
      output: {
        assetFileNames: ({ originalFileNames: [file = ''] }) =>
          `assets/${SCRIPT_FILES.test(file) ? 'scripts/' : ''}[name]-[hash][extname]`,
        codeSplitting: {
          // What the worker starts with and its lazy parts share, in one file: many small ones compress worse, and
          // the start has a budget.
          groups: [
            {
              name: 'rules',
              test: /src\/shared\/domain\/(section|options|messages|pages|limits|questionnaire|real-data|slide-filter|section-status|run|run-reducer|run-view)\.ts|src\/shared\/contract\/model\.ts|node_modules\/(comlink|idb)\/|src-worker\/(time|runs\/lock|runs\/identity|api\/answer|api\/inputs|api\/context|api\/drafts|api\/run-lists|store\/(records|store|storage|transactions|lists|connection|migrations)|runs\/(ledger|runner|waiting)|api\/(events|device|removal|deck|proposals)|services\/(session|once-reached)|engines\/load)\.ts/,
            },
          ],
        },
      },
    },
  },
  test: {
    root: at('.'),
    sequence: { sequencer: LongestFirst },
    // Styles are nothing to a test, but for those that a file is made of.
    css: { include: [/\.css\?raw$/] },
    projects: [
      // Functions alone, which nothing but their arguments decides: their modules are loaded once for many files.
      {
        extends: true,
        test: { ...side, ...PATIENT, name: 'unit', include: PURE, isolate: false },
      },
      // Everything else, each file in a world of its own: some stand in for a browser's parts.
      {
        extends: true,
        test: {
          ...side,
          ...PATIENT,
          name: 'unit-alone',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: PURE,
        },
      },
      {
        extends: true,
        test: {
          ...side,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // Every simulated history, by `npm run test:simulation` alone; the integration tests take a sample.
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/integration/simulation/*.simulation.ts'],
          testTimeout: 3_600_000,
        },
      },
      // Sizes and ratios, by `npm run bench` alone: times on shared machines are no test.
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...side,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Reloads, dead networks, killed workers: the built product and the reference service.
      {
        extends: true,
        test: {
          ...side,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    firstView(),
    policy(at('public/_headers')),
    notices.page(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      // The root manifest is the source; a link to it would be rewritten into /assets/ and lose its scope.
      manifest: JSON.parse(readFileSync(at('manifest.webmanifest'), 'utf8')),
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff,woff2,wasm,svg,png,webp,json,txt}'],
        // The planner with its learnt models is two and a half million bytes, compressed 1.1.
        maximumFileSizeToCacheInBytes: 2_750_000,
        // Pictures for a store or the install dialog alone.
        // Faces of scripts that few decks need, and the lists of their files, are stored once one has needed them.
        globIgnores: [
          'config.json',
          'assets/404.html',
          'screenshots/**',
          'assets/scripts/**',
          'assets/{unicode,script-files}-*.js',
          // A part of the service worker itself, which the browser keeps with it.
          'share-target.js',
        ],
        navigateFallback: '/index.html',
        importScripts: ['/share-target.js'],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/(scripts\/|unicode-|script-files-)/,
            handler: 'CacheFirst',
            // Where the worker puts what it has fetched (deck/text/font-files).
            options: { cacheName: 'script-faces' },
          },
        ],
      },
    }),
  ],
});
