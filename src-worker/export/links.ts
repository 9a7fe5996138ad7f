/**
 * Links that a file may carry. Both libraries write any address as it stands, `javascript:` too, and a reader opens
 * what it is given: only these kinds pass, everywhere.
 */
import type { SlideScene } from '../../src/shared/scene/scene.ts';

export type LinkTarget =
  | { type: 'web'; address: string }
  /** `position`: place of the slide in the file, from 1. */
  | { type: 'slide'; position: number };

const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
// PowerPoint refuses longer targets.
const LONGEST = 2_000;

/** The address as it may be written to a relationship, or undefined when it must not be. */
export function webAddress(address: string): string | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (!ALLOWED.has(url.protocol)) return undefined;
  // `href` is percent-encoded but for these, which it leaves in the path of a `mailto:` and in queries.
  const written = url.href.replace(/[\s<>"{}|\\^`]/g, encodeURIComponent);
  return written.length <= LONGEST ? written : undefined;
}

/** Resolves the addresses of a deck's runs: '#page-N' is the first slide of page N. */
export function linkResolver(slides: readonly SlideScene[]): (address: string) => LinkTarget | undefined {
  const positions = new Map<string, number>();
  slides.forEach((slide, index) => {
    const page = `#page-${slide.pageNumber}`;
    if (!positions.has(page)) positions.set(page, index + 1);
    positions.set(`#${slide.id}`, positions.get(`#${slide.id}`) ?? index + 1);
  });
  return (address) => {
    if (address.startsWith('#')) {
      const position = positions.get(address);
      return position === undefined ? undefined : { type: 'slide', position };
    }
    const web = webAddress(address);
    return web === undefined ? undefined : { type: 'web', address: web };
  };
}
