/** Page 4 where the market has no known size: its places, the pace that the goal asks for, what moves it, what to count. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  card,
  chips,
  clean,
  columns,
  firstLevel,
  headlineOf,
  rule,
  say,
  shape,
  style,
  surfaceColours,
  text,
  widthOf,
  block,
  blockNode,
  para,
  type PageContext,
  type SlideDraft,
  type Span,
  type Words,
} from '../kit/index.ts';
import { MOST_PLACES, placesMap, type Place } from './places-map.ts';

interface Level {
  head: Pt;
  detail: Pt;
  lead: Pt;
  map: boolean;
}
const LEVELS: readonly Level[] = [
  { head: 20, detail: 16, lead: 20, map: true },
  { head: 17, detail: 14, lead: 17, map: true },
  { head: 14, detail: 12, lead: 14, map: true },
  { head: 14, detail: 12, lead: 13, map: true },
  { head: 14, detail: 12, lead: 14, map: false },
  { head: 14, detail: 12, lead: 12, map: false },
];
/** Those of them in which a list stands beside a panel. */
const BESIDE_LEVELS = 3;
const MAP_WIDTH: Pt = pxToPt(372);
/** Of the pace over chips that take two lines and more. */
const MANY_PLACES_PACE: Pt = 60;
const MAP_GAP: Pt = pxToPt(36);
const COLUMN_GAP: Pt = pxToPt(40);
/** Rows of a column are never further apart than this, by the size of their heads. */
const MOST_ROW = 5.2;

type Pace = NonNullable<Reckoned['pace']>;

/** '16' large, 'installations a week …' beside it, and what follows from it in the next column. */
function paceRow(
  context: PageContext,
  pace: Pace,
  left: Box,
  right: Box,
  size: Pt,
  lead: Pt,
): { nodes: SceneNode[]; height: Pt } {
  const { lang } = context;
  const number = {
    ...style('number', lang, { size, colour: 'brand' }),
    pitch: size * (lang === 'th' ? 1.1 : 0.98),
  };
  const width = widthOf(context, pace.value.text, number) + 1;
  const said = clean(pace.text ?? '');
  // With nothing beside it the unit has the whole line, and reads with the number.
  const unit = style('head', lang, { size: said === '' ? 26 : 16 });
  const body = style('body', lang, { size: lead });
  const unitX = left.x + width + pxToPt(24);
  const room = (said === '' ? right.x + right.width : left.x + left.width) - unitX;
  if (room < pxToPt(120)) throw new DoesNotFit('Pace');
  const unitBlock = block(context, [para(pace.unit, unit, { balance: true })], room);
  const saidBlock = block(context, [para(said, body)], right.width);
  const height = Math.max(number.pitch, unitBlock.height, said === '' ? 0 : saidBlock.height);
  const middle = (own: Pt): Pt => left.y + (height - own) / 2;
  return {
    height,
    nodes: [
      text(context, pace.value.text, number, {
        id: 'pace',
        name: 'Pace',
        role: 'number',
        x: left.x,
        y: middle(number.pitch),
        width,
      }),
      ...(clean(pace.unit) === ''
        ? []
        : [
            blockNode(unitBlock, {
              id: 'pace-unit',
              name: 'Of what',
              x: unitX,
              y: middle(unitBlock.height),
              width: room,
            }),
          ]),
      ...(said === ''
        ? []
        : [
            blockNode(saidBlock, {
              id: 'pace-text',
              name: 'What it means',
              x: right.x,
              y: middle(saidBlock.height),
              width: right.width,
            }),
          ]),
    ],
  };
}

interface Row {
  mark: (x: Pt, y: Pt, id: string) => SceneNode;
  head: string;
  detail: Words;
}

