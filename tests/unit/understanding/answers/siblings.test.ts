/** Costs, rates, room and price as clients of other trades tell them: each class in English, in Thai and in both. */
import { describe, expect, test } from 'vitest';
import { readCapacity } from '../../../../src-worker/understanding/answers/capacity.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readPrice } from '../../../../src-worker/understanding/answers/price.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

describe('what money brought is a cost', () => {
  test.each<[string, number]>([
    ['Meta sent us 90 enquiries for £630 in May.', 7],
    ['Last summer €1,900 on Facebook brought 76 bookings, 5% of them cancelled', 25],
    ['400 dollars of Facebook brought 52 new cards', 7.69],
    ['จ่ายค่าแอด 3,600 ได้ออเดอร์ 45', 80],
    ['IG ads: spend 15K/mo ได้ 120 inbox, จองจริง 30%', 125],
  ])('%s', (answer, now) => expect(readCosts([['onlineAdIssues', answer]])).toMatchObject([{ now }]));
  test.each([
    'we spent €4,000 in four months and got telephone calls about bicycle bells',
    'spent 9,000 baht, 14,000 views and nothing else',
  ])('none: %s', (answer) => expect(readCosts([['onlineAdIssues', answer]])).toEqual([]));
});

describe('counts told one after the other are rates', () => {
  test.each<[string, number[]]>([
    ['90 enquiries in May. Twenty came to the open evening, six signed up for the term.', [22.22, 30]],
    ['Out of 200 people who ask, 30 come to the evening, and 4 become carers in the end', [15, 13.33]],
    ['ทักมาร้อยคน จองทดลองสามสิบ มาจริงยี่สิบ สมัครแปด', [30, 66.67, 40]],
    ['ลีดรายละ 350 นัดสำรวจได้สามในสี่ เซ็นสัญญาหนึ่งในห้า', [75, 20]],
    ['WhatsApp chats R22 each → 1 in 4 sends a photo → 6 out of 10 book pick-up', [25, 60]],
  ])('%s', (answer, expected) =>
    expect(readRates([['onlineAdIssues', answer]]).map(({ percent }) => percent)).toEqual(expected),
  );
});

describe('room', () => {
  test.each<[string, number, string | undefined]>([
    ['Two trucks, each does 2 moves a day, six days', 24, 'week'],
    ['12 seats on the boat and two trips a day, only May to September', 24, 'day'],
    ['three crews, one house a week each', 3, 'week'],
    ['84 desks, 51 taken', 84, undefined],
    ['ทีมช่าง 3 ทีม ทำได้ทีมละ 2 หลังต่อเดือน', 6, 'month'],
    ['มี 5 เตียง วันละไม่เกิน 30 คิว ห้ามลดราคา', 30, 'day'],
    ['หมอ 2 คน ผ่าได้คนละ 5 เคส/วัน', 10, 'day'],
  ])('%s', (text, count, per) => {
    const read = readCapacity([{ path: 'campaignObjectives.currentChallenges', text }]);
    expect({ count: read?.count, per: read?.per }).toEqual({ count, per });
  });
  test.each(['ปีที่แล้วทำได้ 45 ไร่เพราะรถเสีย', 'We break even at 1,700 tickets.'])('none: %s', (text) =>
    expect(readCapacity([{ path: 'campaignObjectives.currentChallenges', text }])).toBeUndefined(),
  );
});

describe('what is paid out, a deposit and a package are no price', () => {
  test.each<[string, number | undefined]>([
    ['£38,500 salary plus £2,000 relocation', undefined],
    ['nothing, we pay carers £480 a week', undefined],
    ['เงินเดือนพี่เลี้ยง 16,000-20,000 อยู่ประจำ', undefined],
    ['Basic ₱18,500/month + ₱5,000 signing bonus', undefined],
    ['Consultation fee 80 dirhams, credited against treatment. Laser from AED 450 a session', 450],
    ['ค่าเรียน 12,500 มัดจำ 2,000', 12_500],
    ['ครั้งละ 600 คอร์ส5ครั้ง 2,700', 600],
  ])('%s', (answer, value) => expect(readPrice(answer).value).toBe(value));
});
