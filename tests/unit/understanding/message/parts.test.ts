/** The parts of the reader of messages: segments, choices, competitors, company, business. */
import { describe, expect, test } from 'vitest';
import { describedBusiness, namedBusiness } from '../../../../src-worker/understanding/message/business.ts';
import {
  channelsNamedIn,
  genderIn,
  objectivesIn,
  targetGroupIn,
} from '../../../../src-worker/understanding/message/choices.ts';
import { agesIn } from '../../../../src-worker/understanding/message/ages.ts';
import { agesOf } from '../../../../src-worker/understanding/message/audience.ts';
import {
  listedCompetitors,
  mentionedCompetitors,
} from '../../../../src-worker/understanding/message/competitors.ts';
import { ruledOffers } from '../../../../src-worker/understanding/message/rules.ts';
import { readMessage } from '../../../../src-worker/understanding/message/index.ts';
import type { Segment } from '../../../../src-worker/understanding/message/segment.ts';
import { takeApart } from '../../../../src-worker/understanding/message/take-apart.ts';

const lines = (brief: string): string[] =>
  takeApart(brief).map(
    ({ topics, by, text }) => `${topics.join('+')}${by === '' ? '' : ` by ${by}`}|${text}`,
  );
const said = (text: string): Segment => ({
  kind: 'sentence',
  text,
  span: { start: 0, end: text.length },
  whose: 'client',
  speaker: '',
  topics: [],
  by: '',
  label: '',
  block: 0,
  cells: [],
});
const answer = (text: string, path: string): unknown =>
  readMessage(text).fields.find((field) => field.path === path)?.value;

