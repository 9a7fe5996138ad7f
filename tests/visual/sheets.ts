/** What goes on which contact sheet. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGES } from '../../src/shared/domain/pages.ts';
import type { Appearance } from '../../src/shared/domain/records.ts';
import type { Scene } from '../../src/shared/scene/scene.ts';
import { THEME_IDS } from '../../src/shared/domain/looks.ts';
import { AMOUNTS, AMOUNT_LANGUAGES, amountScene } from '../fixtures/scenes/amounts.ts';
import type { SheetSlide } from './page/page.tsx';
import { readDeck } from './read-deck.ts';

/** A contact sheet: its name is its place under the folder of pictures. */
export interface Sheet {
  name: string;
  slides: SheetSlide[];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Decks as people get them: the example proposal, and what the planner writes for the briefs. */
const DECKS = [join(ROOT, 'src-worker/example/sections.json'), join(ROOT, 'tests/fixtures/decks')];

const slidesOf = (scene: Scene, caption: string): SheetSlide[] =>
  scene.slides.map((slide) => ({
    slide,
    theme: scene.theme,
    language: scene.language,
    caption: `${caption} · ${slide.id}`,
  }));

/** A sheet for each type: English and Thai, with little, usual and much content, in the given themes or in all. */
export async function amountSheets(appearance: Appearance): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  const themes = appearance.themeId === undefined ? THEME_IDS : [appearance.themeId];
  for (const themeId of themes) {
    const slides: SheetSlide[] = [];
    for (const language of AMOUNT_LANGUAGES)
      for (const amount of AMOUNTS)
        slides.push(
          ...slidesOf(
            await amountScene(language, amount, { ...appearance, themeId }),
            `${language} · ${amount}`,
          ),
        );
    for (const { type, pageNumber } of PAGES) {
      sheets.push({
        name: `amounts/${themeId}/${String(pageNumber).padStart(2, '0')}-${type}`,
        slides: slides.filter(({ slide }) => slide.type === type),
      });
    }
  }
  return sheets;
}

/** A sheet for each file: a scene, or a list of sections. */
export async function deckSheets(paths: readonly string[], appearance: Appearance): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const path of (paths.length > 0 ? paths : DECKS).flatMap(jsonFiles)) {
    const name = basename(path, '.json');
    const scene = await readDeck(JSON.parse(readFileSync(path, 'utf8')), name, appearance);
    sheets.push({ name, slides: slidesOf(scene, name) });
  }
  return sheets;
}

function jsonFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(path, name));
}
