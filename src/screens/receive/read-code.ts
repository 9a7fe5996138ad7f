/** The text of the code in a picture: by the browser's own reader where there is one, else by a library. */

/** Reads a frame; undefined where it shows no code. */
export type ReadCode = (frame: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(frame: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const detectorOf = (scope: { BarcodeDetector?: DetectorClass }): DetectorClass | undefined =>
  scope.BarcodeDetector;

export async function codeReader(scope: object = globalThis): Promise<ReadCode> {
  const Own = detectorOf(scope);
  try {
    if (Own !== undefined && (await Own.getSupportedFormats()).includes('qr_code')) {
      const detector = new Own({ formats: ['qr_code'] });
      // A frame that it cannot read shows nothing.
      return async (frame) => (await detector.detect(frame).catch(() => []))[0]?.rawValue;
    }
  } catch {
    // It is there in name alone: some systems have no part to do it with.
  }
  return byLibrary();
}

/** Longest side of the picture that is searched, pixels: a code of 93 modules has seven for each. */
const SEARCHED = 800;

async function byLibrary(): Promise<ReadCode> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (frame) => {
    const scale = Math.min(1, SEARCHED / Math.max(frame.videoWidth, frame.videoHeight));
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    if (context === null || canvas.width === 0 || canvas.height === 0) return Promise.resolve(undefined);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR({ data, width, height }));
    } catch {
      // The library throws where it finds none.
      return Promise.resolve(undefined);
    }
  };
}
