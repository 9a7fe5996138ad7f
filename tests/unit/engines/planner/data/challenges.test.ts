/** Challenges: found where the client names one, and answered without a figure. */
import { describe, expect, test } from 'vitest';
import { REMEDIES } from '../../../../../src-worker/engines/planner/data/challenges.ts';
import { figuresIn } from '../../../../../src/shared/domain/audit/numerals.ts';

const found = (clause: string): string | undefined =>
  REMEDIES.find(({ pattern }) => pattern.test(clause))?.id;

describe('a challenge that the client names', () => {
  test.each([
    ['Staff cannot reply in the evening', 'chat'],
    ['stock of the micro-lots runs out within a week of launch', 'stock'],
    ['Three clinics opened in the same street', 'competition'],
    ['มีคลินิกเปิดใหม่ในย่านเดียวกัน 3 แห่ง', 'competition'],
    // Its own opening is no rival's.
    ['New gym, opened in September, 60 members so far', undefined],
    ['สาขาเปิดใหม่ของเรายังเงียบ', undefined],
    ['Rain in late October', undefined],
    // A script stands only where what it presumes is told.
    // A figure alone is no complaint of it.
    ['A chat costs us 80 baht', undefined],
    ['A chat has become too expensive for us', 'cost'],
    ['ค่าโฆษณาสูงขึ้นทุกเดือน', 'cost'],
    ['คนทักแชตเยอะ ค่าทัก 45 บาท', undefined],
    ['แอดมินเลิก 6 โมง', 'chat'],
    ['New licence rule for kennels', undefined],
    ['Head office approves every post', 'approval'],
    ['310 signed consent forms so far', undefined],
    ['Engineers do not fill in forms', 'forms'],
  ])('“%s”: %s', (clause, id) => expect(found(clause)).toBe(id));
});

test.each(REMEDIES.map((remedy) => [remedy.id, remedy] as const))(
  'what is done about %s states no figure, in each language',
  (_id, { title, hints, report, change, why }) => {
    for (const { en, th } of [title, ...hints, report, change, why]) {
      expect(figuresIn(en), en).toEqual([]);
      expect(figuresIn(th), th).toEqual([]);
      expect(th).toMatch(/\p{Script=Thai}/u);
      expect(en).not.toMatch(/\p{Script=Thai}/u);
    }
  },
);