function triangle(id: string, x: Pt, y: Pt, up: boolean): SceneNode {
  const [width, height] = [pxToPt(22), pxToPt(18)];
  const [base, tip] = up ? [height, 0] : [0, height];
  return shape(
    id,
    up ? 'Up' : 'Down',
    { x, y, width, height },
    {
      fill: up ? 'brand' : 'neutral',
      decorative: false,
      geometry: {
        type: 'path',
        commands: [
          { type: 'move', x: 0, y: base },
          { type: 'line', x: width / 2, y: tip },
          { type: 'line', x: width, y: base },
          { type: 'close' },
        ],
      },
    },
  );
}

/** A head over a rule, then rows with a mark each, spread over the column. */
function column(
  context: PageContext,
  id: string,
  title: string,
  rows: readonly Row[],
  box: Box,
  mark: Pt,
  level: Level,
  most = MOST_ROW,
): SceneNode[] {
  if (rows.length === 0) return [];
  const { lang } = context;
  const stack = new Stack(context, box);
  stack.text(`${id}-title`, title, title, style('head', lang, { size: 15 })).gap(pxToPt(9));
  stack.rule(`${id}-rule`, 'ink', pxToPt(1.5));
  const top = stack.y;
  const inner = { ...box, x: box.x + mark, width: box.width - mark };
  const drawRow = (row: Row, y: Pt, index: number): Stack =>
    new Stack(context, { ...inner, y, height: 1000 })
      .text(`${id}-${index + 1}`, row.head, row.head, style('body', lang, { size: level.head, weight: 700 }))
      .text(
        `${id}-${index + 1}-detail`,
        'Detail',
        row.detail,
        style('body', lang, { size: level.detail, colour: 'quiet' }),
      );
  const heights = rows.map((row, index) => drawRow(row, 0, index).used);
  const sum = heights.reduce((total, height) => total + height, 0);
  const free = bottomOf(box) - top - sum;
  const gap = Math.min(free / rows.length, most * level.head - sum / rows.length);
  if (gap < pxToPt(12)) throw new DoesNotFit(title);
  let y = top;
  const nodes = rows.flatMap((row, index): SceneNode[] => {
    const from = y;
    const drawn = drawRow(row, from + gap / 2, index);
    y += (heights[index] ?? 0) + gap;
    const line =
      index === 0 ? [] : [rule(`${id}-${index + 1}-rule`, box.x, from, box.width, 'line', pxToPt(1.5))];
    return [...line, row.mark(box.x, from + gap / 2, `${id}-${index + 1}-mark`), ...drawn.nodes];
  });
  return [...stack.nodes, ...nodes];
}

/** From this size on one driver is drawn large. */
const LEAST_LONE: Pt = 14;
const LONE_PAD: Pt = pxToPt(28);
/** Its sizes, largest first, and the share of the panel that it takes at most. */
const LONE_SIZES: readonly Pt[] = [48, 42, 36, 32];
const LONE_FILL = 0.6;
/** Of a longer one, which fills its panel. */
const LONE_LONG: readonly Pt[] = [28, 24, 20, 18];
/** Rows beside a panel spread over its height. */
const ROW_BESIDE = 8;

/** The one thing that moves demand, large on a panel: a single row would leave its column empty. */
function loneDriver(
  context: PageContext,
  title: string,
  driver: NonNullable<Reckoned['drivers']>[number],
  box: Box,
): SceneNode[] {
  const { lang } = context;
  const width = box.width - 2 * LONE_PAD;
  const ink = { colour: 'onBrand' } as const;
  const detail = clean(driver.detail ?? '');
  const wordsOf = (size: Pt) =>
    block(
      context,
      [
        para(title, style('label', lang, ink)),
        para(driver.text, style('head', lang, { size, ...ink }), { balance: true, spaceBefore: 6 }),
        ...(detail === ''
          ? []
          : [para(detail, style('body', lang, { size: 16, ...ink }), { spaceBefore: 8 })]),
      ],
      width,
    );
  const room = box.height - 2 * LONE_PAD;
  const words =
    LONE_SIZES.map(wordsOf).find(({ height }) => height <= Math.min(room, box.height * LONE_FILL)) ??
    LONE_LONG.map(wordsOf).find(({ height }) => height <= room);
  if (!words) throw new DoesNotFit(title);
  return [
    card('driver-panel', title, box, 'filled', [
      blockNode(words, {
        id: 'driver-1',
        name: title,
        x: box.x + LONE_PAD,
        y: box.y + (box.height - words.height) / 2,
        width,
      }),
    ]),
  ];
}

