/** Quantities that people write without a number. */
import { boundBefore, boundOfTime } from './bounds.ts';
import type { Quantity, Reading } from './quantity.ts';

/** Lengths and changes without a number: 'a year', 'half a year', 'เดือนครึ่ง', 'double', 'เท่าตัว'. */
const SINGLE: readonly (readonly [RegExp, Quantity])[] = [
  [
    /(?<![a-z])half (?:a |of a |of one )?(?:percent|per cent)(?![a-z])|ครึ่งเปอร์เซ็นต์/gu,
    { kind: 'percent', value: 0.5 },
  ],
  [/(?<![a-z])a quarter (?:of a |of one |)(?:percent|per cent)(?![a-z])/gu, { kind: 'percent', value: 0.25 }],
  [
    /(?<![a-z])half a year(?![a-z])|(?<=(?<![a-z])(?:the|next|coming) )half[- ]year(?![a-z])|ครึ่งปี(?!แรก|หลัง)/gu,
    { kind: 'duration', value: 6, unit: 'month' },
  ],
  [
    /(?<![a-z])a year and a half(?![a-z])|(?<!\d\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)ปีครึ่ง/gu,
    { kind: 'duration', value: 1.5, unit: 'year' },
  ],
  [
    /(?<![a-z])a month and a half(?![a-z])|(?<!\d\s?|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)เดือนครึ่ง/gu,
    { kind: 'duration', value: 1.5, unit: 'month' },
  ],
  [/(?<![a-z])half a month(?![a-z])|ครึ่งเดือน/gu, { kind: 'duration', value: 0.5, unit: 'month' }],
  [/(?<![a-z])half an hour(?![a-z])|ครึ่งชั่วโมง/gu, { kind: 'duration', value: 30, unit: 'minute' }],
  [/(?<![a-z])(?:a|one) fortnight(?![a-z])/gu, { kind: 'duration', value: 2, unit: 'week' }],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?week(?![a-z])/gu,
    { kind: 'duration', value: 1, unit: 'week' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?month(?![a-z])|(?<=ภายใน|ใน|ตลอด)เดือนเดียว/gu,
    { kind: 'duration', value: 1, unit: 'month' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?quarter(?![a-z])/gu,
    { kind: 'duration', value: 1, unit: 'quarter' },
  ],
  [
    /(?<=(?<![a-z])(?:in|within|over|for|during|lasts?|takes?) )(?:a|an|one) (?:full |whole )?year(?![a-z])|(?<=ภายใน|ใน|ตลอด)ปีเดียว|(?<![a-z])(?:the )?(?:whole|full|entire) year(?![a-z])|(?:ทั้ง|ตลอด(?:ทั้ง)?)ปี(?!\s?(?:20|25)\d\d)/gu,
    { kind: 'duration', value: 1, unit: 'year' },
  ],
  [/(?<![a-z])(?:double|doubling|twice)(?![a-z])|(?:หนึ่ง)?เท่าตัว/gu, { kind: 'multiple', value: 2 }],
  [/(?<![a-z])(?:triple|tripling|treble)(?![a-z])/gu, { kind: 'multiple', value: 3 }],
  [/(?<![a-z])quadruple(?![a-z])/gu, { kind: 'multiple', value: 4 }],
  [
    // 'Half of them', 'half go quiet'; not 'half the price' and not 'half a month'.
    /(?<![a-z]|(?:a|and|first|second|last|other|every) )half(?= of(?! an? )(?![a-z])| (?:go|goes|went|do|don't|never|just|say|ask|book|buy|come|show|turn|pass|confirm|sign|pay|convert|reply|answer|vanish|disappear|ghost|cancel|drop|are|were|want|get|make|become|actually|then|stop|leave)(?![a-z])| [ก-๛]|\s*[,;)](?! ?\d)|\s*\.?$)|ครึ่ง(?:หนึ่ง|นึง)/gu,
    { kind: 'percent', value: 50, ratio: [1, 2] },
  ],
  [
    /(?<![a-z])(?:a|one) third(?= (?:of|are|is|go|goes|went|ask|book|buy|come|show|turn|pass|confirm|sign|pay|convert|reply|answer|cancel|drop|get|become|actually|then)(?![a-z])| [ก-๛]|\s*(?:[.,;)]|$))|หนึ่งในสาม/gu,
    { kind: 'percent', value: 100 / 3, ratio: [1, 3] },
  ],
  [/(?<![a-z])two[- ]thirds(?![a-z])|สองในสาม/gu, { kind: 'percent', value: 200 / 3, ratio: [2, 3] }],
  [
    /(?<![a-z])(?:a|one) quarter(?= of(?! an? )(?![a-z])| (?:go|goes|went|ask|book|buy|come|show|turn|pass|confirm|sign|pay|convert|reply|answer|cancel|drop|get|become|actually|then)(?![a-z])| [ก-๛])|หนึ่งในสี่/gu,
    { kind: 'percent', value: 25, ratio: [1, 4] },
  ],
  [
    /(?<![a-z])three[- ]quarters of(?! an? )(?![a-z])|สามในสี่/gu,
    { kind: 'percent', value: 75, ratio: [3, 4] },
  ],
];
/** Every such phrase of a plain text. */
export function phrasesIn(text: string): Reading[] {
  return SINGLE.flatMap(([pattern, quantity]) =>
    [...text.matchAll(pattern)].map((match) => ({
      quantity,
      span: { start: match.index, end: match.index + match[0].length },
      figure: { start: match.index, end: match.index + match[0].length },
      bound: quantity.kind === 'duration' ? boundOfTime(text, match.index) : boundBefore(text, match.index),
      certainty: 0.9,
      inWords: true,
      slack: 0,
    })),
  );
}
