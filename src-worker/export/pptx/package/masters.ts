/** Adds the master, the layouts and the notes master, which has a theme of its own: a shared one makes PowerPoint repair the file. */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import type { DeckPlan } from '../holders.ts';
import { drawLayout, masterPart } from '../master.ts';
import { notesMasterPart } from '../notes.ts';
import { imageRelationships } from './media.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';
import { relationshipsName, writeRelationships, type Relationship } from './relationships.ts';
import { slideTheme, printTheme } from './theme.ts';

const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
const THEME = 'ppt/theme/theme1.xml';
const NOTES_THEME = 'ppt/theme/theme2.xml';

/** Under 'ppt'. `index`: from 0. */
export const layoutName = (index: number): string => `slideLayouts/slideLayout${index + 1}.xml`;

/** Ids count on from the layouts': the theme comes last. */
const masterRelationships = ({ layouts }: DeckPlan): Relationship[] => [
  ...layouts.map((_, index): Relationship => {
    const target = `../${layoutName(index)}`;
    return { id: `rId${index + 1}`, kind: 'slideLayout', target };
  }),
  { id: `rId${layouts.length + 1}`, kind: 'theme', target: '../theme/theme1.xml' },
];

export const addMasters =
  (scene: Scene, plan: DeckPlan): Pass =>
  (parts) => {
    const theme = xmlPart(parts, THEME);
    const layouts = plan.layouts.map((each) => drawLayout(each, scene));
    return withParts(parts, [
      [MASTER, masterPart(scene, plan.layouts)],
      [relationshipsName(MASTER), writeRelationships(masterRelationships(plan))],
      ...layouts.flatMap(({ xml, images }, index): [string, string][] => {
        const name = `ppt/${layoutName(index)}`;
        const relationships: Relationship[] = [
          { id: 'rIdMaster', kind: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
          ...imageRelationships(images),
        ];
        return [
          [name, xml],
          [relationshipsName(name), writeRelationships(relationships)],
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
