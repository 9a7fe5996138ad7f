/** Page 17: platform by platform, how the right people are found, and one house rule a row. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import type { SectionOutput } from '../../../src/shared/domain/sections.ts';
import {
  bodyBox,
  clean,
  headlineOf,
  say,
  style,
  para,
  type Cell,
  type PageContext,
  type PageLayout,
  type TableColumn,
} from '../kit/index.ts';
import { fieldCards } from '../kit/field-cards.ts';
import { spotlight } from '../kit/spotlight.ts';
import { tableOrCards } from '../kit/table-or-cards.ts';
import { filledColumns, sharesByContent, tablePages, type TableLevel } from '../kit/table-pages.ts';

/** Share of the rule's column where the tools have none. */
const WIDE_RULE = 290;

/** So few platforms are no table. */
const FEW = 2;

/** A cell that says that the platform has no such tool. */
const NO_TOOL = /^(no |no longer|not |none|never|n\/a|ไม่มี|ไม่ได้|ไม่รองรับ|เลิก|ยังไม่)/i;

const toolCell = (context: PageContext, words: string, size: Pt): Cell =>
  NO_TOOL.test(words)
    ? { paragraphs: [para(words, style('table', context.lang, { size, colour: 'quiet' }))] }
    : words;

type Row = SectionOutput<'audience-mapping'>['audienceMatrix'][number];
const TOOLS = ['lookalike', 'retargeting'] as const;
type Tool = (typeof TOOLS)[number];

/** A tool that fewer than half of the platforms have is no column: it stands under the targeting of those that have it. */
const isRare = (rows: readonly Row[], tool: Tool): boolean => {
  const having = rows.filter((row) => clean(row[tool]) !== '').length;
  return having > 0 && having * 2 < rows.length;
};

/** What a platform targets, and its rare tools under their names. */
function targetingCell(
  context: PageContext,
  row: Row,
  rare: readonly { tool: Tool; name: string }[],
  size: Pt,
): Cell {
  const own = rare.filter(({ tool }) => clean(row[tool]) !== '');
  if (own.length === 0) return toolCell(context, clean(row.detailTargeting), size);
  const look = style('table', context.lang, { size });
  return {
    paragraphs: [
      ...(clean(row.detailTargeting) === '' ? [] : [para(row.detailTargeting, look)]),
      ...own.map(({ tool, name }) =>
        para([{ text: `${name}: `, colour: 'quiet' }, { text: clean(row[tool]) }], look, {
          spaceBefore: size * 0.3,
        }),
      ),
    ],
  };
}

export const layout: PageLayout<'audience-mapping'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const heads: TableColumn[] = [
    { head: say(context, 'Platform', 'แพลตฟอร์ม'), share: 130 },
    { head: say(context, 'Detailed targeting', 'การกำหนดกลุ่มละเอียด'), share: 290 },
    { head: say(context, 'Lookalike or nearest tool', 'กลุ่มคล้ายหรือเครื่องมือใกล้เคียง'), share: 258 },
    { head: say(context, 'Retargeting', 'การทำการตลาดซ้ำ'), share: 274 },
    { head: say(context, 'House rule', 'กติกาของเรา'), share: 212, weight: 700, colour: 'brand' },
  ];
  const rare = TOOLS.flatMap((tool, at) =>
    isRare(output.audienceMatrix, tool) ? [{ tool, name: heads[at + 2]?.head ?? '' }] : [],
  );
  const columnOf = (row: Row, tool: Tool, size: Pt): Cell =>
    rare.some((each) => each.tool === tool) ? '' : toolCell(context, clean(row[tool]), size);
  // Without columns of their own for the tools the rule has their room too.
  const shown = heads.map((head, at) =>
    at === 4 && rare.length === TOOLS.length ? { ...head, share: WIDE_RULE } : head,
  );
  const table = ({ size, padY, adapt, onePage }: TableLevel): SceneNode[][] => {
    const cells = output.audienceMatrix.map((row): Cell[] => [
      clean(row.platform),
      targetingCell(context, row, rare, size),
      columnOf(row, 'lookalike', size),
      columnOf(row, 'retargeting', size),
      clean(row.notes),
    ]);
    const { columns, rows } = filledColumns(shown, cells);
    return tablePages(
      context,
      {
        id: 'audience',
        name: 'Audience by platform',
        caption: say(context, 'Targeting tools, one platform a row', 'เครื่องมือกำหนดกลุ่มเป้าหมายต่อแพลตฟอร์ม'),
        x: body.x,
        width: body.width,
        columns: adapt ? sharesByContent(columns, rows) : columns,
        rows,
        size,
        padding: { x: pxToPt(14), y: padY },
      },
      body,
      { onePage },
    );
  };
  const items = output.audienceMatrix.map((row) => ({
    head: row.platform,
    fields: [row.detailTargeting, row.lookalike, row.retargeting, row.notes].map((words, field) => ({
      label: heads[field + 1]?.head ?? '',
      words,
      strong: field === 3,
    })),
  }));
  const cards = (size: Pt): SceneNode[][] => fieldCards(context, 'platform', items, body, size);
  const few = items.length <= FEW ? () => spotlight(context, 'platform', items, body) : undefined;
  return tableOrCards(context, output, headline, items.length, table, cards, few);
};
