/**
 * Colour roles as theme colours: a person who changes the theme in PowerPoint changes the deck (design, 'Colour').
 *
 * The slides name the master's colour map (`bg1`, `tx1` …), not the slots: a dark theme then maps its dark slot to
 * the background, as PowerPoint's own dark themes do.
 */
import { COLOUR_ROLES, type ColourRole, type Palette } from '../../../../src/shared/scene/theme.ts';
import { el, RepeatedXml, type Xml } from './xml.ts';

type MappedColour =
  | 'bg1'
  | 'tx1'
  | 'bg2'
  | 'tx2'
  | 'accent1'
  | 'accent2'
  | 'accent3'
  | 'accent4'
  | 'accent5'
  | 'accent6';

/** The theme has ten places and a palette fifteen roles; the others are written as they are (`themeColourOf`). */
export const THEME_COLOURS = {
  paper: 'bg1',
  ink: 'tx1',
  tint: 'bg2',
  deep: 'tx2',
  brand: 'accent1',
  mid: 'accent2',
  tint2: 'accent3',
  neutral: 'accent4',
  accent: 'accent5',
  quiet: 'accent6',
} as const satisfies Partial<Record<ColourRole, MappedColour>>;

type ThemedRole = keyof typeof THEME_COLOURS;
const isThemed = (role: ColourRole): role is ThemedRole => role in THEME_COLOURS;
const THEMED_ROLES: readonly ThemedRole[] = COLOUR_ROLES.filter(isThemed);

/** 'RRGGBB', as DrawingML writes a colour. */
export const hex = (value: string): string => value.replace('#', '').toUpperCase();

/** A role's own place in the theme, or that of a themed role with exactly its colour. */
function themeColourOf(role: ColourRole, palette: Palette): MappedColour | undefined {
  if (isThemed(role)) return THEME_COLOURS[role];
  const same = THEMED_ROLES.find((other) => hex(palette[other]) === hex(palette[role]));
  return same && THEME_COLOURS[same];
}

/** A deck has some thirty styles of runs, paragraphs and lines, and thousands of each. */
const repeated = new WeakMap<Palette, RepeatedXml>();

/** What was written in this palette's colours. */
export function repeatedIn(palette: Palette): RepeatedXml {
  const known = repeated.get(palette) ?? new RepeatedXml();
  repeated.set(palette, known);
  return known;
}

/** The colour element; `opacity` from 0 to 1. */
export function colour(role: ColourRole, palette: Palette, opacity = 1): Xml {
  const alpha = opacity < 1 ? el('a:alpha', { val: Math.round(Math.max(0, opacity) * 100_000) }) : '';
  const themed = themeColourOf(role, palette);
  return themed
    ? el('a:schemeClr', { val: themed }, alpha)
    : el('a:srgbClr', { val: hex(palette[role]) }, alpha);
}

export const solidFill = (role: ColourRole, palette: Palette, opacity = 1): Xml =>
  repeatedIn(palette).get(`fill ${role} ${opacity}`, () =>
    el('a:solidFill', {}, colour(role, palette, opacity)),
  );
