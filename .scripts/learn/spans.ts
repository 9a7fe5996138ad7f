/**
 * Learns which words of an answer a model tags, from marked answers. Four fifths of the answers are learnt from and the last fifth is
 * read, five times over; the model that is kept is learnt from all.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS } from '../../src-worker/understanding/answers/figure-features.ts';
import { seenWords, spansBy, type SeenAnswer } from '../../src-worker/understanding/answers/told-spans.ts';
import { openModel, type KeptModel } from '../../src-worker/understanding/tagger/model.ts';
import { spanLabels } from '../../src-worker/understanding/tagger/labels.ts';
import { spanExample } from './examples.ts';
import { readMarked, type Marked } from './marked.ts';
import { trainTogether, USUAL, type Options } from './train.ts';

const FOLDS = 5;
/** Models whose mean is kept. */
const TOGETHER = 5;
/** Few are told, in many words. */
const USUALLY: Options = { ...USUAL, rounds: 12, l1: 0.7, leastCount: 2, most: 30_000 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Prepared extends SeenAnswer {
  marked: Marked;
}

function prepared(marked: Marked): Prepared {
  const named = marked.name.split('/').at(-1);
  return { marked, ...seenWords(marked.text, FIELDS.find((one) => one === named) ?? 'notes') };
}

const learn = (
  tags: readonly string[],
  texts: readonly Prepared[],
  options: Options,
  times: number,
): KeptModel => {
  const labels = spanLabels(tags);
  return trainTogether(
    texts.map((one) => spanExample(one, one.marked.marks, labels)),
    labels,
    options,
    times,
  );
};

interface Counts {
  stated: number;
  read: number;
  right: number;
}

/** Right is what shares more than half of the words of either. */
function count(
  tags: readonly string[],
  kept: KeptModel,
  texts: readonly Prepared[],
  counts: Map<string, Counts>,
  isShown: boolean,
): void {
  const model = openModel(kept);
  for (const one of texts) {
    const { marks, text, name } = one.marked;
    const found = spansBy(model, tags, one);
    for (const tag of tags) {
      const own = counts.get(tag) ?? { stated: 0, read: 0, right: 0 };
      counts.set(tag, own);
      const stated = marks.filter((mark) => mark.tag === tag);
      const read = found.filter((span) => span.tag === tag);
      const isSame = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
        2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >
        Math.min(a.end - a.start, b.end - b.start);
      own.stated += stated.length;
      own.read += read.length;
      own.right += stated.filter((mark) => read.some((span) => isSame(mark, span))).length;
      if (!isShown) continue;
      for (const mark of stated.filter((each) => !read.some((span) => isSame(each, span))))
        print(`missed ${tag}: ${name} ${text.slice(mark.start, mark.end)}`);
      for (const span of read.filter((each) => !stated.some((mark) => isSame(each, mark))))
        print(`wrong ${tag}: ${name} ${text.slice(span.start, span.end)}`);
    }
  }
}

/**
 * @param tags as they are marked
 * @param folder of the marked answers
 * @param file in which the model is kept with `--keep=yes`
 */
export function learnSpans(tags: readonly string[], folder: string, file: string): void {
  const isSaid = (name: string): boolean => process.argv.includes(`--${name}`);
  const value = (name: string, usual: number): number =>
    Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const options = {
    ...USUALLY,
    rounds: value('rounds', USUALLY.rounds),
    l1: value('l1', USUALLY.l1),
    leastCount: value('least', USUALLY.leastCount),
    most: value('most', USUALLY.most),
    hidden: value('hidden', USUALLY.hidden),
  };
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readMarked(readFileSync(join(folder, name), 'utf8'), name))
    .map(prepared);
  print(`${texts.length} answers, ${texts.reduce((sum, { marked }) => sum + marked.marks.length, 0)} marks`);
  const counts = new Map<string, Counts>();
  // Answers of one client stand together: runs of them are held out, no single ones.
  const run = 25;
  if (!isSaid('unchecked'))
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isHeld = (_: Prepared, at: number): boolean => Math.floor(at / run) % FOLDS === fold;
      const kept = learn(
        tags,
        texts.filter((one, at) => !isHeld(one, at)),
        options,
        2,
      );
      count(tags, kept, texts.filter(isHeld), counts, isSaid('show'));
    }
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  for (const [tag, { stated, read, right }] of counts)
    print(`${tag.padEnd(8)} ${stated}: found ${share(right, stated)} right ${share(right, read)}`);
  if (!isSaid('keep=yes')) return;
  const kept = JSON.stringify(learn(tags, texts, options, TOGETHER));
  writeFileSync(file, `${kept}\n`);
  print(`${kept.length} characters`);
}
