/** Page 15, reckoned: the money of each week as columns, what runs when as bars under them, moments and the gate. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bodyBox,
  bottomOf,
  clean,
  headlineOf,
  para,
  rule,
  say,
  shape,
  style,
  text,
  type PageContext,
  type SlideDraft,
} from '../kit/index.ts';
import { GATE, gateLine, type Part } from '../kit/reckoned.ts';
import { flightRows, type ChannelRow } from './media-flights.ts';
import { momentsRow } from './media-moments.ts';
import { isLevel, weekColumns } from './media-columns.ts';

export interface Money {
  weeks: Part<'weeks'>;
  flights: Part<'flights'>;
  moments: Part<'moments'>;
  gate: Part<'gate'> | undefined;
}

/** The weeks on the slide: `x` and `step` in points, week 1 at `x`. */
export interface Track {
  x: Pt;
  step: Pt;
  count: number;
  /** Last week before the gate; 0 without one. */
  before: number;
}

export interface WeekLevel {
  /** Largest text of names and bars. */
  size: Pt;
  /** Height of the columns against that of a channel's row. */
  columns: number;
}
export const WEEK_LEVELS: readonly WeekLevel[] = [
  { size: 14, columns: 1.6 },
  { size: 13, columns: 1.6 },
  { size: 12, columns: 1.6 },
  { size: 12, columns: 1.1 },
  { size: 11.5, columns: 1 },
];

/** The most that rows and columns grow to, and where one or two channels stand alone under them. */
const TALLEST_ROW: Pt = pxToPt(88);
const TALLEST_COLUMNS: Pt = pxToPt(200);
const TALLEST_ALONE = { row: pxToPt(116), columns: pxToPt(270) };
const MOST_ALONE = 2;
const LEAST_COLUMNS: Pt = pxToPt(64);
/** Between columns and rows, and between rows and moments. */
const ROWS_GAP: Pt = pxToPt(8);
const MOMENTS_GAP: Pt = pxToPt(16);

/** Weeks on one slide; more are given as fortnights. */
const MOST_WEEKS = 13;
const MOST_CHANNELS = 5;
const NAMES: Pt = pxToPt(208);
/** Kept free above the notes. */
const AIR: Pt = pxToPt(7);
/** Share of the media by which rounded figures may differ. */
const ROUNDING = 0.005;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Money adds up both ways: by week and by flight. What a person wrote is drawn as it is; they were told. */
function addsUp({ section }: PageContext, { weeks, flights }: Money): boolean {
  if (section.evidence.some(({ basis }) => basis === 'stated by')) return true;
  const byWeek = sum(weeks.map(({ amount }) => amount.value));
  const byFlight = sum(flights.map(({ amount }) => amount.value));
  return byWeek > 0 && Math.abs(byWeek - byFlight) <= byWeek * ROUNDING;
}

/** The same money to the same channels from the first week to the last: columns and bars would show nothing. */
const isSteady = ({ weeks, flights, moments, gate }: Money): boolean =>
  !gate &&
  moments.length === 0 &&
  isLevel(weeks) &&
  flights.every(({ from, to }) => from === 1 && to === weeks.length);

const DAY = 86_400_000;
/** Days between the first two starts. */
function periodOf([first, second]: Money['weeks']): 'week' | 'fortnight' | 'month' {
  const days = first && second ? (Date.parse(second.start) - Date.parse(first.start)) / DAY : 7;
  return days > 20 ? 'month' : days > 10 ? 'fortnight' : 'week';
}

/** The flights of each channel, in the order of their first. */
function rowsOf(flights: Money['flights']): ChannelRow[] {
  const rows: ChannelRow[] = [];
  for (const flight of flights) {
    const known = rows.find(({ channel }) => channel === clean(flight.channel));
    if (known) known.flights.push(flight);
    else rows.push({ channel: clean(flight.channel), flights: [flight] });
  }
  return rows;
}

/** Numbers and dates of the weeks over a rule. */
function header(
  context: PageContext,
  { weeks, moments }: Money,
  track: Track,
  y: Pt,
  left: Pt,
): { nodes: SceneNode[]; end: Pt } {
  const { lang } = context;
  const period = periodOf(weeks);
  const small = style('table', lang, { size: weeks.length > 10 ? 11.5 : 12, colour: 'quiet' });
  const big = style('head', lang, { size: 14 });
  const isMarked = (index: number): boolean => moments.some(({ main, week }) => main && week === index + 1);
  const labels = weeks.map((week, index) => {
    const date = isMarked(index) ? { ...small, colour: 'ink' as const } : small;
    const number = period === 'fortnight' ? `${index * 2 + 1}–${index * 2 + 2}` : String(index + 1);
    const specs = period === 'month' ? [para(week.label, big)] : [para(number, big), para(week.label, date)];
    return block(context, specs, track.step - pxToPt(8));
  });
  const height = Math.max(...labels.map((label) => label.height));
  const word =
    period === 'month'
      ? say(context, 'Month', 'เดือน')
      : period === 'fortnight'
        ? say(context, 'Weeks\nstarting', 'สัปดาห์\nเริ่มวันที่')
        : say(context, 'Week\nstarting', 'สัปดาห์\nเริ่มวันที่');
  const name = text(context, word, style('table', lang, { size: 12, colour: 'quiet' }), {
    id: 'weeks-name',
    name: say(context, 'Weeks', 'สัปดาห์'),
    x: left,
    y: y + pxToPt(4),
    width: NAMES - pxToPt(12),
  });
  const end = Math.max(y + height, bottomOf(name.box)) + pxToPt(6);
  const nodes = labels.map((label, index) =>
    blockNode(label, {
      id: `week-${index + 1}`,
      name: weeks[index]?.label.slice(0, 60) ?? '',
      x: track.x + index * track.step + pxToPt(5),
      y,
      width: track.step - pxToPt(8),
    }),
  );
  const right = track.x + track.count * track.step;
  return { nodes: [name, ...nodes, rule('weeks-rule', left, end, right - left, 'ink', 1.125)], end };
}

