/**
 * Free space around a text's box. A machine without the deck's fonts takes others, and they are wider: a line may not fit
 * any more, a paragraph may need one line more. Boxes take what is free beside and under them.
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

interface Held {
  id: string;
  box: Box;
  block: TextBlock;
  align: VerticalAlign;
}

interface Drawn {
  id: string;
  edges: Edges;
}

/** What the lines of a text cover: its box may be larger. */
function inkOf({ box, block, align }: Held): Edges {
  const lines = block.paragraphs.flatMap((paragraph) => paragraph.lines);
  const top = box.y + Math.max(0, blockOffset(box.height, block.height, align));
  return {
    left: box.x + Math.min(block.width, ...lines.map(({ x }) => x)),
    right: box.x + Math.max(0, ...lines.map(({ x, width }) => x + width)),
    top,
    bottom: top + block.height,
  };
}

/** Texts with their boxes, and everything that is drawn, each with the id of its node. */
function collect(nodes: readonly SceneNode[], texts: Held[], drawn: Drawn[]): void {
  for (const node of nodes) {
    switch (node.kind) {
      case 'group':
        collect(node.children, texts, drawn);
        break;
      case 'text':
      case 'list': {
        const text = { id: node.id, box: node.box, block: node.text, align: node.verticalAlign };
        texts.push(text);
        drawn.push({ id: node.id, edges: inkOf(text) });
        break;
      }
      case 'shape':
        if (node.text) {
          const { block, box, verticalAlign } = node.text;
          texts.push({ id: node.id, box, block, align: verticalAlign });
        }
        // Its own text stands inside it; of another outline only the text's box is sure to be inside.
        drawn.push({ id: '', edges: edgesOf(isPlate(node) || !node.text ? node.box : node.text.box) });
        break;
      case 'table':
      case 'chart':
      case 'image':
        drawn.push({ id: node.id, edges: edgesOf(node.box) });
    }
  }
}

const within = (inner: Edges, outer: Edges): boolean =>
  inner.left >= outer.left - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE;

/** How far an edge may move until it meets what else is drawn: what stands beside it, and what is around it from inside. */
function roomOf(text: Held, drawn: readonly Drawn[]): Room {
  const own = edgesOf(text.box);
  const ink = inkOf(text);
  const room = { left: Infinity, right: Infinity, above: Infinity, below: Infinity };
  const limit = (side: keyof Room, distance: Pt): void => {
    room[side] = Math.min(room[side], Math.max(0, distance - AIR));
  };
  for (const { id, edges: other } of drawn) {
    if (id === text.id) continue;
    if (within(ink, other)) {
      limit('left', own.left - other.left);
      limit('right', other.right - own.right);
      limit('above', own.top - other.top);
      limit('below', other.bottom - own.bottom);
      continue;
    }
    const beside = other.bottom > own.top + TOLERANCE && other.top < own.bottom - TOLERANCE;
    const inColumn = other.right > own.left + TOLERANCE && other.left < own.right - TOLERANCE;
    if (beside && other.left >= ink.right - TOLERANCE) limit('right', other.left - own.right);
    if (beside && other.right <= ink.left + TOLERANCE) limit('left', own.left - other.right);
    if (inColumn && other.top >= ink.bottom - TOLERANCE) limit('below', other.top - own.bottom);
    if (inColumn && other.bottom <= ink.top + TOLERANCE) limit('above', own.top - other.bottom);
  }
  return room;
}

/** The room of every text of a slide, by the id of its node. */
export function roomsOf(nodes: readonly SceneNode[]): Map<string, Room> {
  const texts: Held[] = [];
  const drawn: Drawn[] = [{ id: '', edges: edgesOf(SLIDE) }];
  collect(nodes, texts, drawn);
  return new Map(texts.map((text) => [text.id, roomOf(text, drawn)]));
}
