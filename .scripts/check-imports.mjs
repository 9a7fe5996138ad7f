/**
 * Checks who may import whom. Each rule carries its reason, printed with the offence.
 *
 *   node .scripts/check-imports.mjs [folder]   the folder that holds src/ and src-worker/ (default: this one)
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Rule
 * @property {RegExp} from files it governs
 * @property {RegExp} to paths (from the checked folder) or package names they may not import
 * @property {RegExp} [except] files it does not govern
 * @property {string} reason
 */

/** @type {Rule[]} */
export const RULES = [
  {
    from: /^src\//,
    to: /^src-worker\//,
    except: /^src\/worker-client\//,
    reason: 'The page never imports the worker: they share src/shared and talk through the contract.',
  },
  {
    from: /^src-worker\//,
    to: /^src\/(?!shared\/)/,
    reason: 'The worker never imports the page: a worker has no document.',
  },
  {
    from: /^src\/shared\//,
    to: /^src\/(?!shared\/)|^src-worker\//,
    reason: 'Shared code belongs to both sides, so it may import neither.',
  },
  {
    from: /^src\/shared\/domain\//,
    to: /^src\/shared\/(scene|contract)\//,
    reason: 'Direction: domain <- scene <- contract.',
  },
  {
    from: /^src\/shared\/reading\//,
    to: /^(?!src\/shared\/reading\/)/,
    reason: 'Reading is the ground of both sides: it imports nothing, so that everything may read with it.',
  },
  {
    from: /^src\/shared\/scene\//,
    to: /^src\/shared\/contract\//,
    reason: 'Direction: domain <- scene <- contract.',
  },
  {
    from: /^src\/shared\//,
    to: /^(?!zod(\/|$)|src\/|src-worker\/)/,
    reason: 'Shared code uses zod and nothing else: it is in both bundles.',
  },
  {
    from: /^src\/components\//,
    to: /^src\/(screens|slides|state|worker-client|app|shared)\//,
    reason: 'The interface kit knows nothing of proposals.',
  },
  {
    from: /^src\/slides\//,
    to: /^src\/(screens|state|worker-client|app)\//,
    reason: 'The slide renderer draws a scene and asks nobody for anything.',
  },
  {
    from: /^src\/(screens|screen-kit|components|slides|state|worker-client|copy)\//,
    to: /^src\/app\//,
    reason: 'The composition imports the parts, not the other way round.',
  },
  {
    from: /^src\/(screen-kit|components|slides|state|worker-client|copy)\//,
    to: /^src\/screens\//,
    reason: 'A screen stands on the kit, not the other way round.',
  },
  {
    from: /^src\/(components|slides|state|worker-client|copy)\//,
    to: /^src\/screen-kit\//,
    reason: 'The kit of the screens stands on the parts, not the other way round.',
  },
  {
    from: /^src\/(state|worker-client|copy)\//,
    to: /^src\/(screens|components)\//,
    reason: 'What is shown depends on the state, not the other way round.',
  },
  {
    from: /^src-worker\/(?!store\/)/,
    to: /^idb$/,
    reason: 'Only the store opens the database: one healing access point.',
  },
  {
    from: /^src-worker\/(?!export\/pptx\/)/,
    to: /^pptxgenjs$/,
    reason: 'Only the PowerPoint export knows its library.',
  },
  { from: /^src-worker\/(?!export\/pdf\/)/, to: /^jspdf$/, reason: 'Only the PDF export knows its library.' },
  {
    from: /^src\//,
    to: /^(idb|pptxgenjs|jspdf|harfbuzzjs)$/,
    reason: 'Storing, computing and file building happen in the worker.',
  },
  {
    from: /^src-worker\//,
    to: /^(react|react-dom|zustand|react-router)(\/|$)/,
    reason: 'The worker draws nothing.',
  },
  {
    from: /^src-worker\/runs\/(channel|stand-by)\.ts$/,
    to: /^src-worker\/runs\/lock\.ts$/,
    reason: 'The lock loads what waits for it; both speak over the channel, which knows neither.',
  },
  {
    from: /^src-worker\/services\/documents\/(?!index\.ts)/,
    to: /^src-worker\/services\/documents\/index\.ts$/,
    reason: 'A reader of one kind of file knows nothing of who chose it.',
  },
  {
    from: /^src-worker\/understanding\//,
    to: /^src-worker\/(?!understanding\/)/,
    reason:
      'What a client wrote is understood before anything is made of it: extraction and engines stand on it.',
  },
  {
    from: /^src-worker\/services\//,
    to: /^src-worker\/engines\//,
    reason: 'Engines call services, not the other way round.',
  },
  {
    from: /^src-worker\/(engines|deck|export)\//,
    to: /^src-worker\/(store|runs|api)\//,
    reason: 'Writing, laying out and exporting are pure: the queue and the API call them.',
  },
];

/** A screen never imports another screen. @param {string} from @param {string} to */
function crossesScreens(from, to) {
  const own = /^src\/screens\/([^/]+)\//.exec(from)?.[1];
  const other = /^src\/screens\/([^/]+)/.exec(to)?.[1];
  return own !== undefined && other !== undefined && own !== other;
}

/**
 * @param {string} root
 * @returns {{ offences: string[], files: number }}
 */
export function checkImports(root) {
  const files = ['src', 'src-worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );
  /** @type {string[]} */
  const offences = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    const { module } = parseSync(file, source);
    const specifiers = [
      ...module.staticImports.map((item) => item.moduleRequest.value),
      ...module.staticExports.flatMap((item) =>
        item.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map((item) =>
        source.slice(item.moduleRequest.start + 1, item.moduleRequest.end - 1),
      ),
      ...[...source.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url/g)].map(
        (match) => match[1] ?? '',
      ),
    ];
    for (const specifier of specifiers) {
      const target = specifier.startsWith('.')
        ? posix.normalize(posix.join(posix.dirname(file), specifier))
        : specifier;
      const reasons = RULES.filter(
        (rule) => rule.from.test(file) && rule.to.test(target) && !rule.except?.test(file),
      ).map((rule) => rule.reason);
      if (crossesScreens(file, target))
        reasons.push(
          'A screen never imports another screen: what they share belongs in components, state or shared.',
        );
      for (const reason of reasons) offences.push(`${file} imports ${target}: ${reason}`);
    }
  }
  return { offences, files: files.length };
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const { offences, files } = checkImports(process.argv[2] ?? '.');
  for (const offence of offences) process.stderr.write(`${offence}\n`);
  process.stdout.write(`${files} files, ${offences.length} forbidden imports\n`);
  if (offences.length > 0) process.exit(1);
}
