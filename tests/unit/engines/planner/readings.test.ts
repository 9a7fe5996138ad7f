import { describe, expect, test } from 'vitest';
import { readBudget } from '../../../../src-worker/understanding/answers/budget.ts';
import { readGoals } from '../../../../src-worker/understanding/answers/goals.ts';
import { readInstalments, readPrice } from '../../../../src-worker/understanding/answers/price.ts';
import { readPlaces } from '../../../../src-worker/understanding/places/read-places.ts';
import { readConstraints, readFace } from '../../../../src-worker/understanding/answers/notes.ts';
import { readHero, readProducts } from '../../../../src-worker/understanding/answers/products.ts';
import { readCosts } from '../../../../src-worker/understanding/answers/costs.ts';
import { readRates } from '../../../../src-worker/understanding/answers/rates.ts';

describe('budget', () => {
  // text, amount, currency, period, months, total
  const rows: [string, number, string, string, number | undefined, number | undefined][] = [
    ['120,000 THB per month for 3 months', 120_000, 'THB', 'month', 3, 360_000],
    ['80,000 บาทต่อเดือน', 80_000, 'THB', 'month', undefined, undefined],
    ['USD 6,000/month', 6000, 'USD', 'month', undefined, undefined],
    ['1.2 ล้านบาท', 1_200_000, 'THB', 'total', undefined, 1_200_000],
    ['฿50k a month', 50_000, 'THB', 'month', undefined, undefined],
    ['เดือนละ 50,000 บาท 6 เดือน', 50_000, 'THB', 'month', 6, 300_000],
    ['งบ 300,000 บาท ตลอด 3 เดือน', 300_000, 'THB', 'total', 3, 300_000],
    ['5 แสนบาท', 500_000, 'THB', 'total', undefined, 500_000],
    ['2 หมื่นบาทต่อสัปดาห์', 20_000, 'THB', 'week', undefined, undefined],
    ['500 baht a day for 30 days', 500, 'THB', 'day', 360 / 365, 15_000],
    ['EUR 90,000 per year', 90_000, 'EUR', 'year', 12, 90_000],
    ['$12,000 for Q1', 12_000, 'USD', 'total', 3, 12_000],
    ['100000', 100_000, '', 'total', undefined, 100_000],
    ['ไม่เกิน 40,000 บาท/เดือน', 40_000, 'THB', 'month', undefined, undefined],
    ['1.5m THB in total', 1_500_000, 'THB', 'total', undefined, 1_500_000],
    ['๖๐,๐๐๐ บาทต่อเดือน', 60_000, 'THB', 'month', undefined, undefined],
    ['THB 250,000 monthly for six months', 250_000, 'THB', 'month', 6, 1_500_000],
    ['S$8,000 a month for a quarter', 8000, 'SGD', 'month', 3, 24_000],
    ['3 months at 90,000 baht a month', 90_000, 'THB', 'month', 3, 270_000],
    ['งบประมาณรวม 2 ล้านบาท 12 เดือน', 2_000_000, 'THB', 'total', 12, 2_000_000],
    ['10 ล้านบาทต่อปี', 10_000_000, 'THB', 'year', 12, 10_000_000],
  ];
  test.each(rows)('%s', (text, amount, currency, period, months, total) => {
    const read = readBudget(text);
    expect(read).toMatchObject({ amount, currency, period });
    if (months === undefined) expect(read.months).toBeUndefined();
    else expect(read.months).toBeCloseTo(months, 6);
    expect(read.total).toBe(total);
  });

  test('£25,000 over 10 weeks is one sum for ten weeks', () => {
    const read = readBudget('£25,000 over 10 weeks');
    expect(read).toMatchObject({ amount: 25_000, currency: 'GBP', period: 'total', total: 25_000 });
    expect(read.span).toEqual({ count: 10, unit: 'week' });
  });

  test.each([
    ['50,000 - 80,000 THB per month', 50_000, 80_000],
    ['50–80k baht', 50_000, 80_000],
    ['1 ถึง 1.5 ล้านบาท', 1_000_000, 1_500_000],
    ['USD 3,000 to 5,000 a month', 3000, 5000],
  ])('%s is a range', (text, low, high) => {
    expect(readBudget(text)).toMatchObject({ amount: low, high });
  });

  test.each([
    'as little as possible',
    'น้อยที่สุด',
    '',
    'to be discussed',
    'ยังไม่แน่ใจ',
    'maybe 20',
    '10% of sales',
    '2027',
  ])('%j is honestly unknown', (text) => expect(readBudget(text).amount).toBeUndefined());
});