describe('segments', () => {
  test('a label that is quoted asks for what stands below it, and so does one that is a whole turn', () => {
    const mail = '> จุดเด่น\nไม่ใช้กาว\n\n> พื้นที่ขาย\nทั่วประเทศ\n\n> Best regards\nPim';
    expect(lines(mail).filter((line) => line.includes('by'))).toEqual([
      'strengths by question|ไม่ใช้กาว',
      'places by question|ทั่วประเทศ',
    ]);
    const chat =
      'AE: budget\nPim: 900 a month\nAE: great\nPim: it is for kilns\nAE: rivals\nPim: Ember Clay\n';
    expect(lines(chat)).toContain('budget by question|900 a month');
  });
  test('in a thread neither the receiver nor a third party that is passed on speaks for the client', () => {
    const mail = (from: string, to: string, text: string): string =>
      `From: ${from}\nTo: ${to}\nSubject: kilns\n\n${text}\n`;
    const [pim, owen] = ['Pim <pim@oakkiln.example>', 'Owen Tak <owen@cedarline.example>'];
    const thread = [
      mail(pim, owen, 'It is 900 a month, not 1,400. '.repeat(8)),
      mail(owen, pim, 'I would pencil in 1,400 a month then.'),
      mail(pim, owen, 'We make kilns for schools.'),
      '---------- Forwarded message ----------',
      mail('Clay World <orders@clayworld.example>', 'customers', 'Spend 2,500 and get a bag free.'),
    ].join('\n');
    const whose = new Map(takeApart(thread).map((one) => [one.text, one.whose]));
    expect(whose.get('I would pencil in 1,400 a month then.')).toBe('agency');
    expect(whose.get('We make kilns for schools.')).toBe('client');
    expect(whose.get('Spend 2,500 and get a bag free.')).toBe('agency');
  });
  test('a chat of which the tabs were lost is read by its turns', () => {
    const chat =
      '2026.09.14 วันจันทร์\n09:12 นัท AE งบต่อเดือนเท่าไหร่คะ\n09:20 ช่างแดง แปดพันพอครับ\nลองก่อน\n09:21 นัท AE ลูกค้าเป็นใครคะ\n09:25 ช่างแดง เจ้าของสวน';
    expect(takeApart(chat).map(({ speaker, whose, text }) => `${speaker} ${whose}: ${text}`)).toEqual([
      ' boilerplate: 2026.09.14 วันจันทร์',
      'นัท AE agency: งบต่อเดือนเท่าไหร่คะ',
      'ช่างแดง client: แปดพันพอครับ',
      'ช่างแดง client: ลองก่อน',
      'นัท AE agency: ลูกค้าเป็นใครคะ',
      'ช่างแดง client: เจ้าของสวน',
    ]);
    expect(
      takeApart('09:00 doors open\n10:30 tea is served\n11:00 talks begin\n12:00 lunch').every(
        ({ isTurn }) => isTurn !== true,
      ),
    ).toBe(true);
  });
  test('a form of one answer as comma separated values: each column a question, cells over several lines', () => {
    const form = [
      'Timestamp,Business name,What do you sell?,Where?,Facebook,"Budget, media (EUR)",Anything else?',
      '2026-02-03,Glas Uisce,"cold-water swims, guided","Clare, Galway',
      'later Mayo",https://www.facebook.com/glasuisce.ie,"3,000",no ""wild"" claims',
    ].join('\n');
    expect(lines(form)).toEqual(
      expect.arrayContaining([
        'company by label|Glas Uisce',
        'products by label|cold-water swims, guided',
        'facebook by label|https://www.facebook.com/glasuisce.ie',
        'budget by label|3,000',
      ]),
    );
  });
  test('prose with many commas is no form', () => {
    const prose =
      'We sell tea, cups, pots, trays, mats, bowls, spoons and more.\nAlso ovens, pans, lids, jars, salt, oil.';
    expect(takeApart(prose).every(({ kind }) => kind === 'sentence')).toBe(true);
  });

  test('a label stands for its line, and a line that was broken for its width', () => {
    expect(lines('Budget: 90,000 THB\nWe open in May.')).toEqual([
      'budget by label|90,000 THB',
      '|We open in May.',
    ]);
    const long = 'Products: handmade soap, shampoo bars, bath salts and gift boxes for';
    expect(lines(`${long}\nweddings and hotels`)).toEqual([
      'products by label|handmade soap, shampoo bars, bath salts and gift boxes for',
      'products by label|weddings and hotels',
    ]);
  });
  test('a heading stands for its list, and not for the paragraph after it', () => {
    expect(lines('Competitors:\n- A: cheap\n- B\n\nThank you for reading.')).toEqual([
      'competitors|Competitors:',
      'competitors by heading|A: cheap',
      'competitors by heading|B',
      '|Thank you for reading.',
    ]);
    expect(lines('# Budget\n\n50k\n\nMonthly.')).toEqual([
      'budget|Budget',
      'budget by heading|50k',
      'budget by heading|Monthly.',
    ]);
    expect(lines('WHO BUYS\nFamilies')).toEqual(['audience|WHO BUYS', 'audience by heading|Families']);
    expect(lines('ปัญหา\nลูกค้าน้อย')).toEqual(['challenges|ปัญหา', 'challenges by heading|ลูกค้าน้อย']);
  });
  test('quick notes leave the mark after a label out', () => {
    expect(lines('- คู่แข่ง B-Quik, Cockpit\n- งบ 1 แสนต่อเดือน')).toEqual([
      'competitors by label|B-Quik, Cockpit',
      'budget by label|1 แสนต่อเดือน',
    ]);
    expect(lines('งบน่าจะพอ')).toEqual(['|งบน่าจะพอ']);
  });
  test('a table is its rows, without its head', () => {
    const table = '# Rivals\n| Name | Good | Bad |\n|---|---|---|\n| A Co | cheap | slow |';
    expect(lines(table)).toEqual(['competitors|Rivals', 'competitors by label|A Co | cheap | slow']);
  });
  test('a list of rivals with labels of its own tells of the rivals', () => {
    const brief =
      'name: Tern Harbour Kayaks\ncompetitors:\n- name: Gull Boats\nwebsite: gullboats.example\ngood: cheap\nbad: late\n- name: Bay Paddle\nbudget: 900 euro\nwebsite: ternharbour.example';
    const offers = ruledOffers(brief, takeApart(brief));
    const of = (path: string): unknown[] =>
      offers.filter((one) => one.path.endsWith(path) && one.points >= 0.8).map(({ value }) => value);
    expect(of('companyName')).toEqual(['Tern Harbour Kayaks']);
    expect(of('website')).toEqual(['ternharbour.example']);
    expect(of('competitors')).toMatchObject([
      [
        { name: 'Gull Boats', website: 'gullboats.example', strengths: 'cheap', weaknesses: 'late' },
        { name: 'Bay Paddle' },
      ],
    ]);
  });
  test('times and addresses are no labels', () => {
    expect(lines('10:30 at the shop')).toEqual(['|10:30 at the shop']);
    expect(lines('https://a.example')).toEqual(['|https://a.example']);
  });
});

