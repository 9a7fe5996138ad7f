/** A picture: one object of the file, shown wherever a slide has it. */
import type { ImageNode } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';
import { placeAttribute } from '../structure/element.ts';

export function drawImage(canvas: Canvas, { image, box, name, decorative }: ImageNode): void {
  const draw = (): void => canvas.image(image, box);
  if (decorative === true) canvas.artefact(draw);
  else canvas.within('Figure', { alt: name, attributes: [placeAttribute(box)] }, () => canvas.content(draw));
}