/** Nothing but what is counted first: a card each, the first one filled. */
function countCards(context: PageContext, title: string, rows: readonly Row[], box: Box): SceneNode[] {
  const { lang } = context;
  const stack = new Stack(context, box).text('count-title', title, title, style('head', lang, { size: 15 }));
  const top = stack.y + pxToPt(12);
  const room = { ...box, y: top, height: bottomOf(box) - top };
  const cards = columns(room, rows.length).map((place, index): SceneNode => {
    const row = rows[index];
    const surface = index === 0 ? 'filled' : 'quiet';
    const colours = surfaceColours(surface);
    const inner = place.width - 2 * LONE_PAD;
    const words = block(
      context,
      [
        para(row?.head ?? '', style('head', lang, { size: rows.length > 2 ? 22 : 26, colour: colours.ink }), {
          balance: true,
        }),
        para(row?.detail ?? '', style('body', lang, { size: 16, colour: colours.quiet }), { spaceBefore: 8 }),
      ],
      inner,
    );
    const number = style('number', lang, { size: 72, colour: colours.brand });
    if (words.height + number.size > place.height - 3 * LONE_PAD) throw new DoesNotFit(title);
    return card(`count-${index + 1}-card`, row?.head.slice(0, 60) ?? '', place, surface, [
      text(
        context,
        String(index + 1),
        { ...number, pitch: number.size },
        {
          id: `count-${index + 1}-mark`,
          name: `Number ${index + 1}`,
          role: 'number',
          x: place.x + LONE_PAD,
          y: place.y + LONE_PAD,
          width: inner,
        },
      ),
      blockNode(words, {
        id: `count-${index + 1}`,
        name: row?.head.slice(0, 60) ?? '',
        x: place.x + LONE_PAD,
        y: bottomOf(place) - LONE_PAD - words.height,
        width: inner,
      }),
    ]);
  });
  return [...stack.nodes, ...cards];
}

/** A run for each part: each is a field of its own. */
const joined = (context: PageContext, parts: readonly (string | undefined)[]): Span[] =>
  parts
    .map((part) => clean(part ?? ''))
    .filter((part) => part !== '')
    .flatMap((part, at) => [
      ...(at === 0 ? [] : [{ text: context.lang === 'th' ? ' ' : ', ' }]),
      { text: part },
    ]);

const isSized = (places: readonly Place[]): boolean =>
  places.every(({ size }) => size !== undefined && size.value > 0);

/** More places than a map holds, as bars: their sizes are known. */
function manyPlaces(context: PageContext, places: readonly Place[], box: Box): SceneNode[] {
  const title = say(context, 'Where', 'ที่ไหน');
  const stack = new Stack(context, box);
  stack.text('places-title', title, title, style('head', context.lang, { size: 15 })).gap(pxToPt(9));
  stack.rule('places-rule', 'ink', pxToPt(1.5)).gap(pxToPt(14));
  const sized = places.flatMap(({ name, size }) =>
    size && size.value > 0 ? [{ name: clean(name), ...size }] : [],
  );
  const height = Math.min(stack.left, sized.length * pxToPt(44));
  if (height / sized.length < pxToPt(26)) throw new DoesNotFit(title);
  const own = { x: box.x, y: stack.y, width: box.width, height };
  stack.nodes.push({
    kind: 'chart',
    id: 'places-chart',
    name: title,
    box: own,
    chart: 'bar',
    labels: sized.map(({ name }) => name),
    series: [
      {
        name: title,
        values: sized.map(({ value }) => value),
        colour: 'brand',
        pointFormats: sized.map((place) => formatOf(place.value, place.text)),
      },
    ],
    labelSize: 13,
    labelColour: 'ink',
    alt: sized.map((place) => `${place.name}: ${place.text}`).join(', '),
  });
  return stack.nodes;
}

