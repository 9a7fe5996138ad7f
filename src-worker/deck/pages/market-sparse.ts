/** Page 4 where the market has no known size: its places, the pace that the goal asks for, what moves it, what to count. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { formatOf } from '../../../src/shared/scene/chart/value-format.ts';
import {
  BODY_BOTTOM,
  DoesNotFit,
  Stack,
  bodyBox,
  bottomOf,
  chips,
  clean,
  columns,
  firstLevel,
  headlineOf,
  say,
  style,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { PANEL_SHARES, pacePanel, paceRow } from './market-pace.ts';
import {
  LEAST_LONE,
  ROW_BESIDE,
  column,
  countCards,
  countHead,
  countRows,
  demandHead,
  driverRows,
  loneDriver,
  type RowSizes,
} from './market-rows.ts';
import { MOST_PLACES, placesMap, type Place } from './places-map.ts';

interface Level extends RowSizes {
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
