/** Pictures that a person put on a page. */
import type { PictureSlot } from '../../../src/shared/domain/pictures.ts';
import type { Box, ImageNode, SceneImage } from '../../../src/shared/scene/scene.ts';
import type { PageContext } from './types.ts';

export interface DeckPicture {
  image: SceneImage;
  /** What it shows; '' where nobody said. */
  alt: string;
  /** Width divided by height. */
  ratio: number;
  slot: PictureSlot;
  item: number;
}

/** What stands in a place of this page. */
export const pictureIn = (
  { pictures }: Pick<PageContext, 'pictures'>,
  slot: PictureSlot,
  item = 0,
): DeckPicture | undefined => pictures?.find((picture) => picture.slot === slot && picture.item === item);

/** The picture in a box of its own proportions. */
export const pictureNode = (id: string, { image, alt }: DeckPicture, box: Box): ImageNode => ({
  kind: 'image',
  id,
  name: alt,
  image,
  box,
  ...(alt === '' ? { decorative: true } : {}),
});
