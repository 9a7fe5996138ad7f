/** A deck of given nodes, exported and opened. */
import type { Scene, SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import { exportPptx } from '../../../../src-worker/export/pptx/index.ts';
import { slideContext, type SlideContextParts } from '../../../../src-worker/export/pptx/drawing/context.ts';
import { linkResolver } from '../../../../src-worker/export/links.ts';
import { openPackage, type Parts } from '../../../../src-worker/export/pptx/package/parts.ts';
import { planDeck } from '../../../../src-worker/export/pptx/holders.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { LIGHT_THEME } from '../../../fixtures/scenes/themes.ts';

export const BLANK: SlideScene = {
  id: 'page-1',
  pageNumber: 1,
  part: 1,
  parts: 1,
  type: 'fixture',
  pageTitle: 'Page',
  headline: 'Headline',
  layout: 'content',
  background: 'paper',
  nodes: [],
  notes: [],
};

export const sceneOf = (nodes: readonly SceneNode[], more: Partial<SlideScene> = {}): Scene => ({
  ...everyNodeScene,
  slides: [{ ...BLANK, ...more, nodes }],
});

/** A slide's context, as `drawSlide` makes it. */
export const contextFor = (nodes: readonly SceneNode[], scene: Partial<Scene> = {}): SlideContextParts =>
  slideContext(
    { theme: scene.theme ?? LIGHT_THEME, language: scene.language ?? 'en' },
    {
      position: 1,
      holders: new Map(),
      rooms: new Map(),
      ...planDeck({ slides: [{ ...BLANK, nodes }] }).slides[0],
    },
    linkResolver([BLANK]),
  );

export const partsOf = async (scene: Scene): Promise<Parts> =>
  openPackage(new Uint8Array((await exportPptx(scene)).bytes));

export async function textPart(scene: Scene, name: string): Promise<string> {
  const part = (await partsOf(scene)).get(name);
  if (typeof part !== 'string') throw new Error(`No part '${name}'.`);
  return part;
}

/** How often a pattern occurs. */
export const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
