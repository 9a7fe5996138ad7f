/** From stretches that the tagger found to answers: names without roles, whole figures, words that do not stop in the middle. */
import { describe, expect, test } from 'vitest';
import { candidatesOf } from '../../../../src-worker/understanding/message/fields.ts';
import type { Found } from '../../../../src-worker/understanding/message/spans.ts';

const stretch = (text: string, tag: string, words: string, probability = 0.9): Found => {
  const start = text.indexOf(words);
  return {
    tag,
    start,
    end: start + words.length,
    probability,
    exact: probability,
    weakest: probability,
    tokens: 1,
    values: [],
    isOtherCut: false,
  };
};
const answers = (text: string, ...found: readonly (readonly [tag: string, words: string])[]): unknown[] =>
  candidatesOf(
    { text, isChat: false },
    found.map(([tag, words]) => stretch(text, tag, words)),
  ).map(({ value }) => value);

describe('a company', () => {
  test.each([
    ['คุณนก เจ้าของร้านไอติมป้าตุ๋ย', 'ร้านไอติมป้าตุ๋ย'],
    ['เจ้าของกิจการ สวนส้มลุงดำ', 'สวนส้มลุงดำ'],
    ['ผู้จัดการโรงแรมริมปิง', 'โรงแรมริมปิง'],
    ['founder of Fernleaf Tutors', 'Fernleaf Tutors'],
    ['about Fernleaf Tutors', 'Fernleaf Tutors'],
    ['Fernleaf Tutors (owner)', 'Fernleaf Tutors'],
    ['อู่ซ่อมรถช่างเอ๋ อำเภอสันทราย', 'อู่ซ่อมรถช่างเอ๋'],
    ['Fernleaf Tutors', 'Fernleaf Tutors'],
  ])('is named without whose it is: %s', (words, name) => {
    expect(answers(words, ['company', words])).toEqual([name]);
  });
});

describe('ages', () => {
  test.each([
    ['dads between 32 and 48', [32, 48]],
    ['ผู้หญิงอายุ 25-40', [25, 40]],
    ['team outings, 12-60 pax', []],
    ['restaurants of 20 to 40 seats', []],
    ['โรงแรม 20-40 ห้อง', []],
  ])('are of people: %s', (words, ages) => {
    expect(answers(words, ['age', words])).toEqual(ages);
  });
});

describe('an account', () => {
  test('is on its own network, and no mail', () => {
    const text = 'lazada.co.th/shop/loom and ann@loom.example and shopee.co.th/loom';
    expect(answers(text, ['shopee', 'lazada.co.th/shop/loom'])).toEqual([]);
    expect(answers(text, ['shopee', 'ann@loom.example'])).toEqual([]);
    expect(answers(text, ['shopee', 'shopee.co.th/loom'])).toEqual(['shopee.co.th/loom']);
  });
});

describe('figures', () => {
  test('are whole, and money', () => {
    expect(answers('งบ 120,000 บาทต่อเดือน', ['budget', '000 บาทต่อเดือน'])).toEqual(['120,000 บาทต่อเดือน']);
    expect(answers('call after 4', ['budget', 'after 4'])).toEqual([]);
  });
  test('of things are no ages', () => {
    expect(answers('boats of 26-40 ft', ['age', '26-40'])).toEqual([]);
    expect(answers('people of 26-40', ['age', '26-40'])).toEqual([26, 40]);
  });
});

