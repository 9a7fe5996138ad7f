import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makeContrasts } from '../../../../../src-worker/engines/planner/plan/contrast.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

interface Said {
  strengths?: string;
  after?: string;
  product?: string;
  hero?: string;
  price?: string;
  rivals: readonly (readonly [name: string, strengths: string, weaknesses: string])[];
  buyers?: string;
}

function contrastsOf({
  strengths = '',
  after = '',
  product = '',
  hero = '',
  price = '',
  rivals,
  buyers = '',
}: Said) {
  const form: FormData = emptyFormData();
  Object.assign(form.clientInfo, {
    strengths,
    afterSalesService: after,
    productService: product,
    heroProduct: hero,
    startingPrice: price,
  });
  form.campaignObjectives.currentChallenges = buyers;
  form.competitiveAnalysis.competitors = rivals.map(([name, good, bad], at) => ({
    id: `rival-${at}`,
    name,
    website: '',
    facebookPage: '',
    strengths: good,
    weaknesses: bad,
  }));
  return makeContrasts(readAnswers(form)).map(({ point, rival, them, us, leads, measured }) => [
    point.id,
    rival,
    them.words,
    us.words,
    leads,
    measured,
  ]);
}

describe('contrasts', () => {
  test.each<[string, string, string, string]>([
    ['fewer share it', 'max 8 kids in a class', 'classes of 20, 20 kids', '20 kids'],
    ['fewer to one', 'ครู 1 ต่อนักเรียน 4', 'ห้องละ 30 คน', 'ห้องละ 30 คน'],
    ['it does not, and theirs does', 'สีไม่ตก ซักได้', 'สีตกง่าย', 'สีตกง่าย'],
  ])('what is so with one and not with the other: %s', (_, strengths, weakness, theirs) =>
    expect(
      contrastsOf({ product: 'Swimming lessons', strengths, rivals: [['Pool', '', weakness]] }).map(
        ([, , them, , leads]) => [them, leads],
      ),
    ).toContainEqual([theirs, 'us']),
  );
  test('how many the client has is not how many share it', () =>
    expect(contrastsOf({ strengths: '40 people work here', rivals: [['Pool', '', '60 people']] })).toEqual(
      [],
    ));
  test('a price that is seen is no low price', () =>
    expect(contrastsOf({ price: 'from £490', rivals: [['Van app', 'easy, you see the price', '']] })).toEqual(
      [],
    ));

  test('what the strengths say of a rival is the rival’s side of the pair', () => {
    expect(
      contrastsOf({
        product: 'Repair of marine diesel engines',
        strengths: 'Most repairs back in 9 working days, VolvoHaus new engine is 20 weeks',
        rivals: [['VolvoHaus centre', 'brand name', '']],
      }),
    ).toEqual([
      [
        'wait',
        'VolvoHaus centre',
        'VolvoHaus new engine is 20 weeks',
        'Most repairs back in 9 working days',
        'us',
        true,
      ],
    ]);
    expect(
      contrastsOf({
        strengths: 'เคลือบแห้งใน 1 วัน ที่อื่นรอ 3 วัน',
        rivals: [['คาร์แคร์หน้าหมู่บ้าน', 'ใกล้', '']],
      }),
    ).toEqual([['wait', 'ที่อื่น', 'ที่อื่นรอ 3 วัน', 'เคลือบแห้งใน 1 วัน', 'us', true]]);
  });

  test('what the client sets itself beside needs no card: the others stand by the name that it gives them', () => {
    expect(contrastsOf({ strengths: 'Hems done in 24 hours, most tailors take a week', rivals: [] })).toEqual(
      [['wait', 'most tailors', 'most tailors take a week', 'Hems done in 24 hours', 'us', true]],
    );
    // A card that says it itself is not doubled.
    expect(
      contrastsOf({
        strengths: 'Thesis bound in 3 working days, print shops take 8',
        rivals: [['The campus print centre', '', '8 working days, glued']],
      }),
    ).toEqual([
      ['wait', 'The campus print centre', '8 working days', 'Thesis bound in 3 working days', 'us', true],
    ]);
  });

  test.each([
    ['one unit', '45 minutes with a physio', '20 minute slots', 'named'],
    ['degrees', 'Pool at 32 degrees', '28 degrees', 'named'],
    ['how many share it', '4 pupils in a group', '12 in a class', 'named'],
    ['soon and later', 'Seen this week', '3 months for an appointment', 'wait'],
    ['a length without a figure', 'Ready in one hour', 'a week', 'wait'],
    ['shown and hidden', 'Every outage published with its cause', 'hides outages', 'named'],
    ['a person and a machine', 'A named person answers the phone', 'chatbot only', 'named'],
    [
      'somebody there and nobody',
      'Somebody sleeps in the building every night',
      'nobody there from 6pm',
      'named',
    ],
    ['tried on and not', 'ลองตัว 2 ครั้งก่อนเก็บงาน', 'ไม่ให้ลองตัว', 'named'],
    [
      'of one breath each',
      'Temperature logged and sent to you',
      'pick up in 3 hours, no temperature log',
      'named',
    ],
  ])('a pair is found: %s', (_, strengths, weak, point) =>
    expect(contrastsOf({ strengths, rivals: [['Northgate', '', weak]] })[0]?.[0]).toBe(point),
  );

  test('what an extra costs is no price of theirs', () =>
    expect(
      contrastsOf({
        strengths: 'Own garden',
        price: '£32 a night',
        rivals: [['Pawtel', '', 'walks £8 extra']],
      }),
    ).toEqual([]));

  test('a figure stands against a figure on the same point, and the better one leads', () => {
    expect(
      contrastsOf({
        strengths: 'Drawings turned round in 48 hours, 4.9 of 5 from 1,312 reviews',
        price: 'GBP 849 installed',
        rivals: [
          ['Tarnside', 'National', 'Slow on drawings, 6-8 days'],
          ['CheapCharge', '£649 price', 'Subcontracted installers, 3.2 rating'],
        ],
      }),
    ).toEqual([
      ['wait', 'Tarnside', 'Slow on drawings, 6-8 days', 'Drawings turned round in 48 hours', 'us', true],
      ['rating', 'CheapCharge', '3.2 rating', '4.9 of 5 from 1,312 reviews', 'us', true],
      ['price', 'CheapCharge', '£649 price', 'GBP 849 installed', 'them', true],
    ]);
  });

  test('where they lead, it is said', () => {
    expect(
      contrastsOf({ strengths: 'Delivery in 7 days', rivals: [['Rapid', 'delivers in 2 days', '']] }),
    ).toEqual([['wait', 'Rapid', 'delivers in 2 days', 'Delivery in 7 days', 'them', true]]);
  });

  test('a price that grows is no price, and a smaller order is a difference', () => {
    expect(
      contrastsOf({
        strengths: 'Flat price, Small opening order (£380), Unsold summer stock swapped once',
        rivals: [
          [
            'Other',
            '',
            "Quote is £89 then it's a lid fee, hose fee. Min order £900. Summer crates came late",
          ],
        ],
      }).map(([point, , them, us]) => [point, them, us]),
    ).toEqual([
      ['minimum', 'Min order £900', 'Small opening order (£380)'],
      ['all-in', "Quote is £89 then it's a lid fee, hose fee", 'Flat price'],
    ]);
  });

  test('ranges that overlap decide nothing', () => {
    const [row] = contrastsOf({
      strengths: 'Delivered in 5-12 days',
      rivals: [['Slowcoach', '', 'slow, 10-14 days']],
    });
    expect(row?.at(-1)).toBe(false);
  });

  test('one has what the other lacks', () => {
    expect(
      contrastsOf({
        strengths: 'Own fitters (3 vans)',
        after: 'ทีมโซนโทรเช็กยอดให้ทุกอาทิตย์',
        rivals: [
          ['Eurogurt BV', 'Cheap', 'No fitters in the UK'],
          ['ลูกชิ้นระเบิด', '', 'ร้านเยอะซ้ำกันเอง ไม่มีคนดูแล'],
        ],
      }),
    ).toEqual([
      ['own-people', 'Eurogurt BV', 'No fitters in the UK', 'Own fitters (3 vans)', 'us', false],
      ['aftercare', 'ลูกชิ้นระเบิด', 'ไม่มีคนดูแล', 'ทีมโซนโทรเช็กยอดให้ทุกอาทิตย์', 'us', false],
    ]);
  });

  test('a word that begins with a denial is none: no-shows are there, and not lacking', () => {
    const form = emptyFormData();
    form.clientInfo.strengths = 'pupils pay before the lesson so no-shows drop. made by an ex instructor';
    form.competitiveAnalysis.competitors = [
      {
        id: 'a',
        name: 'Paper diary',
        website: '',
        strengths: 'free, used to it',
        weaknesses: 'pupils forget to pay, no-shows',
      },
    ];
    const labels = makeContrasts(readAnswers(form)).map(({ point }) => point.label.en);
    expect(labels.join()).not.toContain('shows');
  });

  test.each([
    ['Cast to order in 6 working days', 'tears every 5 weeks'],
    ['Delivered in 3 days', 'wears out within 2 months'],
    ['ส่งใน 3 วัน', 'ใช้ได้ 2 เดือนก็พัง'],
  ])('how long a thing holds is no wait: %s, %s', (strengths, weak) =>
    expect(
      contrastsOf({ strengths, rivals: [['Mesh', '', weak]] }).filter(([point]) => point === 'wait'),
    ).toEqual([]),
  );

  test('that both speak of orders is no comparison', () =>
    expect(
      contrastsOf({
        strengths: 'Cast to order in 6 working days',
        rivals: [['Big maker', '', 'min order 200 panels']],
      }),
    ).toEqual([]));

  test('a length of something else is not the waiting time', () => {
    const [row] = contrastsOf({
      strengths: 'Same-day dispatch / 30 days credit',
      rivals: [['Medipool', '', 'delivers in 3 days']],
    });
    expect(row?.slice(0, 1)).toEqual(['wait']);
    expect(row?.at(-1)).toBe(false);
  });

  test.each([
    ['a quick quote is no quick date', 'Quotes by email in 2 hours', '', 'two weeks to get a date'],
    ['a price a month is no price an hour', '', '£12 a month', '£18 an hour'],
    ['a house is not its monthly fee', '', '£300,000', 'fees of £45'],
  ])('%s', (_, strengths, price, weaknesses) =>
    expect(contrastsOf({ strengths, price, rivals: [['Y', '', weaknesses]] })).toEqual([]),
  );

  test('what the buyers ask for comes first', () => {
    const ids = (buyers: string) =>
      contrastsOf({
        strengths: 'ISO certified, in-house technicians',
        rivals: [['X', '', 'not certified, subcontracted technicians']],
        buyers,
      }).map(([id]) => id);
    expect(ids('')).toEqual(['own-people', 'approval']);
    expect(ids('Buyers ask whether we are licensed; they want certificates')).toEqual([
      'approval',
      'own-people',
    ]);
  });

  test.each([
    ['nothing in common', 'Big showroom', 'Salesman pushes too much'],
    ['booking a queue is no waiting', 'จองคิวผ่านแชท', 'คนเยอะ'],
    ['a joke', 'Free audit', 'is your uncle'],
    ['an empty card', 'Own fitters', ''],
  ])('%s: no contrast', (_, strengths, weaknesses) => {
    expect(contrastsOf({ strengths, rivals: [['Y', '', weaknesses]] })).toEqual([]);
  });
});

