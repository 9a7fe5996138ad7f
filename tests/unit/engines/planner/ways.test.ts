/** Words that presume another way of buying are not said to those who order, give or book in another one. */
import { expect, test } from 'vitest';
import { planOf, said, type Answers } from './plans.ts';

const PAGE = {
  website: 'https://own.example',
  advertisingChannels: ['facebook-ads', 'instagram-ads'],
} satisfies Answers;
const deckOf = (answers: Answers): string => said(planOf(answers)).join('\n');

const GIVEN: Answers = {
  ...PAGE,
  companyName: 'Harbour Seal Rescue',
  productService: 'Charity that nurses seals back to the sea. We ask for a monthly donation.',
  startingPrice: '£5 a month',
  targetDemographics: 'Families by the sea, retired people',
  marketingObjectives: ['sales-conversion', 'customer-retention'],
  marketingMediaBudget: '£14,000 for 4 months',
};
const SOLD: Answers = {
  ...PAGE,
  companyName: 'Pouch & Co',
  productService: 'Raincoats for prams. Web shop, ships in the UK',
  startingPrice: '£48 incl. delivery',
  strengths: 'Folds into its own pocket',
  targetDemographics: 'Parents with a pram',
  marketingObjectives: ['sales-conversion'],
  marketingMediaBudget: '£6,000 for 3 months',
};

const PRESUMES =
  /follow those who ask|wrote to us|inquir|lead form|first reply|by when do you need|how many ask|one-step reply/iu;

test.each<[string, Answers]>([
  ['who gives on a page', GIVEN],
  ['who orders in a shop', SOLD],
])('%s asks nobody first', (_name, answers) => {
  expect(said(planOf(answers)).filter((text) => PRESUMES.test(text))).toEqual([]);
});

test('donors are no buyers', () => expect(deckOf(GIVEN)).not.toMatch(/\bbuyers?\b|\bbuy\b/iu));

test.each<[string, string, boolean]>([
  ['£48 incl. delivery', 'Raincoats for prams. Web shop, ships in the UK', false],
  ['£48', 'Raincoats for prams at one price. Web shop, ships in the UK', false],
  ['£48', 'Raincoats for prams. Web shop, ships in the UK', true],
])('%s, %s: begins there: %s', (startingPrice, productService, isFrom) =>
  expect(/\bfrom £48/iu.test(deckOf({ ...SOLD, startingPrice, productService }))).toBe(isFrom),
);

test.each<[string, string, RegExp]>([
  ['Haircuts and colour by appointment', 'Free times', /Free dates/u],
  ['Barn for weddings, booked for a weekend', 'Free dates', /Free times/u],
])('%s: “%s”', (productService, stage, never) => {
  const deck = deckOf({ ...SOLD, productService, startingPrice: '£60', specificObjectives: '40 bookings' });
  expect(deck).toContain(stage);
  expect(deck).not.toMatch(never);
});

test.each<[string, string, boolean]>([
  ['Loft conversions, hip to gable and dormers, design and build', 'from £52,000 inc VAT', true],
  ['Loft conversions, hip to gable and dormers, design and build', 'avg £52,000', true],
  ['Driveways and walks plowed, seasonal contract or per push', '$48 push, season $520', false],
  ['Water based cremation for pets, pick up from home or your vet', 'small dogs $265, medium $310', false],
  ['Hindu and Sikh funerals, priest, washing, cremation witness', 'complete cremation service $4,875', false],
])('%s, %s: a quote is asked for: %s', (productService, startingPrice, isQuoted) => {
  const deck = deckOf({ ...SOLD, website: '', productService, startingPrice, strengths: '' });
  expect(/ask for a quote|quote request/iu.test(deck)).toBe(isQuoted);
});
