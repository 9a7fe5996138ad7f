/** Page 12, reckoned: the same money under two or three rates, as columns from zero with rows under them, and the gate. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  callout,
  clean,
  columns,
  headlineOf,
  para,
  rule,
  say,
  style,
  tables,
  text,
  widthOf,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { GATE, gateLine, type Item, type Part } from '../kit/reckoned.ts';
import { evenRows } from '../kit/table-pages.ts';
import { resultOf, scenarioChart } from './scenario-result.ts';

type Scenario = Item<'scenarios'>;

export interface ScenarioLevel {
  /** Height of a row, and size of its text. */
  row: Pt;
  size: Pt;
  /** The gate's words over the first column, or in a band under the rows. */
  gate: 'above' | 'under';
}
const ROWS = [
  { row: pxToPt(42), size: 14 },
  { row: pxToPt(36), size: 14 },
  { row: pxToPt(31), size: 13 },
  { row: pxToPt(27), size: 12 },
] as const;
export const SCENARIO_LEVELS: readonly ScenarioLevel[] = (['above', 'under'] as const).flatMap((gate) =>
  ROWS.map((level) => ({ ...level, gate })),
);

const GAP: Pt = pxToPt(60);
const AIR: Pt = pxToPt(5);
/** Over the tallest column. */
const HEADROOM: Pt = pxToPt(32);
const HIGHEST: Pt = pxToPt(300);
const LOWEST: Pt = pxToPt(110);
const TALLEST_ROW: Pt = pxToPt(60);
/** Name and rate over the rows, the rows as a table. */
function rowsUnder(
  context: PageContext,
  scenario: Scenario,
  index: number,
  count: number,
  place: Omit<Box, 'height'>,
  { size }: ScenarioLevel,
  heights: { head: Pt; row: Pt },
): SceneNode[] {
  const { lang } = context;
  const id = `scenario-${index + 1}`;
  const last = index === count - 1;
  const { name, rate } = headOf(context, scenario, place.width);
  const nodes: SceneNode[] = [
    rule(`${id}-base`, place.x, place.y, place.width, 'ink', 1.125),
    blockNode(name.block, {
      id: `${id}-name`,
      name: scenario.name.slice(0, 60),
      ...place,
      width: name.width,
      height: heights.head,
      verticalAlign: 'middle',
    }),
    ...(clean(scenario.rate) === ''
      ? []
      : [
          blockNode(rate.block, {
            id: `${id}-rate`,
            name: scenario.rate.slice(0, 60),
            x: place.x + place.width - rate.width,
            y: place.y,
            width: rate.width,
            height: heights.head,
            verticalAlign: 'middle',
          }),
        ]),
    rule(`${id}-head`, place.x, place.y + heights.head, place.width, 'ink', 1.125),
  ];
  if (scenario.rows.length === 0) return nodes;
  const label = style('body', lang, { size });
  const figure = style('head', lang, { size: size + 1, colour: last ? 'brand' : 'ink' });
  const widest = Math.max(...scenario.rows.map((row) => widthOf(context, row.text, figure))) + 2;
  const value = Math.min(widest, place.width * 0.6);
  const [table, more] = tables(
    context,
    {
      id: `${id}-rows`,
      name: scenario.name.slice(0, 60),
      caption: `${clean(scenario.name)}, ${clean(scenario.rate)}`,
      x: place.x,
      width: place.width,
      columns: [
        { head: clean(scenario.name), share: place.width - value },
        { head: clean(scenario.rate), share: value, align: 'right' },
      ],
      rows: scenario.rows.map((row) => [
        { paragraphs: [para(row.label, label)] },
        { paragraphs: [para(row.text, figure, { align: 'right' })] },
      ]),
      size,
      padding: { x: 0, y: 0 },
      header: false,
    },
    place.y + heights.head,
    { first: 10_000 },
  );
  if (!table || more) throw new DoesNotFit('Rows');
  const even = evenRows(table, heights.row, 'middle');
  const end = even.rows.length - 1;
  const open = even.rows.map(({ rule: line, ...row }, at) =>
    at === end || !line ? row : { ...row, rule: line },
  );
  return [...nodes, { ...even, rows: open }];
}

