/** Reads a WOFF (version 1) file: the form in which the bundled fonts are shipped. */

const SIGNATURE = 0x774f_4646;
const HEADER = 44;
const ENTRY = 20;

/** Tables begin at multiples of four bytes. */
const padded = (length: number): number => (length + 3) & ~3;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // WOFF compresses each table as a zlib stream, which the platform calls 'deflate'.
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Turns a WOFF file into the TrueType file that it holds.
 * Throws an `Error` with a plain sentence when the bytes are not a WOFF file or are cut short.
 */
export async function decodeWoff(file: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(file);
  if (file.byteLength < HEADER || view.getUint32(0) !== SIGNATURE) {
    throw new Error('This is not a WOFF font file.');
  }
  const flavour = view.getUint32(4);
  const count = view.getUint16(12);
  if (file.byteLength < HEADER + count * ENTRY) throw new Error('The WOFF font file is cut short.');

  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = HEADER + index * ENTRY;
      const offset = view.getUint32(entry + 4);
      const packed = view.getUint32(entry + 8);
      const length = view.getUint32(entry + 12);
      if (offset + packed > file.byteLength) throw new Error('The WOFF font file is cut short.');
      const stored = new Uint8Array(file, offset, packed);
      const data = packed < length ? await inflate(stored) : stored;
      return { tag: view.getUint32(entry), checksum: view.getUint32(entry + 16), length, data };
    }),
  );

  const directory = 12 + 16 * count;
  const size = tables.reduce((sum, table) => sum + padded(table.length), directory);
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, count)));
  out.setUint32(0, flavour);
  out.setUint16(4, count);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, (count - power) * 16);
  let offset = directory;
  for (const [index, table] of tables.entries()) {
    const entry = 12 + 16 * index;
    out.setUint32(entry, table.tag);
    out.setUint32(entry + 4, table.checksum);
    out.setUint32(entry + 8, offset);
    out.setUint32(entry + 12, table.length);
    font.set(table.data.subarray(0, table.length), offset);
    offset += padded(table.length);
  }
  return font;
}