/** Of the pace on a panel, largest first, and of its unit. */
const PANEL_FIGURES: readonly Pt[] = [140, 120, 104, 88, 72, 60];
const PANEL_UNIT: Pt = 24;
const PANEL_SHARES = [454, 670] as const;

/** The pace as a number to be read from the door, its unit and what follows from it under it. */
function pacePanel(context: PageContext, pace: Pace, box: Box): SceneNode {
  const { lang } = context;
  const width = box.width - 2 * LONE_PAD;
  const ink = { colour: 'onBrand' } as const;
  const size = PANEL_FIGURES.find(
    (each) => widthOf(context, pace.value.text, style('number', lang, { size: each })) <= width - 2,
  );
  if (size === undefined) throw new DoesNotFit('Pace');
  const place = { x: box.x + LONE_PAD, width };
  const number = { ...style('number', lang, { size, ...ink }), pitch: size * (lang === 'th' ? 1.15 : 1.05) };
  const figure = block(context, [para(pace.value.text, number)], width);
  const words = block(
    context,
    [
      para(pace.unit, style('head', lang, { size: PANEL_UNIT, ...ink }), { balance: true }),
      ...(clean(pace.text ?? '') === ''
        ? []
        : [para(pace.text ?? '', style('body', lang, { size: 16, ...ink }), { spaceBefore: 12 })]),
    ],
    width,
  );
  const height = figure.height + words.height;
  if (height > box.height - 2 * LONE_PAD) throw new DoesNotFit('Pace');
  const y = box.y + (box.height - height) / 2;
  return card('pace-panel', say(context, 'Pace', 'จังหวะ'), box, 'filled', [
    blockNode(figure, { id: 'pace', name: 'Pace', role: 'number', ...place, y }),
    blockNode(words, { id: 'pace-unit', name: 'Of what', ...place, y: y + figure.height }),
  ]);
}

/** Nothing but the pace and one list: the pace on a panel, the list beside it, both as high as the slide. */
function besidePace(context: PageContext, level: Level): SlideDraft[] {
  const { places = [], pace, drivers = [], firstCounts = [] } = context.reckoned;
  if (!pace || clean(pace.unit) === '' || places.length > 0 || drivers.length > 0 === firstCounts.length > 0)
    throw new DoesNotFit('Pace');
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const [left, right] = columns({ ...body, height: end - body.y }, PANEL_SHARES, COLUMN_GAP);
  if (!left || !right) throw new DoesNotFit('Pace');
  const listed =
    drivers.length > 0
      ? column(
          context,
          'driver',
          demandHead(context),
          driverRows(drivers),
          right,
          pxToPt(38),
          level,
          ROW_BESIDE,
        )
      : column(
          context,
          'count',
          countHead(context),
          countRows(context, firstCounts),
          right,
          pxToPt(46),
          level,
          ROW_BESIDE,
        );
  return [{ layout: 'content', headline, nodes: [pacePanel(context, pace, left), ...listed] }];
}

const demandHead = (context: PageContext): string => say(context, 'What moves demand', 'อะไรขยับความต้องการ');
const countHead = (context: PageContext): string => say(context, 'What we count first', 'เรานับอะไรก่อน');

const driverRows = (drivers: NonNullable<Reckoned['drivers']>): Row[] =>
  drivers.map((driver) => ({
    head: driver.text,
    detail: driver.detail ?? '',
    mark: (x, top, id) => triangle(id, x, top + pxToPt(4), driver.up),
  }));

