/** What buyers type: never what the customers of a software's users type. */
import { describe, expect, test } from 'vitest';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import {
  negativeTerms,
  searched,
  searchTerms,
} from '../../../../../src-worker/engines/planner/plan/keywords.ts';

describe('software is searched for with its users’ trade', () => {
  test.each<[string, string, string[]]>([
    [
      'Online bookings for church and village halls',
      '£19 a month per hall',
      ['village hall booking software'],
    ],
    ['Online ordering for bakeries', '$29 a month', ['bakery ordering software']],
    // Not surely software: its users' customers would search for this.
    ['Online bookings for village halls', '', []],
  ])('%s, %s', (productService, startingPrice, expected) => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { productService, startingPrice });
    expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 1)).toEqual(expected);
  });
});

test('what is priced and counted is no search to be kept away, though it is not sold', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: 'ล้างแผงโซลาร์บนหลังคาโรงงานด้วยหุ่นยนต์ ไม่ขายแผง ไม่ขายแบตเตอรี่',
    startingPrice: 'แผงละ 22 บาท',
  });
  const terms = negativeTerms(makePlan(form, '2026-11-21T03:00:00Z', 'th'));
  expect(terms).not.toContain('แผง');
  expect(terms).toContain('แบตเตอรี่');
});

test('what stands behind “we” is a deed, and a contract is no thing: nobody types them', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    productService: 'We fly hawks and falcons over factories and ports so the gulls stop coming.',
    heroProduct: 'Two-patrol contract',
  });
  expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 3)).toEqual([]);
});

test('what a set is complete with is no thing, and a word of the firm’s name is no second product', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, {
    companyName: 'เรือลอยอังคาร ลุงชาญ สัตหีบ',
    productService: 'เรือลอยอังคาร สัตหีบ มีพิธีกรนำให้ ดอกไม้ครบ',
    heroProduct: 'ชุดครบพิธี 10 ท่าน',
  });
  const plan = makePlan(form, '2026-11-21T03:00:00Z', 'th');
  expect(searchTerms(plan, 3)[0]).toBe('เรือลอยอังคาร');
  expect(plan.r.products.names).not.toContain('สัตหีบ');
});

describe('a scrap of the description is no search', () => {
  const terms = (productService: string, heroProduct = ''): string[] => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { productService, heroProduct });
    const language = /[ก-๛]/u.test(productService) ? 'th' : 'en';
    return searchTerms(makePlan(form, '2026-11-21T03:00:00Z', language), 6);
  };

  test.each<[string, string, string]>([
    ['Mobile tyre supply + fitting', '', 'mobile tyre fitting'],
    ['Heat pump sales and installation', '', 'heat pump installation'],
    ['20 yd n 30 yd skip hire', '', 'skip hire'],
    ['ประกันรถชั้น 1 และ 2+ เทียบ 20 บริษัท', '', 'ประกันรถชั้น 1'],
    ['ส้มโอทับทิมสยามจากสวนเราเอง', 'กล่อง 4 ลูก', 'ส้มโอทับทิมสยาม'],
    ['Mobile bicycle repair at your door', 'Full service', 'mobile bicycle repair'],
  ])('%s: %s is typed for %s', (product, hero, first) => expect(terms(product, hero)[0]).toBe(first)); // prettier-ignore

  test.each<[string, string, RegExp]>([
    ['Mobile bicycle repair at your door', 'Full service', /full service/u],
    ['Skip hire for builders', '20 yard can', /yard|can\b/u],
    ['Live feeder insects by mail', 'Monthly Gecko Box', /gecko/iu],
    ['รับดูแลผู้สูงอายุ', 'ดูแลรายเดือน', /รายเดือน/u],
    ['Weekend folk music and real ale festival', '', /folk music$/u],
    ['ประกันรถชั้น 1', '', /ชั้น$/u],
  ])('%s, %s: nobody types %s', (product, hero, scrap) =>
    expect(terms(product, hero).filter((term) => scrap.test(term))).toEqual([]),
  );

  test.each<[string, string, string]>([
    ['Soy candles, online shop', 'Oat milk candle', 'oat milk candle'],
    ['Coworking desks and small offices', 'Dedicated desk', 'dedicated desk'],
    ['กายภาพบำบัดเข่าเสื่อม', 'คอร์สฟื้นเข่า 10 ครั้ง', 'คอร์สฟื้นเข่า'],
  ])('%s: %s says what is sold', (product, hero, term) => expect(terms(product, hero)).toContain(term));
});

test.each([
  ['ล่ามพูดพร้อม (simultaneous)', 'ล่ามพูดพร้อม'],
  ['แว่นสายตายาวพร้อมเลนส์', 'แว่นสายตายาว'],
])('“with” ends a name only where something follows: %s', (phrase, thing) =>
  expect(searched(phrase)).toBe(thing),
);

