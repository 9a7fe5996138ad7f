/** What one of a thing costs or brings, wherever an answer says it: 'ต้นละ 25 บาท', 'every tonne costs us $185'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { TIME, thaiEach } from './each.ts';

export interface SumEach {
  value: number;
  /** '' where none is named. */
  currency: string;
  each: string;
  words: string;
}

/** 'Every contaminated tonne costs us', 'each return sets us back'. */
const EVERY =
  /(?<![a-z])(?:every|each|one|an?)\s+(?<what>(?:\p{L}[\p{L}-]+\s){0,2}?\p{L}[\p{L}-]+)\s+(?:costs?|brings?|earns?|saves?|is worth|leaves?|pays?|sells? for|goes for)\s+(?:us |me )?(?:about |around |an extra )?$/iu;

/** '500 one-off gifts of £25'. */
const THINGS_OF = /(?<![a-z])(?<what>(?:\p{L}[\p{L}-]+\s)?\p{L}{2,}[^s\W]s)\s+of\s+(?:about |around )?$/iu;

export function readSums(answer: string): SumEach[] {
  const text = plain(answer);
  return readQuantities(answer).flatMap(({ quantity, span, each }): SumEach[] => {
    const isSum = quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '');
    if (!isSum || !(quantity.value > 0) || quantity.high !== undefined) return [];
    const before = text.slice(Math.max(0, span.start - 64), span.start);
    // A bare number is a sum only where a Thai word for each stands right before it.
    const own = thaiEach(before) ?? (quantity.kind === 'money' ? each : undefined);
    const what =
      own ??
      EVERY.exec(before)?.groups?.['what'] ??
      (quantity.kind === 'money' ? THINGS_OF.exec(before)?.groups?.['what'] : undefined);
    if (what === undefined || TIME.test(what)) return [];
    const currency = quantity.kind === 'money' ? quantity.currency : '';
    return [
      {
        value: quantity.value,
        currency,
        each: what,
        words: answer.slice(Math.max(0, span.start - 24), span.end).trim(),
      },
    ];
  });
}
