/** Which text the arrow keys go to. Pure. */
import type { Box } from '../../shared/scene/scene.ts';

interface Boxed {
  box: Box;
}
const middle = ({ box: { x, y, width, height } }: Boxed): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

/** The nearest one in the direction of an arrow; undefined at the edge, and for any other key. */
export function neighbour<B extends Boxed>(all: readonly B[], from: B, key: string): B | undefined {
  const start = middle(from);
  const ahead = (to: B): { along: number; aside: number } | undefined => {
    const { x, y } = middle(to);
    const [dx, dy] = [x - start.x, y - start.y];
    switch (key) {
      case 'ArrowRight':
        return { along: dx, aside: Math.abs(dy) };
      case 'ArrowLeft':
        return { along: -dx, aside: Math.abs(dy) };
      case 'ArrowDown':
        return { along: dy, aside: gap(from.box.x, from.box.width, to.box.x, to.box.width) };
      case 'ArrowUp':
        return { along: -dy, aside: gap(from.box.x, from.box.width, to.box.x, to.box.width) };
      default:
        return undefined;
    }
  };
  const found = all.flatMap((to) => {
    const way = to === from ? undefined : ahead(to);
    return way !== undefined && way.along > 1 ? [{ to, far: way.along + ASIDE * way.aside }] : [];
  });
  return found.toSorted((a, b) => a.far - b.far)[0]?.to;
}

/** How far apart two stretches of a line are; 0 where they overlap. */
const gap = (start: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - start - length, start - other - otherLength);
