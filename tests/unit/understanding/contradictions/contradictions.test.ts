import { describe, expect, test } from 'vitest';
import type { Contradiction } from '../../../../src/shared/contract/planning.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { contradictionsIn } from '../../../../src-worker/understanding/contradictions/index.ts';

const NOW = new Date('2026-06-15T09:00:00Z');

/** A questionnaire of these answers; each is a group's part. */
interface Answers {
  client?: Partial<FormData['clientInfo']>;
  audience?: Partial<FormData['targetAudience']>;
  campaign?: Partial<FormData['campaignObjectives']>;
  channels?: Partial<FormData['marketingChannels']>;
  notes?: string;
  rival?: { name: string; strengths: string };
}
function form({ client, audience, campaign, channels, notes = '', rival }: Answers): FormData {
  const empty = emptyFormData();
  return {
    ...empty,
    clientInfo: { ...empty.clientInfo, ...client },
    targetAudience: { ...empty.targetAudience, ...audience },
    campaignObjectives: { ...empty.campaignObjectives, ...campaign },
    marketingChannels: { ...empty.marketingChannels, ...channels },
    competitiveAnalysis: {
      ...empty.competitiveAnalysis,
      additionalNotes: notes,
      competitors: rival ? [{ id: '1', website: '', weaknesses: '', ...rival }] : [],
    },
  };
}
const found = (answers: Answers): Contradiction[] => contradictionsIn(form(answers), NOW);
const codes = (answers: Answers): string[] => found(answers).map(({ code }) => code);

describe('figures', () => {
  test('a goal beyond the seats there are', () => {
    const [one] = found({
      campaign: {
        specificObjectives: '150 students trained in 2027',
        currentChallenges: 'We run four intakes in a year with 18 seats each',
      },
    });
    expect(one).toMatchObject({ code: 'capacity', with: { goal: 150, capacity: 72 } });
    expect(one?.paths).toEqual([
      'campaignObjectives.specificObjectives',
      'campaignObjectives.currentChallenges',
    ]);
    expect(one?.waysOut).toContainEqual({ kind: 'edit', path: 'campaignObjectives.specificObjectives' });
  });
  test('more out on hire than there are', () =>
    expect(
      found({
        campaign: {
          specificObjectives: 'Go from 34 new rentals a week to 60',
          currentChallenges: 'We own 220 scooters. Average customer keeps it five weeks.',
        },
      }),
    ).toMatchObject([{ code: 'capacity', with: { needed: 300, capacity: 220 } }]));
  test.each<Answers>([
    {
      campaign: {
        specificObjectives: '60 measuring days in 2027',
        currentChallenges: 'More than two measuring days in a week the panel cannot do',
      },
    },
    {
      campaign: {
        specificObjectives: '36 first orders',
        currentChallenges: 'Fitters can do 5 on-site splices a week, no more',
      },
    },
    { campaign: { specificObjectives: 'RFQ เดือนละ 12 ราย', currentChallenges: 'กำลังการผลิต 9,000 ใบ/เดือน' } },
  ])('what can be served is no contradiction %#', (answers) => expect(codes(answers)).toEqual([]));

  test('a day that is over, and one that is not', () => {
    expect(codes({ campaign: { specificObjectives: '40 bookings by 31 March 2026' } })).toEqual(['date']);
    expect(codes({ campaign: { specificObjectives: '40 bookings by 31 March 2027' } })).toEqual([]);
  });
  test('a budget that is a part of what the goal needs is a gap, and no contradiction', () =>
    expect(
      codes({
        client: { onlineAdIssues: 'a lead costs us 500 baht' },
        campaign: {
          specificObjectives: '300 leads by 31 March 2027',
          marketingMediaBudget: '40,000 baht in total',
        },
      }),
    ).toEqual([]));
  test('less money than what brought the fewer', () =>
    expect(
      codes({
        client: { onlineAdIssues: 'เดือนที่แล้วยิงไป 240,000 ได้ 800 ออเดอร์' },
        campaign: {
          specificObjectives: 'จาก 800 เป็น 1,500 ออเดอร์ต่อเดือน',
          marketingMediaBudget: '200,000/เดือน',
        },
      }),
    ).toEqual(['budget']));
  test.each(['$3,800 Feb 10 - Mar 17', '$1,500 Jan 25-Mar', 'three thousand, Dec to Jan 10'])(
    '%s: a day is no year',
    (marketingMediaBudget) => expect(codes({ campaign: { marketingMediaBudget } })).toEqual([]),
  );
  test('two sums that nobody has decided between', () =>
    expect(
      found({ campaign: { marketingMediaBudget: '60,000/เดือน? (ลูกค้าพิมพ์ 80,000 ต้องถามก่อน)' } }),
    ).toMatchObject([{ code: 'undecided', with: { first: 60_000, second: 80_000 } }]));
});

