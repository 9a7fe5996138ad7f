/**
 * Every fixture in every theme, fonts taking turns: no error as a package and none for the Open XML SDK. The SDK takes a
 * second a file, and a theme changes values and no structure: it sees each deck in one theme, all of them with DECKS=all.
 */
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES } from '../../../../src/shared/domain/options.ts';
import { THEME_IDS } from '../../../../src/shared/domain/looks.ts';
import { exportPptx } from '../../../../src-worker/export/pptx/index.ts';
import { openXmlErrors } from '../../../checks/pptx/open-xml-sdk.ts';
import { packageDefects } from '../../../checks/pptx/package-check.ts';
import { FIXTURE_DECKS, fixtureScene } from '../../../fixtures/scenes/fixture-decks.ts';

const CASES = FIXTURE_DECKS.flatMap((deck) => THEME_IDS.map((themeId) => ({ deck, themeId }))).map(
  (each, index) => ({
    ...each,
    fontFamily: FONT_FAMILIES[index % FONT_FAMILIES.length] ?? 'Roboto',
    // A deck's own theme is one further than that of the deck before it.
    judged: index % THEME_IDS.length === Math.floor(index / THEME_IDS.length) % THEME_IDS.length,
  }),
);

const all = process.env['DECKS'] === 'all';

describe.concurrent('the PowerPoint file of every deck', () => {
  it.each(CASES)(
    '$deck, $themeId, $fontFamily',
    { timeout: 120_000 },
    async ({ deck, judged, ...appearance }) => {
      const bytes = new Uint8Array((await exportPptx(await fixtureScene(deck, appearance))).bytes);
      expect(packageDefects(bytes)).toEqual([]);
      if (judged || all) expect(openXmlErrors(bytes)).toEqual([]);
    },
  );
});
