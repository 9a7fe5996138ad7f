/** The parts of the built-in extractor: passages, contacts, choices, competitors, company, business. */
import { describe, expect, test } from 'vitest';
import { describedBusiness, namedBusiness } from '../../../../src-worker/services/extraction/business.ts';
import {
  agesIn,
  channelsIn,
  genderIn,
  objectivesIn,
  targetGroupIn,
} from '../../../../src-worker/services/extraction/choices.ts';
import { companyIn } from '../../../../src-worker/services/extraction/company.ts';
import {
  listedCompetitors,
  mentionedCompetitors,
} from '../../../../src-worker/services/extraction/competitors.ts';
import { addressesIn } from '../../../../src-worker/services/extraction/contacts.ts';
import { extractBrief } from '../../../../src-worker/services/extraction/index.ts';
import { passagesOf, type Passage } from '../../../../src-worker/services/extraction/passages.ts';

const lines = (brief: string): string[] => passagesOf(brief).map(({ label, text }) => `${label}|${text}`);
const said = (text: string, label = ''): Passage => ({ text, label, source: text });

describe('passages', () => {
  test('a label stands for its line, and a line that was broken for its width', () => {
    expect(lines('Budget: 90,000 THB\nWe open in May.')).toEqual(['budget|90,000 THB', '|We open in May.']);
    const long = 'Products: handmade soap, shampoo bars, bath salts and gift boxes for';
    expect(lines(`${long}\nweddings and hotels`)).toEqual([
      'products|handmade soap, shampoo bars, bath salts and gift boxes for',
      'products|weddings and hotels',
    ]);
  });
  test('a heading stands for its list, and not for the paragraph after it', () => {
    expect(lines('Competitors:\n- A: cheap\n- B\n\nThank you.')).toEqual([
      'competitors|A: cheap',
      'competitors|B',
      '|Thank you.',
    ]);
    expect(lines('# Budget\n\n50k\n\nMonthly.')).toEqual(['budget|50k', 'budget|Monthly.']);
    expect(lines('WHO BUYS\nFamilies')).toEqual(['who buys|Families']);
    expect(lines('ปัญหา\nลูกค้าน้อย')).toEqual(['ปัญหา|ลูกค้าน้อย']);
  });
  test('quick notes leave the mark after a label out', () => {
    expect(lines('- คู่แข่ง B-Quik, Cockpit\n- งบ 1 แสนต่อเดือน')).toEqual([
      'คู่แข่ง|B-Quik, Cockpit',
      'งบ|1 แสนต่อเดือน',
    ]);
    expect(lines('Price range 350 - 2,400 THB')).toEqual(['price range|350 - 2,400 THB']);
    expect(lines('งบน่าจะพอ')).toEqual(['|งบน่าจะพอ']);
  });
  test('a list after a labelled line is not part of it', () => {
    expect(lines('Attendees: Nina, us\n- makes boxes')).toEqual(['attendees|Nina, us', '|makes boxes']);
  });
  test('a table is its rows, without its head', () => {
    expect(lines('# Rivals\n| Name | Notes |\n|---|---|\n| A | cheap |')).toEqual(['rivals|A: cheap']);
  });
  test('times and addresses are no labels', () => {
    expect(lines('10:30 at the shop')).toEqual(['|10:30 at the shop']);
    expect(lines('https://a.example')).toEqual(['|https://a.example']);
  });
});

describe('contacts', () => {
  test.each<[string, string, string]>([
    ['see https://www.facebook.com/page.', 'facebookPage', 'https://www.facebook.com/page'],
    ['insta is @fade.bkk.', 'instagramAccount', '@fade.bkk'],
    ['ไอจี @wan.cnx', 'instagramAccount', '@wan.cnx'],
    ['https://www.tiktok.com/@me', 'tiktokProfile', 'https://www.tiktok.com/@me'],
    ['shopee.co.th/me', 'shopeeShop', 'shopee.co.th/me'],
    ['our site is corrugo.example', 'website', 'corrugo.example'],
  ])('%s', (text, field, value) => {
    expect(addressesIn(text)).toEqual([{ field, value }]);
  });
  test('mail addresses, files, abbreviations and other services are none', () => {
    expect(
      addressesIn('me@shop.example, brief.pdf, e.g. this, end.The, https://zoom.us/j/1, line.me/x'),
    ).toEqual([]);
  });
});

describe('choices', () => {
  test('channels in their order, without those that are refused', () => {
    expect(channelsIn('Google first, then Facebook; not TikTok')).toEqual(['google-ads', 'facebook-ads']);
    expect(channelsIn('ใช้เฟสอย่างเดียวพอ ไม่เอา tiktok')).toEqual(['facebook-ads']);
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
    expect(listedCompetitors(said('A, B and C')).map(({ name }) => name)).toHaveLength(0);
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
    expect(companyIn([said(text)])?.value).toBe(name);
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
    expect(extractBrief('')).toEqual([]);
    expect(extractBrief('Hello,\n\nsee you on Monday.\n\nBest')).toEqual([]);
  });
  test('takes no competitor’s address for the client’s', () => {
    const fields = extractBrief('Competitors: Rain Hill https://rainhill.example');
    expect(fields.map(({ path }) => path)).toEqual(['competitiveAnalysis.competitors']);
  });
});
