/** Whether a cleaned answer is the page that was asked for, in sentences that a model can act on. */
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { missingFrom, readOutput } from '../../../src/shared/domain/read-output.ts';
import type { Output } from '../../services/clean-output/index.ts';

/** Problems named at once: more would bury the first. */
const MOST = 12;

export type Checked = { ok: true; output: Output } | { ok: false; problems: string[] };

/** The output, read leniently; what cannot be read so, or lacks what a page must hold, is said. */
export function checked(given: Output, type: SectionType): Checked {
  const reading = readOutput(type, given);
  const problems = reading.ok
    ? missingFrom(reading.output, type).map((field) => `output.${field}: must not be empty`)
    : reading.problems.map(({ path, is, meant }) => `output.${path}: must be ${meant}, not ${is}`);
  return reading.ok && problems.length === 0
    ? { ok: true, output: reading.output }
    : { ok: false, problems: problems.slice(0, MOST) };
}
