/** A statement answers a doubt where it says the opposite on the very subject. */
import { describe, expect, test } from 'vitest';
import { answersPlainly } from '../../../../src-worker/understanding/phrases/subjects.table.ts';

describe('a doubt is answered by the opposite of the same subject', () => {
  test.each([
    ['Deposit and gone', 'we dont take a dime until posts are in'],
    ['In a hurry', 'takes 40 seconds'],
    ['Rent doubled after 3 months', 'no rate hike for 18 months, in the lease'],
    ['เมียบ่นหนวกหู', 'ห้องเก็บเสียงไม่กวนบ้าน'],
    ['Jollof go reach cold', 'sealed packs at the desk before 12:15'],
    ['กลัวสูตรรั่ว', 'เซ็น NDA ก่อนเห็นสูตร'],
    ['Length will be wrong', '9 lengths'],
    ['Every roofer says replace', 'we dont sell a new roof if patch does it'],
    ['Company goes under', 'Money goes into a bond, not to us'],
    ['กลัวโดนโกงจำนวน', 'นับให้ดูหน้าบ่อ แถม 5%'],
  ])('%s: %s', (doubt, words) => expect(answersPlainly(words, doubt)).toBe(true));

  test.each([
    ['Deposit and gone', 'deposit is non-refundable, no money back'],
    ['In a hurry', '8 minutes walk from the station'],
    ['Wont it be loud in the rain?', 'rain plan: we move it indoors'],
    ['Salaries leak to the office', '5 year seal warranty'],
    ['Granny cold', 'heated dome'],
    ['กลัวกระดูกหัก', 'รับประกัน 2 ปี'],
  ])('not %s: %s', (doubt, words) => expect(answersPlainly(words, doubt)).toBe(false));
});
