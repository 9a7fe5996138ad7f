/** What can be served, in the client's words, on the page that spends the money. */
import { expect, test } from 'vitest';
import { writeMediaDirection } from '../../../../../src-worker/engines/planner/pages/media-direction.ts';
import { withHands } from '../../../../../src-worker/engines/planner/plan/served.ts';
import { planOf, type Answers } from '../plans.ts';
import { texts } from '../support.ts';

const KILN: Answers = {
  companyName: 'Ash Kiln',
  productService: 'Raku pottery classes',
  heroProduct: 'Raku evening',
  startingPrice: '£60 a seat',
  advertisingChannels: ['facebook-ads'],
  marketingMediaBudget: '£900 a month for 3 months',
  specificObjectives: '40 bookings a month',
};
const told = (answers: Answers, language: 'en' | 'th' = 'en'): string =>
  texts(writeMediaDirection(planOf(answers, language)).output).join(' ');

test.each(['60 bookings a month at most', 'Evenings are full until March'])(
  '%j stands on the page of the media',
  (words) => expect(told({ ...KILN, currentChallenges: `${words}. Few people know us.` })).toContain(words),
);

test.each(['One kiln, one class per evening', 'Two kilns at a time, closed Mondays', '8 to a class'])(
  '%j is no number of bookings that the ads could keep within',
  (words) =>
    expect(told({ ...KILN, currentChallenges: `${words}. Few people know us.` })).not.toContain(
      'than you can serve',
    ),
);

test.each(['We got only 3 leads', 'The kiln stands empty at weekends', 'Rivals have two kilns each'])(
  '%j is no limit',
  (words) =>
    expect(told({ ...KILN, currentChallenges: `${words}.` })).not.toContain('more than you can serve'),
);

test('of each so many is told with those of whom it is told', () => {
  expect(withHands('ช่าง 3 ทีม ทีมละ 2 ห้องต่อเดือน', 'ทีมละ 2 ห้องต่อเดือน')).toBe('ช่าง 3 ทีม ทีมละ 2 ห้องต่อเดือน');
  expect(withHands('ร้านเปิดใหม่ รับได้วันละ 3 ราย', 'รับได้วันละ 3 ราย')).toBe('รับได้วันละ 3 ราย');
});
