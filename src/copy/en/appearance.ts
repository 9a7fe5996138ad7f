import type { BrandName, ThemeId } from '../../shared/domain/looks.ts';

/** Words of what a deck can look like. */
export const appearance = {
  title: 'Appearance',
  open: 'Appearance',
  description: 'Changes the slides, the PowerPoint file and the PDF. The content stays as it is.',
  theme: 'Theme',
  themes: {
    light: 'Light',
    white: 'White',
    dark: 'Dark',
    night: 'Night',
  } satisfies Record<ThemeId, string>,
  colour: 'Brand colour',
  automatic: 'By the client’s business',
  colours: {
    brick: 'Brick',
    copper: 'Copper',
    forest: 'Forest',
    teal: 'Teal',
    blue: 'Blue',
    indigo: 'Indigo',
    plum: 'Plum',
    slate: 'Slate',
  } satisfies Record<BrandName, string>,
  own: 'Your own colour',
  pick: 'Pick a colour',
  ownHint: 'As in #1f5fa8. Shades of it are chosen so that every text can be read.',
  notAColour: 'Write six digits, as in #1f5fa8',
  font: 'Font',
  notSaved: 'The appearance could not be saved',
};
