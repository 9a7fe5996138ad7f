/**
 * One term of the business with two figures in two answers: how long a trial is, from which sum delivery is free, how soon a thing
 * is there, what the smallest order is, how many buy again, what is paid down.
 */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { monthsOf } from '../../../src/shared/reading/time-units.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { contradiction, sentencesOf, type Basis, type Search } from './basis.ts';

/** A term by the words that name it, and what its figure is. */
interface Term {
  named: RegExp;
  /** Of the figure with the words around it. */
  kinds: readonly Reading['quantity']['kind'][];
  /** Characters between name and figure, at most. */
  within: number;
}

const TERMS: readonly Term[] = [
  {
    named: /(?<![a-z])(?:free )?trials?(?! (?:lesson|class)s?)(?![a-z])|(?<![a-z])try it free|ทดลองใช้|ใช้ฟรี/u,
    kinds: ['duration'],
    within: 16,
  },
  {
    named:
      /(?<![a-z])free (?:delivery|shipping|postage|p&p)|(?<![a-z])(?:delivery|shipping|postage) (?:is )?free|(?:จัด)?ส่งฟรี/u,
    kinds: ['money', 'count'],
    within: 24,
  },
  {
    named:
      /(?<![a-z])(?:delivered|ready|finished|shipped|with you|on ?site|at your door|there) (?:with)?in|(?<![a-z])(?:lead time|turnaround|average response)|ได้ของ|ส่งของ(?:ใน|ภายใน)?|ได้งาน|รับของ/u,
    kinds: ['duration'],
    within: 16,
  },
  {
    named: /(?<![a-z])(?:min(?:imum)?\.? (?:order|quantity)|moq)(?![a-z])|(?:สั่ง)?ขั้นต่ำ/u,
    kinds: ['money', 'count'],
    within: 12,
  },
  {
    named:
      /(?<![a-z])(?:repeats?|come back|comes back|buy again|order again|reorder|rebook|return)(?![a-z])|ซื้อซ้ำ|สั่งซ้ำ|กลับมาซื้อ|กลับมาใช้/u,
    kinds: ['percent'],
    within: 20,
  },
  {
    named: /(?<![a-z])(?:deposit|down ?payment|bond)(?![a-z])|มัดจำ|เงินดาวน์/u,
    kinds: ['money', 'percent'],
    within: 12,
  },
];

/** Of others, of another time, of a wish, or under a condition: it may well differ. */
const ELSEWHERE =
  /(?<![a-z])(?:compet\p{L}+|rivals?|others?|they|their|everyone|used to|was|were|had|last|previous\p{L}*|before|want|would|hope|aim|goal|rush|express|urgent|overseas|abroad|outside|large|big|bulk|unless|except|if|for the first|first order|depends)(?![a-z])|เจ้าอื่น|คู่แข่ง|ที่อื่น|ร้านอื่น|เคย|ที่แล้ว|อยาก|ด่วน|ต่างจังหวัด|ต่างประเทศ|ถ้า|ยกเว้น|แล้วแต่/u;

interface Told {
  path: string;
  words: string;
  kind: Reading['quantity']['kind'];
  value: number;
  said: string;
}

/** In one unit, so that two compare. */
const comparable = ({ quantity }: Reading): number =>
  quantity.kind === 'duration'
    ? monthsOf(quantity.value, quantity.unit)
    : 'value' in quantity
      ? quantity.value
      : 0;

/** Where the answers tell a figure of a term. */
function toldOf(basis: Basis, { named, kinds, within }: Term): Told[] {
  return sentencesOf(basis).flatMap(({ path, words, text }) => {
    if (/marketContext|specificObjectives/u.test(path) || ELSEWHERE.test(text)) return [];
    const name = named.exec(text);
    if (name === null) return [];
    const [from, to] = [name.index, name.index + name[0].length];
    const near = readQuantities(words).filter(
      ({ quantity, span, per }) =>
        kinds.includes(quantity.kind) &&
        per === undefined &&
        !('high' in quantity && quantity.high !== undefined) &&
        Math.max(span.start - to, from - span.end) <= within,
    );
    return near.map((reading) => ({
      path,
      words: words.trim(),
      kind: reading.quantity.kind,
      value: comparable(reading),
      said: words.slice(reading.span.start, reading.span.end).trim(),
    }));
  });
}

/** As much of the larger may two figures of one term differ: 'about half' and 48% are one. */
const ALIKE = 0.12;
const terms: Search = (basis) =>
  TERMS.flatMap((term) => {
    const all = toldOf(basis, term);
    // One answer that tells two figures tells of two things.
    const isSingle = ({ path }: Told): boolean => all.filter((other) => other.path === path).length === 1;
    const [first, ...others] = all.filter(isSingle);
    const second = others.find(
      ({ value, path, kind }) =>
        first !== undefined &&
        path !== first.path &&
        kind === first.kind &&
        value > 0 &&
        first.value > 0 &&
        Math.abs(value - first.value) > Math.max(value, first.value) * ALIKE,
    );
    if (first === undefined || second === undefined || all.length > 2) return [];
    return [
      contradiction('twice', { first: first.said, second: second.said, words: second.words, currency: '' }, [
        first.path,
        second.path,
      ]),
    ];
  });

export const TOLD_TERMS: readonly Search[] = [terms];
