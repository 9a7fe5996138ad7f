/** The season before stands beside the goal, sums beside counts are of the same time, and who orders is no inquiry. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import type { Language } from '../../../../../src/shared/domain/options.ts';
import { deckAsText, writeDeck } from '../../../../fixtures/write-deck.ts';

interface Told {
  price: string;
  budget: string;
  goal: string;
  challenges?: string;
  product?: string;
  issues?: string;
  notes?: string;
}

async function pages(told: Told, language: Language = 'en'): Promise<(page: number) => string> {
  const form = emptyFormData();
  form.clientInfo.companyName = 'Client';
  form.clientInfo.startingPrice = told.price;
  form.clientInfo.productService = told.product ?? '';
  form.campaignObjectives.advertisingChannels = ['google-ads'];
  form.campaignObjectives.marketingObjectives = ['sales-conversion'];
  form.campaignObjectives.marketingMediaBudget = told.budget;
  form.campaignObjectives.specificObjectives = told.goal;
  form.campaignObjectives.currentChallenges = told.challenges ?? '';
  form.clientInfo.onlineAdIssues = told.issues ?? '';
  form.competitiveAnalysis.additionalNotes = told.notes ?? '';
  const deck = await writeDeck(form, language);
  return (page) => deckAsText(deck.slice(page - 1, page));
}

describe('what was sold the last time', () => {
  test('heads page 3 and stands on page 12', async () => {
    const page = await pages({ price: '£48', budget: '£2,400 from May to September', goal: '350 albums between May and September, last year we did 210 over the same months', product: 'Photo albums bound by hand' }); // prettier-ignore
    expect(page(3)).toContain('Last time it was 210.');
    expect(page(12)).toContain('Beside last time: it was 210 then. 350 albums are 140 more, or 67%.');
  });
  test('in Thai', async () => {
    const page = await pages({ price: 'ใบละ 195 บาท', budget: '36,000 บาท 3 เดือน', goal: 'หาร้านใหม่ 40 ร้าน ปีก่อนได้ 22 ร้าน' }, 'th'); // prettier-ignore
    expect(page(3)).toContain('ครั้งก่อนได้ 22');
  });
  test('of guests it is no number of bookings', async () => {
    const page = await pages({ price: '€49 a person', budget: '€3,000 June to August', goal: '1,400 guests this summer, last summer 980', challenges: 'Average booking is 2.8 people. A booking costs us €14 in ads.' }); // prettier-ignore
    expect(page(12)).toContain('1,400 guests are 420 more');
  });
});

describe('a goal of a week', () => {
  const told: Told = { price: '€95', budget: '€800 per month for four months', goal: 'From 31 to 44 appointments a week', issues: 'Google works out at €1.70 per click and one in 12 fills in the form. Seven of ten enquiries become an appointment.' }; // prettier-ignore
  test('has the money of a week beside it', async () => {
    const page = await pages(told);
    expect(page(12)).toMatch(/One rate decides: €185 a week brings \d+ or 13 appointments/u);
    expect(page(19)).toMatch(/or when the sum is €\d+ a week/u);
  });
});
