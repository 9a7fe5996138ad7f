import { describe, expect, test } from 'vitest';
import { readingsOf } from '../../../../src-worker/engines/planner/planning.ts';
import { readings } from '../../../../src/copy/readings.ts';
import { meaningOfView } from '../../../../src/screens/wizard/readings/meaning.ts';
import { readingLines, type ReadingLine } from '../../../../src/screens/wizard/readings/lines.ts';
import { withCorrection } from '../../../../src/shared/domain/corrections.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';

const t = readings.en;
const NOW = new Date(Date.UTC(2026, 10, 21));
const form = (change: (form: FormData) => void): FormData => {
  const made = emptyFormData();
  change(made);
  return made;
};
const linesOf = (of: FormData): ReadingLine[] => readingLines(readingsOf(of, NOW), of, t);
/** A line as it is read: its name, what is understood, and what one should know of it. No figures are known in most answers. */
const told = (of: FormData): string[] => allTold(of).filter((line) => line !== NONE_KNOWN);
const NONE_KNOWN = 'Known figures: None named; nothing is forecast without one';
const allTold = (of: FormData): string[] =>
  linesOf(of).map(
    ({ name, phrases }) =>
      `${name}: ${phrases.map(({ text, notes }) => [text, ...notes].join(' | ')).join(' / ')}`,
  );

describe('in plain words', () => {
  test.each<[string, string]>([
    ['120,000 THB per month for 3 months', 'Budget: 120,000 THB a month for 3 months | 360,000 THB in all'],
    [
      'ไม่เกินแสนห้าต่อเดือน',
      'Budget: At most 150,000 THB a month | No currency named: told by the other answers',
    ],
    ['5-8 หมื่นบาทต่อเดือน', 'Budget: 50,000 to 80,000 THB a month | Planned on the lower end'],
    ['1.2 ล้านบาท', 'Budget: 1,200,000 THB in all | No period named: read as the whole budget'],
    ['£25,000 over 10 weeks', 'Budget: 25,000 GBP in all for 10 weeks'],
    ['as little as possible', 'Budget: No sum found; the plan shows shares, not money'],
  ])('%s', (answer, expected) =>
    expect(
      told(form(({ campaignObjectives }) => (campaignObjectives.marketingMediaBudget = answer))),
    ).toEqual([expected]),
  );
  test.each<[string, string]>([
    ['Grow subscribers from 310 to 900 in six months', 'Goals: Subscribers: from 310 to 900 within 6 months'],
    ['60 รายต่อเดือน', 'Goals: What is counted is not said: 60 ราย a month'],
    ['900 members by March 2027', 'Goals: Members: 900 by 31 March 2027'],
    ['Become known', 'Goals: Become known | No figure found; to agree with the client'],
  ])('%s', (answer, expected) =>
    expect(told(form(({ campaignObjectives }) => (campaignObjectives.specificObjectives = answer)))).toEqual([
      expected,
    ]),
  );
  test('places, people and known costs', () => {
    const of = form(({ targetAudience, clientInfo }) => {
      targetAudience.geographicLocation = 'Hat Yai, เลย, Atlantis';
      targetAudience.targetDemographics = 'Women 30+ who love yoga';
      clientInfo.onlineAdIssues = 'cost per order went from 140 to 260 baht; 22% order again';
    });
    expect(told(of)).toEqual([
      'Places: เลย (Loei) | Province of Thailand / Atlantis | Used as written; in no population table / Hat Yai | Counted as its province, Songkhla',
      'Ages: 30 and over',
      'Gender: Women',
      'Buyers: Consumers (B2C)',
      'Known figures: One order costs 260 THB, 140 THB before / 22% come back | “22% order again”',
    ]);
  });
});

