import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/shared/domain/rules.ts';
import { mandatoryIn } from '../../../../src-worker/understanding/answers/mandatory.ts';
import { rulesIn } from '../../../../src-worker/understanding/answers/rules.ts';

const NOTES = 'competitiveAnalysis.additionalNotes';
const read = (text: string, path = NOTES): Rule[] => rulesIn([{ path, text }]);
const told = (text: string, path = NOTES): (readonly [string, string])[] =>
  read(text, path).map(({ kind, quote }) => [kind, quote]);

test('what is not offered is told in two rules where two things are', () => {
  expect(
    told('We do not install new systems and we do not unclog drains.', 'clientInfo.productService'),
  ).toEqual([
    ['not offered', 'We do not install new systems'],
    ['not offered', 'we do not unclog drains.'],
  ]);
});

test.each([
  ['ห้ามใช้คำว่า ผิดปกติ ช้า ออทิสติก ในแอด ห้ามถ่ายเด็ก', ['ผิดปกติ', 'ช้า', 'ออทิสติก']],
  ['อย่าใช้คำว่า หาย ถาวร ในโฆษณา', ['หาย', 'ถาวร']],
])('words in a row are all forbidden: %s', (text, terms) => expect(read(text)[0]?.terms).toEqual(terms));

describe('every rule, whole', () => {
  test.each<[string, [Rule['kind'], string][]]>([
    [
      "Don't mention the lawsuit. No discounts please.",
      [
        ['words', "Don't mention the lawsuit."],
        ['topic', 'No discounts please.'],
      ],
    ],
    ['DO NOT SAY KENNEL. SAY RANCH OR ROOM.', [['words', 'DO NOT SAY KENNEL. SAY RANCH OR ROOM.']]],
    ['No jokes, no skunks.', [['words', 'No jokes, no skunks.']]],
    ["Ask before using patients' faces", [['must', "Ask before using patients' faces"]]],
    ['All copy must be approved first', [['must', 'All copy must be approved first']]],
    ['never did paid. Never show patients', [['topic', 'Never show patients']]],
    ['no pity pictures. we never boosted a post', [['topic', 'no pity pictures.']]],
    ['Keep the Bible work out of the ads', [['topic', 'Keep the Bible work out of the ads']]],
    ["one partner left, don't push that one", [['topic', "don't push that one"]]],
    ['กรรมการต้องดูก่อนทุกโพสต์', [['must', 'กรรมการต้องดูก่อนทุกโพสต์']]],
    ['ต้องใส่เลขใบอนุญาตนายหน้า', [['must', 'ต้องใส่เลขใบอนุญาตนายหน้า']]],
    ["We don't want TikTok", [['channel', "We don't want TikTok"]]],
    ['Competitors must never be named', [['topic', 'Competitors must never be named']]],
    [
      'ห้ามบอกว่าถูกที่สุด ห้ามแถมพัดลม',
      [
        ['words', 'ห้ามบอกว่าถูกที่สุด'],
        ['topic', 'ห้ามแถมพัดลม'],
      ],
    ],
    [
      'Trustees read all of it (takes a week). Gift Aid line must be on every page.',
      [['must', 'Gift Aid line must be on every page']],
    ],
    [
      'We are a family. Please never show a price a parent would see other than RRP $39.',
      [['topic', 'never show a price a parent would see other than RRP $39.']],
    ],
    ['Keep prices off the ads.', [['must', 'Keep prices off the ads.']]],
    ['ทุกโพสต้องมีคำว่าฮาลาล', [['must', 'ทุกโพสต้องมีคำว่าฮาลาล']]],
    ['ไม่เอาอินฟลูนะ', [['channel', 'ไม่เอาอินฟลูนะ']]],
    ['รูปเด็กต้องขอผู้ปกครองก่อน', [['must', 'รูปเด็กต้องขอผู้ปกครองก่อน']]],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  test.each([
    'There is no parking and we have not much time',
    'We never advertised before',
    "customers don't know us yet",
    'เราไม่เคยยิงแอด',
    'ไม่มีงบทำคลิป',
    'อ.หางดง ขายดี',
  ])('%j is no rule', (text) => expect(told(text)).toEqual([]));

  test.each<[string, string, string[]]>([
    ['Always say Reg. No. 88-B. Thanks', 'Always say Reg. No. 88-B', ['Reg. No. 88-B']],
    [
      'No jokes. Always show "Over 18s only, play fair".',
      'Always show "Over 18s only, play fair"',
      ['Over 18s only, play fair'],
    ],
    [
      'Every post must carry licence 7719 and never a price',
      'Every post must carry licence 7719',
      ['licence 7719'],
    ],
    ["Put 'ask your vet' on every ad", "Put 'ask your vet' on every ad", ['ask your vet']],
    ['ต้องใส่เลข ฆอ. 55/2569 ทุกโพสต์ ห้ามโม้', 'ต้องใส่เลข ฆอ. 55/2569 ทุกโพสต์', ['เลข ฆอ. 55/2569']],
    ['Please always mention who founded us', 'Please always mention who founded us', []],
  ])('%j is on every piece', (text, quote, terms) =>
    expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'must', quote, terms })),
  );

  test.each([
    ['Register number must be on every ad', 'Register number'],
    ['FSSAI number on every creative.', 'FSSAI number'],
    ['Every ad with a rate must carry the APR disclosure.', 'APR disclosure'],
    ['Refund in rain must be said.', 'Refund in rain'],
    ['ทุกชิ้นต้องใส่เลขใบอนุญาตโฆษณา', 'เลขใบอนุญาตโฆษณา'],
    ['โฆษณาต้องขอเลข ฆสพ. ก่อน', 'เลข ฆสพ.'],
    ['ต้องมีเลขอนุญาตโฆษณา สบส.', 'เลขอนุญาตโฆษณา สบส.'],
    ['Helmets must be in every picture', undefined],
    ['Elders approve every post.', undefined],
    ['ราคาวันนี้ต้องลงเวลาทุกโพสต์', undefined],
  ])('%j leaves room for %j', (text, slot) => expect(read(text).find((rule) => rule.slot)?.slot).toBe(slot));

  test.each([
    ['“Not an offer” disclaimer on every ad. No talk of returns', 'Not an offer'],
    ['Disclaimer "We do not offer every plan" must be there.', 'We do not offer every plan'],
    ['single piece not available, say it in every ad', 'single piece not available'],
    ['we are broker not insurer, must be written.', 'we are broker not insurer'],
    ['Utilities number C-88 in all ads', 'Utilities number C-88'],
    ['ต้องมีคำเตือน "ยืมเท่าที่จำเป็น" ทุกชิ้น', 'ยืมเท่าที่จำเป็น'],
    ['โรคที่เป็นมาก่อนไม่คุ้มครอง ต้องเขียนไว้ทุกโพสต์', 'โรคที่เป็นมาก่อนไม่คุ้มครอง'],
  ])('%j gives the line itself', (text, line) =>
    expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'must', terms: [line] })),
  );

  test.each([
    ['cant say organic in any ad!!', ['organic']],
    ['Please refrain from the word cheap.', ['cheap']],
    ['Must not use: treatment, cure, breakthrough.', ['treatment', 'cure', 'breakthrough']],
    ['Never: "free roof", "we pay it" (felony)', ['free roof', 'we pay it']],
    ['คำว่า รักษา ใช้ไม่ได้', ['รักษา']],
    ['ห้ามเขียน ขาวขึ้น / กันฝ้า', ['ขาวขึ้น', 'กันฝ้า']],
    ['อย่าใช้คำ รวยแน่ ถูกหวย', ['รวยแน่', 'ถูกหวย']],
    ['อย่าใช้คำ ดอกเบี้ย 0%', ['ดอกเบี้ย 0%']],
    ['ห้ามพูดว่าเงินฝาก หรือการออม', ['เงินฝาก', 'การออม']],
  ])('%j forbids words', (text, terms) =>
    expect(read(text)).toContainEqual(expect.objectContaining({ kind: 'words', terms })),
  );

  test.each([
    'Members think you need to be in debt to join',
    'Tenants only find us after the boiler is off',
    'คนคิดว่าต้องรื้อหลังคา',
    'We always use fresh fish',
    'ลูกค้าต้องมีที่จอดรถ',
  ])('%j is told of others, and orders nothing', (text) => expect(told(text)).toEqual([]));

  test('a burden that is spared is a strength', () =>
    expect(told('ปูพื้นทับของเดิม ไม่ต้องรื้อ และขัดเงา', 'clientInfo.productService')).toEqual([]));

  test('a quote is a part of the answer', () => {
    const text = 'Nice people. Please never say cheap, it hurts us. Thanks';
    for (const { quote, span } of read(text)) expect(text.slice(span.start, span.end)).toBe(quote);
  });

  test('what is not offered, and places left out', () => {
    expect(told('We do not do mining or airport baggage.', 'clientInfo.productService')).toEqual([
      ['not offered', 'We do not do mining or airport baggage.'],
    ]);
    expect(read('Dubai, Sharjah. Not Abu Dhabi', 'targetAudience.geographicLocation')).toMatchObject([
      { kind: 'place', quote: 'Not Abu Dhabi', terms: ['Abu Dhabi'] },
    ]);
    expect(
      told('Geelong, nothing across the bay and NOT Melbourne', 'targetAudience.geographicLocation'),
    ).toEqual([['place', 'nothing across the bay and NOT Melbourne']]);
  });

  test('a slogan and what is said of rivals order nobody about', () => {
    expect(told("Don't throw them away!", 'clientInfo.keyMessage')).toEqual([]);
    expect(rulesIn([{ path: 'x', text: 'never say cheap', rival: 0 }])).toEqual([]);
  });
});

