/** How much of strangers' messages is read right, and what is misread: the figures, or of one message the sheet. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pastedText } from '../../../src-worker/services/documents/index.ts';
import { readMessage, type ReadMessage } from '../../../src-worker/understanding/message/index.ts';
import { compared, type Case } from './compare-messages.ts';

export interface Measured {
  name: string;
  stated: number;
  right: number;
  /** Fields that the case judges, stated or to be empty, and that were filled. */
  filled: number;
  wrong: number;
  /** Filled with a part of what is stated: neither right nor wrong. */
  part: number;
  lines: string[];
}

export const OPEN = fileURLToPath(new URL('../../fixtures/strangers/messages/open', import.meta.url));

export const readCase = (path: string): Case => {
  const found: Case = JSON.parse(readFileSync(path, 'utf8'));
  return found;
};

/** As the product reads it: a file goes through the reader of documents, a pasted text does too. */
export async function readOf({ text }: Case): Promise<ReadMessage & { text: string }> {
  const plain = await pastedText(text);
  return { ...readMessage(plain), text: plain };
}

export const measure = (path: string): Promise<Measured> => measured(basename(path, '.json'), readCase(path));

export async function measured(name: string, given: Case): Promise<Measured> {
  const { fields } = await readOf(given);
  const value = (path: string): unknown => fields.find((field) => field.path === path)?.value;
  const lines: string[] = [];
  const count: Measured = { name, stated: 0, right: 0, filled: 0, wrong: 0, part: 0, lines };
  for (const [path, stated] of Object.entries(given.expected)) {
    count.stated += 1;
    const found = value(path);
    if (found !== undefined) count.filled += 1;
    const likeness = compared(path, found, stated);
    if (likeness === 'same') count.right += 1;
    else if (found === undefined) lines.push(`missed ${path}: ${shown(stated)}`);
    else {
      const isPart = likeness === 'part';
      count[isPart ? 'part' : 'wrong'] += 1;
      lines.push(`${isPart ? 'part  ' : 'wrong '} ${path}: ${shown(found)} and not ${shown(stated)}`);
    }
  }
  for (const path of given.empty ?? []) {
    const found = value(path);
    if (found === undefined || (Array.isArray(found) && found.length === 0)) continue;
    count.filled += 1;
    count.wrong += 1;
    lines.push(`wrong  ${path}: ${shown(found)} and not empty`);
  }
  return count;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 220 ? `${text.slice(0, 219)}…` : text;
};
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

export const sumOf = (all: readonly Measured[], pick: (one: Measured) => number): number =>
  all.reduce((sum, one) => sum + pick(one), 0);

async function sheet(path: string): Promise<string> {
  const { segments, candidates, fields, text } = await readOf(readCase(path));
  const parts = segments.map(
    ({ kind, whose, speaker, span, by, topics, label, text: words, cells }) =>
      `  ${span.start}–${span.end}  ${kind}, ${whose}${speaker === '' ? '' : ` (${speaker})`}${topics.length > 0 ? `, ${topics.join(' + ')} by ${by} '${label.slice(0, 40)}'` : ''}: ${words}${cells.length > 0 ? ` [${cells.join(' | ')}]` : ''}`,
  );
  const paths = [...new Set(candidates.map((one) => one.path))];
  const rows = paths.flatMap((name) => {
    const chosen = fields.find((field) => field.path === name);
    return [
      `  ${name} = ${chosen === undefined ? '(empty)' : shown(chosen.value)}`,
      ...candidates
        .filter((one) => one.path === name)
        .toSorted((a, b) => b.score - a.score)
        .map(
          (one) =>
            `      ${one.score.toFixed(2)}  ${shown(one.value)}  at ${one.span.start}: ${one.reasons.join(', ')}`,
        ),
    ];
  });
  return [`${basename(path)}, ${text.length} characters`, 'Segments', ...parts, 'Candidates', ...rows].join(
    '\n',
  );
}

/** A folder gives its figures, a file its sheet; `--counts` prints figures of the whole alone. */
export async function main(given: readonly string[]): Promise<number> {
  const counts = given.includes('--counts');
  const path = given.find((one) => !one.startsWith('--')) ?? OPEN;
  if (statSync(path).isFile()) {
    process.stdout.write(`${await sheet(path)}\n\n`);
    const { lines } = await measure(path);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  }
  const all: Measured[] = [];
  for (const name of readdirSync(path)
    .filter((one) => one.endsWith('.json'))
    .toSorted())
    all.push(await measure(join(path, name)));
  if (!counts)
    for (const { name, stated, right, filled, wrong, lines } of all)
      process.stdout.write(
        `${name}: ${right}/${stated} right, ${wrong}/${filled} wrong\n${lines.map((line) => `    ${line}\n`).join('')}`,
      );
  const [stated, right, filled, wrong, part] = [
    sumOf(all, (one) => one.stated),
    sumOf(all, (one) => one.right),
    sumOf(all, (one) => one.filled),
    sumOf(all, (one) => one.wrong),
    sumOf(all, (one) => one.part),
  ];
  process.stdout.write(
    `${all.length} messages\nstated fields right: ${right}/${stated}, ${percent(right, stated)}\nfilled fields wrong: ${wrong}/${filled}, ${percent(wrong, filled)}\nfilled in part: ${part}\n`,
  );
  return 0;
}
