/** An appointment is called so: nobody has come yet. */
import { expect, test } from 'vitest';
import { isOwnWord } from '../../../../../src-worker/engines/planner/plan/own-word.ts';

test.each(['นัด', 'นัดสัมภาษณ์', 'นัดสัมภาษณ์พี่เลี้ยง', 'นัดทดสอบวัดระดับ', 'นัดคุย', 'นัดปรึกษา'])('%s', (name) =>
  expect(isOwnWord({ name })).toBe(true),
);
test.each(['นัดดูหน้างาน', 'เข้ามาดู', 'ทัก', 'จอง'])('not %s', (name) => expect(isOwnWord({ name })).toBe(false));
