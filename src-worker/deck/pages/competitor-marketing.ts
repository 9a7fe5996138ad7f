/** Page 9: the client among its rivals in one table, and what follows from it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  DoesNotFit,
  MARGIN,
  bodyBox,
  clean,
  columns,
  group,
  headlineOf,
  para,
  say,
  shape,
  style,
  text,
  block,
  type Cell,
  type PageContext,
  type PageLayout,
  type TableColumn,
} from '../kit/index.ts';
import { fieldCards, type FieldCard } from '../kit/field-cards.ts';
import { spotlight } from '../kit/spotlight.ts';
import { tableOrCards } from '../kit/table-or-cards.ts';
import {
  filledColumns,
  sharesByContent,
  tablePages,
  type TableLevel,
  type Tail,
} from '../kit/table-pages.ts';
import { plotSlide } from './competitor-plot.ts';
import { allSaid, continued, saidBy } from './reckoned-first.ts';
import { overlapCell } from './overlap-dots.ts';

type Output = SectionOutput<'competitor-marketing'>;
type Competitor = Output['competitors'][number];
type Field = FieldCard['fields'][number];

/** So few brands are no table. */
const FEW = 2;
/** Columns of what is known of us alone: a table would be empty under them, so they stand under our name. */
const FOLDED = [1, 5] as const;

const same = (one: string, other: string): boolean =>
  clean(one).toLocaleLowerCase() === clean(other).toLocaleLowerCase();

/** The client's own row: its brand is the company. */
const isOwn = (context: PageContext, competitor: Competitor): boolean =>
  same(competitor.brand, context.company) ||
  same(competitor.brand, context.formData?.clientInfo.companyName ?? '');

/** What the table says, each beside a brand bar: two or three in a row. */
function insights(context: PageContext, output: Output, width: Pt): Tail | undefined {
  const words = output.summaryInsights.map(clean).filter((insight) => insight !== '');
  if (words.length === 0) return undefined;
  const perRow = words.length === 1 ? 1 : words.length === 3 ? 3 : 2;
  const bar = pxToPt(5);
  const pad = pxToPt(17);
  const look = style('lead', context.lang, { size: perRow === 3 ? 13.5 : 15 });
  const places = columns({ x: 0, y: 0, width, height: 0 }, perRow, pxToPt(28));
  const inner = (places[0]?.width ?? width) - bar - pad;
  const rows = Array.from({ length: Math.ceil(words.length / perRow) }, (_, row) =>
    words.slice(row * perRow, (row + 1) * perRow),
  );
  const heights = rows.map((row) =>
    Math.max(...row.map((insight) => block(context, [para(insight, look)], inner).height)),
  );
  const gap = pxToPt(14);
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + gap * (rows.length - 1),
    nodes: (top) => {
      let y = top;
      return rows.flatMap((row, r): SceneNode[] => {
        const height = heights[r] ?? 0;
        const made = row.map((insight, c) => {
          const number = r * perRow + c + 1;
          const x = MARGIN + (places[c]?.x ?? 0);
          const box = { x, y, width: places[c]?.width ?? width, height };
          return group(`insight-${number}`, `${say(context, 'Insight', 'ข้อสังเกต')} ${number}`, box, [
            shape(`insight-${number}-bar`, 'Bar', { ...box, width: bar }, { fill: 'brand' }),
            text(context, insight, look, {
              id: `insight-${number}-text`,
              name: `Insight ${number} text`,
              x: x + bar + pad,
              y,
              width: inner,
            }),
          ]);
        });
        y += height + gap;
        return made;
      });
    },
  };
}

/** The cells with what is known of us alone under our name, where others stand beside us. */
function folded(context: PageContext, rows: readonly Cell[][], own: number, size: Pt): Cell[][] {
  const alone = FOLDED.filter((column) =>
    rows.every((cells, index) => (index === own ? cells[column] !== '' : cells[column] === '')),
  );
  if (own < 0 || rows.length < 2 || alone.length === 0) return [...rows];
  const look = (weight: 400 | 700) => style('table', context.lang, { size, weight, colour: 'onBrand' });
  const wordsOf = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '');
  return rows.map((cells, index) => {
    if (index !== own) return cells;
    const paragraphs = [
      para(wordsOf(cells[0]), look(700)),
      ...alone.map((column) => para(wordsOf(cells[column]), look(400))),
    ];
    return cells.map((cell, column): Cell => {
      if (column === 0) return { paragraphs };
      return alone.some((each) => each === column) ? '' : cell;
    });
  });
}

