import { describe, expect, it } from 'vitest';
import { drop, pitchInPercent } from '../../../../../src-worker/export/pptx/drawing/baseline.ts';
import { fitOf } from '../../../../../src-worker/export/pptx/drawing/fit.ts';
import { NO_ROOM, roomsOf } from '../../../../../src-worker/export/pptx/drawing/room.ts';
import { smaller, tableScale } from '../../../../../src-worker/export/pptx/drawing/table-fit.ts';
import type { SceneNode, TableNode, TextNode, VerticalAlign } from '../../../../../src/shared/scene/scene.ts';
import { block, line, paragraph, run } from '../../../../fixtures/scenes/text.ts';

/** Half an em for every character: at 10 pt, 5 pt each. */
const words = (lines: readonly string[], width: number) =>
  block([paragraph([run(lines.join(' '), { size: 10 })], { width, lines })], width);

const WIDE = { left: 500, right: 500, above: 500, below: 500 };
const box = { x: 100, y: 50, width: 100, height: 20 };

describe('the box for PowerPoint', () => {
  it('is no narrower than the block, whatever its lines need', () => {
    const text = words(['twelve chars', 'twelve chars'], 300);
    const wide = { ...box, width: 300, height: 60 };
    expect(fitOf(text, wide, 'body', 'top', NO_ROOM)).toEqual({ box: wide, breaks: [[]], scale: 100 });
  });

  it('is wider where a single line fills it and something is free, on the side to which its text grows', () => {
    const widened = (align: 'left' | 'center' | 'right', right = 500) =>
      fitOf(line('x'.repeat(20), 100, { size: 10, align }), box, 'body', 'top', { ...WIDE, right }).box;
    expect(widened('left')).toMatchObject({ x: 100, width: 130 });
    expect(widened('center')).toMatchObject({ x: 85, width: 130 });
    expect(widened('right')).toMatchObject({ x: 70, width: 130 });
    expect(widened('left', 12)).toMatchObject({ x: 100, width: 112 });
    expect(widened('center', 4)).toMatchObject({ x: 96, width: 108 });
  });

  it.each<[VerticalAlign, number, number]>([
    ['top', 50, 34],
    ['middle', 43, 34],
    ['bottom', 36, 34],
  ])('takes one line more, away from the edge of %s text', (align, y, height) => {
    const text = line('short', 100, { size: 10, pitch: 14 });
    expect(fitOf(text, box, 'body', align, WIDE).box).toMatchObject({ y, height });
  });

  it('sets a text smaller that a wider font would set a line longer, where nothing is free', () => {
    const text = line('two words here and more', 116, { size: 10, pitch: 14 });
    const tight = { ...box, width: 116, height: 14 };
    expect(fitOf(text, tight, 'body', 'top', NO_ROOM).scale).toBe(92);
    expect(fitOf(text, tight, 'body', 'top', WIDE).scale).toBe(100);
  });

  it('holds the breaks of a heading in its text, and of nothing else', () => {
    const text = words(['one', 'a long second line of it', 'end'], 300);
    expect(fitOf(text, box, 'title', 'top', WIDE).breaks).toEqual([[4, 29]]);
    expect(fitOf(text, box, 'body', 'top', WIDE).breaks).toEqual([[]]);
  });
});

describe('room around a text', () => {
  const text = (id: string, x: number, y: number): TextNode => ({
    kind: 'text',
    id,
    name: id,
    role: 'body',
    box: { x, y, width: 100, height: 20 },
    text: line('x'.repeat(20), 100, { size: 10, pitch: 20 }),
    verticalAlign: 'top',
  });
  const plate = (width: number): SceneNode => ({
    kind: 'shape',
    id: 'plate',
    name: 'Plate',
    geometry: { type: 'rect' },
    fill: 'tint',
    box: { x: 90, y: 90, width, height: 100 },
  });

  it('ends before what stands next, and inside the shape around it', () => {
    const rooms = roomsOf([plate(150), text('a', 100, 100), text('below', 100, 130)]);
    expect(rooms.get('a')).toEqual({ left: 8, right: 38, above: 8, below: 8 });
  });

  it('is half of what is free where two texts would take the same', () => {
    const right: SceneNode = {
      ...text('b', 300, 100),
      text: line('x'.repeat(20), 100, { size: 10, pitch: 20, align: 'right' }),
    };
    const under: SceneNode = { ...text('note', 100, 200), verticalAlign: 'bottom' };
    const rooms = roomsOf([text('a', 100, 100), right, under]);
    expect(rooms.get('a')).toMatchObject({ right: 48, below: 38 });
    expect(rooms.get('b')?.left).toBe(48);
    expect(rooms.get('note')?.above).toBe(38);
  });

  it('is not taken by what stands beside it elsewhere', () => {
    const rooms = roomsOf([text('a', 100, 100), text('far', 400, 300)]);
    expect(rooms.get('a')?.below).toBe(540 - 120 - 2);
    expect(rooms.get('a')?.right).toBe(960 - 200 - 2);
  });
});

describe('a table in a wider font', () => {
  const table = (text: string): TableNode => ({
    kind: 'table',
    id: 'table',
    name: 'Table',
    box: { x: 0, y: 0, width: 120, height: 60 },
    columnWidths: [120],
    padding: { x: 10, y: 4 },
    caption: '',
    rows: [1, 2, 3].map(() => ({
      height: 20,
      cells: [
        {
          text: line(text, text.length * 6, { size: 12, pitch: 14 }),
          box: { x: 10, y: 0, width: 100, height: 20 },
          verticalAlign: 'top',
        },
      ],
    })),
  });

  it('keeps its words as large as they are while its rows may grow, and sets them smaller where they may not', () => {
    expect(tableScale(table('two short'), 0)).toBe(1);
    expect(tableScale(table('sixteen letters.'), 60)).toBe(1);
    expect(tableScale(table('sixteen letters.'), 10)).toBe(0.92);
    expect(smaller(line('words', 30, { size: 12 }), 0.92).paragraphs[0]?.runs[0]?.size).toBe(11);
  });
});

describe('pitches', () => {
  it('are per cent of the tallest face of a line', () => {
    expect(
      pitchInPercent(line('x', 100, { size: 10, pitch: 14 }).paragraphs[0] ?? paragraph([], { width: 0 })),
    ).toBe(119);
  });

  it('stand a text higher by what PowerPoint leaves above a line', () => {
    // 14 pt pitch: our baseline is 7 + 3.6 under the top, PowerPoint's 14 - 2.44.
    expect(drop(line('x', 100, { size: 10, pitch: 14 }))).toBeCloseTo(0.96);
  });

  it('take words for the measure, not the dots over them', () => {
    const [dots, word] = [
      line('•••', 100, { size: 16, pitch: 14 }),
      line('Low', 100, { size: 10, pitch: 14 }),
    ];
    const both = block([...dots.paragraphs, ...word.paragraphs], 100);
    expect(drop(both)).not.toBeCloseTo(drop(dots));
  });
});
