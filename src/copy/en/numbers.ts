/** Pages by the numbers that their slides show; undefined of one that the deck does not show. */
export type PageNumbers = readonly (number | undefined)[];

/** '3', '3, 4 and 7', '3 and 2 hidden ones', 'a hidden one'. */
export function listed(pages: PageNumbers): string {
  const shown = pages.filter((page) => page !== undefined).toSorted((a, b) => a - b);
  const hidden = pages.length - shown.length;
  const others = hidden === 0 ? [] : [hidden === 1 ? 'a hidden one' : `${hidden} hidden ones`];
  const parts = [...shown.map(String), ...others];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** 'page 3', 'pages 3, 4 and 7', 'a hidden page', 'page 3 and 2 hidden ones'. */
export function pagesOf(pages: PageNumbers): string {
  const shown = pages.filter((page) => page !== undefined);
  if (shown.length === 0) return pages.length === 1 ? 'a hidden page' : `${pages.length} hidden pages`;
  return `${shown.length === 1 ? 'page' : 'pages'} ${listed(pages)}`;
}

/** The same, counted where there are more than can be read at a glance: '19 pages'. */
export const somePages = (pages: PageNumbers): string =>
  pages.length <= 4 ? pagesOf(pages) : `${pages.length} pages`;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
