import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  guards,
  groundOf,
  type Finding,
  type FindingKind,
} from '../../../../src/shared/domain/audit/guards/index.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { Section } from '../../../../src/shared/domain/section.ts';
import { createPlanner } from '../../../../src-worker/engines/planner/index.ts';
import { understand } from '../../../../src-worker/understanding/answers/understand.ts';
import { BRIEF_CREATED_AT, readBrief } from '../../../fixtures/briefs.ts';
import { chargerClient } from '../../../fixtures/reckoned-clients.ts';
import { normaliseFormData } from '../../../../src/shared/domain/normalise.ts';

const planner = createPlanner();

const FOLDER = new URL('../../../fixtures/strangers/questionnaires/second-open/', import.meta.url);
const strangers = readdirSync(FOLDER)
  .slice(0, 10)
  .map((name): [string, FormData] => {
    const { formData }: { formData: unknown } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    return [name, normaliseFormData(formData)];
  });

async function guarded(formData: FormData, language: Language) {
  const request = (pageNumber: number) => ({
    proposalId: 'proposal_1',
    pageNumber,
    formData,
    language,
    createdAt: BRIEF_CREATED_AT,
    requestId: '',
    earlier: new Map(),
  });
  const basis = { formData, language, createdAt: BRIEF_CREATED_AT };
  const ground = groundOf(basis, await planner.facts(request(1)), understand(formData).rules);
  return { find: guards(ground), page: (pageNumber: number) => planner.page(request(pageNumber)) };
}

const coffee = await guarded(readBrief('coffee-roaster-en').formData, 'en');
const charger = await guarded(chargerClient(), 'en');
const dental = await guarded(readBrief('dental-clinic-th').formData, 'th');

/** What is found in one sentence of a page that holds nothing else. */
const inSentence = (find: typeof charger.find, text: string, type = 'key-takeaway'): Finding[] => {
  const section: Section = { type, title: '', output: { takeaways: [text] }, evidence: [] };
  return find({ pageNumber: 12, section });
};

describe('what is no fault is no finding', () => {
  const own = emptyFormData();
  own.clientInfo.companyName = 'Dock';
  own.clientInfo.heroProduct = 'จัดฟันใส';
  own.clientInfo.productService = 'รายเดือน';
  own.clientInfo.strengths = 'หมอจัดฟันเฉพาะทาง';
  own.campaignObjectives.specificObjectives = 'ลูกค้าจาก 23 เป็น 40';
  own.campaignObjectives.currentChallenges = 'ลีด 10 ราย ได้เดโม 4 ราย';
  own.competitiveAnalysis.additionalNotes = 'อย่าใช้คำว่ารักษ์โลกหรือรีไซเคิล 100%';
  own.competitiveAnalysis.competitors = [
    { id: '1', name: 'สายเหนือ', website: '', strengths: 'ไลน์กลุ่มคนขับ', weaknesses: '' },
  ];
  test.each([
    // The client's own words, whole, and a channel of a rival's.
    'อย่าใช้คำว่ารักษ์โลกหรือรีไซเคิล 100%',
    'สายเหนือคุยกันใน LINE',
    // A classifier tells nothing of what is counted, and a small number in words proposes.
    'ลูกค้าจาก 23 เป็น 40 ราย',
    'ถามสองข้อในฟอร์มให้รู้ว่าใครพร้อม',
    // A name begins as it is written, and what the client writes itself is another word.
    'หมอจัดฟันเฉพาะทางสองคน',
    'บอกราคา เดือนละ 990 บาท',
  ])('%s', async (text) => {
    const { find } = await guarded(own, 'th');
    expect(inSentence(find, text).filter(({ kind }) => kind !== 'money')).toEqual([]);
  });
});

