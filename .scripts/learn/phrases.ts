/**
 * Learns which words of an answer are a phrase that stands alone, what it is, and what a claim is about, from marked answers:
 * `npm run learn:phrases`. Four fifths of the files are learnt from and the last fifth is read, five times over; the model that
 * is kept is learnt from all of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  PHRASE_FIELDS,
  pointFeatures,
  seenAnswer,
  tagFeatures,
  type PhraseField,
  type SeenAnswer,
} from '../../src-worker/understanding/phrases/features.ts';
import {
  openPhraseModel,
  pointsBy,
  readBy,
  type KeptPhraseModel,
} from '../../src-worker/understanding/phrases/read.ts';
import { spanLabels } from '../../src-worker/understanding/tagger/labels.ts';
import { oftenMarked, spanExample } from './examples.ts';
import { readMarked, type Mark, type Marked } from './marked.ts';
import { randomOf, shuffled, train, USUAL, type Options } from './train.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const MARKED = at('tests/fixtures/marked/phrases');
const KEPT = at('src-worker/understanding/phrases/learnt.json');
const FOLDS = 5;
/** Tags that are marked less often are not learnt. */
const LEAST_MARKED = 5;
/** Short phrases of each point, written as a list of words: learnt from always, and never a measure. */
const ALWAYS = 'points.txt';
/** Answers that are made of the phrases of marked ones, for each marked one. */
const MADE = 2;

/** Found by trying, on files that were not learnt from. */
const USUAL_WAYS: Ways = {
  spans: { ...USUAL, rounds: 12, rate: 0.12, hidden: 0.4, l1: 4, leastCount: 4 },
  tags: { ...USUAL, l1: 1.5 },
  points: { ...USUAL, rounds: 25, l1: 1.2, hidden: 0.4 },
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export interface Prepared {
  marked: Marked;
  file: string;
  field: PhraseField;
  seen: SeenAnswer;
}

export function readFolder(folder: string): Prepared[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readMarked(readFileSync(join(folder, file), 'utf8'), file).map((marked) => {
        const field = PHRASE_FIELDS.find((each) => each === marked.name.split('/')[1]) ?? 'strengths';
        return { marked, file, field, seen: seenAnswer(marked.text, field) };
      }),
    );
}

const BETWEEN = [', ', '\n', ' ', ' / ', '; ', '. ', ' + ', '\n- ', ' และ', ' and ', ' ', ', '] as const;

/**
 * Answers as a list of phrases that people wrote in other answers, with what people put between them: what begins and ends a
 * phrase is seen in more places than it was written in.
 */
function madeAnswers(texts: readonly Prepared[]): Prepared[] {
  const random = randomOf(11);
  const pick = <T>(list: readonly T[]): T | undefined => shuffled(list, random)[0];
  const groups = new Map<string, { words: string; mark: Mark }[]>();
  const keyOf = ({ field, marked }: Prepared): string => `${field} ${marked.about[0] === 'en' ? 'en' : 'th'}`;
  for (const one of texts)
    for (const mark of one.marked.marks) {
      const key = keyOf(one);
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { words: one.marked.text.slice(mark.start, mark.end), mark },
      ]);
    }
  return texts.flatMap((one) =>
    Array.from({ length: MADE }, (): Prepared => {
      const group = groups.get(keyOf(one)) ?? [];
      const isThai = keyOf(one).endsWith('th');
      const between =
        pick(BETWEEN.filter((mark) => (isThai ? mark !== ' and ' : mark !== ' และ' && mark !== ' '))) ?? ', ';
      let text = between === '\n- ' ? '- ' : '';
      const marks: Mark[] = [];
      for (let count = 2 + Math.floor(random() * 4); count > 0; count -= 1) {
        const picked = pick(group);
        if (picked === undefined) break;
        const { words, mark } = picked;
        if (marks.length > 0) text += between;
        marks.push({ ...mark, start: text.length, end: text.length + words.length });
        text += words;
      }
      return { ...one, marked: { ...one.marked, text, marks }, seen: seenAnswer(text, one.field) };
    }),
  );
}

/** One tag for where a phrase begins and ends: all phrases teach it. */
const PHRASE = 'phrase';

export interface Ways {
  spans: Options;
  tags: Options;
  points: Options;
}

