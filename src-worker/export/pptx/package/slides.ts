/** Adds our slides and notes to the package, with the relationships that they name. */
import type { Scene } from '../../../../src/shared/scene/scene.ts';
import { chartRelationshipId } from '../drawing/context.ts';
import type { DeckPlan } from '../holders.ts';
import { notesPart } from '../notes.ts';
import { imageRelationships } from './media.ts';
import type { SlideDrawing } from '../slide.ts';
import { layoutName } from './masters.ts';
import { withParts, type Pass } from './parts.ts';
import { relationshipsName, writeRelationships, type Relationship } from './relationships.ts';

function slideRelationships(
  { charts, images, links }: SlideDrawing,
  position: number,
  layout: number,
  chartsBefore: number,
): Relationship[] {
  return [
    { id: 'rIdLayout', kind: 'slideLayout', target: `../${layoutName(layout)}` },
    { id: 'rIdNotes', kind: 'notesSlide', target: `../notesSlides/notesSlide${position}.xml` },
    ...charts.map((_, order): Relationship => {
      const target = `../charts/chart${chartsBefore + order + 1}.xml`;
      return { id: chartRelationshipId(order), kind: 'chart', target };
    }),
    ...imageRelationships(images),
    ...links.map(({ id, target }): Relationship =>
      target.type === 'web'
        ? { id, kind: 'hyperlink', target: target.address, external: true }
        : { id, kind: 'slide', target: `slide${target.position}.xml` },
    ),
  ];
}

const notesRelationships = (position: number): Relationship[] => [
  { id: 'rId1', kind: 'notesMaster', target: '../notesMasters/notesMaster1.xml' },
  { id: 'rId2', kind: 'slide', target: `../slides/slide${position}.xml` },
];

export const addSlides =
  (scene: Scene, plan: DeckPlan, drawings: readonly SlideDrawing[]): Pass =>
  (parts) => {
    const added: [string, string][] = [];
    let charts = 0;
    drawings.forEach((drawing, index) => {
      const position = index + 1;
      const slide = `ppt/slides/slide${position}.xml`;
      const notes = `ppt/notesSlides/notesSlide${position}.xml`;
      const layout = plan.slides[index]?.layout ?? 0;
      added.push(
        [slide, drawing.xml],
        [relationshipsName(slide), writeRelationships(slideRelationships(drawing, position, layout, charts))],
        [notes, notesPart(scene.slides[index]?.notes ?? [], scene.language, plan.english)],
        [relationshipsName(notes), writeRelationships(notesRelationships(position))],
      );
      charts += drawing.charts.length;
    });
    return withParts(parts, added);
  };