describe('goals', () => {
  const rows: [string, object[]][] = [
    [
      'Grow subscribers from 310 to 900 in six months and keep monthly churn under 6%',
      [
        { kind: 'ramp', metric: 'subscribers', from: 310, to: 900, months: 6 },
        { kind: 'ceiling', metric: 'monthly churn', to: 6, unit: '%' },
      ],
    ],
    [
      'นัดหมายปรึกษาจัดฟันใสใหม่ 60 รายต่อเดือนภายในไตรมาสแรก',
      [{ kind: 'count', metric: 'นัดหมายปรึกษาจัดฟันใสใหม่', to: 60, unit: 'ราย', per: 'month', months: 3 }],
    ],
    [
      '10 qualified inquiries a month, 2 plant trials a quarter',
      [
        { kind: 'count', metric: 'qualified inquiries', to: 10, per: 'month' },
        { kind: 'count', metric: 'plant trials', to: 2, per: 'quarter' },
      ],
    ],
    [
      'Increase online sales by 30% within 6 months',
      [{ kind: 'change', metric: 'online sales', to: 30, months: 6 }],
    ],
    [
      'เพิ่มยอดขายจาก 200,000 เป็น 350,000 บาทต่อเดือน',
      [{ kind: 'ramp', metric: 'ยอดขาย', from: 200_000, to: 350_000 }],
    ],
    ['100 leads in 3 months', [{ kind: 'count', metric: 'leads', to: 100, months: 3 }]],
    ['at least 500 registrations', [{ kind: 'floor', metric: 'registrations', to: 500 }]],
    [
      'Reduce cost per lead from 450 to 300 THB',
      [{ kind: 'ramp', metric: 'cost per lead', from: 450, to: 300, unit: 'THB' }],
    ],
    ['ผู้ติดตามเพิ่มจาก 5,000 เป็น 20,000 คนใน 4 เดือน', [{ kind: 'ramp', from: 5000, to: 20_000, months: 4 }]],
    [
      '20,000 app downloads in the first quarter',
      [{ kind: 'count', metric: 'app downloads', to: 20_000, months: 3 }],
    ],
    [
      'ขายจาก 400 เป็น 900 ตัวต่อเดือนภายใน 4 เดือน',
      [{ kind: 'ramp', metric: 'ยอดขาย', from: 400, to: 900, unit: 'ตัว', per: 'month', months: 4 }],
    ],
    ['ขายได้ 300 ขวดต่อเดือน', [{ kind: 'count', to: 300, unit: 'ขวด', per: 'month' }]],
    ['ใบเสนอราคา 40 ใบต่อเดือน', [{ kind: 'count', metric: 'ใบเสนอราคา', to: 40, unit: 'ใบ', per: 'month' }]],
    ['จองโต๊ะ 200 โต๊ะต่อเดือน', [{ kind: 'count', metric: 'จองโต๊ะ', to: 200, unit: 'โต๊ะ' }]],
    ['Become the best known shop in town', [{ kind: 'text' }]],
    ['ให้คนรู้จักมากขึ้น', [{ kind: 'text' }]],
  ];
  test.each(rows)('%s', (text, expected) => expect(readGoals(text)).toMatchObject(expected));
  test('no answer, no goal', () => expect(readGoals('')).toEqual([]));
});

describe('costs and rates', () => {
  test.each([
    [
      'cost per order on Facebook went from 140 to 260 baht in a year',
      { per: 'order', from: 140, now: 260, currency: 'THB' },
    ],
    ['Our CPL is 350 THB', { per: 'lead', now: 350, currency: 'THB' }],
    ['ต้นทุนต่อออเดอร์จาก 90 เป็น 150 บาท', { per: 'ออเดอร์', from: 90, now: 150, currency: 'THB' }],
    ['cost per click: $0.42', { per: 'click', now: 0.42, currency: 'USD' }],
  ])('%s', (text, expected) => expect(readCosts([['onlineAdIssues', text]])).toMatchObject([expected]));

  test.each([
    ['Repeat rate is 22%', { kind: 'repeat', percent: 22 }],
    ['1.8% request a quote', { kind: 'conversion', percent: 1.8 }],
    ['อัตราซื้อซ้ำ 18%', { kind: 'repeat', percent: 18 }],
    ['monthly churn is 4 percent', { kind: 'churn', percent: 4 }],
  ])('%s', (text, expected) => expect(readRates([['currentChallenges', text]])).toMatchObject([expected]));

  test('a limit is no rate', () => {
    expect(readRates([['additionalNotes', 'No discount deeper than 15%']])).toEqual([]);
    expect(readCosts([['onlineAdIssues', 'Boosted posts got likes but few orders']])).toEqual([]);
  });
});

