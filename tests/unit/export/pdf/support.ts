/** Slides of given texts, exported with the bundled faces. */
import type { Scene, SceneNode, SlideScene } from '../../../../src/shared/scene/scene.ts';
import type { FontFamily } from '../../../../src/shared/domain/options.ts';
import { thaiFamilyOf } from '../../../../src-worker/deck/text/fonts.ts';
import {
  createTextEngine,
  type HarfbuzzTextEngine,
} from '../../../../src-worker/deck/text/harfbuzz-engine.ts';
import { exportPdf, type FileFacts } from '../../../../src-worker/export/pdf/index.ts';
import { everyNodeScene } from '../../../fixtures/scenes/every-node.ts';
import { nodeFontLoader } from '../../deck/support/node-fonts.ts';

/** Of a file whose age is not what is looked at. */
export const DATES: FileFacts = {
  created: new Date('2026-03-01T08:00:00Z'),
  modified: new Date('2026-03-02T09:30:00Z'),
};

export const engineOf = (family: FontFamily): HarfbuzzTextEngine =>
  createTextEngine(nodeFontLoader, { family, thaiFamily: thaiFamilyOf(family) });

export const slide = (pageNumber: number, nodes: readonly SceneNode[] = []): SlideScene => ({
  id: `page-${pageNumber}`,
  pageNumber,
  part: 1,
  parts: 1,
  type: 'fixture',
  pageTitle: `Page ${pageNumber}`,
  headline: '',
  layout: 'content',
  background: 'paper',
  nodes,
  notes: [],
});

export const sceneOf = (slides: readonly SlideScene[], more: Partial<Scene> = {}): Scene => ({
  ...everyNodeScene,
  ...more,
  slides,
});

export interface Line {
  text: string;
  link?: string;
  size?: number;
}

/** A line of text on a slide of its own height. */
export async function textNodes(lines: readonly Line[], engine: HarfbuzzTextEngine): Promise<SceneNode[]> {
  await engine.prepare(
    lines.map(({ text }) => text),
    'th',
  );
  return lines.map(({ text, link, size = 18 }, index) => ({
    kind: 'text',
    id: `line-${index}`,
    name: 'Line',
    role: 'body',
    verticalAlign: 'top',
    box: { x: 40, y: 20 + index * 30, width: 880, height: 30 },
    text: engine.layout(
      [
        {
          runs: [{ text, size, weight: 400, colour: 'ink', ...(link === undefined ? {} : { link }) }],
          linePitch: 26,
        },
      ],
      880,
      'th',
    ),
  }));
}

export async function exported(scene: Scene): Promise<ArrayBuffer> {
  return (await exportPdf(scene, engineOf(scene.theme.family), DATES)).bytes;
}
