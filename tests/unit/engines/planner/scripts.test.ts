/** What a script presumes is held by the answers: money, a shop, an account, a chat, a sales team. */
import { expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { texts } from './support.ts';

const deckOf = async (
  clientInfo: Partial<FormData['clientInfo']>,
  challenge: string,
  language: 'en' | 'th',
) => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, clientInfo);
  form.campaignObjectives.currentChallenges = challenge;
  form.campaignObjectives.advertisingChannels = ['facebook-ads', 'google-ads'];
  form.targetAudience.targetDemographics = language === 'en' ? 'owners of old homes' : 'ผู้สูงอายุในตำบล';
  return texts(await writeDeck(form, language)).join('\n');
};

test('a free programme that is thought a scam speaks of no money, account or shop', async () => {
  const en = await deckOf(
    {
      companyName: 'Elm Valley Council',
      productService: 'Free loft insulation for homes, two days of work',
      strengths: 'certified fitters, costs nothing',
      startingPrice: 'free',
    },
    'People think it is a scam',
    'en',
  );
  expect(en).not.toMatch(/\bone account\b|\bdeposits?\b|before they pay|my money|dares to pay|the shop\b/iu);
  expect(en).toContain('certified fitters');
  const th = await deckOf(
    {
      companyName: 'มูลนิธิแสงตา',
      productService: 'ตรวจตาฟรีถึงหมู่บ้าน',
      strengths: 'หมอตามีใบอนุญาต 3 คน',
      startingPrice: 'ฟรี',
    },
    'คนคิดว่าเป็นมิจฉาชีพ',
    'th',
  );
  expect(th).not.toMatch(/บัญชีเดียว|มัดจำ|ก่อนโอน|กล้าโอน|หน้าร้าน/u);
});
