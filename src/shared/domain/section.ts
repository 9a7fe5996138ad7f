/**
 * One written section, whatever its type: what an engine returns and what is stored. Apart from the nineteen outputs,
 * and in zod's small build, because the worker's start reads records and must stay small.
 */
import './jitless.ts';
import * as z from 'zod/mini';
import { evidenceSchema } from './evidence.ts';

/** `output` stays as it was written (unknown until parsed for its type), so that nothing a service sent is lost. */
export const sectionSchema = z.looseObject({
  type: z.string(),
  /** The slide's headline: the point, not the topic. '' where the engine has none; the page title stands in. */
  title: z.string(),
  output: z.record(z.string(), z.unknown()),
  evidence: z.array(evidenceSchema),
  /** Where in the output the half of a text stands with which the answer was cut off ('takeaways.2'). */
  cut: z.exactOptional(z.string()),
  /** What the plan reckoned for this page, beside the output (`reckoned.ts`); unknown until it is laid out. */
  reckoned: z.exactOptional(z.record(z.string(), z.unknown())),
  /** What a person put in the place of words that the layout writes ('strengths': 'What they do well'). */
  words: z.exactOptional(z.record(z.string(), z.string())),
});
export type Section = z.infer<typeof sectionSchema>;
