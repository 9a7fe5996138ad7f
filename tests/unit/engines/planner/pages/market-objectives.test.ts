/** Page 3, and where the goal comes again: in the client's words where its number is not certain, through every step where it is. */
import { expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

function form(goal: string, budget = '£2,000 a month, 6 months from January') {
  const data = emptyFormData();
  data.clientInfo.companyName = 'Wharfe Boiler Care';
  data.clientInfo.productService = 'Boiler servicing for homes';
  data.clientInfo.startingPrice = '£95';
  data.clientInfo.onlineAdIssues =
    'Google clicks cost £3, 10% of clicks send an enquiry, 1 enquiry in 4 books';
  data.campaignObjectives.advertisingChannels = ['google-ads'];
  data.campaignObjectives.marketingMediaBudget = budget;
  data.campaignObjectives.specificObjectives = goal;
  return data;
}
const words = (value: unknown): string => JSON.stringify(value);

test.each<['en' | 'th', string, string]>([
  [
    'en',
    'We have 12 groups x 5 = 60 slots every round, now 34. We want 54 per round.',
    'We have 12 groups x 5 = 60 slots every round, now 34. We want 54 per round',
  ],
  ['th', 'มี 12 กลุ่ม กลุ่มละ 5 คน ตอนนี้ 34\nอยากได้ 54 คนต่อรอบ', 'มี 12 กลุ่ม กลุ่มละ 5 คน ตอนนี้ 34 อยากได้ 54 คนต่อรอบ'],
])(
  '%s: a goal whose number is not certain is quoted on pages 3, 12 and 19, and asked for',
  async (language, goal, quote) => {
    const deck = await writeDeck(form(goal), language);
    for (const page of [3, 12, 19]) expect(words(deck[page - 1])).toContain(`“${quote}”`);
    expect(words(deck[18]?.reckoned)).toContain('54');
    expect(words(deck)).not.toMatch(
      /One number comes first: the one that means success|ต้องทำได้เท่าไรจึงถือว่าสำเร็จ/u,
    );
  },
);

test('the cost to bring down is that of what the goal counts, and no click', async () => {
  const [, , page] = await writeDeck(
    form('From 20 bookings a month to 60 by end of June', '£2,000 a month'),
    'en',
  );
  expect(words(page?.output)).toContain('Bring the media cost of one booking down from £120 to £50');
  expect(words(page?.output)).not.toContain('Hold the cost of a click');
});

test('what the money reaches already is held', async () => {
  const [, , page] = await writeDeck(form('From 20 bookings a month to 30 by end of June'), 'en');
  expect(words(page?.output)).toContain('Hold the media cost of one booking at £120');
});
