/** Us beside a rival on one point: headlines of pages 5, 10 and 11, and the line that a comparison gives us. */
import { upperFirst } from '../../language.ts';
import { inQuotes, stop, verbOf } from '../../text.ts';
import type { ContrastSlots } from '../slots.ts';

/** A figure against a figure, by the point that it decides. */
const MEASURED: Readonly<Record<string, (slots: ContrastSlots) => string>> = {
  wait: ({ us, them, rival }) => `${us} with us. ${them} with ${rival}.`,
  rating: ({ us, them, rival }) =>
    `Our {customers} give us ${us}. ${upperFirst(rival)} ${verbOf(rival, 'gets', 'get')} ${them}.`,
  warranty: ({ us, them, rival }) =>
    `We stand behind it for ${us}. ${upperFirst(rival)} ${verbOf(rival, 'does', 'do')} for ${them}.`,
  minimum: ({ us, them, rival }) =>
    `Orders start at ${us}. ${upperFirst(rival)} ${verbOf(rival, 'asks', 'ask')} for ${them}.`,
  experience: ({ us, them, rival }) =>
    `We have done this for ${us}. ${upperFirst(rival)} ${verbOf(rival, 'has', 'have')} for ${them}.`,
  price: ({ us, them, rival }) => `${us} with us. ${them} with ${rival}.`,
};

/** Characters of a headline that names the rival too. */
const LONGEST = 96;
/** What is ours beside what they have, in words of any shape. */
function besideThem({ us, them, rival }: ContrastSlots): string {
  const ours = inQuotes(upperFirst(us));
  const named = `${ours} with us, ${inQuotes(them)} with ${rival}`;
  return named.length <= LONGEST ? named : `${ours} against ${inQuotes(them)}`;
}

export const contrast = {
  headline: (slots: ContrastSlots): string =>
    (slots.measured ? MEASURED[slots.point] : undefined)?.(slots) ??
    (slots.isTold === true ? `${stop(slots.us)} ${stop(upperFirst(slots.them))}` : besideThem(slots)),
  /** Under the comparisons of a rival: no advert names one. */
  line: ({ us, them, measured }: ContrastSlots): string =>
    `It gives us the line “${measured ? `${us}, not ${them}` : us}”`,
  /** A label within a sentence. */
  within: (label: string): string =>
    // 'We lead on made to fit' is no English.
    label === 'Made to fit'
      ? 'fit'
      : /^\p{Lu}{2}/u.test(label)
        ? label
        : label.charAt(0).toLowerCase() + label.slice(1),
  rivalUnnamed: 'the rival',
  /** Where the client forbids to name one. */
  kept: 'a rival',
  /** Of whom the client names no kind. */
  others: 'others',
};
