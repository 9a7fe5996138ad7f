/**
 * Free space around a text's box or a table. A machine without the deck's fonts takes others, and they are wider: a line may
 * not fit any more, a paragraph may need one line more. Boxes take what is free beside and under them; two that would take
 * the same space take half of it each.
 */
import type {
  Box,
  SceneNode,
  ShapeNode,
  TextBlock,
  VerticalAlign,
} from '../../../../src/shared/scene/scene.ts';
import { blockOffset } from '../../../../src/shared/scene/text-place.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type Pt } from '../../../../src/shared/scene/units.ts';

export interface Room {
  left: Pt;
  right: Pt;
  above: Pt;
  below: Pt;
}

export const NO_ROOM: Room = { left: 0, right: 0, above: 0, below: 0 };

/** Kept free before whatever stands next, and inside the edge of a shape. */
const AIR: Pt = 2;
const TOLERANCE: Pt = 1;
const SLIDE: Box = { x: 0, y: 0, width: SLIDE_WIDTH, height: SLIDE_HEIGHT };

interface Edges {
  left: Pt;
  top: Pt;
  right: Pt;
  bottom: Pt;
}

const edgesOf = ({ x, y, width, height }: Box): Edges => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const isPlate = ({ geometry }: ShapeNode): boolean =>
  geometry.type === 'rect' || geometry.type === 'round-rect';

/** What may grow in a wider font. */
interface Held {
  id: string;
  box: Box;
  /** What its lines cover: the box may be larger. */
  ink: Edges;
  grows: readonly (keyof Room)[];
}

interface Drawn {
  id: string;
  edges: Edges;
  /** To which sides it grows itself. */
  grows: readonly (keyof Room)[];
}

const SIDES = { left: ['right'], center: ['left', 'right'], right: ['left'] } as const;
const ENDS = { top: ['below'], middle: ['above', 'below'], bottom: ['above'] } as const;
const FIXED = [] as const;

function inkOf(box: Box, block: TextBlock, align: VerticalAlign): Edges {
  const lines = block.paragraphs.flatMap((paragraph) => paragraph.lines);
  const top = box.y + Math.max(0, blockOffset(box.height, block.height, align));
  return {
    left: box.x + Math.min(block.width, ...lines.map(({ x }) => x)),
    right: box.x + Math.max(0, ...lines.map(({ x, width }) => x + width)),
    top,
    bottom: top + block.height,
  };
}

const heldText = (id: string, box: Box, block: TextBlock, align: VerticalAlign): Held => ({
  id,
  box,
  ink: inkOf(box, block, align),
  grows: [...SIDES[block.paragraphs[0]?.align ?? 'left'], ...ENDS[align]],
});

/** Texts and tables with their boxes, and everything that is drawn, each with the id of its node. */
function collect(nodes: readonly SceneNode[], texts: Held[], drawn: Drawn[]): void {
  for (const node of nodes) {
    switch (node.kind) {
      case 'group':
        collect(node.children, texts, drawn);
        break;
      case 'text':
      case 'list': {
        const text = heldText(node.id, node.box, node.text, node.verticalAlign);
        texts.push(text);
        drawn.push({ id: node.id, edges: text.ink, grows: text.grows });
        break;
      }
      case 'shape':
        if (node.text) {
          const { block, box, verticalAlign } = node.text;
          texts.push(heldText(node.id, box, block, verticalAlign));
        }
        // Its own text stands inside it; of another outline only the text's box is sure to be inside.
        drawn.push({
          id: '',
          edges: edgesOf(isPlate(node) || !node.text ? node.box : node.text.box),
          grows: FIXED,
        });
        break;
      case 'table':
        texts.push({ id: node.id, box: node.box, ink: edgesOf(node.box), grows: ENDS.top });
        drawn.push({ id: node.id, edges: edgesOf(node.box), grows: ENDS.top });
        break;
      case 'chart':
      case 'image':
        drawn.push({ id: node.id, edges: edgesOf(node.box), grows: FIXED });
    }
  }
}

const within = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE;

/** How far an edge may move until it meets what else is drawn: what stands beside it, and what is around it from inside. */
function roomOf({ id, ink, box, grows }: Held, drawn: readonly Drawn[]): Room {
  const own = edgesOf(box);
  const room = { left: Infinity, right: Infinity, above: Infinity, below: Infinity };
  const limit = (side: keyof Room, distance: Pt): void => {
    room[side] = Math.min(room[side], Math.max(0, distance - AIR));
  };
  /** Up to what stands there, or half the way where it comes towards this one. */
  const share = (side: keyof Room, other: Drawn, from: keyof Room, distance: Pt): void =>
    limit(side, grows.includes(side) && other.grows.includes(from) ? distance / 2 : distance);
  for (const each of drawn) {
    if (each.id === id) continue;
    const other = each.edges;
    if (within(ink, other)) {
      limit('left', own.left - other.left);
      limit('right', other.right - own.right);
      limit('above', own.top - other.top);
      limit('below', other.bottom - own.bottom);
      continue;
    }
    if (other.bottom > own.top + TOLERANCE && other.top < own.bottom - TOLERANCE) {
      if (other.left >= ink.right - TOLERANCE) share('right', each, 'left', other.left - own.right);
      if (other.right <= ink.left + TOLERANCE) share('left', each, 'right', own.left - other.right);
    }
    if (other.right > own.left + TOLERANCE && other.left < own.right - TOLERANCE) {
      if (other.top >= ink.bottom - TOLERANCE) share('below', each, 'above', other.top - own.bottom);
      if (other.bottom <= ink.top + TOLERANCE) share('above', each, 'below', own.top - other.bottom);
    }
  }
  return room;
}

/** The room of every text and table of a slide, by the id of its node. */
export function roomsOf(nodes: readonly SceneNode[]): Map<string, Room> {
  const texts: Held[] = [];
  const drawn: Drawn[] = [{ id: '', edges: edgesOf(SLIDE), grows: FIXED }];
  collect(nodes, texts, drawn);
  return new Map(texts.map((text) => [text.id, roomOf(text, drawn)]));
}
