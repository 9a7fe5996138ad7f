/**
 * The yardstick for the PowerPoint export: pptxgenjs alone, used plainly, writing the same objects: every text, table,
 * shape, chart and note of the scene. Its file has the library's defects; only its time counts.
 */
import PptxGenJS from 'pptxgenjs';
import type { Scene, SceneNode, TextBlock, VerticalAlign } from '../../src/shared/scene/scene.ts';
import type { ColourRole } from '../../src/shared/scene/theme.ts';
import { ptToInch } from '../../src/shared/scene/units.ts';

type Slide = PptxGenJS.Slide;

const SHAPES = {
  rect: 'rect',
  'round-rect': 'roundRect',
  ellipse: 'ellipse',
  chevron: 'chevron',
  trapezoid: 'trapezoid',
  line: 'line',
  path: 'rect',
} as const;

const CHARTS = {
  bar: 'bar',
  column: 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  doughnut: 'doughnut',
} as const;

const valign = (align: VerticalAlign) => ({ valign: align, margin: 0, fit: 'none' as const });

class Baseline {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  #colour(role: ColourRole): string {
    return this.#scene.theme.palette[role].slice(1);
  }

  #runs(block: TextBlock): PptxGenJS.TextProps[] {
    return block.paragraphs.flatMap((paragraph) =>
      paragraph.runs.map((run, index) => ({
        text: run.text,
        options: {
          fontSize: run.size,
          bold: run.weight === 700,
          color: this.#colour(run.colour),
          fontFace: this.#scene.theme.family,
          lang: block.lang === 'th' ? 'th-TH' : 'en-US',
          align: paragraph.align,
          lineSpacing: paragraph.linePitch,
          paraSpaceBefore: paragraph.spaceBefore,
          breakLine: index === paragraph.runs.length - 1,
          ...(paragraph.bullet ? { bullet: true } : {}),
          ...(run.link?.startsWith('https:') ? { hyperlink: { url: run.link } } : {}),
        },
      })),
    );
  }

  #place(node: Pick<SceneNode, 'box' | 'name'>): {
    x: number;
    y: number;
    w: number;
    h: number;
    objectName: string;
  } {
    const { x, y, width, height } = node.box;
    return { x: ptToInch(x), y: ptToInch(y), w: ptToInch(width), h: ptToInch(height), objectName: node.name };
  }

  draw(slide: Slide, node: SceneNode): void {
    const place = this.#place(node);
    switch (node.kind) {
      case 'group':
        for (const child of node.children) this.draw(slide, child);
        break;
      case 'text':
      case 'list':
        slide.addText(this.#runs(node.text), { ...place, ...valign(node.verticalAlign) });
        break;
      case 'shape': {
        const look = {
          ...place,
          ...(node.fill
            ? { fill: { color: this.#colour(node.fill), transparency: 100 - (node.opacity ?? 1) * 100 } }
            : {}),
          ...(node.stroke
            ? { line: { color: this.#colour(node.stroke.colour), width: node.stroke.width } }
            : {}),
        };
        const shape = SHAPES[node.geometry.type];
        if (node.text)
          slide.addText(this.#runs(node.text.block), { ...look, ...valign(node.text.verticalAlign), shape });
        else slide.addShape(shape, look);
        break;
      }
      case 'table':
        slide.addTable(
          node.rows.map((row) =>
            row.cells.map((cell) => ({
              text: this.#runs(cell.text),
              options: {
                valign: cell.verticalAlign,
                margin: 0,
                ...(cell.fill ? { fill: { color: this.#colour(cell.fill) } } : {}),
                ...(cell.colSpan ? { colspan: cell.colSpan } : {}),
              },
            })),
          ),
          {
            ...place,
            colW: node.columnWidths.map(ptToInch),
            rowH: node.rows.map(({ height }) => ptToInch(height)),
          },
        );
        break;
      case 'chart':
        slide.addChart(
          CHARTS[node.chart],
          node.series.map((series) => ({
            name: series.name,
            labels: [...node.labels],
            values: [...series.values],
          })),
          {
            ...place,
            chartColors: node.series.map(({ colour }) => this.#colour(colour)),
            altText: node.alt,
            showValue: true,
          },
        );
    }
  }
}

export async function writeWithLibraryAlone(scene: Scene): Promise<ArrayBuffer> {
  const file = new PptxGenJS();
  file.layout = 'LAYOUT_WIDE';
  file.title = scene.title;
  const baseline = new Baseline(scene);
  for (const { nodes, notes } of scene.slides) {
    const slide = file.addSlide();
    for (const node of nodes) baseline.draw(slide, node);
    slide.addNotes(notes.join('\n'));
  }
  const written = await file.write({ outputType: 'arraybuffer' });
  if (!(written instanceof ArrayBuffer)) throw new TypeError('The library gave no bytes.');
  return written;
}
