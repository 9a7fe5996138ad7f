/** A picture: one object of the file, shown wherever a slide has it. */
import type { ImageNode } from '../../../../src/shared/scene/scene.ts';
import type { Canvas } from '../drawing/canvas.ts';

export const drawImage = (canvas: Canvas, { image, box }: ImageNode): void => canvas.image(image, box);
