/** The plot of page 9: brands by two figures; one of which only one is known is a band, with both a circle. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt } from '../../../src/shared/scene/units.ts';
import { DoesNotFit, bottomOf, clean, group, say, shape, type PageContext } from '../kit/index.ts';
import {
  axisNodes,
  corner,
  LEFT,
  shareOf,
  underOf,
  type Axes,
  type Plot,
  type Position,
} from './plot-axes.ts';
import { inBand, labelNode, type Obstacles } from './plot-labels.ts';
import { circleNode, marked, type Marked } from './plot-marks.ts';

/** More rivals are no plot. */
const MOST_RIVALS = 4;

const isOwn = ({ position }: Marked): boolean => position.own === true;

/** Names of all marks: first those with the least choice. */
function nameNodes(
  context: PageContext,
  marks: readonly Marked[],
  said: ReadonlySet<Marked>,
  { area, taken, grounds }: Obstacles,
): SceneNode[] {
  const full = [...taken];
  const nodes: SceneNode[] = [];
  const bands = marks.filter(({ circle }) => !circle);
  const standing = bands.filter(({ position }) => position.x);
  for (const mark of bands.filter(({ position }) => !position.x)) {
    const made = inBand(context, mark, { taken: [...full, ...standing.map(({ box }) => box)], grounds });
    nodes.push(made.node);
    full.push(made.box);
  }
  full.push(...bands.map(({ box }) => box));
  const circles = marks.filter(({ circle }) => circle);
  for (const mark of [...circles.filter(isOwn), ...circles.filter((each) => !isOwn(each)), ...standing]) {
    const made = labelNode(context, mark, said.has(mark), { area, taken: full, grounds });
    nodes.push(made.node);
    full.push(made.box);
  }
  return nodes;
}

/** The plot in its box, ticks and names included. Throws `DoesNotFit` where a name has no room. */
export function rivalsPlot(
  context: PageContext,
  axes: Axes,
  positions: readonly Position[],
  whole: Box,
): SceneNode[] {
  const known = positions.filter(({ x, y }) => x || y);
  const rivals = known.filter(({ own }) => own !== true);
  const own = known.find((position) => position.own === true);
  if (!own || rivals.length > MOST_RIVALS || known.length > rivals.length + 1) throw new DoesNotFit('Plot');
  const top = whole.y + pxToPt(4);
  const box = {
    x: whole.x + LEFT,
    y: top,
    width: whole.width - LEFT,
    height: bottomOf(whole) - underOf(context) - top,
  };
  const plot: Plot = {
    box,
    x: (value) => box.x + shareOf(axes[0], value) * box.width,
    y: (value) => bottomOf(box) - shareOf(axes[1], value) * box.height,
  };
  const marks = known.map((position, index) => marked(position, index, rivals, plot));
  const bands = marks.filter(({ circle }) => !circle);
  const circles = marks.filter(({ circle }) => circle);
  const ours = corner(axes, own, rivals, plot);
  const grounds = ours ? [ours] : [];
  const drawn = axisNodes(context, axes, known, plot, { taken: marks.map((mark) => mark.box), grounds });
  const nodes: SceneNode[] = [shape('plot-back', 'Plot', box, { fill: 'tint' })];
  if (ours)
    nodes.push(
      shape('plot-corner', say(context, 'The corner that is ours', 'มุมที่เป็นของเรา'), ours, { fill: 'tint2' }),
    );
  // Standing bands over lying ones.
  for (const { position, box: place, fill, index } of [
    ...bands.filter((band) => !band.position.x),
    ...bands.filter((band) => band.position.x),
  ])
    nodes.push(shape(`brand-${index + 1}`, clean(position.brand), place, { fill, decorative: false }));
  const said = new Set<Marked>();
  for (const mark of circles) {
    const { node, said: inside } = circleNode(context, mark, `brand-${mark.index + 1}`);
    nodes.push(node);
    if (inside) said.add(mark);
  }
  const taken = [drawn.taken, ...circles.map((mark) => mark.box)];
  nodes.push(...nameNodes(context, marks, said, { area: box, taken, grounds }), ...drawn.nodes);
  return [group('plot', say(context, 'Brands on two axes', 'แบรนด์บนสองแกน'), whole, nodes)];
}