describe('places', () => {
  const known = (text: string): (string | undefined)[] =>
    readPlaces(text).map(({ known: place }) => place?.en);
  test.each<[string, (string | undefined)[]]>([
    ['Bangkok, Chiang Mai', ['Bangkok', 'Chiang Mai']],
    ['นนทบุรี และปทุมธานี', ['Nonthaburi', 'Pathum Thani']],
    ['Rayong, Chonburi, Vietnam', ['Rayong', 'Chon Buri', 'Vietnam']],
    ['Hat Yai', ['Songkhla']],
    [
      'กทม. และปริมณฑล',
      ['Bangkok', 'Nonthaburi', 'Pathum Thani', 'Samut Prakan', 'Samut Sakhon', 'Nakhon Pathom'],
    ],
    ['ทั่วประเทศ', ['Thailand']],
    ['Nationwide', ['Thailand']],
    ['จังหวัดเลย', ['Loei']],
    ['โคราช', ['Nakhon Ratchasima']],
    ['UK and Germany', ['United Kingdom', 'Germany']],
    ['within 15 km of Hat Yai', ['Songkhla']],
    ['เวียดนาม, ลาว', ['Vietnam', 'Laos']],
    ['Atlantis', [undefined]],
    ['', []],
  ])('%s', (text, expected) => expect(known(text)).toEqual(expected));
  test('a town is told from its province', () => {
    expect(readPlaces('Hat Yai')[0]).toMatchObject({ name: 'Hat Yai', town: true });
    expect(readPlaces('Chonburi')[0]).toMatchObject({ town: false });
  });
});

describe('price, products, notes', () => {
  test.each([
    ['THB 390 per 250 g bag', { value: 390, currency: 'THB', unit: '250 g bag' }],
    ['เริ่มต้น 39,000 บาท', { value: 39_000, currency: 'THB' }],
    ['USD 18 per kg, minimum order 200 kg', { value: 18, currency: 'USD', unit: 'kg', minimumOrder: 200 }],
  ])('%s', (text, expected) => expect(readPrice(text)).toMatchObject(expected));
  test.each([
    ['3.9% commission (avg house $865k)', undefined, 3.9, undefined],
    ['ค่านายหน้า 3% ของราคาขาย ขั้นต่ำ 60,000', undefined, 3, undefined],
    ['facilities from R250,000 at 2.9% per 30 days', undefined, undefined, undefined],
    ['workstation $890 a seat. Minimum order $4,000', 890, undefined, undefined],
    ['ยูนิตละ 12 บาท/เดือน ขั้นต่ำ 1,500', 12, undefined, undefined],
    ['ใบละ 45 บาท (MOQ 300)', 45, undefined, 300],
  ])('a share and a smallest bill: %s', (text, value, share, minimum) => {
    const price = readPrice(text);
    expect([price.value, price.share, price.minimumOrder]).toEqual([value, share, minimum]);
  });
  test('instalments', () => {
    expect(readInstalments(['จัดฟันใสแบบผ่อนชำระ 0% นาน 10 เดือน'])).toEqual({ months: 10, interest: 0 });
    expect(readInstalments(['Tailoring'])).toBeUndefined();
    expect(readInstalments(['N1.45m per session. 60/40 instalment'])).toBeUndefined();
  });
  test('products', () => {
    expect(
      readProducts('Single-origin roasted coffee beans, drip bags and a monthly subscription, sold online')
        .names,
    ).toEqual(['Single-origin roasted coffee beans', 'drip bags', 'monthly subscription']);
    expect(readProducts('จัดฟันใส ฟอกสีฟัน รากฟันเทียม และทันตกรรมเด็ก').names).toEqual([
      'จัดฟันใส',
      'ฟอกสีฟัน',
      'รากฟันเทียม',
      'ทันตกรรมเด็ก',
    ]);
    expect(readHero('BL-740 two-part epoxy, 90-second handling strength', []).name).toBe(
      'BL-740 two-part epoxy',
    );
  });
  test.each([
    // One noun for both: one product.
    ['Dog and cat grooming, day care and a pick-up van', ['Dog and cat grooming', 'day care', 'pick-up van']],
    ['Turmeric and ginger capsules, sold in 30-day packs', ['Turmeric and ginger capsules']],
    ['Coffee and tea', ['Coffee', 'tea']],
    ['Candles and soap bars', ['Candles', 'soap bars']],
  ])('products of “%s”', (text, names) => expect(readProducts(text).names).toEqual(names));
  test('rules and faces', () => {
    expect(
      readConstraints('The owner wants to appear in videos. No discount deeper than 15%.'),
    ).toMatchObject([{ discountCap: 15 }]);
    expect(readConstraints('ห้ามใช้ภาพก่อน–หลังการรักษา และห้ามรับรองผล')).toMatchObject([
      { beforeAfter: true },
      { guarantee: true },
    ]);
    expect(readFace('The owner wants to appear in videos.')).toBe('owner');
    expect(readFace('The owner does not want to appear in videos')).toBeUndefined();
  });
});
