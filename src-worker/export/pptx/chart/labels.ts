/** What a chart prints on its marks, and the room it needs for it. */
import { formatAt, formatValue, printsValues } from '../../../../src/shared/scene/chart/value-format.ts';
import { formOf } from '../../../../src/shared/scene/chart/form.ts';
import type { ChartNode, ValueFormat } from '../../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../../src/shared/scene/theme.ts';

/** Role of a value printed on a mark of this colour. */
export function inkOn(fill: ColourRole): ColourRole {
  if (fill === 'brand') return 'onBrand';
  if (fill === 'deep') return 'onDeep';
  if (fill === 'quiet' || fill === 'ink') return 'paper';
  return fill === 'mid' ? 'onMid' : 'ink';
}

/** Slices' colours where the series names none. */
const SLICES: readonly ColourRole[] = ['brand', 'deep', 'mid', 'tint2', 'neutral'];

export function pointColour(node: ChartNode, series: number, point: number): ColourRole {
  const data = node.series[series];
  const named = data?.pointColours?.[point];
  if (named) return named;
  const isRound = formOf(node) === 'slices';
  return (isRound ? SLICES[point % SLICES.length] : undefined) ?? data?.colour ?? 'brand';
}

/** Literal in a format code, so '%' does not multiply by 100. */
const literal = (text: string | undefined): string => (text ? `"${text.replace(/"/g, '″')}"` : '');

/** Excel's format code. */
export function formatCode(format: ValueFormat): string {
  if (format.text !== undefined) return literal(format.text) || '""';
  const whole = format.thousands ? '#,##0' : '0';
  const decimals = Math.min(10, Math.max(0, Math.trunc(format.decimals)));
  const number = whole + (decimals > 0 ? `.${'0'.repeat(decimals)}` : '');
  return literal(format.prefix) + number + literal(format.suffix);
}

export const GENERAL = 'General';

/** A point's value as it is printed; without a format, as a whole number. */
export const printed = (node: ChartNode, series: number, point: number): string =>
  formatValue(
    valueAt(node, series, point) ?? 0,
    formatAt(node, node.series[series], point) ?? { decimals: 0, thousands: true },
  );

/** True where the chart prints any value. */
export const prints = (node: ChartNode): boolean => node.series.some((series) => printsValues(node, series));

export const valueSize = (node: ChartNode): number => node.valueSize ?? node.labelSize;

/** A number, or undefined: what is no number has no mark. */
export const valueAt = (node: ChartNode, series: number, point: number): number | undefined => {
  const value = node.series[series]?.values[point];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
};

/** Smallest and largest reach of the marks, 0 included. */
export function extent(node: ChartNode): { min: number; max: number } {
  let min = 0;
  let max = 0;
  node.labels.forEach((_, point) => {
    let up = 0;
    let down = 0;
    node.series.forEach((_series, index) => {
      const value = valueAt(node, index, point) ?? 0;
      if (node.stacked) {
        up += Math.max(0, value);
        down += Math.min(0, value);
      } else {
        up = Math.max(up, value);
        down = Math.min(down, value);
      }
    });
    max = Math.max(max, up);
    min = Math.min(min, down);
  });
  max = Math.max(max, node.max ?? 0);
  return min === max ? { min: 0, max: 1 } : { min, max };
}