describe('words', () => {
  test('do not stop in the middle', () => {
    expect(answers('we mend it free of charge, always', ['aftersales', 'we mend it free of'])[0]).toBe(
      'we mend it free of charge',
    );
    expect(answers('ร้านอาหารกับร้านตัดผมไม่รับคนเดินเข้า', ['audience', 'ร้านอาหารกับร้านตัดผมไม่'])[0]).toBe(
      'ร้านอาหารกับร้านตัดผม',
    );
    expect(answers('เอา 60k ต่อเดือนเนาะ', ['budget', '60k ต่อเดือนเนา'])).toEqual(['60k ต่อเดือนเนาะ']);
  });
  test.each([
    ['we are Star-in-a-Box Domes', 'company', 'Box Domes', 'Star-in-a-Box Domes'],
    ['in-house legal teams buy', 'audience', 'house legal teams', 'in-house legal teams'],
    ['hand-made drums', 'product', 'made drums', 'hand-made drums'],
    ['ขาย e-bike มือสอง', 'product', 'bike มือสอง', 'e-bike มือสอง'],
    ['Leeds - York', 'place', 'York', 'York'],
    ['24-hour locksmith', 'product', 'hour locksmith', '24-hour locksmith'],
    ['see a.b-c.example/in-house', 'company', 'house', 'house'],
  ])('begin with a whole word: %s', (text, tag, words, whole) => {
    expect(answers(text, [tag, words])[0]).toBe(whole);
  });
  test.each([
    ['Fernleaf (maths lessons)', 'company', 'Fernleaf (maths', 'Fernleaf'],
    ['90 pupils (now 40)', 'goal', '90 pupils (now 40', '90 pupils (now 40)'],
    ['north (Leeds, York)', 'place', 'Leeds, York)', 'Leeds, York'],
  ])('have whole brackets: %s', (text, tag, words, whole) => {
    expect(answers(text, [tag, words])).toEqual([whole]);
  });
  test.each([
    ['อยากได้นัดชมบ้าน 40 รายต่อเดือน', '40 รายต่อเดือน', 'นัดชมบ้าน 40 รายต่อเดือน'],
    ['ขอใบเสนอราคา 40 รายต่อเดือน', '40 รายต่อเดือน', 'ขอใบเสนอราคา 40 รายต่อเดือน'],
    ['เป้าหมาย 40 รายต่อเดือน', '40 รายต่อเดือน', '40 รายต่อเดือน'],
    ['ตอนนี้ 40 ราย', '40 ราย', '40 ราย'],
  ])('of a goal say what is counted: %s', (text, words, whole) => {
    expect(answers(text, ['goal', words])).toEqual([whole]);
  });
  test('of a rival are good or bad, not both', () => {
    const text = 'Tuk Boats: pretty seats แต่มาช้า';
    const all = [
      stretch(text, 'rival', 'Tuk Boats'),
      stretch(text, 'rivalgood', 'pretty seats'),
      stretch(text, 'rivalbad', 'pretty seats แต่มาช้า'),
    ];
    const found = candidatesOf({ text, isChat: false }, all).find(({ path }) => path.endsWith('competitors'));
    expect(found?.value).toMatchObject([
      { name: 'Tuk Boats', strengths: 'pretty seats', weaknesses: 'มาช้า' },
    ]);
  });
});

describe('who buys', () => {
  test.each([
    ['The clients who matter are riders abroad', 'riders abroad'],
    ['Our best customers are owners of narrow boats', 'owners of narrow boats'],
    ['Most of our guests are mostly retired teachers', 'retired teachers'],
    ['Target group = night-shift nurses', 'night-shift nurses'],
    ['ลูกค้าส่วนใหญ่เป็นชาวสวนยาง', 'ชาวสวนยาง'],
    ['กลุ่มเป้าหมายคือพ่อแม่มือใหม่', 'พ่อแม่มือใหม่'],
    ['ปัจจุบันเป็นผู้รับเหมาจัดสวน', 'ผู้รับเหมาจัดสวน'],
  ])('is said without the words that only announce it: %s', (words, who) => {
    expect(answers(words, ['audience', words])).toEqual([who]);
  });
  test.each([
    'customers who are tired of chain gyms',
    'guests that are new to diving',
    'people with a boat',
    'ลูกค้าที่เป็นช่าง',
    'ลูกค้าส่วนใหญ่เป็นเบาหวาน',
    'คนที่เป็นภูมิแพ้',
  ])('is whole where those words belong to it: %s', (words) => {
    expect(answers(words, ['audience', words])).toEqual([words]);
  });
});

