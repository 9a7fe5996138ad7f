/**
 * Builds the scenes of the design's contents and draws them through the product's renderer:
 * `node tests/visual/design-decks.mjs [deck] [themeId] [brand] [family]`. Pictures in `.cache/visual/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';

const [name = 'coffee-roaster-en', themeId = 'light', brandColour = '', fontFamily = 'Roboto', as = name] =
  process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));
/** @param {string} file */
const load = async (file) =>
  (
    await runnerImport(fileURLToPath(new URL(file, import.meta.url)), {
      root,
      configFile: false,
      logLevel: 'error',
    })
  ).module;

const { fixtureDeck, sceneOf, sceneProblems } = await load('deck.ts');
const appearance = { themeId, fontFamily, ...(brandColour === '' ? {} : { brandColour }) };
const scene = await sceneOf(fixtureDeck(name), appearance);
for (const problem of sceneProblems(scene)) console.log(problem);
console.log(`characters that no font has: ${scene.missingCharacters.join(' ') || 'none'}`);
const folder = `${root}.cache/visual`;
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/${as}.json`, JSON.stringify(scene));
const { main } = await load('contact-sheet.ts');
process.exitCode = await main([`${folder}/${as}.json`], {
  executablePath: await findBrowser(),
  args: BROWSER_ARGS,
});
