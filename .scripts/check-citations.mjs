/**
 * Checks what comments cite: '(readings, 'Storage')' and '(specification, section 9)' name a heading of a document in
 * `src/shared/rules`, so that a newcomer can follow them.
 *
 *   node .scripts/check-citations.mjs [folder]   the folder that holds src/, src-worker/ and tests/ (default: this one)
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const RULES = 'src/shared/rules';
/** Document by the name that a citation gives it. */
const DOCUMENTS = {
  specification: 'specification.md',
  readings: 'readings.md',
  'service contract': 'service-contract.md',
  design: 'design.md',
};
const CITED =
  /\b(specification|readings|service contract|design), (?:section (\d+)|(?:section \d+, )?'([^'\n]+)')/gu;

/** The headings of a document, without case. @param {string} text @returns {Set<string>} */
export function headingsOf(text) {
  return new Set([...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading.toLowerCase()));
}

/**
 * Citations in a text that no heading answers, each as 'line: citation'. A table's first cells count as headings of the
 * service contract, and a section is any heading that begins with its number.
 * @param {string} text @param {Record<string, Set<string>>} headings by document's name @returns {string[]}
 */
export function unansweredCitations(text, headings) {
  // A comment breaks lines inside a citation.
  const flat = text.replace(/\n[ \t]*(?:\*|\/\/)[ \t]?/gu, (lead) => ' '.repeat(lead.length));
  return [...flat.matchAll(CITED)].flatMap((match) => {
    const [cited, document = '', section, heading] = match;
    const known = headings[document] ?? new Set();
    const isKnown =
      heading === undefined
        ? [...known].some((one) => one.startsWith(`${section}. `))
        : [...known].some((one) => one.startsWith(heading.replaceAll(/\s+/gu, ' ').toLowerCase()));
    return isKnown
      ? []
      : [`${text.slice(0, match.index).split('\n').length}: ${cited.replaceAll(/\s+/gu, ' ')}`];
  });
}

/** @param {string} root @returns {{ offences: string[], files: number, citations: number }} */
export function checkCitations(root) {
  const headings = Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, file]) => {
      const text = readFileSync(join(root, RULES, file), 'utf8');
      const cells = [...text.matchAll(/^\| ([^|]+?) +\|/gmu)].map(([, cell = '']) => cell.toLowerCase());
      return [name, new Set([...headingsOf(text), ...cells])];
    }),
  );
  let citations = 0;
  const files = ['src', 'src-worker', 'tests']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.split(sep).join('/')}`)
        .filter(
          (file) => /\.(?:tsx?|mjs|css|md)$/u.test(file) && !/\/fixtures\/|check-citations/u.test(file),
        ),
    );
  const offences = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    citations += [...text.matchAll(CITED)].length;
    return unansweredCitations(text, headings).map((one) => `${file}:${one}`);
  });
  return { offences, files: files.length, citations };
}

if (process.argv[1] !== undefined && relative(process.argv[1], import.meta.filename) === '') {
  const { offences, files, citations } = checkCitations(process.argv[2] ?? '.');
  for (const offence of offences) process.stderr.write(`${offence}\n  is no heading of ${RULES}\n`);
  process.stdout.write(`${files} files, ${citations} citations, ${offences.length} without a heading\n`);
  if (offences.length > 0) process.exit(1);
}
