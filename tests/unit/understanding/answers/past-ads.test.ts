/** What adverts brought that was of no use is told in the client's words, and nothing else is taken for it. */
import { describe, expect, test } from 'vitest';
import { pastAdsIn } from '../../../../src-worker/understanding/answers/past-ads.ts';

describe('people who were no buyers', () => {
  test.each([
    [
      'Leads are £40, lots of students and agents in there. 1 in 9 buys',
      'lots of students and agents in there',
    ],
    ['Facebook leads were rubbish.', 'Facebook leads were rubbish'],
    ['LinkedIn got us job seekers only', 'LinkedIn got us job seekers only'],
    ['ลีดละ 180, ปัญหาคือลีดร้านชำปนมาเยอะ', 'ลีดร้านชำปนมาเยอะ'],
    ['โทรมา 80 ราย นอกนั้นหาซื้อ 50-100 ใบ ออกใบเสนอราคา 32', 'นอกนั้นหาซื้อ 50-100 ใบ'],
    ['ยิงเดือนนึง คนมาผิดกลุ่ม เป็นเด็กนักเรียน', 'คนมาผิดกลุ่ม'],
    ['One in nine leads takes a meeting', undefined],
    ['ทักละ 22 บาท สิบคนทักจองสาม', undefined],
  ])('%s', (answer, words) => expect(pastAdsIn(answer).unwanted).toBe(words));
});

describe('likes that bought nothing', () => {
  test.each([
    [
      'We boosted a post for £40, got 200 likes and nobody',
      'We boosted a post for £40, got 200 likes and nobody',
    ],
    ['Boosted a reel, 4,000 views, 1 sale', 'Boosted a reel, 4,000 views, 1 sale'],
    ['โพสต์ได้ไลค์เป็นร้อยแต่ไม่มีคนจอง', 'โพสต์ได้ไลค์เป็นร้อยแต่ไม่มีคนจอง'],
    ['Likes are up 20% and orders too', undefined],
    ['ไม่เคยยิงแอด มีแต่ปากต่อปาก', undefined],
  ])('%s', (answer, words) => expect(pastAdsIn(answer).likes).toBe(words));
});
