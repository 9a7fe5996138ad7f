/** Items of lists as they stand on a slide, and where one lands that is dragged. Pure. */
import type { Box } from '../../shared/scene/scene.ts';
import { listPlaceOf, takesItem, type ListPlace } from '../../shared/domain/editing/lists.ts';
import { readField } from '../../shared/domain/editing/path.ts';
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

/** In reading order. */
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
  return [...found.values()];
}

/** The last item of a list stays: without it, nothing would show where the list is. */
export const canLift = (item: ListItemSpot, items: readonly ListItemSpot[]): boolean =>
  items.some((other) => other !== item && other.list === item.list);

/** Where an item goes that is moved beyond an end of its list: into the next one, or the one before, that takes it. */
export function listBeside(
  section: Section,
  places: readonly Place[],
  from: ListPlace,
  step: -1 | 1,
): { list: string; to: number } | undefined {
  if (from.count < 2) return undefined;
  const all = new Set(places.flatMap(({ path }) => listPlaceOf(section, path)?.list ?? []));
  const lists = [...all].filter((list) => list === from.list || takesItem(section, from, list));
  const list = lists[lists.indexOf(from.list) + step];
  const items = list === undefined ? undefined : readField(section, list);
  return list === undefined || !Array.isArray(items) ? undefined : { list, to: step > 0 ? 0 : items.length };
}

export interface Landing {
  list: string;
  /** Number of the item before which it lands, counted with it; the number behind the last one at the end. */
  to: number;
  /** Where the line is drawn that says so. */
  line: Box;
}

const middle = (start: number, length: number): number => start + length / 2;
/** Strength of the line, points. */
const LINE = 2.25;

/**
 * @param point where it is let go, points
 * @param takes whether another list takes it
 */
export function landingOn(
  items: readonly ListItemSpot[],
  dragged: ListItemSpot,
  { x, y }: { x: number; y: number },
  takes: (list: string) => boolean,
): Landing {
  const open = items.filter(({ list }) => list === dragged.list || takes(list));
  const far = ({ box }: ListItemSpot): number =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  const nearest = open.reduce((best, item) => (far(item) < far(best) ? item : best), dragged);
  const { box, index, list } = nearest;
  const row = open.filter((item) => item.list === list);
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
    return { list, to, line: { x: (edge + next) / 2 - LINE / 2, y: box.y, width: LINE, height: box.height } };
  }
  const edge = isAfter ? box.y + box.height : box.y;
  const next = beside === undefined ? edge : isAfter ? beside.y : beside.y + beside.height;
  return { list, to, line: { x: box.x, y: (edge + next) / 2 - LINE / 2, width: box.width, height: LINE } };
}
