import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { candidateFaces, faceFileName } from '../../../src-worker/deck/text/fonts.ts';
import { FONT_FAMILIES, type FontFamily } from '../../../src/shared/domain/options.ts';
import type { FontWeight } from '../../../src/shared/scene/theme.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

interface Rule {
  family: string;
  weight: number;
  file: string;
  ranges: (readonly [number, number])[];
}
const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
    const value = (name: string): string =>
      new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    return {
      family: value('font-family').replaceAll("'", ''),
      weight: Number(value('font-weight')),
      file: /[\w-]+\.woff(?=['")])/.exec(body)?.[0] ?? '',
      ranges: value('unicode-range')
        .split(',')
        .map((range) => {
          const [first = '', last = first] = range.trim().replace('U+', '').split('-');
          return [parseInt(first, 16), parseInt(last, 16)] as const;
        }),
    };
  });

const WEIGHTS: readonly FontWeight[] = [400, 700];
const rules = rulesOf(read('src/slides/fonts.css'));

test.each(FONT_FAMILIES)('%s has Latin in both weights, from files that exist', (family) => {
  const own = rules.filter((rule) => rule.family === `Deck ${family}`);
  for (const weight of [400, 700])
    expect(own.some((rule) => rule.weight === weight && rule.file.includes('-latin-'))).toBe(true);
  const folder = `node_modules/@fontsource/${family.toLowerCase().replaceAll(' ', '-')}/files/`;
  for (const rule of own) expect(existsSync(at(folder + rule.file))).toBe(true);
});

/** The file that CSS takes for a character: of the rules that claim it, the last. */
const drawn = (codePoint: number, family: FontFamily, weight: FontWeight): string | undefined =>
  rules.findLast(
    (rule) =>
      rule.family === `Deck ${family}` &&
      rule.weight === weight &&
      rule.ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  )?.file;

describe('ranges', () => {
  test.each(FONT_FAMILIES)('of %s are those of the package', (family) => {
    const name = family.toLowerCase().replaceAll(' ', '-');
    for (const weight of [400, 700] as const) {
      const theirs = rulesOf(read(`node_modules/@fontsource/${name}/${weight}.css`));
      for (const own of rules.filter((rule) => rule.family === `Deck ${family}` && rule.weight === weight))
        expect(own.ranges).toEqual(theirs.find(({ file }) => file === own.file)?.ranges);
    }
  });

  test.each(['a', 'Z', '0', ' ', '·', '–', '“', 'ą', 'Đ', 'ẩ', 'ก', 'ำ', '้', '฿', '≤', 'Ω', 'Ж', '\u200c'])(
    '%j is drawn with the file that it was measured with',
    (character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      const measured = FONT_FAMILIES.flatMap((family) =>
        WEIGHTS.flatMap((weight) =>
          candidateFaces(codePoint, family, weight)
            .filter((face) => face.family === family)
            .slice(0, 1),
        ),
      );
      expect(measured.length).toBeGreaterThan(0);
      expect(measured.map(({ family, weight }) => drawn(codePoint, family, weight))).toEqual(
        measured.map(faceFileName),
      );
    },
  );
});
