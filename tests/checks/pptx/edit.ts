/** A file as LibreOffice saves and draws it after a person has changed it there (`edit.py`). */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('edit.py', import.meta.url));

/** What was changed, and what it was before. */
export interface Edits {
  title: { before: string; after: string };
  cell: { before: string; after: string };
  /** First cell of the row that was added, and how many rows there were. */
  row: { text: string; before: number };
  value: { before: number; after: number };
  duplicated: string;
  /** To the front. */
  moved: string;
  inserted: string;
  /** Of every slide, in the order that they have now. */
  titles: readonly string[];
}

export interface Edited {
  edits: Edits;
  bytes: Uint8Array;
  /** Path of the edited file as PDF. */
  pdf: string;
  /** The other file, drawn as it is. */
  other: string;
}

/** @param python one that knows LibreOffice (`.scripts/uno.mjs`) @param folder an empty one */
export async function editedByLibreOffice(
  python: string,
  folder: string,
  file: Uint8Array,
  other: Uint8Array,
): Promise<Edited> {
  writeFileSync(join(folder, 'deck.pptx'), file);
  writeFileSync(join(folder, 'other.pptx'), other);
  const { stdout } = await execute(python, [PROGRAM, folder, 'deck.pptx', 'other.pptx'], {
    timeout: 480_000,
  });
  return {
    edits: JSON.parse(stdout),
    bytes: new Uint8Array(readFileSync(join(folder, 'edited.pptx'))),
    pdf: join(folder, 'edited.pdf'),
    other: join(folder, 'other.pdf'),
  };
}
