/** What somebody could think or say as it stands, and what people do. */
import { expect, test } from 'vitest';
import { isDeed, isFeared, isFullThought } from '../../../src-worker/understanding/full-thought.ts';

test.each([
  'Fog cancels plane',
  'I can ring when I need you',
  'Been told ‘accessible’ before and it was 3 steps',
  'Alcohol allowed?',
  'Too late for me',
  'กลัวคลื่น',
  'ต้องมีตู้เย็น',
])('%j is a thought', (words) => expect(isFullThought(words)).toBe(true));

test.each([
  'Price',
  'His pride',
  'Lol that is the point',
  'Drive of 90 minutes',
  'Fungus in monsoon',
  'Boozy?',
  '‘bubble’',
  'They do not know police don’t clean',
  'เน็ต',
  'ร้อน',
])('%j is none', (words) => expect(isFullThought(words)).toBe(false));

test.each(['Most leave it to the last 5 days', 'The wife or daughter sends it', 'แม่หา'])(
  '%j is what they do',
  (words) => expect(isDeed(words)).toBe(true),
);
test.each([
  '(next one is about 20 Jan)',
  'My child will be bullied',
  'Farrier gossip',
  'คนซื้อ = ลูกสาววัยทำงาน',
])('%j is not', (words) => expect(isDeed(words)).toBe(false));

test('a fear is no refusal', () => {
  expect(isFeared('กลัวแม่ไม่กล้าไปคนเดียว')).toBe(true);
  expect(isFeared('Husband says no')).toBe(false);
});

test.each(['Many own a grinder', 'Plants with more than 200 employees', 'Nurses drive in from Leeds'])(
  '%j tells of many',
  (words) => expect(isDeed(words)).toBe(true),
);
