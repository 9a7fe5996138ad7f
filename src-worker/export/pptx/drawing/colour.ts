/**
 * Colour roles as theme colours: a person who changes the theme in PowerPoint changes the deck (design, 'Colour').
 *
 * The slides name the master's colour map (`bg1`, `tx1` …), not the slots: a dark theme then maps its dark slot to
 * the background, as PowerPoint's own dark themes do.
 */
import { COLOUR_ROLES, type ColourRole, type Palette } from '../../../../src/shared/scene/theme.ts';
import { el, type Xml } from './xml.ts';

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

function colourElement(role: ColourRole, palette: Palette, alpha: Xml): Xml {
  const themed = themeColourOf(role, palette);
  return themed
    ? el('a:schemeClr', { val: themed }, alpha)
    : el('a:srgbClr', { val: hex(palette[role]) }, alpha);
}

/** Colours without transparency by palette: every run, fill and rule of a deck has one. */
const opaque = new WeakMap<Palette, Map<ColourRole, Xml>>();

function opaqueColour(role: ColourRole, palette: Palette): Xml {
  const known = opaque.get(palette) ?? new Map<ColourRole, Xml>();
  const written = known.get(role) ?? colourElement(role, palette, '');
  opaque.set(palette, known.set(role, written));
  return written;
}

/** The colour element; `opacity` from 0 to 1. */
export const colour = (role: ColourRole, palette: Palette, opacity = 1): Xml =>
  opacity < 1
    ? colourElement(role, palette, el('a:alpha', { val: Math.round(Math.max(0, opacity) * 100_000) }))
    : opaqueColour(role, palette);

export const solidFill = (role: ColourRole, palette: Palette, opacity = 1): Xml =>
  el('a:solidFill', {}, colour(role, palette, opacity));
