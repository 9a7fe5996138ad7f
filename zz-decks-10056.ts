import { readFileSync, writeFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join, basename } from 'node:path';
import { normaliseFormData } from './src/shared/domain/normalise.ts';
import { drawnText } from './src/shared/scene/drawn-text.ts';
import { writeDeck } from './tests/fixtures/write-deck.ts';
import { DAY, drawnDeck } from './tests/checks/strangers/drawn.ts';
export async function main(argv: string[]) {
  const [root, out, ...flags] = argv;
  const flag = (n: string) => flags.find((f) => f.startsWith(`--${n}=`))?.slice(n.length + 3);
  const bare = flags.includes('--bare');
  const folders = (flag('folders') ?? 'thirteenth-open').split(',');
  const every = Number(flag('every') ?? 1),
    from = Number(flag('from') ?? 0);
  const names = flag('names')?.split(',');
  mkdirSync(out!, { recursive: true });
  for (const folder of folders) {
    const dir = join(root!, 'tests/fixtures/strangers/questionnaires', folder);
    const files = readdirSync(dir)
      .filter((f) => f.endsWith('.json'))
      .toSorted()
      .filter((f, i) => (names ? names.includes(f.replace('.json', '')) : i % every === from));
    for (const f of files) {
      const c = JSON.parse(readFileSync(join(dir, f), 'utf8'));
      const formData = normaliseFormData(c.formData);
      const language = c.language === 'th' ? 'th' : 'en';
      const t0 = performance.now();
      try {
        const sections = await writeDeck(formData, language, DAY);
        const { scene } = await drawnDeck(formData, language, sections);
        const lines: string[] = [];
        if (!bare) {
          lines.push('ANSWERS', JSON.stringify(c.formData, null, 1), '');
        }
        for (let p = 1; p <= 19; p++) {
          lines.push(`=== ${p}`);
          scene.slides
            .filter((s) => s.pageNumber === p)
            .forEach((s, i) => {
              if (i) lines.push('--');
              lines.push(...drawnText([s]).texts);
            });
        }
        writeFileSync(join(out!, basename(f, '.json') + '.txt'), lines.join('\n') + '\n');
        if (!bare) console.log(f, Math.round(performance.now() - t0));
      } catch (e) {
        console.log('FAILED', f, (e as Error).message);
      }
    }
  }
}
