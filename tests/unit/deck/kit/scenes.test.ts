import { describe, expect, it } from 'vitest';
import { coverField } from '../../../../src-worker/deck/pages/cover-field.ts';
import { sceneNodes } from '../../../../src-worker/deck/kit/scenes/index.ts';
import { strayNodes } from '../../../../src-worker/deck/kit/collisions.ts';
import { problemsOf } from '../../../../src-worker/deck/kit/check.ts';
import type { PageContext } from '../../../../src-worker/deck/kit/types.ts';
import { themeFor } from '../../../../src-worker/deck/theme.ts';
import type { SceneNode } from '../../../../src/shared/scene/scene.ts';
import { childrenOf } from '../../../../src/shared/scene/tree.ts';

const deep = (node: SceneNode): SceneNode[] => [node, ...childrenOf(node).flatMap(deep)];
const contextOf = (themeId: string, company = 'VoltNest') =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a scene asks for its theme, language and company alone
  ({ theme: themeFor({ themeId }, ''), lang: 'en', company }) as PageContext;

const BOXES = [
  { x: 0, y: 0, width: 275, height: 130 },
  { x: 10, y: 20, width: 140, height: 260 },
  { x: 0, y: 0, width: 60, height: 60 },
];

describe.each(['charger', 'car', 'house', 'cart', 'calendar', 'plain', 'whatever else'])(
  'the scene %s',
  (name) => {
    it.each(['light', 'dark'])('stays in its box, one accent at most, in the %s theme', (themeId) => {
      for (const box of BOXES) {
        const scene = sceneNodes(name, box, contextOf(themeId), { id: 'scene' });
        expect(scene.box).toEqual(box);
        expect(strayNodes([scene])).toEqual([]);
        expect(problemsOf([scene])).toEqual([]);
        const accents = deep(scene).filter((node) => node.kind === 'shape' && node.fill === 'accent');
        expect(accents.length).toBeLessThanOrEqual(1);
      }
    });
  },
);

describe('tiles', () => {
  it('stand for what has no drawing, the same for the same name', () => {
    const [box] = BOXES;
    const draw = (company: string) =>
      JSON.stringify(
        sceneNodes('plain', box ?? { x: 0, y: 0, width: 9, height: 9 }, contextOf('light', company), {
          id: 's',
        }),
      );
    expect(draw('VoltNest')).toBe(draw('VoltNest'));
    expect(draw('VoltNest')).not.toBe(draw('Other'));
    expect(childrenOf(coverField('VoltNest')).length).toBeGreaterThan(20);
  });
});
