/** What buyers are told to think, ask and do, as page 7 and 8 tell it. */
import { describe, expect, test } from 'vitest';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { hurryOf } from '../../../../../src-worker/engines/planner/plan/moment.ts';
import { isOwnAccount } from '../../../../../src-worker/understanding/phrases/inner.ts';
import { planOf } from '../plans.ts';

const persona = (additionalDemographics: string, more = {}) => {
  const plan = planOf({ productService: 'Trailer hire by the day', additionalDemographics, ...more });
  return { plan, ...WRITERS['target-persona'](plan) };
};

test.each([
  ["Some think a permit is needed (it isn't).", 'They hesitate because some think a permit is needed'],
  ['Most think it takes weeks to arrange', 'They hesitate because most think it takes weeks to arrange'],
])('%s: who thinks it is told with it', (told, title) => expect(persona(told).title).toBe(title));

test('what the client says against it in parentheses answers it', () =>
  expect(persona("Some think a permit is needed (it isn't).").plan.buyers.objection?.answer?.words).toBe(
    "it isn't",
  ));

test.each(['it did in 2020, the lower third', 'happened 2 streets away', 'no we dont'])(
  '%s: that it is so is no answer to what they fear',
  (aside) =>
    expect(
      persona(`They worry that the lane floods (${aside}).`).plan.buyers.objection?.answer,
    ).toBeUndefined(),
);

describe('a sentence that opens with a quotation is what they say', () => {
  test('a question is asked, with what is said to it', () => {
    const { buyers } = persona("They ring late. 'Will my car tow it' - yes up to 1,200 kg").plan;
    expect(buyers.asks?.words).toBe('Will my car tow it?');
    expect(buyers.asks?.answer?.words).toBe('yes up to 1,200 kg');
  });
  test('whatever else they say stops them', () => {
    const { buyers } = persona("'I thought you had to be a member', 'we are too old for it'.").plan;
    expect(buyers.objection?.thought).toBe('I thought you had to be a member');
  });
  test('a Thai question of buyers is asked', () => {
    const plan = planOf(
      { productService: 'สอนขับรถตัวต่อตัว', additionalDemographics: 'ถามว่า 6 ครั้งจะขับได้จริงเหรอ' },
      'th',
    );
    expect(plan.buyers.asks?.words).toBe('6 ครั้งจะขับได้จริงเหรอ');
  });
});

describe('who leaves it late', () => {
  test.each<[string, boolean]>([
    ['They panic in the last week', true],
    ['Most people remember the night before', true],
    ['They book in the first week', false],
    ['We rush the orders in the last week', false],
  ])('%s: %s', (told, isLate) => expect(hurryOf(persona(told).plan.r) !== undefined).toBe(isLate));
});

test('who gives it to another is a buyer as well, without the ages of the others', () => {
  const { plan, output } = persona('', {
    targetDemographics: 'Students and teachers; grandparents buy it as a present too',
    ageRangeMin: 20,
    ageRangeMax: 40,
  });
  expect(plan.buyers.people.at(-1)).toMatchObject({ who: 'grandparents', gives: true });
  expect(JSON.stringify(output)).toContain('"name":"Grandparents","demographic":{"age":""');
});

test.each<[string, boolean]>([
  ['commission 12% of the premium', true],
  ['4 in 10 hires are repeats', true],
  ['132 units today', true],
  ['คนมาซ้ำปีนึงประมาณ 2 ใน 10', true],
  ['คันนึงวิ่งได้วันละ 4 งาน', true],
  ['9 of 10 swim 25 m by lesson ten', false],
  ['Claims closed in 9 days on average', false],
  ['จบเคสเฉลี่ย 9 วัน', false],
])('%s is told of the business’s own books: %s', (words, isOwn) => expect(isOwnAccount(words)).toBe(isOwn));
