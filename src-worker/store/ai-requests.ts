/** Briefs on this device. Loaded when the first is kept or opened: nothing that starts with the worker needs it. */
import '../../src/shared/domain/jitless.ts';
import * as z from 'zod/mini';
import { STORED_VERSION, type AiRequestRecord } from '../../src/shared/domain/records.ts';
import { tooLarge } from './bounds.ts';
import { offeredAnswer } from './records.ts';

const request = z.object({
  id: z.string().check(z.minLength(1)),
  version: z.literal(STORED_VERSION),
  createdAt: z.iso.datetime({ offset: true }),
  fileName: z.exactOptional(z.string()),
  text: z.string(),
  extraction: z.exactOptional(z.unknown()),
});
const extraction = z.object({
  by: z.enum(['device', 'model']),
  fields: z.array(offeredAnswer),
  offered: z.exactOptional(z.array(offeredAnswer)),
});

/** Undefined for what is none, or of a newer version: it stays stored as it is. */
export function readAiRequest(stored: unknown): AiRequestRecord | undefined {
  const { data } = request.safeParse(stored);
  if (data === undefined || tooLarge(data) !== undefined) return undefined;
  const { extraction: found, ...record } = data;
  // One that cannot be read is made anew: the text is the truth.
  const read = extraction.safeParse(found).data;
  return read === undefined ? record : { ...record, extraction: read };
}
