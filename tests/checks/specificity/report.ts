/** Prints how much the decks of different clients have in common. */
import { BRIEF_NAMES, readBrief } from '../../fixtures/briefs.ts';
import { richQuestionnaires } from '../../fixtures/questionnaires.ts';
import { sameTradePairs } from '../../fixtures/same-trade.ts';
import { writeDeck } from '../../fixtures/write-deck.ts';
import { compare, type Pair, type Written } from './specificity.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The four briefs in both languages, and the other clients in their own. */
export async function writtenDecks(): Promise<Written[]> {
  const briefs = BRIEF_NAMES.flatMap((name) => {
    const { formData } = readBrief(name);
    return (['en', 'th'] as const).map((language) => ({ name, language, formData }));
  });
  return Promise.all(
    [...briefs, ...richQuestionnaires()].map(async (each) => ({
      ...each,
      deck: await writeDeck(each.formData, each.language),
    })),
  );
}

/** Two clients of one trade with the same objectives and channels: each pair in both languages. */
export async function sameTrade(): Promise<Pair[]> {
  const pairs = sameTradePairs().flatMap((pair) =>
    (['en', 'th'] as const).map((language) => ({ pair, language })),
  );
  const compared = await Promise.all(
    pairs.map(async ({ pair, language }) =>
      compare(
        await Promise.all(
          pair.map(async (each) => ({ ...each, language, deck: await writeDeck(each.formData, language) })),
        ),
      ),
    ),
  );
  return compared.flat();
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function table(title: string, pairs: readonly Pair[]): void {
  print(`\n${title}`);
  const sorted = pairs.toSorted((a, b) => b.share - a.share);
  for (const { a, b, language, share } of sorted)
    print(`${percent(share).padStart(6)}  ${language}  ${a}  ·  ${b}`);
  const mean = pairs.reduce((sum, { share }) => sum + share, 0) / pairs.length;
  print(`${pairs.length} pairs, mean ${percent(mean)}, highest ${percent(sorted[0]?.share ?? 0)}`);
}

export async function main(args: readonly string[]): Promise<number> {
  const [different, same] = [compare(await writtenDecks()), await sameTrade()];
  table('Different trades', different);
  table('The same trade, objectives and channels', same);
  if (args.includes('--common')) {
    const counts = new Map<string, number>();
    for (const { common } of [...different, ...same])
      for (const text of common) counts.set(text, (counts.get(text) ?? 0) + 1);
    for (const [text, count] of [...counts].toSorted((x, y) => y[1] - x[1]).slice(0, 400))
      print(`${String(count).padStart(5)}  ${text}`);
  }
  return 0;
}
