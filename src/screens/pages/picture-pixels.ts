import type { NewPicture } from '../../shared/domain/pictures.ts';
import { coloursIn } from './logo-colours.ts';

/** As many pixels a side are enough to count colours. */
const SIDE = 160;

/** The colours of a picture; none where it cannot be drawn. */
export async function coloursOfPicture({ bytes, type, width, height }: NewPicture): Promise<string[]> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return pen ? coloursIn(pen.getImageData(0, 0, canvas.width, canvas.height).data) : [];
}
