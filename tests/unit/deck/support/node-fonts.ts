/** The bundled faces read from disk, for tests that run without a browser. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { faceFileName, facePackage, type FontLoader } from '../../../../src-worker/deck/text/fonts.ts';

const modules = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

export const nodeFontLoader: FontLoader = async (family, weight, subset) => {
  const path = `${modules}${facePackage(family)}/files/${faceFileName({ family, weight, subset })}`;
  const bytes = await readFile(path);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
};
