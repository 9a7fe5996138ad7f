/**
 * A chosen file becomes a picture of a slide: cut to its place, drawn on a canvas and encoded again, so that nothing of
 * the file is kept but its pixels, and PowerPoint can read it.
 */
import { PICTURE_BYTES, PICTURE_SIDE, type NewPicture } from '../../shared/domain/pictures.ts';
import { cutTo } from './place-picture.ts';

export type PictureProblem = 'kind' | 'large' | 'broken';
export type ReadPicture = { ok: true; picture: NewPicture } | { ok: false; problem: PictureProblem };

const MOST_PIXELS = 40_000_000;
const MOST_FILE_BYTES = 40_000_000;
const QUALITY = 0.82;

/** Never rejects. @param ratio width divided by height; undefined for the picture's own */
export async function readPicture(file: Blob, ratio?: number): Promise<ReadPicture> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return { ok: false, problem: 'kind' };
  if (file.size > MOST_FILE_BYTES) return { ok: false, problem: 'large' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { ok: false, problem: 'broken' };
  }
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) return { ok: false, problem: 'large' };
    for (let side = PICTURE_SIDE; side >= PICTURE_SIDE / 8; side /= 2) {
      const picture = await drawn(bitmap, ratio, side);
      if (picture === undefined) return { ok: false, problem: 'broken' };
      if (picture.bytes.byteLength <= PICTURE_BYTES) return { ok: true, picture };
    }
    return { ok: false, problem: 'large' };
  } finally {
    bitmap.close();
  }
}

/** At most `side` pixels on its longest side. */
async function drawn(
  bitmap: ImageBitmap,
  ratio: number | undefined,
  side: number,
): Promise<NewPicture | undefined> {
  const cut = cutTo(bitmap.width, bitmap.height, ratio);
  const scale = Math.min(1, side / Math.max(cut.width, cut.height));
  const width = Math.max(1, Math.round(cut.width * scale));
  const height = Math.max(1, Math.round(cut.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return undefined;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  // A photograph has no holes.
  const isOpaque = data.every((value, index) => index % 4 !== 3 || value > 250);
  const type = isOpaque ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return blob?.type === type ? { type, bytes: await blob.arrayBuffer(), width, height } : undefined;
}
