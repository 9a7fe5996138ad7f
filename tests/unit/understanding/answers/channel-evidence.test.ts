/** What a channel brought is read from the client's words about it, and what is not tried or counts well says nothing against it. */
import { describe, expect, test } from 'vitest';
import { channelEvidenceIn, triedIn } from '../../../../src-worker/understanding/answers/channel-evidence.ts';

const told = (answer: string): string[] =>
  channelEvidenceIn(answer).map(({ channel, verdict }) => `${channel} ${verdict}`);

describe('what a channel brought', () => {
  test.each([
    ['LinkedIn boosted, zero. Webinar: 88 registered, 5 bought', ['linkedin-ads nothing']],
    ['Google 19 a booking. FB was useless, $140 for nowt', ['facebook-ads nothing']],
    ['We tried TikTok in May, 4 leads 0 sales', ['tiktok-ads nothing']],
    ['Google ค่าจอง 190 บาท. FB ไม่เคยได้', ['facebook-ads nothing']],
    ['กูเกิลคลิกละ 6 คลิก 100 สั่ง 11 ส่วนเฟสไม่มีใครสั่ง', ['facebook-ads nothing']],
    ['Google 90 a callback, FB 40 but poor', ['facebook-ads wrong']],
    ['ยิง LinkedIn ได้แต่คนขายประกัน', ['linkedin-ads wrong']],
    ['Google maps brings most. IG boost 51 DM', ['google-ads best']],
    ['Most of our customers come from Facebook', ['facebook-ads best']],
    ['ที่เวิร์คคือ google ได้ lead ละ 90', ['google-ads best']],
    ['ลูกค้าส่วนใหญ่มาจากเฟซ', ['facebook-ads best']],
  ])('%s', (answer, expected) => expect(told(answer)).toEqual(expected));
  test.each([
    'Google never tried',
    'ไม่เคยยิงแอดเฟซ',
    'Facebook $27, 180 leads, 20 applied',
    'Google did 70 calls for 630 in May',
    'Facebook marketplace messages are free but time wasters',
    'Google is cheaper, 21 a form',
    'Facebook works best at weekends. Facebook in May, zero',
  ])('%s says nothing', (answer) => expect(told(answer)).toEqual([]));
});

test('where adverts ran is told apart from where they did not', () => {
  expect(triedIn('Meta 12 a lead. Google never tried. LinkedIn zero')).toEqual([
    'facebook-ads',
    'instagram-ads',
    'linkedin-ads',
  ]);
});
