/**
 * A chosen file becomes a logo: drawn on a canvas and encoded again, so that nothing of the file is kept but its
 * pixels. An SVG is drawn as a picture, in which nothing runs and nothing is fetched.
 */
import { LOGO_BYTES, type AgencyLogo } from '../../shared/domain/agency.ts';
import { escapeRegExp } from '../../shared/domain/escape-reg-exp.ts';
import { isWhole, pictureSize } from '../../shared/domain/picture-size.ts';
import { groundOf, takeWhiteAway, visibleBox, type PixelBox } from './logo-pixels.ts';

export type LogoProblem = 'kind' | 'large' | 'broken' | 'empty';
export type ReadLogo = { ok: true; logo: AgencyLogo } | { ok: false; problem: LogoProblem };

const MOST_FILE_BYTES = 8_000_000;
const MOST_PIXELS = 40_000_000;
/** Longest side that is kept: four pixels a point on a cover. */
const SIDE = 800;
/** A picture without holes that is larger than this as PNG is a photograph, and kept as JPEG. */
const MOST_PNG_BYTES = 150_000;
const JPEG_QUALITY = 0.9;

class Unusable extends Error {
  readonly problem: LogoProblem;
  constructor(problem: LogoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Never rejects. */
export async function readLogo(file: Blob): Promise<ReadLogo> {
  try {
    return { ok: true, logo: await logoOf(file) };
  } catch (error) {
    return { ok: false, problem: error instanceof Unusable ? error.problem : 'broken' };
  }
}

async function logoOf(file: Blob): Promise<AgencyLogo> {
  if (file.size > MOST_FILE_BYTES) throw new Unusable('large');
  const picture = await pictureOf(file);
  for (let side = SIDE; side >= SIDE / 8; side /= 2) {
    const logo = await drawn(picture, side);
    if (logo.bytes.byteLength <= LOGO_BYTES) return logo;
  }
  throw new Unusable('large');
}

async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = pictureSize(bytes);
  if (size && size.width * size.height > MOST_PIXELS) throw new Unusable('large');
  // A browser draws what there is of a file that breaks off.
  if (size && !isWhole(bytes, size.type)) throw new Unusable('broken');
  return size ? decoded(new Blob([bytes], { type: size.type })) : decoded(sizedSvg(bytes));
}

/** An SVG with a width and a height, without which some browsers draw nothing. As text: a policy forbids its styles. */
function sizedSvg(bytes: Uint8Array): Blob {
  const written = new TextDecoder().decode(bytes);
  const root = /<svg\b[^>]*>/i.exec(written)?.[0];
  if (root === undefined) throw new Unusable('kind');
  const value = (name: string): string =>
    new RegExp(`\\s${escapeRegExp(name)}\\s*=\\s*["']([^"']*)["']`).exec(root)?.[1]?.trim() ?? '';
  // Percentages are of a page that there is none of.
  const length = (name: string): number =>
    value(name).endsWith('%') ? 0 : Number.parseFloat(value(name)) || 0;
  const view = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const width = length('width') || view[2] || SIDE;
  const height = length('height') || view[3] || width;
  // Drawn at its largest at once: it has no pixels of its own.
  const scale = SIDE / Math.max(width, height);
  const side = (from: number): number => Math.max(1, Math.round(from * scale));
  const bare = root.replaceAll(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const box = view.length === 4 ? '' : ` viewBox="0 0 ${width} ${height}"`;
  const sized = bare.replace(/^<svg/i, `<svg width="${side(width)}" height="${side(height)}"${box}`);
  return new Blob([written.replace(root, () => sized)], { type: 'image/svg+xml' });
}

async function decoded(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    throw new Unusable('broken');
  } finally {
    URL.revokeObjectURL(address);
  }
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Unusable('broken');
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

/** `side`: longest side of the whole picture; what cannot be seen around it is cut off. */
async function drawn(picture: HTMLImageElement, side: number): Promise<AgencyLogo> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const { canvas, pen } = canvasOf(width, height);
  pen.drawImage(picture, 0, 0, width, height);
  const pixels = pen.getImageData(0, 0, width, height);
  const wasOnWhite = takeWhiteAway(pixels);
  if (wasOnWhite) pen.putImageData(pixels, 0, 0);
  const box = visibleBox(pixels);
  if (!box) throw new Unusable('empty');
  const cut = cutOut(canvas, box);
  const seen = cut.pen.getImageData(0, 0, box.width, box.height);
  const ground = wasOnWhite ? 'light' : groundOf(seen);
  const opaque = seen.data.every((value, index) => index % 4 !== 3 || value === 255);
  return { ...(await encoded(cut.canvas, opaque)), width: box.width, height: box.height, ground };
}

function cutOut(from: HTMLCanvasElement, { x, y, width, height }: PixelBox) {
  const cut = canvasOf(width, height);
  cut.pen.drawImage(from, -x, -y);
  return cut;
}

async function encoded(
  canvas: HTMLCanvasElement,
  opaque: boolean,
): Promise<Pick<AgencyLogo, 'type' | 'bytes'>> {
  const bytes = async (type: AgencyLogo['type'], quality?: number): Promise<ArrayBuffer> => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type !== type) throw new Unusable('broken');
    return blob.arrayBuffer();
  };
  const png = await bytes('image/png');
  if (!opaque || png.byteLength <= MOST_PNG_BYTES) return { type: 'image/png', bytes: png };
  return { type: 'image/jpeg', bytes: await bytes('image/jpeg', JPEG_QUALITY) };
}
