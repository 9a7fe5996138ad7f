/** What stands inside what. Whoever walks through a slide asks here, so that a new kind of node is walked through too. */
import type { SceneNode } from './scene.ts';

/** The nodes inside a node. */
export function childrenOf(node: SceneNode): readonly SceneNode[] {
  switch (node.kind) {
    case 'group':
      return node.children;
    case 'text':
    case 'list':
    case 'table':
    case 'shape':
    case 'chart':
    case 'image':
      return [];
  }
}
