/**
 * The only place that calls pptxgenjs. It writes the package: slides with their layouts and notes pages, chart parts
 * with the workbooks that "Edit Data" opens, and all relationships between them. What stands in those parts
 * is ours (`slide.ts`, `chart/part.ts`, `master.ts`), put in by the passes of `package/`.
 */
import type { ChartNode, Scene } from '../../../src/shared/scene/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH, ptToInch } from '../../../src/shared/scene/units.ts';
import { withoutIllegalCharacters } from './drawing/xml.ts';
import type { DeckPlan } from './holders.ts';
import { valueAt } from './chart/labels.ts';
import type { SlideDrawing } from './slide.ts';

/** Our kinds by the library's names; which way bars run is written in our part. */
const KINDS = {
  bar: 'bar',
  column: 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  doughnut: 'doughnut',
} as const satisfies Record<ChartNode['chart'], string>;

/** Fresh objects: the library changes what it is given. Values are put right later (`package/workbook.ts`). */
const chartData = (node: ChartNode): { name: string; labels: string[]; values: number[] }[] =>
  node.series.map((series, index) => ({
    name: withoutIllegalCharacters(series.name),
    labels: node.labels.map(withoutIllegalCharacters),
    values: node.labels.map((_, point) => valueAt(node, index, point) ?? Number.NaN),
  }));

/** The package as the library writes it. */
export async function writeSkeleton(
  scene: Scene,
  plan: DeckPlan,
  drawings: readonly SlideDrawing[],
): Promise<Uint8Array> {
  const { default: PptxGenJS } = await import('pptxgenjs');
  const file = new PptxGenJS();
  // Whole points: 13.333 in, as a person would write it, is 305 EMU too narrow.
  file.defineLayout({ name: 'slide', width: ptToInch(SLIDE_WIDTH), height: ptToInch(SLIDE_HEIGHT) });
  file.layout = 'slide';
  // The library's own first layout is our first.
  for (const { name } of plan.layouts.slice(1)) file.defineSlideMaster({ title: name });
  scene.slides.forEach((_, index) => {
    const layout = plan.slides[index]?.layout ?? 0;
    const slide = file.addSlide(layout === 0 ? {} : { masterName: plan.layouts[layout]?.name ?? '' });
    for (const node of drawings[index]?.charts ?? []) {
      slide.addChart(KINDS[node.chart], chartData(node), { x: 0, y: 0, w: 1, h: 1 });
    }
    // Without a note there is no notes page to write ours into.
    slide.addNotes(' ');
  });
  const written = await file.write({ outputType: 'arraybuffer' });
  if (!(written instanceof ArrayBuffer)) throw new TypeError('The PowerPoint writer gave no bytes.');
  return new Uint8Array(written);
}
