/**
 * Checks that what people write is read in one place: no expression outside the reading layer looks for a number, a currency,
 * a month or a denial. Expressions of other things (a file's format, CSS, an address) are allowed by file, each with its reason.
 *
 *   node .scripts/check-readings.mjs [folder]   the folder that holds src/ and src-worker/ (default: this one)
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Where readings are made. */
const LAYER = ['src/shared/reading/', 'src-worker/understanding/'];

/** What an expression looks for, by its source. */
const LOOKS_FOR = /** @type {const} */ ([
  [
    'a number',
    /\\d[+*]?(?:\[[^\]]*[.,][^\]]*\]|\(\?:\[?\\?[.,])|\[\\d[.,][^\]]*\]|\[[.,]\\?\\d\]|\\p\{Nd\}\[?[^\]]*[.,]/u,
  ],
  ['a currency', /[£€฿₹₱]|\[[^\]]*\$[^\]]*\]|\\\$\\?s?\??\\d|บาท|\b(?:baht|THB|USD|EUR|GBP)\b/u],
  [
    'a month',
    /\b(?:jan(?:uary)?|feb(?:ruary)?|apr(?:il)?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[|)(]|มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา/iu,
  ],
  // As an alternative of its own: 'no sales' and 'ไม่กรอก' within a list of topics are names of topics.
  [
    'a denial',
    /(?:^\^?|[(|>])(?:\\b|\(\?:)?(?:nott?\??|no|never|don['’[\]]*t|do not|cannot|none|ไม่|ห้าม|อย่า|มิได้)(?:\\b)?(?:[|)]|$)/iu,
  ],
]);

const OWN = 'figures that the product has written itself, in its own form';
const OUTPUT = 'JSON and prose as a model wrote them';
const SERVICE = 'errors, addresses and sizes as services tell them';
const NAMES = 'words that begin or make up a name, of which a denial is one';
/** @type {Readonly<Record<string, string>>} Files whose expressions read something else, each with what it is. */
export const ALLOWED = {
  'src/screens/edit/bare-texts.ts': OWN,
  'src/screens/proposal/use-assumptions.ts': 'the field of one number',
  'src/screens/wizard/readings/NumberInput.tsx': 'the field of one number',
  'src/shared/domain/editing/figures.ts': OWN,
  'src/shared/domain/editing/lists.ts': OWN,
  'src/shared/domain/escape-reg-exp.ts': 'the marks of an expression',
  'src/shared/domain/normalise-values.ts': 'numbers of a stored answer or of a file',
  'src/shared/domain/audit/guards/words.ts': 'telephone numbers',
  'src/shared/scene/chart/value-format.ts': OWN,
  'src-worker/deck/appendix.ts': OWN,
  'src-worker/deck/kit/figures.ts': OWN,
  'src-worker/deck/kit/words.ts': OWN,
  'src-worker/deck/pages/audience-mapping.ts': 'cells of a table that an engine wrote',
  'src-worker/deck/pages/content-pillars.ts': OWN,
  'src-worker/deck/pages/market-parts.ts': OWN,
  'src-worker/deck/text/line-break.ts': 'where a line may break',
  'src-worker/engines/model/connection.ts': SERVICE,
  'src-worker/engines/model/refusals.ts': SERVICE,
  'src-worker/engines/model/window.ts': SERVICE,
  'src-worker/engines/planner/text.ts': NAMES,
  'src-worker/engines/planner/plan/keywords.ts': NAMES,
  'src-worker/export/pptx/chart/own-texts.ts': OWN,
  'src-worker/services/clean-output/loose.ts': OUTPUT,
  'src-worker/services/clean-output/quotes.ts': OUTPUT,
  'src-worker/services/clean-output/text.ts': OUTPUT,
  'src-worker/services/documents/number-format.ts': 'number formats of a spreadsheet',
  'src-worker/store/records.ts': 'versions of stored records',
};

/** The sources of all expressions of a file: literals, and texts that one is built from. @param {string} file @param {string} source */
function expressionsOf(file, source) {
  /** @type {{ at: number, text: string }[]} */
  const found = [];
  /** @param {import('oxc-parser').Node | null | undefined} node */
  const texts = (node) => {
    if (!node) return;
    if (node.type === 'Literal' && typeof node.value === 'string')
      found.push({ at: node.start, text: node.value });
    if (node.type === 'TemplateLiteral')
      for (const part of node.quasis)
        found.push({ at: node.start, text: part.value.cooked ?? part.value.raw });
    if (node.type === 'TaggedTemplateExpression')
      for (const part of node.quasi.quasis) found.push({ at: node.start, text: part.value.raw });
    if (node.type === 'BinaryExpression') {
      texts(node.left);
      texts(node.right);
    }
  };
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} node */
  const built = ({ callee, arguments: [pattern] }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') texts(pattern);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) found.push({ at: node.start, text: node.regex.pattern });
    },
    NewExpression: built,
    CallExpression: built,
  }).visit(parseSync(file, source).program);
  return found;
}

/**
 * What a source looks for that the reading layer alone may, each as 'file:line: a month: pattern'.
 * @param {string} file @param {string} source @returns {string[]}
 */
export function readingsIn(file, source) {
  if (LAYER.some((folder) => file.startsWith(folder))) return [];
  return expressionsOf(file, source).flatMap(({ at, text }) => {
    const what = LOOKS_FOR.find(([, pattern]) => pattern.test(text))?.[0];
    if (what === undefined) return [];
    return [`${file}:${source.slice(0, at).split('\n').length}: ${what}: ${text.slice(0, 100)}`];
  });
}

/** @param {string} root @returns {{ offences: string[], unused: string[], files: number }} */
export function checkReadings(root) {
  const files = ['src', 'src-worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );
  const found = files.map((file) => ({
    file,
    told: readingsIn(file, readFileSync(join(root, file), 'utf8')),
  }));
  return {
    offences: found.flatMap(({ file, told }) => (file in ALLOWED ? [] : told)),
    // An allowance that nothing needs any more is taken away.
    unused: Object.keys(ALLOWED).filter(
      (name) => !found.some(({ file, told }) => file === name && told.length > 0),
    ),
    files: files.length,
  };
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const { offences, unused, files } = checkReadings(process.argv[2] ?? '.');
  for (const offence of offences)
    process.stderr.write(`${offence}\n  is read by src/shared/reading or src-worker/understanding\n`);
  for (const file of unused) process.stderr.write(`${file}\n  is allowed what it does not look for\n`);
  process.stdout.write(`${files} files, ${offences.length} expressions that read what people write\n`);
  if (offences.length + unused.length > 0) process.exit(1);
}
