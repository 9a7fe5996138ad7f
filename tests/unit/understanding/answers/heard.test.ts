/** What is told of buyers under one label is taken apart: as many things as it holds, each whole. */
import { describe, expect, test } from 'vitest';
import { heardIn, replyBehind } from '../../../../src-worker/understanding/answers/heard.ts';

const told = (answer: string): string[] =>
  heardIn(answer, 'audience').map(({ kind, words }) => `${kind}: ${words.replaceAll(/^['"]|['"]$/gu, '')}`);

describe('several things under one label', () => {
  test.each<[string, string[]]>([
    [
      "Triggers: boiler dies, baby on the way, landlord sells. Doubts: 'too dear' and 'will they make a mess'",
      ['starts: boiler dies', 'starts: baby on the way', 'starts: landlord sells', 'stops: too dear', 'stops: will they make a mess'],
    ],
    [
      "It starts with: a failed MOT, a new job, or the school run. Worry: 'you will find other faults', the wait",
      ['starts: a failed MOT', 'starts: a new job', 'starts: the school run', 'stops: you will find other faults', 'stops: the wait'],
    ],
    [
      'Questions we get: do you deliver, how long does it keep, is it halal',
      ['asks: do you deliver', 'asks: how long does it keep', 'asks: is it halal'],
    ],
    [
      'They ask: do I need planning permission? Who clears up? Can you come at the weekend?',
      ['asks: do I need planning permission?', 'asks: Who clears up?', 'asks: Can you come at the weekend?'],
    ],
    ['Barrier: no babysitter; never danced; too far on a Friday', ['stops: no babysitter', 'stops: never danced', 'stops: too far on a Friday']],
    ['Doubts: deposit never comes back, food is same everyday', ['stops: deposit never comes back', 'stops: food is same everyday']],
    ["trigger: ticket booked, turning 40, breakup (don't write breakup)", ['starts: ticket booked', 'starts: turning 40']],
    ['People ask whether it is waterproof, and if it can be returned.', ['asks: Is it waterproof?', 'asks: Can it be returned?']],
    ['They worry about bullies and whether the bus is late.', ['stops: worried about bullies', 'stops: worried whether the bus is late']],
    ['จังหวะที่ซื้อ: เพิ่งคลอด / ย้ายเข้าคอนโด / แม่ล้มในห้องน้ำ', ['starts: เพิ่งคลอด', 'starts: ย้ายเข้าคอนโด', 'starts: แม่ล้มในห้องน้ำ']],
    ['คำถามซ้ำๆ: มีกลิ่นไหม / ลูกเลียได้ไหม / กี่วันถึง', ['asks: มีกลิ่นไหม', 'asks: ลูกเลียได้ไหม', 'asks: กี่วันถึง']],
    ['แม่บ้านชอบถามว่า "เปลืองไฟไหม" กับ "ซ่อมเองได้หรือเปล่า"', ['asks: เปลืองไฟไหม', 'asks: ซ่อมเองได้หรือเปล่า']],
    ['กลัว: เสียงดัง, ฝุ่นเข้าบ้าน, ช่างหายกลางงาน', ['stops: เสียงดัง', 'stops: ฝุ่นเข้าบ้าน', 'stops: ช่างหายกลางงาน']],
    ['เริ่มเปลี่ยนร้านเพราะช่างเดิมย้าย หรือนัดยากขึ้น กลัวจ่ายซ้ำ', ['starts: ช่างเดิมย้าย', 'starts: นัดยากขึ้น', 'stops: กลัวจ่ายซ้ำ']],
    ["'ซื้อใหม่คุ้มกว่าไหม' 'ขอราคาก่อนได้มั้ย' (บอกไม่ได้ต้องเห็นของ)", ['asks: ซื้อใหม่คุ้มกว่าไหม', 'asks: ขอราคาก่อนได้มั้ย']],
  ])('%s', (answer, things) => expect(told(answer)).toEqual(things));
}); // prettier-ignore

describe('one thing stays one', () => {
  test.each<[string, string[]]>([
    ['Doubts: staff will refuse, they like the black book', ['stops: staff will refuse, they like the black book']],
    ['Their main worry is that the van, which is old, breaks down', ['stops: the van, which is old, breaks down']],
    ['What stops them is the price, which is fair', ['stops: the price, which is fair']],
    ['Objections: none so far', []],
    ['We never ask: how much can you pay? We just quote.', []],
  ])('%s', (answer, things) => expect(told(answer)).toEqual(things));
}); // prettier-ignore

test('what the client says to it stands behind it', () => {
  const [rain] = heardIn("ลูกค้าถามว่า 'ฝนตกคืนเงินมั้ย' (เลื่อนวันให้ ไม่คืนเงิน)", 'audience');
  expect(rain && replyBehind(rain)).toBe('เลื่อนวันให้ ไม่คืนเงิน');
  const bus = heardIn(
    'They worry about bullies and whether the bus is late (not once this term).',
    'audience',
  ).at(-1);
  expect(bus && replyBehind(bus)).toBe('not once this term');
  expect(replyBehind({ behind: '(we hear this every day)' })).toBe(undefined);
});

// The first of what is feared stands right behind the word that says so, and is no less told than the others.
test.each<[string, string[]]>([
  ['barn out the back road. afraid about rain, mud & toilets, granny cold', ['stops: rain']],
  ['visitors for xmas. worried it stays wet + smell of chemicals', ['stops: it stays wet', 'stops: smell of chemicals']],
  ['husband teaches her now. fear of snow, shouting teacher', ['stops: snow', 'stops: shouting teacher']],
  ['ไม่ก็ร้านเดิมทำแล้วคันตา กลัวขนตาจริงร่วงหมด ชอบถามว่าอยู่ได้กี่วัน', ['asks: อยู่ได้กี่วัน', 'stops: กลัวขนตาจริงร่วงหมด']],
])('%s', (answer, things) => expect(told(answer)).toEqual(expect.arrayContaining(things))); // prettier-ignore

test('what is denied is not cut from its denial', () =>
  expect(
    told('the shed is full. People just dont think of mowers in january, thats the whole problem').filter(
      (words) => /don['’]?t$/u.test(words),
    ),
  ).toEqual([]));