describe('no contrast', () => {
  test.each<[string, Said]>([
    [
      'of somebody who stays and of a date that is booked',
      { strengths: 'Wait with you at the clinic', rivals: [['Quickcab', '', 'books 5 days ahead']] },
    ],
    [
      'of papers that are sent and of a visit that is waited for',
      { strengths: 'Report emailed same day', rivals: [['Northern Survey', '', 'a four week wait']] },
    ],
    ['of a price with tax and one without', { price: '£79 + 20% VAT', rivals: [['Allsafe', '', '£119']] }],
    [
      'of one way and of there and back',
      { price: '$46 a round trip', rivals: [['HopOn', '$31 one way', '']] },
    ],
  ])('%s', (_name, said) => expect(contrastsOf(said)).toEqual([]));
});

describe('what a rival lacks by name', () => {
  test.each<[string, string, string]>([
    ['lift plan back same day. 11 cranes', 'no lift plan', 'lift plan back same day'],
    ['piece-rate by the bin, support in Spanish', 'no piece rate', 'piece-rate by the bin'],
    ['Garden seats for 30, live music on Fridays', 'without live music', 'live music on Fridays'],
  ])('%s against %s', (strengths, weaknesses, ours) =>
    expect(contrastsOf({ strengths, rivals: [['Y', '', weaknesses]] }).map((one) => one[3])).toContain(ours),
  );
  test('is not answered by who lacks it too', () =>
    expect(contrastsOf({ strengths: 'No parking, own oven', rivals: [['Y', '', 'no parking']] })).toEqual(
      [],
    ));
});

