/**
 * Repairs: a master and layouts without placeholders; a notes master that shares the slides' theme, which makes
 * PowerPoint repair the file.
 */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import type { SceneImage } from '../../../../src/shared/scene/scene.ts';
import type { DeckPlan } from '../holders.ts';
import { drawLayout, masterPart } from '../master.ts';
import { notesMasterPart } from '../notes.ts';
import { imageRelationships } from './media.ts';
import { withParts, xmlPart, type Parts, type Pass } from './parts.ts';
import { readRelationships, relationshipsName, writeRelationships } from './relationships.ts';
import { slideTheme, printTheme } from './theme.ts';

const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';
const NOTES_THEME = 'ppt/theme/theme2.xml';

function layoutRelationships(parts: Parts, layout: string, images: readonly SceneImage[]): string {
  const master = readRelationships(xmlPart(parts, relationshipsName(layout))).find(
    ({ kind }) => kind === 'slideMaster',
  );
  if (!master) throw new Error('The PowerPoint writer left out the master of a layout.');
  return writeRelationships([
    { id: 'rIdMaster', kind: 'slideMaster', target: master.target },
    ...imageRelationships(images),
  ]);
}

export const replaceMasters =
  (scene: Scene, { layouts: plans }: DeckPlan): Pass =>
  (parts) => {
    const layoutIds = /<p:sldLayoutIdLst>.*?<\/p:sldLayoutIdLst>/s.exec(xmlPart(parts, MASTER))?.[0];
    if (layoutIds === undefined) throw new Error('The PowerPoint writer left out the list of layouts.');
    const theme = xmlPart(parts, THEME);
    const layouts = plans.map((plan) => drawLayout(plan, scene));
    return withParts(parts, [
      [MASTER, masterPart(scene, plans, layoutIds)],
      ...layouts.flatMap(({ xml, images }, index): [string, string][] => {
        const name = `ppt/slideLayouts/slideLayout${index + 1}.xml`;
        return [
          [name, xml],
          [relationshipsName(name), layoutRelationships(parts, name, images)],
        ];
      }),
      [NOTES_MASTER, notesMasterPart(scene)],
      [
        relationshipsName(NOTES_MASTER),
        writeRelationships([{ id: 'rId1', kind: 'theme', target: '../theme/theme2.xml' }]),
      ],
      [THEME, slideTheme(theme, scene)],
      [NOTES_THEME, printTheme(theme, scene)],
    ]);
  };
