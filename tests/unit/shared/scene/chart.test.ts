import { describe, expect, test } from 'vitest';
import type { ChartNode } from '../../../../src/shared/scene/scene.ts';
import { drawChart } from '../../../../src/shared/scene/chart/draw-chart.ts';
import type { Drawing } from '../../../../src/shared/scene/chart/drawing.ts';
import { textWidth, wrapLabel } from '../../../../src/shared/scene/chart/measure.ts';
import { formatOf, formatValue } from '../../../../src/shared/scene/chart/value-format.ts';

const chart = (more: Partial<ChartNode>): ChartNode => ({
  kind: 'chart',
  id: 'c',
  name: 'c',
  box: { x: 0, y: 0, width: 300, height: 180 },
  chart: 'column',
  labels: ['A', 'B', 'C'],
  series: [{ name: 'One', values: [1, 2, 4], colour: 'brand' }],
  valueFormat: { decimals: 0, thousands: true },
  labelSize: 12,
  labelColour: 'quiet',
  alt: 'alt',
  ...more,
});
/** The rectangles of a drawing: their first corner and their third. */
const bars = (drawing: Drawing) =>
  drawing.marks.map(({ outline: [from, , to] }) => {
    if (from?.type !== 'move' || to?.type !== 'line') throw new Error('This is no rectangle.');
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  });
const texts = (drawing: Drawing): string[] => drawing.labels.map(({ text }) => text);

describe('columns', () => {
  test('heights are in proportion and stand on one line', () => {
    const drawn = bars(drawChart(chart({})));
    const [one, two, four] = drawn;
    expect(two?.height).toBeCloseTo((one?.height ?? 0) * 2, 1);
    expect(four?.height).toBeCloseTo((one?.height ?? 0) * 4, 1);
    expect(new Set(drawn.map(({ y, height }) => Math.round(y + height))).size).toBe(1);
  });
  test('every value is printed above its column', () => {
    const drawing = drawChart(
      chart({ series: [{ name: 'One', values: [1000, 2500, 4000], colour: 'brand' }] }),
    );
    expect(texts(drawing)).toEqual(expect.arrayContaining(['1,000', '2,500', '4,000', 'A', 'B', 'C']));
  });
  test('a negative value hangs under the line', () => {
    const [up, down] = bars(
      drawChart(chart({ labels: ['A', 'B'], series: [{ name: 'x', values: [3, -3], colour: 'brand' }] })),
    );
    expect((up?.y ?? 0) + (up?.height ?? 0)).toBeCloseTo(down?.y ?? 0, 1);
    expect(down?.height).toBeCloseTo(up?.height ?? 0, 1);
  });
  test('a marked column takes its own colour', () => {
    const series = [
      { name: 'x', values: [1, 2, 3], colour: 'tint2' as const, pointColours: ['neutral', 'brand'] as const },
    ];
    expect(drawChart(chart({ series })).marks.map(({ fill }) => fill)).toEqual(['neutral', 'brand', 'tint2']);
  });
});

describe('bare columns', () => {
  const place = { x: 10, baseline: 40, width: 30, size: 20, colour: 'onBrand' } as const;
  const bare = chart({
    gap: 0.25,
    bare: [place, { ...place, x: 90 }, { ...place, x: 170 }],
    series: [
      {
        name: 'One',
        values: [1, 2, 4],
        colour: 'brand',
        pointFormats: ['£1', '£2', '£4k'].map((text) => ({ decimals: 0, thousands: true, text })),
      },
    ],
  });
  test('fill their box from zero, with the gap between them and none outside', () => {
    const drawn = bars(drawChart(bare));
    expect(drawn.map(({ height }) => height)).toEqual([45, 90, 180]);
    expect(new Set(drawn.map(({ y, height }) => y + height))).toEqual(new Set([180]));
    const [first, second, last] = drawn;
    expect(first?.x).toBeCloseTo(0, 6);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(300, 6);
    const step = (second?.x ?? 0) - (first?.x ?? 0);
    expect(1 - (first?.width ?? 0) / step).toBeCloseTo(0.25, 6);
  });
  test('print each value where it was put, and neither names nor a line', () => {
    const { labels, curves } = drawChart(bare);
    expect(labels.map(({ text, x, y, size, colour }) => [text, x, y, size, colour])).toEqual([
      ['£1', 10, 40, 20, 'onBrand'],
      ['£2', 90, 40, 20, 'onBrand'],
      ['£4k', 170, 40, 20, 'onBrand'],
    ]);
    expect(curves).toEqual([]);
  });
});

