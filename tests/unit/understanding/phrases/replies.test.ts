/** What plainly answers a doubt, whatever else the client says. */
import { describe, expect, test } from 'vitest';
import { eludes, repliesTo } from '../../../../src-worker/understanding/phrases/replies.table.ts';

describe('it answers', () => {
  test.each([
    ['Watchman will ask money again', 'QR at gate, no cash'],
    ["Is it really my cat's ashes?", 'only your pet, one at a time'],
    ['They will find something', 'We show you the old part'],
    ['กลัวโดนยัดคอร์ส', 'คิดเป็นครั้ง'],
    ['กลัวไฟดับ', 'เครื่องปั่นไฟสำรอง 2 ชุด'],
    ['Do they show up?', "crew chief's name + photo the day before"],
    ['The driver will steal', 'Two referees each'],
    ['My child will be bullied', '4 of the house masters live in'],
  ])('%s: %s', (doubt, words) => expect(repliesTo(words, doubt)).toBeGreaterThan(0));
});
describe('it does not', () => {
  test.each([
    ['Watchman will ask money again', 'bay number is yours for one hour before you arrive'],
    ['They will find something', 'shuttle runs every half hour'],
    ['กลัวไฟดับ', 'รับของ 24 ชม.'],
  ])('%s: %s', (doubt, words) => expect(repliesTo(words, doubt)).toBe(0));
});

test('what those alone have who buy many makes nothing cheaper', () => {
  expect(eludes('10+ boxes $41', 'Too expensive')).toBe(true);
  expect(eludes('$36 incl shipping', 'Too expensive')).toBe(false);
});
