/**
 * Learns which words tell what starts buyers, what stops them and who decides, from marked answers: `npm run learn:buyers`. Four
 * fifths of the answers are learnt from and the last fifth is read, five times over; the model that is kept is learnt from all.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BUYER_TAGS,
  seenOfBuyers,
  spansBy,
  type SeenOfBuyers,
} from '../../src-worker/understanding/answers/buyer-spans.ts';
import { FIELDS } from '../../src-worker/understanding/answers/figure-features.ts';
import { openModel, type KeptModel } from '../../src-worker/understanding/tagger/model.ts';
import { spanLabels } from '../../src-worker/understanding/tagger/labels.ts';
import { spanExample } from './examples.ts';
import { readMarked, type Marked } from './marked.ts';
import { trainTogether, USUAL, type Options } from './train.ts';

const placeOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const MARKED = placeOf('tests/fixtures/marked/buyers');
const KEPT = placeOf('src-worker/understanding/answers/buyer-spans.json');
const FOLDS = 5;
/** Models whose mean is kept. */
const TOGETHER = 5;
/** Few are told, in many words. */
const OPTIONS: Options = { ...USUAL, rounds: 12, l1: 0.7, leastCount: 2, most: 30_000 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Prepared extends SeenOfBuyers {
  marked: Marked;
}

function prepared(marked: Marked): Prepared {
  const named = marked.name.split('/').at(-1);
  return { marked, ...seenOfBuyers(marked.text, FIELDS.find((one) => one === named) ?? 'notes') };
}

const learn = (texts: readonly Prepared[], options: Options, times: number): KeptModel => {
  const labels = spanLabels(BUYER_TAGS);
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
  kept: KeptModel,
  texts: readonly Prepared[],
  counts: Map<string, Counts>,
  isShown: boolean,
): void {
  const model = openModel(kept);
  for (const one of texts) {
    const { marks, text, name } = one.marked;
    const found = spansBy(model, one);
    for (const tag of BUYER_TAGS) {
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

export function main(): void {
  const isSaid = (name: string): boolean => process.argv.includes(`--${name}`);
  const value = (name: string, usual: number): number =>
    Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const options = {
    ...OPTIONS,
    rounds: value('rounds', OPTIONS.rounds),
    l1: value('l1', OPTIONS.l1),
    leastCount: value('least', OPTIONS.leastCount),
    most: value('most', OPTIONS.most),
    hidden: value('hidden', OPTIONS.hidden),
  };
  const texts = readdirSync(MARKED)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readMarked(readFileSync(join(MARKED, name), 'utf8'), name))
    .map(prepared);
  print(`${texts.length} answers, ${texts.reduce((sum, { marked }) => sum + marked.marks.length, 0)} marks`);
  const counts = new Map<string, Counts>();
  // Answers of one client stand together: runs of them are held out, no single ones.
  const run = 25;
  if (!isSaid('unchecked'))
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const isHeld = (_: Prepared, at: number): boolean => Math.floor(at / run) % FOLDS === fold;
      const kept = learn(
        texts.filter((one, at) => !isHeld(one, at)),
        options,
        2,
      );
      count(kept, texts.filter(isHeld), counts, isSaid('show'));
    }
  const share = (part: number, whole: number): string =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  for (const [tag, { stated, read, right }] of counts)
    print(`${tag.padEnd(8)} ${stated}: found ${share(right, stated)} right ${share(right, read)}`);
  if (!isSaid('keep=yes')) return;
  const kept = JSON.stringify(learn(texts, options, TOGETHER));
  writeFileSync(KEPT, `${kept}\n`);
  print(`${kept.length} characters`);
}