describe('an answer that runs into the next', () => {
  test.each([
    ['owners of cafés, Leeds and York', 'audience', 'place', 'Leeds and York', 'owners of cafés'],
    ['คนรักแมว กรุงเทพและนนทบุรี', 'audience', 'place', 'กรุงเทพและนนทบุรี', 'คนรักแมว'],
    ['Tidewash Laundry we wash nets', 'company', 'product', 'we wash nets', 'Tidewash Laundry'],
  ])('is offered without it too: %s', (text, tag, other, end, short) => {
    expect(answers(text, [tag, text], [other, end]).slice(0, 2)).toEqual([text, short]);
  });
  test('is not where the other begins with it, or stands within it', () => {
    const text = 'owners of cafés in Leeds who bake';
    expect(answers(text, ['audience', text], ['place', 'Leeds'])).toEqual([text, 'Leeds']);
    expect(answers(text, ['audience', text], ['product', text])).toEqual([text, text]);
  });
});

describe('a rival', () => {
  const rivalOf = (text: string, name: string, good: string, bad: string): unknown =>
    candidatesOf({ text, isChat: false }, [
      stretch(text, 'rival', name),
      stretch(text, 'rivalgood', good),
      stretch(text, 'rivalbad', bad),
    ]).find(({ path }) => path.endsWith('competitors'))?.value;
  test.each([
    ['Salt Row, strong side: big boats, weak side: forty people', 'strong side: big boats', 'big boats'],
    ['Salt Row, the good: cheap, weak side: forty people', 'the good: cheap', 'cheap'],
    ['Salt Row ดีตรงส่งไว, weak side: forty people', 'ดีตรงส่งไว', 'ส่งไว'],
    ['Salt Row จุดเด่นคือมีที่จอดรถ, weak side: forty people', 'จุดเด่นคือมีที่จอดรถ', 'มีที่จอดรถ'],
    ['Salt Row ดีที่สุดในเกาะ, weak side: forty people', 'ดีที่สุดในเกาะ', 'ดีที่สุดในเกาะ'],
    ['Salt Row good boats, weak side: forty people', 'good boats', 'good boats'],
  ])('is good at what is said, not at its being good: %s', (text, good, words) => {
    expect(rivalOf(text, 'Salt Row', good, 'weak side: forty people')).toMatchObject([
      { strengths: words, weaknesses: 'forty people' },
    ]);
  });
  test('ends at a dash', () => {
    expect(rivalOf('Salt Row – cheap (29 baht), old', 'Salt Row – cheap', '29 baht', 'old')).toMatchObject([
      { name: 'Salt Row' },
    ]);
  });
  test('is as sure as the least sure of what is said of it', () => {
    const text = 'Salt Row cheap, old';
    const found = candidatesOf({ text, isChat: false }, [
      stretch(text, 'rival', 'Salt Row', 0.9),
      { ...stretch(text, 'rivalgood', 'cheap', 0.8), exact: 0.2 },
    ]);
    expect(found.find(({ path }) => path.endsWith('competitors'))?.evidence.weakest).toBe(0.2);
  });
});

describe('of what is said', () => {
  test('the clause is offered too, where most of it is marked', () => {
    const text = 'Why now: the school bus was cut and the vans run half empty. Call us';
    expect(answers(text, ['whynow', 'the school bus was cut'])).toEqual([
      'the school bus was cut',
      'the school bus was cut and the vans run half empty',
    ]);
    expect(answers(text, ['whynow', 'bus'])).toEqual(['bus']);
    expect(answers(text, ['hero', 'the school bus was cut'])).toEqual(['the school bus was cut']);
  });
});

test('cuts that give the same words speak for one another', () => {
  const text = 'เริ่มที่ 12 บาท ค่ะ';
  const cuts = [
    { ...stretch(text, 'price', '12 บาท', 0.9), exact: 0.4 },
    { ...stretch(text, 'price', '12 บาท ค่ะ', 0.9), exact: 0.3, isOtherCut: true },
  ];
  const found = candidatesOf({ text, isChat: false }, cuts);
  expect(found.map(({ value }) => value)).toEqual(['12 บาท']);
  expect(found[0]?.evidence.exact).toBeCloseTo(0.7);
});

