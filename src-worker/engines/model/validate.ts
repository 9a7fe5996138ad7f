/** Whether a cleaned answer is the page that was asked for, in sentences that a model can act on. */
import type { Reason, ValueKind } from '../../../src/shared/domain/failure.ts';
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { missingFrom, readOutput } from '../../../src/shared/domain/read-output.ts';
import { hasRealData } from '../../../src/shared/domain/real-data.ts';
import type { Section } from '../../../src/shared/domain/section.ts';
import type { Output } from '../../services/clean-output/index.ts';

/** Problems named at once: more would bury the first. */
export const MOST_PROBLEMS = 12;

export type Checked =
  | { ok: true; output: Output }
  | {
      ok: false;
      problems: string[];
      /** The first of them, for a person. */
      reason: Reason;
    };

/** Fields that a deck needs and facts settle: a model that has nothing true to add leaves them empty, and is right. */
const SETTLED_FIELDS = [
  'company',
  'location',
  'segmentSizes',
  'dataSources',
  'competitorsDoBest',
  'visualDirection',
] as const;

function withSettled(output: Output, draft: Section | undefined): Output {
  const settled = SETTLED_FIELDS.flatMap((field) => {
    const known = draft?.output[field];
    return known === undefined || hasRealData(output[field]) ? [] : [[field, known] as const];
  });
  return { ...output, ...Object.fromEntries(settled) };
}

/**
 * The output, read leniently; what cannot be read so, or lacks what a page must hold, is said.
 * @param draft the page as the device would write it
 */
export function checked(given: Output, type: SectionType, draft: Section | undefined): Checked {
  const reading = readOutput(type, given);
  if (!reading.ok) {
    const problems = reading.problems.map(
      ({ path, is, meant }) => `output.${path}: must be ${KINDS[meant]}, not ${KINDS[is]}`,
    );
    return {
      ok: false,
      problems: problems.slice(0, MOST_PROBLEMS),
      reason: { code: 'output-misfit', ...reading.problems[0] },
    };
  }
  const output = withSettled(reading.output, draft);
  const missing = missingFrom(output, type);
  const [first] = missing;
  if (first === undefined) return { ok: true, output };
  return {
    ok: false,
    problems: missing.slice(0, MOST_PROBLEMS).map((field) => `output.${field}: must not be empty`),
    reason: { code: 'output-empty', path: first },
  };
}

/** As a model is told of them. */
const KINDS: Readonly<Record<ValueKind, string>> = {
  list: 'a list',
  text: 'a text',
  object: 'an object',
  number: 'a number',
  boolean: 'a boolean',
};
