// oxlint-disable jsx-a11y/prefer-tag-over-role -- a group of shapes is no fieldset
import type { JSX, ReactNode } from 'react';
import type { GroupNode } from '../shared/scene/scene.ts';

/**
 * Nodes that belong together. They stand on the slide, not in the group: it only says that they are one thing.
 * What they are drawn with comes from outside, since a group may hold any node, groups too.
 */
export function GroupNodeView({ node, children }: { node: GroupNode; children: ReactNode }): JSX.Element {
  return (
    <div className="deck-group" role="group" aria-label={node.name}>
      {children}
    </div>
  );
}
