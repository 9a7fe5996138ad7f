/** Palette roles as CSS custom properties, and lengths of a scene as CSS points. */
import type { CSSProperties } from 'react';
import type { Box } from '../shared/scene/scene.ts';
import { COLOUR_ROLES, type ColourRole, type FaceFamily, type SceneTheme } from '../shared/scene/theme.ts';
import type { Pt } from '../shared/scene/units.ts';

/** Custom properties are not in React's own type of a style. */
export type Style = CSSProperties & Partial<Record<`--${string}`, string>>;

/** The theme as custom properties, for the frame of a slide. */
export function themeStyle(theme: SceneTheme): Style {
  const style: Style = { colorScheme: theme.dark ? 'dark' : 'light', fontFamily: faces(theme.family) };
  for (const role of COLOUR_ROLES) style[`--deck-${role}`] = theme.palette[role];
  return style;
}

/** The colour of a role, wherever a CSS colour may stand. */
export const colour = (role: ColourRole): string => `var(--deck-${role})`;

/**
 * Family list of a piece. The engine has named the family that has the glyphs; behind it stand Noto Sans Thai (which
 * also brings ฿), `others`, and the system's own, for the words that the scene reports as missing.
 */
export function faces(family: FaceFamily, others: readonly FaceFamily[] = []): string {
  const named = new Set([family, 'Noto Sans Thai', ...others]);
  return [...Array.from(named, (name) => `'Deck ${name}'`), 'system-ui', 'sans-serif'].join(', ');
}

/** A length in CSS points; three decimals are a thousandth of a point and keep the markup short. */
export const pt = (length: Pt): string => `${round(length)}pt`;

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Position and size of a box on the slide. */
export const boxStyle = (box: Box): Style => ({
  left: pt(box.x),
  top: pt(box.y),
  width: pt(box.width),
  height: pt(box.height),
});
