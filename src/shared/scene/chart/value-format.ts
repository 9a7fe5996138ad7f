import type { ChartNode } from '../scene.ts';

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
export function formatValue(value: number, format: ChartNode['valueFormat']): string {
  const number = numberFormat(format?.decimals, format?.thousands ?? true).format(value);
  return (format?.prefix ?? '') + number + (format?.suffix ?? '');
}
