/**
 * Learns where an answer divides into phrases, from all marked answers: `npm run learn:seams`. A seam within a phrase joins, one
 * beside a phrase divides. Four fifths of the files are learnt from and the last fifth is read, five times over.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openModel } from '../../src-worker/understanding/tagger/model.ts';
import {
  dividesBy,
  SEAM_LABELS,
  seamFeatures,
  sentencesWithSeams,
  type Sentence,
} from '../../src-worker/understanding/phrases/seams.ts';
import type { PhraseField } from '../../src-worker/understanding/phrases/features.ts';
import { readFolder } from './phrases.ts';
import { shuffled, randomOf, trainTogether, USUAL, type Example } from './train.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FOLDERS = [at('tests/fixtures/marked/phrases'), at('tests/fixtures/marked/seams')];
const KEPT = at('src-worker/understanding/phrases/seams.json');
const FOLDS = 5;
/** Models that differ in the order of what they were shown. */
const TIMES = 3;
const option = (name: string, usual: number): number =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const OPTIONS = {
  ...USUAL,
  rounds: option('rounds', 12),
  l1: option('l1', 5),
  l2: option('l2', 0.5),
  rate: option('rate', 0.05),
  hidden: option('hidden', 0.5),
  leastCount: option('least', 3),
  most: 30_000,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Known {
  text: string;
  field: PhraseField;
  sentence: Sentence;
  /** Of each seam whether it divides. */
  divides: boolean[];
  /** Whether anything beside it is marked. */
  isKnown: boolean[];
  isThai: boolean;
}

/** The sentences of marked answers that hold a seam and a phrase. */
function knownSentences(): Known[] {
  return FOLDERS.flatMap((folder) => readFolder(folder))
    .filter(({ file }) => file !== 'points.txt')
    .flatMap(({ marked: { text, marks }, field }) =>
      sentencesWithSeams(text).flatMap((sentence): Known[] => {
        const { seams, start, end } = sentence;
        const own = marks.filter((mark) => mark.start < end && start < mark.end);
        if (seams.length === 0 || own.length === 0) return [];
        const divides = seams.map(
          (seam) => !own.some((mark) => mark.start < seam.start && seam.end < mark.end),
        );
        // Between words of which nothing is marked nobody knows.
        const isKnown = seams.map((_, index) => {
          const from = seams[index - 1]?.end ?? start;
          const to = seams[index + 1]?.start ?? end;
          return own.some((mark) => mark.start < to && from < mark.end);
        });
        return [{ text, field, sentence, divides, isKnown, isThai: /[ก-๛]/u.test(text.slice(start, end)) }];
      }),
    );
}

/** The runs of seams that are known. */
function examplesOf({ text, field, sentence, divides, isKnown }: Known): Example[] {
  const features = seamFeatures(text, field, sentence);
  const runs: { sequence: number[][]; labels: number[] }[] = [];
  for (const [index, own] of features.entries()) {
    if (isKnown[index] !== true) continue;
    if (isKnown[index - 1] !== true) runs.push({ sequence: [], labels: [] });
    runs.at(-1)?.sequence.push(own);
    runs.at(-1)?.labels.push(SEAM_LABELS.indexOf(divides[index] === true ? 'divide' : 'join'));
  }
  return runs;
}

const learn = (known: readonly Known[]) =>
  trainTogether(known.flatMap(examplesOf), SEAM_LABELS, OPTIONS, TIMES);

interface Told {
  key: string;
  divides: boolean;
  likely: number;
  note: string;
}

function tellAll(known: readonly Known[]): Told[] {
  const mixed = shuffled(known, randomOf(5));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = openModel(learn(mixed.filter((_, index) => index % FOLDS !== fold)));
    return mixed
      .filter((_, index) => index % FOLDS === fold)
      .flatMap(({ text, field, sentence, divides, isKnown, isThai }) =>
        dividesBy(model, text, field, sentence).flatMap((likely, index): Told[] => {
          if (isKnown[index] !== true) return [];
          const seam = sentence.seams[index];
          const [start, end] = [seam?.start ?? 0, seam?.end ?? 0];
          return [
            {
              key: `${isThai ? 'th' : 'en'} ${field}`,
              divides: divides[index] ?? false,
              likely,
              note: `${text.slice(Math.max(0, start - 30), start)}‖${text.slice(end, end + 30)}`.replaceAll(
                '\n',
                '/',
              ),
            },
          ];
        }),
      );
  });
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function report(told: readonly Told[]): void {
  for (const key of [...new Set(told.map((one) => one.key)), '']) {
    const own = told.filter((one) => key === '' || one.key === key);
    const line = [0.5, 0.65, 0.8].map((limit) => {
      const divided = own.filter(({ likely }) => likely >= limit);
      const joined = own.filter(({ likely }) => likely <= 1 - limit);
      const right = divided.filter(({ divides }) => divides).length;
      const kept = joined.filter(({ divides }) => !divides).length;
      return `from ${limit}: divided ${share(right, divided.length)} of ${divided.length}, joined ${share(kept, joined.length)} of ${joined.length}`;
    });
    print(`${(key || 'all').padEnd(14)} ${String(own.length).padStart(5)}  ${line.join('; ')}`);
  }
}

export function main(): void {
  const known = knownSentences();
  const told = tellAll(known);
  report(told);
  if (process.argv.includes('--show'))
    for (const { key, divides, likely, note } of told)
      if (likely >= 0.5 !== divides)
        print(`${key} ${divides ? 'divides' : 'joins'} ${likely.toFixed(2)} ${note}`);
  if (process.argv.includes('--keep=yes')) {
    const text = JSON.stringify(learn(known));
    writeFileSync(KEPT, `${text}\n`);
    print(`${text.length} characters`);
  }
}
