/** Learns to read messages from marked ones. */
import { readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeApart } from '../../src-worker/understanding/message/take-apart.ts';
import { linesOf } from '../../src-worker/understanding/message/lines.ts';
import { spanLabels } from '../../src-worker/understanding/tagger/labels.ts';
import { openModel } from '../../src-worker/understanding/tagger/model.ts';
import { tagSpans } from '../../src-worker/understanding/tagger/tagger.ts';
import { readMarked, type Mark, type Marked } from './marked.ts';
import { train, USUAL, type Example } from './train.ts';

const argument = (name: string, usual: string): string =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual;

export function readFolder(folder: string): Marked[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => {
      try {
        return readMarked(readFileSync(join(folder, name), 'utf8'), name);
      } catch (e) { console.log(name, String(e)); return []; }
    });
}

export function examplesOf(text: string, marks: readonly Mark[], labels: readonly string[]): Example[] {
  const lines = linesOf(text, takeApart(text));
  return lines.map(({ tokens, sequence }) => {
    const own = tokens.map(() => 0);
    for (const { tag, start, end } of marks) {
      const begin = labels.indexOf(`B-${tag}`);
      if (begin < 0) continue;
      let isFirst = true;
      for (const [at, token] of tokens.entries()) {
        const shared = Math.min(token.end, end) - Math.max(token.start, start);
        if (shared * 2 <= token.end - token.start) continue;
        own[at] = isFirst ? begin : begin + 1;
        isFirst = false;
      }
    }
    return { sequence, labels: own };
  });
}
export const tagsOf = (texts: readonly Marked[]): string[] => {
  const counts = new Map<string, number>();
  for (const { marks } of texts) for (const { tag } of marks) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].filter(([, n]) => n >= 3).map(([t]) => t).toSorted();
};

export async function main(): Promise<void> {
  const folder = argument('from', '/work/h/data');
  const texts = ['m1', 'm2', 'm3'].flatMap((one) => existsSync(join(folder, one)) ? readFolder(join(folder, one)).map((t) => ({ ...t, name: `${one}/${t.name}` })) : []);
  const tags = tagsOf(texts);
  const labels = spanLabels(tags);
  const files = [...new Set(texts.map(({ name }) => name.split('/').slice(0, 2).join('/')))].toSorted();
  const fold = Number(argument('fold', '0'));
  const held = new Set(files.filter((_, at) => at % 5 === fold));
  const isHeld = ({ name }: Marked) => held.has(name.split('/').slice(0, 2).join('/'));
  console.log(texts.length, 'messages', files.length, 'files', labels.length, 'labels', texts.reduce((s, t) => s + t.marks.length, 0), 'marks');
  let t0 = Date.now();
  const examples = texts.filter((t) => !isHeld(t)).flatMap(({ text, marks }) => examplesOf(text, marks, labels));
  console.log('features', Date.now() - t0, 'ms', examples.reduce((s, e) => s + e.sequence.length, 0), 'tokens');
  t0 = Date.now();
  const kept = train(examples, labels, {
    ...USUAL,
    rounds: Number(argument('rounds', String(USUAL.rounds))),
    l1: Number(argument('l1', String(USUAL.l1))),
    l2: Number(argument('l2', String(USUAL.l2))),
    rate: Number(argument('rate', String(USUAL.rate))),
    report: (line) => process.stdout.write(`${line}\n`),
  });
  console.log('train', Date.now() - t0, 'ms', JSON.stringify(kept).length, 'bytes');
  const out = argument('out', '');
  if (out !== '') writeFileSync(out, JSON.stringify(kept));
  const model = openModel(kept);
  const byTag = new Map<string, number[]>();
  const row = (tag: string) => { let r = byTag.get(tag); if (!r) byTag.set(tag, r = [0, 0, 0, 0, 0]); return r; };
  for (const { text, marks } of texts.filter(isHeld)) {
    const spans = linesOf(text, takeApart(text)).flatMap(({ tokens, sequence }) =>
      tagSpans(model, sequence).filter((s) => s.isBest).map((s) => ({ ...s, start: tokens[s.from]!.start, end: tokens[s.to - 1]!.end })));
    for (const m of marks) {
      const r = row(m.tag); r[0]! += 1;
      if (spans.some((s) => s.tag === m.tag && s.start === m.start && s.end === m.end)) r[1]! += 1;
      if (spans.some((s) => s.tag === m.tag && s.start < m.end && s.end > m.start)) r[2]! += 1;
    }
    for (const s of spans) { const r = row(s.tag); r[3]! += 1; if (marks.some((m) => s.tag === m.tag && s.start < m.end && s.end > m.start)) r[4]! += 1; }
  }
  const all = [0, 0, 0, 0, 0];
  for (const [tag, r] of [...byTag].toSorted()) { console.log(tag.padEnd(14), 'marks', r[0], 'exact', r[1], 'touched', r[2], '| found', r[3], 'good', r[4]); r.forEach((v, i) => all[i]! += v); }
  console.log('ALL', 'exact', (all[1]! / all[0]!).toFixed(3), 'touched', (all[2]! / all[0]!).toFixed(3), 'precision', (all[4]! / all[3]!).toFixed(3));
}
