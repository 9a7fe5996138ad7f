/** Adds the charts of all slides, each with the workbook behind it: chart n of the deck is chart n of the file. */
import type { SceneTheme } from '../../../../src/shared/scene/theme.ts';
import { chartPart } from '../chart/part.ts';
import type { SlideDrawing } from '../slide.ts';
import { withParts, type Pass } from './parts.ts';
import { relationshipsName, writeRelationships } from './relationships.ts';
import { writeWorkbook } from './workbook.ts';

export const addCharts =
  (drawings: readonly SlideDrawing[], theme: SceneTheme, english: string): Pass =>
  (parts) =>
    withParts(
      parts,
      drawings
        .flatMap(({ charts }) => charts)
        .flatMap((node, index): [string, string | Uint8Array][] => {
          const name = `ppt/charts/chart${index + 1}.xml`;
          const workbook = `workbook${index + 1}.xlsx`;
          return [
            [name, chartPart(node, theme, english)],
            [
              relationshipsName(name),
              writeRelationships([{ id: 'rId1', kind: 'package', target: `../embeddings/${workbook}` }]),
            ],
            [`ppt/embeddings/${workbook}`, writeWorkbook(node)],
          ];
        }),
    );
