/** The words of a web page: block elements are lines, rows of a table are 'first: second'. */

const LEFT_OUT =
  /<(script|style|noscript|template|svg|head|nav|footer)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/giu;
const BLOCK =
  /<\/?(?:p|div|section|article|header|main|ul|ol|li|table|thead|tbody|h[1-6]|blockquote|pre|dl|dt|dd|br|hr)\b[^>]*>/giu;

export const htmlText = (html: string): string =>
  html
    .replace(LEFT_OUT, ' ')
    // Line ends of the source are spaces on the page.
    .replace(/\s+/gu, ' ')
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr\s*>/giu, (_row, cells: string) => `\n${rowText(cells)}\n`)
    .replace(/<li\b[^>]*>/giu, '\n- ')
    .replace(BLOCK, '\n')
    .replace(/<[a-z/!][^>]*>/giu, '')
    .replace(/&(#x?[\da-f]+|\w+);/giu, entity);

function rowText(cells: string): string {
  const texts = cells
    .split(/<\/t[dh]\s*>/iu)
    .map((cell) =>
      cell
        .replace(/<[^>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((cell) => cell !== '');
  const [first = '', ...rest] = texts;
  return rest.length === 0 ? first : `${first.replace(/:$/u, '')}: ${rest.join(', ')}`;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  pound: '£',
  euro: '€',
};

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
