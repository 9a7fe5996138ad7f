/** What a slide's nodes say, in reading order. */
import type { SceneNode, TextBlock } from '../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../src/shared/scene/tree.ts';

/** The texts in a node, those of a table by cell. A chart's labels are none. */
export function textsOf(node: SceneNode): TextBlock[] {
  if (node.kind === 'text' || node.kind === 'list') return [node.text];
  if (node.kind === 'shape') return node.text ? [node.text.block] : [];
  if (node.kind === 'table') return node.rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  return childrenOf(node).flatMap(textsOf);
}

/** A text as one line of plain words. */
export const plainOf = ({ paragraphs }: TextBlock): string =>
  paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');

/** Whether there is a chart among nodes, on any level. */
export const hasChart = (nodes: readonly SceneNode[]): boolean =>
  nodes.some((node) => node.kind === 'chart' || hasChart(childrenOf(node)));
