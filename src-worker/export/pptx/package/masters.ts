/**
 * Repairs: a master and layouts without placeholders; a notes master that shares the slides' theme, which makes
 * PowerPoint repair the file.
 */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { LAYOUTS, layoutPart, masterPart } from '../master.ts';
import { notesMasterPart } from '../notes.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';
import { relationshipsName, writeRelationships } from './relationships.ts';
import { slideTheme, printTheme } from './theme.ts';

const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';
const NOTES_THEME = 'ppt/theme/theme2.xml';

export const replaceMasters =
  (scene: Scene): Pass =>
  (parts) => {
    const layoutIds = /<p:sldLayoutIdLst>.*?<\/p:sldLayoutIdLst>/s.exec(xmlPart(parts, MASTER))?.[0];
    if (layoutIds === undefined) throw new Error('The PowerPoint writer left out the list of layouts.');
    const theme = xmlPart(parts, THEME);
    return withParts(parts, [
      [MASTER, masterPart(scene, layoutIds)],
      ...LAYOUTS.map(
        (layout, index) =>
          [`ppt/slideLayouts/slideLayout${index + 1}.xml`, layoutPart(layout, scene)] as const,
      ),
      [NOTES_MASTER, notesMasterPart(scene)],
      [
        relationshipsName(NOTES_MASTER),
        writeRelationships([{ id: 'rId1', kind: 'theme', target: '../theme/theme2.xml' }]),
      ],
      [THEME, slideTheme(theme, scene)],
      [NOTES_THEME, printTheme(theme, scene)],
    ]);
  };
