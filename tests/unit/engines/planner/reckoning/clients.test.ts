import { describe, expect, test } from 'vitest';
import { chargerClient, franchiseClient } from '../../../../fixtures/reckoned-clients.ts';
import { reckonForm, rounded } from './support.ts';

const scenarioOf = (reckoned: ReturnType<typeof reckonForm>, id: string) =>
  reckoned.scenarios.find((scenario) => scenario.id === id);

describe('an installer of chargers', () => {
  const r = reckonForm(chargerClient());
  const bridge = r.bridge;

  test('a quote costs £228 today, and the money buys 110 of 420', () => {
    expect(rounded(r.nodes.get('cost.quote'), 0)).toBe(228);
    expect(rounded(r.nodes.get('buys.total.quote'), 0)).toBe(110);
    expect(rounded(r.nodes.get('goal.0.all.gap'), 0)).toBe(310);
    expect(rounded(r.nodes.get('goal.0.all.afford'))).toBe(59.52);
    expect(rounded(r.nodes.get('one-in.click.quote'), 0)).toBe(56);
  });
  test('the bridge leads from a click to an installation, and the page is its weakest step', () => {
    expect(bridge?.steps.map(({ id }) => id)).toEqual(['click', 'quote', 'purchase']);
    expect(bridge?.weakest).toBe(1);
    expect(rounded(bridge?.steps[1]?.rate, 1)).toBe(1.8);
    expect(rounded(bridge?.steps[1]?.rateNeeded, 1)).toBe(6.9);
    expect(rounded(bridge?.steps[1]?.oneInNeeded, 0)).toBe(15);
    expect(bridge?.steps[2]?.isImplied).toBe(true);
    expect(rounded(bridge?.steps[2]?.rate, 0)).toBe(38);
    expect(rounded(bridge?.options.cost)).toBe(1.07);
    expect(rounded(bridge?.options.budget, 0)).toBe(95_667);
    expect(rounded(bridge?.options.elsewhere, 0)).toBe(74);
  });
  test('media may be £156 an installation, 18% of the price', () => {
    expect(rounded(r.main?.affordable)).toBe(156.25);
    expect(rounded(r.nodes.get('goal.1.all.afford.of.price'), 0)).toBe(18);
  });
  test('three scenarios of one sum: today, the gate, the goal', () => {
    const counts = (id: string) => scenarioOf(r, id)?.rows.map(({ count }) => rounded(count, 0));
    expect(counts('today')).toEqual([6098, 110, 42]);
    expect(counts('gate')).toEqual([6098, 244, 93]);
    expect(counts('goal')).toEqual([6098, 420, 160]);
  });
  test('the gate: £5,000 in three weeks until the page passes 4%, and what the goal needs beyond it', () => {
    expect(rounded(r.gate?.rate)).toBe(4);
    expect(rounded(r.gate?.limit)).toBe(5000);
    expect(rounded(r.gate?.rest)).toBe(20_000);
    expect(rounded(r.gate?.weeks)).toBe(3);
    expect(r.gate?.proof).toBeDefined();
    expect(rounded(r.gate?.results, 0)).toBe(93);
    // What the gate frees and what is open are together the goal.
    expect((r.gate?.results?.value ?? 0) + (r.gate?.open?.value ?? 0)).toBeCloseTo(160, 6);
    expect(rounded(r.gate?.costAtGate)).toBe(2.38);
    expect(r.ask?.id).toBe('gate.limit');
  });
  test('weeks and channels add up to the whole', () => {
    expect(r.weeks).toHaveLength(10);
    expect(r.weeks.reduce((sum, { amount }) => sum + amount, 0)).toBe(25_000);
    expect(r.weeks.filter(({ isGated }) => isGated).reduce((sum, { amount }) => sum + amount, 0)).toBe(5000);
    const clicks = r.channels.reduce((sum, { count }) => sum + (count?.value ?? 0), 0);
    expect(clicks).toBeCloseTo(r.nodes.get('buys.total.click')?.value ?? 0, 6);
  });
  test('£849 is £200 over one rival, nine days stand against three weeks', () => {
    expect(rounded(r.nodes.get('rival.1.price.difference'))).toBe(200);
    expect(r.fact).toMatchObject({ what: 'wait', rival: 'DealerPod' });
    expect([rounded(r.fact?.value), rounded(r.fact?.rivalValue)]).toEqual([9, 21]);
  });
  test('every quantity says on which words it stands', () => {
    const [root, ...others] = r.nodes.get('cost.quote')?.answers ?? [];
    expect(root?.path).toBe('clientInfo.onlineAdIssues');
    expect(root?.words).toContain('£4.10');
    expect(others.map(({ path }) => path)).toEqual(others.map(() => 'clientInfo.onlineAdIssues'));
  });
  test('what is asked for: whether 38% of quotes sign today', () => {
    expect(r.unknowns[0]).toMatchObject({ code: 'rate', from: 'quote', step: 'purchase' });
    expect(r.unknowns.length).toBeLessThanOrEqual(3);
    expect(r.findings.map(({ code }) => code)).toContain('gap');
  });
});

describe('a food franchise', () => {
  const r = reckonForm(franchiseClient());

  test('a chat costs 70 baht and a branch 6,000', () => {
    expect(rounded(r.nodes.get('cost.chat'))).toBe(70);
    expect(rounded(r.nodes.get('cost.purchase'))).toBe(6000);
    expect(rounded(r.nodes.get('rate.chat.purchase'))).toBe(1.17);
  });
  test('the money buys 50 of 60 branches; 1.4% of 4,286 chats would do at 5,000 each', () => {
    expect(rounded(r.main?.resultsToday, 0)).toBe(50);
    expect(rounded(r.main?.gap, 0)).toBe(10);
    expect(rounded(r.main?.affordable)).toBe(5000);
    expect(rounded(r.nodes.get('buys.total.chat'), 0)).toBe(4286);
    expect(rounded(r.main?.closers.rate)).toBe(1.4);
  });
  test('as it is 50, at 1.4% 60, and with chats of 60 baht 70', () => {
    expect(['today', 'goal', 'cheaper'].map((id) => rounded(scenarioOf(r, id)?.result, 0))).toEqual([
      50, 60, 70,
    ]);
    expect(rounded(scenarioOf(r, 'cheaper')?.cost)).toBe(60);
  });
  test('today’s cost is known: the gap is spoken of', () => {
    expect(r.findings.map(({ code }) => code)).toContain('gap');
    expect(rounded(r.nodes.get('base.goal.0.after'))).toBe(187);
  });
});
