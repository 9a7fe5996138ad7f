import type { JSX } from 'react';
import type { SceneNode } from '../shared/scene/scene.ts';
import { ChartNodeView } from './chart-node.tsx';
import { GroupNodeView } from './group-node.tsx';
import { ImageNodeView } from './image-node.tsx';
import { ListNodeView } from './list-node.tsx';
import { ShapeNodeView } from './shape-node.tsx';
import { TableNodeView } from './table-node.tsx';
import { TextNodeView } from './text-node.tsx';

/** Any node of a slide, by its kind. */
export function SceneNodeView({ node }: { node: SceneNode }): JSX.Element {
  switch (node.kind) {
    case 'text':
      return <TextNodeView node={node} />;
    case 'list':
      return <ListNodeView node={node} />;
    case 'table':
      return <TableNodeView node={node} />;
    case 'shape':
      return <ShapeNodeView node={node} />;
    case 'chart':
      return <ChartNodeView node={node} />;
    case 'image':
      return <ImageNodeView node={node} />;
    case 'group':
      return (
        <GroupNodeView node={node}>
          {node.children.map((child) => (
            <SceneNodeView key={child.id} node={child} />
          ))}
        </GroupNodeView>
      );
  }
}
