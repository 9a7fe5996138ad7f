/** Widths without a font, where only a share or some room is needed: the scene has measured everything else. */
import type { Pt } from '../../../../src/shared/scene/units.ts';

const NARROW = /[\s.,:;|!'()[\]iljftI1]/u;
const WIDE = /[MWmw%@]/u;
const MARK = /\p{Mark}/u;

const emOf = (character: string): number =>
  MARK.test(character) ? 0 : NARROW.test(character) ? 0.36 : WIDE.test(character) ? 0.76 : 0.6;

/** Of the characters met so far, in em: a deck has a few hundred. */
const widths = new Map<string, number>();

/** On the wide side; Thai vowels and tone marks above and below have no width. */
export function textWidth(text: string, size: Pt): Pt {
  let em = 0;
  for (const character of text) {
    let width = widths.get(character);
    if (width === undefined) widths.set(character, (width = emOf(character)));
    em += width;
  }
  return em * size;
}