describe('one thing on both sides', () => {
  test.each<[string, Said]>([
    [
      'a group that meets and a call that comes late',
      { after: 'support group monthly', rivals: [['Next county', '', 'call back after 9 days']] },
    ],
    [
      'a message after the sale and a doctor who is missing',
      { after: 'ตามผลเช่าเครื่องเดือนแรกทางไลน์', rivals: [['ร้านออนไลน์', '', 'ไม่มีหมออ่านผล เชียร์ขายเครื่อง']] },
    ],
    ['two who offer terms', { after: 'ผ่อน 0% 10 เดือน', rivals: [['บริษัทใหญ่', 'ผ่อนบัตรได้', 'รอคิว 2 เดือน']] }],
    [
      'a charge and a paper that is missing',
      { after: 'yearly calibration £480', rivals: [['Dealers', '', 'no calibration certificate']] },
    ],
    ['half a kilo and a kilo', { price: 'กล่อง 1 กก. 650 บาท', rivals: [['ห้าง', '', 'กล่องครึ่งกิโล 480 บาท']] }],
    [
      'a feast in which both say something',
      {
        strengths: 'Unsold Easter stock can be swapped in May once',
        rivals: [['Importer', '', 'last Easter the parcel came on Tuesday']],
      },
    ],
    [
      'who checks them, and how long they stay',
      {
        strengths: '30% of pupils join and they stay a year',
        rivals: [['A cousin', '', 'nobody asks if they are qualified']],
      },
    ],
    ['drying and a queue', { strengths: 'แห้งใน 4 ชม.', rivals: [['แฟรนไชส์', '', 'คิวรอ 2 อาทิตย์']] }],
  ])('is missing: %s', (_name, said) => expect(contrastsOf(said)).toEqual([]));

  test.each<[string, Said, string]>([
    [
      'the thing that is lacked, called otherwise',
      {
        strengths: 'specialist orthodontist sees you every visit',
        rivals: [['Mail order', '', 'no dentist sees you']],
      },
      'specialist orthodontist sees you every visit',
    ],
    [
      'words that both say, whatever topic each seems to have',
      {
        strengths: 'every pound stays in the county',
        rivals: [['Big charity', '', 'money leaves the county']],
      },
      'every pound stays in the county',
    ],
    ['a listed opposite', { strengths: 'หมูอบไม่ทอด', rivals: [['เจ้าดัง', '', 'ทอด มันเยอะ']] }, 'หมูอบไม่ทอด'],
    [
      'somebody else each time and always the same one',
      {
        strengths: 'Same tutor all term',
        rivals: [['Chain', '', 'different tutor each lesson']],
      },
      'Same tutor all term',
    ],
  ])('is found: %s', (_name, said, ours) =>
    expect(contrastsOf(said).map(([, , , words, leads]) => [words, leads])).toEqual([[ours, 'us']]),
  );

  test('a wait and a promise of time are compared, and the point without a sure name has none', () => {
    expect(
      contrastsOf({
        product: 'Collect furniture for our charity shops',
        strengths: 'free collection within 5 days, every pound stays in the county',
        rivals: [
          ['Council', '', '3 week wait'],
          ['Big charity', '', 'money leaves the county'],
        ],
      }).map(([id, rival, , , , measured]) => [id, rival, measured]),
    ).toEqual([
      ['wait', 'Council', true],
      ['named', 'Big charity', false],
    ]);
  });

  test('sums without a currency are of the client’s own, and a range is beaten by less than its low end', () => {
    expect(
      contrastsOf({ price: '6,900 บาท', rivals: [['รพ.เอกชน', '', '15,000-25,000 รอคิว 1 เดือน']] }).map(
        ([id, , , , leads, measured]) => [id, leads, measured],
      ),
    ).toEqual([['price', 'us', true]]);
  });

  test.each<[string, string, string, string, unknown]>([
    ['a price a head and a price', 'หัวละ 259 บาท', '199 บาท', '', ['them', false]],
    ['one between two of ours', 'ไปกลับ 6,500 บาท / ค้าง 18,900', '9,900 บาท', '', undefined],
    ['one below both of ours', 'ที่นอน 900 บาท โซฟา 1,200 บาท', 'ถูก 590 บาท', '', ['them', false]],
    ['a course and one visit', 'ครั้งแรก 900 คอร์ส 10 ครั้ง 7,500', '', 'ครั้งละ 1,500', ['us', false]],
    ['a course and a visit that is cheaper', 'course of 6 sessions for £300', '', '£40 a session', undefined],
    ['a course and a sum for nobody knows what', 'คอร์ส 10 ครั้ง 7,500', '', '1,500 บาท', undefined],
    ['a metre and a metre', 'เจาะเมตรละ 650 ส่วนใหญ่ลึก 60 เมตร', 'เมตรละ 450', '', ['them', true]],
    ['a carer and an hour', '£28 an hour', '', '£33 a carer', undefined],
    ['the same size', '5kW 159,000 บาท', '', '5kW 189,000', ['us', true]],
  ])('%s', (_name, price, good, bad, found) => {
    const [row] = contrastsOf({ price, rivals: [['Y', good, bad]] });
    expect(row && [row[4], row[5]]).toEqual(found);
  });
});