describe('what is sold is typed as buyers type it', () => {
  const terms = (answers: Record<string, string>, most = 4): string[] => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, answers);
    const language = /[ก-๛]/u.test(answers['productService'] ?? '') ? 'th' : 'en';
    return searchTerms(makePlan(form, '2026-11-21T03:00:00Z', language), most);
  };

  test('each of two that share a head, the first named first', () => {
    const typed = terms({
      productService: 'Shoe and bag repairs, in our shop in Leeds',
      strengths: 'Shoes ready in 2 days',
    });
    expect(typed[0]).toBe('shoe repairs');
    expect(typed).toContain('bag repairs');
  });
  test.each<[Record<string, string>, string | undefined]>([
    // Nothing tells that the first stands alone.
    [{ productService: 'Health and safety training' }, 'safety training'],
    [{ productService: 'A cover for garden chairs. One size.' }, 'garden chair cover'],
    [{ productService: 'School blazers stitched in our own unit' }, 'school blazers'],
    [{ productService: 'Wooden spinning tops we turn in Devon' }, 'wooden spinning tops'],
    [{ productService: 'N scale wagons and track' }, 'n scale wagons'],
    [{ productService: 'หมอไปเยี่ยมสัตว์เลี้ยงถึงบ้าน', heroProduct: 'แพ็กเกจ 6 ครั้ง' }, undefined],
  ])('%o', (answers, first) => expect(terms(answers, 1)[0]).toBe(first));
});

describe('what is done with a thing is typed as its noun, and what tells the time, the amount or who asks is not typed', () => {
  test.each<[string, string, string[]]>([
    ['Wasp nests removed the same day, just ring', 'One nest', ['wasp nest removal']],
    ['Scuba cylinders tested and filled', 'Hydro test', ['scuba cylinder testing']],
    ['Chimneys repaired in Ludlow', '', ['chimney repair']],
    ['We sharpen knives, Saturday markets in Kendal', 'Kitchen knife', []],
    ['We send goats to eat brambles. Councils and railways ask for a site visit', 'Hectare of slope', []],
    ['Tax returns', 'Form 1040 return', ['tax returns']],
    ['We place stay-in confinement nannies, 28 days', '28 day stay-in', ['stay-in confinement nannies']],
    ['กำจัดปลวกบ้านเดี่ยว ทาวน์โฮม', 'แพ็คบ้านเดี่ยวไม่เกิน 200 ตรม.', ['กำจัดปลวกบ้านเดี่ยว']],
    ['รับทำบัญชีสำหรับ SME', 'แพ็กเกจย้ายสำนักงาน', ['ทำบัญชี']],
    ['ตรวจการนอนที่บ้าน ส่งเครื่องถึงบ้าน', 'แพ็กเกจตรวจการนอนที่บ้าน 1 คืน', ['ตรวจการนอนที่บ้าน']],
    ['โปรแกรมร้านทอง ออกใบขายฝาก', '', ['โปรแกรมร้านทอง']],
  ])('%s, %s', (productService, heroProduct, expected) => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, { productService, heroProduct });
    expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 1)).toEqual(expected);
  });
});

test.each([
  ['meet and greet airport parking Luton', 'meet and greet airport parking Luton'],
  ['Bed & breakfast rooms', 'bed and breakfast rooms'],
  ['Wash and fold laundry', 'wash and fold laundry'],
  ['Rota and payroll app', 'payroll app'],
])('of %s nobody types half: %s', (phrase, typed) => expect(searched(phrase)).toBe(typed));

test('a place that a thing names is not said twice', () => {
  const form = emptyFormData();
  Object.assign(form.clientInfo, { productService: 'meet and greet airport parking Luton' });
  form.targetAudience.geographicLocation = 'Luton, Milton Keynes';
  expect(searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'), 6).join(' ')).not.toContain('Luton Luton');
});

describe('a search is the thing, then the thing with the town', () => {
  const typed = (
    answers: Partial<ReturnType<typeof emptyFormData>['clientInfo']>,
    place: string,
  ): string[] => {
    const form = emptyFormData();
    Object.assign(form.clientInfo, answers);
    form.targetAudience.geographicLocation = place;
    return searchTerms(makePlan(form, '2026-11-21T03:00:00Z', 'en'));
  };
  test.each<[name: string, sold: string, price: string, place: string, expected: string[]]>([
    ['the town before the price', 'Chimney sweeping', '£70', 'Dunedin central', ['chimney sweeping', 'chimney sweeping Dunedin']],
    ['no side of a town', 'Chimney sweeping', '£70', 'Western suburbs, Fremantle', ['chimney sweeping', 'chimney sweeping Fremantle']],
    ['not where those live who come to it', 'Wood-fired sauna', '£20', 'fly-in from Chicago, Boston', ['wood-fired sauna', 'wood-fired sauna price']],
    ['no town where it is sent to wherever they live', 'Dog treats', '$39 incl shipping', 'Melbourne, Sydney', ['dog treats', 'dog treats price']],
  ])('%s', (_, productService, startingPrice, place, expected) =>
    expect(typed({ productService, startingPrice }, place).slice(0, 2)).toEqual(expected),
  ); // prettier-ignore
});
