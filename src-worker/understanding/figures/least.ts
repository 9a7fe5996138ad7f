/** The least that is sold at once: so many pieces, or a sum that no bill stays below. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { areOneThing } from './stems.ts';

export interface Least {
  kind: 'pieces' | 'sum';
  value: number;
  /** As written; '' where no currency stands beside the sum. */
  currency: string;
  words: string;
}

/** The smallest order, by a word that means nothing else. */
const MINIMUM =
  /(?:min(?:imum|\.)?(?: (?:order|lot|charge|spend|bill|fee|call-?out|job|booking))?(?: (?:of|is))?|moq|at least|สั่งขั้นต่ำ|ขั้นต่ำ)\s*:?\s*$/iu;
/** 'MOQ one 20ft container (1,300 cartons)': what the least holds. */
const HOLDS = /(?:min(?:imum|\.)?|moq|ขั้นต่ำ)[^;\n]{0,40}\(\s*$/iu;
/** 'From 300 copies' begins a lot only where it counts what the price is for; else another price begins there. */
const FROM = /(?<=\d[^\d]{1,24})(?:starting )?from\s*:?\s*$|ตั้งแต่\s*$/iu;
/** Pieces, whatever their number. */
const OF_PIECES = /moq|lot/iu;
/** A fee and a bill are no number of pieces. */
const OF_MONEY = /fee|charge|spend|bill|call-?out/iu;
/** 'Four weeks min.' has told its least already; '£3 off from 100 bags' and '20 tins at £6 each' are another price. */
const ENDED = /\d\s?[\p{L}\p{M}]+ $/u;
const OF_ANOTHER_PRICE = /(?<![a-z])(?:off|discount|less)(?![a-z])|ลด/iu;
const NEXT_PRICE = /^\s*(?:at |for |=|:)?\s*\p{Sc}/u;
/** From here on a number that names nothing is a sum: '12 baht a unit, at least 1,500'. */
const LEAST_SUM = 500;

/** What the words before a number count: 'a tin', 'per copy'. */
const isNamedBefore = (before: string, unit: string): boolean =>
  (before.match(/[\p{L}\p{M}]{2,}/gu) ?? []).some((word) => areOneThing(word, unit));

function leastIn(text: string, { quantity, span, figure }: Reading, isOfShare: boolean): Least | undefined {
  if ((quantity.kind !== 'count' && quantity.kind !== 'money') || !(quantity.value > 1)) return undefined;
  const before = text.slice(0, span.start);
  const [said] = MINIMUM.exec(before) ?? HOLDS.exec(before) ?? [];
  if (said !== undefined && ENDED.test(before.slice(0, before.length - said.length))) return undefined;
  const words = text.slice(span.start, span.end).trim();
  if (quantity.kind === 'money')
    return said === undefined
      ? undefined
      : { kind: 'sum', value: quantity.value, currency: quantity.currency, words };
  const { value, unit } = quantity;
  if (said === undefined)
    return FROM.test(before) &&
      unit !== '' &&
      isNamedBefore(before, unit) &&
      !OF_ANOTHER_PRICE.test(before) &&
      !NEXT_PRICE.test(text.slice(span.end))
      ? { kind: 'pieces', value, currency: '', words }
      : undefined;
  const isBare = unit === '' || /^\s*(?:[,.;)]|$)/u.test(text.slice(figure.end));
  const isSum = OF_MONEY.test(said) || (isBare && !OF_PIECES.test(said) && (isOfShare || value >= LEAST_SUM));
  return { kind: isSum ? 'sum' : 'pieces', value, currency: '', words };
}

/** @param isOfShare the price is a part of what is sold: nothing is counted by the piece */
export function readLeast(answer: string, isOfShare = false): Least | undefined {
  const text = plain(answer);
  for (const reading of readQuantities(answer)) {
    const least = leastIn(text, reading, isOfShare);
    if (least) return least;
  }
  return undefined;
}
