/** Whatever brand colour is chosen, every text of every slide can be read: WCAG contrast 4.5:1, in all themes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { BRAND_COLOURS, THEME_IDS } from '../../../src/shared/domain/looks.ts';
import { contrast } from '../../../src-worker/deck/palette.ts';
import { themeFor } from '../../../src-worker/deck/theme.ts';
import { FIXTURE_DECKS, fixtureScene } from '../../fixtures/scenes/fixture-decks.ts';
import { groundColour, textGrounds, type Pair } from './support/text-grounds.ts';

const ANY_COLOUR = {
  ...BRAND_COLOURS,
  white: '#ffffff',
  black: '#000000',
  'mid grey': '#808080',
  'pale grey': '#e5e5e5',
  yellow: '#ffd400',
  'pure yellow': '#ffff00',
  lime: '#b6ff00',
  'neon green': '#00ff66',
  cyan: '#00e5ff',
  'neon pink': '#ff00aa',
  orange: '#ff7a00',
  'pure red': '#ff0000',
  'pure blue': '#0000ff',
  'pale pink': '#ffd1dc',
  'dark brown': '#2b1608',
  navy: '#0b1b3a',
  'line green': '#06c755',
};

describe('every text on what it stands on', () => {
  let pairs: Pair[] = [];
  beforeAll(async () => {
    const scenes = [];
    for (const deck of FIXTURE_DECKS) scenes.push(await fixtureScene(deck));
    pairs = textGrounds(scenes);
  }, 60_000);

  it('is looked at on all fixture decks', () => {
    expect(pairs.length).toBeGreaterThan(12);
    expect(new Set(pairs.map(({ text }) => text)).size).toBeGreaterThan(4);
  });

  it.each(
    THEME_IDS.flatMap((themeId) =>
      Object.entries(ANY_COLOUR).map(([name, colour]) => [themeId, name, colour]),
    ),
  )('%s theme, %s', (themeId, _name, brandColour) => {
    const { palette } = themeFor({ themeId, brandColour }, '');
    const faint = pairs
      .map((pair) => ({ ...pair, ratio: contrast(palette[pair.text], groundColour(pair.under, palette)) }))
      .filter(({ ratio }) => ratio < 4.5)
      .map(
        ({ text, under, seen, ratio }) =>
          `${text} on ${under.map(({ fill }) => fill).join('+')} ${ratio.toFixed(2)} (${seen})`,
      );
    expect(faint).toEqual([]);
  });
});