/** A scenario's name and rate beside each other. */
function headOf(context: PageContext, scenario: Scenario, width: Pt) {
  const { lang } = context;
  const look = style('head', lang, { size: 16 });
  const rateLook = style('head', lang, { size: 15, colour: 'brand' });
  const gap = clean(scenario.rate) === '' ? 0 : pxToPt(16);
  const wide = Math.min(widthOf(context, scenario.rate, rateLook) + 1, width * 0.5);
  const own = width - wide - gap;
  return {
    name: { block: block(context, [para(scenario.name, look)], own), width: own },
    rate: { block: block(context, [para(scenario.rate, rateLook, { align: 'right' })], wide), width: wide },
  };
}

/** The gate's words, the largest that end above `bottom`. */
function gateWords(context: PageContext, gate: Part<'gate'>, column: Box, bottom: Pt): SceneNode[] {
  const { lang } = context;
  for (const size of [14, 13, 12]) {
    const words = text(
      context,
      [
        para(gate.condition, style('head', lang, { size: size + 4 }), { balance: true }),
        para(gate.text, style('body', lang, { size }), { spaceBefore: size * 0.3 }),
      ],
      style('body', lang),
      {
        id: 'gate-words',
        name: say(context, 'Gate', 'ด่านตัดสิน'),
        x: column.x,
        y: column.y,
        width: column.width,
      },
    );
    if (bottomOf(words.box) <= bottom) return [words];
  }
  throw new DoesNotFit('Gate');
}

function gateBand(context: PageContext, gate: Part<'gate'>, body: Box) {
  const words = [
    { text: `${clean(gate.condition)} `, weight: 700 as const },
    { text: clean(gate.text), weight: 400 as const },
  ];
  const at = (y: Pt) =>
    callout(
      context,
      'gate-band',
      words,
      { x: body.x, y, width: body.width },
      'warns',
      style('body', context.lang),
    );
  const { height } = at(0);
  return { height: height + pxToPt(14), node: at(bottomOf(body) - height).node };
}

export function scenarioSlides(
  context: PageContext,
  scenarios: Part<'scenarios'>,
  gate: Part<'gate'> | undefined,
  level: ScenarioLevel,
): SlideDraft[] {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const count = scenarios.length;
  const most = Math.max(...scenarios.map(({ result }) => result.value));
  if (scenarios.some(({ result }) => result.value <= 0)) throw new DoesNotFit('Results');
  const band = gate && level.gate === 'under' ? gateBand(context, gate, body) : undefined;
  const rowCount = Math.max(...scenarios.map(({ rows }) => rows.length));
  const places = columns(body, count, GAP);
  const heads = places.map((place, index) => {
    const made = headOf(
      context,
      scenarios[index] ?? { name: '', rate: '', result: { value: 0, text: '' }, unit: '', rows: [] },
      place.width,
    );
    return Math.max(made.name.block.height, made.rate.block.height);
  });
  const head = Math.max(pxToPt(54), Math.max(...heads) + pxToPt(16));
  const end = bottomOf(body) - AIR - (band?.height ?? 0);
  const free = end - body.y - HEADROOM - head;
  const height = Math.min(HIGHEST, free - rowCount * level.row);
  if (height < LOWEST) throw new DoesNotFit('Columns');
  const row = rowCount === 0 ? 0 : Math.min(TALLEST_ROW, (free - height) / rowCount);
  const base = body.y + HEADROOM + height;
  const bars = places.map((place, index): Box => {
    const own = ((scenarios[index]?.result.value ?? 0) / most) * height;
    return { x: place.x, y: base - own, width: place.width, height: own };
  });
  const results = scenarios.map((scenario, index) =>
    resultOf(context, scenario, index, count, bars[index] ?? body),
  );
  const words =
    gate && level.gate === 'above'
      ? gateWords(context, gate, places[0] ?? body, (results[0]?.top || (bars[0]?.y ?? base)) - pxToPt(12))
      : [];
  const line = gate
    ? [
        gateLine(
          context,
          {
            x: (places[1]?.x ?? body.x) - GAP / 2 - GATE / 2,
            y: body.y + pxToPt(4),
            width: GATE,
            height: base + head + rowCount * row - body.y - pxToPt(4),
          },
          true,
        ),
      ]
    : [];
  const under = scenarios.flatMap((scenario, index) => {
    const { x, width } = places[index] ?? body;
    return rowsUnder(context, scenario, index, count, { x, y: base, width }, level, { head, row });
  });
  const chart = scenarioChart(context, scenarios, { ...body, y: base - height, height }, results, GAP);
  const units = results.flatMap(({ unit }) => unit);
  const nodes = [...words, ...line, chart, ...units, ...under, ...(band ? [band.node] : [])];
  return [{ layout: 'content', headline, nodes }];
}
