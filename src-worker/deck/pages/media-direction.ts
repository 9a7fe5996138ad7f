/** Page 15: the money by stage and channel, what runs in each stage, and the budget as a doughnut. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import { firstNoted } from '../kit/drafts.ts';
import { doughnut, doughnutColumn, legend, sharesOf, type Parts } from '../kit/doughnut.ts';
import {
  DoesNotFit,
  bodyBox,
  clean,
  enlarged,
  firstLevel,
  headlineOf,
  isHeadline,
  say,
  tryLevels,
  type PageContext,
  type PageLayout,
  type SlideDraft,
  type TableSpec,
} from '../kit/index.ts';
import { reckonedPage } from '../kit/reckoned.ts';
import { spotlight } from '../kit/spotlight.ts';
import { tableLevelsApart, tablePages, type TableLevel } from '../kit/table-pages.ts';
import { WEEK_LEVELS, weekSlides } from './media-weeks.ts';
import { MOST_CHANNELS, PANEL_GAP, matrixFor, moneyTable, partsOf } from './media-money.ts';
import { FEW, notesTail, plainTable, policyInNote, stageCards } from './media-stages.ts';

/** The budget alone, large: the doughnut and its legend side by side. */
function budgetSlide(context: PageContext, parts: Parts): SlideDraft[] {
  const most = Math.max(...parts.values);
  const leader = parts.labels[parts.values.indexOf(most)] ?? '';
  const share = sharesOf(parts.values)[parts.values.indexOf(most)] ?? '';
  const words = say(context, `${leader} takes ${share} of the media budget`, `${leader} ได้ ${share} ของงบสื่อ`);
  const headline = leader.length <= 40 && isHeadline(context, words) ? words : parts.name;
  const body = bodyBox(context, headline);
  const drawn = firstLevel(context, [16, 14, 12], (size) => {
    const diameter = Math.min(body.height, 300);
    const box = { x: body.x, y: body.y, width: diameter, height: diameter };
    const left = box.x + diameter + pxToPt(70);
    const width = Math.min(310, body.x + body.width - left);
    const measured = legend(context, 'budget', parts, { x: left, y: 0, width }, size);
    if (measured.height > body.height) throw new DoesNotFit('Legend');
    const y = body.y + Math.max(0, (diameter - measured.height) / 2);
    const rows = legend(context, 'budget', parts, { x: left, y, width }, size);
    return [
      {
        layout: 'content',
        headline,
        nodes: [...doughnut(context, 'budget', parts, box), ...rows.nodes],
        note: '',
      },
    ];
  });
  // Names too long for a legend: the figures stand in the table already.
  return drawn ?? [];
}

/** A table with the doughnut beside it; `under`: what follows is as wide as the table. */
interface Together {
  size: Pt;
  padY: Pt;
  panel: Pt;
  under?: boolean;
}

/** Of the table of one channel, larger than those of several. */
const SINGLE: readonly TableLevel[] = [
  [17, 12],
  [16, 11],
  [15, 10],
].map(([size = 15, padY = 10]) => ({ size, padY, adapt: false, onePage: true }));

export const layout: PageLayout<'media-direction'> = (output, context) => {
  const { weeks, flights, moments = [], gate } = context.reckoned;
  const reckoned =
    weeks &&
    flights &&
    reckonedPage(
      context,
      WEEK_LEVELS,
      (level) => weekSlides(context, { weeks, flights, moments, gate }, level),
      {
        title: say(context, 'What runs in each stage', 'สิ่งที่ใช้ในแต่ละขั้น'),
        slides: (rest) => written(output, rest),
      },
    );
  return reckoned ?? written(output, context);
};

