import { describe, expect, test } from 'vitest';
import { evenly } from '../../../../src/screens/edit/line-ranges.ts';
import { nearest } from '../../../../src/screens/edit/nearest.ts';
import { placesOf, slideWithout } from '../../../../src/screens/edit/places.ts';
import type { FieldRange, Paragraph, SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { block, paragraph, run } from '../../../fixtures/scenes/text.ts';

const withFields = (of: Paragraph, fields: readonly FieldRange[]): Paragraph => ({ ...of, fields });
const textNode = (id: string, paragraphs: readonly Paragraph[], y: number, width = 300): SceneNode => ({
  kind: 'text',
  id,
  name: id,
  role: id === 'title' ? 'title' : 'body',
  box: { x: 40, y, width, height: 100 },
  verticalAlign: 'top',
  text: block(paragraphs, width),
});
const slideOf = (...nodes: SceneNode[]): SlideScene => ({
  id: 'page-3',
  pageNumber: 3,
  part: 1,
  parts: 1,
  type: 'market-objectives',
  pageTitle: 'Marketing Objectives',
  headline: '',
  layout: 'content',
  background: 'paper',
  nodes,
  notes: [],
});
const HEADLINE = 'One click in fifteen asks for a quote';
const title = withFields(
  paragraph([run(HEADLINE, { size: 20 })], {
    width: 300,
    lines: ['One click in fifteen', 'asks for a quote'],
  }),
  [{ path: 'title', start: 0, end: HEADLINE.length }],
);
const figure = withFields(paragraph([run('160 installations by May')], { width: 300 }), [
  { path: 'output.objectives.0.target', start: 0, end: 17, also: ['reckoned.goal'] },
  { path: 'output.timeframe', start: 18, end: 24 },
]);
const slide = slideOf(textNode('title', [title], 20), textNode('goal', [figure], 200));
const [headline, target, time] = placesOf(slide, evenly);

describe('texts that can be changed', () => {
  test('are found in reading order, with what is edited together with them', () => {
    expect(placesOf(slide, evenly).map(({ path, isHeadline, also }) => [path, isHeadline, also])).toEqual([
      ['title', true, []],
      ['output.objectives.0.target', false, ['reckoned.goal']],
      ['output.timeframe', false, []],
    ]);
  });

  test('are typed as wide as their block where they have their paragraph for themselves', () => {
    expect(headline?.setting).toMatchObject({ x: 40, width: 300, lines: 2, indent: 0, isWhole: true });
    expect(headline?.box.height).toBeGreaterThan(40);
  });

  test('begin behind what stands before them on their line', () => {
    // 18 of 24 letters of 7 points stand before.
    expect(time?.setting).toMatchObject({ x: 40, indent: 126, isWhole: false });
    expect(target?.setting).toMatchObject({ x: 40, indent: 0, isWhole: false });
    expect(time?.box.x).toBeGreaterThan((target?.box.x ?? 0) + (target?.box.width ?? 0) - 6);
  });

  test('a field in pieces of one node is one place', () => {
    const parts = ['Call back', 'the same day'].map((text) =>
      withFields(paragraph([run(text)], { width: 300 }), [
        { path: 'output.idea', start: 0, end: text.length, piece: true },
      ]),
    );
    const places = placesOf(slideOf(textNode('idea', parts, 50)), evenly);
    expect(places.map(({ path }) => path)).toEqual(['output.idea']);
    expect(places[0]?.setting.lines).toBe(2);
  });

  test('while one is typed its words are not drawn, and what stands beside them stays', () => {
    const textsOf = (of: SlideScene): string[] =>
      of.nodes.flatMap((node) =>
        node.kind === 'text'
          ? node.text.paragraphs.flatMap(({ lines }) =>
              lines.map(({ pieces }) => pieces.map(({ text }) => text).join('|')),
            )
          : [],
      );
    expect(headline && textsOf(slideWithout(slide, headline, evenly))).toEqual([
      '',
      '',
      '160 installations by May',
    ]);
    const without = target && slideWithout(slide, target, evenly);
    expect(without && textsOf(without).at(-1)).toBe('| by May');
    const [, node] = without?.nodes ?? [];
    const rest = node?.kind === 'text' ? node.text.paragraphs[0]?.lines[0]?.pieces[1] : undefined;
    expect(rest?.x).toBeCloseTo(17 * 7);
  });
});

test('a finger beside a text finds the nearest one, and one far from all finds none', () => {
  const places = placesOf(slide, evenly);
  const frame = { left: 0, top: 0, width: 480 };
  expect(nearest(places, frame, { clientX: 30, clientY: 120 }, 24)?.path).toBe('output.objectives.0.target');
  expect(nearest(places, frame, { clientX: 400, clientY: 250 }, 24)).toBeUndefined();
});
