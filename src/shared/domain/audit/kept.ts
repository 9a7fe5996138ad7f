/** Findings that a person keeps as they are. */
import '../jitless.ts';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1), z.maxLength(10_000));

/** What tells a finding from another: its words in the same text, wherever the text has gone on its page. */
export const keptFindingSchema = z.strictObject({
  pageNumber: z.int().check(z.gte(1), z.lte(99_999)),
  words: text,
  text,
});
export type KeptFinding = z.infer<typeof keptFindingSchema>;

export const findingKey = ({ pageNumber, words, text: whole }: KeptFinding): string =>
  JSON.stringify([pageNumber, words, whole]);