function nameOf(
  context: PageContext,
  id: string,
  name: string,
  more: string,
  y: Pt,
  left: Pt,
  size: Pt,
): SceneNode {
  const { lang } = context;
  const specs = [
    para(name, style('head', lang, { size })),
    ...(more === '' ? [] : [para(more, style('table', lang, { size: Math.min(12, size), colour: 'quiet' }))]),
  ];
  return text(context, specs, style('body', lang), {
    id,
    name: name.slice(0, 60),
    x: left,
    y,
    width: NAMES - pxToPt(16),
  });
}

export function weekSlides(context: PageContext, money: Money, level: WeekLevel): SlideDraft[] {
  const { weeks, flights, moments, gate } = money;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const rows = rowsOf(flights);
  const inside = flights.every(({ from, to }) => from <= to && to <= weeks.length);
  if (weeks.length < 2 || weeks.length > MOST_WEEKS || rows.length === 0 || rows.length > MOST_CHANNELS)
    throw new DoesNotFit('Weeks');
  if (!inside || !addsUp(context, money) || moments.some(({ week }) => week > weeks.length))
    throw new DoesNotFit('Money');
  if (isSteady(money)) throw new DoesNotFit('Nothing changes');
  if (gate && (gate.week === undefined || gate.week < 2 || gate.week > weeks.length))
    throw new DoesNotFit('Gate');
  const left = body.x;
  const track: Track = {
    x: left + NAMES,
    step: (body.width - NAMES) / weeks.length,
    count: weeks.length,
    before: (gate?.week ?? 1) - 1,
  };
  const head = header(context, money, track, body.y, left);
  const measured = momentsRow(context, moments, gate, track, 0);
  const free =
    bottomOf(body) - AIR - head.end - ROWS_GAP - (measured.end > 0 ? MOMENTS_GAP + measured.end : 0);
  const alone = rows.length <= MOST_ALONE && measured.end === 0;
  const row = Math.min(alone ? TALLEST_ALONE.row : TALLEST_ROW, free / (rows.length + level.columns));
  const height = Math.min(alone ? TALLEST_ALONE.columns : TALLEST_COLUMNS, free - row * rows.length);
  if (height < LEAST_COLUMNS) throw new DoesNotFit('Columns');
  const bars = weekColumns(context, weeks, track, { y: head.end, height });
  const top = head.end + height + ROWS_GAP;
  const channels = flightRows(
    context,
    rows,
    track,
    { left, y: top, row, size: level.size },
    (number, y, size) =>
      nameOf(
        context,
        `channel-${number}`,
        rows[number - 1]?.channel ?? '',
        clean(rows[number - 1]?.flights[0]?.total ?? ''),
        y,
        left,
        size,
      ),
  );
  const end = top + rows.length * row;
  const last = momentsRow(context, moments, gate, track, end + MOMENTS_GAP);
  if (measured.end > 0 && last.end > bottomOf(body) - AIR + 0.5) throw new DoesNotFit('Moments');
  const marked = moments
    .filter(({ main }) => main)
    .map(({ week }, index) => mark(track, week, index, body.y, end));
  const name = say(context, 'Media a week', 'งบสื่อต่อสัปดาห์');
  const perMonth = say(context, 'Media a month', 'งบสื่อต่อเดือน');
  const perFortnight = say(context, 'Media a fortnight', 'งบสื่อทุกสองสัปดาห์');
  const period = periodOf(weeks);
  const title = period === 'month' ? perMonth : period === 'fortnight' ? perFortnight : name;
  const all = nameOf(
    context,
    'media',
    title,
    say(context, 'all channels', 'ทุกช่องทาง'),
    head.end + pxToPt(22),
    left,
    level.size,
  );
  const momentsName =
    moments.length === 0
      ? []
      : [
          nameOf(
            context,
            'moments',
            say(context, 'Moments', 'จังหวะสำคัญ'),
            '',
            end + pxToPt(18),
            left,
            level.size,
          ),
        ];
  const line = gate
    ? [
        gateLine(
          context,
          {
            x: track.x + track.before * track.step - GATE,
            y: head.end,
            width: GATE,
            height: end + MOMENTS_GAP - head.end,
          },
          false,
        ),
      ]
    : [];
  const nodes = [...marked, ...head.nodes, all, ...bars, ...channels, ...line, ...momentsName, ...last.nodes];
  return [{ layout: 'content', headline, nodes }];
}

/** The week of the moment that the plan works towards, through all rows. */
const mark = ({ x, step }: Track, week: number, index: number, y: Pt, end: Pt): SceneNode =>
  shape(
    `mark-${index + 1}`,
    'Marked week',
    { x: x + (week - 1) * step, y, width: step, height: end - y },
    { fill: 'tint2' },
  );
