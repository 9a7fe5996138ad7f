/** What runs from which week to which: a row a channel, bars snapped to the weeks, with the money in them. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  clean,
  para,
  rule,
  style,
  textShape,
  type PageContext,
  type Words,
} from '../kit/index.ts';
import type { Item } from '../kit/reckoned.ts';
import type { Track } from './media-weeks.ts';

type Flight = Item<'flights'>;
export interface ChannelRow {
  channel: string;
  flights: Flight[];
}

const GAP: Pt = pxToPt(4);
const GATE_GAP: Pt = pxToPt(1);
/** Above and under a bar in its row. */
const padOf = (row: Pt): Pt => Math.min(pxToPt(8), row * 0.11);
const INK: Partial<Record<ColourRole, ColourRole>> = { brand: 'onBrand', deep: 'onDeep', tint2: 'ink' };
/** From so many channels on, the last stands apart. */
const APART = 3;

function barFill(flight: Flight, row: number, rows: number, before: number): ColourRole {
  if (flight.to <= before) return 'tint2';
  return rows >= APART && row === rows - 1 ? 'deep' : 'brand';
}

/** A bar with its money and what it is for, in the largest size that fits. */
function bar(
  context: PageContext,
  id: string,
  flight: Flight,
  box: Box,
  fill: ColourRole,
  largest: Pt,
): SceneNode {
  const colour = INK[fill] ?? 'ink';
  const note = clean(flight.note);
  const words: Words = note === '' ? clean(flight.amount.text) : `${clean(flight.amount.text)}: ${note}`;
  const padding = { x: pxToPt(box.width < pxToPt(150) ? 6 : 12), y: pxToPt(2) };
  for (const size of [14, 13, 12, 11.5]) {
    if (size > largest) continue;
    const look = {
      ...style('table', context.lang, { size, colour }),
      ...(context.lang === 'en' ? { pitch: size * 1.25 } : {}),
    };
    const specs = [para(words, look)];
    if (block(context, specs, box.width - 2 * padding.x).height > box.height - 2 * padding.y) continue;
    return textShape(context, id, `${clean(flight.channel)}`.slice(0, 60), box, specs, { fill, padding });
  }
  throw new DoesNotFit('Flight');
}

/**
 * The rows from `place.y` down, each with a rule under it.
 *
 * @param name the channel's name and total, with its top, by the row's number from 1
 */
export function flightRows(
  context: PageContext,
  rows: readonly ChannelRow[],
  track: Track,
  place: { left: Pt; y: Pt; row: Pt; size: Pt },
  name: (row: number, y: Pt, size: Pt) => SceneNode,
): SceneNode[] {
  return rows.flatMap(({ flights }, index): SceneNode[] => {
    const top = place.y + index * place.row;
    const sorted = flights.toSorted((a, b) => a.from - b.from);
    if (sorted.some((flight, at) => flight.from <= (sorted[at - 1]?.to ?? 0)))
      throw new DoesNotFit('Flights');
    const totals = new Set(flights.map(({ total }) => clean(total ?? '')));
    if (totals.size > 1) throw new DoesNotFit('Totals');
    const bars = sorted.map((flight, at) => {
      const left =
        track.x + (flight.from - 1) * track.step + (flight.from - 1 === track.before ? GATE_GAP : GAP / 2);
      const right = track.x + flight.to * track.step - (flight.to === track.before ? pxToPt(5) : GAP / 2);
      const box = {
        x: left,
        y: top + padOf(place.row),
        width: right - left,
        height: place.row - 2 * padOf(place.row),
      };
      return bar(
        context,
        `flight-${index + 1}-${at + 1}`,
        flight,
        box,
        barFill(flight, index, rows.length, track.before),
        place.size,
      );
    });
    const label = name(index + 1, 0, place.size);
    const y = top + Math.max(0, (place.row - label.box.height) / 2);
    if (label.box.height > place.row) throw new DoesNotFit('Channel');
    const under = top + place.row;
    const right = track.x + track.step * track.count;
    return [
      name(index + 1, y, place.size),
      ...bars,
      rule(`flight-${index + 1}-rule`, place.left, under, right - place.left),
    ];
  });
}
