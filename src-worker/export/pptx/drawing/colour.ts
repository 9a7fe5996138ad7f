/**
 * Colour roles as theme colours: a person who changes the theme in PowerPoint changes the deck (design, 'Colour').
 *
 * The slides name the master's colour map (`bg1`, `tx1` …), not the slots: a dark theme then maps its dark slot to
 * the background, as PowerPoint's own dark themes do. Words on an accent are the exception, in PowerPoint too.
 */
import { COLOUR_ROLES, type ColourRole, type Palette } from '../../../../src/shared/scene/theme.ts';
import { el, RepeatedXml, type Xml } from './xml.ts';

type MappedColour = 'bg1' | 'tx1' | 'bg2' | 'tx2' | 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'accent5';

/** The light and the dark of a theme as they are, whichever of them is its page. */
type Slot = 'lt1' | 'dk1';

/** The roles that are a place of the theme; the others follow one of these (`themed`). */
export const THEME_COLOURS = {
  paper: 'bg1',
  ink: 'tx1',
  tint: 'bg2',
  deep: 'tx2',
  brand: 'accent1',
  mid: 'accent2',
  neutral: 'accent4',
  accent: 'accent5',
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
  name: MappedColour | Slot;
  /** Of its lightness and saturation, in thousandths of a per cent. */
  modified?: { by: number; plus: number; saturation: number };
}

/** As PowerPoint's colour picker counts it, 0 to 1. */
function saturation(value: string): number {
  const [least, most] = [Math.min(...channels(value)) / 255, Math.max(...channels(value)) / 255];
  return most === least ? 0 : (most - least) / (1 - Math.abs(most + least - 1));
}

/** What is lighter or darker than another role turns with it, where a person takes a dark theme: grey words with the ink. */
const SHADES: Partial<Record<ColourRole, ThemedRole>> = { quiet: 'ink', tint2: 'tint' };
/** Words on a colour that stays when page and ink change places. */
const ON_ACCENTS: ReadonlySet<ColourRole> = new Set(['onBrand', 'onMid']);

/** A themed role's colour, made lighter or darker until it is the other's. */
function shade(from: ThemedRole, role: ColourRole, palette: Palette): Themed {
  const [start, end] = [lightness(palette[from]), lightness(palette[role])];
  const by = end > start ? (1 - end) / Math.max(0.01, 1 - start) : end / Math.max(0.01, start);
  const thousandths = Math.round(by * 100) * 1000;
  const vivid = saturation(palette[role]) / Math.max(0.01, saturation(palette[from]));
  return {
    name: THEME_COLOURS[from],
    modified: {
      by: thousandths,
      plus: end > start ? 100_000 - thousandths : 0,
      saturation: Math.round(vivid * 100) * 1000,
    },
  };
}

/**
 * A role's own place in the theme, or that of the themed role whose colour is like it, or a shade of one: so every colour
 * follows the theme.
 */
function themed(role: ColourRole, palette: Palette): Themed {
  if (isThemed(role)) return { name: THEME_COLOURS[role] };
  if (ON_ACCENTS.has(role)) return { name: lightness(palette[role]) > 0.5 ? 'lt1' : 'dk1' };
  const base = SHADES[role];
  if (base) return shade(base, role, palette);
  const [nearest = 'ink'] = THEMED_ROLES.toSorted(
    (a, b) => distance(palette[a], palette[role]) - distance(palette[b], palette[role]),
  );
  if (distance(palette[nearest], palette[role]) <= ALIKE) return { name: THEME_COLOURS[nearest] };
  return shade('neutral', role, palette);
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
    modified && modified.saturation !== 100_000 ? el('a:satMod', { val: modified.saturation }) : '',
    alpha,
  );
}

export const solidFill = (role: ColourRole, palette: Palette, opacity = 1): Xml =>
  repeatedIn(palette).get(`fill ${role} ${opacity}`, () =>
    el('a:solidFill', {}, colour(role, palette, opacity)),
  );