/** The output alone. */
const written: PageLayout<'media-direction'> = (output, context) => {
  const headline = headlineOf(context);
  const body = bodyBox(context, headline);
  const matrix = matrixFor(context, output);
  const parts = partsOf(context, output);
  const tail = notesTail(context, output, body);
  // The notes line begins with the policy where it is short enough.
  const note = policyInNote(context, output) ? clean(output.policyNotes) : '';
  const slide = (nodes: SceneNode[]): SlideDraft => ({ layout: 'content', headline, nodes });
  const beside = parts !== undefined && parts.labels.length <= MOST_CHANNELS;
  const tableIn = (place: Box, size: Pt, padY: Pt, adapt: boolean): TableSpec =>
    matrix
      ? moneyTable(context, output, matrix, place, size, padY)
      : plainTable(context, output, place, size, padY, adapt);

  const middle = matrix ? ({ align: 'middle' } as const) : {};
  const withDoughnut = ({ size, padY, panel, under = false }: Together): SlideDraft[] => {
    if (!parts || !beside) throw new DoesNotFit('Doughnut');
    const narrow = { ...body, width: body.width - panel - PANEL_GAP };
    // Under the table alone, what follows it leaves the doughnut its height.
    const own = under ? notesTail(context, output, narrow) : tail;
    const [nodes = []] = tablePages(context, tableIn(narrow, size, padY, false), body, {
      tail: own,
      gap: pxToPt(18),
      onePage: true,
      ...middle,
    });
    const reserved = own && !under ? own.height + pxToPt(18) : 0;
    const column = doughnutColumn(
      context,
      'budget',
      parts,
      {
        x: body.x + body.width - panel,
        y: body.y + pxToPt(6),
        width: panel,
        height: body.height - reserved - pxToPt(6),
      },
      panel < pxToPt(260) ? 12 : 14,
    );
    return [slide([...nodes, ...column])];
  };
  const together = firstLevel(
    context,
    [
      ...(matrix
        ? []
        : [
            { size: 15, padY: 16, panel: pxToPt(330), under: true },
            { size: 14, padY: 12, panel: pxToPt(310), under: true },
            { size: 13, padY: 9, panel: pxToPt(290), under: true },
          ]),
      { size: 15, padY: 10, panel: pxToPt(290) },
      { size: 14, padY: 10, panel: pxToPt(290) },
      { size: 13, padY: 9, panel: pxToPt(290) },
      { size: 12, padY: 8, panel: pxToPt(290) },
      { size: 12, padY: 6, panel: pxToPt(270) },
      { size: 11.5, padY: 5, panel: pxToPt(250) },
      { size: 11.5, padY: 3, panel: pxToPt(220) },
    ],
    withDoughnut,
  );
  if (together) return firstNoted(together, note);

  const few =
    matrix || output.stagePlans.length > FEW
      ? undefined
      : firstLevel(context, [output], (all) => [
          slide(spotlight(context, 'stage', stageCards(context, all), body, tail)),
        ]);
  if (few) return [...firstNoted(few, note), ...(parts ? budgetSlide(context, parts) : [])];

  // The policy that stands in the notes line is not said again by flowing text.
  const rest = policyInNote(context, output) ? { ...output, policyNotes: '' } : output;
  const draw = ({ size, padY, adapt, onePage }: TableLevel): SlideDraft[] =>
    output.stagePlans.length === 0
      ? tail
        ? [slide(tail.nodes(body.y))]
        : []
      : tablePages(context, tableIn(body, size, padY, adapt), body, {
          tail,
          gap: pxToPt(18),
          onePage,
          ...middle,
        }).map(slide);
  const levels = tableLevelsApart(output.stagePlans.length + (matrix ? 1 : 0));
  const single = matrix?.channels.length === 1 ? SINGLE : [];
  const pages =
    firstLevel(context, [...single, ...levels.whole], draw) ??
    enlarged(context, levels.larger, firstLevel(context, levels.parts, draw), draw) ??
    tryLevels(context, rest, [], () => []);
  return [...firstNoted(pages, note), ...(parts ? budgetSlide(context, parts) : [])];
};
