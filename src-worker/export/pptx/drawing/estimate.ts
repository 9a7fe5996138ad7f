/** Widths without a font, where only a share or some room is needed: the scene has measured everything else. */
import type { Pt } from '../../../../src/shared/scene/units.ts';

const NARROW = /[\s.,:;|!'()[\]iljftI1]/u;
const WIDE = /[MWmw%@]/u;
const MARK = /\p{Mark}/u;

/** On the wide side; Thai vowels and tone marks above and below have no width. */
export function textWidth(text: string, size: Pt): Pt {
  let em = 0;
  for (const character of text) {
    if (!MARK.test(character)) em += NARROW.test(character) ? 0.36 : WIDE.test(character) ? 0.76 : 0.6;
  }
  return em * size;
}
