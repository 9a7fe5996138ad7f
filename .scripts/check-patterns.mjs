/**
 * Checks what regular expressions are built from. A word out of data (an answer, a name of a table) goes into one
 * through `escapeRegExp` alone: 'Bangkok + vicinity' is no pattern. Allowed beside it: what is written in place,
 * constants by name (`DIGITS`, `UNITS[unit]`), the `source` of another expression, and lists of these, joined.
 *
 *   node .scripts/check-patterns.mjs [folder]   the folder that holds src/ and src-worker/ (default: this one)
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {import('oxc-parser').Expression | import('oxc-parser').SpreadElement | null | undefined} Part */

const CONSTANT = /^[A-Z][A-Z\d_]*$/u;

/** Whether a part of a pattern was written as one. @param {Part} node @returns {boolean} */
function isWritten(node) {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(isWritten);
    case 'TaggedTemplateExpression':
      return isWritten(node.quasi);
    case 'BinaryExpression':
      return node.left.type !== 'PrivateIdentifier' && isWritten(node.left) && isWritten(node.right);
    case 'Identifier':
      return CONSTANT.test(node.name);
    case 'MemberExpression':
      return isNamed(node.property, 'source') || isWritten(node.object);
    case 'ArrayExpression':
      return node.elements.every(isWritten);
    case 'CallExpression':
      return isWrittenCall(node);
    default:
      return false;
  }
}

/** `escapeRegExp(…)`, `[…].join('|')` and `names.map(escapeRegExp)`. @param {import('oxc-parser').CallExpression} call */
function isWrittenCall({ callee, arguments: [first] }) {
  if (isNamed(callee, 'escapeRegExp')) return true;
  if (callee.type !== 'MemberExpression') return false;
  if (isNamed(callee.property, 'join')) return isWritten(callee.object);
  if (!isNamed(callee.property, 'map')) return false;
  if (first?.type === 'ArrowFunctionExpression' && first.expression)
    return first.body.type !== 'BlockStatement' && isWritten(first.body);
  return isNamed(first, 'escapeRegExp');
}

/** @param {{ type: string } | null | undefined} node @param {string} name */
const isNamed = (node, name) => node?.type === 'Identifier' && 'name' in node && node.name === name;

/**
 * The expressions of a source that are built from anything else, each as 'file:line: pattern'.
 * @param {string} file @param {string} source @returns {string[]}
 */
export function unescapedPatterns(file, source) {
  /** @type {string[]} */
  const found = [];
  // To parse them all takes seconds, and few build an expression.
  if (!source.includes('RegExp(')) return found;
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} node */
  const look = ({ callee, arguments: [pattern] }) => {
    if (!isNamed(callee, 'RegExp') || pattern === undefined || isWritten(pattern)) return;
    const line = source.slice(0, pattern.start).split('\n').length;
    found.push(`${file}:${line}: ${source.slice(pattern.start, pattern.end)}`);
  };
  new Visitor({ NewExpression: look, CallExpression: look }).visit(parseSync(file, source).program);
  return found;
}

/** @param {string} root @returns {{ offences: string[], files: number }} */
export function checkPatterns(root) {
  const files = ['src', 'src-worker'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.split(sep).join('/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );
  const offences = files.flatMap((file) => unescapedPatterns(file, readFileSync(join(root, file), 'utf8')));
  return { offences, files: files.length };
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const { offences, files } = checkPatterns(process.argv[2] ?? '.');
  for (const offence of offences)
    process.stderr.write(`${offence}\n  is built from data without escapeRegExp\n`);
  process.stdout.write(`${files} files, ${offences.length} patterns built from data\n`);
  if (offences.length > 0) process.exit(1);
}
