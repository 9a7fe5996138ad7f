import type { JSX } from 'react';
import type { ImageNode } from '../shared/scene/scene.ts';
import { imageAddress } from './image-address.ts';
import { boxStyle } from './palette.ts';
import { useSlide } from './use-slide.ts';

/** A picture in its box. On a thumbnail, and where it only decorates, nobody is told of it. */
export function ImageNodeView({ node }: { node: ImageNode }): JSX.Element {
  const { interactive } = useSlide();
  const speaks = interactive && node.decorative !== true;
  return (
    <img
      className="deck-image"
      style={boxStyle(node.box)}
      src={imageAddress(node.image)}
      alt={speaks ? node.name : ''}
      decoding="sync"
      draggable={false}
    />
  );
}

/** The same in flowing text, at a size of its own. */
export const ReadingImage = ({ node }: { node: ImageNode }): JSX.Element => (
  <img
    className="deck-reading-image"
    style={{ aspectRatio: node.box.width / node.box.height }}
    src={imageAddress(node.image)}
    alt={node.name}
  />
);
