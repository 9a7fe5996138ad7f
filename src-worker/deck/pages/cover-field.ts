/** The cover's tile field: a geometric picture made from the company's name. Same name, same cover. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { SLIDE_WIDTH, pxToPt } from '../../../src/shared/scene/units.ts';
import { group, say } from '../kit/index.ts';
import { tileNodes } from '../kit/scenes/tiles.ts';

const COLUMNS = 5;
const ROWS = 6;
const TILE = pxToPt(120);
/** Left edge of the field. */
export const FIELD_X = SLIDE_WIDTH - COLUMNS * TILE;

/** Where it stands. */
export const FIELD_BOX: Box = { x: FIELD_X, y: 0, width: COLUMNS * TILE, height: ROWS * TILE };

/** The field at the slide's right edge, from the top to the bottom. */
export function coverField(company: string, lang: Language = 'en'): SceneNode {
  return group(
    'field',
    say({ lang }, 'Pattern from the company’s name', 'ลวดลายจากชื่อบริษัท'),
    FIELD_BOX,
    tileNodes('tile', company, { x: FIELD_X, y: 0, columns: COLUMNS, rows: ROWS, side: TILE }),
  );
}
