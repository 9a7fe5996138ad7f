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

/** The theme has ten places and a palette fifteen roles; the others follow one of them (`themed`). */
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

/** Red, green and blue, 0 to 255. */
const channels = (value: string): number[] =>
  (hex(value).match(/../g) ?? []).map((each) => Number.parseInt(each, 16));

const distance = (one: string, other: string): number => {
  const b = channels(other);
  return Math.hypot(...channels(one).map((each, index) => each - (b[index] ?? 0)));
};

/** Lightness as PowerPoint's colour picker counts it, 0 to 1. */
const lightness = (value: string): number =>
  (Math.max(...channels(value)) + Math.min(...channels(value))) / 510;

/** Two colours that no eye tells apart where one stands for the other: white on a brand colour, and paper. */
const ALIKE = 20;

interface Themed {
  name: MappedColour;
  /** Of its lightness, in thousandths of a per cent. */
  modified?: { by: number; plus: number };
}

/**
 * A role's own place in the theme, or that of the themed role whose colour is like it, or the neutral made lighter or
 * darker: so every colour follows the theme.
 */
function themed(role: ColourRole, palette: Palette): Themed {
  if (isThemed(role)) return { name: THEME_COLOURS[role] };
  const [nearest = 'ink'] = THEMED_ROLES.toSorted(
    (a, b) => distance(palette[a], palette[role]) - distance(palette[b], palette[role]),
  );
  if (distance(palette[nearest], palette[role]) <= ALIKE) return { name: THEME_COLOURS[nearest] };
  const [from, to] = [lightness(palette.neutral), lightness(palette[role])];
  const by = to > from ? (1 - to) / Math.max(0.01, 1 - from) : to / Math.max(0.01, from);
  const thousandths = Math.round(by * 100) * 1000;
  return {
    name: THEME_COLOURS.neutral,
    modified: { by: thousandths, plus: to > from ? 100_000 - thousandths : 0 },
  };
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
  return repeatedIn(palette).get(`colour ${role} ${opacity}`, () => colourXml(role, palette, opacity));
}

function colourXml(role: ColourRole, palette: Palette, opacity: number): Xml {
  const alpha = opacity < 1 ? el('a:alpha', { val: Math.round(Math.max(0, opacity) * 100_000) }) : '';
  const { name, modified } = themed(role, palette);
  return el(
    'a:schemeClr',
    { val: name },
    modified ? el('a:lumMod', { val: modified.by }) : '',
    modified && modified.plus > 0 ? el('a:lumOff', { val: modified.plus }) : '',
    alpha,
  );
}

export const solidFill = (role: ColourRole, palette: Palette, opacity = 1): Xml =>
  repeatedIn(palette).get(`fill ${role} ${opacity}`, () =>
    el('a:solidFill', {}, colour(role, palette, opacity)),
  );
