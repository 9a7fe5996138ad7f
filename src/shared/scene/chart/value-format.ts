import type { ChartNode, ChartSeries, ValueFormat } from '../scene.ts';

/** Making one takes longer than drawing a bar, and a deck needs few. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(decimals: number | undefined, grouping: boolean): Intl.NumberFormat {
  const key = `${decimals}/${grouping}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    useGrouping: grouping,
    ...(decimals === undefined
      ? { maximumFractionDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  });
  formats.set(key, made);
  return made;
}

/** A value as it is printed on its mark and in the hidden table. */
export function formatValue(value: number, format: ValueFormat | undefined): string {
  if (format?.text !== undefined) return format.text;
  const number = numberFormat(format?.decimals, format?.thousands ?? true).format(value);
  return (format?.prefix ?? '') + number + (format?.suffix ?? '');
}

/** How a point's value is printed. */
export const formatAt = (chart: ChartNode, series: ChartSeries | undefined, point: number) =>
  series?.pointFormats?.[point] ?? chart.valueFormat;

/** True where any value of a series is printed. */
export const printsValues = (chart: ChartNode, series: ChartSeries | undefined): boolean =>
  chart.valueFormat !== undefined || series?.pointFormats !== undefined;

/**
 * The format that prints `value` as `text`: its number with what stands around it, or the words themselves where the
 * number is not among them.
 */
export function formatOf(value: number, text: string): ValueFormat {
  const match = /\d(?:[\d,]*\d)?(?:\.\d+)?/u.exec(text);
  if (match) {
    const [number] = match;
    const format: ValueFormat = {
      decimals: number.split('.')[1]?.length ?? 0,
      thousands: number.includes(',') || Math.abs(value) < 1000,
      prefix: text.slice(0, match.index),
      suffix: text.slice(match.index + number.length),
    };
    if (formatValue(value, format) === text) return format;
  }
  return { decimals: 0, thousands: true, text };
}
