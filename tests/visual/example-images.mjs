/**
 * Makes the pictures of the example proposal that the landing screen turns: `node tests/visual/example-images.mjs`.
 * Run it again when slides change; it draws the deck through the product's own renderer.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../.scripts/browser.mjs';

const DECK = 'src-worker/example/sections.json';
/** Page and section type of each picture. */
const PICTURES = [
  ['01', 'cover'],
  ['03', 'market-objectives'],
  ['04', 'market-overview'],
  ['07', 'target-persona'],
  ['11', 'winning-zone'],
];
/** For a laptop's sharp screen, and for phones and the strip under the deck; by the end of the file's name. */
const WIDTHS = { '': 1408, '-704': 704 };
const QUALITY = 0.86;

const drawn = spawnSync(
  process.execPath,
  // The colour that a coffee roaster's proposal takes by its business type.
  ['tests/visual/contact-sheet.mjs', DECK, '--each', '--colour=#a3322a'],
  { stdio: 'inherit' },
);
if (drawn.status !== 0) process.exit(1);

const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error('No Chromium or Chrome was found');
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
try {
  const page = await browser.newPage();
  mkdirSync('public/example', { recursive: true });
  const folder = `.cache/visual/${basename(DECK, '.json')}`;
  for (const [number, type] of PICTURES) {
    const file = readdirSync(folder).find((name) => name.endsWith(`-${type}.png`));
    if (file === undefined) throw new Error(`The deck has no ${type} slide`);
    const png = readFileSync(`${folder}/${file}`).toString('base64');
    for (const [end, width] of Object.entries(WIDTHS)) {
      const webp = await page.evaluate(
        async ([source, size, quality]) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = size;
          canvas.height = (size * image.naturalHeight) / image.naturalWidth;
          const drawing = canvas.getContext('2d');
          if (drawing === null) throw new Error('No canvas');
          drawing.imageSmoothingQuality = 'high';
          drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
        },
        /** @type {const} */ ([png, width, QUALITY]),
      );
      writeFileSync(`public/example/page-${number}${end}.webp`, Buffer.from(webp, 'base64'));
    }
  }
} finally {
  await browser.close();
}
