/** A value of a bare chart, at the place that the scene gives it. */
import { bareBands } from '../../../../src/shared/scene/chart/bars.ts';
import { formatAt } from '../../../../src/shared/scene/chart/value-format.ts';
import type { FontFamily } from '../../../../src/shared/domain/options.ts';
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import { el, type Xml } from '../drawing/xml.ts';
import { extent, formatCode, valueAt } from './labels.ts';
import { FIGURE_MIDDLE, frameBox } from './layout.ts';
import { NO_LINE, shows, textProperties, val } from './style.ts';

/** Half the height of a line of each family in em (`hhea`): a label is one line. */
const HALF_LINES: Readonly<Record<FontFamily, number>> = {
  Roboto: 0.586,
  Inter: 0.605,
  'Open Sans': 0.681,
  'Noto Sans Thai': 0.755,
  Sarabun: 0.65,
  Prompt: 0.756,
  Kanit: 0.748,
};
/** What PowerPoint keeps free above and under a label. */
const LABEL_INSET = 1.5;

/**
 * A value of a bare chart: PowerPoint's own place for it, moved to where the scene has it. The value stays a label of its
 * column, so that it follows the data.
 */
export function placedLabel(
  node: ChartNode,
  index: number,
  point: number,
  { palette, family }: SceneTheme,
): Xml {
  const place = node.bare?.[point];
  const value = valueAt(node, index, point);
  const printedAs = formatAt(node, node.series[index], point);
  if (!place || value === undefined || !printedAs)
    return el('c:dLbl', {}, val('c:idx', point), val('c:delete', 1));
  const frame = frameBox(node);
  const band = bareBands(node);
  const { min, max } = extent(node);
  const top = node.box.height * (1 - (Math.max(0, value) - min) / (max - min));
  const middle = place.baseline - place.size * FIGURE_MIDDLE;
  const inside = middle > top;
  const half = place.size * HALF_LINES[family] + LABEL_INSET;
  const dx = place.x + place.width / 2 - (band.at(point) + band.width / 2);
  const dy = middle - (top + (inside ? half : -half));
  const share = (part: number, whole: number): number =>
    Math.round((part / Math.max(1, whole)) * 10_000) / 10_000;
  return el(
    'c:dLbl',
    {},
    val('c:idx', point),
    el(
      'c:layout',
      {},
      el('c:manualLayout', {}, val('c:x', share(dx, frame.width)), val('c:y', share(dy, frame.height))),
    ),
    el('c:numFmt', { formatCode: formatCode(printedAs), sourceLinked: 0 }),
    el('c:spPr', {}, el('a:noFill'), NO_LINE),
    textProperties(place.size, true, place.colour, palette, false),
    val('c:dLblPos', inside ? 'inEnd' : 'outEnd'),
    shows(true),
  );
}
