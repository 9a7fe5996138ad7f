/** The Open XML SDK's validator: schema and semantics of every part. About a second a file. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOpenXmlValidator } from '../../../.scripts/open-xml-validator.mjs';

export type OfficeVersion = 'Office2013' | 'Office2019' | 'Microsoft365';

interface Report {
  errors: { path?: string | null; xPath?: string | null; description?: string | null }[];
}

const validator = findOpenXmlValidator();

/**
 * One line per error: part, place, what is wrong. Throws when the validator fails; a platform that it does not exist
 * for gets an empty list, and `npm test` says at its end that this was not checked.
 */
export function openXmlErrors(
  bytes: Uint8Array,
  extension: 'pptx' | 'xlsx' = 'pptx',
  officeVersion: OfficeVersion = 'Microsoft365',
): string[] {
  if (validator === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'open-xml-'));
  const path = join(folder, `file.${extension}`);
  try {
    writeFileSync(path, bytes);
    const report: Report = JSON.parse(
      execFileSync(validator, [path, officeVersion], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
    );
    return report.errors.map(
      ({ path: part, xPath, description }) => `${part ?? ''} ${xPath ?? ''}: ${description ?? ''}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
