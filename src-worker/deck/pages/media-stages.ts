/** Page 15: what runs in each stage where no money is split, and the notes under the tables. */
import type { Box } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  Stack,
  clean,
  noteFits,
  say,
  style,
  type Cell,
  type PageContext,
  type TableColumn,
  type TableSpec,
} from '../kit/index.ts';
import type { FieldCard } from '../kit/field-cards.ts';
import { filledColumns, sharesByContent, type Tail } from '../kit/table-pages.ts';
import { type Output, joined } from './media-money.ts';

export function plainTable(
  context: PageContext,
  output: Output,
  place: Box,
  size: Pt,
  padY: Pt,
  adapt: boolean,
): TableSpec {
  const heads: TableColumn[] = [
    { head: say(context, 'Stage', 'ขั้น'), share: 18 },
    { head: say(context, 'Platforms', 'แพลตฟอร์ม'), share: 24 },
    { head: say(context, 'Campaign types', 'ประเภทแคมเปญ'), share: 30 },
    { head: say(context, 'Compliance', 'ข้อกำหนด'), share: 28, colour: 'quiet' },
  ];
  const cells = output.stagePlans.map((plan): Cell[] => [
    clean(plan.stage),
    joined(plan.platforms),
    joined(plan.campaignTypes),
    clean(plan.notesCompliance),
  ]);
  const { columns, rows } = filledColumns(heads, cells);
  return {
    id: 'stages',
    name: 'Media by stage',
    caption: say(context, 'Platforms and campaign types of each stage', 'แพลตฟอร์มและประเภทแคมเปญของแต่ละขั้น'),
    x: place.x,
    width: place.width,
    columns: adapt ? sharesByContent(columns, rows) : columns,
    rows,
    size,
    padding: { x: pxToPt(12), y: padY },
  };
}

export const policyInNote = (context: PageContext, output: Output): boolean =>
  clean(output.policyNotes) !== '' && noteFits(context, clean(output.policyNotes));

/** How the money moves, and the rules that are too long for the notes line, under the table. */
export function notesTail(context: PageContext, output: Output, body: Box): Tail | undefined {
  const flow = clean(output.flowNotes);
  const policy = policyInNote(context, output) ? '' : clean(output.policyNotes);
  if (flow === '' && policy === '') return undefined;
  const draw = (y: Pt): Stack => {
    const stack = new Stack(context, { ...body, y, height: 10_000 });
    stack.text(
      'flow',
      'How the money moves',
      flow,
      style('body', context.lang, { size: flow.length > 240 ? 12 : 14 }),
    );
    if (flow !== '' && policy !== '') stack.gap(pxToPt(6));
    return stack.text('policy', 'Policy', policy, style('body', context.lang, { size: 12, colour: 'quiet' }));
  };
  return { height: draw(0).used, nodes: (y) => draw(y).nodes };
}

/** One or two stages without money are no table. */
export const FEW = 2;
export const stageCards = (context: PageContext, output: Output): FieldCard[] =>
  output.stagePlans.map((plan) => ({
    head: plan.stage,
    fields: [
      { label: say(context, 'Platforms', 'แพลตฟอร์ม'), words: joined(plan.platforms) },
      { label: say(context, 'Campaign types', 'ประเภทแคมเปญ'), words: joined(plan.campaignTypes) },
      { label: say(context, 'Compliance', 'ข้อกำหนด'), words: plan.notesCompliance },
    ],
  }));
