/** Names of brands in page 9's plot: inside a lying band, beside all other marks. */
import type { Box, SceneNode } from '../../../src/shared/scene/scene.ts';
import { pxToPt, type Pt } from '../../../src/shared/scene/units.ts';
import {
  DoesNotFit,
  block,
  blockNode,
  bottomOf,
  clean,
  para,
  style,
  text,
  widthOf,
  type PageContext,
} from '../kit/index.ts';
import { freePlace } from '../kit/free-place.ts';
import type { Marked } from './plot-marks.ts';

const GAP: Pt = pxToPt(14);

interface Named {
  node: SceneNode;
  box: Box;
}
export interface Obstacles {
  area: Box;
  taken: readonly Box[];
  grounds: readonly Box[];
}

/** Shares of a mark's height by which a label may stand higher or lower, the nearest first. */
const steps = (most: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * most) / count).flatMap((step) =>
    step === 0 ? [0] : [step, -step],
  );

/** A brand's name and what is said of it, at a free place beside its mark; `figures`: its mark says them already. */
export function labelNode(context: PageContext, marked: Marked, figures: boolean, around: Obstacles): Named {
  const { lang } = context;
  const { position, box } = marked;
  const name = style('head', lang, { size: position.own ? 17 : 16 });
  const note = style('body', lang, { size: 13 });
  const said = clean(position.note ?? '');
  const figure = [position.x?.text ?? '', position.y?.text ?? '']
    .map(clean)
    .filter((each) => each !== '')
    .join(' · ');
  // A band's note stands for its figure.
  const lines = [said, figures || (!marked.circle && said !== '') ? '' : figure].filter(
    (each) => each !== '',
  );
  const widest = (split: (words: string) => string[]): Pt =>
    Math.max(
      ...split(position.brand).map((each) => widthOf(context, each, name)),
      ...lines.flatMap(split).map((each) => widthOf(context, each, note)),
    ) + 2;
  const whole = widest((words) => [words]);
  const narrow = Math.max(
    whole * 0.58,
    widest((words) => words.split(/\s+/u)),
  );
  for (const width of [whole, narrow]) {
    const made = block(
      context,
      [para(position.brand, name), ...lines.map((each) => para(each, note))],
      width,
    );
    const { height } = made;
    const middle = box.y + box.height / 2 - height / 2;
    const ups = marked.circle ? steps(0.6, 4) : steps(0.5, 14);
    const beside = ups.flatMap((up) =>
      [box.x + box.width + GAP, box.x - GAP - width].map((x) => ({
        x,
        y: middle + up * box.height,
        width,
        height,
      })),
    );
    const over = [bottomOf(box) + 4, box.y - 4 - height].flatMap((y) =>
      [box.x + (box.width - width) / 2, box.x, box.x + box.width - width].map((x) => ({
        x,
        y,
        width,
        height,
      })),
    );
    const free = freePlace(marked.circle ? [...beside, ...over] : beside, around);
    if (!free) continue;
    const id = `brand-${marked.index + 1}-name`;
    return { node: blockNode(made, { id, name: clean(position.brand), ...free }), box: free };
  }
  throw new DoesNotFit('Brand');
}

/** Words of a lying band, inside it and clear of the standing ones. */
export function inBand(context: PageContext, marked: Marked, around: Omit<Obstacles, 'area'>): Named {
  const { position, box, ink } = marked;
  const details = [position.y?.text ?? '', position.note ?? ''].map(clean).filter((each) => each !== '');
  const words = [clean(position.brand), details.join(', ')].filter((each) => each !== '').join(': ');
  const look = style('head', context.lang, { size: 15, colour: ink });
  const own = { width: widthOf(context, words, look) + 2, height: look.pitch };
  const y = box.y + (box.height - own.height) / 2;
  // A third from the left, then to both sides.
  const places = steps(0.6, 12).map((step) => ({ ...own, x: box.x + box.width * (0.33 + step), y }));
  const free = freePlace(places, { area: box, ...around });
  if (!free) throw new DoesNotFit('Brand');
  const id = `brand-${marked.index + 1}-name`;
  return { node: text(context, words, look, { id, name: clean(position.brand), ...free }), box: free };
}
