/** Beside the promise pages say what sets buyers looking, what they say and other facts: no page repeats the promise word for word. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PAGES } from '../../../../../src/shared/domain/pages.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { toldWhole } from '../../../../../src-worker/engines/planner/plan/told-whole.ts';
import type { Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { planOf, type Answers } from '../plans.ts';

const LASHES: Answers = {
  companyName: 'ตาแป๋ว',
  productService: 'ต่อขนตา ลิฟติ้ง',
  heroProduct: 'ต่อขนตา',
  strengths: 'ช่างทุกคนเทรนเกิน 300 ชั่วโมง / ขนตาหลุดใน 5 วันเติมให้ฟรี / ผ่อนช้าไม่ปรับ แต่ล็อกเครื่องนะ',
  additionalDemographics: 'หาเพราะมีงาน (รับปริญญา งานแต่งเพื่อน ไปเที่ยวเกาหลี) ไม่ก็ร้านเดิมทำแล้วคันตา กลัวขนตาจริงร่วงหมด',
  geographicLocation: 'สยาม',
  targetDemographics: 'สาวออฟฟิศ',
  advertisingChannels: ['facebook-ads', 'instagram-ads'],
  marketingMediaBudget: '9,000 บาทต่อเดือน 3 เดือน',
  specificObjectives: 'ลูกค้าใหม่เดือนละ 60 คน',
};
const GROOMER: Answers = {
  companyName: 'Scruff & Suds',
  productService: 'Dog grooming: full groom, bath & brush',
  heroProduct: 'Full groom',
  strengths: 'One dog at a time, no cages. Owner can stay and watch. Text when 15 mins from done',
  additionalDemographics:
    "usually ring when the coat has matted or the last groomer shaved him without asking. They worry he'll catch fleas. The husband decides on the price",
  geographicLocation: 'Cardiff',
  targetDemographics: 'Doodle owners',
  advertisingChannels: ['facebook-ads', 'instagram-ads'],
  marketingMediaBudget: '£250 a month for 3 months',
  specificObjectives: '40 full grooms a week, now 31',
  startingPrice: '£48',
  rivals: [['Big pet store', '£39, open Sundays', 'dogs wait in crates for hours']],
};
const ROWS = z.array(z.object({ creativeDirection: z.string() }));
const said = (plan: Plan, type: keyof typeof WRITERS): string => {
  const { title, output } = WRITERS[type](plan);
  return JSON.stringify([title, output]);
};
/** Pages on which one phrase of the client's may stand. */
const MOST_PAGES = 8;
const TYPES = PAGES.map(({ type }) => type);
/** A page with what its slides draw. */
const whole = (plan: Plan, type: keyof typeof WRITERS): string => {
  const { title, output, reckoned } = WRITERS[type](plan);
  return JSON.stringify([title, output, reckoned]);
};

describe.each([
  ['en', { ...GROOMER, marketingMediaBudget: '£6,500 a month for 3 months' }],
  ['th', { ...LASHES, marketingMediaBudget: '49,000 บาทต่อเดือน 3 เดือน' }],
] as const)('in %s', (language, answers) => {
  const plan = planOf(answers, language);
  const lead = plan.buyers.lead?.words ?? '';

  test('ads in feeds tell another thing each, and name the promise where they show it', () => {
    expect(lead).not.toBe('');
    const { output } = WRITERS['content-strategy'](plan);
    const rows = ROWS.parse(output['platformPlan']);
    const directions = rows.map(({ creativeDirection }) => creativeDirection);
    expect(new Set(directions).size).toBe(2);
    for (const direction of directions) expect(direction).not.toMatch(/our promise|เรื่องหลักของเรา/u);
  });

  test('the stories, the campaigns and the takeaways name what sets them looking', () => {
    const [event = ''] = plan.buyers.moment?.events ?? [];
    expect(event).not.toBe('');
    expect(said(plan, 'content-strategy').toLowerCase()).toContain(event.toLowerCase());
    const campaigns = said(plan, 'campaign-structure').toLowerCase();
    expect(plan.buyers.moment?.events?.some((each) => campaigns.includes(each.toLowerCase()))).toBe(true);
  });

  test('several moments are as many quotations on every page', () => {
    const [first = '', second = ''] = plan.buyers.moment?.events ?? [];
    expect(second).not.toBe('');
    for (const type of TYPES)
      for (const [, words = ''] of whole(plan, type).matchAll(/“([^“”]*)”/gu))
        expect(
          words.toLowerCase().includes(first.toLowerCase()) &&
            words.toLowerCase().includes(second.toLowerCase()),
          `${type}: ${words}`,
        ).toBe(false);
  });

  test('the promise stands whole where it is made and where it answers, and on no more pages', () => {
    // Page 6 holds the position and does not draw it.
    const pages = TYPES.filter(
      (type) =>
        type !== 'market-channels-analysis' && whole(plan, type).toLowerCase().includes(lead.toLowerCase()),
    );
    expect(pages).toContain('key-strategy');
    expect(pages).not.toContain('target-persona');
    expect(pages.length, pages.join(' ')).toBeLessThanOrEqual(MOST_PAGES);
  });

  test('campaigns and reasons of channels do not repeat the promise', () => {
    expect(said(plan, 'campaign-structure').toLowerCase()).not.toContain(lead.toLowerCase());
    for (const shows of ['shows', 'ชูเรื่อง'])
      expect(said(plan, 'suggestion-idea').toLowerCase()).not.toContain(`${shows} “${lead.toLowerCase()}”`);
  });

  test('no doubt is left to an honest answer, or to one fact that nobody names', () => {
    const told = (['key-strategy', 'content-strategy', 'suggestion-idea'] as const).map((type) =>
      said(plan, type),
    );
    expect(told.join(' ')).not.toMatch(
      /honest answer|on camera, in one take|with one fact|คำตอบตรง ๆ|หน้ากล้อง|ข้อเท็จจริงหนึ่งข้อ/u,
    );
  });
});

