/** Page 17: platform by platform, how the right people are found, and one house rule a row. */
import type { SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
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

/** So few platforms are no table. */
const FEW = 2;

/** A cell that says that the platform has no such tool. */
const NO_TOOL = /^(no |no longer|not |none|never|n\/a|ไม่มี|ไม่ได้|ไม่รองรับ|เลิก|ยังไม่)/i;

const toolCell = (context: PageContext, words: string, size: Pt): Cell =>
  NO_TOOL.test(words)
    ? { paragraphs: [para(words, style('table', context.lang, { size, colour: 'quiet' }))] }
    : words;

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
  const table = ({ size, padY, adapt, onePage }: TableLevel): SceneNode[][] => {
    const cells = output.audienceMatrix.map((row): Cell[] => [
      clean(row.platform),
      toolCell(context, clean(row.detailTargeting), size),
      toolCell(context, clean(row.lookalike), size),
      toolCell(context, clean(row.retargeting), size),
      clean(row.notes),
    ]);
    const { columns, rows } = filledColumns(heads, cells);
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
