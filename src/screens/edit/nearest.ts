/** Places on a slide of any width. Pure. */
import type { Box } from '../../shared/scene/scene.ts';
import type { Place } from './places.ts';

/** Of a slide, in points. */
const WIDTH = 960;
const HEIGHT = 540;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** A box in shares of the slide: right at every width, before anything is measured. */
export const shareOf = ({ x, y, width, height }: Box) => ({
  left: percent(x, WIDTH),
  top: percent(y, HEIGHT),
  width: percent(width, WIDTH),
  height: percent(height, HEIGHT),
});

/** A point of the window on the slide that has this frame in it, points. */
export function onSlide(
  frame: { left: number; top: number; width: number },
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  const scale = WIDTH / frame.width;
  return { x: (x - frame.left) * scale, y: (y - frame.top) * scale };
}

/** The text nearest to a point of the window that is at most so far from it, CSS px. */
export function nearest(
  places: readonly Place[],
  frame: { left: number; top: number; width: number },
  point: { clientX: number; clientY: number },
  reach: number,
): Place | undefined {
  const { x, y } = onSlide(frame, { x: point.clientX, y: point.clientY });
  const far = ({ box }: Place): number =>
    Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  const best = places.toSorted((a, b) => far(a) - far(b))[0];
  return best !== undefined && far(best) <= (reach * WIDTH) / frame.width ? best : undefined;
}
