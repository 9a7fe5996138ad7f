/** The measure of decks finds each fault that is planted in a good deck, and none in the good deck. */
import { describe, expect, test } from 'vitest';
import { emptyForm, goodDeck } from './good-deck.ts';
import type { Fault } from '../../checks/decks/finding.ts';
import { measureDeck, type Key } from '../../checks/decks/measure.ts';
import { unusedAnswers } from '../../checks/decks/answers-used.ts';
import type { Language } from '../../../src/shared/domain/options.ts';
import type { Section } from '../../../src/shared/domain/sections.ts';

const KEY: Key = {
  rules: ["Do not say 'cheap'.", 'ห้ามโชว์ภาพกุ้งเน่า', 'No retargeting, no coupons'],
  never: ['test drive', 'หยิบใส่ตะกร้า'],
};

const faultsOf = (deck: readonly Section[]): { fault: Fault; page: number }[] =>
  measureDeck(deck, emptyForm(), KEY).findings.map(({ fault, page }) => ({ fault, page }));

/** The good deck with a text put in the place of another. */
function planted(language: Language, page: number, path: string, text: string): Section[] {
  const deck = structuredClone(goodDeck(language));
  const keys = path.split('.');
  let at: unknown = deck[page - 1];
  for (const key of keys.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), keys.at(-1) ?? '', text);
  return deck;
}

describe('a good deck', () => {
  test.each(['en', 'th'] as const)('has no findings (%s)', (language) => {
    expect(measureDeck(goodDeck(language), emptyForm(), KEY).findings).toEqual([]);
  });
});

const STATEMENT = 'output.executiveSummary';
const PLANTED: readonly [Language, Fault, number, string, string][] = [
  [
    'en',
    'long sentence',
    12,
    STATEMENT,
    'We ask everybody who looks at the page on a phone in the evening to leave the day on which the car will come.',
  ],
  [
    'th',
    'long sentence',
    12,
    STATEMENT,
    'เราขอให้ทุกคนที่เปิดดูหน้าเว็บจากมือถือในตอนเย็นหลังเลิกงานช่วยบอกวันที่รถคันใหม่จะมาถึงบ้านเพราะทีมช่างจะได้จัดคิวให้ทันก่อนวันนั้น',
  ],
  ['en', 'no verb', 12, STATEMENT, 'The date of the car and the price of the box.'],
  ['th', 'no verb', 12, STATEMENT, 'วันและราคาของกล่องชาร์จ'],
  ['en', 'clipped', 17, 'output.audienceMatrix.0.detailTargeting', 'Owners in Leeds and'],
  ['en', 'clipped', 5, 'output.uniqueSellingPoints.0', 'Nine days from order to…'],
  ['en', 'clipped', 5, 'output.uniqueSellingPoints.0', 'Approved installers (OZEV'],
  ['en', 'clipped', 5, 'output.uniqueSellingPoints.0', 'Next-day engine'],
  ['th', 'clipped', 5, 'output.uniqueSellingPoints.0', 'ช่างของเราและ'],
  ['th', 'clipped', 5, 'output.uniqueSellingPoints.0', 'ถึงหน้างานใน 2 ชม'],
  ['en', 'rule broken', 12, STATEMENT, 'We reach website visitors again.'],
  ['th', 'rule broken', 12, STATEMENT, 'เราให้คูปองกับคนที่ทักมา'],
  ['en', 'unknown cell', 6, 'output.channelAnalysis.0.weaknesses', 'Past results to confirm'],
  ['th', 'unknown cell', 6, 'output.channelAnalysis.0.weaknesses', 'รอยืนยันผลที่ผ่านมา'],
  ['en', 'contradiction', 12, STATEMENT, 'We have to win 9 of the 200 people who ask.'],
  ['en', 'contradiction', 15, 'output.flowNotes', 'Google takes 26,000 + Facebook 8,000 = 35,000 THB.'],
  ['en', 'contradiction', 15, 'output.stagePlans.0.platforms.0', 'TikTok'],
  ['en', 'contradiction', 17, 'output.audienceMatrix.0.platform', 'LinkedIn'],
  ['en', 'contradiction', 19, 'output.nextSteps.0.step', 'Media starts on 11 January.'],
  ['en', 'rule broken', 12, STATEMENT, 'We sell the cheapest box.'],
  ['th', 'rule broken', 12, STATEMENT, 'เปิดคลิปด้วยกุ้งเน่าในห้องเย็น'],
  ['en', 'never', 12, STATEMENT, 'Book a test drive.'],
  ['th', 'never', 12, STATEMENT, 'กดหยิบใส่ตะกร้าได้เลย'],
  ['en', 'said twice', 12, STATEMENT, 'Buyers wait three weeks for a box.'],
  ['th', 'said twice', 12, STATEMENT, 'คนซื้อต้องรอกล่องชาร์จสามสัปดาห์'],
  ['en', 'riddle', 12, STATEMENT, 'How many want it is measured, not guessed.'],
  ['en', 'riddle', 12, STATEMENT, 'It costs undefined today.'],
  ['en', 'riddle', 12, STATEMENT, 'Could mend this: three weeks'],
];

describe('a planted fault is found', () => {
  test.each(PLANTED)('%s %s on slide %i: %s = %s', (language, fault, page, path, text) => {
    expect(faultsOf(planted(language, page, path, text))).toContainEqual({ fault, page });
  });

  test('a word that a rule demands', () => {
    const key: Key = { rules: ["Every advert must carry 'Terms apply'."], never: [] };
    const { findings } = measureDeck(goodDeck('en'), emptyForm(), key);
    expect(findings.map(({ fault }) => fault)).toEqual(['rule broken']);
  });

  test('a channel of the client that page 15 does not name', () => {
    const form = emptyForm();
    form.campaignObjectives.advertisingChannels = ['facebook-ads', 'linkedin-ads'];
    const missing = (deck: readonly Section[]) =>
      measureDeck(deck, form, KEY).findings.filter(({ page, text }) => page === 15 && text === 'LinkedIn');
    expect(missing(goodDeck('en'))).toMatchObject([{ fault: 'contradiction' }]);
    // It waits for its money, and a sentence says so.
    expect(missing(planted('en', 15, 'output.flowNotes', 'LinkedIn waits for the first month.'))).toEqual([]);
  });
  test('website campaigns without a website', () => {
    const form = emptyForm();
    form.marketingChannels.website = '';
    const deck = planted('en', 15, 'output.stagePlans.0.campaignTypes.0', 'Website conversions');
    expect(measureDeck(deck, form, KEY).findings).toContainEqual(
      expect.objectContaining({ fault: 'contradiction', page: 15 }),
    );
  });

  test('an answer that leaves no trace', () => {
    const form = emptyForm();
    form.competitiveAnalysis.additionalNotes = 'Lieferung nur freitags';
    const said = JSON.stringify(goodDeck('en'));
    expect(unusedAnswers(form, [said]).map(({ path }) => path)).toEqual([
      'competitiveAnalysis.additionalNotes',
    ]);
  });
});
