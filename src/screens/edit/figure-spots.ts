/** Charts and tables of a slide whose figures can be changed. Pure. */
import type { Box, SceneNode } from '../../shared/scene/scene.ts';

export interface FigureSpot {
  /** Of its node. */
  id: string;
  /** Path of the figures: 'evidence.2.data'. */
  field: string;
  /** What the chart or the table is called. */
  name: string;
  box: Box;
  /** It shows parts of a whole. */
  isWhole: boolean;
}

/** In reading order. */
export const figureSpots = (nodes: readonly SceneNode[]): FigureSpot[] =>
  nodes.flatMap((node): FigureSpot[] => {
    if (node.kind === 'group') return figureSpots(node.children);
    if (node.field === undefined) return [];
    const isWhole = node.kind === 'chart' && (node.chart === 'doughnut' || node.chart === 'pie');
    return [{ id: node.id, field: node.field, name: node.name, box: node.box, isWhole }];
  });
