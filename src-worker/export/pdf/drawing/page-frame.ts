/**
 * The page: A4 landscape with margins of half an inch, as printed pages have (specification, section 9), so that no
 * printer cuts anything. The slide has the whole width between them and stands in the middle of the height.
 */
import type { Box } from '../../../../src/shared/scene/scene.ts';
import { PT_PER_INCH, SLIDE_HEIGHT, SLIDE_WIDTH, type Pt } from '../../../../src/shared/scene/units.ts';

const MM = PT_PER_INCH / 25.4;
const WIDTH: Pt = 297 * MM;
const HEIGHT: Pt = 210 * MM;
const MARGIN: Pt = PT_PER_INCH / 2;

const scale = (WIDTH - 2 * MARGIN) / SLIDE_WIDTH;
const bottom: Pt = (HEIGHT - SLIDE_HEIGHT * scale) / 2;

export const PAGE = {
  width: WIDTH,
  height: HEIGHT,
  /** Of the slide on the page. */
  scale,
  /** From the slide's points to the page's, as the operator `cm` takes it. */
  matrix: [scale, 0, 0, scale, MARGIN, bottom].map((each) => String(Math.round(each * 1e5) / 1e5)).join(' '),
  /** A box of the slide on the page, from the page's top left corner. */
  place: ({ x, y, width, height }: Box): Box => ({
    x: MARGIN + x * scale,
    y: bottom + y * scale,
    width: width * scale,
    height: height * scale,
  }),
};