describe('a list', () => {
  const text = 'Facebook. Google too, maybe TikTok';
  test('is read in several ways, the likely things together first', () => {
    const ways = candidatesOf({ text, isChat: false }, [
      stretch(text, 'channel', 'Facebook', 0.9),
      stretch(text, 'channel', 'Google', 0.6),
      stretch(text, 'channel', 'TikTok', 0.2),
    ]);
    expect(ways.map(({ value }) => value)).toEqual([
      ['facebook-ads', 'google-ads'],
      ['facebook-ads', 'google-ads', 'tiktok-ads'],
      ['facebook-ads'],
    ]);
    expect(ways[0]?.evidence.exact).toBeCloseTo(0.9 * 0.6 * 0.8);
    expect(ways[2]?.evidence.exact).toBeCloseTo(0.9 * 0.4 * 0.8);
  });
  test('of words is read together and piece by piece', () => {
    const places = 'Leeds and York';
    expect(answers(places, ['place', 'Leeds'], ['place', 'York'])).toEqual([
      'Leeds and York',
      'Leeds',
      'York',
    ]);
  });
});

describe('a sum', () => {
  test.each(['555-0142', '081 234 5678', '2026/10/04', '200 โล', '12'])('is none of %s', (words) => {
    expect(answers(words, ['budget', words])).toEqual([]);
  });
  test.each(['วันละ 500', '500-1000 a month', '£12'])('is %s', (words) => {
    expect(answers(words, ['budget', words])).toEqual([words]);
  });
});

describe('a name', () => {
  test.each([
    ['Only Bellweather', 'rival', 'Bellweather'],
    ['ก็มี FixCar', 'rival', 'FixCar'],
    ['บริษัท เรือไม้สยาม จำกัด', 'rival', 'บริษัท เรือไม้สยาม จำกัด'],
    ['ชื่อ ก๋วยเตี๋ยวลุงชัย', 'facebook', 'ก๋วยเตี๋ยวลุงชัย'],
  ])('is without what leads to it: %s', (words, tag, name) => {
    const [found] = answers(words, [tag, words]);
    expect(tag === 'rival' ? found : [found]).toMatchObject(tag === 'rival' ? [{ name }] : [name]);
  });
});

describe('an audience', () => {
  test.each([
    ['families living in Leeds and York.', 'families living', 'families living in Leeds and York'],
    ['we want retired couples living', 'retired couples living', 'retired couples'],
    ['พ่อแม่ที่ลูกเรียน ม.3 ขึ้นไป', 'พ่อแม่ที่ลูกเรียน ม', 'พ่อแม่ที่ลูกเรียน ม.3'],
  ])('does not stop in the middle: %s', (text, words, whole) => {
    expect(answers(text, ['audience', words])[0]).toBe(whole);
  });
  test.each(['people', 'our customers', 'ลูกค้า'])('is not everybody: %s', (words) => {
    expect(answers(words, ['audience', words])).toEqual([]);
  });
});

test('a name has its legal form, and a form alone is no name', () => {
  expect(answers('เรียน บริษัท เรือไม้สยาม จำกัด', ['company', 'เรือไม้สยาม จำกัด'])).toEqual(['บริษัท เรือไม้สยาม จำกัด']);
  expect(answers('หจก. เรือไม้สยาม', ['company', 'เรือไม้สยาม'])).toEqual(['หจก. เรือไม้สยาม']);
  expect(answers('หจก. เรือไม้สยาม', ['company', 'หจก'])).toEqual([]);
});

test.each([
  ['they drive over from Leeds and York mostly', 'Leeds and York'],
  ['customers come in from Leeds', 'Leeds'],
  ['Leeds only', 'Leeds'],
])('a place is without who comes: %s', (words, place) => {
  expect(answers(words, ['place', words])).toEqual([place]);
});