/** No rival is known: our own brand drawn large, what follows from it as one more of its rows. */
function aloneSlide(context: PageContext, output: Output, fields: readonly Field[], body: Box): SceneNode[] {
  const label = say(context, 'What follows', 'ข้อสรุป');
  const followed = output.summaryInsights.map((words) => ({ label, words, strong: true }));
  const [brand] = output.competitors;
  if (!brand) throw new DoesNotFit('Brand');
  return spotlight(
    context,
    'rival',
    [{ head: brand.brand, marked: true, fields: [...fields, ...followed] }],
    body,
  );
}

const present: PageLayout<'competitor-marketing'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const own = output.competitors.findIndex((competitor) => isOwn(context, competitor));
  const heads: TableColumn[] = [
    { head: say(context, 'Brand', 'แบรนด์'), share: 176 },
    { head: say(context, 'Where', 'พื้นที่'), share: 132 },
    { head: say(context, 'Price', 'ราคา'), share: 160 },
    { head: say(context, 'Whom they serve', 'กลุ่มลูกค้า'), share: 170 },
    { head: say(context, 'Overlap', 'ทับซ้อน'), share: 124 },
    { head: say(context, 'Channels seen', 'ช่องทางที่พบ'), share: 184 },
    { head: say(context, 'What we read in it', 'สิ่งที่เราอ่านได้'), share: 234 },
  ];
  // Where no rival's overlap is known, 'us' alone is no comparison.
  const overlaps = output.competitors.some(({ serviceOverlap }) => clean(serviceOverlap) !== '');
  const overlapOf = (competitor: Competitor, index: number): string =>
    clean(competitor.serviceOverlap) || (index === own && overlaps ? say(context, 'Us', 'เรา') : '');
  const tail = insights(context, output, body.width);
  const table = ({ size, padY, adapt, onePage }: TableLevel): SceneNode[][] => {
    const cells = output.competitors.map((competitor, index): Cell[] => [
      clean(competitor.brand),
      clean(competitor.location),
      clean(competitor.priceRange),
      clean(competitor.targetAudience),
      overlapCell(context, overlapOf(competitor, index), size),
      clean(competitor.platformAnalysis),
      clean(competitor.reasoning),
    ]);
    const { columns: kept, rows } = filledColumns(heads, folded(context, cells, own, size));
    return tablePages(
      context,
      {
        id: 'landscape',
        name: 'Competitive landscape',
        caption: say(context, 'Brands compared, one a row', 'ตารางเปรียบเทียบแบรนด์'),
        x: body.x,
        width: body.width,
        columns: adapt ? sharesByContent(kept, rows) : kept,
        rows,
        size,
        padding: { x: pxToPt(14), y: padY },
        stretch: 1.3,
        ...(own < 0 ? {} : { markedRow: own }),
      },
      body,
      {
        tail,
        gap: pxToPt(24),
        onePage,
      },
    );
  };
  const fields = output.competitors.map((competitor, index) =>
    [
      competitor.location,
      competitor.priceRange,
      competitor.targetAudience,
      // Alone, a brand overlaps with nobody.
      output.competitors.length === 1 ? '' : overlapOf(competitor, index),
      competitor.platformAnalysis,
      competitor.reasoning,
    ].map((words, field) => ({ label: heads[field + 1]?.head ?? '', words })),
  );
  // What is known of all stands first, so that no card has a hole between two lines.
  const known = (field: number): number =>
    fields.filter((each) => clean(each[field]?.words ?? '') !== '').length;
  const order = heads
    .slice(1)
    .map((_, field) => field)
    .toSorted((a, b) => known(b) - known(a));
  const items = output.competitors.map((competitor, index) => ({
    head: competitor.brand,
    marked: index === own,
    fields: order.flatMap((field) => fields[index]?.[field] ?? []),
  }));
  const cards = (size: Pt): SceneNode[][] => fieldCards(context, 'rival', items, body, size, tail);
  const few =
    items.length === 1 && own === 0
      ? () => aloneSlide(context, output, items[0]?.fields ?? [], body)
      : items.length <= FEW
        ? () => spotlight(context, 'rival', items, body, tail)
        : undefined;
  return tableOrCards(context, output, headline, items.length, table, cards, few);
};

export const layout: PageLayout<'competitor-marketing'> = (output, context) => {
  const first = plotSlide(context);
  if (!first) return present(output, context);
  const said = saidBy(first);
  const left = {
    ...output,
    competitors: output.competitors.filter((competitor) => !allSaid(said, competitor)),
    summaryInsights: output.summaryInsights.filter((insight) => !said(insight)),
  };
  if (allSaid(said, left)) return first;
  const head = say(context, 'The rivals, point by point', 'เทียบกับคู่แข่งทีละข้อ');
  return continued(context, first, head, (own) => present(left, own));
};
