import { describe, expect, it } from 'vitest';
import { drop } from '../../../../../src-worker/export/pptx/drawing/baseline.ts';
import { fitOf, fittedBox } from '../../../../../src-worker/export/pptx/drawing/fit.ts';
import { block, line, paragraph, run } from '../../../../fixtures/scenes/text.ts';

/** Half an em for every character: at 10 pt, 5 pt each. */
const words = (lines: readonly string[], width: number) =>
  block([paragraph([run(lines.join(' '), { size: 10 })], { width, lines })], width);

describe('the width for PowerPoint', () => {
  it('leaves a box with room to spare as it is', () => {
    expect(fitOf(line('short', 300, { size: 10 }))).toEqual({ width: 300, ties: [] });
  });

  it('widens a box that its lines fill, by a fortieth', () => {
    expect(fitOf(words(['x'.repeat(20), 'y'.repeat(20)], 100)).width).toBeCloseTo(102.5);
  });

  it('widens the box of a single line more: nothing can move up into it', () => {
    expect(fitOf(line('x'.repeat(20), 100, { size: 10 })).width).toBeCloseTo(108);
  });

  it('narrows the box of a balanced headline, so that no word moves up', () => {
    const { width, ties } = fitOf(words(['twelve chars', 'twelve chars'], 300));
    expect(width).toBeGreaterThan(60 * 1.02);
    expect(width).toBeLessThan(60 + 2.5 + 30);
    expect(ties.flat()).toEqual([]);
  });

  it('ties a break that no width keeps', () => {
    const { ties } = fitOf(words(['one', 'a long second line of it', 'end'], 300));
    expect(ties).toEqual([[{ at: 4, kind: 'break' }]]);
  });

  it('ties a number to its unit', () => {
    const { ties } = fitOf(words(['a full line of text', '450 kilogrammes of itself'], 130));
    expect(ties).toEqual([[{ at: 23, kind: 'no-break-space' }]]);
  });

  it('keeps a range whole, though PowerPoint may divide it after its dash', () => {
    const { width, ties } = fitOf(words(['Home brewers,', '25–44'], 85), 85);
    // '25–' would still fit on the line before.
    expect(ties.flat().length > 0 || width < 65 + 2.5 + 15).toBe(true);
  });

  it('is never wider than what surrounds it', () => {
    expect(fitOf(line('x'.repeat(20), 100, { size: 10 }), 101).width).toBe(101);
  });
});

describe('the box for PowerPoint', () => {
  const box = { x: 100, y: 50, width: 100, height: 20 };
  it.each([
    ['left', 100],
    ['center', 96],
    ['right', 92],
  ] as const)('grows away from the edge of %s text', (align, x) => {
    const text = line('x'.repeat(20), 100, { size: 10, align });
    expect(fittedBox(text, box, fitOf(text)).x).toBeCloseTo(x);
  });

  it('stands higher by what PowerPoint leaves above a line', () => {
    // 14 pt pitch: our baseline is 7 + 3.6 under the top, PowerPoint's 14 - 2.
    expect(drop(line('x', 100, { size: 10, pitch: 14 }))).toBeCloseTo(1.4);
  });

  it('takes words for the measure, not the dots over them', () => {
    const [dots, word] = [
      line('•••', 100, { size: 16, pitch: 14 }),
      line('Low', 100, { size: 10, pitch: 14 }),
    ];
    const both = block([...dots.paragraphs, ...word.paragraphs], 100);
    expect(drop(both)).not.toBeCloseTo(drop(dots));
  });
});
