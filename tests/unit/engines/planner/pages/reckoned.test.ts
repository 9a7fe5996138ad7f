/** What was reckoned as the pages say and draw it: one figure in one place is the same in every other. */
import { describe, expect, test } from 'vitest';
import { readReckoned, type Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../../src/shared/domain/sections.ts';
import { readBrief } from '../../../../fixtures/briefs.ts';
import { chargerClient, franchiseClient } from '../../../../fixtures/reckoned-clients.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';

const drawn = (deck: readonly Section[], page: number): Reckoned => readReckoned(deck[page - 1]?.reckoned);
const sum = (figures: readonly { amount: { value: number } }[] = []): number =>
  figures.reduce((all, { amount }) => all + amount.value, 0);

describe('an installer of chargers', () => {
  const deck = writeDeck(chargerClient(), 'en');
  test('its headlines say what decides', async () => {
    const titles = (await deck).map(({ title }) => title);
    expect(titles[2]).toBe('160 installations need one in 15 clicks to get a quote. Today it is one in 56.');
    expect(titles[4]).toBe('9 days with us. 3 weeks with DealerPod.');
    expect(titles[11]).toBe('One rate decides: £25,000 brings 42, 93 or 160 installations');
    expect(titles[12]).toBe(
      'Repair the step from clicks to quotes first; win the weeks before the day the car arrives',
    );
    expect(titles[14]).toBe('£5,000 tests the rate. £20,000 waits for the answer.');
  });
  test('the chain runs from the same money to the goal, and breaks where today’s rate is too low', async () => {
    const { bridge } = drawn(await deck, 3);
    expect(bridge?.steps.map(({ needed }) => needed.text)).toEqual(['£25,000', '6,098', '420', '160']);
    expect(bridge?.weakest).toBe(2);
    expect([bridge?.rateToday?.text, bridge?.rateNeeded?.text]).toEqual(['1.8%', '6.9%']);
  });
  test('the gate is the same wherever it stands', async () => {
    const pages = await deck;
    const gates = [3, 12, 15].map((page) => drawn(pages, page).gate?.limit.text);
    expect(gates).toEqual(Array(3).fill('£5,000'));
  });
  test('money adds up by week and by channel', async () => {
    const { weeks, flights } = drawn(await deck, 15);
    expect(sum(weeks)).toBe(25_000);
    expect(sum(flights)).toBe(25_000);
  });
  test('stages of the funnel are the steps of the chain', async () => {
    const steps = drawn(await deck, 3).bridge?.steps.slice(1);
    expect(drawn(await deck, 16).volumes?.map(({ stage, goal }) => [stage, goal.text])).toEqual(
      steps?.map(({ label, needed }) => [label, needed.text]),
    );
  });
});

test('what is multiplied or divided by one is told by its origin', async () => {
  const form = chargerClient();
  form.campaignObjectives.marketingMediaBudget = '£5,000 for one month';
  form.campaignObjectives.specificObjectives = '60 installations';
  const texts = (await writeDeck(form, 'en')).flatMap(({ evidence }) => evidence.map(({ source }) => source)); // prettier-ignore
  expect(texts.some((source) => source.includes('÷'))).toBe(true);
  expect(texts.filter((source) => /[÷×] 1(?![\d.,])/u.test(source))).toEqual([]);
});

describe('a food franchise', () => {
  const deck = writeDeck(franchiseClient(), 'th');
  test('speaks of the gap, in the words of its trade, and of no ceiling', async () => {
    const pages = await deck;
    expect(pages[2]?.title).toBe('60 สาขา ทำได้ ถ้าคนทักตกลง 1.4% วันนี้ 1.17%');
    expect(JSON.stringify(pages[2]?.output)).not.toContain('เพดาน');
  });
  test('buys nothing for a website that is not there', async () => {
    expect(JSON.stringify((await deck).map(({ output }) => output))).not.toMatch(/website conversion/iu);
  });
});

test.each<[string, (form: FormData) => void, (reckoned: Reckoned) => void]>([
  [
    'more weeks than a slide has room for are fortnights, and their money is whole',
    (form) => {
      form.campaignObjectives.marketingMediaBudget = '£25,000 over 24 weeks';
      form.clientInfo.onlineAdIssues = '';
    },
    ({ weeks, flights }) => {
      expect(weeks?.length).toBeLessThanOrEqual(13);
      expect([sum(weeks), sum(flights)]).toEqual([25_000, 25_000]);
    },
  ],
  [
    'no money, no weeks',
    (form) => {
      form.campaignObjectives.marketingMediaBudget = '';
    },
    ({ weeks, flights, gate }) => expect([weeks, flights, gate]).toEqual([undefined, undefined, undefined]),
  ],
])('%s', async (_, change, holds) => {
  const form = chargerClient();
  change(form);
  holds(drawn(await writeDeck(form, 'en'), 15));
});

test('the large figure of page 5 is the one that its headline leads with', async () => {
  const deck = await writeDeck(readBrief('coffee-roaster-en').formData, 'en');
  expect(deck[4]?.title).toMatch(/^“Roasting within 9 days/);
  expect(drawn(deck, 5).fact?.value.text).toBe('9');
});
