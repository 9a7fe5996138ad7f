/** Every page of every deck: valid, kept by the slide filter, and in agreement with the others. */
import fc from 'fast-check';
import * as z from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPlanner } from '../../../../src-worker/engines/planner/index.ts';
import {
  ADVERTISING_CHANNELS,
  GENDERS,
  LANGUAGES,
  MARKETING_OBJECTIVES,
  TARGET_GROUPS,
} from '../../../../src/shared/domain/options.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import {
  isSectionType,
  SECTION_OUTPUT_SCHEMAS,
  sectionSchema,
  type Section,
} from '../../../../src/shared/domain/sections.ts';
import { filterPages } from '../../../../src/shared/domain/slide-filter.ts';
import { BUSINESS_TYPES } from '../../../../src/shared/domain/taxonomy.ts';
import { BRIEF_CREATED_AT, BRIEF_NAMES, readBrief, type BriefName } from '../../../fixtures/briefs.ts';
import { writeDeck } from '../../../fixtures/write-deck.ts';
import { expectSound, matrix, outputOf, texts } from './support.ts';

const rowsSchema = z.array(
  z.object({ platform: z.string().optional(), platforms: z.array(z.string()).optional() }),
);

describe.each(BRIEF_NAMES)('%s', (name) => {
  const { formData, language } = readBrief(name);
  let deck: Section[] = [];
  beforeAll(async () => {
    deck = await writeDeck(formData, language);
  });

  test('nineteen sound pages', () => expectSound(deck));
  test('written the same a second time', async () =>
    expect(await writeDeck(formData, language)).toEqual(deck));
  test('headlines are short enough for a slide', () => {
    for (const { title } of deck) expect(title.length, title).toBeLessThanOrEqual(96);
  });

  test('money adds up and agrees', () => {
    const { channels, values } = matrix(deck);
    const sums = deck[15]?.evidence.flatMap(({ data }) =>
      data && 'values' in data && 'labels' in data ? [data] : [],
    )[0];
    if (values.length === 0) {
      expect(sums).toBeUndefined();
      return;
    }
    const rows = values.map((row) => row.reduce((a, b) => a + b, 0));
    expect(sums?.values).toEqual(rows);
    const total = rows.reduce((a, b) => a + b, 0);
    expect(total).toBe(
      {
        'coffee-roaster-en': 120_000,
        'dental-clinic-th': 80_000,
        'industrial-b2b-en': 6000,
        'barely-answered': 0,
      }[name],
    );
    for (const page of [15, 19]) expect(outputOf(deck, page)).toContain(total.toLocaleString('en'));
    const flow = outputOf(deck, 15);
    channels.forEach((channel, column) => {
      const sum = values.reduce((all, row) => all + (row[column] ?? 0), 0);
      // What waits is named with the reason.
      const said = sum === 0 ? channel : `${channel}[^.]{0,24}${sum.toLocaleString('en')}`;
      expect(flow).toMatch(new RegExp(said, 'u'));
    });
  });

  test('the same channels on pages 14, 15, 16 and 17', () => {
    const platforms = (page: number, key: string): string[] => {
      const list = rowsSchema.parse(deck[page - 1]?.output[key]);
      return [...new Set(list.flatMap((row) => row.platforms ?? [row.platform ?? '']))]
        .filter((item) => item !== 'LINE')
        .toSorted();
    };
    const chosen = platforms(17, 'audienceMatrix');
    expect(platforms(14, 'platformPlan')).toEqual(chosen);
    expect(platforms(15, 'stagePlans')).toEqual(chosen);
    expect(platforms(16, 'funnelLayers')).toEqual(chosen);
  });

  test('ages of personas are the range', () => {
    const { ageRangeMin, ageRangeMax } = formData.targetAudience;
    const { personas } = SECTION_OUTPUT_SCHEMAS['target-persona'].parse(deck[6]?.output);
    for (const { demographic } of personas) {
      if (ageRangeMax === 0) expect(demographic.age).not.toMatch(/\d/u);
      else {
        expect(demographic.age).toBe(`${ageRangeMin}–${ageRangeMax}`);
      }
    }
  });

  test('every answer is kept whole in the evidence of a page', () => {
    const kept = deck.flatMap(({ evidence }) => evidence.map(({ statement }) => statement)).join('\n');
    const { clientInfo, targetAudience, campaignObjectives, competitiveAnalysis } = formData;
    const answers = [
      clientInfo.companyName, clientInfo.keyMessage, clientInfo.productService, clientInfo.heroProduct, clientInfo.startingPrice,
      clientInfo.afterSalesService, clientInfo.strengths, clientInfo.whyNeedNow, clientInfo.onlineAdIssues,
      targetAudience.targetDemographics, targetAudience.geographicLocation, targetAudience.additionalDemographics,
      campaignObjectives.specificObjectives, campaignObjectives.currentChallenges, competitiveAnalysis.marketContext,
      competitiveAnalysis.additionalNotes,
    ]; // prettier-ignore
    for (const answer of answers) expect(kept).toContain(answer);
    expect(kept).toContain(campaignObjectives.marketingMediaBudget);
  });
});

