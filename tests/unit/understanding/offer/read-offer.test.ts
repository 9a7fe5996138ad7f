/** What a client offers: on strangers' questionnaires, on invented offers, with corrections, and where little is said. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readOffer } from '../../../../src-worker/understanding/offer/read-offer.ts';
import { withCorrection, type OfferMeaning } from '../../../../src/shared/domain/corrections.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { compareOffer, type Compared, type Result } from '../../../checks/strangers/compare-offers.ts';
import { countsOf, strangersIn } from '../../../checks/strangers/offers.ts';
import { formOf, INVENTED, type Invented } from '../../../fixtures/invented-offers.ts';

const OPEN = fileURLToPath(new URL('../../../fixtures/strangers/questionnaires/open', import.meta.url));
const offerOf = (answers: Omit<Invented, 'kind'>) => readOffer(formOf(answers));

describe('the offers of strangers', () => {
  const results: Result[] = strangersIn(OPEN).flatMap(({ form, key }) => compareOffer(form, key).results);
  const counts = countsOf(results);
  const { right, wrong, 'not known': open } = counts.get('kind')!;
  test('are of the right kind, or not known to be of any', () => {
    const wrongOnes = results.filter(({ facet, outcome }) => facet === 'kind' && outcome === 'wrong');
    expect(wrongOnes).toEqual([]);
    expect(right / (right + wrong + open)).toBeGreaterThanOrEqual(0.85);
  });
  /** At most so many wrong, at least so many right, of the open set. */
  test.each<[Compared, number, number]>([
    ['close', 1, 36],
    ['deliberation', 1, 14],
    ['repeat', 0, 20],
    ['uses', 3, 13],
    // Who decides is rarely said: the first group of an audience is no answer.
    ['decides', 0, 14],
    ['thing', 2, 38],
  ])('%s: at most %i wrong, at least %i right', (facet, most, least) => {
    expect(counts.get(facet)!.wrong).toBeLessThanOrEqual(most);
    expect(counts.get(facet)!.right).toBeGreaterThanOrEqual(least);
  });
});

test('pools with spas are built, and nobody is massaged', () =>
  expect(offerOf({ product: 'new inground gunite pools + spas', hero: 'pool build' }).kind.value).toBe(
    'project service',
  ));

describe('invented offers', () => {
  test.each(INVENTED.map((one) => [one.product, one] as const))('%s', (_product, one) => {
    const { kind, close, deliberation, repeat, goods } = readOffer(formOf(one));
    expect(one.kind).toContain(kind.value ?? 'not known');
    if (one.close) expect(close.value).toBe(one.close);
    if (one.deliberation) expect(deliberation.value).toBe(one.deliberation);
    if (one.repeat) expect(repeat.value).toBe(one.repeat);
    if (one.goods) expect(goods.id).toBe(one.goods);
  });
});

describe('what is denied is not offered', () => {
  test.each([
    ['We repair shoes. We do not sell shoes, bags or clothes.', 'appointment service'],
    ['รับซ่อมรองเท้า ไม่ได้ขายรองเท้า', 'appointment service'],
    ['Tents for hire. Hire, never sale.', 'rental'],
  ])('%s', (product, kind) => expect(offerOf({ product }).kind.value).toBe(kind));
});

describe('what only describes another thing is not sold', () => {
  test.each([
    ['Accounting software for restaurants', 'software'],
    ['แอปจองคิวสำหรับร้านทำผม', 'software'],
    ['Furniture for hotels and cafés', 'furniture'],
  ])('%s', (product, id) => expect(offerOf({ product }).goods.id).toBe(id));
});

describe('a course of visits is no school', () => {
  test.each([
    ['ธาราบำบัดสุนัข ฝังเข็ม', 'คอร์ส 10 ครั้ง', 'คอร์ส 10 ครั้ง 7,500'],
    ['เลเซอร์ขนถาวร', 'คอร์ส 6 ครั้ง', 'คอร์ส 6 ครั้ง 4,900'],
    ['ทรีตเมนต์ผม บำรุงหนังศีรษะ', 'คอร์ส 8 ครั้ง', 'คอร์สละ 6,400'],
    ['Physiotherapy for runners', 'Course of 6 sessions', '£280 for a course of 6'],
    ['Aqua therapy pool for stiff joints', 'Course of ten visits', '$250 a course'],
  ])('%s', (product, hero, price) =>
    expect(offerOf({ product, hero, price }).kind.value).toBe('appointment service'),
  );
  test.each([
    ['สอนกอล์ฟตัวต่อตัว', 'คอร์ส 10 ครั้ง', 'คอร์ส 10 ครั้ง 9,500'],
    ['คอร์สทำขนมไทย', 'คอร์ส 2 วัน', 'คอร์สละ 3,500'],
    ['Golf lessons', 'Course of 6 lessons', '£240 per course'],
    ['Italian language course online', '12-week course', '£190 per course'],
  ])('%s', (product, hero, price) => expect(offerOf({ product, hero, price }).kind.value).toBe('course'));
  test('of which nothing more is said is of no kind', () =>
    expect(offerOf({ product: 'Damp proof course', hero: '', price: '£900' }).kind.value).toBeUndefined());
});

