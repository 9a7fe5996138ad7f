/** What counts as said at all. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../src/shared/domain/questionnaire.ts';
import { answersOf } from '../../../../src-worker/understanding/answers/answers.ts';

const messageOf = (keyMessage: string): string => {
  const form = emptyFormData();
  return answersOf({ ...form, clientInfo: { ...form.clientInfo, keyMessage } }).keyMessage;
};

test.each([
  'ยังไม่มีค่ะ ช่วยคิดให้หน่อย',
  'คิดไม่ออก ฝากด้วย',
  'แล้วแต่ทีมค่ะ',
  'not yet - please suggest',
  'No slogan yet',
])('who asks for a message has none: %s', (asked) => expect(messageOf(asked)).toBe(''));

test.each(['ไม่มีน้ำตาล ไม่มีเสียใจ', 'ช่วยคุณหลับ', 'Nothing tastes like home', 'Help us find them homes'])(
  'a message: %s',
  (message) => expect(messageOf(message)).toBe(message),
);
