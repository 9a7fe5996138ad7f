/** What a node needs while its slide is drawn: the theme, ids, and the parts that the slide will refer to. */
import type { ChartNode, Scene, SceneImage } from '../../../../src/shared/scene/scene.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import type { LinkTarget } from '../../links.ts';
import type { Holder, PlannedSlide } from '../holders.ts';
import { LANGUAGE_TAGS } from '../../languages.ts';
import { NO_ROOM, type Room } from './room.ts';

/** A link of the slide, with the id by which its runs name it. */
export interface SlideLink {
  id: string;
  target: LinkTarget;
}

export interface SlideContext {
  readonly theme: SceneTheme;
  readonly language: Language;
  /** Language tag of English, by the client's country. */
  readonly english: string;
  /** Place of the slide in the file, from 1: what PowerPoint's page field prints. */
  readonly position: number;
  /** What fills a placeholder of the layout, by the id of its node. */
  readonly holders: ReadonlyMap<string, Holder>;
  /** An object's name, each once on the slide. */
  nameOf(wanted: string): string;
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

/** A slide with its place in the file, from 1. */
export interface SlidePlan extends Pick<PlannedSlide, 'holders' | 'rooms'> {
  position: number;
  english?: string;
}

/** 'Rule', 'Rule 2': what the selection pane shows is told apart. */
function unique(): (wanted: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    const count = (counts.get(wanted) ?? 0) + 1;
    counts.set(wanted, count);
    return count === 1 ? wanted : unlike(wanted, count, counts);
  };
}

function unlike(wanted: string, from: number, counts: Map<string, number>): string {
  for (let number = from; ; number += 1) {
    const name = `${wanted} ${number}`;
    if (counts.has(name)) continue;
    counts.set(name, 1);
    return name;
  }
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

/** `resolve` turns an address into a target in this deck. */
export function slideContext(
  { theme, language }: Pick<Scene, 'theme' | 'language'>,
  { position, rooms, holders, english = LANGUAGE_TAGS.en }: SlidePlan,
  resolve: (address: string) => LinkTarget | undefined,
): SlideContextParts {
  const charts: ChartNode[] = [];
  const images: SceneImage[] = [];
  const links: SlideLink[] = [];
  const byAddress = new Map<string, SlideLink>();
  // 1 is the slide's own shape tree.
  let id = 1;
  return {
    charts,
    images,
    links,
    context: {
      theme,
      language,
      english,
      position,
      holders,
      nameOf: unique(),
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
