/**
 * A chart's total and legend as the chart's own. Both are cells of its workbook that are reckoned from its values: whoever
 * changes the data changes them.
 */
import type {
  Box,
  ChartNode,
  GroupNode,
  SceneNode,
  TextBlock,
  TextNode,
  TextRun,
} from '../../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../../src/shared/scene/tree.ts';

/** A chart with what the scene draws beside it. */
export interface NativeChart extends ChartNode {
  total?: TextNode | undefined;
  legend?: readonly GroupNode[];
}

const isOf = (id: string) => (node: SceneNode) => node.ofChart === id;

/** The nodes of a slide, those of a chart in the chart. */
export function withOwnTexts(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node): SceneNode[] => {
    if (node.ofChart !== undefined) return [];
    if (node.kind !== 'chart') return [node];
    const own = nodes.filter(isOf(node.id));
    const total = own.find((each) => each.kind === 'text');
    const legend = own.filter((each) => each.kind === 'group');
    const chart: NativeChart = {
      ...node,
      ...(total ? { total } : {}),
      ...(legend.length > 0 ? { legend } : {}),
    };
    return [chart];
  });
}

/** Around the chart and its texts. */
export function wholeBox({ box, total, legend = [] }: NativeChart): Box {
  const boxes = [box, ...(total ? [total.box] : []), ...legend.map((row) => row.box)];
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((each) => each.x + each.width)) - x,
    height: Math.max(...boxes.map((each) => each.y + each.height)) - y,
  };
}

const blocksOf = (node: SceneNode): TextBlock[] =>
  node.kind === 'text' ? [node.text] : childrenOf(node).flatMap(blocksOf);
const runsOf = (node: SceneNode): TextRun[] =>
  blocksOf(node).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs));

export const firstRun = (node: SceneNode): TextRun | undefined => runsOf(node)[0];

/** What is printed of a node: 'Facebook   40,000   50%'. */
export const wordsOf = (node: SceneNode): string =>
  blocksOf(node)
    .map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' '))
    .join(GAP);

/** Between a part's name, its value and its share. */
const GAP = '   ';

/** Cells of the workbook beside labels (A) and values (B). */
export const NAME_COLUMN = 'D';
export const TOTAL_CELL = { column: 'E', row: 1 } as const;

const quoted = (text: string): string => `"${text}"`;

/** The label of a part: its name, value and share. @param row of the sheet */
export function labelFormula(node: NativeChart, row: number): string {
  const last = node.labels.length + 1;
  const share = `TEXT(B${row}/SUM(B$2:B$${last}),"0%")`;
  // A legend of shares alone says them once.
  const drawn = node.legend?.[row - 2];
  const value = drawn && blocksOf(drawn).length > 2 ? [`TEXT(B${row},"#,##0")`] : [];
  return [`${NAME_COLUMN}${row}`, ...value, share].join(`&${quoted(GAP)}&`);
}

/** The total, with what stands around its figure. */
export function totalFormula(node: NativeChart): string {
  const [, before = '', after = ''] =
    /^([^\d]*)[\d.,]+(.*)$/.exec(node.total ? wordsOf(node.total) : '') ?? [];
  const figure = `TEXT(SUM(B2:B${node.labels.length + 1}),"#,##0")`;
  return [before && quoted(before), figure, after && quoted(after)].filter((part) => part !== '').join('&');
}
