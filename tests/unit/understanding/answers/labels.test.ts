/** What a sentence says of itself: what makes buyers start, what stops them, what they ask. */
import { describe, expect, test } from 'vitest';
import { labelsOf, unlabelled } from '../../../../src-worker/understanding/answers/labels.ts';

describe('a label is read, and what stands behind it is whole', () => {
  test.each<[string, string, string]>([
    [
      'What makes them start: a boat test, or a friend who sails',
      'starts',
      'a boat test, or a friend who sails',
    ],
    ['What tips them is usually a leak in the ceiling', 'starts', 'a leak in the ceiling'],
    ['Start when the builder hands over a mud pit', 'starts', 'the builder hands over a mud pit'],
    ['It starts when the venue is booked', 'starts', 'the venue is booked'],
    ['Trigger: the landlord gives notice', 'starts', 'the landlord gives notice'],
    ['What gets people to call is a dead hedge', 'starts', 'a dead hedge'],
    ["What stops them: 'lovely, but where do I put it?'", 'stops', "'lovely, but where do I put it?'"],
    [
      'What holds most of them back: dust, and strangers in the house',
      'stops',
      'dust, and strangers in the house',
    ],
    ['doubt: my roof is too old for it (it is not, we checked 40)', 'stops', 'my roof is too old for it'],
    ["Main thing we hear is 'my cousin does it for half'", 'stops', "'my cousin does it for half'"],
    ['The biggest objection is that it smells', 'stops', 'it smells'],
    ["The first question is always 'do you come out to Leith?'", 'asks', "'do you come out to Leith?'"],
    ["Most ask the price, then 'is there parking near', then go quiet", 'asks', 'is there parking near'],
    ['สิ่งที่ทำให้เริ่มหาคือ ลูกสอบตกเทอมแรก', 'starts', 'ลูกสอบตกเทอมแรก'],
    ['เรื่องที่ลูกค้าลังเลคือ กลัวกลิ่นติดบ้าน', 'stops', 'กลัวกลิ่นติดบ้าน'],
    ['คำที่ได้ยินบ่อยสุด: เดี๋ยวให้ช่างประจำทำ', 'stops', 'เดี๋ยวให้ช่างประจำทำ'],
    ['คำถามแรกคือ ส่งถึงปัตตานีไหม', 'asks', 'ส่งถึงปัตตานีไหม'],
  ])('%s', (sentence, kind, words) =>
    expect(labelsOf(sentence)).toMatchObject([{ kind, words, isNamed: true }]),
  );
});

describe('what they do when something happens', () => {
  test.each<[string, string]>([
    [
      'They call when the heating dies, or when the tenant complains',
      'They call when the heating dies, or when the tenant complains',
    ],
    [
      'buys after the first frost - in the shed or on the allotment',
      'buys after the first frost - in the shed or on the allotment',
    ],
    ['Most ring the day after the survey', 'Most ring the day after the survey'],
    ['Owners usually book before the lambing', 'Owners usually book before the lambing'],
    ['มักจะโทรมาหลังน้ำท่วมบ้าน หรือประกันไม่จ่าย', 'มักจะโทรมาหลังน้ำท่วมบ้าน หรือประกันไม่จ่าย'],
    ['จะหาเจ้าใหม่ตอนของขาด หรือโดนปรับ ส่วนใหญ่ขอเทียบ 2 เจ้า', 'จะหาเจ้าใหม่ตอนของขาด หรือโดนปรับ'],
    ['ตัดสินใจซื้อเมื่อแอร์ตัวเก่าเริ่มดัง', 'ตัดสินใจซื้อเมื่อแอร์ตัวเก่าเริ่มดัง'],
  ])('%s', (sentence, words) =>
    expect(labelsOf(sentence)).toMatchObject([{ kind: 'starts', words, isNamed: false }]),
  );
});

describe('one sentence may hold several', () => {
  test('in Thai, one behind the other', () =>
    expect(
      labelsOf('สิ่งที่ทำให้มาหาคือฟันหลุด สิ่งที่ทำให้ไม่กล้าคืออายหมอ คำถามแรกที่เจอคือ เจ็บไหม').map(({ kind, words }) => [
        kind,
        words,
      ]),
    ).toEqual([
      ['starts', 'ฟันหลุด'],
      ['stops', 'อายหมอ'],
      ['asks', 'เจ็บไหม'],
    ]));
  test('in English, clause by clause', () =>
    expect(
      labelsOf('They ring when the roof drips, the worry is that we never come back').map(
        ({ kind, words }) => [kind, words],
      ),
    ).toEqual([
      ['starts', 'They ring when the roof drips'],
      ['stops', 'we never come back'],
    ]));
  test('what stands beside them is left', () =>
    expect(unlabelled('จะหาเจ้าใหม่ตอนของขาด ลูกค้ากลัวสีไม่เหมือนแบบ')).toBe('ลูกค้ากลัวสีไม่เหมือนแบบ'));
  test.each([
    ['They ask first whether we are insured', 'are you insured?'],
    ['Half of them want to know "does it come apart" and go', 'does it come apart'],
  ])('%s', (sentence, words) => expect(labelsOf(sentence)).toMatchObject([{ kind: 'asks', words }]));
  test.each(['Nobody looks for one until the cellar floods', 'usually ring the first frost of the year'])(
    '%s',
    (sentence) => expect(labelsOf(sentence)).toMatchObject([{ kind: 'starts', words: sentence }]),
  );
});

describe('nothing else is one', () => {
  test.each([
    'We call when we are near',
    'They decide after comparing three quotes',
    'They book 3 weeks before the date',
    'Families with a dog',
    'They ask whether we deliver',
    'People look online after work',
    'If they call after six nobody answers',
    'What we sell is oak',
    'สั่งกันตอนตี 4 กับหลังปิดร้าน',
    'ทักมาตอนดึกเยอะ',
    'คนทักเยอะแต่ไม่ซื้อ',
    'รับจองตอนนี้ถึงสิ้นปี',
    'มาจอดหลังร้านได้',
    'ร้านเราจะปิดตอนสงกรานต์',
  ])('%s', (sentence) => expect(labelsOf(sentence)).toEqual([]));
});
