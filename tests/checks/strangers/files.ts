/** The questionnaires that a command is asked about. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The JSON files of a folder in order, or the file itself. */
export const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => join(path, file))
    : [path];