describe('the words by which a break is known', () => {
  test.each([
    ['never say cheap', ['cheap']],
    ['Please do not write \'second hand\' or "bargain".', ['second hand', 'bargain']],
    ["don't say AI, we have none", ['AI']],
    ['no claims about grants', ['grants']],
    ['No promise of earnings, payback or ROI in any advert', ['earnings', 'payback', 'ROI']],
    ['Please avoid political topics and anything about religion', ['political topics', 'religion']],
    ['ห้ามใช้คำว่า การันตีรายได้ คืนทุนไว เคยโดนร้องมาแล้ว', ['การันตีรายได้', 'คืนทุนไว']],
    ['ห้ามเคลมฆ่าเชื้อ 100%', ['ฆ่าเชื้อ 100%']],
    ['อย่าบอกว่าแบตอยู่ได้ 10 ปี', ['แบตอยู่ได้ 10 ปี']],
    ['ห้ามบอกว่าผมขึ้นใน 3 เดือน', ['ผมขึ้นใน 3 เดือน']],
    ['Never show feeding of mice or lizards.', ['feeding', 'mice', 'lizards']],
    // Words that every proposal needs tell of no break.
    ['Do not name any customer', []],
    ['งดพูดถึงคู่แข่ง', []],
    ['ไม่ต้องลงราคา', []],
    // Who is not to be named may be spoken of, and a time is no topic.
    ['อย่าเขียนชื่อโรงงาน', []],
    ['ห้ามใส่ชื่อโรงเรียน', []],
    ['ห้ามรูปอาม่า', []],
    ['อย่าเอารูปทารก', []],
    ['Never name the school', []],
    ['do not identify the village', []],
    ['never advertise end of month', []],
    // What is not advertised is the topic, and not that it is advertised.
    ['อย่าโปรโมต Year 7', ['year 7']],
    ['ห้ามโฆษณา ฟิลเลอร์ปาก', ['ฟิลเลอร์ปาก']],
  ])('%s', (text, terms) => expect(read(text)[0]?.terms).toEqual(terms));
});

