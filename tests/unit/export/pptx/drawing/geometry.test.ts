import { describe, expect, it } from 'vitest';
import type { ShapeGeometry } from '../../../../../src/shared/scene/scene.ts';
import { outlineOf } from '../../../../../src/shared/scene/outline.ts';
import { freeform, presetOf } from '../../../../../src-worker/export/pptx/drawing/geometry.ts';

const box = { x: 0, y: 0, width: 200, height: 100 };

describe('presets', () => {
  it.each<[string, ShapeGeometry, string]>([
    ['a rectangle', { type: 'rect' }, '<a:prstGeom prst="rect"><a:avLst/>'],
    [
      'corners of 25 pt',
      { type: 'round-rect', radius: 25 },
      'prst="roundRect"><a:avLst><a:gd name="adj" fmla="val 25000"/>',
    ],
    ['corners too large', { type: 'round-rect', radius: 500 }, 'fmla="val 50000"'],
    ['an ellipse', { type: 'ellipse' }, 'prst="ellipse"'],
    [
      'the first chevron',
      { type: 'chevron', point: 30, notch: false },
      'prst="homePlate"><a:avLst><a:gd name="adj" fmla="val 30000"/>',
    ],
    [
      'a chevron',
      { type: 'chevron', point: 30, notch: true },
      'prst="chevron"><a:avLst><a:gd name="adj" fmla="val 30000"/>',
    ],
  ])('draw %s', (_name, geometry, xml) => {
    expect(presetOf(geometry, box)?.geometry).toContain(xml);
  });

  it('know where PowerPoint puts their text', () => {
    expect(presetOf({ type: 'chevron', point: 30, notch: true }, box)?.textRectangle).toEqual({
      left: 30,
      top: 0,
      right: 170,
      bottom: 100,
    });
    expect(presetOf({ type: 'chevron', point: 30, notch: false }, box)?.textRectangle.right).toBe(185);
    expect(presetOf({ type: 'ellipse' }, box)?.textRectangle.left).toBeCloseTo(29.29);
  });

  it('do not exist for a funnel layer or a path', () => {
    expect(presetOf({ type: 'trapezoid', inset: 20 }, box)).toBeUndefined();
    expect(presetOf({ type: 'path', commands: [] }, box)).toBeUndefined();
  });
});

describe('freeforms', () => {
  it('draw a funnel layer narrower at its foot', () => {
    const points = outlineOf({ type: 'trapezoid', inset: 20 }, box).flatMap((command) =>
      command.type === 'close' || command.type === 'cubic' ? [] : [[command.x, command.y]],
    );
    expect(points).toEqual([
      [0, 0],
      [200, 0],
      [180, 100],
      [20, 100],
    ]);
  });

  it('hold their text in a rectangle that grows with them', () => {
    const xml = freeform(outlineOf({ type: 'rect' }, box), box, {
      left: 20,
      top: 10,
      right: 180,
      bottom: 90,
    });
    expect(xml).toContain('<a:gd name="textLeft" fmla="*/ w 10000 100000"/>');
    expect(xml).toContain('<a:rect l="textLeft" t="textTop" r="textRight" b="textBottom"/>');
    expect(xml).toContain('<a:path w="2540000" h="1270000">');
  });
});
