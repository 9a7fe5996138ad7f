import { expect, test } from 'vitest';
import { messageOf } from '../../../src-worker/services/error-body.ts';

test.each<[body: string, message: string]>([
  ['', ''],
  ['<html>Bad Gateway</html>', ''],
  ['{"message":"Quota used up"}', 'Quota used up'],
  ['{"error":"Quota used up"}', 'Quota used up'],
  ['{"error":{"message":"Quota used up","code":7}}', 'Quota used up'],
  ['{"detail":[{"loc":["body"],"message":"field required"}]}', 'field required'],
  ['{"message":"","error":"then this"}', 'then this'],
  ['{"code":500}', ''],
  ['"a bare text"', 'a bare text'],
  ['{"message":"two\\nlines\\u0000 and \\u202ea turn"}', 'two lines and a turn'],
  ['{"message":["a","b"]}', 'a'],
  ['{"error":{"error":{"error":{"error":{"error":"too deep"}}}}}', ''],
])('%s', (body, message) => {
  expect(messageOf(body)).toBe(message);
});

test('a long message is cut, and not in the middle of a character', () => {
  const message = messageOf(JSON.stringify({ message: `${'x'.repeat(298)}😀${'y'.repeat(50)}` }));
  expect(message).toBe(`${'x'.repeat(298)}…`);
});
