/**
 * Whether LibreOffice broke the lines where the scene did. Compared by where lines stand and how long they are: the
 * letters that a PDF of LibreOffice names are not to be trusted in Thai.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Box, Scene, SceneNode, TextBlock, VerticalAlign } from '../../../src/shared/scene/scene.ts';

const execute = promisify(execFile);

interface Letter {
  x: number;
  end: number;
  baseline: number;
}

interface PlacedBlock {
  slide: number;
  id: string;
  block: TextBlock;
  box: Box;
  verticalAlign: VerticalAlign;
}

export interface LineReport {
  blocks: number;
  equal: number;
  /** 'slide 3, objective-1: 2 lines instead of 3 (…)'. */
  differences: string[];
  /** How much lower the lines stand than in the scene, in points: mean, and the five furthest. */
  drop: { mean: number; worst: string[] };
}

function* blocksOf(nodes: readonly SceneNode[], slide: number): Generator<PlacedBlock> {
  for (const node of nodes) {
    if (node.kind === 'group') yield* blocksOf(node.children, slide);
    else if (node.kind === 'text' || node.kind === 'list') {
      const { id, text: block, box, verticalAlign } = node;
      yield { slide, id, block, box, verticalAlign };
    } else if (node.kind === 'shape' && node.text) yield { slide, id: node.id, ...node.text };
    else if (node.kind === 'table') {
      for (const [row, { cells }] of node.rows.entries()) {
        for (const [column, { text: block, box, verticalAlign }] of cells.entries()) {
          yield { slide, id: `${node.id} ${row + 1}/${column + 1}`, block, box, verticalAlign };
        }
      }
    }
  }
}

/** Letters of every page with their places, in points. */
async function lettersOf(pdf: string): Promise<Letter[][]> {
  const { stdout } = await execute('mutool', ['draw', '-q', '-F', 'stext', pdf], { maxBuffer: 2 ** 28 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<char quad="([^"]*)" x="([^"]*)" y="([^"]*)"[^>]* c="([^"]*)"/g)]
        .filter(([, , , , letter = '']) => letter.trim() !== '')
        .map(([, quad = '', x = '', y = '']) => {
          const end = Math.max(
            ...quad
              .split(' ')
              .filter((_, index) => index % 2 === 0)
              .map(Number),
          );
          return { x: Number(x), end, baseline: Number(y) };
        }),
    );
}

const startOf = ({ block, box, verticalAlign }: PlacedBlock): number => {
  const free = box.height - block.height;
  return box.y + (verticalAlign === 'top' ? 0 : verticalAlign === 'middle' ? free / 2 : free);
};

interface ExpectedLine {
  placed: PlacedBlock;
  text: string;
  x: number;
  end: number;
  baseline: number;
  pitch: number;
  /** By how much its end may differ: an installed font is a little wider or narrower. */
  tolerance: number;
}

function expectedLines(placed: PlacedBlock): ExpectedLine[] {
  const top = startOf(placed);
  return placed.block.paragraphs.flatMap((paragraph) =>
    paragraph.lines
      .filter((line) => line.text.trim() !== '')
      .map((line) => ({
        placed,
        text: line.text,
        x: placed.box.x + line.x,
        end: placed.box.x + line.x + line.width,
        baseline: top + line.baseline,
        pitch: paragraph.linePitch,
        tolerance: Math.max(4, line.width * 0.035),
      })),
  );
}

const isIn = (letter: Letter, line: ExpectedLine): boolean =>
  Math.abs(letter.baseline - line.baseline) < Math.min(line.pitch * 0.48, 11) &&
  letter.x > line.x - line.tolerance - 2 &&
  letter.end < line.end + line.tolerance + 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isInside = ({ box }: PlacedBlock, { x, baseline }: Letter): boolean =>
  x >= box.x - 2 && x <= box.x + box.width && baseline >= box.y && baseline <= box.y + box.height + 8;

const areaOf = (node: SceneNode): Box[] =>
  node.kind === 'chart' ? [node.box] : node.kind === 'group' ? node.children.flatMap(areaOf) : [];

export async function compareLines(scene: Scene, pdf: string): Promise<LineReport> {
  const pages = await lettersOf(pdf);
  const differences: string[] = [];
  const drops: { drop: number; at: string }[] = [];
  let blocks = 0;
  for (const [index, { nodes }] of scene.slides.entries()) {
    const letters = pages[index] ?? [];
    const placed = [...blocksOf(nodes, index + 1)].filter(({ block }) => block.paragraphs.length > 0);
    const lines = placed.flatMap(expectedLines);
    const wrong = new Map<PlacedBlock, string>();
    for (const line of lines) {
      const found = letters.filter((letter) => isIn(letter, line));
      const end = Math.max(0, ...found.map((letter) => letter.end));
      if (end < line.end - line.tolerance) {
        wrong.set(
          line.placed,
          `'${line.text}' ends ${found.length === 0 ? 'nowhere' : `${(line.end - end).toFixed(1)} pt early`}`,
        );
      } else {
        const drop = median(found.map(({ baseline }) => baseline)) - line.baseline;
        drops.push({ drop, at: `slide ${index + 1}, ${line.placed.id}` });
      }
    }
    const charts = nodes.flatMap(areaOf);
    for (const letter of letters) {
      const { x, baseline } = letter;
      if (lines.some((line) => isIn(letter, line))) continue;
      if (
        charts.some(
          (box) =>
            x >= box.x - 4 && x <= box.x + box.width && baseline >= box.y && baseline <= box.y + box.height,
        )
      )
        continue;
      const block = placed.find((each) => isInside(each, letter));
      // Bullets and numbers of lists hang left of their lines.
      if (!block || block.block.paragraphs.some(({ bullet }) => bullet)) continue;
      if (!wrong.has(block))
        wrong.set(block, `a letter at ${x.toFixed(0)}, ${baseline.toFixed(0)} that belongs to no line`);
    }
    blocks += placed.length;
    for (const [{ id }, reason] of wrong) differences.push(`slide ${index + 1}, ${id}: ${reason}`);
  }
  const worst = drops.toSorted((a, b) => Math.abs(b.drop) - Math.abs(a.drop)).slice(0, 5);
  const mean = drops.reduce((sum, { drop }) => sum + drop, 0) / Math.max(1, drops.length);
  return {
    blocks,
    equal: blocks - differences.length,
    differences,
    drop: { mean, worst: worst.map(({ drop, at }) => `${at}: ${drop.toFixed(1)}`) },
  };
}
