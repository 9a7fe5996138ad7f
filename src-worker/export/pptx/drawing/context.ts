/** What a node needs while its slide is drawn: the theme, ids, and the parts that the slide will refer to. */
import type { ChartNode, SceneImage, SceneNode } from '../../../../src/shared/scene/scene.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import type { LinkTarget } from '../../links.ts';
import { NO_ROOM, roomsOf, type Room } from './room.ts';

/** A link of the slide, with the id by which its runs name it. */
export interface SlideLink {
  id: string;
  target: LinkTarget;
}

export interface SlideContext {
  readonly theme: SceneTheme;
  readonly language: Language;
  /** Place of the slide in the file, from 1: what PowerPoint's page field prints. */
  readonly position: number;
  readonly placeholders: SlidePlaceholders;
  /** What is free around a text's box. */
  roomOf(nodeId: string): Room;
  /** The next unused object id of the slide. */
  nextId(): number;
  /** Registers a chart and gives the relationship id of its part. */
  chartId(node: ChartNode): string;
  /** Registers a picture, once, and gives the relationship id of its part. */
  imageId(image: SceneImage): string;
  /** Registers a link; undefined when its address is not allowed or leads nowhere. */
  linkId(address: string): SlideLink | undefined;
}

/** Ids of the scene nodes that become placeholders; one of each at most. */
export interface SlidePlaceholders {
  title?: string;
  footer?: string;
  pageNumber?: string;
}

export interface SlideContextParts {
  context: SlideContext;
  /** In the order in which they were drawn. */
  charts: readonly ChartNode[];
  images: readonly SceneImage[];
  links: readonly SlideLink[];
}

export const chartRelationshipId = (index: number): string => `rIdChart${index + 1}`;
export const imageRelationshipId = (index: number): string => `rIdImage${index + 1}`;

/** `nodes`: all of the slide. `resolve` turns an address into a target in this deck. */
export function slideContext(
  theme: SceneTheme,
  language: Language,
  position: number,
  placeholders: SlidePlaceholders,
  nodes: readonly SceneNode[],
  resolve: (address: string) => LinkTarget | undefined,
): SlideContextParts {
  const charts: ChartNode[] = [];
  const images: SceneImage[] = [];
  const links: SlideLink[] = [];
  const byAddress = new Map<string, SlideLink>();
  const rooms = roomsOf(nodes);
  // 1 is the slide's own shape tree.
  let id = 1;
  return {
    charts,
    images,
    links,
    context: {
      theme,
      language,
      position,
      placeholders,
      roomOf: (nodeId) => rooms.get(nodeId) ?? NO_ROOM,
      nextId: () => (id += 1),
      chartId(node) {
        charts.push(node);
        return chartRelationshipId(charts.length - 1);
      },
      imageId(image) {
        const known = images.findIndex(({ key }) => key === image.key);
        if (known >= 0) return imageRelationshipId(known);
        images.push(image);
        return imageRelationshipId(images.length - 1);
      },
      linkId(address) {
        const known = byAddress.get(address);
        if (known) return known;
        const target = resolve(address);
        if (!target) return undefined;
        const link: SlideLink = { id: `rIdLink${links.length + 1}`, target };
        links.push(link);
        byAddress.set(address, link);
        return link;
      },
    },
  };
}
