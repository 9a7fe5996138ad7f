/** What must hold between shapes and texts: none hidden by a later shape, none across an edge or under a rule. */
import type { Box, SceneNode, ShapeNode } from '../../../src/shared/scene/scene.ts';
import { placedTexts, type PlacedText } from './check.ts';

const TOLERANCE = 0.6;

const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE;

const meets = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + TOLERANCE &&
  b.x + b.width > a.x + TOLERANCE &&
  a.y + a.height > b.y + TOLERANCE &&
  b.y + b.height > a.y + TOLERANCE;

/** Boxes of what is drawn, in the order of drawing, without the groups around it. */
function drawn(nodes: readonly SceneNode[]): Exclude<SceneNode, { kind: 'group' }>[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? drawn(node.children) : [node]));
}

/** Fills its box, so that an edge of it is an edge of its box. */
const isPlate = ({ geometry, fill, opacity = 1 }: ShapeNode): boolean =>
  fill !== undefined && opacity === 1 && (geometry.type === 'rect' || geometry.type === 'round-rect');

/** A text stands on its own shape, whatever is under that. */
const hasOwnGround = (node: SceneNode | undefined, ink: Box): boolean =>
  node?.kind === 'shape' && node.fill !== undefined && (node.opacity ?? 1) === 1 && inside(ink, node.box);

/** What is wrong between shapes and the texts of other nodes, in sentences. */
export function collisionsOf(nodes: readonly SceneNode[]): string[] {
  const all = drawn(nodes);
  const texts: { text: PlacedText; at: number }[] = all.flatMap((node, at) =>
    placedTexts([node]).map((text) => ({ text, at })),
  );
  const problems: string[] = [];
  for (const [at, node] of all.entries()) {
    if (node.kind !== 'shape') continue;
    const flat = node.geometry.type === 'line';
    if (!flat && !isPlate(node)) continue;
    // A line has no height of its own: its ink has.
    const box = flat ? { ...node.box, y: node.box.y - 0.7, height: node.box.height + 1.4 } : node.box;
    for (const { text, at: own } of texts) {
      if (own === at || !meets(text.ink, box)) continue;
      if (flat) problems.push(`${node.id} runs through ${text.id}.`);
      else if (at > own) problems.push(`${node.id} hides ${text.id}.`);
      else if (!inside(text.ink, box) && !hasOwnGround(all[own], text.ink))
        problems.push(`${text.id} crosses the edge of ${node.id}.`);
    }
  }
  return problems;
}

/** Nodes of a group that stand outside its box: PowerPoint scales a group by it. */
export function strayNodes(nodes: readonly SceneNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === 'group'
      ? [
          ...node.children.flatMap((child) =>
            inside(child.box, node.box) ? [] : [`${child.id} leaves its group.`],
          ),
          ...strayNodes(node.children),
        ]
      : [],
  );
}
