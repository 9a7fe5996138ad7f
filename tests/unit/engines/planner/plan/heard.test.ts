/** What the client hears buyers say: it stands on the pages in its words, and nothing else is put into their mouths. */
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { WRITERS } from '../../../../../src-worker/engines/planner/pages/index.ts';
import { planOf, said, type Answers } from '../plans.ts';

const SHOP: Answers = {
  productService: 'Rain covers for pushchairs, sold online',
  heroProduct: 'The Dry Pram cover',
  startingPrice: '£49',
  strengths: 'Fits every pushchair, delivered in 3 days, approved by the road club',
  advertisingChannels: ['facebook-ads', 'google-ads'],
};
const persona = (plan: Plan) => {
  const { title, output, reckoned } = WRITERS['target-persona'](plan);
  return {
    title,
    output: JSON.stringify(output),
    reckoned: JSON.stringify(reckoned ?? {}),
  };
};

describe('what stops them, by its label', () => {
  test.each<[string, string, string]>([
    [
      "What stops them: 'lovely, but where do I keep it?'",
      'additionalDemographics',
      'Lovely, but where do I keep it?',
    ],
    [
      "Main thing we hear is 'my sister has one for ten pounds'",
      'additionalDemographics',
      'My sister has one for ten pounds',
    ],
    [
      'doubt: my hood keeps the rain out already (it does not)',
      'additionalDemographics',
      'My hood keeps the rain out already',
    ],
    [
      "What stops them: shame, 'people will stare at me', and mud",
      'additionalDemographics',
      'People will stare at me',
    ],
  ])('%s heads the page whole', (words, field, thought) => {
    const plan = planOf({ ...SHOP, [field]: words });
    expect(plan.buyers.objection?.thought).toBe(thought);
    expect(persona(plan).title).toBe(`“${thought}” is what stops them`);
    expect(plan.r.rules).toEqual([]);
  });

  test.each<[string, string | undefined]>([
    [
      'doubt: my hood keeps the rain out already (it is not so, the zip leaks)',
      'it is not so, the zip leaks',
    ],
    [
      'Biggest worry: it steams up inside (we tested 40 of them and none did)',
      'we tested 40 of them and none did',
    ],
    ['Biggest worry: it steams up inside (mostly in winter)', undefined],
    ['ข้อกังวลหลักคือ ใส่แล้วร้อน (ไม่ร้อน มีช่องลมสองข้าง)', 'ไม่ร้อน มีช่องลมสองข้าง'],
  ])('%s: what the client says against it answers', (additionalDemographics, words) =>
    expect(planOf({ ...SHOP, additionalDemographics }).buyers.objection?.answer?.words).toBe(words),
  );

  test('a labelled one comes before a side remark', () =>
    expect(
      planOf({
        ...SHOP,
        additionalDemographics:
          "New parents don't know that it exists. Biggest worry: it blows off in the wind",
      }).buyers.objection?.words,
    ).toBe('It blows off in the wind'));

  test.each([
    ['Guilt is what stops them', 'Guilt'],
    ['People reckon a bin bag is as good', 'A bin bag is as good'],
  ])('%s', (additionalDemographics, thought) =>
    expect(planOf({ ...SHOP, additionalDemographics }).buyers.objection?.thought).toBe(thought),
  );

  test.each([
    ['currentChallenges', 'The main worry is staff'],
    ['currentChallenges', 'ที่กังวลคือค่าไฟแพง'],
    ['onlineAdIssues', 'Never tried it'],
    ['targetDemographics', 'People who hate the bus'],
  ])('%s: %s stops nobody', (field, words) =>
    expect(planOf({ ...SHOP, [field]: words }).buyers.objection).toBeUndefined(),
  );

  test.each([
    ['จัดซื้อกลัวเปลี่ยนเจ้าแล้วของมาช้า', 'กลัวเปลี่ยนเจ้าแล้วของมาช้า'],
    ['เรื่องที่ลูกค้าลังเลคือ กลัวสีไม่ตรงกับบ้าน', 'กลัวสีไม่ตรงกับบ้าน'],
  ])('%s', (words, thought) =>
    expect(
      planOf({ productService: 'ม่านตัดตามสั่ง', currentChallenges: words }, 'th').buyers.objection?.thought,
    ).toBe(thought),
  );
});

test('what they ask in marks heads the page as what they ask', () =>
  expect(
    persona(planOf({ ...SHOP, currentChallenges: "Folk say 'isn't that what hoods are for?' or they wait" }))
      .title,
  ).toBe("They ask “Isn't that what hoods are for?” first"));

