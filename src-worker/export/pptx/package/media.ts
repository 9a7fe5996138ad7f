/** Pictures: each once in the package, however many slides and layouts show it. */
import type { SceneImage } from '../../../../src/shared/scene/scene.ts';
import { imageRelationshipId } from '../drawing/context.ts';
import { withParts, type Pass } from './parts.ts';
import type { Relationship } from './relationships.ts';

const fileName = ({ key, type }: SceneImage): string =>
  `image-${key}.${type === 'image/png' ? 'png' : 'jpeg'}`;

/** From a slide or a layout to the pictures that it shows. */
export const imageRelationships = (images: readonly SceneImage[]): Relationship[] =>
  images.map((image, order) => ({
    id: imageRelationshipId(order),
    kind: 'image',
    target: `../media/${fileName(image)}`,
  }));

export const addMedia =
  (images: readonly SceneImage[]): Pass =>
  (parts) =>
    withParts(
      parts,
      images.map((image) => [`ppt/media/${fileName(image)}`, new Uint8Array(image.bytes)] as const),
    );
