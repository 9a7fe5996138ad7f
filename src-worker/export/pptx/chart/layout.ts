/** Where the plot stands in its frame, so that PowerPoint's bars and lines are as large as the scene's. */
import { formOf } from '../../../../src/shared/scene/chart/form.ts';
import { bareBands } from '../../../../src/shared/scene/chart/bars.ts';
import type { Box, ChartNode } from '../../../../src/shared/scene/scene.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { el, type Xml } from '../drawing/xml.ts';
import { textWidth } from '../drawing/estimate.ts';
import { printed, prints as printsAny, valueSize } from './labels.ts';
import { wholeBox, type NativeChart } from './own-texts.ts';

/** Line pitch of an axis label, in em. */
const PITCH = 1.25;

/** More than one named series: the reader needs their names. */
export const hasLegend = (node: ChartNode): boolean =>
  formOf(node) !== 'slices' && node.series.filter((series) => series.name.trim() !== '').length > 1;

interface Edges {
  left: Pt;
  top: Pt;
  right: Pt;
  bottom: Pt;
}

const widestLabel = (node: ChartNode): Pt =>
  Math.max(0, ...node.labels.map((label) => textWidth(label, node.labelSize)));

const widestValue = (node: ChartNode): Pt =>
  Math.max(
    0,
    ...node.series.flatMap(({ values }, series) =>
      values.map((_, point) => textWidth(printed(node, series, point), valueSize(node))),
    ),
  );

/** Height of the labels under the axis; a label wider than its place takes more lines. */
function nameHeight(node: ChartNode): Pt {
  if (node.names === false) return 0;
  const place = node.box.width / Math.max(1, node.labels.length);
  const lines = Math.min(3, Math.max(1, Math.ceil(widestLabel(node) / Math.max(1, place))));
  return lines * node.labelSize * PITCH + 6;
}

/** Half the height of PowerPoint's line in em, for the highest of the families, and what it keeps free around a label. */
const HALF_LINE = 0.76;
const LABEL_INSET: Pt = 1.5;
/** Middle of figures over their baseline, in em. */
export const FIGURE_MIDDLE = 0.36;

/** What the values of a bare chart need above and below its box: where a label leaves the frame, the plot shrinks. */
function overhang({ box, bare = [] }: ChartNode): { top: Pt; bottom: Pt } {
  const reach = bare.map(({ baseline, size }) => {
    const middle = baseline - size * FIGURE_MIDDLE;
    const half = size * HALF_LINE + LABEL_INSET;
    return { top: half - middle, bottom: middle + half - box.height };
  });
  return {
    top: Math.max(0, ...reach.map(({ top }) => top)),
    bottom: Math.max(0, ...reach.map(({ bottom }) => bottom)),
  };
}

/**
 * The chart's frame on the slide. PowerPoint leaves half a gap beside the outer columns; of a bare chart that half stands
 * outside the scene's box, as its values may, so that the columns stand where the scene has them.
 */
export function frameBox(node: NativeChart): Box {
  if (!node.bare) return wholeBox(node);
  const { step, width } = bareBands(node);
  const half = (step - width) / 2;
  const { top, bottom } = overhang(node);
  const { box } = node;
  return {
    x: box.x - half,
    y: box.y - top,
    width: box.width + 2 * half,
    height: box.height + top + bottom,
  };
}

/** What stands around the plot on each side, in points. */
function edgesOf(node: NativeChart): Edges {
  if (node.bare) return { left: 0, right: 0, ...overhang(node) };
  const size = node.labelSize;
  const top = hasLegend(node) ? size * 2 : 0;
  const prints = printsAny(node);
  switch (node.chart) {
    case 'pie':
    case 'doughnut': {
      const side = Math.min(node.box.width, node.box.height);
      const frame = frameBox(node);
      const left = node.box.x - frame.x + (node.box.width - side) / 2;
      const above = node.box.y - frame.y + (node.box.height - side) / 2;
      return { left, top: above, right: frame.width - left - side, bottom: frame.height - above - side };
    }
    case 'bar':
      return {
        left: node.names === false ? 0 : Math.min(node.box.width * 0.38, widestLabel(node)) + 8,
        top,
        right: prints && !node.stacked ? widestValue(node) + Math.max(8, valueSize(node) * 0.35) : 0,
        bottom: 0,
      };
    case 'column':
      return {
        left: 0,
        top: top + (prints && !node.stacked ? valueSize(node) * 1.6 : 2),
        right: 0,
        bottom: nameHeight(node),
      };
    case 'line':
    case 'area': {
      const half = textWidth(node.labels[0] ?? '', size) / 2;
      const side = Math.max(6, Math.min(half, node.box.width / 6), prints ? widestValue(node) / 2 + 6 : 0);
      return { left: side, top: top + (prints ? size * 1.6 : 2), right: side, bottom: nameHeight(node) };
    }
  }
}

/** A part of the chart at its place in the frame; with `size` its width and height too. */
export function placeIn(frame: Box, { x, y, width, height }: Box, size: boolean): Xml {
  return el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      el('c:xMode', { val: 'edge' }),
      el('c:yMode', { val: 'edge' }),
      el('c:x', { val: share(x - frame.x, frame.width) }),
      el('c:y', { val: share(y - frame.y, frame.height) }),
      size ? el('c:w', { val: share(width, frame.width) }) : '',
      size ? el('c:h', { val: share(height, frame.height) }) : '',
    ),
  );
}

const share = (part: Pt, whole: Pt): string =>
  String(Math.round((part / Math.max(whole, 1)) * 10_000) / 10_000);

/** The plot without its axis labels, in points. */
export function plotSize(node: NativeChart): { width: Pt; height: Pt } {
  const { width, height } = frameBox(node);
  const edges = edgesOf(node);
  return {
    width: Math.max(width * 0.2, width - edges.left - edges.right),
    height: Math.max(height * 0.2, height - edges.top - edges.bottom),
  };
}

export function plotLayout(node: NativeChart): Xml {
  const { width, height } = frameBox(node);
  const edges = edgesOf(node);
  const inner = plotSize(node);
  return el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      el('c:layoutTarget', { val: 'inner' }),
      el('c:xMode', { val: 'edge' }),
      el('c:yMode', { val: 'edge' }),
      el('c:x', { val: share(edges.left, width) }),
      el('c:y', { val: share(edges.top, height) }),
      el('c:w', { val: share(inner.width, width) }),
      el('c:h', { val: share(inner.height, height) }),
    ),
  );
}