function countRows(context: PageContext, counts: NonNullable<Reckoned['firstCounts']>): Row[] {
  const number = style('number', context.lang, { size: 26, colour: 'brand' });
  return counts.map((count, index) => ({
    head: count.what,
    detail: joined(context, [count.where, count.when]),
    mark: (x, top, id) =>
      text(
        context,
        String(index + 1),
        { ...number, pitch: 26 },
        { id, name: `Number ${index + 1}`, role: 'number', x, y: top, width: pxToPt(40) },
      ),
  }));
}

function draw(context: PageContext, level: Level): SlideDraft[] {
  const { places = [], pace, drivers = [], firstCounts = [] } = context.reckoned;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const end = Math.min(BODY_BOTTOM, bottomOf(body)) - pxToPt(5);
  const hasMap = level.map && places.length > 0 && (places.length <= MOST_PLACES || isSized(places));
  // Without a map its places are chips.
  const hasChips = !hasMap && places.length > 0;
  const side = hasMap ? MAP_WIDTH + MAP_GAP : 0;
  const nodes: SceneNode[] = [];
  if (hasMap) {
    const box = { ...body, width: MAP_WIDTH, height: end - body.y };
    nodes.push(
      ...(places.length <= MOST_PLACES
        ? [placesMap(context, places, box)]
        : manyPlaces(context, places, box)),
    );
  }
  const area = { ...body, x: body.x + side, width: body.width - side, height: end - body.y };
  const half = (area.width - COLUMN_GAP) / 2;
  const both = drivers.length > 0 && firstCounts.length > 0;
  const left = { ...area, width: half };
  const right = { ...area, x: area.x + half + COLUMN_GAP, width: half };
  let { y } = area;
  if (pace) {
    const size = hasMap && places.length > 1 ? 80 : places.length > MOST_PLACES ? MANY_PLACES_PACE : 110;
    const row = paceRow(context, pace, left, right, size, level.lead);
    nodes.push(...row.nodes);
    y += row.height + pxToPt(hasChips ? 18 : 34);
  }
  if (hasChips) {
    const made = chips(
      context,
      'place',
      places.map(({ name }) => clean(name)),
      { x: area.x, y, width: area.width },
      { kind: 'filled', size: 13 },
    );
    nodes.push(...made.nodes);
    y += made.height + pxToPt(24);
  }
  const under = { y, height: end - y };
  const moved = driverRows(drivers);
  const counted = countRows(context, firstCounts);
  const demand = demandHead(context);
  const first = countHead(context);
  const one = both ? left : area;
  if (!pace && !hasMap && drivers.length === 0 && firstCounts.length > 0 && level.head >= LEAST_LONE)
    return [
      {
        layout: 'content',
        headline,
        nodes: [...nodes, ...countCards(context, first, counted, { ...area, ...under })],
      },
    ];
  const [only] = drivers;
  if (only && both && drivers.length === 1 && level.head >= LEAST_LONE) {
    nodes.push(...loneDriver(context, demand, only, { ...left, ...under }));
    nodes.push(
      ...column(context, 'count', first, counted, { ...right, ...under }, pxToPt(46), level, ROW_BESIDE),
    );
    return [{ layout: 'content', headline, nodes }];
  }
  nodes.push(...column(context, 'driver', demand, moved, { ...one, ...under }, pxToPt(38), level));
  nodes.push(
    ...column(context, 'count', first, counted, { ...(both ? right : area), ...under }, pxToPt(46), level),
  );
  return [{ layout: 'content', headline, nodes }];
}

/** The slide; undefined where nothing of it is reckoned or it does not fit. */
export function sparseSlide(context: PageContext): SlideDraft[] | undefined {
  const { pace, drivers, firstCounts } = context.reckoned;
  if (!pace && (drivers ?? []).length === 0 && (firstCounts ?? []).length === 0) return undefined;
  return (
    firstLevel(context, LEVELS.slice(0, BESIDE_LEVELS), (level) => besidePace(context, level)) ??
    firstLevel(context, LEVELS, (level) => draw(context, level))
  );
}
