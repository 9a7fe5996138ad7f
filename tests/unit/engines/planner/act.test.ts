/** The step that a campaign asks for: by its objectives, by how the offer closes, by its kind. */
import { expect, test } from 'vitest';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import type { MarketingObjective } from '../../../../src/shared/domain/options.ts';
import { formOf, type Invented } from '../../../fixtures/invented-offers.ts';

test.each<[string, Omit<Invented, 'kind'>, MarketingObjective[], string]>([
  ['an app to be installed', { product: 'A web app for rosters' }, ['app-downloads'], 'download'],
  ['an event to be known', { product: 'Brass band weekend, tickets' }, ['event-promotion'], 'registration'],
  ['traffic alone', { product: 'Wooden toys for sale' }, ['website-traffic'], 'visit'],
  ['goods in a cart', { product: 'Wooden toys for sale', goals: '300 online orders' }, ['sales-conversion'], 'order'],
  ['goods sold by chat', { product: 'ขายไฟหน้ารถ', more: 'ปิดในแชททุกงาน' }, ['sales-conversion'], 'order'],
  ['goods asked for by chat', { product: 'ขายไฟหน้ารถ', more: 'ปิดในแชททุกงาน' }, ['lead-generation'], 'lead'],
  ['a service booked by chat', { product: 'Dog grooming', more: 'They message me on WhatsApp' }, ['lead-generation'], 'booking'],
  ['a visit before the contract', { product: 'ให้เช่าห้องพักรายเดือน', more: 'ขับรถมาดูห้องก่อนทุกราย' }, ['lead-generation'], 'booking'],
  ['a quote', { product: 'Solar panels installed', goals: '60 quotes a month' }, ['lead-generation'], 'inquiry'],
  ['a trial of software', { product: 'Billing software', goals: '200 free trials' }, ['lead-generation'], 'registration'],
  ['a trial on a line', { product: 'Industrial adhesive', goals: '12 trials', business: true, type: 'Industrial' }, ['lead-generation'], 'inquiry'],
  ['a business that buys goods', { product: 'Office chairs for sale', business: true }, ['sales-conversion'], 'inquiry'],
  ['a subscription to be sold', { product: 'Weekly veg box', price: '$30 a week' }, ['sales-conversion'], 'order'],
  ['nothing known', { product: 'xylotherm' }, ['lead-generation'], 'lead'],
])('%s', (_name, answers, objectives, id) => {
  const form = formOf(answers);
  form.campaignObjectives.marketingObjectives = objectives;
  expect(readAnswers(form).act.id).toBe(id);
}); // prettier-ignore