describe('a planted fault is found, with the fact and what stands in its place', () => {
  test.each<[FindingKind, string, string, string, string | undefined]>([
    [
      'altered',
      'We are trusted by people: 4.9 of 5 from 13,120 reviews.',
      '13,120',
      '1,312 reviews',
      '1,312',
    ],
    [
      'altered',
      'OZEV-approved installers put it in within 6 days: it installs in 6 days.',
      '6',
      'installs in 9 days',
      '9',
    ],
    ['altered', 'Search clicks cost £1.40 and few of them ask.', '£1.40', '£4.10', '£4.10'],
    ['altered', 'DealerPod has a 5-week wait.', '5', '3-week wait', '3'],
    ['money', 'The total budget of £35,000 runs over 10 weeks.', '£35,000', 'Budget: £25,000', '£25,000'],
    ['money', 'Facebook gets £16,250 of the money.', '£16,250', 'Money, Facebook', undefined],
    ['money', 'Google takes 35% of the budget.', '35%', 'Money, Google', undefined],
    [
      'date',
      'The campaign starts 11 January 2027.',
      '11 January 2027',
      'Launch: 4 January 2027',
      '4 January 2027',
    ],
    [
      'date',
      'Please approve the plan by 14 December 2026.',
      '14 December 2026',
      'Decision needed by: 30 November 2026',
      '30 November 2026',
    ],
    [
      'name',
      'VoltNets Home Charging makes the switch easy.',
      'VoltNets Home Charging',
      'VoltNest Home Charging',
      'VoltNest Home Charging',
    ],
    [
      'name',
      'VoltNest Road Charging installs it.',
      'VoltNest Road Charging',
      'VoltNest Home Charging',
      'VoltNest Home Charging',
    ],
    ['name', 'CheepCharge sends subcontractors.', 'CheepCharge', 'CheapCharge', 'CheapCharge'],
    ['channel', 'Short TikTok videos show the installation.', 'TikTok', 'Facebook, Google', undefined],
    [
      'address',
      'Book at voltnest-deals.co.uk or call +44 20 7946 0958.',
      'voltnest-deals.co.uk',
      '',
      undefined,
    ],
    ['language', 'ติดตั้งเครื่องชาร์จถึงบ้านภายในเก้าวัน', 'ติดตั้ง', '', undefined],
  ])('%s: %s', (kind, text, words, fact, instead) => {
    const [found] = inSentence(charger.find, text);
    expect(found).toMatchObject({ kind, pageNumber: 12, path: 'output.takeaways.0', text });
    expect(found?.words).toContain(words);
    expect(found?.fact).toContain(fact);
    if (instead !== undefined) expect(found?.instead).toBe(instead);
  });

  test.each<[FindingKind, string, string, string]>([
    ['altered', 'ทันตแพทย์เฉพาะทาง 9 ท่าน ดูแลทุกเคส', '9', 'ทันตแพทย์เฉพาะทาง 7 ท่าน'],
    ['money', 'งบสื่อรวม 95,000 บาทต่อเดือน', '95,000', '80,000 บาท'],
    ['date', 'เริ่มลงโฆษณา 11 มกราคม 2570', '11 มกราคม 2570', '4 มกราคม 2570'],
    ['name', 'คลินิกทันตกรรมยิ้มชืน ดูแลทั้งครอบครัว', 'คลินิกทันตกรรมยิ้มชืน', 'คลินิกทันตกรรมยิ้มชื่น'],
    ['channel', 'ยิงแอดใน Shopee ช่วงเย็น', 'Shopee', 'Facebook, Google, TikTok'],
    ['language', 'Book your first visit with our friendly dentists today.', 'Book your first visit', ''],
    ['address', 'จองคิวที่ smile-promo.com', 'smile-promo.com', ''],
  ])('in Thai, %s: %s', (kind, text, words, fact) => {
    const [found] = inSentence(dental.find, text);
    expect(found).toMatchObject({ kind });
    expect(found?.words).toContain(words);
    expect(found?.fact).toContain(fact);
  });

  test.each<[FindingKind, string, string]>([
    ['money', 'A budget of 500,000 THB carries the films.', 'Budget: 120,000 THB'],
    ['money', 'Instagram gets 55,000 THB a month.', 'Money, Instagram: 14,000 THB'],
    ['goal', 'The goal is to grow to 1,500 subscribers.', 'Goal: 900 subscribers'],
    ['audience', 'The audience is 9 million people aged 20–59.', '4.31 million people'],
  ])('what the plan has settled, %s: %s', (kind, text, fact) => {
    const [found] = inSentence(coffee.find, text);
    expect(found).toMatchObject({ kind });
    expect(found?.fact).toContain(fact);
  });

  test('a day that stands in a field of its own is about the step beside it', () => {
    const section: Section = {
      type: 'conclusion',
      title: '',
      output: { nextSteps: [{ date: '7 December 2026', step: 'Approve the plan' }] },
      evidence: [],
    };
    expect(charger.find({ pageNumber: 19, section })).toMatchObject([
      {
        kind: 'date',
        path: 'output.nextSteps.0.date',
        words: '7 December 2026',
        instead: '30 November 2026',
      },
    ]);
  });

  test("a company's field names another company", () => {
    const section: Section = {
      type: 'cover',
      title: '',
      output: { company: 'Sparkle Power Ltd' },
      evidence: [],
    };
    expect(charger.find({ pageNumber: 1, section })).toMatchObject([
      { kind: 'name', path: 'output.company', instead: 'VoltNest Home Charging' },
    ]);
  });
});

describe('nothing is found', () => {
  test.each([
    'Google gets £25,000.',
    'One lead may cost £59.52, and no more than that.',
    'We do not advertise on TikTok.',
    'The campaign starts 4 January 2027.',
    'Say yes by 30 November.',
    'VoltNest installs in 9 days; DealerPod waits 3 weeks.',
    '1,312 people rate VoltNest Home Charging 4.9 of 5.',
  ])('in what is so: %s', (text) => {
    expect(inSentence(charger.find, text)).toEqual([]);
  });

  test.each(strangers)(
    "in the planner's own deck: %s",
    async (_name, formData) => {
      for (const language of ['en', 'th'] as const) {
        const { find, page } = await guarded(formData, language);
        for (const { pageNumber } of PAGES) {
          const section = await page(pageNumber);
          expect(section ? find({ pageNumber, section }) : [], `${language}, page ${pageNumber}`).toEqual([]);
        }
      }
    },
    20_000,
  );
});