describe('choices', () => {
  test('channels, without those that are refused', () => {
    const path = 'campaignObjectives.advertisingChannels';
    const wanted = answer('Channels: Google first, then Facebook; not TikTok', path);
    expect(wanted).toContain('google-ads');
    expect(wanted).not.toContain('tiktok-ads');
    expect(answer('ยิงแอดใช้เฟสอย่างเดียวพอ ไม่เอา tiktok', path)).toEqual(['facebook-ads']);
    expect(channelsNamedIn('not TikTok')).toEqual(['tiktok-ads']);
  });
  test('two objectives at most', () => {
    expect(objectivesIn('more bookings, more leads, more followers')).toEqual([
      'sales-conversion',
      'lead-generation',
    ]);
    expect(objectivesIn('ให้คนรู้จักร้าน')).toEqual(['brand-awareness']);
  });
  test.each<[string, { min: number; max: number } | undefined]>([
    ['aged 35 to 60', { min: 35, max: 60 }],
    ['อายุ 25-40 ปี', { min: 25, max: 40 }],
    ['men 18-35, office guys', { min: 18, max: 35 }],
    ['อายุ 30 ขึ้นไป', { min: 30, max: 0 }],
    ['parents of children aged 6-12', undefined],
    ['open 10-20', undefined],
    ['from 300 to 900', undefined],
  ])('ages in %s', (text, ages) => {
    const found = agesOf(text, false);
    expect(found && { min: found.min, max: found.max }).toEqual(ages);
  });
  test.each<[string, { min: number; max: number } | undefined]>([
    ['aged 35 to 60', { min: 35, max: 60 }],
    ['อายุ 25-40 ปี', { min: 25, max: 40 }],
    ['อายุ 30 ขึ้นไป', { min: 30, max: 0 }],
    ['6-12', undefined],
    ['from 300 to 900', undefined],
  ])('ages in %s, which is known to be about them', (text, ages) => {
    expect(agesIn(text)).toEqual(ages);
  });
  test('a sex and a group where the text says one', () => {
    expect([genderIn('women'), genderIn('men and women'), genderIn('owners')]).toEqual([
      'female',
      undefined,
      undefined,
    ]);
    expect([targetGroupIn('purchasing managers'), targetGroupIn('ครอบครัว'), targetGroupIn('')]).toEqual([
      'B2B',
      'B2C',
      undefined,
    ]);
  });
});

describe('competitors', () => {
  test('of a list, each with what is said of it', () => {
    expect(listedCompetitors(said('A Clinic: well known, but expensive'))).toMatchObject([
      { name: 'A Clinic', strengths: 'well known', weaknesses: 'expensive' },
    ]);
    expect(
      listedCompetitors(said('SCG (huge, slow for small orders), Box Online (cheap)')).map(
        ({ name }) => name,
      ),
    ).toEqual(['SCG', 'Box Online']);
    expect(listedCompetitors(said('Aa, Bb and Cc, others')).map(({ name }) => name)).toEqual([
      'Aa',
      'Bb',
      'Cc',
    ]);
  });
  test('of a sentence', () => {
    expect(mentionedCompetitors(said('คู่แข่งก็มี ช่างแอร์ใกล้บ้าน กับ BeNeat')).map(({ name }) => name)).toEqual([
      'ช่างแอร์ใกล้บ้าน',
      'BeNeat',
    ]);
    expect(mentionedCompetitors(said('We have no competitors who care'))).toEqual([]);
  });
});

