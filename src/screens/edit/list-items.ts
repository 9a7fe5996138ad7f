/** Items of lists as they stand on a slide, and where one lands that is dragged. Pure. */
import type { Box } from '../../shared/scene/scene.ts';
import { listPlaceOf } from '../../shared/domain/editing/lists.ts';
import type { Section } from '../../shared/domain/section.ts';
import { around, type Place } from './places.ts';

export interface ListItemSpot {
  list: string;
  /** Among all items of its list, also those of other slides. */
  index: number;
  /** Around its texts, points. */
  box: Box;
  /** Its first text. */
  place: Place;
}

/** Items that have another one of their list beside them, in reading order. */
export function listItems(section: Section, places: readonly Place[]): ListItemSpot[] {
  const found = new Map<string, ListItemSpot>();
  for (const place of places) {
    const at = listPlaceOf(section, place.path);
    if (at === undefined) continue;
    const key = `${at.list} ${at.index}`;
    const known = found.get(key);
    found.set(
      key,
      known
        ? { ...known, box: around([known.box, place.box]) }
        : { list: at.list, index: at.index, box: place.box, place },
    );
  }
  const all = [...found.values()];
  return all.filter((item) => all.some((other) => other !== item && other.list === item.list));
}

export interface Landing {
  /** Number of the item before which it lands, counted with it; the number behind the last one at the end. */
  to: number;
  /** Where the line is drawn that says so. */
  line: Box;
}

const middle = (start: number, length: number): number => start + length / 2;
/** Strength of the line, points. */
const LINE = 2.25;

/** @param point where it is let go, points */
export function landingOn(
  items: readonly ListItemSpot[],
  dragged: ListItemSpot,
  { x, y }: { x: number; y: number },
): Landing {
  const row = items.filter(({ list }) => list === dragged.list);
  const far = ({ box }: ListItemSpot): number =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  const nearest = row.reduce((best, item) => (far(item) < far(best) ? item : best), dragged);
  const { box, index } = nearest;
  const other = row.find((item) => item.index === index + 1) ?? row.find((item) => item.index === index - 1);
  const isBeside =
    other !== undefined &&
    Math.abs(middle(other.box.x, other.box.width) - middle(box.x, box.width)) >
      Math.abs(middle(other.box.y, other.box.height) - middle(box.y, box.height));
  const isAfter = isBeside ? x > middle(box.x, box.width) : y > middle(box.y, box.height);
  const to = isAfter ? index + 1 : index;
  // In the middle of the gap to the neighbour that it is let go beside.
  const beside = row.find((item) => item.index === (isAfter ? index + 1 : index - 1))?.box;
  if (isBeside) {
    const edge = isAfter ? box.x + box.width : box.x;
    const next = beside === undefined ? edge : isAfter ? beside.x : beside.x + beside.width;
    return { to, line: { x: (edge + next) / 2 - LINE / 2, y: box.y, width: LINE, height: box.height } };
  }
  const edge = isAfter ? box.y + box.height : box.y;
  const next = beside === undefined ? edge : isAfter ? beside.y : beside.y + beside.height;
  return { to, line: { x: box.x, y: (edge + next) / 2 - LINE / 2, width: box.width, height: LINE } };
}