describe('choices', () => {
  test('ages in figures and in words that do not meet', () => {
    const audience = { targetDemographics: 'Parents 28 to 45', ageRangeMin: 3, ageRangeMax: 6 };
    expect(found({ audience })).toMatchObject([
      { code: 'ages', waysOut: [{ kind: 'correct', key: 'ages', value: { min: 28, max: 45 } }, {}, {}] },
    ]);
    expect(codes({ audience: { ...audience, ageRangeMin: 30, ageRangeMax: 50 } })).toEqual([]);
  });
  test.each([
    ['ผู้ชาย 35+ บ้านอายุ 5-20 ปี', 30, 58],
    ['family ที่ขับวันละ 60+ กม.', 28, 55],
    ['Owners of houses with 80+ sqm', 30, 60],
    ['Women 35-75 starting chemo; also alopecia, some teenagers', 35, 75],
  ])('%s: ages of things, and of a few besides', (targetDemographics, ageRangeMin, ageRangeMax) =>
    expect(codes({ audience: { targetDemographics, ageRangeMin, ageRangeMax } })).toEqual([]),
  );
  test('younger than the law lets', () =>
    expect(
      codes({
        audience: {
          targetDemographics: 'Students must be 18 on the first day',
          ageRangeMin: 16,
          ageRangeMax: 45,
        },
      }),
    ).toEqual(['ages']));
  test('people of firms, sold to as consumers', () => {
    expect(
      codes({ audience: { targetDemographics: 'Owner-bakers and production managers', targetGroup: 'B2C' } }),
    ).toEqual(['buyers']);
    expect(
      codes({ audience: { targetDemographics: 'House owners and families', targetGroup: 'B2C' } }),
    ).toEqual([]);
    expect(
      codes({
        audience: { targetDemographics: 'พนักงานออฟฟิศ เจ้าของกิจการเล็ก คนโสด', targetGroup: 'B2C' },
      }),
    ).toEqual([]);
  });
  test('the world, and delivery at home alone', () => {
    const client = { afterSalesService: 'Delivery within Singapore only, no export papers' };
    expect(codes({ client, audience: { geographicLocation: 'All over the world!!' } })).toEqual(['places']);
    expect(codes({ client, audience: { geographicLocation: 'Singapore' } })).toEqual([]);
  });
  test('a channel that a rule keeps out', () => {
    const notes = "We don't want TikTok";
    expect(codes({ notes, campaign: { advertisingChannels: ['tiktok-ads'] } })).toEqual(['channel']);
    expect(codes({ notes, campaign: { advertisingChannels: ['google-ads'] } })).toEqual([]);
  });
  test('a slogan against the client’s own rule', () => {
    const notes = 'never say cheap';
    expect(codes({ notes, client: { keyMessage: 'The cheapest tyres in town' } })).toEqual(['rule']);
    expect(codes({ notes, client: { keyMessage: 'Tyres that last' } })).toEqual([]);
  });
  test('visits to a website that there is none of', () => {
    const campaign = { marketingObjectives: ['website-traffic' as const] };
    expect(codes({ campaign })).toEqual(['website']);
    // The field may only not have been filled in, where another answer tells of one.
    expect(codes({ campaign, client: { onlineAdIssues: 'Google ads, website 2.5% book' } })).toEqual([]);
    for (const notes of ['We have no website', 'we do not have a website yet', 'ยังไม่มีเว็บ ขายในเพจ']) {
      expect(codes({ campaign, notes })).toEqual(['website']);
      expect(codes({ campaign, notes, channels: { website: 'shop.example' } })).toEqual([]);
    }
  });
});