describe('what is said of a rival', () => {
  const rivalsIn = (text: string, ...found: readonly (readonly [tag: string, words: string])[]): unknown =>
    candidatesOf(
      { text, isChat: false },
      found.map(([tag, words]) => stretch(text, tag, words)),
    ).find(({ path }) => path.endsWith('competitors'))?.value;

  test('is of the name that stands nearest before it', () => {
    const text = 'Ashby Tiles and Ember Clay. Ember Clay is slow to answer';
    expect(
      rivalsIn(text, ['rival', 'Ashby Tiles'], ['rival', 'Ember Clay'], ['rivalbad', 'slow to answer']),
    ).toMatchObject([
      { name: 'Ashby Tiles', weaknesses: '' },
      { name: 'Ember Clay', weaknesses: 'slow to answer' },
    ]);
  });
  test('is in its line, or below it before something else is spoken of', () => {
    const text =
      'They missed the farmers\nRival: Ember Clay\nslow to answer\nWe deliver daily\nnobody calls back';
    expect(
      rivalsIn(
        text,
        ['rivalbad', 'missed the farmers'],
        ['rival', 'Ember Clay'],
        ['rivalbad', 'slow to answer'],
        ['strength', 'We deliver daily'],
        ['rivalbad', 'nobody calls back'],
      ),
    ).toMatchObject([{ name: 'Ember Clay', weaknesses: 'slow to answer' }]);
  });
  test('is whole to the last figure', () => {
    const text = 'เตาดินปั้น\tแพง 25,000\tส่งไว';
    expect(rivalsIn(text, ['rival', 'เตาดินปั้น'], ['rivalbad', 'แพง 25'])).toMatchObject([
      { weaknesses: 'แพง 25,000' },
    ]);
  });
  test('is nothing of the client, whose row stands beside theirs', () => {
    const text = 'Ember Clay\tslow\nAshby Tiles (us)\tsmall\nOak & Kiln\tdear';
    expect(
      rivalsIn(
        text,
        ['rival', 'Ember Clay'],
        ['rival', 'Ashby Tiles'],
        ['rivalbad', 'small'],
        ['rivalbad', 'slow'],
      ),
    ).toMatchObject([{ name: 'Ember Clay', weaknesses: 'slow' }]);
    expect(rivalsIn('We are Oak & Kiln', ['company', 'Oak & Kiln'], ['rival', 'Oak & Kiln'])).toBeUndefined();
  });
});

describe('channels', () => {
  const channelsIn = (
    text: string,
    ...found: readonly (readonly [words: string, probability: number])[]
  ): unknown =>
    candidatesOf(
      { text, isChat: false },
      found.map(([words, probability]) => stretch(text, 'channel', words, probability)),
    ).map(({ value }) => value);

  test.each([
    ['start with Google and LinkedIn', ['LinkedIn', 0.9], [['google-ads', 'linkedin-ads']]],
    ['ลงเฟซบุ๊กกับไอจีนะคะ', ['เฟซบุ๊ก', 0.8], [['facebook-ads', 'instagram-ads']]],
    ['Google, but not Facebook', ['Google', 0.9], [['google-ads']]],
  ] as const)('that are named together are wanted together: %s', (text, one, lists) => {
    expect(channelsIn(text, one)).toEqual(lists);
  });
  test.each([
    ['Media: Google (Facebook เลิกแล้ว ไม่เอา)', 'Google (Facebook', [['google-ads']]],
    ['ช่องทาง Facebook (Google ขอพัก)', 'Facebook (Google', [['facebook-ads']]],
    ['ติ๊กตอก กับ ไอจี (ไอจียังลังเล)', 'ติ๊กตอก กับ ไอจี', [['tiktok-ads']]],
    ['Instagram mandatory; LinkedIn not required', 'LinkedIn', []],
    ['เฟส ไม่เอาไอจี', 'เฟส', [['facebook-ads']]],
    ['Facebook not Instagram', 'Facebook', [['facebook-ads']]],
    ['ผ่าน IG ไม่เอา end user', 'IG', [['instagram-ads']]],
  ] as const)('that are put off or not wanted are none: %s', (text, words, lists) => {
    expect(channelsIn(text, [words, 0.9])).toEqual(lists);
  });
  test('that are named again with one more are the same list, as it is likelier', () => {
    const text = 'so Instagram, TikTok and Google?\nTikTok and Instagram are fine';
    expect(channelsIn(text, ['Google', 0.5], ['TikTok and Instagram', 0.8])).toEqual([
      ['tiktok-ads', 'instagram-ads'],
    ]);
  });
  test('of boxes are those that are ticked', () => {
    expect(channelsIn('Ads on: ☑ Facebook ☐ Google', ['Facebook', 0.6], ['Google', 0.9])).toEqual([
      ['facebook-ads'],
    ]);
  });
});
