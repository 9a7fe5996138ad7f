import type { Appearance } from '../../shared/domain/records.ts';

/** Parts of an appearance to change; an undefined one goes back to its default. */
export type AppearanceChange = { [K in keyof Appearance]?: Appearance[K] | undefined };

/** The appearance after a change. A part at its default is absent, as it is stored. */
export function changed(before: Appearance, change: AppearanceChange): Appearance {
  const { fontFamily, themeId, brandColour } = { ...before, ...change };
  return {
    ...(fontFamily === undefined ? {} : { fontFamily }),
    ...(themeId === undefined ? {} : { themeId }),
    ...(brandColour === undefined ? {} : { brandColour }),
  };
}
