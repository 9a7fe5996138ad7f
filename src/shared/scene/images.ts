/** The pictures of a scene. */
import type { SceneImage, SceneNode } from './scene.ts';
import { childrenOf } from './tree.ts';

/** Each once, in the order in which they are first shown. */
export function imagesOf(nodes: readonly SceneNode[]): SceneImage[] {
  const found = new Map<string, SceneImage>();
  const look = (node: SceneNode): void => {
    if (node.kind === 'image' && !found.has(node.image.key)) found.set(node.image.key, node.image);
    childrenOf(node).forEach(look);
  };
  nodes.forEach(look);
  return [...found.values()];
}
