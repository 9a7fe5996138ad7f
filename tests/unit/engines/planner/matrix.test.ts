/**
 * Forty-eight questionnaires and the four briefs: sound pages, a clean audit, sums that are exact, and pages that agree.
 * Each `test` below names one check; each runs on every deck.
 */
import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PLATFORMS } from '../../../../src-worker/engines/planner/data/platforms.ts';
import { OBJECTIVES } from '../../../../src-worker/engines/planner/data/objectives.ts';
import { readAnswers } from '../../../../src-worker/engines/planner/readings/index.ts';
import { SECTION_OUTPUT_SCHEMAS, type Section } from '../../../../src/shared/domain/sections.ts';
import { BRIEF_NAMES, readBrief } from '../../../fixtures/briefs.ts';
import {
  questionnaireMatrix,
  richQuestionnaires,
  type Questionnaire,
} from '../../../fixtures/questionnaires.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { auditOf, expectSound, matrix, outputOf, texts } from './support.ts';

// Each check reads some seventy decks.
vi.setConfig({ testTimeout: 60_000 });

interface Case extends Questionnaire {
  deck: Section[];
}
let cases: Case[] = [];
beforeAll(async () => {
  const all = [
    ...BRIEF_NAMES.map((name) => readBrief(name)),
    ...richQuestionnaires(),
    ...questionnaireMatrix(),
  ];
  cases = await Promise.all(
    all.map(async (each) => ({ ...each, deck: await writeDeck(each.formData, each.language) })),
  );
}, 60_000);