describe('the offer', () => {
  const of = form(({ clientInfo, campaignObjectives }) => {
    clientInfo.productService = 'Supply and installation of home EV chargers';
    clientInfo.startingPrice = '£849 fitted';
    campaignObjectives.specificObjectives = '420 quotes';
  });
  const offerLine = (one: FormData): string | undefined =>
    allTold(one).find((line) => line.startsWith('Offer'));
  test('is named, with what is known of it', () =>
    expect(offerLine(of)).toBe(
      'Offer: home EV chargers, supplied and installed | Goods with installation | Sold by a quote | Decided in weeks | Bought again never; they send others',
    ));
  test('is said to be unclear where it is', () =>
    expect(offerLine(form(({ clientInfo }) => (clientInfo.productService = 'xylotherm')))).toBe(
      `Offer: ${t.offer.none}`,
    ));
  test('is what the person says', () => {
    const corrections = withCorrection(of, 'offer', {
      ...meaningOfView('offer', readingsOf(of, NOW), of),
      kind: 'goods',
      close: '',
    });
    expect(offerLine({ ...of, corrections })).toBe(
      'Offer: home EV chargers, supplied and installed; Goods; Decided in weeks; Bought again never; they send others',
    );
  });
});

test('each line knows the step that asks for it', () => {
  const of = form(({ campaignObjectives, targetAudience, clientInfo }) => {
    campaignObjectives.marketingMediaBudget = '80k';
    targetAudience.geographicLocation = 'Phuket';
    clientInfo.onlineAdIssues = 'CPL is 350 THB';
  });
  expect(linesOf(of).map(({ key, step }) => [key, step])).toEqual([
    ['budget', 4],
    ['places', 3],
    ['known', 1],
  ]);
});

test('that no cost or rate is known is said beside a budget or a goal', () => {
  const of = form(({ campaignObjectives }) => (campaignObjectives.marketingMediaBudget = '80,000 THB'));
  expect(allTold(of)).toContain(NONE_KNOWN);
  expect(allTold(form(({ targetAudience }) => (targetAudience.geographicLocation = 'Loei')))).not.toContain(
    NONE_KNOWN,
  );
});

test('nothing answered, nothing shown', () => expect(linesOf(emptyFormData())).toEqual([]));

describe('a correction', () => {
  const answered = form(({ campaignObjectives }) => (campaignObjectives.marketingMediaBudget = '80k'));
  const mine = { amount: 80_000, currency: 'THB', period: 'month', length: 6, lengthUnit: 'month' } as const;
  const corrected = { ...answered, corrections: withCorrection(answered, 'budget', mine) };

  test('takes the place of the reading', () => {
    expect(told(corrected)).toEqual(['Budget: 80,000 THB a month for 6 months']);
    expect(linesOf(corrected)[0]?.correction?.outdated).toBe(false);
  });
  test('of a cost is told as the reading is, and edited from it', () => {
    const of = form(({ clientInfo }) => {
      clientInfo.onlineAdIssues = 'cost per order went from 140 to 260 baht';
    });
    const [figure] = meaningOfView('known', readingsOf(of, NOW), of);
    expect(figure).toEqual({ kind: 'cost', per: 'order', now: 260, from: 140, currency: 'THB' });
    const put = { ...of, corrections: withCorrection(of, 'known', [{ ...figure!, from: null, now: 300 }]) };
    expect(told(put)).toEqual(['Known figures: One order costs 300 THB']);
  });
  test('that is out of date stands beside it', () => {
    const changed = structuredClone(corrected);
    changed.campaignObjectives.marketingMediaBudget = '90,000 THB a month';
    expect(told(changed)).toEqual(['Budget: 90,000 THB a month']);
    expect(linesOf(changed)[0]?.correction).toEqual({
      outdated: true,
      words: '80,000 THB a month for 6 months',
    });
  });
  test('of an answer that was taken away is still shown', () => {
    const emptied = structuredClone(corrected);
    emptied.campaignObjectives.marketingMediaBudget = '';
    expect(linesOf(emptied)[0]).toMatchObject({ unknown: true, correction: { outdated: true } });
  });
  test('begins with the reading, later with itself', () => {
    const view = readingsOf(answered, NOW);
    expect(meaningOfView('budget', view, answered)).toEqual({
      amount: 80_000,
      currency: '',
      period: 'total',
      length: null,
      lengthUnit: 'month',
    });
    expect(meaningOfView('budget', view, corrected)).toEqual(mine);
  });
});
