/** Page 2: grouped questions in columns, each section a link to its slide. */
import { PAGES, pageByNumber, isFree } from '../../../src/shared/domain/pages.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  bodyBox,
  bottomOf,
  chunks,
  clean,
  columns,
  headlineOf,
  heightOf,
  rule,
  say,
  style,
  text,
  tryLevels,
  type NumberedPage,
  type PageContext,
  type PageLayout,
  type SlideDraft,
} from '../kit/index.ts';

interface Entry {
  title: string;
  page: number | undefined;
}
interface Group {
  name: string;
  entries: Entry[];
}

/** Letters and digits alone, without a number in front: '04. Market Overview'. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/^[\s\d]+(?=\p{L})/u, '')
    .trim();

/** The pages of the catalogue by their titles, with and without what stands in parentheses. */
const TYPES = new Map(
  PAGES.flatMap(({ title, titleTh, type }) =>
    [title, titleTh, type].flatMap((name) =>
      [name, name.replaceAll(/\([^)]*\)/gu, '')].map((each) => [plain(each), type] as const),
    ),
  ),
);

/**
 * The page that an item means: by its title, since a service may count in its own way, else by its number. Undefined
 * for one that is not of the catalogue, 0 for one that is and is not in the deck.
 */
function pageOf(
  { title, page = 0 }: SectionOutput<'agenda'>['items'][number],
  present: readonly NumberedPage[],
): number | undefined {
  const type = TYPES.get(plain(title)) ?? pageByNumber(page)?.type;
  return type === undefined
    ? undefined
    : (present.find((each) => each.type === type && !isFree(each))?.pageNumber ?? 0);
}

const DEFAULT_GROUPS: readonly { upTo: number; en: string; th: string }[] = [
  { upTo: 6, en: 'Where we stand', th: 'เราอยู่ตรงไหน' },
  { upTo: 10, en: 'Whom we win, and from whom', th: 'เราจะได้ใครมา และจากใคร' },
  { upTo: 14, en: 'What we choose', th: 'เราเลือกทำอะไร' },
  { upTo: 99, en: 'How we run it', th: 'เราจะทำอย่างไร' },
];

/** Items of pages that are in the deck, and pages in the deck that no item names, in groups. */
function agendaGroups(output: SectionOutput<'agenda'>, context: PageContext): Group[] {
  const { present } = context;
  const entries = output.items.flatMap((item): { entry: Entry; group: string }[] => {
    const page = pageOf(item, present);
    if (page === 0 || clean(item.title) === '') return [];
    return [{ entry: { title: clean(item.title), page }, group: clean(item.group) }];
  });
  const named = new Set(entries.map(({ entry }) => entry.page));
  // Items without any page at all are a list of their own; pages are added only to one that names pages.
  if (named.size > 1 || !named.has(undefined)) {
    for (const page of present) {
      if (page.pageNumber < 3 || named.has(page.pageNumber)) continue;
      const before = entries.findLastIndex(({ entry }) => (entry.page ?? 0) < page.pageNumber);
      const group = entries[Math.max(0, before)]?.group ?? '';
      const entry = { title: say(context, page.title, page.titleTh), page: page.pageNumber };
      entries.splice(before + 1, 0, { entry, group });
    }
  }
  const ungrouped = entries.every(({ group }) => group === '');
  const groups: Group[] = [];
  for (const { entry, group } of inDeckOrder(entries, present)) {
    const usual = DEFAULT_GROUPS.find(({ upTo }) => (entry.page ?? 0) <= upTo);
    const name = ungrouped && entry.page !== undefined && usual ? say(context, usual.en, usual.th) : group;
    const last = groups.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else groups.push({ name, entries: [entry] });
  }
  return groups;
}

interface GroupedEntry {
  entry: Entry;
  group: string;
}

/** Entries in the order of their pages; one that was moved among those of another group belongs to them. */
function inDeckOrder(entries: readonly GroupedEntry[], present: readonly NumberedPage[]): GroupedEntry[] {
  const places = new Map(present.map(({ pageNumber }, at) => [pageNumber, at]));
  const isMoved = present.some(({ pageNumber }, at) => pageNumber < (present[at - 1]?.pageNumber ?? 0));
  if (!isMoved) return [...entries];
  const ordered: GroupedEntry[] = entries.toSorted(
    (a, b) => (places.get(a.entry.page ?? 0) ?? 0) - (places.get(b.entry.page ?? 0) ?? 0),
  );
  // A free page belongs to what stands before it.
  for (const [at, each] of ordered.entries())
    if (isFree({ pageNumber: each.entry.page ?? 0 }))
      ordered[at] = { ...each, group: (ordered[at - 1] ?? ordered[at + 1] ?? each).group };
  for (const [at, each] of ordered.entries()) {
    const [before, after] = [ordered[at - 1]?.group, ordered[at + 1]?.group];
    const isAlone = each.group !== before && each.group !== after;
    const hasOthers = ordered.some((other) => other !== each && other.group === each.group);
    if (isAlone && hasOthers) ordered[at] = { ...each, group: before ?? after ?? each.group };
  }
  return ordered;
}

/** The chapter of a page, as the agenda of its deck names it; '' where it has none. */
export function chapterOf(pageNumber: number, context: PageContext): string {
  if (pageNumber < 3) return say(context, 'Opening', 'เปิดเรื่อง');
  const groups = context.deck.agenda ? agendaGroups(context.deck.agenda, context) : [];
  const own = groups.find(({ entries }) => entries.some(({ page }) => page === pageNumber))?.name ?? '';
  const usual = DEFAULT_GROUPS.find(({ upTo }) => pageNumber <= upTo);
  return own || (usual ? say(context, usual.en, usual.th) : '');
}

