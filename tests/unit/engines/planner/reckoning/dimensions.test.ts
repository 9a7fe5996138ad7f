/** What follows from dimensions alone, and who finds no room: other trades, both languages, each figure by its value. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Node } from '../../../../../src-worker/engines/planner/reckoning/graph.ts';
import { reckonForm, rounded } from './support.ts';

interface Told {
  price?: string;
  goal?: string;
  challenges?: string;
  notes?: string;
  hero?: string;
  rival?: string;
}

function nodesOf({ price = '', goal = '', challenges = '', notes = '', hero = '', rival }: Told): Node[] {
  const form = emptyFormData();
  form.clientInfo.startingPrice = price;
  form.clientInfo.heroProduct = hero;
  form.campaignObjectives.specificObjectives = goal;
  form.campaignObjectives.currentChallenges = challenges;
  form.campaignObjectives.marketingMediaBudget = '1,000 a month';
  form.competitiveAnalysis.additionalNotes = notes;
  if (rival !== undefined)
    form.competitiveAnalysis.competitors = [
      { id: '1', name: 'Rival', website: '', strengths: rival, weaknesses: '' },
    ];
  return [...reckonForm(form).nodes.values()];
}

const derived = (nodes: readonly Node[], kind: Node['unit']['kind']): number[] =>
  nodes.flatMap((node) => (node.unit.kind === kind && node.formula.op !== 'answer' ? [rounded(node)] : []));

describe('what cancels and what is alike', () => {
  test.each<readonly [string, Told, Node['unit']['kind'], number]>([
    ['vans × sweeps of a van and day × days of a week', { price: '£65 a chimney', goal: '420 sweeps by November', challenges: 'Two vans, each 4 sweeps a day, six days a week.' }, 'count', 48],
    ['boats × seats of a boat', { goal: '900 guests by August', challenges: '3 boats, 12 seats each' }, 'count', 36],
    ['cars × hours of a car and day × days', { price: '4,900 บาท', hero: 'คอร์ส 10 ชั่วโมง', goal: 'จากเดือนละ 38 คน เป็น 60 คน', challenges: 'รถ 4 คัน คันละ 6 ชั่วโมงต่อวัน เปิด 26 วัน' }, 'count', 624],
    ['a price by what the product holds', { price: '₹3,400 a sack', hero: 'Breakfast blend 5 kg', goal: '30 cafes by June' }, 'money', 680],
    ['a price for so many evenings', { price: '£145 for 10 evenings', goal: '90 students by June' }, 'money', 14.5],
    ['what an order of several leaves', { price: '$9 a jar', goal: 'from 300 to 520 orders a month', challenges: 'An order holds 4 jars on average. Jar costs us $3.20 to make.' }, 'money', 23.2],
    ['the smallest order of a rival', { price: '₹3,400 a sack', goal: '30 cafes by June', rival: '₹3,900 a sack, 6 sacks minimum' }, 'percent', 14.71],
    ['a goal beside last year’s number', { price: '€2,900 an evening', goal: '45 weddings in 2027, last year 31' }, 'percent', 45.16],
  ])('%s', (_name, told, kind, value) => expect(derived(nodesOf(told), kind)).toContain(value)); // prettier-ignore

  test('nothing is multiplied where nothing cancels', () => {
    const nodes = nodesOf({
      price: '£20 a chair',
      goal: '50 chairs by June',
      challenges: 'We have 7 lamps and 3 doors',
    });
    expect(derived(nodes, 'count')).not.toContain(21);
    expect(derived(nodes, 'money')).not.toContain(140);
  });
  test('a rival’s price is no part of the client’s own goals', () => {
    const nodes = nodesOf({ price: '£20 a chair', goal: '50 chairs by June', rival: '£30 a chair' });
    expect(derived(nodes, 'money')).toContain(10);
    expect(derived(nodes, 'money')).not.toContain(1500);
  });
});

describe('who is turned away', () => {
  const value = (told: Told): number => rounded(nodesOf(told).find(({ id }) => id === 'away.value.price'));
  test.each<readonly [string, Told, number]>([
    ['calls', { price: '£65', goal: '420 sweeps by November', notes: 'We turned away about 5 calls a day last October' }, 325],
    ['jobs', { price: '£180', goal: '70 moves a month', notes: 'We lose 6 jobs a week because the date is full.' }, 1080],
    ['teams', { price: '£96 a team', goal: 'from 110 to 170 teams a month', notes: 'On Saturdays we turn away 8 teams.' }, 768],
    ['งาน', { price: '3,200 บาท', goal: 'เดือนละ 60 งาน', challenges: 'รับไม่ทันวันละ 2 งาน' }, 6400],
  ])('%s', (_name, told, expected) => expect(value(told)).toBe(expected)); // prettier-ignore
  test('members who leave are not turned away', () => {
    expect(
      value({ price: '£30', goal: '400 members by June', notes: 'We lose 12 members a month' }),
    ).toBeNaN();
  });
});

test('a month beside a day: what a day of it comes to, and from when it is cheaper', () => {
  const nodes = nodesOf({ price: 'วันละ 120 บาท เดือนละ 1,800 บาท', goal: 'วันละ 90 คัน' });
  expect(derived(nodes, 'money')).toContain(60);
  expect(derived(nodes, 'time')).toContain(15);
});