describe('what is computed stands where it is needed', () => {
  const rows: [BriefName, number, string[]][] = [
    ['coffee-roaster-en', 3, ['200 THB', '834']],
    ['coffee-roaster-en', 4, ['4.31 million', '590 more subscribers']],
    ['coffee-roaster-en', 12, ['1,385', '1,800', '396', '834', '438', '832', '901', '450 kg', '155 kg']],
    ['coffee-roaster-en', 19, ['360,000 THB', '702,000', '241,800']],
    ['dental-clinic-th', 1, ['21 พฤศจิกายน 2569']],
    ['dental-clinic-th', 3, ['933 บาท', '31 มีนาคม 2570']],
    ['dental-clinic-th', 5, ['3,900']],
    ['industrial-b2b-en', 3, ['$600']],
    ['industrial-b2b-en', 12, ['$3,600']],
  ];
  test.each(rows)('%s, page %i', async (name, page, expected) => {
    const { formData, language } = readBrief(name);
    const deck = await writeDeck(formData, language);
    for (const words of expected) expect(outputOf(deck, page)).toContain(words);
  });
  test('page 3 charts the months of the design’s own table', async () => {
    const { formData, language } = readBrief('coffee-roaster-en');
    const deck = await writeDeck(formData, language);
    const chart = deck[2]?.evidence.find(({ data }) => data !== undefined)?.data;
    expect(chart).toMatchObject({
      values: [310, 496, 672, 836, 859, 881, 901],
      labels: ['Start', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
    });
  });
});

describe('any questionnaire', () => {
  test.each(LANGUAGES)('the empty form, %s', async (language) =>
    expectSound(await writeDeck(emptyFormData(), language)),
  );

  test('every type, objective and number of channels, both languages', async () => {
    for (const [i, type] of BUSINESS_TYPES.entries()) {
      const form = readBrief(BRIEF_NAMES[i % 4] ?? 'barely-answered').formData;
      const changed: FormData = {
        ...form,
        clientInfo: {
          ...form.clientInfo,
          businessType: type.name,
          businessSubType: type.subTypes[i % type.subTypes.length]?.name ?? '',
        },
        targetAudience: { ...form.targetAudience, targetGroup: TARGET_GROUPS[i % 3] ?? 'All' },
        campaignObjectives: {
          ...form.campaignObjectives,
          marketingObjectives: [
            MARKETING_OBJECTIVES[i % 8] ?? 'engagement',
            MARKETING_OBJECTIVES[(i + 3) % 8] ?? 'engagement',
          ],
          advertisingChannels: ADVERTISING_CHANNELS.slice(0, 1 + (i % 7)),
        },
      };
      for (const language of LANGUAGES) expectSound(await writeDeck(changed, language));
    }
  }, 150_000);

  const text = fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
    { weight: 1, arbitrary: fc.string({ minLength: 1900, maxLength: 2000 }) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        '', 'N/A', '-', 'ไม่มี', '😀👨‍👩‍👧', 'ก'.repeat(2000), 'word '.repeat(400), '120,000 THB per month', '5% to 0%', 'from 0 to 0', 'จาก 10 เป็น 5 บาท',
        '1/0', '999999999999999999999 THB', '0 baht', 'grow from 1 to 2 in 99 years', 'Bangkok, Vietnam, Atlantis', 'ผ่อน 0% 10 เดือน', 'No discount deeper than 15%',
        'churn under 6%; from 10 to 900 subscribers', '2 × 250 g a month', '60 รายต่อเดือน', '𝒳 \u0000\u200B\uFEFF', 'cost per lead from 3 to 0.0001 baht', '$1.005', 'A\nB\nC', '(((', '“”', '$&$1',
      ),
    },
  ); // prettier-ignore
  const subset = <T>(list: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...list]);
  const form: fc.Arbitrary<FormData> = fc.record({
    clientInfo: fc.record({
      companyName: text, businessType: fc.constantFrom('', 'nonsense', ...BUSINESS_TYPES.map(({ name }) => name)), businessSubType: text, keyMessage: text,
      productService: text, heroProduct: text, startingPrice: text, afterSalesService: text, strengths: text,
      hasOnlineAdExperience: fc.constantFrom('', 'yes', 'no'), whyNeedNow: text, onlineAdIssues: text, coverImage: text,
    }),
    marketingChannels: fc.record({ website: text, facebookPage: text, instagramAccount: text, tiktokProfile: text, tiktokShop: text, shopeeShop: text, lazadaShop: text }),
    targetAudience: fc.record({
      targetDemographics: text, geographicLocation: text, targetGroup: fc.constantFrom(...TARGET_GROUPS), ageRangeMin: fc.integer({ min: -5, max: 200 }),
      ageRangeMax: fc.oneof(fc.integer({ min: -5, max: 200 }), fc.constant(Number.NaN)), gender: fc.constantFrom(...GENDERS), additionalDemographics: text,
    }),
    campaignObjectives: fc.record({
      advertisingChannels: subset(ADVERTISING_CHANNELS), marketingMediaBudget: text, marketingObjectives: subset(MARKETING_OBJECTIVES), specificObjectives: text, currentChallenges: text,
    }),
    competitiveAnalysis: fc.record({
      competitors: fc.array(fc.record({ id: fc.string(), name: text, website: text, strengths: text, weaknesses: text }), { maxLength: 10 }),
      marketContext: text, additionalNotes: text,
    }),
  }); // prettier-ignore

  test('random answers never break a page', async () => {
    await fc.assert(
      fc.asyncProperty(form, fc.constantFrom(...LANGUAGES), async (formData, language) => {
        expectRobust(await writeDeck(formData, language));
      }),
      {
        numRuns: Number(process.env['FUZZ_RUNS'] ?? 25),
        seed: Number(process.env['FUZZ_SEED'] ?? 20_261_121),
      },
    );
  }, 150_000);
});

