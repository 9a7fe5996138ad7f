/** Puts our slides and notes into the package, with the relationships that they name. */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { chartRelationshipId } from '../drawing/context.ts';
import { notesPart } from '../notes.ts';
import { imageRelationships } from './media.ts';
import type { SlideDrawing } from '../slide.ts';
import { withParts, xmlPart, type Pass } from './parts.ts';
import {
  readRelationships,
  relationshipsName,
  writeRelationships,
  type Relationship,
  type RelationshipKind,
} from './relationships.ts';

export const slideName = (position: number): string => `ppt/slides/slide${position}.xml`;
const notesName = (position: number): string => `ppt/notesSlides/notesSlide${position}.xml`;

type Written = Relationship & { kind: RelationshipKind };

export const replaceSlides =
  (scene: Scene, drawings: readonly SlideDrawing[]): Pass =>
  (parts) => {
    const changes: [string, string][] = [];
    let charts = 0;
    drawings.forEach((drawing, index) => {
      const position = index + 1;
      const relationshipsPart = relationshipsName(slideName(position));
      const written = readRelationships(xmlPart(parts, relationshipsPart));
      const layout = written.find(({ kind }) => kind === 'slideLayout');
      if (!layout) throw new Error(`The PowerPoint writer left out the layout of slide ${position}.`);
      const relationships: Written[] = [
        { id: 'rIdLayout', kind: 'slideLayout', target: layout.target },
        { id: 'rIdNotes', kind: 'notesSlide', target: `../notesSlides/notesSlide${position}.xml` },
      ];
      drawing.charts.forEach((_, order) => {
        charts += 1;
        const id = chartRelationshipId(order);
        relationships.push({ id, kind: 'chart', target: `../charts/chart${charts}.xml` });
      });
      relationships.push(...imageRelationships(drawing.images));
      for (const { id, target } of drawing.links) {
        relationships.push(
          target.type === 'web'
            ? { id, kind: 'hyperlink', target: target.address, external: true }
            : { id, kind: 'slide', target: `slide${target.position}.xml` },
        );
      }
      changes.push(
        [slideName(position), drawing.xml],
        [relationshipsPart, writeRelationships(relationships)],
        [notesName(position), notesPart(scene.slides[index]?.notes ?? [], scene.language)],
      );
    });
    return withParts(parts, changes);
  };
