/** What the proxy answers: `{"result": "<a string holding JSON>"}` (service contract, 'page' and 'structure'). */
import type { Failure } from '../../../src/shared/domain/failure.ts';
import { pageByNumber } from '../../../src/shared/domain/pages.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { cleanOutput, hasFieldOf } from '../../services/clean-output/index.ts';
import { messageOf, oneLine } from '../../services/error-body.ts';
import { objectIn } from '../../services/json.ts';

export type Reading =
  | { ok: true; section: Section }
  | { ok: false; failure: Failure; /** There was no JSON, but this text. */ prose?: string };

/**
 * The section in the text of a good answer; a failure says what the text is instead. The section is under `result`,
 * or under `data` when it was extracted from prose.
 */
export function readSection(text: string, pageNumber: number, field: 'result' | 'data' = 'result'): Reading {
  // The envelope is the proxy's own: one that is broken was damaged on its way, and is asked for again.
  const answer = objectIn(text.replace(/[\r\n]+/gu, ' '));
  if (answer === undefined) return unreadable('the proxy service did not answer with JSON');
  if (answer[field] == null)
    return unreadable(messageOf(text) || `the proxy service answered without a ${field}`);
  const type = pageByNumber(pageNumber)?.type;
  if (type === undefined) return unreadable('there is no such page');
  const cleaned = cleanOutput(answer[field], type);
  if (!cleaned.ok) {
    const { message, prose } = cleaned;
    return { ...unreadable(message), ...(prose === undefined ? {} : { prose }) };
  }
  const { output, title } = cleaned;
  if (!hasFieldOf(output, type))
    return unreadable(
      messageOf(JSON.stringify(output)) || 'the result holds none of the fields of this page',
    );
  // What a service wrote stands there without a source: nothing is claimed for it.
  return { ok: true, section: { type, title: oneLine(title), output, evidence: [] } };
}

/** Once more may bring something else: services that write with a model do not answer twice the same. */
const unreadable = (message: string): Extract<Reading, { ok: false }> => ({
  ok: false,
  failure: { kind: 'invalid', message, retryable: true },
});