describe('what makes them start, by its label', () => {
  test.each<[string, string]>([
    [
      'What makes them start: a soaked blanket, or a friend who has one',
      'A soaked blanket, a friend who has one',
    ],
    ['What tips them is usually the first storm of the school run', 'The first storm of the school run'],
    [
      'buys after the first soaked walk - on the bus or on foot',
      'Buys after the first soaked walk - on the bus or on foot',
    ],
  ])('%s', (words, event) => {
    const plan = planOf({ ...SHOP, additionalDemographics: words });
    expect(plan.buyers.objection).toBeUndefined();
    expect(plan.buyers.moment).toMatchObject({
      isDated: false,
      said: { words: event, field: 'additionalDemographics' },
    });
    // Several moments are quoted one by one.
    const quoted = (plan.buyers.moment?.events ?? [event])
      .map((each) => `“${each.charAt(0).toUpperCase()}${each.slice(1)}”`)
      .join(' or ');
    expect(persona(plan).reckoned).toContain(`"event":"${quoted}"`);
  });
  test.each([
    ['จะหาร้านใหม่ตอนช่างเดิมไม่รับสาย หรือผ้าหมดล็อต ส่วนใหญ่ขอเทียบ 3 ร้าน', 'ช่างเดิมไม่รับสาย / ผ้าหมดล็อต'],
    ['มักจะทักมาหลังย้ายของเข้าห้อง', 'มักจะทักมาหลังย้ายของเข้าห้อง'],
  ])('%s', (words, event) =>
    expect(
      planOf({ productService: 'ม่านตัดตามสั่ง', additionalDemographics: words }, 'th').buyers.moment?.said.words,
    ).toBe(event),
  );
  test('told without a label, each is told', () =>
    expect(
      planOf({
        ...SHOP,
        additionalDemographics: 'They order when the old one tears or the second child comes',
      }).buyers.moment?.said.words,
    ).toMatch(/the old one tears.* the second child comes$/iu));
  test('one day that a table knows stays that day', () =>
    expect(
      planOf({ ...SHOP, additionalDemographics: 'Trigger: the due date is near' }).buyers.moment?.id,
    ).toBe('baby'));
  test('too long for a page, it is cut where another thing begins', () =>
    expect(
      planOf({
        ...SHOP,
        additionalDemographics:
          'They call when the hood of the old one has torn in the wind on the way to the nursery, or when a second child comes and the old cover of the pushchair does not go over both seats of the new pushchair that they have just bought',
      }).buyers.moment?.said.words,
    ).toMatch(/^The hood of the old one has torn in the wind.{0,110}$/u));
  test('that the client seeks new customers sets none of them looking', () =>
    expect(
      planOf({ productService: 'น้ำแข็งหลอด', whyNeedNow: 'ร้านเดิมปิดไปเยอะ ต้องหาร้านใหม่แทน เซลวิ่งคนเดียว' }, 'th')
        .buyers.moment,
    ).toBeUndefined());
  test('nobody needs to have given by a day', () => {
    const plan = planOf({
      productService: 'Charity. We read with children; it is all donations',
      heroProduct: '£9 a month',
      additionalDemographics: 'People give before Christmas',
    });
    expect(plan.buyers.moment?.id).toBeUndefined();
    expect(said(plan).join('\n')).not.toMatch(/by which day/iu);
  });
});

describe('where they are heard', () => {
  const plan = planOf({
    ...SHOP,
    onlineAdIssues: "Most ask the price, then 'does it steam up inside', then go quiet",
    additionalDemographics: "What stops them: 'my hood does that already'",
    targetDemographics: 'Parents; the council approved the road club',
  });
  const deck = said(plan).join('\n');
  test('what they ask is asked in their words', () => {
    expect(plan.buyers.asks?.words).toBe('Does it steam up inside?');
    // Nothing told answers it: the client is asked for an answer, and no film is made of it.
    expect(deck).not.toContain('Film the answer to “Does it steam up inside?”');
    expect(persona(plan).output).toContain('"insight":"Does it steam up inside?"');
  });
  test('no question of others heads a page, a film or a set of ads', () => {
    expect(deck).not.toMatch(/They ask “(?!Does it steam)/u);
    expect(deck).not.toMatch(/Film the answer to “(?!Does it steam)/u);
    expect(deck).not.toContain('“Will it fit, and what if it does not?” with');
    expect(deck).not.toContain('Is it approved, and by whom? (');
  });
  test('a doubt that no statement answers opens no film', () => {
    expect(deck).toContain('“My hood does that already”');
    expect(deck).toContain('A close shot of the real work. On screen: “The Dry Pram cover. £49');
    expect(deck).not.toMatch(/fills the screen: “(?:My hood|Does it steam)/u);
  });
});

