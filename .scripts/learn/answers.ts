/**
 * Learns what each figure of an answer is, and which words are a rule, from marked answers: `npm run learn:answers`. Four fifths
 * of the files are learnt from and the last fifth is read, five times over; the model that is kept is learnt from all of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FIELDS,
  figuresSeen,
  type FigureSequence,
} from '../../src-worker/understanding/answers/figure-features.ts';
import { linesOf, RULE, type Line } from '../../src-worker/understanding/answers/rule-spans.ts';
import { marginalsOf } from '../../src-worker/understanding/tagger/chain.ts';
import { openModel, type KeptModel } from '../../src-worker/understanding/tagger/model.ts';
import { spanLabels } from '../../src-worker/understanding/tagger/labels.ts';
import { scoresOf, bestSpans } from '../../src-worker/understanding/tagger/tagger.ts';
import { oftenMarked, spanExample } from './examples.ts';
import { readMarked, type Mark, type Marked } from './marked.ts';
import { trainTogether, USUAL, type Options } from './train.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const MARKED = placeOf('tests/fixtures/marked/answers');
const KEPT = placeOf('src-worker/understanding/answers/learnt.json');
const FOLDS = 5;
const LEAST_MARKED = 5;
/** Marks that are no figures. */
const WORDS = new Set(['rule', 'counted', 'per', 'team']);
/** Marks that nothing asks for: such a figure is none of the others. */
const UNREAD = new Set(['when', 'season', 'fact']);
const NONE = 'none';
/** Rules are few and told in many words. */
const RULES = { rounds: 15, l1: 0.5 };
/** Models whose mean is kept. */
const TOGETHER = 5;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Prepared extends FigureSequence {
  marked: Marked;
  file: string;
  roles: readonly string[];
  lines: readonly Line[];
}

/** Of these texts the rules alone are marked. */
const isOfRules = (file: string): boolean => file.startsWith('rules');
/** Of these the figures alone. */
const isOfFigures = (file: string): boolean => file.startsWith('figures');

const roleOf = (marks: readonly Mark[], { start, end }: { start: number; end: number }): string =>
  marks
    .filter((mark) => mark.start < end && start < mark.end && !WORDS.has(mark.tag) && !UNREAD.has(mark.tag))
    .map((mark) => ({ tag: mark.tag, shared: Math.min(mark.end, end) - Math.max(mark.start, start) }))
    .toSorted((a, b) => b.shared - a.shared)[0]?.tag ?? NONE;

function prepared(marked: Marked, file: string): Prepared {
  const named = marked.name.split('/').at(-1);
  const field = FIELDS.find((one) => one === named) ?? 'notes';
  const seen = figuresSeen(marked.text, field);
  return {
    ...seen,
    marked,
    file,
    lines: linesOf(marked.text, field),
    roles: seen.readings.map(({ figure }) => roleOf(marked.marks, figure)),
  };
}

export function readFolder(folder: string): Prepared[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readMarked(readFileSync(join(folder, file), 'utf8'), file).map((marked) => prepared(marked, file)),
    );
}

export function learnRules(texts: readonly Prepared[], options: Options): KeptModel {
  const labels = spanLabels([RULE]);
  const examples = texts
    .filter(({ file }) => !isOfFigures(file))
    .flatMap(({ lines, marked }) =>
      lines.map((line) =>
        spanExample(
          line,
          marked.marks.filter(({ start }) => isOf(line, start)),
          labels,
        ),
      ),
    );
  return trainTogether(examples, labels, { ...options, ...RULES }, TOGETHER);
}

const isOf = ({ tokens }: Line, at: number): boolean =>
  (tokens[0]?.start ?? 0) <= at && at < (tokens.at(-1)?.end ?? 0);

/** How many rules are found, and how many of what is found are rules: more than half of the words are the same. */
function ruleCounts(
  kept: KeptModel,
  texts: readonly Prepared[],
): { stated: number; found: number; read: number; shown: string[] } {
  const model = openModel(kept);
  const counts = { stated: 0, found: 0, read: 0, shown: [] as string[] };
  for (const { lines, marked } of texts) {
    const rules = marked.marks.filter(({ tag }) => tag === RULE);
    counts.stated += rules.length;
    const matched = new Set<Mark>();
    for (const { tokens, sequence } of lines) {
      for (const { from, to, isBest, touched } of bestSpans(model, sequence)) {
        if (!isBest || touched < 0.5) continue;
        counts.read += 1;
        const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
        const mark = rules.find(
          (one) =>
            2 * (Math.min(one.end, end) - Math.max(one.start, start)) >
            Math.min(one.end - one.start, end - start),
        );
        if (mark) matched.add(mark);
        else
          counts.shown.push(`no rule ${touched.toFixed(2)}: ${marked.name} ${marked.text.slice(start, end)}`);
      }
    }
    counts.found += matched.size;
    for (const rule of rules)
      if (!matched.has(rule))
        counts.shown.push(`missed: ${marked.name} ${marked.text.slice(rule.start, rule.end)}`);
  }
  return counts;
}

