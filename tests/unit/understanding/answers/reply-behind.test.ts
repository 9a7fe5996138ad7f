/** What a client says to a doubt in the same breath answers it. */
import { expect, test } from 'vitest';
import { replyBehind } from '../../../../src-worker/understanding/answers/heard.ts';

test.each([
  [' เราให้ป้ายเบอร์เซรามิกติดตัวน้องเข้าเตา', 'ให้ป้ายเบอร์เซรามิกติดตัวน้องเข้าเตา'],
  [' ทางร้านถ่ายวิดีโอทุกขั้นตอนส่งให้ดู', 'ถ่ายวิดีโอทุกขั้นตอนส่งให้ดู'],
])('%s', (behind, reply) => expect(replyBehind({ behind })).toBe(reply));

test.each([' - NO. Fear', ' เราก็ไม่รู้จะตอบยังไง', ' เราอยากให้ช่วยคิดคำตอบหน่อย', ' ลูกค้าเงียบไปเลย'])(
  'no reply: %s',
  (behind) => expect(replyBehind({ behind })).toBeUndefined(),
);