/** As `expectSound`, but the client's own words may hold anything. */
function expectRobust(deck: readonly Section[]): void {
  for (const [i, section] of deck.entries()) {
    if (!isSectionType(section.type)) throw new Error(`unknown type ${section.type}`);
    expect(sectionSchema.safeParse(section).success, `page ${i + 1}`).toBe(true);
    expect(SECTION_OUTPUT_SCHEMAS[section.type].safeParse(section.output).success, `page ${i + 1}`).toBe(
      true,
    );
    // Whatever was typed, a slide gets texts of a slide's length.
    expect(section.title.length, section.title).toBeLessThan(400);
    for (const words of texts(section.output)) expect(words.length, words).toBeLessThan(1500);
  }
  const result = filterPages(
    deck.map((sectionData, i) => ({ pageNumber: i + 1, success: true, sectionData })),
  );
  expect(result.dropped.map(({ page, reason }) => [page.pageNumber, reason])).toEqual([]);
}

describe('the day of a proposal', () => {
  const { formData, language } = readBrief('barely-answered');
  /** The calendar day at a fixed distance from UTC. */
  const at =
    (hours: number) =>
    (moment: Date): Date => {
      const there = new Date(moment.getTime() + hours * 3_600_000);
      return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()));
    };
  test.each([
    [7, '22 November 2026'],
    [0, '21 November 2026'],
    [-8, '21 November 2026'],
  ])('is the reader’s own, %i hours from UTC', async (hours, day) => {
    const request = {
      proposalId: 'p', pageNumber: 1, formData, language, createdAt: '2026-11-21T18:30:00.000Z', requestId: 'r', earlier: new Map<number, Section>(),
    }; // prettier-ignore
    const answer = await createPlanner(at(hours)).writeSection(request, new AbortController().signal);
    expect(answer.ok && answer.section.output['date']).toBe(day);
  });
});

describe('the engine', () => {
  const { formData, language } = readBrief('barely-answered');
  const request = {
    proposalId: 'p',
    pageNumber: 1,
    formData,
    language,
    createdAt: BRIEF_CREATED_AT,
    requestId: 'r',
    earlier: new Map<number, Section>(),
  };
  test('an aborted signal ends it', async () => {
    const result = await createPlanner().writeSection(request, AbortSignal.abort());
    expect(result).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  });
  test('a page that does not exist is refused', async () => {
    const result = await createPlanner().writeSection(
      { ...request, pageNumber: 20 },
      new AbortController().signal,
    );
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
  test('it calls nobody', () => expect(createPlanner()).toMatchObject({ id: 'planner', remote: false }));
});

describe('what the answers do not say', () => {
  const { formData } = readBrief('coffee-roaster-en');
  const of = (targetDemographics: string) =>
    writeDeck({ ...formData, targetAudience: { ...formData.targetAudience, targetDemographics } }, 'en');
  test('families who buy bring no children into the deck', async () => {
    expect(JSON.stringify(await of('Expatriate families and pilots'))).not.toMatch(/child/iu);
    expect(JSON.stringify(await of('Families with small children'))).toMatch(/child/iu);
  });
  test('buyers are called as the client calls them', async () => {
    const deck = await of('Expatriate families and pilots');
    expect(outputOf(deck, 7)).toContain('"name":"Expatriate families');
  });
  test('the client’s own name is about nothing', async () => {
    const named = {
      ...formData.clientInfo,
      companyName: 'Tally Queue',
      heroProduct: 'Tally Queue for food stalls',
    };
    const deck = await writeDeck({ ...formData, clientInfo: named }, 'en');
    expect(JSON.stringify(deck)).not.toMatch(/How long do I wait/iu);
  });
  test('a rival’s place is named in the deck’s language', async () => {
    expect(outputOf(await writeDeck(formData, 'th'), 9)).toContain('กรุงเทพมหานคร');
  });
});

test('evidence keeps Thai and Latin letters apart, and quotes answers as they stand', async () => {
  const deck = await writeDeck(readBrief('coffee-roaster-en').formData, 'th');
  const ours = deck.flatMap(({ evidence }) => evidence.filter(({ basis }) => basis !== 'client answer'));
  const glued = ours
    .map(({ statement, source }) => `${statement} ${source}`)
    .filter((text) => /\p{Script=Thai}[A-Za-z]|[A-Za-z%]\p{Script=Thai}/u.test(text));
  expect(glued).toEqual([]);
});