describe('what is not said is not known', () => {
  test('of no answers', () => {
    const { kind, close, deliberation, repeat, people, goods, name, fears } = readOffer(emptyFormData());
    for (const facet of [kind, close, deliberation, repeat, people.uses, people.decides, people.pays])
      expect(facet).toEqual({ value: undefined, confidence: 0, from: [], next: [], corrected: false });
    expect(goods).toMatchObject({ words: '', ids: [], families: [], confidence: 0 });
    expect(name).toEqual({ en: '', th: '' });
    expect(fears).toEqual([]);
  });
  test('a sub-category alone leans, and decides nothing', () => {
    const { kind } = offerOf({ product: '', type: 'Health & Beauty', sub: 'Clinic' });
    expect(kind.value).toBeUndefined();
    expect(kind.next[0]?.value).toBe('appointment service');
  });
  test('words outweigh the sub-category', () =>
    expect(
      offerOf({
        product: 'Monthly maintenance plans for bakery ovens',
        price: '$150 per month',
        type: 'Food, Beverages & Tobacco',
        sub: 'Bakery & Desserts',
      }).kind.value,
    ).toBe('subscription'));
});

describe('a facet says where it was read', () => {
  test('by the field and the words of the answer', () => {
    const form = formOf({ product: 'Supply and installation of home EV chargers', goals: '420 quotes' });
    const { kind, close, goods } = readOffer(form);
    expect(kind.from).toContainEqual({ path: 'clientInfo.productService', words: 'Supply and installation' });
    expect(close.from).toContainEqual({ path: 'campaignObjectives.specificObjectives', words: 'quotes' });
    expect(goods.id).toBe('home charger');
    expect(kind.confidence).toBeGreaterThan(0.5);
    expect(kind.confidence).toBeLessThanOrEqual(1);
  });
});

describe('the name', () => {
  test.each([
    ['Supply and installation of 7 kW and 22 kW home EV chargers', '7 kW and 22 kW home EV chargers, supplied and installed', 'เครื่องชาร์จรถไฟฟ้าพร้อมติดตั้ง'],
    ['ที่พักแมวค้างคืน มีกล้องดูได้ตลอด', 'pet boarding', 'ที่พักแมวค้างคืน'],
    ['We hire out scissor lifts to painters', 'scissor lifts for hire', 'ให้เช่ารถกระเช้า'],
    ['ขายแฟรนไชส์ร้านซักผ้าครับ ดูทำเลให้', 'แฟรนไชส์ร้านซักผ้า', 'แฟรนไชส์ร้านซักผ้า'],
  ])('%s', (product, en, th) => expect(offerOf({ product }).name).toEqual({ en, th })); // prettier-ignore
});

describe('people', () => {
  test('who decides is not the first group of the audience', () => {
    expect(
      offerOf({ product: 'Cattle feed', audience: 'Backyard growers, vets' }).people.decides.value,
    ).toBeUndefined();
    expect(offerOf({ product: 'Swim school', audience: 'Parents of toddlers' }).people.decides.value).toBe(
      'Parents of toddlers',
    );
    expect(offerOf({ product: 'Cat boarding', audience: 'Cat owners' }).people.decides.value).toBe(
      'Cat owners',
    );
  });
  test('what decides is somebody', () =>
    expect(
      offerOf({ product: 'Cattle feed', more: 'They ask whether the price decides.' }).people.decides.value,
    ).toBeUndefined());
  test('who repairs the freezers of hotels lets no rooms', () =>
    expect(offerOf({ product: 'ซ่อมตู้แช่ ห้องเย็น ของร้านอาหาร โรงแรม' }).goods.id).not.toBe('rooms for guests'));
  test('who uses, who decides and who pays may be three', () => {
    const { uses, decides, pays } = offerOf({
      product: 'Wheelchairs',
      more: 'The patient uses it. The daughter decides, the son pays.',
    }).people;
    expect([uses.value, decides.value, pays.value]).toEqual(['patient', 'daughter', 'son']);
  });
  test('an animal uses what is for animals', () =>
    expect(offerOf({ product: 'อาบน้ำตัดขนสุนัข ดูแลเหมือนลูก', audience: 'แม่ๆ วัยทำงาน' }).people.uses.value).toBe(
      'สัตว์เลี้ยง',
    ));
});