describe('stacks', () => {
  const series = [
    { name: 'Paid', values: [6, 9], colour: 'brand' as const },
    { name: 'Own', values: [12, 9], colour: 'tint2' as const },
  ];
  test('equal sums reach equally far', () => {
    const drawing = drawChart(chart({ chart: 'bar', stacked: true, labels: ['A', 'B'], series }));
    const ends = bars({ ...drawing, marks: drawing.marks.slice(2) }).map(({ x, width }) => x + width);
    expect(ends[1]).toBeCloseTo(ends[3] ?? 0, 1);
  });
  test('two series are named in a legend, one is not', () => {
    expect(texts(drawChart(chart({ stacked: true, series })))).toEqual(
      expect.arrayContaining(['Paid', 'Own']),
    );
    expect(texts(drawChart(chart({})))).not.toContain('One');
  });
});

describe('lines', () => {
  const labels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
  const values = labels.map(Number);
  test('many points print the last value alone', () => {
    const printed = drawChart(
      chart({ chart: 'line', labels, series: [{ name: 'x', values, colour: 'brand' }] }),
    ).labels.filter(({ weight }) => weight === 700);
    expect(printed.map(({ text }) => text)).toEqual(['10']);
  });
  test('last values of near lines do not cover each other', () => {
    const series = [
      { name: 'Plan', values: [1, 100], colour: 'brand' as const },
      { name: 'Other', values: [1, 99], colour: 'quiet' as const, dash: true },
    ];
    const ends = drawChart(chart({ chart: 'line', labels: ['a', 'b'], series })).labels.filter(
      ({ weight }) => weight === 700,
    );
    expect(ends).toHaveLength(2);
    expect(Math.abs((ends[0]?.y ?? 0) - (ends[1]?.y ?? 0))).toBeGreaterThanOrEqual(12);
  });
});

describe('slices', () => {
  test('a doughnut has a slice for each value in order, and leaves a hole', () => {
    const drawing = drawChart(
      chart({
        chart: 'doughnut',
        series: [{ name: 'x', values: [3, 2, 1], colour: 'brand', pointColours: ['brand', 'deep', 'mid'] }],
      }),
    );
    expect(drawing.marks.map(({ fill }) => fill)).toEqual(['brand', 'deep', 'mid']);
    // Every corner is on one of two circles: 90 is the radius, and the hole is half of it.
    for (const { outline } of drawing.marks)
      for (const command of outline) {
        if (command.type === 'close') continue;
        const distance = Math.hypot(command.x - 150, command.y - 90);
        expect(Math.min(Math.abs(distance - 90), Math.abs(distance - 45))).toBeLessThan(0.001);
      }
  });
  test('slices stand as far apart at the hole as at the edge, and one alone is whole', () => {
    const two = drawChart(
      chart({ chart: 'doughnut', series: [{ name: 'x', values: [1, 1], colour: 'brand' }] }),
    );
    const [right] = two.marks;
    const left = (right?.outline ?? []).flatMap((command) => (command.type === 'close' ? [] : [command.x]));
    expect(Math.min(...left) - 150).toBeCloseTo(0.75, 5);
    const one = drawChart(
      chart({ chart: 'doughnut', series: [{ name: 'x', values: [7], colour: 'brand' }] }),
    );
    expect(one.marks[0]?.outline.filter(({ type }) => type === 'move')).toHaveLength(2);
    expect(one.marks[0]?.outline.some(({ type }) => type === 'line')).toBe(false);
  });
  test('values of nothing but zero draw nothing', () => {
    expect(
      drawChart(chart({ chart: 'pie', series: [{ name: 'x', values: [0, 0], colour: 'brand' }] })).marks,
    ).toEqual([]);
  });
});