export function learn(
  texts: readonly Prepared[],
  { spans, tags, points }: Ways,
): Omit<KeptPhraseModel, 'sure'> {
  const labels = spanLabels([PHRASE]);
  const names = oftenMarked(
    texts.flatMap(({ marked }) => marked.marks.map(({ tag }) => tag)),
    LEAST_MARKED,
  );
  const claims = texts.flatMap(({ marked, field }) =>
    marked.marks.flatMap(({ tag, value, start, end }) =>
      tag === 'claim' ? [{ value, words: marked.text.slice(start, end), field }] : [],
    ),
  );
  const values = oftenMarked(
    claims.map(({ value }) => value),
    LEAST_MARKED,
  );
  return {
    spans: train(
      [...texts.filter(({ file }) => file !== ALWAYS), ...madeAnswers(texts)].map(({ seen, marked }) =>
        spanExample(
          seen,
          marked.marks.map((mark) => ({ ...mark, tag: PHRASE })),
          labels,
        ),
      ),
      labels,
      spans,
    ),
    tags: train(
      texts
        .filter(({ marked: { marks } }) => marks.length > 0 && marks.every(({ tag }) => names.includes(tag)))
        .map(({ marked: { text, marks }, field }) => ({
          sequence: tagFeatures(text, field, marks),
          labels: marks.map(({ tag }) => names.indexOf(tag)),
        })),
      names,
      tags,
    ),
    points: train(
      claims.flatMap(({ value, words, field }) =>
        values.includes(value)
          ? [{ sequence: [pointFeatures(words, field)], labels: [values.indexOf(value)] }]
          : [],
      ),
      values,
      points,
    ),
  };
}

interface Outcome {
  tag: string;
  verdict: 'exact' | 'near' | 'other' | 'missed' | 'extra';
  note: string;
}
interface PointOutcome {
  said: string;
  read: string;
  probability: number;
  words: string;
}

function outcomes(
  kept: Omit<KeptPhraseModel, 'sure'>,
  texts: readonly Prepared[],
): { spans: Outcome[]; points: PointOutcome[] } {
  const model = openPhraseModel({ ...kept, sure: {} });
  const spans: Outcome[] = [];
  const points: PointOutcome[] = [];
  for (const { marked, field } of texts) {
    const { text, marks } = marked;
    const found = readBy(model, text, field);
    for (const mark of marks) {
      const words = text.slice(mark.start, mark.end);
      const same = found.filter(
        ({ tag, start, end }) => tag === mark.tag && start < mark.end && mark.start < end,
      );
      const isExact = same.some(({ start, end }) => start === mark.start && end === mark.end);
      const isNear = same.some(
        ({ start, end }) =>
          (Math.min(end, mark.end) - Math.max(start, mark.start)) * 2 >
          Math.max(end, mark.end) - Math.min(start, mark.start),
      );
      const isCut = found.some(({ start, end }) => start === mark.start && end === mark.end);
      spans.push({
        tag: mark.tag,
        verdict: isExact ? 'exact' : isNear ? 'near' : isCut ? 'other' : 'missed',
        note: `${field}: ${words} <> ${found
          .filter(({ start, end }) => start < mark.end && mark.start < end)
          .map((one) => `${one.tag}|${text.slice(one.start, one.end)}`)
          .join(' ## ')}`,
      });
      if (mark.tag !== 'claim') continue;
      const [best] = pointsBy(model, words, field);
      if (best) points.push({ said: mark.value, read: best.point, probability: best.probability, words });
    }
    for (const one of found)
      if (!marks.some(({ tag, start, end }) => tag === one.tag && start < one.end && one.start < end))
        spans.push({ tag: one.tag, verdict: 'extra', note: `${field}: ${text.slice(one.start, one.end)}` });
  }
  return { spans, points };
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function reportSpans(all: readonly Outcome[]): void {
  const line = (name: string, own: readonly Outcome[]): void => {
    const count = (verdict: Outcome['verdict']): number =>
      own.filter((one) => one.verdict === verdict).length;
    const marked = own.length - count('extra');
    print(
      `${name.padEnd(11)} ${String(marked).padStart(5)}  exact ${share(count('exact'), marked).padStart(7)}  exact or near ${share(count('exact') + count('near'), marked).padStart(7)}  exact with another tag ${share(count('other'), marked).padStart(7)}  beside it ${share(count('extra'), marked).padStart(7)}`,
    );
  };
  for (const tag of [...new Set(all.map((one) => one.tag))].toSorted())
    line(
      tag,
      all.filter((one) => one.tag === tag),
    );
  line('all', all);
}

function reportPoints(all: readonly PointOutcome[], isLong: boolean): void {
  if (isLong)
    for (const said of [...new Set(all.map((one) => one.said))].toSorted()) {
      const own = all.filter((one) => one.said === said);
      const read = all.filter((one) => one.read === said && one.probability >= 0.5);
      print(
        `${said.padEnd(11)} ${String(own.length).padStart(4)}  found ${share(own.filter((one) => one.read === said).length, own.length).padStart(7)}  right when sure ${share(read.filter((one) => one.said === said).length, read.length).padStart(7)}`,
      );
    }
  for (const limit of [0, 0.4, 0.5, 0.6, 0.7]) {
    const sure = all.filter(({ probability }) => probability >= limit);
    print(
      `point from ${limit}: of all ${share(sure.filter(({ said, read }) => said === read).length, all.length)}, of those read ${share(sure.filter(({ said, read }) => said === read).length, sure.length)}`,
    );
  }
}

/** Of phrases that are said to speak of a point this share does, on files that were not learnt from. */
const RIGHT = 0.7;
/** No fewer are enough to tell. */
const LEAST_READ = 4;
const NEVER = 1.01;

/** From which probability on each point is sure. */
function limitsOf(all: readonly PointOutcome[]): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const point of new Set(all.map(({ said }) => said))) {
    const limit = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].find((least) => {
      const read = all.filter((one) => one.read === point && one.probability >= least);
      return (
        read.length >= LEAST_READ && read.filter(({ said }) => said === point).length >= read.length * RIGHT
      );
    });
    limits[point] = limit ?? NEVER;
  }
  return limits;
}

