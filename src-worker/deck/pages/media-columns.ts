/** The money of each week as native columns from zero, each printed on its column. */
import type { ChartNode, PrintedValue, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { DoesNotFit, clean, rule, say, style, widthOf, type PageContext } from '../kit/index.ts';
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import type { Part } from '../kit/reckoned.ts';
import type { Track } from './media-weeks.ts';

/** Between two columns. */
const GAP: Pt = pxToPt(4);
/** Over the tallest column. */
const HEADROOM: Pt = pxToPt(22);
const SIZES: readonly Pt[] = [16, 14, 13, 12, 11.5, 11];
const CAP = 0.71;

/** Of the largest: columns that differ by less are alike. */
const ALIKE = 0.03;

/** Every period gets the same, but for the last, which may be cut short. */
export function isLevel(weeks: Part<'weeks'>): boolean {
  const values = weeks.slice(0, -1).map(({ amount }) => amount.value);
  const most = Math.max(...values);
  const last = weeks.at(-1)?.amount.value ?? 0;
  return (
    values.length > 1 && values.every((value) => value >= most * (1 - ALIKE)) && last <= most * (1 + ALIKE)
  );
}

/** The columns over their base line, in the height given. */
export function weekColumns(
  context: PageContext,
  weeks: Part<'weeks'>,
  track: Track,
  place: { y: Pt; height: Pt },
): SceneNode[] {
  const { lang } = context;
  const width = track.step - GAP;
  const texts = weeks.map(({ amount }) => clean(amount.text));
  const size = SIZES.find((each) =>
    texts.every((words) => widthOf(context, words, style('head', lang, { size: each })) <= width - pxToPt(8)),
  );
  if (size === undefined) throw new DoesNotFit('Money of a week');
  const most = Math.max(...weeks.map(({ amount }) => amount.value));
  if (weeks.some(({ amount }) => amount.value < 0)) throw new DoesNotFit('Money of a week');
  const box = {
    x: track.x + GAP / 2,
    y: place.y + HEADROOM,
    width: track.step * track.count - GAP,
    height: place.height - HEADROOM,
  };
  // Where nothing rises or falls the columns are a quiet ground for what runs under them.
  const level = isLevel(weeks) && track.before === 0;
  const fills = weeks.map((_, index): ColourRole => (level || index < track.before ? 'tint2' : 'brand'));
  const values = weeks.map(({ amount }, index): PrintedValue => {
    const height = (amount.value / most) * box.height;
    const inside = height >= size * CAP + pxToPt(14);
    const own = widthOf(context, texts[index] ?? '', style('head', lang, { size }));
    return {
      x: index * track.step + (width - own) / 2,
      baseline: box.height - height + (inside ? pxToPt(9) + size * CAP : pxToPt(-5)),
      width: own,
      size,
      colour: !inside ? 'ink' : fills[index] === 'brand' ? 'onBrand' : 'ink',
    };
  });
  const name = say(context, 'Media money over time', 'งบสื่อตามเวลา');
  const chart: ChartNode = {
    kind: 'chart',
    id: 'money',
    name,
    box,
    chart: 'column',
    labels: weeks.map(({ label }) => clean(label)),
    series: [
      {
        name,
        values: weeks.map(({ amount }) => amount.value),
        colour: 'brand',
        pointColours: fills,
        pointFormats: weeks.map(({ amount }, index) => formatOf(amount.value, texts[index] ?? '')),
      },
    ],
    labelSize: size,
    labelColour: 'ink',
    alt: `${name}: ${weeks.map(({ label }, index) => `${clean(label)} ${texts[index]}`).join('; ')}`,
    gap: GAP / track.step,
    bare: values,
  };
  return [chart, rule('money-base', track.x, place.y + place.height, track.step * track.count, 'ink', 1.125)];
}
