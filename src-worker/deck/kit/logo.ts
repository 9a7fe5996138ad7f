/** The agency's logo: as large as its shape allows, and never on a ground that hides it. */
import type { Box, ImageNode, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import type { Pt } from '../../../src/shared/scene/units.ts';
import { inset } from './grid.ts';
import { group, shape } from './shapes.ts';
import type { DeckAgency, PageContext } from './types.ts';

type Logo = NonNullable<DeckAgency['logo']>;

/** What a logo needs under it on this theme's paper: nothing, or a plate of this colour. */
export function plateOf(context: Pick<PageContext, 'theme'>, { ground }: Logo): ColourRole | undefined {
  const { dark } = context.theme;
  // The lightest and the darkest of each palette.
  if (ground === 'light' && dark) return 'ink';
  return ground === 'dark' && !dark ? 'deep' : undefined;
}

export interface LogoPlace {
  /** One edge of the logo, and the middle of its height. */
  x: Pt;
  middle: Pt;
  align: 'left' | 'right';
  /** What it covers, in square points: a long logo and a square one then weigh alike. */
  area: number;
  maxWidth: Pt;
  maxHeight: Pt;
  /** Whose it is; the agency's where absent. */
  name?: string;
}

/** The logo in its place. */
export function logoNode(
  context: PageContext,
  logo: Logo,
  id: string,
  place: LogoPlace,
  options: Pick<ImageNode, 'decorative'> = {},
): SceneNode {
  const plate = plateOf(context, logo);
  const padding = plate === undefined ? 0 : place.maxHeight * 0.18;
  const ratio = logo.width / logo.height;
  const height = Math.min(
    Math.sqrt(place.area / ratio),
    place.maxHeight - 2 * padding,
    (place.maxWidth - 2 * padding) / ratio,
  );
  const width = height * ratio + 2 * padding;
  const box: Box = {
    x: place.align === 'left' ? place.x : place.x - width,
    y: place.middle - height / 2 - padding,
    width,
    height: height + 2 * padding,
  };
  const name = place.name ?? (context.agency?.name ? `Logo of ${context.agency.name}` : 'Logo');
  const image: ImageNode = {
    kind: 'image',
    id,
    name,
    image: logo.image,
    box: inset(box, padding),
    ...options,
  };
  if (plate === undefined) return image;
  return group(`${id}-plate`, name, box, [shape(`${id}-ground`, 'Plate', box, { fill: plate }), image]);
}