describe('what is to be said instead breaks no rule', () => {
  test.each([
    ['ห้ามใช้คำว่าโปรโมชั่น อย่าพูดเรื่องวิญญาณ ใช้คำว่า ท่าน หรือ ผู้ล่วงลับ', 'โปรโมชั่น', 'ท่าน'],
    ['ห้ามใช้คำว่า "น่าสงสาร" ให้ใช้ "ผู้ใช้ล้อ"', 'น่าสงสาร', 'ผู้ใช้ล้อ'],
    ['อย่าพูดว่า คนแก่ ให้เรียกว่า ผู้ใหญ่', 'คนแก่', 'ผู้ใหญ่'],
    ['ห้ามใช้คำว่า ถูก ให้พูดว่า คุ้ม', 'ถูก', 'คุ้ม'],
  ])('%s', (text, never, instead) => {
    const terms = read(text).flatMap((rule) => rule.terms);
    expect(terms).not.toContain(instead);
    expect(terms).toContain(never);
  });
});

test.each(['เรียนเส้นจริง ขึ้นทางด่วน ถอยจอดห้าง ครูผู้หญิง', 'มีแต่ของดี ของดำ งานงดงาม'])(
  'letters within a word forbid nothing: %s',
  (text) => expect(told(text, 'clientInfo.productService')).toEqual([]),
);

test('Thai rules in one breath are told apart', () =>
  expect(told('ห้ามใช้ภาพใบหน้า ไม่ระบุชื่อช่าง ไม่เร่งรัดให้โอน').map(([, quote]) => quote)).toEqual([
    'ห้ามใช้ภาพใบหน้า',
    'ไม่ระบุชื่อช่าง',
    'ไม่เร่งรัดให้โอน',
  ]));

