/** What two figures give that stand beside one another: earlier money, rooms over days, parts of a count, prices with extras. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Node } from '../../../../../src-worker/engines/planner/reckoning/graph.ts';
import { reckonForm, rounded } from './support.ts';

interface Told {
  price?: string;
  goal?: string;
  challenges?: string;
  ads?: string;
  hero?: string;
  rival?: string;
}

function derived(
  { price = '', goal = '', challenges = '', ads = '', hero = '', rival }: Told,
  kind: string,
): number[] {
  const form = emptyFormData();
  form.clientInfo.startingPrice = price;
  form.clientInfo.heroProduct = hero;
  form.clientInfo.onlineAdIssues = ads;
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.currentChallenges = challenges;
  form.campaignObjectives.marketingMediaBudget = '£1,000 a month';
  if (rival !== undefined)
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'Rival', website: '', strengths: rival, weaknesses: '' },
    ];
  const nodes: Node[] = [...reckonForm(form).nodes.values()];
  return nodes.flatMap((node) =>
    node.unit.kind === kind && node.formula.op !== 'answer' ? [rounded(node)] : [],
  );
}

const lamps: Told = {
  price: '£180 a lamp',
  goal: 'from 3 to 6 commissions a month',
  ads: 'Boosted a post for £310, 41 messages, 5 commissions',
};
const flats: Told = {
  price: '£75 a night',
  goal: 'occupancy from 54% to 75%',
  challenges: 'We have 14 apartments',
};
const tables: Told = {
  price: '£29 a person',
  goal: 'fill the weekdays from 50% to 80%',
  challenges: '10 people at the counter, 2 sittings, 3 days',
};

test.each<readonly [string, Told]>([
  ['people are no price', { price: '48,000 บาท', rival: 'ผู้ติดตาม 25,000 คน' }],
  ['nor is a number far from ours', { price: '480 บาท', rival: '25,000' }],
])('%s', (_name, told) => {
  const sums = derived(told, 'money');
  expect(sums.filter((sum) => sum > 20_000 && sum !== 1000)).toEqual([]);
});

describe('what stands beside one another', () => {
  test.each<readonly [string, Told, Node['unit']['kind'], number]>([
    ['what one cost that earlier money brought', lamps, 'money', 62],
    ['what the money of now brings at that', lamps, 'count', 16.13],
    ['which part of the one the other was', lamps, 'percent', 12.2],
    ['how many of the first the goal takes', lamps, 'count', 24.6],
    ['a class of children', { goal: 'from 20 to 32 children', ads: 'Paid £96 and 8 children came' }, 'money', 12],
    ['a room over the days of a month', flats, 'count', 420],
    ['what of it is taken today', flats, 'count', 226.8],
    ['and its price', flats, 'money', 6615],
    ['a pace of six days a week over a month', { goal: 'from 4 to 8 home visits a day', challenges: 'Open six days a week' }, 'count', 104],
    ['places over the rounds', tables, 'count', 60],
    ['what of them comes on top', tables, 'count', 18],
    ['those who stay at a goal in percent', { goal: 'from 118 to 150 contracts. Renewals from 80% to 90%' }, 'count', 106.2],
    ['and who is still to be won then', { goal: 'from 118 to 150 contracts. Renewals from 80% to 90%' }, 'count', 43.8],
    ['a number alone is what a rival asks', { price: '48,000 บาท', rival: '25,000' }, 'money', 23_000],
    ['also with a word beside it', { price: '165,000 บาท', rival: 'เริ่ม 120,000' }, 'money', 45_000],
    ['and among others, where it is as large as ours', { price: '7,800 บาท', rival: 'วิดีโอ ไม่มีครูตอบ 12,500' }, 'money', 4700],
    ['for the time that ours is for', { price: '18,000 บาท/เดือน', rival: '45,000' }, 'money', 27_000],
    ['beside the price of one day', { price: '$2,310, $110 a day', rival: '$260 a day' }, 'money', 150],
    ['what one costs on another way', { ads: 'Facebook leads cost £38, 24% become customers. Mailers: £5,900, 71 customers', goal: '90 customers' }, 'count', 12.03],
    ['a year with what is paid once', { price: '£34 a month, £120 installation', goal: '60 houses by June' }, 'money', 528],
  ])('%s', (_name, told, kind, value) => expect(derived(told, kind)).toContain(value)); // prettier-ignore

  test('no sum is for what stands in another answer', () => {
    const told = { goal: '12 listings by June', ads: 'Postcards cost £4,400', challenges: '11 calls in May' };
    expect(derived(told, 'money')).not.toContain(400);
  });
  test('what stands beside by chance is no room', () => {
    expect(derived({ goal: '50% to 80% full', challenges: '7 lamps and 3 doors' }, 'count')).not.toContain(
      21,
    );
  });
  test('what one stays at least is no round of what there is', () => {
    const told = {
      price: '£75 a night, 4 nights minimum',
      goal: 'occupancy from 54% to 75%',
      challenges: 'We have 14 apartments',
    };
    expect(derived(told, 'count')).not.toContain(56);
  });
});
