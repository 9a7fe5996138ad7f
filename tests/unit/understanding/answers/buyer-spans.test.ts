/** What starts buyers, what stops them and who decides, where no label tells it. */
import { describe, expect, test } from 'vitest';
import { buyerSpans } from '../../../../src-worker/understanding/answers/buyer-spans.ts';
import { heardIn } from '../../../../src-worker/understanding/answers/heard.ts';

const told = (answer: string): string[] =>
  buyerSpans(answer, 'audience').map(({ tag, start, end }) => `${tag}: ${answer.slice(start, end)}`);
const heard = (answer: string, field: 'audience' | 'whynow' = 'audience'): string[] =>
  heardIn(answer, field).map(({ kind, words }) => `${kind}: ${words}`);

describe('without a label', () => {
  test.each([
    ['They call when the boiler has died.', 'trigger: the boiler has died'],
    ['They are afraid of hidden costs', 'doubt: hidden costs'],
    ['Couples decide together', 'decides: Couples decide together'],
    ['กลัวโดนหักมัดจำ', 'doubt: กลัวโดนหักมัดจำ'],
    ['เริ่มหาตอนลูกใกล้เปิดเทอม', 'trigger: ลูกใกล้เปิดเทอม'],
    ['แม่เป็นคนจ่าย', 'decides: แม่เป็นคนจ่าย'],
  ])('%s', (answer, span) => expect(told(answer)).toContain(span));
  test.each(['We open every day but Sunday', 'ร้านเปิดทุกวัน 9 โมงถึง 2 ทุ่ม'])('nothing: %s', (answer) =>
    expect(told(answer)).toEqual([]),
  );
});

describe('told whole', () => {
  test('with who thinks it', () =>
    expect(heard('Owners think the old boiler will last another winter')).toEqual([
      'stops: Owners think the old boiler will last another winter',
    ]));
  test('a bracket that does not close is cut off', () =>
    expect(heard('Many think it is dear (it is not')).toEqual(['stops: Many think it is dear']));
  test.each(['อยากปิดยอดก่อนสิ้นปี', 'เจ้าของอายุ 61', 'We never ask: how much can you pay?'])(
    'nothing of the client itself: %s',
    (answer) => expect(heard(answer, 'whynow')).toEqual([]),
  );
});
