/** Sizes, weights and line pitches by role and language (the type scale of the slide standard). */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { ColourRole, FontWeight } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';

/** Nothing on a slide is smaller. */
export const MIN_SIZE: Pt = 11;

export interface TextStyle {
  size: Pt;
  weight: FontWeight;
  /** Distance between baselines, points. */
  pitch: Pt;
  colour: ColourRole;
  tracking?: Pt;
}

export type StyleName =
  | 'headline'
  | 'number'
  | 'tagline'
  | 'head'
  | 'quotation'
  | 'lead'
  | 'body'
  | 'label'
  | 'table'
  | 'note';

interface Role {
  size: Pt;
  weight: FontWeight;
  colour: ColourRole;
  /** Pitch in em, English and Thai. */
  en: number;
  th: number;
}

const ROLES: Record<StyleName, Role> = {
  headline: { size: 28, weight: 700, colour: 'ink', en: 1.2, th: 1.38 },
  number: { size: 54, weight: 700, colour: 'ink', en: 1.08, th: 1.3 },
  tagline: { size: 22, weight: 400, colour: 'brand', en: 1.3, th: 1.42 },
  /** Head of a card or column, 15–20. */
  head: { size: 17, weight: 700, colour: 'ink', en: 1.25, th: 1.4 },
  quotation: { size: 19, weight: 700, colour: 'brand', en: 1.32, th: 1.45 },
  /** Running text where there is little: 15–18. */
  lead: { size: 16, weight: 400, colour: 'ink', en: 1.4, th: 1.5 },
  body: { size: 14, weight: 400, colour: 'ink', en: 1.4, th: 1.5 },
  label: { size: 12, weight: 700, colour: 'ink', en: 1.35, th: 1.45 },
  table: { size: 12, weight: 400, colour: 'ink', en: 1.32, th: 1.45 },
  note: { size: 11, weight: 400, colour: 'quiet', en: 1.36, th: 1.4 },
};

export interface StyleChange {
  size?: Pt;
  weight?: FontWeight;
  colour?: ColourRole;
}

/**
 * The style of a role in a language. Big numbers are tracked by −3% (the engine never tracks Thai).
 * `change.size` below `MIN_SIZE` is raised to it.
 */
export function style(name: StyleName, lang: Language, change: StyleChange = {}): TextStyle {
  const role = ROLES[name];
  const size = Math.max(MIN_SIZE, change.size ?? role.size);
  return {
    size,
    weight: change.weight ?? role.weight,
    colour: change.colour ?? role.colour,
    pitch: size * role[lang],
    ...(name === 'number' ? { tracking: -0.03 * size } : {}),
  };
}