describe('what only looks opposed', () => {
  test.each<[string, Answers]>([
    [
      'sold by the case',
      {
        client: { productService: 'ผ้าอ้อมยกลัง ไม่ขายปลีกห่อ' },
        channels: { shopeeShop: 'care_shop' },
      },
    ],
    [
      'advised to try',
      {
        client: { hasOnlineAdExperience: 'no', whyNeedNow: 'หลานบอกให้ลองยิงแอดดู' },
      },
    ],
    ['thinking of it', { client: { hasOnlineAdExperience: 'no', whyNeedNow: 'อยากลองยิงแอดบ้าง' } }],
    [
      'by law',
      {
        client: { heroProduct: 'flat fee divorce mediation', startingPrice: '$3,900, filing fee $230 extra' },
      },
    ],
    [
      'a language of adverts',
      {
        client: { keyMessage: 'A week with no English after breakfast' },
        notes: 'Gaelic first in every ad with English small below.',
      },
    ],
  ])('%s', (_, answers) => expect(codes(answers)).toEqual([]));
});

describe('claims', () => {
  test.each<[string, Answers]>([
    [
      'payment',
      {
        client: {
          productService: '21-day trial, no card needed',
          afterSalesService: 'we take card details at sign-up',
        },
      },
    ],
    [
      'open',
      {
        client: {
          strengths: 'Somebody awake with the dogs 24/7',
          afterSalesService: 'Nobody on site between 10pm and 6am',
        },
      },
    ],
    ['open', { client: { keyMessage: 'เปิดทั้งปี 365 วัน', whyNeedNow: 'มิถุนา กรกฎา สิงหา ปิดทุกปี ทางลื่น' } }],
    [
      'competition',
      {
        client: { strengths: 'we have ZERO competition' },
        rival: { name: 'Fly Trap Uncle', strengths: 'cheaper' },
      },
    ],
    [
      'experience',
      {
        client: {
          hasOnlineAdExperience: 'no',
          onlineAdIssues: 'One time we did Facebook advertisement 5,000 baht.',
        },
      },
    ],
    [
      'all',
      {
        client: { keyMessage: '100% organic pepper from 318 families' },
        notes: 'Only 212 households are certified organic',
      },
    ],
    [
      'free',
      {
        client: {
          strengths: 'free delivery anywhere in Taranaki',
          afterSalesService: "delivery's ninety dollars past Stratford",
        },
      },
    ],
    [
      'included',
      {
        client: {
          strengths: 'A battery storage is by us always inclusive.',
          startingPrice: 'from 9.480,00 EUR (6 kWp, without battery)',
        },
      },
    ],
    [
      'time',
      { client: { strengths: 'Delivery in 7 days', afterSalesService: 'Production 10 days + freight' } },
    ],
  ])('%s', (code, answers) => expect(codes(answers)).toEqual([code]));

  test.each<Answers>([
    { client: { productService: 'no card needed', afterSalesService: 'pay by card on the spot' } },
    { client: { strengths: 'cameras 24/7', afterSalesService: 'Closed on Sundays' } },
    { client: { strengths: 'nobody else has the winding gear' }, rival: { name: 'A', strengths: 'big' } },
    { client: { hasOnlineAdExperience: 'no', onlineAdIssues: 'never tried ads' } },
    { client: { strengths: 'free delivery over £50', afterSalesService: 'delivery £4 below that' } },
    { client: { strengths: 'Delivery in 7 days', afterSalesService: 'production 3 days' } },
    { client: { keyMessage: '100% cotton', strengths: 'only 3 of us' } },
  ])('what goes together %#', (answers) => expect(codes(answers)).toEqual([]));
});
