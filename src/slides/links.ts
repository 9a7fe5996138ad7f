/** Which addresses a slide may link to. Texts come from people and from services: everything else is plain text. */

export type SlideLink = { kind: 'page'; pageNumber: number } | { kind: 'address'; href: string };

const ALLOWED = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The link behind a run's `link`, or undefined where it is not on the allow-list. */
export function readLink(link: string | undefined): SlideLink | undefined {
  if (link === undefined) return undefined;
  const page = /^#page-(\d{1,3})$/.exec(link);
  if (page) return { kind: 'page', pageNumber: Number(page[1]) };
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  return ALLOWED.has(url.protocol) ? { kind: 'address', href: url.href } : undefined;
}
