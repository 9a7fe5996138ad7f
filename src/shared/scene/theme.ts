/** Colour roles and faces of a resolved deck theme (design, 'Colour: one brand colour gives all'). */
import type { FontFamily } from '../domain/options.ts';
import type { ScriptFamily } from './script-families.ts';

export const COLOUR_ROLES = [
  'brand',
  'onBrand',
  'paper',
  'surface',
  'tint',
  'tint2',
  'mid',
  'deep',
  'neutral',
  'line',
  'quiet',
  'ink',
  'accent',
  /** Text on `deep`, and on `mid` where a theme needs it. */
  'onDeep',
  'onMid',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

/** '#rrggbb' per role. */
export type Palette = Record<ColourRole, string>;

/** Only these two: a family's regular and its bold, which PowerPoint can name too. */
export type FontWeight = 400 | 700;

export type FaceFamily = FontFamily | ScriptFamily;

/** A file of a script's face that a deck needs. */
export interface ScriptFace {
  family: ScriptFamily;
  weight: FontWeight;
  /** Where the page finds it. */
  address: string;
  /** The characters of this file among those of its family, as a style sheet has them; all when absent. */
  range?: string;
}

export interface SceneTheme {
  id: string;
  dark: boolean;
  palette: Palette;
  /** Family picked for the deck. */
  family: FontFamily;
  /** Family that draws Thai: `family` where it has Thai, else Noto Sans Thai. */
  thaiFamily: FontFamily;
  /** Faces besides the family's own. */
  scriptFaces?: readonly ScriptFace[];
}
