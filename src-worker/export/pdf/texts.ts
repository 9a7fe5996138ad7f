/** Every text that is drawn, so that the faces for it can be loaded first. */
import { drawChart } from '../../../src/shared/scene/chart/draw-chart.ts';
import type { Scene, SceneNode, TextBlock } from '../../../src/shared/scene/scene.ts';

type TextsOf = (block: TextBlock) => string[];

function ofNode(node: SceneNode, textsOf: TextsOf): string[] {
  switch (node.kind) {
    case 'text':
    case 'list':
      return textsOf(node.text);
    case 'shape':
      return node.text ? textsOf(node.text.block) : [];
    case 'table':
      return node.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => textsOf(text)));
    case 'chart':
      return drawChart(node).labels.map(({ text }) => text);
    case 'image':
      return [];
    case 'group':
      return node.children.flatMap((child) => ofNode(child, textsOf));
  }
}

const ofScene = (scene: Pick<Scene, 'slides'>, textsOf: TextsOf): string[] =>
  scene.slides.flatMap(({ nodes }) => nodes.flatMap((node) => ofNode(node, textsOf)));

/** Line by line, in the order in which they are drawn. Numbers of lists are not among them. */
export const textsOf = (scene: Pick<Scene, 'slides'>): string[] =>
  ofScene(scene, ({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text)));

/** Whole, as they were written: what a face is chosen by. */
export const paragraphsOf = (scene: Pick<Scene, 'slides'>): string[] =>
  ofScene(scene, ({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')));
