/** Who buys: the day they wait for, what they ask first, what stops them, how they buy. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan, type Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';

type Answers = Partial<
  FormData['clientInfo'] & FormData['campaignObjectives'] & FormData['targetAudience']
> & {
  rivals?: readonly (readonly [name: string, strengths: string, weaknesses: string])[];
  marketContext?: string;
};

function plan({ rivals = [], marketContext = '', ...answers }: Answers, language: 'en' | 'th' = 'en'): Plan {
  const form = emptyFormData();
  for (const group of [form.clientInfo, form.campaignObjectives, form.targetAudience] as const)
    for (const [key, value] of Object.entries(answers))
      if (key in group) Object.assign(group, { [key]: value });
  form.competitiveAnalysis.marketContext = marketContext;
  form.competitiveAnalysis.competitors = rivals.map(([name, strengths, weaknesses], i) => ({
    id: String(i),
    name,
    website: '',
    facebookPage: '',
    strengths,
    weaknesses,
  }));
  return makePlan(form, '2026-11-21T03:00:00Z', language);
}

describe('the day or the moment', () => {
  test.each<[string, Answers, string | undefined]>([
    ['a car that is ordered', { targetDemographics: 'Flat owners who have ordered a hybrid car' }, 'car'],
    ['a wedding, from the audience', { targetDemographics: 'Brides and their mothers' }, 'wedding'],
    ['a funeral, from what is sold', { productService: 'Wreaths for funerals' }, 'funeral'],
    ['an exam', { targetDemographics: 'เด็ก ม.6 ที่กำลังเตรียมสอบเข้ามหาวิทยาลัย' }, 'exam'],
    [
      'not the audit that is sold',
      { productService: 'Energy audits', currentChallenges: 'They put off the audit' },
      undefined,
    ],
    ['not where it is denied', { targetDemographics: 'Cafés, not weddings' }, undefined],
    [
      'not where nobody comes',
      { targetDemographics: 'ครอบครัวในเมือง', marketContext: 'หน้าร้อนคนไม่มา' },
      undefined,
    ],
    ['a term that it must be ready for', { targetDemographics: 'แม่ที่ต้องให้ลูกพร้อมก่อนเปิดเทอม' }, 'term'],
    ['accounts that must be filed', { targetDemographics: 'Firms before the tax deadline' }, 'tax'],
    ['not a season in which more ask', { marketContext: 'หน้าร้อนคนทักเยอะ' }, undefined],
    ['not a festival that sells', { marketContext: 'Buyers order most around Mother’s Day week' }, undefined],
    ['not what is feared', { whyNeedNow: 'Cafés are scared of inspections' }, undefined],
    [
      'not a promise that the client does not make',
      { currentChallenges: 'They forget. We dont promise they pass an audit before the date' },
      undefined,
    ],
    ['not in Thai', { currentChallenges: 'ลูกค้าถามเยอะ เราไม่การันตีผลก่อนสอบ' }, undefined],
    [
      'no breakdown of what nobody mends',
      { productService: 'Oak doors', targetDemographics: 'Owners whose old door is broken' },
      undefined,
    ],
    [
      'a breakdown where it is mended',
      { productService: 'Boiler repairs', targetDemographics: 'Owners whose boiler is broken' },
      'breakdown',
    ],
    [
      'not what the client would like otherwise',
      { currentChallenges: 'Engineers ring when it is broken, we want them to send it before' },
      undefined,
    ],
    ['not Saturday', { targetDemographics: 'Walkers', productService: 'Sat and Sun tours' }, undefined],
    ['not what adverts brought', { onlineAdIssues: 'People asked for birthday cakes' }, undefined],
  ])('%s', (_name, answers, id) => expect(plan(answers).buyers.moment?.id).toBe(id));
});

describe('an answer to ‘why now’', () => {
  test.each<[string, string, string | undefined]>([
    [
      'an event of the buyers',
      'Landlords call us the week before the inspection',
      'Landlords call us the week before the inspection',
    ],
    [
      'a law',
      'The city requires a filter in every kitchen from May',
      'The city requires a filter in every kitchen from May',
    ],
    ['in Thai', 'ร้านเปิดใหม่แถวนี้เริ่มหาของช่วงปลายปี', 'ร้านเปิดใหม่แถวนี้เริ่มหาของช่วงปลายปี'],
    ['not the client’s own wish', 'We want to use the second oven', undefined],
    ['not its money', 'Our budget ends in March and the board wants results', undefined],
    ['not in Thai either', 'อยากปิดยอดก่อนสิ้นปี', undefined],
    ['not what a relative advised', 'หลานบอกให้ลองทำเน็ต', undefined],
    ['not a contract of its own', 'ได้สัญญาห้างใหม่เริ่มมกรา รถมาแล้วไม่มีคนขับ', undefined],
    ['not last year’s result', 'ปีที่แล้วได้แค่ 38% จังหวัดตามตัวเลข', undefined],
  ])('%s', (_name, whyNeedNow, words) =>
    expect(plan({ whyNeedNow, targetDemographics: 'Landlords' }).buyers.moment?.said.words).toBe(words),
  );
});

test('a season is told in the client’s own words, and ends nothing', () => {
  const { buyers } = plan({ marketContext: 'หน้าร้อนน้ำประปาขุ่น คนทักเยอะ', productService: 'ล้างแท็งก์น้ำ' }, 'th');
  expect(buyers.moment).toEqual({
    isDated: false,
    said: { words: 'หน้าร้อนน้ำประปาขุ่น คนทักเยอะ', field: 'marketContext' },
  });
});

describe('what stops them, as the client writes it', () => {
  test.each<[string, Answers, string, string | undefined]>([
    [
      'a price',
      { currentChallenges: 'They say it costs more than the supermarket' },
      'They say it costs more than the supermarket',
      'It costs more than the supermarket',
    ],
    [
      'a delay',
      { currentChallenges: 'Owners think the old boiler will last another winter' },
      'Owners think the old boiler will last another winter',
      'The old boiler will last another winter',
    ],
    [
      'a fear beside the team',
      { currentChallenges: 'มีหมอ 2 คน วันละ 10 เคส คนไข้กลัวเจ็บ' },
      'คนไข้กลัวเจ็บ',
      'กลัวเจ็บ',
    ],
    [
      'what they do, beside the vans',
      { currentChallenges: '3 vans, closed on Sundays, people ask the price and go quiet' },
      'people ask the price and go quiet',
      undefined,
    ],
    [
      'what they doubt, and not that it is so',
      { additionalDemographics: 'They doubt they can afford to leave' },
      'They doubt they can afford to leave',
      'Not sure that they can afford to leave?',
    ],
    [
      'what they do not think, written without a mark',
      { additionalDemographics: 'Owners dont think the shed survives a cyclone' },
      'Owners dont think the shed survives a cyclone',
      'Not sure that the shed survives a cyclone?',
    ],
    [
      'a cheaper way',
      { currentChallenges: 'ลูกค้าคิดว่าซื้อตู้ใหม่ถูกกว่าซ่อม' },
      'คิดว่าซื้อตู้ใหม่ถูกกว่าซ่อม',
      'ซื้อตู้ใหม่ถูกกว่าซ่อม',
    ],
    [
      'a doubt',
      { currentChallenges: 'Farmers doubt that it works on clay' },
      'Farmers doubt that it works on clay',
      'Not sure that it works on clay?',
    ],
    [
      'a fear, told as one',
      { currentChallenges: 'Brides fear it will look cheap in the pictures' },
      'Brides fear it will look cheap in the pictures',
      'Afraid it will look cheap in the pictures?',
    ],
    [
      'a fear before what those who are feared say',
      { currentChallenges: "People fear fitters who say it's done" },
      "People fear fitters who say it's done",
      "Afraid of fitters who say it's done?",
    ],
    [
      'what is not believed',
      { currentChallenges: "Owners don't believe that washing pays" },
      "Owners don't believe that washing pays",
      'Not sure that washing pays?',
    ],
    [
      'what they think of themselves',
      { currentChallenges: 'Runners think they need their own boat' },
      'Runners think they need their own boat',
      'I need my own boat',
    ],
    [
      'with what goes on behind it',
      { currentChallenges: 'เปิด 6 วัน พ่อแม่ชอบคิดว่าเดี๋ยวก็เดินเอง รอจน 2 ขวบ' },
      'พ่อแม่ชอบคิดว่าเดี๋ยวก็เดินเอง รอจน 2 ขวบ',
      'เดี๋ยวก็เดินเอง รอจน 2 ขวบ',
    ],
    [
      'where the money goes',
      { currentChallenges: 'Donors ask where the money goes' },
      'Donors ask where the money goes',
      undefined,
    ],
  ])('%s', (_name, answers, words, thought) => {
    const { objection, doubts } = plan({ strengths: 'Delivered in 2 days', ...answers }).buyers;
    expect(objection?.words).toBe(words);
    expect(objection?.thought).toBe(thought);
    if (thought !== undefined) expect(doubts[0]).toMatchObject({ because: 'told', words: thought });
  });
  test('the room of the client stops nobody', () =>
    expect(
      plan({ currentChallenges: 'We have 2 teams, 3 jobs a day, and we rest on Sunday' }).buyers.objection,
    ).toBe(undefined));
  test('whoever asks the price and goes asks for the price first', () =>
    expect(
      plan({ currentChallenges: 'คนชอบถามราคาแล้วหาย', strengths: 'ทำมา 14 ปี' }, 'th').buyers.doubts[0]?.id,
    ).toBe('price'));
  test('that we can answer a question tells of nobody who asks it', () =>
    expect(
      plan({ productService: 'น้ำปลา ขวด 300 มล.', strengths: 'โรงหมักรุ่นที่ 3' }, 'th').buyers.doubts[0]?.because,
    ).not.toBe('claim'));
});

describe('what is led with', () => {
  test.each<[string, Answers, string]>([
    [
      'what is not in it, though it is in the rival’s',
      {
        productService: 'Shampoo bars, sulphate-free',
        strengths: 'pretty box',
        rivals: [['Sudso', 'cheap', 'full of sulphates']],
      },
      'sulphate-free',
    ],
    [
      'a paper that the rival lacks',
      {
        productService: 'รับล้างบ่อปลา มีใบรับรองผลตรวจน้ำ',
        strengths: 'พูดจาดี ตรงเวลา',
        rivals: [['ช่างทั่วไป', 'ถูก', 'ไม่มีใบรับรอง']],
      },
      'มีใบรับรองผลตรวจน้ำ',
    ],
    [
      'what answers the fear of a bill',
      {
        currentChallenges: 'People think they get a bill later',
        strengths: 'insured crew. costs you nothing',
      },
      'costs you nothing',
    ],
    [
      'what the cheaper rival lacks, where it is thought dear',
      {
        currentChallenges: 'ลูกค้าว่าแพง',
        strengths: 'โรงงานรุ่นที่ 3, รับประกัน 5 ปี',
        rivals: [['ของตลาดนัด', 'ถูก', 'ไม่มีประกัน']],
      },
      'รับประกัน 5 ปี',
    ],
  ])('%s', (_name, answers, words) => expect(plan(answers).buyers.lead?.words).toBe(words));
  test.each<[string, Answers]>([
    [
      'papers and conveniences',
      {
        productService: 'Dental implants by board-certified surgeons',
        strengths: 'Free parking, nice lounge',
      },
    ],
    ['how many hold a paper', { productService: 'เดินสายไฟ โดยช่างไฟมีใบอนุญาต 6 คน', strengths: 'พูดจาดี' }],
  ])('where nothing may lead the offer does: %s', (_name, answers) => {
    const { buyers, positions } = plan(answers);
    expect(buyers.lead).toBeUndefined();
    expect(positions.map(({ reason }) => reason)).toEqual(['product']);
  });
  test('a weakness that nothing of ours answers is left alone', () =>
    expect(
      plan({ strengths: 'มีการบ้านทุกครั้ง', rivals: [['โรงพยาบาลรัฐ', 'ถูก', 'คิว 6 เดือน']] }, 'th').contrasts,
    ).toEqual([]));
});

describe('what is asked first', () => {
  test('what a rival lacks, answered by us', () => {
    const { doubts } = plan({
      strengths: 'Delivered in 2 days',
      rivals: [['Slowpost', '', '3-week wait']],
    }).buyers;
    expect(doubts[0]).toMatchObject({
      id: 'wait',
      because: 'rival',
      answer: { words: 'Delivered in 2 days' },
    });
  });
  test('a false page before all else', () =>
    expect(
      plan({ currentChallenges: 'มีเพจปลอมหลอกโอนเงิน ลูกค้าเลยไม่กล้าโอน', strengths: 'ส่งภายใน 1 วัน' }, 'th')
        .buyers.doubts[0]?.id,
    ).toBe('fraud'));
  test.each<[string, Answers, string]>([
    [
      'a free programme',
      { currentChallenges: 'People think it is a scam', startingPrice: 'free' },
      'genuine',
    ],
    ['a free check', { currentChallenges: 'คนคิดว่าเป็นมิจฉาชีพ', productService: 'ตรวจตาฟรี' }, 'genuine'],
    [
      'a clinic that is paid there',
      { currentChallenges: 'คนไข้กลัวเพจปลอม', startingPrice: '900 บาท' },
      'genuine',
    ],
    ['software', { onlineAdIssues: 'IT teams think our mail is phishing' }, 'genuine'],
    ['seed for farmers', { currentChallenges: 'ชาวนากลัวโดนหลอก' }, 'genuine'],
    ['a deposit', { currentChallenges: 'Fake pages copy us', startingPrice: '$900, deposit 30%' }, 'fraud'],
    ['a transfer', { currentChallenges: 'กลัวโอนแล้วหาย' }, 'fraud'],
    [
      'a gift',
      { productService: 'Donations for a children’s charity', currentChallenges: 'People fear a scam' },
      'fraud',
    ],
  ])('whether it is genuine, of money only where it is sent ahead: %s', (_name, answers, id) =>
    expect(plan(answers).buyers.doubts[0]?.id).toBe(id),
  );
  test('who can be checked answers whether it is genuine', () =>
    expect(
      plan({
        currentChallenges: 'Owners think it is a scam',
        startingPrice: 'free',
        strengths: 'Friendly crew, licensed electricians',
      }).buyers.doubts[0]?.answer?.words,
    ).toBe('licensed electricians'));
  test('fit, of goods that must fit', () =>
    expect(
      plan({
        productService: 'Roof racks for vans, 40 sizes',
        strengths: 'Measured from a photo, exchanged if it does not fit',
      }).buyers.doubts.map(({ id }) => id),
    ).toContain('fit'));
  test.each<[string, string, boolean]>([
    ['We repair boilers, per visit', 'two year guarantee on all work', true],
    ['We repair boilers, per visit', 'free cancellation up to 24 hours before', false],
    ['ข้าวกล้อง ถุง 5 กก.', 'มอดขึ้นเปลี่ยนให้', false],
    ['Invoicing software for vets', 'phone help till 9', false],
  ])(
    'what happens afterwards, where somebody looks after it: %s, %s',
    (productService, afterSalesService, isAsked) =>
      expect(
        plan({ productService, afterSalesService }).buyers.doubts.some(({ id }) => id === 'afterwards'),
      ).toBe(isAsked),
  );
  test('no price, of who gives', () => {
    const { buyers, pillars } = plan({
      productService: 'Volunteer surf rescue boat, paid for by monthly givers',
      heroProduct: 'Monthly giving',
      startingPrice: '$15 a month',
      strengths: '100% of gifts go to the boats, 71 people brought home',
      currentChallenges: 'People ask how much and go quiet',
    });
    expect(buyers.doubts.map(({ id }) => id)).not.toContain('price');
    expect(buyers.doubts.length).toBeGreaterThan(0);
    expect(pillars.map(({ question }) => question)).not.toContain('What does it cost?');
  });
  test('something right for anybody where nothing is known', () => {
    expect(plan({}).buyers.doubts.map(({ id }) => id)).toEqual(['people']);
    expect(plan({ targetGroup: 'B2B' }).buyers.doubts.map(({ id }) => id)).toEqual(['business']);
  });
  test('no question of a point that the words do not answer', () => {
    const { doubts } = plan({
      strengths: 'Same tutor minimum 6 months, lights out at ten so you can see stars',
    }).buyers;
    expect(doubts.map(({ id }) => id)).not.toContain('minimum');
    expect(doubts.map(({ id }) => id)).not.toContain('rating');
  });
});

describe('what stops them', () => {
  test('is quoted whole, with the statement that answers it', () => {
    const { objection } = plan(
      { currentChallenges: 'ลูกค้ากลัวน้ำท่วมของเสียหาย', afterSalesService: 'น้ำท่วมย้ายของให้ฟรี' },
      'th',
    ).buyers;
    expect(objection).toMatchObject({ words: 'กลัวน้ำท่วมของเสียหาย', answer: { words: 'น้ำท่วมย้ายของให้ฟรี' } });
  });
  test('is no rule of the client', () =>
    expect(
      plan({ currentChallenges: "Don't say that people are afraid of dogs." }).buyers.objection,
    ).toBeUndefined());
});

describe('what answers it', () => {
  test('speaks of more than what is sold', () =>
    expect(
      plan({
        productService: 'Beehives for gardens',
        strengths: 'Sold 300 beehives, A beekeeper visits for the first month',
        currentChallenges: 'People are afraid that beehives die in the first month',
      }).buyers.objection?.answer?.words,
    ).toBe('A beekeeper visits for the first month'));
});

describe('buyers', () => {
  test('are called whole, whoever they live with', () =>
    expect(
      plan({ targetDemographics: 'Couples with big dogs, hikers', strengths: 'Own guides, out in 2 days' })
        .buyers.people[0]?.who,
    ).toBe('Couples with big dogs'));
  test('two only where the second asks what we can answer', () => {
    const groups = 'Roofers, small builders';
    expect(plan({ targetDemographics: groups }).buyers.people).toHaveLength(1);
    expect(
      plan({ targetDemographics: groups, strengths: 'Own fitters, up in 2 days' }).buyers.people,
    ).toHaveLength(2);
  });
});

describe('the way to buy', () => {
  test.each<[string, Answers, Partial<Plan['journey']>]>([
    [
      'a charity is given to',
      { productService: 'A charity that runs a hospice', startingPrice: 'gifts from £5 a month' },
      { close: 'cause', after: 'cause' },
    ],
    ['a course has no shop door', { productService: 'คอร์สสอนดูแลผู้ป่วยรถเข็น 30 ชั่วโมง' }, { close: 'unknown' }],
    [
      'over a counter',
      { productService: 'Bakery with warm bread from 9pm', startingPrice: '£3 a loaf' },
      { close: 'walk-in' },
    ],
    [
      'of what is drunk at the counter nothing runs out',
      { productService: 'กาแฟ ชา ไดรฟ์ทรู', startingPrice: 'แก้วละ 45 บาท' },
      { after: 'again' },
    ],
    [
      'of what is taken home it does',
      { productService: 'เมล็ดกาแฟคั่ว', startingPrice: 'ถุงละ 250 บาท' },
      { after: 'used up' },
    ],
    ['of a farewell nobody is asked for more', { productService: 'Funeral flowers' }, { after: 'farewell' }],
  ])('%s', (_name, answers, expected) => expect(plan(answers).journey).toMatchObject(expected));
});

describe('what stops them', () => {
  test.each<[string, Answers, 'en' | 'th', string]>([
    [
      'by whatever name they are called',
      { currentChallenges: 'grooms think a rented suit looks cheap. Fittings only Thu-Sun' },
      'en',
      'Grooms think a rented suit looks cheap',
    ],
    [
      'beside an order in the same breath',
      { currentChallenges: 'คนกลัวว่าปลูกแล้วตาย ห้ามเทียบชื่อร้านอื่น' },
      'th',
      'คนกลัวว่าปลูกแล้วตาย',
    ],
  ])('%s', (_name, answers, language, words) =>
    expect(plan(answers, language).buyers.objection?.words).toBe(words),
  );

  test('is not answered by a word that every statement holds', () => {
    const { objection } = plan({
      companyName: 'Harbour Members Club',
      productService: 'A club for members',
      currentChallenges: 'Members think it is only for sailors',
      strengths: 'Run by members since 1974',
    }).buyers;
    expect(objection?.answer).toBeUndefined();
  });
});

describe('one statement leads', () => {
  const answers: Answers = {
    productService: 'Piano tuning',
    strengths: 'Open until 9 in the evening, The same tuner every time',
    rivals: [['Keymaster', '', 'a different tuner every time']],
  };
  test('the pages stand on what the client is chosen for', () => {
    const { positions, buyers } = plan(answers);
    expect(buyers.lead?.words).toBe(positions[0]?.ours);
    expect(buyers.doubts[0]?.answer?.words).toBe(positions[0]?.ours);
  });

  test('not where a rival is sure to be ahead', () => {
    const { positions } = plan({
      productService: 'Small loans',
      strengths: 'Decision in 48 hours, Run by members since 1974',
      rivals: [['Corner lender', 'cash today', '']],
    });
    expect(positions[0]?.ours).not.toBe('Decision in 48 hours');
  });
});

describe('an answer to ‘why now’ that tells of the client’s own house', () => {
  test.each([
    'two big sites finish in March and four cranes will be standing',
    'new wing opens 3 February 2027',
    'A bigger kitchen and a second oven arrive in May',
  ])('%s', (whyNeedNow) => expect(plan({ whyNeedNow }).buyers.moment).toBeUndefined());
});

describe('a list of who they are', () => {
  const targetDemographics = 'Young workers, women scared of city traffic, students before their service';
  test('is no objection', () => expect(plan({ targetDemographics }).buyers.objection).toBeUndefined());
  test('names nobody who decides', () =>
    expect(
      plan({ targetDemographics: 'Grade 3 teachers, principals, parent councils who pay' }).buyers.decides,
    ).toBeUndefined());
});

describe('where it is bought', () => {
  const milk = { productService: 'Milk and butter in glass bottles', startingPrice: '€2.40' };
  test('in shops that have it on their shelves', () =>
    expect(
      plan({ ...milk, strengths: 'On the shelf within 36 hours, listed in 14 shops' }).journey.close,
    ).toBe('shelf'));
  test('an app in the app store, by users', () => {
    const { journey, r, buyers } = plan({
      productService: 'Language exchange app with 15 minute calls',
      marketingObjectives: ['app-downloads'],
    });
    expect([journey.close, r.people, buyers.doubts[0]?.id]).toEqual(['install', 'users', 'app']);
  });
});

test.each([
  ['Nine charity shops for the hospice, free collection of furniture', 'things'],
  ['Charity that feeds street dogs and pays for their vet', 'cause'],
])('%s: who gives asks first after it', (productService, id) =>
  expect(
    plan({ productService, targetDemographics: 'Donors who give to the charity' }).buyers.doubts[0]?.id,
  ).toBe(id),
);

describe('what the client knows of its buyers', () => {
  const names = (answers: Answers, language: 'en' | 'th' = 'en') =>
    plan(answers, language).buyers.people.map(({ who }) => who);

  test('who writes stands first, and who refuses beside, as the audience calls them', () => {
    expect(
      names(
        {
          targetDemographics: 'ผู้ชายนอนกรน และภรรยาที่นอนไม่หลับเพราะเสียงกรน',
          onlineAdIssues: 'ส่วนใหญ่ภรรยาเป็นคนทักแต่สามีไม่ยอมตรวจ',
        },
        'th',
      ),
    ).toEqual(['ภรรยาที่นอนไม่หลับเพราะเสียงกรน', 'สามี']);
    expect(
      names({
        targetDemographics: 'Daughters clearing a house',
        additionalDemographics: 'the executor decides',
      }),
    ).toEqual(['Daughters clearing a house', 'executor']);
  });

  test('who may come all the same is nobody’s portrait', () =>
    expect(
      names({
        targetDemographics: 'People with a spare bedroom, single or couples, renters ok',
        strengths: 'Same social worker throughout, 24 hour phone line',
      }),
    ).toEqual(['People with a spare bedroom']));

  test('what they say in quotation marks stops them, and is no rule', () => {
    const { buyers, r } = plan({
      currentChallenges: "Churn 6% a month. half say 'the missus answers the phone'. Don't say robot",
    });
    expect(buyers.objection).toMatchObject({ thought: 'The missus answers the phone', isChoice: true });
    expect(r.rules.map(({ quote }) => quote)).toEqual(["Don't say robot"]);
  });

  test('what is feared at night is answered by who stays', () =>
    expect(
      plan(
        {
          strengths: 'ครู 1 คนต่อเด็ก 6 คน มีพยาบาลนอนเฝ้า',
          currentChallenges: 'พ่อแม่ถามว่าใครดูตอนกลางคืน',
        },
        'th',
      ).buyers.objection?.answer?.words,
    ).toBe('มีพยาบาลนอนเฝ้า'));

  test('an extra after the sale does not lead', () =>
    expect(
      plan({
        strengths: 'two fitters, vans on call',
        afterSalesService: 'monthly payment plan, coffee morning every month',
      }).buyers.lead,
    ).toBeUndefined());
});

test.each([
  ['en', 'They ask: “Is it safe for the dog?” “How long does it take?”', 'Never say "safe"', /safe/iu],
  ['th', 'ลูกค้าถาม "เห็นผลใน 7 วันไหม" "ใช้เวลานานไหม"', 'ห้ามใช้คำว่า "เห็นผล"', /เห็นผล/u],
] as const)(
  'what buyers ask in a forbidden word is asked nowhere: %s',
  (language, additionalDemographics, currentChallenges, word) => {
    const told = { productService: 'Lawn care, four visits a year', additionalDemographics };
    const said = (answers: Answers) => JSON.stringify(plan(answers, language).buyers.doubts);
    expect(said(told)).toMatch(word);
    expect(said({ ...told, currentChallenges })).not.toMatch(word);
  },
);
