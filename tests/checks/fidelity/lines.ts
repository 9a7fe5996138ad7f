/**
 * Whether a file breaks its lines where the screen does: every line of the screen must be there, from its first letter
 * to its last, and no letter may stand in a text's box that belongs to none of its lines. Compared by place, never by
 * what a file says its letters are.
 */
import type { Pt } from '../../../src/shared/scene/units.ts';
import type { Letter } from './letters.ts';
import type { ScreenBox, ScreenLine, ScreenSlide } from './screen.ts';

/** How far a line of the file may stand from the screen's. */
export interface Tolerance {
  /** Of its ends: at least, and as a share of its width. */
  ends: Pt;
  share: number;
  /** Of its baseline: as a share of the distance between lines, and at most. */
  pitch: number;
  baseline: Pt;
  /** Labels of charts are compared too. */
  charts: boolean;
  /** By what share a text on one line may be smaller, and so end early: PowerPoint's own fonts would set it too long. */
  smaller: number;
}

/** The same fonts, the same glyphs: what remains is rounding. */
export const SAME_GLYPHS: Tolerance = {
  ends: 1.2,
  share: 0.002,
  pitch: 0.2,
  baseline: 1,
  charts: true,
  smaller: 0,
};
/** Another program with installed fonts, which are a little wider or narrower, and with charts of its own. */
export const OTHER_PROGRAM: Tolerance = {
  ends: 4,
  share: 0.035,
  pitch: 0.48,
  baseline: 11,
  charts: false,
  smaller: 0.08,
};

export interface LineReport {
  boxes: number;
  equal: number;
  /** 'slide 3, 'Objective': 'the line' ends 21.4 pt early'. */
  differences: string[];
  /** Of these, the texts that stand on one line on screen. Others may flow otherwise in their box; these may not. */
  oneLiners: string[];
  /** How much lower the lines stand than on screen, in points: mean, and the five furthest. */
  drop: { mean: number; worst: string[] };
}

interface Expected extends ScreenLine {
  box: ScreenBox;
  reach: Pt;
  tolerance: Pt;
}

function expected(box: ScreenBox, tolerance: Tolerance): Expected[] {
  const baselines = box.lines.map(({ baseline }) => baseline).toSorted((a, b) => a - b);
  const gaps = baselines.slice(1).map((baseline, index) => baseline - (baselines[index] ?? 0));
  return box.lines.map((line) => ({
    ...line,
    box,
    reach: Math.min(
      Math.min(line.size * 1.2, ...gaps.filter((gap) => gap > 1)) * tolerance.pitch,
      tolerance.baseline,
    ),
    tolerance: Math.max(tolerance.ends, (line.end - line.x) * tolerance.share),
  }));
}

/** A mark may hang over the end of its line; a letter may not. */
const HANGING: Pt = 2;

const isIn = (letter: Letter, line: Expected, reach = line.reach): boolean =>
  Math.abs(letter.baseline - line.baseline) <= reach &&
  letter.x > line.x - line.tolerance - HANGING &&
  letter.end < line.end + line.tolerance + HANGING;

/** A tone mark over a vowel is set higher or lower than its letter, as the font has it: it belongs to the line. */
const belongs = (letter: Letter, line: Expected): boolean =>
  isIn(letter, line, Math.max(line.reach, line.size * 0.6));

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function fault(line: Expected, found: readonly Letter[], smaller: number): string | undefined {
  if (found.length === 0) return 'is nowhere';
  const late = Math.min(...found.map(({ x }) => x)) - line.x;
  const shrunk = line.box.lines.length === 1 ? (line.end - line.x) * smaller : 0;
  // It stands in the middle, at the right or at the left.
  if (late > line.tolerance + HANGING + shrunk) return `begins ${late.toFixed(1)} pt late`;
  const early = line.end - Math.max(...found.map(({ end }) => end));
  return early > line.tolerance + shrunk ? `ends ${early.toFixed(1)} pt early` : undefined;
}

interface Area {
  x: Pt;
  y: Pt;
  width: Pt;
  height: Pt;
}

const within = ({ x, y, width, height }: Area, letter: Letter, room: Pt): boolean =>
  letter.x >= x - room &&
  letter.x <= x + width + room &&
  letter.baseline >= y - room &&
  letter.baseline <= y + height + room;

/** The lines' own area: from the first line's top to the last line's foot. */
function areaOf({ lines }: ScreenBox): Area {
  const x = Math.min(...lines.map((line) => line.x));
  const y = Math.min(...lines.map((line) => line.baseline - line.size));
  return {
    x,
    y,
    width: Math.max(...lines.map((line) => line.end)) - x,
    height: Math.max(...lines.map((line) => line.baseline + line.size * 0.4)) - y,
  };
}

/** `letters`: a list for each slide, in points of the slide. */
export function compareLines(
  slides: readonly ScreenSlide[],
  letters: readonly (readonly Letter[])[],
  tolerance: Tolerance,
): LineReport {
  const differences: string[] = [];
  const oneLiners: string[] = [];
  const drops: { drop: Pt; at: string }[] = [];
  let count = 0;
  for (const [index, slide] of slides.entries()) {
    const onPage = letters[index] ?? [];
    const boxes = slide.boxes.filter(({ kind }) => kind === 'text' || (kind === 'chart' && tolerance.charts));
    const lines = slide.boxes.flatMap((box) => expected(box, tolerance));
    const wrong = new Map<ScreenBox, string>();
    for (const line of lines) {
      if (!boxes.includes(line.box)) continue;
      const found = onPage.filter((letter) => isIn(letter, line));
      const reason = fault(line, found, tolerance.smaller);
      if (reason === undefined) {
        const drop = median(found.map(({ baseline }) => baseline)) - line.baseline;
        drops.push({ drop, at: `slide ${index + 1}, '${line.text.slice(0, 30)}'` });
      } else wrong.set(line.box, `'${line.text}' ${reason}`);
    }
    for (const letter of onPage) {
      if (lines.some((line) => belongs(letter, line))) continue;
      if (slide.bullets.some((area) => within(area, letter, 6))) continue;
      if (!tolerance.charts && slide.charts.some((area) => within(area, letter, 4))) continue;
      const box = boxes.find((each) => within(areaOf(each), letter, 0));
      if (box && !wrong.has(box))
        wrong.set(
          box,
          `a letter at ${letter.x.toFixed(0)}, ${letter.baseline.toFixed(0)} belongs to no line`,
        );
    }
    count += boxes.length;
    for (const [{ lines: own }, reason] of wrong) {
      const said = `slide ${index + 1}, '${own[0]?.text.slice(0, 40) ?? ''}': ${reason}`;
      differences.push(said);
      if (own.length === 1) oneLiners.push(said);
    }
  }
  const worst = drops.toSorted((a, b) => Math.abs(b.drop) - Math.abs(a.drop)).slice(0, 5);
  const mean = drops.reduce((sum, { drop }) => sum + drop, 0) / Math.max(1, drops.length);
  return {
    boxes: count,
    equal: count - differences.length,
    differences,
    oneLiners,
    drop: { mean, worst: worst.map(({ drop, at }) => `${at}: ${drop.toFixed(1)}`) },
  };
}