test('several things that set them looking are no one day, though one of them is a wedding', () => {
  const { moment } = planOf(LASHES, 'th').buyers;
  expect(moment?.events?.length).toBeGreaterThan(2);
  expect(moment?.isDated).toBe(false);
});

describe('a statement stands with the rest of its phrase', () => {
  const answers = {
    ...planOf({}).r.answers,
    strengths: 'บอกกำไรบนใบ / ผ่อนช้าไม่ปรับ แต่ล็อกเครื่องนะ; เสาหักตอนลงของ ทดแทนวันนั้นเลย\nรถใหม่ คนขับสุภาพ',
  };
  test.each([
    ['what takes something back', 'ล็อกเครื่อง', [], 'ผ่อนช้าไม่ปรับ แต่ล็อกเครื่อง'],
    ['what it follows from', 'ทดแทนวันนั้นเลย', [], 'เสาหักตอนลงของ ทดแทนวันนั้นเลย'],
    ['not two statements in one', 'คนขับสุภาพ', ['รถใหม่'], 'คนขับสุภาพ'],
    ['not English', 'Same day', [], 'Same day'],
  ])('%s', (_name, words, others, told) => {
    expect(toldWhole({ answers }, words, others, 60)).toBe(told);
  });
  test('nothing, where it takes something back from what is too long', () => {
    expect(toldWhole({ answers }, 'ล็อกเครื่อง', [], 12)).toBe('');
  });
});

test('a rule for what is done afterwards is no campaign', () => {
  const plan = planOf({ ...LASHES, afterSalesService: 'ห้ามลงรูปลูกค้า' }, 'th');
  expect(said(plan, 'campaign-structure')).not.toContain('ห้ามลงรูป');
});

test('how many there are of it is nothing that anybody searches for', () => {
  const plan = planOf({ ...LASHES, heroProduct: '5-10 สาขา', advertisingChannels: ['google-ads'] }, 'th');
  expect(said(plan, 'audience-mapping')).not.toContain('“สาขา”');
});

test('a statement that is not to be told stands in no list of the market', () => {
  const plan = planOf(
    {
      ...LASHES,
      whyNeedNow: 'ช่างเก่าเกษียณ ลูกค้ารอคิว 40 นาที คนบ่นกันมาก (ห้ามเผยแพร่)',
    },
    'th',
  );
  expect(said(plan, 'market-overview')).not.toContain('ห้ามเผยแพร่');
});

test('who decides is written to, and who says no is not told twice', () => {
  expect(said(planOf(GROOMER), 'audience-mapping')).toMatch(/those who decide \(“The husband decides/u);
  const refuses = planOf({ ...GROOMER, additionalDemographics: 'The wife says no to working nights' });
  expect(said(refuses, 'audience-mapping')).not.toContain('those who decide');
});

test('that somebody came by recommendation names nobody who sends', () => {
  const plan = planOf({ ...LASHES, onlineAdIssues: 'ไม่เคย ปีนี้มีคนแนะนำมา 11 ร้าน สั่งจริง 4' }, 'th');
  expect(said(plan, 'suggestion-idea')).not.toContain('ปีนี้มีคนไว้');
});
