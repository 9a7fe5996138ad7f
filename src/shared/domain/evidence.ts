/** Where a figure comes from (readings, 'Honest numbers'). Every section carries its list. */
import './jitless.ts';
import * as z from 'zod/mini';

const EVIDENCE_BASES = [
  /** The client's own answer. */
  'client answer',
  /** From answers or tables by the formula in `source`. */
  'computed',
  /** A bundled table; `source` names it with its year. */
  'public data',
  /** An explicit, editable assumption. */
  'planning assumption',
  /** A language model's statement, unverified until a person confirms it. */
  'model statement',
  /** A person wrote it over what an engine had written; said with the agency's name, or as the preparer's. */
  'stated by',
] as const;
export type EvidenceBasis = (typeof EVIDENCE_BASES)[number];

/**
 * Numbers that a slide may chart. A chart is drawn from these and never from prose.
 * One of three forms: one series (`values`), several (`series`), or a matrix of stages × channels.
 */
const evidenceDataSchema = z.union([
  z.looseObject({ labels: z.array(z.string()), values: z.array(z.number()), unit: z.optional(z.string()) }),
  z.looseObject({
    labels: z.array(z.string()),
    series: z.record(z.string(), z.array(z.number())),
    unit: z.optional(z.string()),
  }),
  z.looseObject({
    channels: z.array(z.string()),
    stages: z.array(z.string()),
    /** Row per stage, column per channel. */
    values: z.array(z.array(z.number())),
    unit: z.optional(z.string()),
  }),
]);
export type EvidenceData = z.infer<typeof evidenceDataSchema>;

export const evidenceSchema = z.looseObject({
  statement: z.string(),
  basis: z.enum(EVIDENCE_BASES),
  /** The question answered, the formula, or the publication with its year. */
  source: z.string(),
  /** Says what the chart is of; absent where the slide charts nothing. */
  data: z.optional(evidenceDataSchema),
});
export type Evidence = z.infer<typeof evidenceSchema>;
