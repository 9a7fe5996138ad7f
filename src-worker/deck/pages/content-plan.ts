/** Page 14: the plan of each platform as a table or as cards, and the note on the budget under it. */
import type { Box } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { isPlaceholder } from '../../../src/shared/domain/real-data.ts';
import {
  clean,
  para,
  say,
  style,
  text,
  type Cell,
  type PageContext,
  type TableColumn,
} from '../kit/index.ts';
import type { FieldCard } from '../kit/field-cards.ts';
import { filledColumns, sharesByContent, type Tail } from '../kit/table-pages.ts';
import type { Output } from './content-pillars.ts';

const joined = (parts: readonly string[]): string =>
  parts
    .map(clean)
    .filter((part) => part !== '')
    .join(', ');

const planHeads = (context: PageContext): TableColumn[] => [
  { head: say(context, 'Platform', 'แพลตฟอร์ม'), share: 104 },
  { head: say(context, 'Rhythm', 'ความถี่'), share: 174 },
  { head: say(context, 'Formats', 'รูปแบบ'), share: 170 },
  { head: say(context, 'Ratio, length', 'สัดส่วน ความยาว'), share: 134 },
  { head: say(context, 'Creative direction', 'ทิศทางงาน'), share: 188 },
  { head: say(context, 'What we need', 'สิ่งที่ต้องใช้'), share: 194 },
  { head: say(context, 'Why this way', 'เหตุผล'), share: 200, colour: 'quiet' },
];

/** The same plan for cells too long for seven columns. */
export function planCards(context: PageContext, output: Output): FieldCard[] {
  const heads = planHeads(context);
  return output.platformPlan.map((plan) => ({
    head: plan.platform,
    fields: [
      plan.frequency,
      joined(plan.formats),
      ratioOf(plan).join('\n'),
      plan.creativeDirection,
      plan.materialsRequired,
      plan.benchmarkReasoning,
    ].map((words, field) => ({ label: heads[field + 1]?.head ?? '', words })),
  }));
}

const ratioOf = (plan: Output['platformPlan'][number]): string[] =>
  [joined(plan.aspectRatios), clean(plan.videoDurations)].filter((part) => !isPlaceholder(part));

export function planTable(
  context: PageContext,
  output: Output,
  body: Box,
  size: Pt,
  padY: Pt,
  adapt: boolean,
) {
  const look = style('table', context.lang, { size });
  const heads = planHeads(context);
  const cells = output.platformPlan.map((plan): Cell[] => {
    const ratio = ratioOf(plan);
    return [
      clean(plan.platform),
      clean(plan.frequency),
      joined(plan.formats),
      ratio.length === 0 ? '' : { paragraphs: ratio.map((words) => para(words, look)) },
      clean(plan.creativeDirection),
      clean(plan.materialsRequired),
      clean(plan.benchmarkReasoning),
    ];
  });
  const { columns: kept, rows } = filledColumns(heads, cells);
  return {
    id: 'plan',
    name: 'Platform plan',
    caption: say(context, 'The plan of each platform, from rhythm to reason', 'แผนของแต่ละแพลตฟอร์ม'),
    x: body.x,
    width: body.width,
    columns: adapt ? sharesByContent(kept, rows) : kept,
    rows,
    size,
    padding: { x: pxToPt(10), y: padY },
  };
}

/** The note on the budget, under whatever comes last; a long one is no larger than `most`. */
export function budgetTail(context: PageContext, output: Output, body: Box, most: Pt = 13): Tail | undefined {
  const words = clean(output.budgetNotes);
  if (words === '') return undefined;
  const long = words.length > 100;
  const look = style('body', context.lang, {
    weight: long ? 400 : 700,
    size: long ? Math.min(13, most) : 14,
  });
  const node = (y: Pt) =>
    text(context, words, look, { id: 'budget', name: 'Budget note', x: body.x, y, width: body.width });
  return { height: node(0).box.height, nodes: (y) => [node(y)] };
}

export const isWhole = (output: Output): boolean => output.platformPlan.length > 0;