/** One check on every deck; a failure names the questionnaire. */
const onEach =
  (check: (each: Case) => void): (() => void) =>
  () => {
    for (const each of cases) {
      try {
        check(each);
      } catch (error) {
        throw new Error(`${each.name}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  };
const sum = (values: readonly number[]): number => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;
const grouped = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

describe('every page', () => {
  test('there are at least forty questionnaires', () => expect(cases.length).toBeGreaterThanOrEqual(44));
  test('is valid, kept by the slide filter, and without a placeholder', onEach(({ deck }) => expectSound(deck)));
  test('has a source for every figure', onEach(({ deck, formData }) =>
    expect(auditOf(deck, formData).unsourced.map((u) => `${u.pageNumber}: ${u.figure} in “${u.text}”`)).toEqual([])));
  test('has a headline of its own, short enough for a slide', onEach(({ deck }) => {
    const titles = deck.map(({ title }) => title);
    expect(new Set(titles).size, titles.join('\n')).toBe(19);
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(110);
  }));
  test('says nothing twice within itself', onEach(({ deck }) => {
    // Table cells repeat by nature: a platform's name, 'To check'. Sentences do not.
    for (const { output, type } of deck) {
      const sentences = texts(output).filter((text) => text.length > 60);
      expect(new Set(sentences).size, `${type}: ${sentences.join('\n')}`).toBe(sentences.length);
    }
  }));
}); // prettier-ignore

describe('money', () => {
  test('rows, columns and stages sum to the client’s own sum', onEach(({ deck, formData }) => {
    const { budget } = readAnswers(formData);
    const { channels, values } = matrix(deck);
    if (budget.amount === undefined || formData.campaignObjectives.advertisingChannels.length === 0) return;
    const planned = sum(values.map(sum));
    // What the goal does not take is held back, and the last page tells of how much.
    if (planned < budget.amount) expect(JSON.stringify(deck[18]?.reckoned)).toContain(grouped(budget.amount));
    else expect(planned).toBe(budget.amount);
    const flow = outputOf(deck, 15);
    channels.forEach((channel, column) => {
      const spent = sum(values.map((row) => row[column] ?? 0));
      if (spent > 0) expect(flow).toMatch(new RegExp(`${channel}[^.]{0,32}${grouped(spent)}`, 'u'));
    });
    const stages = deck[15]?.evidence.flatMap(({ data }) => (data && 'labels' in data && 'values' in data ? [data.values] : []))[0];
    expect(stages).toEqual(values.map(sum));
  }));
  test('the same sum on pages 1, 15 and 19, in the client’s currency', onEach(({ deck, formData }) => {
    const { budget } = readAnswers(formData);
    if (budget.amount === undefined) {
      expect(matrix(deck).values).toEqual([]);
      return;
    }
    const { values } = matrix(deck);
    const planned = values.length > 0 ? sum(values.map(sum)) : budget.amount;
    const sums = [planned, ((budget.total ?? budget.amount) * planned) / budget.amount].map(grouped);
    for (const page of [1, 19]) expect(sums.some((text) => outputOf(deck, page).includes(text)), `page ${page}`).toBe(true);
    if (formData.campaignObjectives.advertisingChannels.length > 0) expect(outputOf(deck, 15)).toContain(sums[0]);
  }));
  test('shares of pillars and of stages sum to 100%', onEach(({ deck }) => {
    const { contentPillars } = SECTION_OUTPUT_SCHEMAS['content-strategy'].parse(deck[13]?.output);
    const shares = contentPillars.map((pillar) => (typeof pillar === 'string' ? 0 : Number.parseInt(pillar.share, 10)));
    // Where only searches are bought there is no content to share out.
    expect(sum(shares.filter((share) => !Number.isNaN(share))) || 100).toBe(100);
  }));
}); // prettier-ignore

const rows = z.array(
  z.object({ platform: z.string().optional(), platforms: z.array(z.string()).optional() }),
);
const platforms = (deck: readonly Section[], page: number, key: string): string[] =>
  [...new Set(rows.parse(deck[page - 1]?.output[key]).flatMap((row) => row.platforms ?? [row.platform ?? '']))]
    .filter((name) => name !== 'LINE')
    .toSorted(); // prettier-ignore

describe('pages agree', () => {
  test('on the channels: 14, 15, 16, 17 and the answers', onEach(({ deck, formData }) => {
    const chosen = formData.campaignObjectives.advertisingChannels.map((id) => PLATFORMS[id].name).toSorted();
    if (chosen.length === 0) return;
    expect(platforms(deck, 17, 'audienceMatrix')).toEqual(chosen);
    // A channel that waits for money is told to wait, one that shows another's ads to do so.
    const used = platforms(deck, 16, 'funnelLayers');
    for (const name of chosen) if (!used.includes(name)) expect(outputOf(deck, 15)).toMatch(new RegExp(`${name}[^.]*(?:wait|shows the ads|รอก่อน|แคมเปญและงบเดียวกับ)`, 'u'));
    expect(platforms(deck, 14, 'platformPlan')).toEqual(used);
    expect(platforms(deck, 15, 'stagePlans')).toEqual(used);
  }));
  test('on the objectives: page 3 serves each one chosen', onEach(({ deck, formData, language }) => {
    const { objectives } = SECTION_OUTPUT_SCHEMAS['market-objectives'].parse(deck[2]?.output);
    const names = formData.campaignObjectives.marketingObjectives.map((id) => OBJECTIVES[id].name[language]);
    for (const { category } of objectives) if (names.length > 0) expect(names).toContain(category);
    for (const name of names) expect(objectives.map(({ category }) => category)).toContain(name);
    const { strategies } = SECTION_OUTPUT_SCHEMAS['key-strategy'].parse(deck[12]?.output);
    for (const { linkedObjectives } of strategies)
      for (const linked of linkedObjectives) if (names.length > 0) expect(names).toContain(linked);
  }));
  test('on the goal: its figure stands on pages 3 and 19', onEach(({ deck, formData }) => {
    const figures = readAnswers(formData).goals.flatMap(({ kind, to }) => (kind === 'text' || to === undefined ? [] : [grouped(to)]));
    if (figures.length === 0) return;
    for (const page of [3, 19])
      expect(figures.some((figure) => outputOf(deck, page).includes(figure)), `page ${page}: ${figures.join(', ')}`).toBe(true);
  }));
  test('on the days: page 19 goes forward, and its headline names the first and the start', onEach(({ deck }) => {
    const { nextSteps } = SECTION_OUTPUT_SCHEMAS.conclusion.parse(deck[18]?.output);
    const [first] = nextSteps;
    const day = /^\d+/u.exec(typeof first === 'string' ? first : (first?.date ?? ''))?.[0] ?? '?';
    expect(deck[18]?.title).toContain(day);
    expect(nextSteps.length).toBeGreaterThanOrEqual(4);
  }));
  test('on the rivals: page 9 and page 10 name the same, in the same order', onEach(({ deck, formData }) => {
    const named = formData.competitiveAnalysis.competitors.filter((card) =>
      [card.name, card.website, card.strengths, card.weaknesses].some((text) => text.trim() !== ''));
    const nine = SECTION_OUTPUT_SCHEMAS['competitor-marketing'].parse(deck[8]?.output).competitors.slice(1);
    const ten = SECTION_OUTPUT_SCHEMAS['competitor-analysis'].parse(deck[9]?.output).competitors;
    expect(nine).toHaveLength(named.length);
    const known = named.filter(({ strengths, weaknesses }) => strengths + weaknesses !== '').length;
      // Those known by name alone share one card.
      const cards = known + Math.min(1, named.length - known);
      if (named.length > 0) expect(ten).toHaveLength(cards);
      expect(ten.slice(0, known).map(({ brand }) => brand)).toEqual(
        nine.slice(0, known).map(({ brand }) => brand),
      );
  }));
  test('on the people: ages of personas are the range, their places among the answers', onEach(({ deck, formData }) => {
    const { ageRangeMin: min, ageRangeMax: max } = formData.targetAudience;
    const { personas } = SECTION_OUTPUT_SCHEMAS['target-persona'].parse(deck[6]?.output);
    for (const { demographic } of personas) {
      if (max === 0 && min === 0) expect(demographic.age).not.toMatch(/\d/u);
      if (max > 0 && min > 0) {
        expect(demographic.age).toBe(`${min}–${max}`);
      }
    }
  }));
  test('on the strategy: the takeaway leads to page 13 in a sentence of its own', onEach(({ deck }) => {
    const { linkToStrategy } = SECTION_OUTPUT_SCHEMAS['key-takeaway'].parse(deck[11]?.output);
    const { strategies } = SECTION_OUTPUT_SCHEMAS['key-strategy'].parse(deck[12]?.output);
    expect(linkToStrategy).toMatch(/^(?:So (?:the strategy|the first move|we|every ad|media) |กลยุทธ์จึง|โฆษณาทุกชิ้นจึง)/u);
    for (const { title, rationale } of strategies) expect([title, rationale]).not.toContain(linkToStrategy);
  }));
}); // prettier-ignore

describe('rivals', () => {
  /** Words that say that something is not known, or is our own conclusion. */
  const open = /^(?:To (?:ask|check|look for|confirm)|Only the name|Could (?:add|repair)|We can show|Compared on|Same ground|For the same|Also chosen|Named by|Chosen for|Low, |High, |Low$|Medium$|High$|Not our claim|Own site|Rivals to name|None named|ต้อง|รอ|ตอนนี้รู้แค่ชื่อ|อาจ|เราโชว์ได้|เทียบกัน|พื้นที่เดียวกัน|กลุ่มเดียวกัน|อีกทางเลือก|คนที่เลือกเพราะ|ต่ำ|กลาง|สูง|ไม่ใช่จุดที่เราชู|ตรวจ|เว็บไซต์|ลูกค้าระบุ|ถาม|ยัง)/iu;
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  test('nothing is claimed of one that the client did not say', onEach(({ deck, formData }) => {
    const { competitors } = SECTION_OUTPUT_SCHEMAS['competitor-analysis'].parse(deck[9]?.output);
    for (const { brand, swot } of competitors) {
      const card = formData.competitiveAnalysis.competitors.find(({ name }) => name !== '' && brand.startsWith(name.slice(0, 20)));
      const said = bare(`${card?.strengths ?? ''} ${card?.weaknesses ?? ''}`);
      if (said === '' && card) expect([...(swot?.strengths ?? []), ...(swot?.weaknesses ?? [])].every((text) => open.test(text)), `${brand}: ${JSON.stringify(swot)}`).toBe(true);
      for (const text of [...(swot?.strengths ?? []), ...(swot?.weaknesses ?? [])])
        expect(open.test(text) || said.includes(bare(text.replace(/…$/u, ''))), `${brand}: ${text}`).toBe(true);
    }
  }));
  test('one known by name alone is not compared', onEach(({ deck, formData }) => {
    const { competitors } = SECTION_OUTPUT_SCHEMAS['competitor-analysis'].parse(deck[9]?.output);
    for (const card of formData.competitiveAnalysis.competitors) {
      if (card.name === '' || card.strengths !== '' || card.weaknesses !== '') continue;
      const found = competitors.filter(({ brand }) => brand.includes(card.name.slice(0, 16)));
          for (const { vsUsHighlights } of found) expect(vsUsHighlights ?? [], card.name).toEqual([]);
    }
  }));
}); // prettier-ignore

describe('rules', () => {
  test('no discount deeper than the client allows', onEach(({ deck, formData }) => {
    const cap = readAnswers(formData).constraints.find(({ discountCap }) => discountCap !== undefined)?.discountCap;
    if (cap === undefined) return;
    const said = deck.map((_, i) => outputOf(deck, i + 1)).join(' ');
    const off = [...said.matchAll(/(\d+)% off|ลดไม่เกิน (\d+)%/gu)].map(([, en, th]) => Number(en ?? th));
    expect(off.filter((percent) => percent > cap)).toEqual([]);
  }));
  test('a clinic never builds an audience from its patients', onEach(({ deck, formData }) => {
    if (!readAnswers(formData).cautions.some(({ id }) => id === 'medical')) return;
    for (const page of [16, 17]) expect(outputOf(deck, page)).not.toMatch(/Lookalike (?:of|จาก)\s?(?:consenting customers|ลูกค้า)|Customer Match/u);
  }));
  test('alcohol, supplements, finance and food carry their caution on page 15', onEach(({ deck, formData }) => {
    const { cautions } = readAnswers(formData);
    const policy = SECTION_OUTPUT_SCHEMAS['media-direction'].parse(deck[14]?.output).policyNotes;
    for (const { full } of cautions.slice(0, 2)) expect([full.en, full.th].some((text) => policy.includes(text)), full.en).toBe(true);
  }));
}); // prettier-ignore

describe('the answers decide', () => {
  const { formData, language } = readBrief('industrial-b2b-en');
  const with_ = (group: 'B2B' | 'B2C') =>
    writeDeck({ ...formData, targetAudience: { ...formData.targetAudience, targetGroup: group } }, language);
  test('B2B and B2C differ visibly', async () => {
    const [b2b, b2c] = [await with_('B2B'), await with_('B2C')];
    const differing = b2b.flatMap(({ output }, i) => (JSON.stringify(output) === JSON.stringify(b2c[i]?.output) ? [] : [i + 1]));
    for (const page of [4, 6, 13, 15, 18]) expect(differing).toContain(page);
    expect(outputOf(b2b, 4)).not.toMatch(/registered|million people/u);
  });
  test('so do the objectives', async () => {
    const decks = await Promise.all(
      (['brand-awareness', 'sales-conversion', 'customer-retention'] as const).map((id) =>
        writeDeck({ ...formData, campaignObjectives: { ...formData.campaignObjectives, marketingObjectives: [id] } }, language)));
    expect(new Set(decks.map((deck) => outputOf(deck, 3))).size).toBe(3);
    // What is counted decides what runs; only who is to come back has money of their own beside it.
    expect(new Set(decks.map((deck) => outputOf(deck, 15))).size).toBe(2);
  });
}); // prettier-ignore