describe('company', () => {
  test.each<[string, string | undefined]>([
    ['Northline Freight Limited is a forwarder', 'Northline Freight Limited'],
    ['its Max from Fade House, the barber shop', 'Fade House'],
    ['Kick-off with Corrugo Pack, 12 Nov', 'Corrugo Pack'],
    ['MEETING NOTES - Blue Manta Divers', 'Blue Manta Divers'],
    ['ดิฉันชื่อมะปราง เจ้าของร้านหวานละมุน คาเฟ่', 'ร้านหวานละมุน'],
    ['ชื่อร้าน แอร์เย็นฉ่ำ เซอร์วิส ครับ', 'แอร์เย็นฉ่ำ เซอร์วิส'],
    ['we want more bookings', undefined],
    ['this is urgent', undefined],
  ])('in %s', (text, name) => {
    const [best] = ruledOffers(text, takeApart(text))
      .filter(({ path, points }) => path === 'clientInfo.companyName' && points >= 0.55)
      .toSorted((a, b) => b.points - a.points);
    expect(best?.value).toBe(name);
  });
});

describe('business', () => {
  test('by the name of the taxonomy, and by the words that people use', () => {
    expect(namedBusiness('Health & Beauty')?.businessType).toMatch(/^Health & Beauty/u);
    expect(namedBusiness('ร้านกาแฟ')?.businessSubType).toMatch(/^Coffee & Tea/u);
    expect(namedBusiness('something else entirely')).toBeUndefined();
  });
  test('what weighs most', () => {
    const texts = [
      { text: 'dental care and pet grooming', weight: 2 },
      { text: 'Paws Veterinary', weight: 3 },
    ];
    expect(describedBusiness(texts)?.businessSubType).toMatch(/^Pet Care/u);
    expect(describedBusiness([])).toBeUndefined();
  });
});

describe('a brief', () => {
  test('that says nothing fills nothing', () => {
    expect(readMessage('').fields).toEqual([]);
    expect(readMessage('Hello,\n\nsee you on Monday.\n\nBest').fields).toEqual([]);
  });
  test('takes no competitor’s address for the client’s', () => {
    const { fields } = readMessage('Competitors: Rain Hill https://rainhill.example');
    expect(fields.map(({ path }) => path)).not.toContain('marketingChannels.website');
  });
});

describe('rivals with brackets of their own', () => {
  const rivals = (brief: string): unknown[] =>
    ruledOffers(brief, takeApart(brief))
      .filter(({ path }) => path === 'competitiveAnalysis.competitors')
      .map(({ value }) => value);
  test('are read each with what its brackets say', () => {
    expect(
      rivals(
        'Competitors: Cape Merrow Kilns (strength: indoor, all weather; weakness: two-hour queues) and Old Dyke Clay (strength: free entry; weakness: closed on Mondays)',
      )[0],
    ).toMatchObject([
      { name: 'Cape Merrow Kilns', strengths: 'indoor, all weather', weaknesses: 'two-hour queues' },
      { name: 'Old Dyke Clay', strengths: 'free entry', weaknesses: 'closed on Mondays' },
    ]);
    expect(
      rivals('คู่แข่ง: เตาดินทอง (จุดแข็ง: ราคาถูก; จุดอ่อน: ส่งช้า) และ ดินเผาแม่น้ำ (ข้อดี: ของสวย; ข้อเสีย: คิวยาว)')[0],
    ).toMatchObject([
      { name: 'เตาดินทอง', strengths: 'ราคาถูก', weaknesses: 'ส่งช้า' },
      { name: 'ดินเผาแม่น้ำ', strengths: 'ของสวย', weaknesses: 'คิวยาว' },
    ]);
  });
});
