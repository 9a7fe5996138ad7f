/** A verb keeps its subject, a condition its consequence, a row its head; what only stands beside it is apart. */
import { describe, expect, test } from 'vitest';
import { isOneThought, lacksSubject } from '../../../../src-worker/understanding/phrases/clauses.ts';
import { factsOf } from '../../../../src-worker/understanding/phrases/apart.ts';
import { claimsIn } from '../../../../src-worker/understanding/phrases/index.ts';

const words = (text: string, field: Parameters<typeof claimsIn>[1] = 'strengths'): string[] =>
  claimsIn(text, field)
    .flatMap((claim) => factsOf(claim, field))
    .map((claim) => claim.words);

describe('is one thought', () => {
  test.each([
    ['We lower a microphone', 'and', 'send you the recording'],
    ['We collect the car', ',', 'service it'],
    ['We weigh the wool in front of you', 'and', 'pay on the spot'],
    ['The fitter measures the door', 'and', 'hangs it in one visit'],
    ['We send a card', '+', 'text when it is due'],
    ['Break it in the first year', ',', 'we send another'],
    ['Bring a friend', ',', 'both pay half'],
    ['Order before 2pm', ',', 'it leaves today'],
    ['No win', ',', 'no fee'],
    ["It is £90 then it's a key fee", ',', 'cleaning fee'],
    ['สั่งก่อนสี่โมงเย็น', ' ', 'ส่งถึงพรุ่งนี้'],
    ['ชวนเพื่อนมาเรียน', ' ', 'ลดให้คนละ 200'],
  ])('%s %s %s', (before, mark, after) => expect(isOneThought(before, mark, after)).toBe(true));

  test.each([
    ['We have own fitters', 'and', 'parking'],
    ['No sugar', ',', 'no preservatives'],
    ['Book online', ',', 'pay by card'],
    ['They double book', ',', 'heard it from three ladies'],
    ['Own workshop', 'and', 'a café'],
    ['oak floors', ',', 'pine floors'],
    ['ช่างประจำ', ' ', 'ส่งฟรี'],
  ])('%s | %s | %s are two', (before, mark, after) => expect(isOneThought(before, mark, after)).toBe(false));
});

test('a verb that was found alone lacks the subject before it', () => {
  expect(lacksSubject('We lower a microphone and ', 'send you the recording')).toBe(true);
  expect(lacksSubject('Open daily. ', 'we send you the recording')).toBe(false);
});

describe('an answer is divided between thoughts', () => {
  test.each<[string, Parameters<typeof claimsIn>[1], string[]]>([
    [
      'We film the drain and mail you the clip so you know what you pay for. One price.',
      'strengths',
      ['We film the drain and mail you the clip', 'One price'],
    ],
    [
      'Every bench guaranteed 15 years incl. the slats. Made in Wales.',
      'strengths',
      ['Every bench guaranteed 15 years incl. the slats', 'Made in Wales'],
    ],
    [
      'Skip a week, take it the next month. Warm hall.',
      'strengths',
      ['Skip a week, take it the next month', 'Warm hall'],
    ],
    [
      'We ring an hour before, every time. Own vans.',
      'strengths',
      ['We ring an hour before, every time', 'Own vans'],
    ],
    [
      'A carer who your mum looks forward to. Same person each week.',
      'strengths',
      ['A carer who your mum looks forward to', 'Same person each week'],
    ],
    // What is done for buyers is said, though nothing else was found in it.
    [
      'We strip the sofa to the frame and show you what is underneath before we quote. 14 days, start to finish.',
      'strengths',
      [
        'We strip the sofa to the frame and show you what is underneath before we quote',
        '14 days, start to finish',
      ],
    ],
    ['easy to grasp, somewhere you can walk in', 'rivalgood', ['easy to grasp', 'somewhere you can walk in']],
    ['สายเกิน 15 นาทีลดให้ 50 บาท มีที่จอดรถ', 'strengths', ['สายเกิน 15 นาทีลดให้ 50 บาท', 'มีที่จอดรถ']],
    ['ของหายชดใช้ให้ 2,000 บาท แม่บ้านประจำ', 'strengths', ['ของหายชดใช้ให้ 2,000 บาท', 'แม่บ้านประจำ']],
    ['ไม่ใส่ผงชูรส อย. ฮาลาล กะทิสด', 'strengths', ['ไม่ใส่ผงชูรส', 'อย.', 'ฮาลาล', 'กะทิสด']],
    [
      'ใส่แล้วมึนภายใน 60 วัน เปลี่ยนเลนส์ให้ฟรี 1 ครั้ง มีที่จอดรถ',
      'strengths',
      ['ใส่แล้วมึนภายใน 60 วัน เปลี่ยนเลนส์ให้ฟรี 1 ครั้ง', 'มีที่จอดรถ'],
    ],
    [
      'ถ้าหมอประเมินแล้วไม่ควรปลูก บอกเลย ปีที่แล้วหมอปฏิเสธไป 1 ใน 5',
      'strengths',
      ['ถ้าหมอประเมินแล้วไม่ควรปลูก บอกเลย', 'ปีที่แล้วหมอปฏิเสธไป 1 ใน 5'],
    ],
    ['ถ้ายื่นช้าเพราะเรา ค่าปรับเราจ่าย', 'strengths', ['ถ้ายื่นช้าเพราะเรา ค่าปรับเราจ่าย']],
    ['ส่งตามวันประจำ ไม่ต้องสั่ง ล้างถังใหม่ทุกรอบ', 'strengths', ['ส่งตามวันประจำ ไม่ต้องสั่ง', 'ล้างถังใหม่ทุกรอบ']],
    ['หลังคาสูง 12 เมตร ลูกไม่ติดคาน ที่จอด 70 คัน', 'strengths', ['หลังคาสูง 12 เมตร ลูกไม่ติดคาน', 'ที่จอด 70 คัน']],
    ['หวานไป แต่ละวันไม่เหมือนกัน', 'rivalbad', ['หวานไป', 'แต่ละวันไม่เหมือนกัน']],
  ])('%s', (text, field, expected) => expect(words(text, field)).toEqual(expected));
});
