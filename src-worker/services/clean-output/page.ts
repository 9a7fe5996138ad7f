/** A page's section in what a service answered: cleaned, and read leniently, once (readings, 'Types'). */
import type { Reason } from '../../../src/shared/domain/failure.ts';
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import { hasFieldOf, missingFrom, readOutput } from '../../../src/shared/domain/read-output.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';
import { messageOf, oneLine } from '../error-body.ts';
import { cleanOutput } from './index.ts';

export type PageReading =
  | { ok: true; section: Section }
  | {
      ok: false;
      /** Why it is none. */ reason: Reason;
      /** There was no JSON, but this text. */ prose?: string;
    };

export function readPage(input: unknown, type: SectionType): PageReading {
  const cleaned = cleanOutput(input, type);
  if (!cleaned.ok) return cleaned;
  const { output: given, title, cut } = cleaned;
  if (!hasFieldOf(given, type)) {
    const said = messageOf(JSON.stringify(given));
    return { ok: false, reason: said === '' ? { code: 'output-no-fields' } : { code: 'said', text: said } };
  }
  const reading = readOutput(type, given);
  if (!reading.ok) {
    const [{ path, is, meant }] = reading.problems;
    return { ok: false, reason: { code: 'output-misfit', path, is, meant } };
  }
  // Cut off before it had what a slide needs: asked for again, it may come whole.
  if (cut !== undefined && missingFrom(reading.output, type).length > 0)
    return { ok: false, reason: { code: 'output-truncated' } };
  // What a service wrote stands there without a source: nothing is claimed for it.
  const section = { type, title: oneLine(title), output: reading.output, evidence: [] };
  return { ok: true, section: cut === undefined ? section : { ...section, cut } };
}