export async function main(): Promise<void> {
  const argument = (name: string, usual: number | string): string =>
    process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? String(usual);
  const options = (prefix: string, usual: Options): Options => ({
    ...usual,
    rounds: Number(argument(`${prefix}rounds`, usual.rounds)),
    l1: Number(argument(`${prefix}l1`, usual.l1)),
    l2: Number(argument(`${prefix}l2`, usual.l2)),
    rate: Number(argument(`${prefix}rate`, usual.rate)),
    leastCount: Number(argument(`${prefix}least`, usual.leastCount)),
    hidden: Number(argument(`${prefix}hidden`, usual.hidden)),
  });
  const ways = {
    spans: options('', USUAL_WAYS.spans),
    tags: options('t-', USUAL_WAYS.tags),
    points: options('p-', USUAL_WAYS.points),
  };
  const texts = readFolder(argument('from', MARKED));
  print(`${texts.length} answers, ${texts.reduce((sum, { marked }) => sum + marked.marks.length, 0)} marks`);
  const files = [...new Set(texts.map(({ file }) => file))].filter((file) => file !== ALWAYS).toSorted();
  const all: ReturnType<typeof outcomes>[] = [];
  for (const fold of argument('folds', '0,1,2,3,4').split(',').filter(Boolean).map(Number)) {
    const held = new Set(files.filter((_, index) => index % FOLDS === fold));
    const kept = learn(
      texts.filter(({ file }) => !held.has(file)),
      ways,
    );
    all.push(
      outcomes(
        kept,
        texts.filter(({ file }) => held.has(file)),
      ),
    );
  }
  reportSpans(all.flatMap((one) => one.spans));
  const points = all.flatMap((one) => one.points);
  reportPoints(points, argument('long', '') !== '');
  const shown = argument('show', '');
  if (shown !== '')
    for (const { tag, verdict, note } of all.flatMap((one) => one.spans))
      if ((shown === 'all' || tag === shown) && verdict !== 'exact')
        print(`${verdict} ${tag} ${note.replaceAll('\n', ' / ')}`);
  if (argument('points', '') !== '')
    for (const { said, read, probability, words } of points)
      if (said !== read) print(`${said} as ${read} ${probability.toFixed(2)}: ${words}`);
  if (argument('keep', 'no') === 'no') return;
  const sure = limitsOf(points);
  const limited = points.filter(({ read, probability }) => probability >= (sure[read] ?? NEVER));
  const right = limited.filter(({ said, read }) => said === read).length;
  print(`sure of ${share(limited.length, points.length)}, of those right ${share(right, limited.length)}`);
  const text = JSON.stringify({ ...learn(texts, ways), sure } satisfies KeptPhraseModel);
  writeFileSync(argument('out', KEPT), `${text}\n`);
  print(`${text.length} characters`);
}
