import { describe, expect, it } from 'vitest';
import { BUSINESS_TYPES } from '../../../src/shared/domain/taxonomy.ts';
import { COLOUR_ROLES, type Palette } from '../../../src/shared/scene/theme.ts';
import { BRAND_COLOURS, THEME_IDS } from '../../../src/shared/domain/looks.ts';
import { contrast } from '../../../src-worker/deck/palette.ts';
import { brandColourFor, themeFor } from '../../../src-worker/deck/theme.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const distance = (one: string, other: string): number =>
  Math.max(...channels(one).map((value, at) => Math.abs(value - (channels(other)[at] ?? 0))));

describe('palette', () => {
  // Colours of the approved designs.
  it.each<[string, string, Partial<Palette>]>([
    [
      '#a3322a',
      'light',
      {
        brand: '#a3322a',
        paper: '#fef9f6',
        tint: '#f9eee6',
        tint2: '#f0d7c7',
        mid: '#e39287',
        deep: '#471713',
        neutral: '#cbbeb6',
        quiet: '#61544b',
        ink: '#201712',
        accent: '#f0b13f',
      },
    ],
    [
      '#046f82',
      'light',
      { brand: '#046f82', tint: '#e9f2f5', tint2: '#cbe1e6', mid: '#78b6c5', deep: '#002f38' },
    ],
    [
      '#1f5fa8',
      'light',
      { brand: '#1f5fa8', paper: '#f7fafe', tint2: '#cddef4', mid: '#7faee9', deep: '#0a294d' },
    ],
    [
      '#a3322a',
      'dark',
      {
        brand: '#e8796c',
        paper: '#17110e',
        tint: '#271e18',
        tint2: '#453226',
        mid: '#ac594f',
        deep: '#7e3029',
        onBrand: '#1b0a08',
      },
    ],
  ])('%s in the %s theme gives the colours of the design', (brandColour, themeId, expected) => {
    const { palette } = themeFor({ brandColour, themeId }, '');
    const far = COLOUR_ROLES.filter((role) => distance(palette[role], expected[role] ?? palette[role]) > 5);
    expect(far).toEqual([]);
  });

  const brands = [
    ...Object.values(BRAND_COLOURS),
    '#ffd400',
    '#000000',
    '#ffffff',
    '#808080',
    '#00ff66',
    '#ff00aa',
  ];
  it.each(THEME_IDS.flatMap((themeId) => brands.map((brand) => [themeId, brand] as const)))(
    '%s from %s keeps every text readable',
    (themeId, brandColour) => {
      const { palette: p } = themeFor({ brandColour, themeId }, '');
      for (const role of COLOUR_ROLES) expect(p[role]).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(p.ink, p.paper)).toBeGreaterThanOrEqual(12);
      for (const surface of [p.paper, p.tint, p.surface]) {
        expect(contrast(p.quiet, surface)).toBeGreaterThanOrEqual(5);
        expect(contrast(p.brand, surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(p.ink, p.tint2)).toBeGreaterThanOrEqual(7);
      expect(contrast(p.onBrand, p.brand)).toBeGreaterThanOrEqual(5.4);
      expect(contrast(p.onDeep, p.deep)).toBeGreaterThanOrEqual(5.5);
      expect(contrast(p.onMid, p.mid)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('first brand colour', () => {
  it('follows the business type, out of eight', () => {
    const used = BUSINESS_TYPES.map((type) => brandColourFor(type.name));
    expect(new Set(used).size).toBe(8);
    expect(brandColourFor(BUSINESS_TYPES[5]?.name ?? '')).toBe('#a3322a');
    expect(brandColourFor(BUSINESS_TYPES[6]?.name ?? '')).toBe('#046f82');
    expect(brandColourFor('nothing known')).toMatch(/^#/);
  });

  it('falls back where a stored choice is unusable', () => {
    const theme = themeFor({ themeId: 'gone', brandColour: 'url(x)' }, BUSINESS_TYPES[5]?.name ?? '');
    expect([theme.id, theme.family, theme.thaiFamily, theme.palette.brand]).toEqual([
      'light',
      'Roboto',
      'Noto Sans Thai',
      '#a3322a',
    ]);
    expect(themeFor({ fontFamily: 'Kanit' }, '').thaiFamily).toBe('Kanit');
  });
});
