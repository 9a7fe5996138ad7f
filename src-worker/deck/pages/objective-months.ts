/** The months of page 3: a native column chart with its phases under it. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../../src/shared/scene/theme.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  bottomOf,
  clean,
  para,
  say,
  style,
  text,
  textShape,
  type PageContext,
  type Values,
} from '../kit/index.ts';

/** Share of a column's step that is gap, as column charts are drawn. */
const GAP_SHARE = 0.08;
const BEFORE = /^(start|today|now|current|baseline|วันนี้|ปัจจุบัน|เริ่มต้น|ตอนนี้|ก่อนเริ่ม)/i;

/** Months of paid media that the client's budget names ('… for 3 months'), or undefined. */
export function paidMonths(budget: string): number | undefined {
  const match = /(\d{1,2})\s*(?:months?|เดือน)/i.exec(
    budget.replace(/(?:per|a|ต่อ|\/)\s*(?:months?|เดือน)/gi, ''),
  );
  const months = match?.[1] === undefined ? undefined : Number(match[1]);
  return months !== undefined && months > 0 ? months : undefined;
}

interface Phase {
  name: string;
  from: number;
  to: number;
  colour: ColourRole;
  ink: ColourRole;
}

function phasesOf(context: PageContext, months: Values): Phase[] {
  const count = months.labels.length;
  const before = BEFORE.test(clean(months.labels[0] ?? '')) || months.values[0] === 0 ? 1 : 0;
  const paid = Math.min(
    count - before,
    paidMonths(context.formData?.campaignObjectives.marketingMediaBudget ?? '') ?? count,
  );
  const phases: Phase[] = [];
  if (before > 0)
    phases.push({ name: say(context, 'Prepare', 'เตรียมการ'), from: 0, to: 0, colour: 'neutral', ink: 'ink' });
  phases.push({
    name: say(context, 'Paid media', 'ช่วงลงสื่อ'),
    from: before,
    to: before + paid - 1,
    colour: 'brand',
    ink: 'onBrand',
  });
  if (before + paid < count) {
    phases.push({
      name: say(context, 'Own channels', 'ช่องทางของเราเอง'),
      from: before + paid,
      to: count - 1,
      colour: 'tint2',
      ink: 'ink',
    });
  }
  return phases;
}

/** Title with the timeframe, chart and phases in `box`, from its top. */
export function monthsChart(
  context: PageContext,
  months: Values,
  timeframe: string,
  box: Box,
): { nodes: SceneNode[]; bottom: Pt } {
  const { lang } = context;
  const phases = phasesOf(context, months);
  const words = [
    { text: clean(months.statement), weight: 700 as const },
    ...(timeframe === '' ? [] : [{ text: `${context.lang === 'th' ? '  ' : ': '}${timeframe}` }]),
  ];
  const title = text(context, words, style('body', lang, { size: 13 }), {
    id: 'months-title',
    name: 'Chart title and timeframe',
    role: 'caption',
    x: box.x,
    y: box.y,
    width: box.width,
  });
  // Where the answers do not say how long media runs, there is nothing to tell apart.
  const known = paidMonths(context.formData?.campaignObjectives.marketingMediaBudget ?? '') !== undefined;
  const bandHeight = known ? pxToPt(30) : 0;
  const top = bottomOf(title.box) + 4;
  const height = box.y + box.height - top - bandHeight - (known ? 5 : 0);
  if (height < 62) throw new DoesNotFit('Months');
  const pointColours = months.labels.map(
    (_, index) => phases.find((phase) => index >= phase.from && index <= phase.to)?.colour ?? 'brand',
  );
  const chart: SceneNode = {
    kind: 'chart',
    id: 'months',
    name: 'Months',
    box: { x: box.x, y: top, width: box.width, height },
    chart: 'column',
    labels: months.labels,
    series: [{ name: clean(months.statement), values: months.values, colour: 'brand', pointColours }],
    valueFormat: { decimals: months.values.every(Number.isInteger) ? 0 : 1, thousands: true },
    labelSize: 12,
    labelColour: 'quiet',
    alt: `${clean(months.statement)}: ${months.labels.map((label, index) => `${label} ${months.values[index]}`).join(', ')}.`,
  };
  if (!known) return { nodes: [title, chart], bottom: top + height };
  const step = box.width / (months.labels.length - GAP_SHARE);
  const y = top + height + 5;
  const bands = phases.map((phase, index) => {
    const x = box.x + phase.from * step;
    const width = (phase.to - phase.from + 1) * step - step * GAP_SHARE;
    const name = [para(phase.name, style('label', lang, { weight: 400, colour: phase.ink }))];
    return textShape(context, `phase-${index + 1}`, phase.name, { x, y, width, height: bandHeight }, name, {
      fill: phase.colour,
      padding: { x: 6, y: 1 },
    });
  });
  return { nodes: [title, chart, ...bands], bottom: y + bandHeight };
}