test.each(['bar', 'column', 'line', 'area', 'pie', 'doughnut'] as const)(
  'a %s of nothing, of one and of a huge value draws finite numbers',
  (kind) => {
    for (const values of [[], [0], [1e12], [-5]]) {
      const labels = values.map((_, index) => `Label ${index} ที่ยาวมากจนต้องตัดบรรทัด`);
      const drawing = drawChart(
        chart({ chart: kind, labels, series: [{ name: 'x', values, colour: 'brand' }] }),
      );
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/);
    }
  },
);

test('labels wrap between words and lose nothing', () => {
  const label = 'Returning visitors of the website in เดือนเมษายนและสงกรานต์';
  const lines = wrapLabel(label, 12, 80);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('').replaceAll(' ', '')).toBe(label.replaceAll(' ', ''));
  expect(wrapLabel('Unbreakableword', 12, 20)).toEqual(['Unbreakableword']);
});

test('Thai marks have no width', () => {
  expect(textWidth('น้ำ', 10)).toBeLessThan(textWidth('นนนำ', 10));
});

test.each([
  [1234.5, { decimals: 0, thousands: true }, '1,235'],
  [1234.5, { decimals: 1, thousands: false, suffix: ' m' }, '1234.5 m'],
  [0.25, undefined, '0.25'],
])('%d is printed as %j says', (value, format, expected) => {
  expect(formatValue(value, format)).toBe(expected);
});

describe('bars with figures of their own', () => {
  const own = chart({
    chart: 'bar',
    labels: ['Them', 'Us'],
    series: [
      {
        name: 'Days',
        values: [21, 9],
        colour: 'brand',
        pointFormats: [formatOf(21, 'three weeks'), formatOf(9, '9 days')],
        pointInks: ['ink', 'brand'],
      },
    ],
    names: false,
    valueSize: 28,
    gap: 0.2,
    max: 42,
  });
  const { valueFormat: _, ...bare } = own;

  test('say them in their own size and colour, and no names', () => {
    const { labels } = drawChart(bare);
    expect(labels.map(({ text, size, colour }) => [text, size, colour])).toEqual([
      ['three weeks', 28, 'ink'],
      ['9 days', 28, 'brand'],
    ]);
  });

  test('begin at the left edge and end where the axis says', () => {
    const [them, us] = bars(drawChart(bare));
    expect(them?.x).toBe(0);
    expect((us?.width ?? 0) / (them?.width ?? 1)).toBeCloseTo(9 / 21, 5);
    const [longer] = bars(drawChart({ ...bare, max: 21 }));
    expect((them?.width ?? 0) / (longer?.width ?? 1)).toBeCloseTo(0.5, 5);
  });

  test('share the height, half a gap outside', () => {
    const [them, us] = bars(drawChart(bare));
    expect(them?.height).toBeCloseTo(180 * 0.5 * 0.8, 5);
    expect(them?.y).toBeCloseTo(180 * 0.05, 5);
    expect((us?.y ?? 0) + (us?.height ?? 0)).toBeCloseTo(180 * 0.95, 5);
  });
});

describe('the format that prints a value as a text', () => {
  test.each([
    [849, '£849'],
    [4.9, '4.9'],
    [35658, '£35,658'],
    [1990, '1,990 บาท'],
    [21, 'three weeks'],
    [1.17, '1.17%'],
    [1500, '1500'],
    [9, ''],
  ])('%d as %s', (value, text) => {
    expect(formatValue(value, formatOf(value, text))).toBe(text);
  });

  test('keeps the number a number where it is one', () => {
    expect(formatOf(849, '£849')).toEqual({ decimals: 0, thousands: true, prefix: '£', suffix: '' });
    expect(formatOf(21, 'three weeks').text).toBe('three weeks');
  });
});