describe('no price that a rival leads on', () => {
  test.each<[string, string, string]>([
    ["Free until it isn't", 'New drainfield is $12,000', '$425'],
    ['free and family', 'never past the shallow end', '€90 a course'],
    ['ฟรี ทำเองได้', 'ไม่แน่น', '450 บาท'],
    ['Buyers touch it', 'Only twice a year and a stand costs us $6,200', '$6,800'],
    ['local', 'No good over a tip or a quay', '€720 a month'],
    // Told as a weakness, a low price is not all that buyers pay.
    ['Everybody knows them', "Quote is $389 then it's lid fee, hose fee", '$425'],
  ])('%s | %s', (good, bad, price) =>
    expect(contrastsOf({ price, rivals: [['A', good, bad]] }).filter(([id]) => id === 'price')).toEqual([]),
  );
  test('a price that is lower is still told', () =>
    expect(contrastsOf({ price: '$425', rivals: [['A', '$250 cash', 'no licence']] })).toMatchObject([
      ['price', 'A', '$250 cash', '$425', 'them', true],
    ]));
});

test.each([
  ['ไม่ออกนอกเมือง', 'พังในสองปีขับไปเปลี่ยนให้ถึงนา'],
  ['ไม่รับงานต่างอำเภอ', 'ไปซ่อมถึงบ้านทุกอำเภอ'],
  ['ต้องยกไปเองที่ร้าน', 'ซ่อมถึงบ้าน'],
  ['won’t travel', 'We come to your yard'],
  ['town only', 'Farm visits on Tuesdays'],
  ['appointment after 10 days in summer', 'visit within 24 working hours for contract customers'],
])('%s: %s', (weakness, strengths) =>
  expect(
    contrastsOf({ product: 'กล้องวงจรปิด / cameras', strengths, rivals: [['Dale', '', weakness]] }).map(
      ([, , them, us, leads]) => [them, us, leads],
    ),
  ).toContainEqual([weakness, strengths, 'us']),
);
