/** What a file of pixels says of itself, without decoding it. */

export interface PictureSize {
  type: 'image/png' | 'image/jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Undefined for what is neither a PNG nor a JPEG file. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && PNG.every((byte, at) => bytes[at] === byte))
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined;
  // Segment by segment to the first that describes a frame.
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    const isFrame = marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

/** How far before its end a whole file says that it ends: some programs write on behind it. */
const TAIL = 2048;
const ENDS = { 'image/png': [0x49, 0x45, 0x4e, 0x44], 'image/jpeg': [0xff, 0xd9] } as const;

/** False for a file that breaks off. */
export function isWhole(bytes: Uint8Array, type: PictureSize['type']): boolean {
  const mark = ENDS[type];
  const tail = bytes.subarray(-TAIL);
  return tail.some((_, at) => mark.every((byte, index) => tail[at + index] === byte));
}
