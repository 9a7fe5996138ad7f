/** A client's answer as everything that understands it takes it. */
import { isPlaceholder } from '../../src/shared/domain/real-data.ts';

/** An answer without control characters, outer and doubled spaces; '' for a placeholder ('N/A', '-', 'ไม่มี'). */
export function clean(answer: unknown): string {
  if (typeof answer !== 'string') return '';
  const text = answer
    .replaceAll(/\p{Cs}/gu, '')
    // Joiners inside emoji stay; other invisible characters and controls go.
    .replaceAll(/[\p{Cc}\u200B\u2060\uFEFF\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (c: string) =>
      c === '\n' || c === '\r' || c === '\t' ? c : '',
    )
    .replaceAll(/[ \t\u00A0]+/gu, ' ')
    .replaceAll(/\s*[\r\n]+\s*/gu, '\n')
    .trim();
  return isPlaceholder(text) || !/[\p{L}\p{N}\p{S}]/u.test(text) ? '' : text;
}
