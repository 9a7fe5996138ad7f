/** A rule is printed whole, or not at all; what only tells how things are is none. */
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { rulesIn } from '../../../../src-worker/understanding/answers/rules.ts';
import { isBareOrder } from '../../../../src-worker/understanding/answers/rule-heads.ts';

const NOTES = 'competitiveAnalysis.additionalNotes';
const TROUBLES = 'campaignObjectives.currentChallenges';
const GOALS = 'campaignObjectives.specificObjectives';
const read = (text: string, path = NOTES): Rule[] => rulesIn([{ path, text }]);

describe('words that are forbidden in a row behind their label', () => {
  test.each<[string, string, string[]]>([
    ['ห้าม: ปลูกผม, รักษาผมร่วง. อย่าเอารูปทารก', 'ห้าม: ปลูกผม, รักษาผมร่วง', ['ปลูกผม', 'รักษาผมร่วง']],
    [
      'คำต้องห้าม: ลดพุง ดีท็อกซ์ ล้างลำไส้ ; อย่าใช้รูปโถส้วม',
      'คำต้องห้าม: ลดพุง ดีท็อกซ์ ล้างลำไส้',
      ['ลดพุง', 'ดีท็อกซ์', 'ล้างลำไส้'],
    ],
    ['Banned words: cure, heal, miracle', 'Banned words: cure, heal, miracle', ['cure', 'heal', 'miracle']],
    ['ห้ามใช้คำว่า ไม่เช็กบูโร, อนุมัติทุกราย', 'ห้ามใช้คำว่า ไม่เช็กบูโร, อนุมัติทุกราย', ['ไม่เช็กบูโร', 'อนุมัติทุกราย']],
    [
      'ห้ามเขียนอะไรที่เหมือนค้าคน เช่น "พร้อมส่ง" "สต็อก"',
      'ห้ามเขียนอะไรที่เหมือนค้าคน เช่น "พร้อมส่ง" "สต็อก"',
      ['พร้อมส่ง', 'สต็อก'],
    ],
  ])('%s', (text, quote, terms) =>
    expect(read(text)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'words', quote, terms })]),
    ),
  );
});

test.each([
  ['never promise cures. Licence no. must be in the footer', 'Licence no. must be in the footer'],
  ['never promise fruit. Register no. stays in footer', 'Register no. stays in footer'],
])('the short word for a number denies nothing: %s', (text, quote) =>
  expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'must', quote })),
);

test('what is not to be advertised is told with the order', () =>
  expect(read('infants full, waitlist 70, do not advertise').map(({ quote }) => quote)).toEqual([
    'infants full, waitlist 70, do not advertise',
  ]));

test.each([
  ['11 weeks not 13. Never slag the council', NOTES],
  ['not medics. Never name clients', TROUBLES],
  ['not the coffee. Only Fiona can do a bid', TROUBLES],
  ['renewal 93% and must not slip', GOALS],
  ['only 11 in the shed till then', TROUBLES],
  ['เสาร์อาทิตย์เต็มไม่ต้องแอด', TROUBLES],
])('how things are orders nothing: %s', (text, path) =>
  expect(read(text, path).map(({ quote }) => quote)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:11|not|only|Only|must|ไม่ต้อง)/u)]),
  ),
);

test.each([
  'don’t push those',
  'but dont chase',
  "don't add to it",
  'ห้าม',
  'คำต้องห้าม',
  'ห้ามใช้คำว่า',
  'งดพูด',
  'ขนส่งห้าม',
  'ห้ามเขียนคำ เช่น',
  'words to avoid:',
])('that something is forbidden is no rule without what: %s', (text) => expect(isBareOrder(text)).toBe(true));
test.each(['Do NOT retarget', 'dont say easy', 'ห้ามโชว์ราคา', 'งดมือถือ', 'No politics', 'Not "vibes"'])(
  'a short rule is one: %s',
  (text) => expect(isBareOrder(text)).toBe(false),
);

// A rule that waits for its next word goes on to it, whatever abbreviation stands between.
test.each(['ห้ามแจกของแถมมูลค่าเกินที่ คปภ. กำหนด', 'ห้ามลดราคาต่ำกว่าที่ อย. อนุญาต', 'ห้ามใช้โลโก้ของ กฟภ. ในโฆษณา'])(
  '%s',
  (text) => expect(read(text).map(({ quote }) => quote)).toEqual([text]),
);