interface Level {
  row: Pt;
  size: Pt;
  head: Pt;
  /** Rows in a column of one slide. */
  most: number;
}
const LEVELS: readonly Level[] = [
  { row: 54, size: 15, head: 20, most: 5 },
  { row: 46.5, size: 15, head: 19, most: 5 },
  { row: 38, size: 14, head: 17, most: 8 },
  { row: 30, size: 13, head: 15, most: 10 },
  { row: 26, size: 12, head: 14, most: 11 },
  { row: 0, size: 12, head: 13, most: 6 },
  { row: 0, size: 12, head: 12, most: 3 },
];
const MOST_COLUMNS = 4;

/** Columns of groups: a fifth group goes under the shortest column. */
function arranged(groups: readonly Group[]): Group[][] {
  const filled = groups.slice(0, MOST_COLUMNS).map((group) => [group]);
  for (const group of groups.slice(MOST_COLUMNS)) {
    const rowsIn = (column: readonly Group[]): number =>
      column.reduce((sum, each) => sum + each.entries.length + 2, 0);
    const shortest = filled.reduce((best, column) => (rowsIn(column) < rowsIn(best) ? column : best));
    shortest.push(group);
  }
  return filled;
}

/** Groups cut so that none is longer than a column, then slides of four columns. */
function slidesOf(groups: readonly Group[], most: number): Group[][][] {
  const cut = groups.flatMap((group) => {
    return chunks(group.entries, most).map((entries): Group => ({ name: group.name, entries }));
  });
  const whole = arranged(cut);
  if (whole.every((column) => column.reduce((sum, group) => sum + group.entries.length + 1, 0) <= most + 1))
    return [whole];
  const slides: Group[][][] = [];
  for (let at = 0; at < cut.length; at += MOST_COLUMNS) {
    slides.push(cut.slice(at, at + MOST_COLUMNS).map((group) => [group]));
  }
  return slides;
}

function draw(groups: readonly Group[], context: PageContext, level: Level): SlideDraft[] {
  const { lang } = context;
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const top = body.y + pxToPt(14);
  const headStyle = style('head', lang, { size: level.head });
  const rowStyle = style('body', lang, { size: level.size });
  const numberStyle = style('label', lang, { size: level.size + 2, colour: 'brand' });
  const numberWidth = level.size * 2.6;
  const numbers = new Map(context.present.map(({ pageNumber, number }) => [pageNumber, number]));
  return slidesOf(groups, level.most).map((slide, slideIndex): SlideDraft => {
    const places = columns(body, Math.max(2, slide.length));
    const nodes: SceneNode[] = [];
    // Heads of a row of groups take the same height, so that the rows align.
    const headWidth = (places[0]?.width ?? 0) - 2;
    const headHeight = Math.max(
      0,
      ...slide.map(([group]) =>
        group && group.name !== '' ? heightOf(context, group.name, headStyle, headWidth) : 0,
      ),
    );
    slide.forEach((column, columnIndex) => {
      const place = places[columnIndex];
      if (!place) throw new DoesNotFit('Agenda');
      let y = top;
      column.forEach((group, groupIndex) => {
        const id = `group-${slideIndex + 1}-${columnIndex + 1}-${groupIndex + 1}`;
        nodes.push(rule(`${id}-bar`, place.x, y, place.width, 'brand', 3));
        y += pxToPt(20);
        if (group.name !== '') {
          const head = text(context, group.name, headStyle, {
            id: `${id}-head`,
            name: 'Group',
            x: place.x,
            y,
            width: headWidth,
            balance: true,
          });
          nodes.push(head);
          // A balanced head may take a line more than its height was reckoned with.
          y += Math.max(groupIndex === 0 ? headHeight : 0, head.box.height) + pxToPt(16);
        }
        group.entries.forEach((entry, entryIndex) => {
          const link = entry.page === undefined ? {} : { link: `#page-${entry.page}` };
          const numbered = entry.page !== undefined;
          const title = text(context, [{ text: entry.title, ...link }], rowStyle, {
            id: `${id}-title-${entryIndex + 1}`,
            name: `Section ${entry.page ?? entryIndex + 1}`,
            x: place.x + (numbered ? numberWidth : 0),
            y: 0,
            width: place.width - (numbered ? numberWidth : 0),
          });
          const height = Math.max(level.row, title.box.height + 12);
          nodes.push(rule(`${id}-rule-${entryIndex + 1}`, place.x, y, place.width));
          if (numbered) {
            const number = text(
              context,
              [{ text: String(numbers.get(entry.page ?? 0) ?? entry.page).padStart(2, '0'), ...link }],
              numberStyle,
              {
                id: `${id}-number-${entryIndex + 1}`,
                name: `Page ${entry.page}`,
                role: 'number',
                x: place.x,
                y: 0,
                width: numberWidth - 4,
              },
            );
            const lineTop = y + (height - title.box.height) / 2;
            const first = rowStyle.pitch;
            nodes.push({ ...number, box: { ...number.box, y: lineTop + (first - numberStyle.pitch) / 2 } });
          }
          nodes.push({ ...title, box: { ...title.box, y: y + (height - title.box.height) / 2 } });
          y += height;
        });
        y += pxToPt(18);
      });
      if (y - pxToPt(18) > bottomOf(body) + 0.5) throw new DoesNotFit('Agenda');
    });
    return { layout: 'content', headline, nodes, note: '' };
  });
}

export const layout: PageLayout<'agenda'> = (output, context) => {
  const groups = agendaGroups(output, context);
  const kept = groups.flatMap((group) => group.entries.map((entry) => entry.title));
  return tryLevels(context, { items: kept }, LEVELS, (level) => draw(groups, context, level));
};