describe('what others do not do is no rule', () => {
  const CHALLENGES = 'campaignObjectives.currentChallenges';
  test.each([
    'Long qualification cycle; engineers do not fill in forms',
    'Leads are many but half do not own property',
    "Many parents don't answer the phone after six",
    "Drivers can't read long texts on the road",
    "Most visitors won't book online",
  ])('%s', (text) => expect(told(text, CHALLENGES)).toEqual([]));
  test.each([
    'Please do not mention the price',
    'We do not say cheap',
    "Ads don't show faces",
    'and do not use the word deal',
  ])('but: %s', (text) => expect(told(text)).toHaveLength(1));
});

test.each([
  ["Every advertisement carries 'Authorised provider. Terms apply.'", 'Authorised provider. Terms apply.'],
  ['All posts end with “Reg. charity 10442”', 'Reg. charity 10442'],
  ['Each film shows “Not for sale”', 'Not for sale'],
])('%s: a line on everything, whole', (answer, line) => {
  expect(mandatoryIn(answer)).toMatchObject([{ span: { start: 0, end: answer.length }, line }]);
});

test('what every piece shows already is no order', () => {
  expect(mandatoryIn('Every post shows a smile and gets likes')).toEqual([]);
});

describe('a rule is told whole or not at all', () => {
  test.each<[string, string[]]>([
    ['ห้ามรับประกันผล โฆษณาต้องขอ ฆสพ. ก่อนทุกชิ้น', ['ห้ามรับประกันผล', 'โฆษณาต้องขอ ฆสพ. ก่อนทุกชิ้น']],
    ['โปรโมชันต้องให้ครูใหญ่ดูก่อนทุกครั้ง ปิดวันพุธ', ['โปรโมชันต้องให้ครูใหญ่ดูก่อนทุกครั้ง']],
    ['ห้ามโชว์หน้าลูกค้า ป้ายโฆษณาต้องขอ อบต. ก่อนทุกครั้ง', ['ห้ามโชว์หน้าลูกค้า', 'ป้ายโฆษณาต้องขอ อบต. ก่อนทุกครั้ง']],
    ['เลขใบอนุญาตต้องลงทุกชิ้น', ['เลขใบอนุญาตต้องลงทุกชิ้น']],
    ['No faces. And do not say "we replace him"', ['No faces.', 'do not say "we replace him"']],
    [
      'ห้ามอ้างของแท้ ห้ามพูดเรื่องสุขภาพ รูปต้องถ่ายจากไร่จริงทุกรูป',
      ['ห้ามอ้างของแท้', 'ห้ามพูดเรื่องสุขภาพ', 'รูปต้องถ่ายจากไร่จริงทุกรูป'],
    ],
    ['Never show a face and don’t mention pay', ['Never show a face', 'don’t mention pay']],
  ])('%s', (text, quotes) => expect(told(text).map(([, quote]) => quote)).toEqual(quotes));

  test.each([
    "half say 'the missus answers the phone'",
    'Most of them think it must be expensive',
    'Parts photos are poor',
    'Two in five ask their accountant first',
  ])('%s orders nothing', (text) => expect(told(text, 'campaignObjectives.currentChallenges')).toEqual([]));

  test('what the law forbids others is no order of the client', () =>
    expect(told('ห้ามเผาตอซังแล้ว รัฐเอาจริง', 'competitiveAnalysis.marketContext')).toEqual([]));
});

describe('the line ends where its words end', () => {
  test.each([
    ['ทุกชิ้นต้องมีเบอร์โทรโรงงาน ทำได้เดือนละ 30 เครื่อง', ''],
    ['ทุกโพสต์ต้องมีคำว่าฮาลาล ไม่มีคนส่ง', 'ฮาลาล'],
    ['ทุกชิ้นต้องมีเลข ฆท. 12/2567 งานยุ่งมาก', 'เลข ฆท. 12/2567'],
    ['Every ad: "Licensed by the FCA"', 'Licensed by the FCA'],
    ['Always show the £300 deposit so nobody is surprised', ''],
  ])('%s', (text, line) => expect(mandatoryIn(text).map((one) => one.line)).toEqual([line]));
});

test.each([
  'Embarrassed to be honest. Dont want a man in the room.',
  "Shy. Don't like the dentist's chair",
  'Do not trust online shops',
  "Don't know anybody there",
])('what buyers feel is no rule: %s', (text) =>
  expect(told(text, 'targetAudience.additionalDemographics')).toEqual([]),
);
test.each(['Please dont show faces', 'We do not want students', 'Do not target students'])(
  '%s is one',
  (text) => expect(told(text, 'targetAudience.additionalDemographics')).toHaveLength(1),
);
test.each(['not marketing', 'not junior staff', 'not decor'])(
  'what the trouble is not is no rule: %s',
  (text) => expect(told(text, 'campaignObjectives.currentChallenges')).toEqual([]),
);
