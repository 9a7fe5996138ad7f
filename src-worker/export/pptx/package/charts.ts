/**
 * Repairs: chart parts with schema errors; part numbers that grow for as long as the program runs, so that the
 * second export of the same deck differs from the first.
 *
 * Chart n of the deck becomes chart n of the file, with our part and the library's workbook.
 */
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import { chartPart } from '../chart/part.ts';
import type { SlideDrawing } from '../slide.ts';
import type { Parts, Pass } from './parts.ts';
import { xmlPart } from './parts.ts';
import { readRelationships, relationshipsName, writeRelationships } from './relationships.ts';
import { slideName } from './slides.ts';
import { repairWorkbook } from './workbook.ts';

/** Targets may be absolute or relative; the file's name is enough, the folders are known. */
const fileName = (target: string): string => target.slice(target.lastIndexOf('/') + 1);

function workbookOf(parts: Parts, chart: string): Uint8Array {
  const relationships = readRelationships(xmlPart(parts, relationshipsName(`ppt/charts/${chart}`)));
  const workbook = relationships.find(({ kind }) => kind === 'package');
  const content = workbook && parts.get(`ppt/embeddings/${fileName(workbook.target)}`);
  if (!(content instanceof Uint8Array))
    throw new Error(`The PowerPoint writer left out the data of '${chart}'.`);
  return content;
}

const chartName = (position: number): string => `ppt/charts/chart${position}.xml`;

export const replaceCharts =
  (drawings: readonly SlideDrawing[], theme: SceneTheme): Pass =>
  (parts) => {
    const result: Parts = new Map(
      [...parts].filter(([name]) => !name.startsWith('ppt/charts/') && !name.startsWith('ppt/embeddings/')),
    );
    let position = 0;
    drawings.forEach(({ charts }, index) => {
      const written = readRelationships(xmlPart(parts, relationshipsName(slideName(index + 1)))).filter(
        ({ kind }) => kind === 'chart',
      );
      charts.forEach((node, order) => {
        const relationship = written[order];
        if (!relationship) throw new Error(`The PowerPoint writer left out a chart of slide ${index + 1}.`);
        position += 1;
        const workbook = `workbook${position}.xlsx`;
        result.set(chartName(position), chartPart(node, theme));
        result.set(
          relationshipsName(chartName(position)),
          writeRelationships([{ id: 'rId1', kind: 'package', target: `../embeddings/${workbook}` }]),
        );
        result.set(
          `ppt/embeddings/${workbook}`,
          repairWorkbook(workbookOf(parts, fileName(relationship.target)), node),
        );
      });
    });
    return result;
  };
