/** What buyers say that a rival asks: 'sure new one is 400 in Harvey Norman', 'ร้านในห้าง 590 เอง'. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { growsLater } from '../phrases/growing.ts';
import { sentencesIn } from './sentences.ts';

/** A sum that is written without its currency is no smaller than this. */
const LEAST_BARE = 50;
/** Letters of a name that is surely a name. */
const LEAST_NAME = 4;
/** By how much, and what is taken away or paid besides, is no price. */
const NO_PRICE =
  /\b(?:cheaper|dearer|less|more|saved?|off|deposit|wages?|salary|pays?|paid (?:me|us|them)|fine|refund)\b|กว่า|ลด|มัดจำ|เงินเดือน|ค่าแรง|ค่าปรับ/iu;
/** A piece of a sentence, with its quotation marks. */
const PIECES = /["“”]|[,;]\s|\s\/\s/u;

/** The sum as it is written, where buyers are heard to say what the rival of this name asks; '' where they are not. */
export function heardPrice(name: string, answers: readonly string[]): string {
  const called = name.trim().toLowerCase();
  if (called.length < LEAST_NAME) return '';
  for (const answer of answers)
    for (const { start, end } of sentencesIn(answer))
      for (const piece of answer.slice(start, end).split(PIECES)) {
        if (!piece.toLowerCase().includes(called) || NO_PRICE.test(piece) || growsLater(piece)) continue;
        const sums = readQuantities(
          piece.toLowerCase().replace(called, (found) => ' '.repeat(found.length)),
        ).filter(
          ({ quantity, certainty }) =>
            certainty >= 0.8 &&
            (quantity.kind === 'money' ||
              (quantity.kind === 'count' && quantity.unit.replace(/^(?:in|at|from|ที่|เอง)$/u, '') === '')),
        );
        const [sum, ...more] = sums;
        if (sum === undefined || more.length > 0 || !('value' in sum.quantity)) continue;
        if (sum.quantity.kind !== 'money' && sum.quantity.value < LEAST_BARE) continue;
        return piece.slice(sum.span.start, sum.span.end).trim();
      }
  return '';
}
