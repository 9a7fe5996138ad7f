/** Every text that is drawn, so that the faces for it can be loaded first. */
import { drawChart } from '../../../src/shared/scene/chart/draw-chart.ts';
import type { Scene, SceneNode, TextBlock } from '../../../src/shared/scene/scene.ts';

const ofBlock = ({ paragraphs }: TextBlock): string[] =>
  paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text));

function ofNode(node: SceneNode): string[] {
  switch (node.kind) {
    case 'text':
    case 'list':
      return ofBlock(node.text);
    case 'shape':
      return node.text ? ofBlock(node.text.block) : [];
    case 'table':
      return node.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => ofBlock(text)));
    case 'chart':
      return drawChart(node).labels.map(({ text }) => text);
    case 'image':
      return [];
    case 'group':
      return node.children.flatMap(ofNode);
  }
}

/** Line by line, in the order in which they are drawn. Numbers of lists are not among them. */
export const textsOf = (scene: Pick<Scene, 'slides'>): string[] =>
  scene.slides.flatMap(({ nodes }) => nodes.flatMap(ofNode));