export function learnRoles(all: readonly Prepared[], options: Options): KeptModel {
  const texts = all.filter(({ file }) => !isOfRules(file));
  const labels = oftenMarked(
    texts.flatMap(({ roles }) => roles),
    LEAST_MARKED,
  );
  const examples = texts
    .filter(({ readings }) => readings.length > 0)
    .map(({ sequence, roles }) => ({
      sequence,
      labels: roles.map((role) => Math.max(0, labels.indexOf(labels.includes(role) ? role : NONE))),
    }));
  return trainTogether(examples, labels, options, TOGETHER);
}

interface Outcome {
  role: string;
  read: string;
  probability: number;
  text: string;
}

function outcomes(kept: KeptModel, texts: readonly Prepared[]): Outcome[] {
  const model = openModel(kept);
  const count = model.labels.length;
  return texts.flatMap(({ sequence, readings, roles, marked }) => {
    if (sequence.length === 0) return [];
    const { at: likely } = marginalsOf(model.chain, scoresOf(model, sequence), sequence.length);
    return readings.map(({ span }, index): Outcome => {
      const own = Array.from(likely.subarray(index * count, (index + 1) * count));
      const best = own.indexOf(Math.max(...own));
      return {
        role: roles[index] ?? NONE,
        read: model.labels[best] ?? NONE,
        probability: own[best] ?? 0,
        text: `${marked.name} | ${marked.text.slice(Math.max(0, span.start - 60), span.start)}⟦${marked.text.slice(span.start, span.end)}⟧${marked.text.slice(span.end, span.end + 30)}`.replaceAll(
          '\n',
          ' / ',
        ),
      };
    });
  });
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function report(all: readonly Outcome[]): void {
  for (const role of [...new Set(all.map((one) => one.role))].toSorted()) {
    const stated = all.filter((one) => one.role === role).length;
    const line = [0, 0.5, 0.7].map((limit) => {
      const read = all.filter((one) => one.read === role && one.probability >= limit);
      const right = read.filter((one) => one.role === role).length;
      return `found ${share(right, stated).padStart(7)} right ${share(right, read.length).padStart(7)}`;
    });
    print(`${role.padEnd(11)} ${String(stated).padStart(4)}  ${line.join('  |  ')}`);
  }
  print(`all ${share(all.filter(({ role, read }) => role === read).length, all.length)} of ${all.length}`);
}

export async function main(): Promise<void> {
  const argument = (name: string, usual: number | string): string =>
    process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? String(usual);
  const options: Options = {
    rounds: Number(argument('rounds', USUAL.rounds)),
    l1: Number(argument('l1', USUAL.l1)),
    l2: Number(argument('l2', USUAL.l2)),
    rate: Number(argument('rate', USUAL.rate)),
    leastCount: Number(argument('least', USUAL.leastCount)),
    most: Number(argument('most', USUAL.most)),
    hidden: Number(argument('hidden', USUAL.hidden)),
  };
  const texts = readFolder(argument('from', MARKED));
  print(`${texts.length} answers, ${texts.reduce((sum, { readings }) => sum + readings.length, 0)} figures`);
  const files = [...new Set(texts.map(({ file }) => file))].toSorted();
  const all: Outcome[] = [];
  const rules: ReturnType<typeof ruleCounts>[] = [];
  if (argument('check', 'yes') === 'yes')
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const held = new Set(files.filter((_, index) => index % FOLDS === fold));
      const kept = learnRoles(
        texts.filter(({ file }) => !held.has(file)),
        options,
      );
      const apart = texts.filter(({ file }) => held.has(file) && !isOfRules(file));
      all.push(...outcomes(kept, apart));
      rules.push(
        ruleCounts(
          learnRules(
            texts.filter(({ file }) => !held.has(file)),
            options,
          ),
          apart,
        ),
      );
    }
  report(all);
  const sum = (of: 'stated' | 'found' | 'read'): number => rules.reduce((total, one) => total + one[of], 0);
  print(
    `rules ${sum('stated')}: found ${share(sum('found'), sum('stated'))} right ${share(sum('found'), sum('read'))}`,
  );
  const shown = argument('show', '');
  if (shown !== '')
    for (const { role, read, probability, text } of all)
      if (role !== read && (role === shown || read === shown || shown === 'all'))
        print(`${role} read as ${read} ${probability.toFixed(2)}: ${text}`);
  if (shown === 'rule') for (const line of rules.flatMap((one) => one.shown)) print(line);
  if (argument('keep', 'no') === 'no') return;
  // What was not marked anew stays as it was learnt: '--only=roles', '--only=rules'.
  const only = argument('only', '');
  const before: { roles: KeptModel; rules: KeptModel } = JSON.parse(readFileSync(KEPT, 'utf8'));
  const kept = {
    roles: only === 'rules' ? before.roles : learnRoles(texts, options),
    rules: only === 'roles' ? before.rules : learnRules(texts, options),
  };
  writeFileSync(KEPT, `${JSON.stringify(kept)}\n`);
  print(`${JSON.stringify(kept).length} characters`);
}
