/**
 * Checks that no sentence for a person is made in the worker or in shared code: a failure carries a code with
 * parameters, and the page words it (`src/copy/…/failures.ts`). Allowed are what speaks to somebody else: an `Error` of
 * the language and the console, both for developers; texts of a deck; and prompts.
 *
 *   node .scripts/check-sentences.mjs [folder]   the folder that holds src/ and src-worker/ (default: this one)
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * Files that hold sentences all the same, with the reason. There, only failures are looked at.
 * @type {readonly { files: RegExp, reason: string }[]}
 */
const SPEAKS = [
  {
    files: /^src-worker\/(?:deck|understanding|engines\/planner)\/(?!index\.ts)/u,
    reason: 'It writes decks.',
  },
  { files: /^src-worker\/export\//u, reason: 'It writes the formats of files, and what stands in them.' },
  {
    files:
      /^src-worker\/engines\/(?:completeness\.ts|model\/(?:prompts\/|(?:index|validate|extract|connection|window)\.ts))/u,
    reason: 'It speaks to a model.',
  },
  { files: /^src-worker\/services\/extraction\//u, reason: 'It knows how clients write.' },
  { files: /^src\/shared\/reading\//u, reason: 'It knows how clients write.' },
  { files: /^src\/shared\/domain\/validation\.ts$/u, reason: 'Rules with the words of the specification.' },
  {
    files: /^src\/shared\/domain\/(?:offer|options|pages|taxonomy-data|normalise(?:-options)?)\.ts$/u,
    reason: 'Names that are stored in answers.',
  },
  { files: /^src\/shared\/domain\/(?:agency|appendix)\.ts$/u, reason: 'Words of decks.' },
  {
    files: /^src\/shared\/(?:scene\/script-families|domain\/embedded-fonts)\.ts$/u,
    reason: 'Names of fonts.',
  },
  { files: /^src-worker\/services\/http-headers\.ts$/u, reason: 'The words of the HTTP standard.' },
  {
    files: /^src-worker\/services\/documents\/(?:html|entities|rtf-lines|rtf-words|number-format)\.ts$/u,
    reason: 'Names of elements and words of formats.',
  },
  { files: /^src-worker\/services\/documents\/email\.ts$/u, reason: 'Marks within the text of a brief.' },
];

/** Properties and parameters that a failure, a status or a page's error would be worded in. */
const WORDED = /^(?:message|error|errorMessage|problem|reason|detail|said|text)$/u;
/** Constructors and functions that make a failure. */
const FAILS = /^(?:fail|failed|Refused|ToldError|StorageError|DocumentError)$/u;
/** What they say is for developers. */
const FOR_DEVELOPERS = /^(?:Error|TypeError|RangeError|DOMException|NotLoaded)$/u;

/** @typedef {import('oxc-parser').Node} Node */

/** @param {string} text @param {number} least */
const hasWords = (text, least) =>
  text.split(/\s+/u).filter((word) => /^[‘“'"(]?\p{L}[\p{L}’'-]*[.,:;!?…)’”'"]*$/u.test(word)).length >=
  least;

/** What a literal or a template says; undefined of anything else. @param {Node} node */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  return undefined;
}

/** @param {{ type: string } | null | undefined} node */
const nameOf = (node) => (node?.type === 'Identifier' && 'name' in node ? String(node.name) : '');

/**
 * The sentences of a source, each as 'file:line: text'.
 * @param {string} file @param {string} source @param {boolean} [speaks] it holds sentences that are no failures
 * @returns {string[]}
 */
export function sentences(file, source, speaks = false) {
  /** @type {Set<number>} */
  const starts = new Set();
  /** Constants that developers' errors are made of. @type {Set<string>} */
  const developers = new Set();
  /** @type {{ name: string, node: Node }[]} */
  const constants = [];
  let quiet = 0;

  /** @param {Node | null | undefined} node @param {number} least */
  const look = (node, least) => {
    const text = node ? textOf(node) : undefined;
    if (node && text !== undefined && hasWords(text, least)) starts.add(node.start);
  };
  /** Where words would be: two are enough, and what an exception says is for its authors. @param {Node} node */
  const lookClosely = (node) => {
    look(node, 2);
    if (node.type === 'LogicalExpression') [node.left, node.right].forEach(lookClosely);
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(lookClosely);
    if (node.type === 'MemberExpression' && nameOf(node.property) === 'message')
      if (/^(?:error|cause)$/u.test(nameOf(node.object))) starts.add(node.start);
  };
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} node */
  const isForDevelopers = ({ type, callee }) =>
    type === 'NewExpression'
      ? FOR_DEVELOPERS.test(nameOf(callee))
      : callee.type === 'MemberExpression' && nameOf(callee.object) === 'console';
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} node */
  const enter = (node) => {
    if (isForDevelopers(node)) {
      quiet += 1;
      for (const given of node.arguments) developers.add(nameOf(given));
    } else if (FAILS.test(nameOf(node.callee))) node.arguments.forEach(lookClosely);
  };
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} node */
  const leave = (node) => {
    if (isForDevelopers(node)) quiet -= 1;
  };
  /** @param {Node} node */
  const literal = (node) => {
    if (quiet === 0 && !speaks) look(node, 3);
  };
  new Visitor({
    NewExpression: enter,
    'NewExpression:exit': leave,
    CallExpression: enter,
    'CallExpression:exit': leave,
    Literal: literal,
    TemplateLiteral: literal,
    ObjectExpression: ({ properties }) => {
      const own = properties.filter((one) => one.type === 'Property');
      const isReason = own.some(({ key }) => nameOf(key) === 'code');
      for (const { key, value } of own)
        if (quiet === 0 && (isReason || (!speaks && WORDED.test(nameOf(key))))) lookClosely(value);
    },
    VariableDeclarator: ({ id, init }) => {
      if (init) constants.push({ name: nameOf(id), node: init });
    },
  }).visit(parseSync(file, source).program);
  for (const { name, node } of constants) if (name !== '' && developers.has(name)) starts.delete(node.start);
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((start) => {
      const line = source.slice(0, start).split('\n');
      return `${file}:${line.length}: ${source.slice(start).split('\n')[0]?.slice(0, 100) ?? ''}`;
    });
}

/** @param {string} root @returns {{ offences: string[], files: number }} */
export function checkSentences(root) {
  const files = ['src/shared', 'src-worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .filter((file) => file.endsWith('.ts')),
  );
  const offences = files.flatMap((file) => {
    const speaks = SPEAKS.some((one) => one.files.test(file));
    return sentences(file, readFileSync(join(root, file), 'utf8'), speaks);
  });
  return { offences, files: files.length };
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const { offences, files } = checkSentences(process.argv[2] ?? '.');
  for (const offence of offences)
    process.stderr.write(`${offence}\n  is a sentence: give a code, and its words in src/copy\n`);
  process.stdout.write(`${files} files, ${offences.length} sentences for a person\n`);
  if (offences.length > 0) process.exit(1);
}