describe('what else they are heard to say', () => {
  test.each<[string, string, string[]]>([
    [
      'currentChallenges',
      "People think the cover is a gimmick - 'lovely but it will be off by Monday'",
      ['The cover is a gimmick'],
    ],
    [
      'additionalDemographics',
      "Parents say 'it steams up' and 'it is too fiddly with one hand'",
      ['It is too fiddly with one hand'],
    ],
  ])('%s: %s', (field, words, thoughts) =>
    expect(planOf({ ...SHOP, [field]: words }).buyers.besides.map(({ thought }) => thought)).toEqual(
      thoughts,
    ),
  );

  test.each<[string, string[]]>([
    ['กลัวโดนบวกเงินหน้างาน กลัวคนแก่ขึ้นบันไดไม่ไหว ทีมเรามี 2 คน', ['กลัวคนแก่ขึ้นบันไดไม่ไหว']],
    ['ลูกค้ากลัวสีลอก กังวลว่าช่างไม่มาตามนัด', ['กังวลว่าช่างไม่มาตามนัด']],
  ])('%s', (currentChallenges, thoughts) =>
    expect(
      planOf({ productService: 'ทาสีบ้าน', currentChallenges }, 'th').buyers.besides.map(
        ({ thought }) => thought,
      ),
    ).toEqual(thoughts),
  );

  test('a question in marks is asked, and what they think beside it stops them', () => {
    const { asks, objection } = planOf({
      ...SHOP,
      currentChallenges: "Folk say 'isn't that what hoods are for?' or they think the money goes on rent",
    }).buyers;
    expect([asks?.words, objection?.thought]).toEqual([
      "Isn't that what hoods are for?",
      'The money goes on rent',
    ]);
  });

  test('nothing where one thing is told', () =>
    expect(planOf({ ...SHOP, currentChallenges: 'People think it is too dear' }).buyers.besides).toEqual([]));

  test('a quotation is read however much is told around it', () =>
    expect(
      planOf(
        {
          productService: 'ตั๋วปีฟุตบอล',
          currentChallenges:
            "คนบอกว่า 'ซื้อทำไมทั้งปี เดี๋ยวทีมก็แพ้' ปีก่อนจบที่ 9 จาก 12 ทีม แล้วนัดฝนตกคนก็ไม่มา อัฒจันทร์มีหลังคาแค่ฝั่งเดียว 1,400 ที่ ตั๋วเหลือทุกนัด แถมถ่ายสดฟรีทุกแมตช์ในเพจลีก",
        },
        'th',
      ).buyers.objection?.thought,
    ).toBe('ซื้อทำไมทั้งปี เดี๋ยวทีมก็แพ้'));
});

describe('an answer plainly speaks of it', () => {
  test.each<[string, string, string, string | undefined]>([
    [
      "They say 'they will be back on Monday'",
      'strengths',
      'Free call-out again if the ants come back',
      'Free call-out again if the ants come back',
    ],
    [
      "They say 'it leaks and comes back every winter'",
      'afterSalesService',
      'No charge if it comes back within 2 years',
      'No charge if it comes back within 2 years',
    ],
    ["They say 'they will be back on Monday'", 'strengths', 'Vans back in the yard by five', undefined],
    ["They say 'why pay for a whole year?'", 'afterSalesService', 'Pause any month', 'Pause any month'],
    ["They say 'why pay for a whole year?'", 'strengths', 'Open all year', undefined],
    [
      "They say 'mum cannot climb the steps'",
      'strengths',
      'Wheelchair ramp at the door',
      'Wheelchair ramp at the door',
    ],
  ])('%s: %s %s', (currentChallenges, field, words, answer) =>
    expect(
      planOf({ productService: 'Visits at home', currentChallenges, [field]: words }).buyers.objection?.answer
        ?.words,
    ).toBe(answer),
  );
});

describe('nobody is heard', () => {
  const plan = planOf({ ...SHOP, currentChallenges: 'We have 700 in stock and two people' });
  const deck = (
    type: 'target-persona' | 'customer-journey' | 'winning-zone' | 'content-strategy' | 'suggestion-idea',
  ) => JSON.stringify(WRITERS[type](plan).output);
  test('the question is our expectation, told once', () => {
    expect(persona(plan).title).toMatch(/^We expect “/u);
    expect(persona(plan).output).toContain('"insight":""');
  });
  test.each(['customer-journey', 'winning-zone', 'content-strategy', 'suggestion-idea'] as const)(
    'page %s puts no question into their mouths',
    (type) => expect(deck(type)).not.toMatch(/“[^”]*\?”/u),
  );
});

describe('of several that stop them, told in no order', () => {
  const told: Answers = {
    productService: 'Drains cleared and mended',
    strengths: 'No hidden fees, same two people every visit',
    additionalDemographics: 'They fear: the smell, hidden fees',
  };
  const doubts = (answers: Answers): (string | undefined)[] =>
    planOf(answers, 'en').buyers.doubts.flatMap(({ because, words }) => (because === 'told' ? [words] : []));
  test('the one that is answered stands first', () => expect(doubts(told)[0]).toBe('Hidden fees'));
  test('unless the client ranks them', () =>
    expect(doubts({ ...told, additionalDemographics: 'Biggest fear: the smell, hidden fees' })[0]).not.toBe(
      'Hidden fees',
    ));
});
