/**
 * Every design as it is drawn today: nineteen types × English and Thai × little, usual and much content. After a change
 * that is meant and looked at, `WRITE_SCENES=1 npx vitest run --project unit-alone tests/unit/deck/snapshots.test.ts` writes
 * the snapshots anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../src/shared/domain/options.ts';
import { PAGES, type SectionType } from '../../../src/shared/domain/pages.ts';
import type { Scene, SceneNode } from '../../../src/shared/scene/scene.ts';
import { placedTexts, problemsOf } from '../../../src-worker/deck/kit/check.ts';
import { collisionsOf, strayNodes } from '../../../src-worker/deck/kit/collisions.ts';
import { AMOUNTS, AMOUNT_LANGUAGES, amountScene, type Amount } from '../../fixtures/scenes/amounts.ts';
import { slideLines } from '../../fixtures/scenes/scene-lines.ts';

const snapshot = (type: SectionType): URL =>
  new URL(`../../fixtures/scenes/snapshots/${type}.json`, import.meta.url);

const scenes: { language: Language; amount: Amount; scene: Scene }[] = [];

beforeAll(async () => {
  for (const language of AMOUNT_LANGUAGES)
    for (const amount of AMOUNTS)
      scenes.push({ language, amount, scene: await amountScene(language, amount) });
}, 240_000);

describe('designs with little, usual and much content', () => {
  it.each(PAGES.map((page) => page.type))('%s is drawn as in its snapshot', (type) => {
    const drawn = Object.fromEntries(
      scenes.map(({ language, amount, scene }) => [
        `${language} ${amount}`,
        scene.slides.filter((slide) => slide.type === type).flatMap(slideLines),
      ]),
    );
    if (process.env['WRITE_SCENES']) writeFileSync(snapshot(type), `${JSON.stringify(drawn, null, 2)}\n`);
    expect(drawn, 'look at the slides, then WRITE_SCENES=1 (see the head of this file)').toEqual(
      JSON.parse(readFileSync(snapshot(type), 'utf8')),
    );
  });

  it('has no text out of its box, on another or too small, and every character is in a font or drawn', () => {
    const problems = scenes.flatMap(({ language, amount, scene }) =>
      scene.slides.flatMap(({ id, nodes }) =>
        [...problemsOf(nodes), ...collisionsOf(nodes), ...strayNodes(nodes)].map(
          (problem) => `${language} ${amount} ${id}: ${problem}`,
        ),
      ),
    );
    expect(problems).toEqual([]);
    expect(scenes.flatMap(({ scene }) => scene.missingWords)).toEqual([]);
  });

  it('names in Thai, or by the section’s own words, what a Thai deck groups and tabulates', () => {
    const foreign = scenes
      .filter(({ language }) => language === 'th')
      .flatMap(({ scene }) => scene.slides.flatMap((slide) => spokenNames(slide.nodes, textOf(slide.nodes))));
    expect([...new Set(foreign)]).toEqual([]);
  });
});

/** All that the nodes say. */
const textOf = (nodes: readonly SceneNode[]): string =>
  placedTexts(nodes)
    .flatMap(({ text }) => text?.paragraphs ?? [])
    .flatMap(({ runs }) => runs.map((run) => run.text))
    .join('\n');

/** Names that a screen reader says and that are neither Thai nor on the slide. */
function spokenNames(nodes: readonly SceneNode[], said: string): string[] {
  return nodes.flatMap((node): string[] => {
    const name =
      node.kind === 'group'
        ? node.name
        : node.kind === 'table'
          ? node.caption
          : node.kind === 'chart'
            ? node.alt
            : node.kind === 'shape' && node.decorative === false && !node.text
              ? node.name
              : '';
    const own = /[\u0e00-\u0e7f]/.test(name) || said.includes(name) ? [] : [`${node.id}: ${name}`];
    return [...own, ...(node.kind === 'group' ? spokenNames(node.children, said) : [])];
  });
}