describe('how long people decide', () => {
  test.each<[string, Omit<Invented, 'kind'>, OfferMeaning['deliberation'] | undefined]>([
    ['as told', { product: 'Solar panels installed', more: 'They decide within 3 weeks' }, 'weeks'],
    [
      'as told, not by the warranty',
      { product: 'Sofas', price: '£900', after: 'We decide within 6 months' },
      'weeks',
    ],
    ['by the price', { product: 'ขายเก้าอี้ไม้', price: '900 บาท' }, 'days'],
    [
      'not by a price for businesses',
      { product: 'Office chairs for sale', price: '$90', business: true },
      undefined,
    ],
  ])('%s', (_name, answers, band) => expect(offerOf(answers).deliberation.value).toBe(band));
});

describe('a person’s correction', () => {
  test.each([
    ['Hernia repair and consultations', 'once'],
    ['Clear aligners, retainers', 'once'],
    ['ปลูกผมถาวร FUE', 'once'],
    ['จัดฟันโลหะ จัดฟันใส', 'once'],
    ['Foundation repair with steel piers', 'once'],
    ['รับสร้างบ้านบนที่ดินลูกค้า', 'once'],
    ['Dog grooming', 'periodic'],
  ])('how often %s is bought: %s', (productService, repeat) => {
    const form = emptyFormData();
    const read = readOffer({ ...form, clientInfo: { ...form.clientInfo, productService } });
    expect(read.repeat.value).toBe(repeat);
  });
  test('whom it is for makes nothing that is bought once', () => {
    const form = emptyFormData();
    const { repeat } = readOffer({
      ...form,
      clientInfo: { ...form.clientInfo, productService: 'Pilates classes' },
      targetAudience: { ...form.targetAudience, targetDemographics: 'women after a knee replacement' },
    });
    expect(repeat.value).not.toBe('once');
  });
  const NOTHING: OfferMeaning = { kind: '', close: '', deliberation: '', repeat: '', name: '' };
  const form = formOf({ product: 'Knee scooters', price: '$39 a week', type: 'Health & Beauty' });
  const corrected = (meaning: Partial<OfferMeaning>): FormData => ({
    ...form,
    corrections: withCorrection(form, 'offer', { ...NOTHING, ...meaning }),
  });
  test('is what the facet is', () => {
    const { kind, close, deliberation, repeat, name } = readOffer(
      corrected({
        kind: 'rental',
        close: 'call',
        deliberation: 'days',
        repeat: 'once',
        name: 'Scooters by the week',
      }),
    );
    expect(kind).toMatchObject({ value: 'rental', confidence: 1, corrected: true });
    expect([close.value, deliberation.value, repeat.value]).toEqual(['call', 'days', 'once']);
    expect(name).toEqual({ en: 'Scooters by the week', th: 'Scooters by the week' });
  });
  test('leaves the other facets to the answers, and they follow it', () => {
    const { kind, close, repeat } = readOffer(corrected({ kind: 'software' }));
    expect(kind.value).toBe('software');
    expect(close.corrected).toBe(false);
    expect(repeat.value).toBe('renewal');
  });
  test('waits when the product has changed since', () => {
    const later = corrected({ kind: 'software' });
    later.clientInfo = { ...later.clientInfo, productService: 'Knee scooters for rent' };
    expect(readOffer(later).kind).toMatchObject({ value: 'rental', corrected: false });
  });
});

test.each([
  'ติดฟิล์มกรองแสงรถยนต์ เซรามิก ทั้งคัน',
  'Window tinting for cars, ceramic or carbon',
  'ผ้าเบรกเซรามิกสำหรับรถกระบะ',
])('a material is not the thing: %s', (product) =>
  expect(offerOf({ product }).goods.id).not.toBe('art and crafts'),
);

describe('a measure, a fitting and a rhythm tell what is sold', () => {
  test.each<[string, string, string | undefined]>([
    ['Beginner beekeeping weekends on a working apiary', 'Two-day beginner weekend', 'course'],
    ['Hand painted artificial eyes, fitted over three visits', 'New prosthetic eye', 'appointment service'],
    ['We send goats to eat brambles on slopes', 'Hectare of slope', undefined],
    ['Hand dyed sock yarn by post every two months, cancel when you like', 'Six skein year', undefined],
    ['บ่อตกกุ้งในร่ม มีเตาย่างให้', 'ตกกุ้ง 1 ชั่วโมง', 'meal or venue'],
  ])('%s', (productService, heroProduct, kind) => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { productService, heroProduct });
    expect(readOffer(form).kind.value).toBe(kind);
  });
});
