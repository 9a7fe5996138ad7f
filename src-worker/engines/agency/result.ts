/** What the proxy answers: `{"result": "<a string holding JSON>"}` (service contract, 'page' and 'structure'). */
import type { Failure, Reason } from '../../../src/shared/domain/failure.ts';
import { pageByNumber } from '../../../src/shared/domain/pages.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { readPage } from '../../services/clean-output/page.ts';
import { messageOf } from '../../services/error-body.ts';
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
  if (answer === undefined) return unreadable({ code: 'proxy-not-json' });
  if (answer[field] == null) {
    const said = messageOf(text);
    return unreadable(said === '' ? { code: 'proxy-no-result', field } : { code: 'said', text: said });
  }
  const type = pageByNumber(pageNumber)?.type;
  if (type === undefined) return unreadable({ code: 'no-such-page' });
  const page = readPage(answer[field], type);
  if (page.ok) return page;
  const { reason, prose } = page;
  return { ...unreadable(reason), ...(prose === undefined ? {} : { prose }) };
}

/** Once more may bring something else: services that write with a model do not answer twice the same. */
const unreadable = (reason: Reason): Extract<Reading, { ok: false }> => ({
  ok: false,
  failure: { kind: 'invalid', reason, retryable: true },
});
