/** Thai decks: whom they speak of, what they call the offer, and what an advert says. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';
import { claimsOf, priceWords } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { campaignStructure } from '../../../../../src-worker/engines/planner/wordings/th/campaign-structure.ts';
import { marketObjectives } from '../../../../../src-worker/engines/planner/wordings/th/market-objectives.ts';
import { texts } from '../support.ts';

type Answers = Partial<FormData['clientInfo'] & FormData['campaignObjectives'] & FormData['targetAudience']>;

function formOf(answers: Answers): FormData {
  const form = emptyFormData();
  for (const group of [form.clientInfo, form.campaignObjectives, form.targetAudience] as const)
    for (const [key, value] of Object.entries(answers))
      if (key in group) Object.assign(group, { [key]: value });
  return form;
}
const planOf = (answers: Answers): ReturnType<typeof makePlan> =>
  makePlan(formOf(answers), '2026-11-21T03:00:00Z', 'th');

describe('what is offered', () => {
  test.each([
    ['มูลไส้เดือนร่อนละเอียด ใส่กระถางก็ได้', 'ถุง 1 กิโล', 'มูลไส้เดือนร่อนละเอียด ถุง 1 กิโล'],
    ['น้ำพริกเผากุ้งสด ทำทุกวัน', 'ขวด 200 กรัม', 'น้ำพริกเผากุ้งสด ขวด 200 กรัม'],
    ['ซ่อมเครื่องซักผ้าถึงบ้าน', 'ซ่อมเครื่องไม่ปั่น', 'ซ่อมเครื่องไม่ปั่น'],
  ])('%s, %s', (productService, heroProduct, name) =>
    expect(planOf({ companyName: 'ร้านยาย', productService, heroProduct }).hero).toBe(name),
  );

  test('is named in an advert whose facts do not name it', () => {
    const plan = planOf({
      companyName: 'สวนป้าแดง',
      productService: 'มะม่วงน้ำดอกไม้ส่งถึงบ้าน',
      heroProduct: 'มะม่วงน้ำดอกไม้',
      strengths: 'ตัดตอนเช้าทุกวัน',
      advertisingChannels: ['facebook-ads'],
    });
    const post = draftsOf(plan).find(({ kind }) => kind === 'post');
    expect(`${post?.headline} ${post?.text}`).toContain('มะม่วงน้ำดอกไม้');
  });
});

test.each([
  ['สวนป้าแดง', 'ส่งทุกวันค่ะ', /ค่ะ .*คะ$/u],
  ['อู่ลุงดำ', 'ซ่อมจบในวันเดียวครับ', /ครับ .*ครับ$/u],
])('%s answers politely, as who wrote the answers does', (companyName, strengths, end) => {
  const plan = planOf({
    companyName,
    productService: 'รับซ่อมมอเตอร์ไซค์ถึงบ้าน',
    strengths,
    startingPrice: '300 บาท',
    advertisingChannels: ['facebook-ads'],
  });
  const replies = draftsOf(plan).flatMap((draft) => draft.replies ?? []);
  expect(replies.find(({ ours }) => ours)?.text).toMatch(end);
});

test('who is hired is no customer, and pay no price', async () => {
  const deck = await writeDeck(
    formOf({
      companyName: 'ขนส่งทันใจ',
      productService: 'รับคนขับรถ 4 ล้อ รถบริษัท',
      heroProduct: 'คนขับ 4 ล้อ',
      startingPrice: 'เงินเดือน 22,000',
      strengths: 'หยุดอาทิตย์ละ 1 วันแน่นอน',
      specificObjectives: 'ต้องได้ 40 คนใน 2 เดือน',
      marketingMediaBudget: '60,000 บาท 2 เดือน',
      advertisingChannels: ['facebook-ads'],
      marketingObjectives: ['lead-generation'],
    }),
    'th',
  );
  const said = deck.flatMap(({ title, output, reckoned }) => [title, ...texts(output), ...texts(reckoned)]);
  expect(said.filter((text) => /ลูกค้า|ราคา 22|ซื้อ/u.test(text))).toEqual([]);
});

test('Thai stands apart from figures', async () => {
  const deck = await writeDeck(
    formOf({ companyName: 'ร้านยาย', productService: 'กล้วยตาก', strengths: 'ตากแดด3วัน รับประกัน7วัน' }),
    'th',
  );
  expect(deck.flatMap(({ output }) => texts(output)).filter((text) => /[ก-๛]\d|\d[ก-๛]/u.test(text))).toEqual(
    [],
  );
});

const PET = 'Animals & Pet / สัตว์และสัตว์เลี้ยง';

describe('what this client can use, and nothing else', () => {
  test('care of animals is no medicine for people', () => {
    const plan = planOf({
      companyName: 'คลินิกกระต่าย',
      businessType: PET,
      productService: 'ตรวจรักษา กระต่าย เม่น ผ่าตัด ตัดฟัน',
      heroProduct: 'ตรวจสุขภาพกระต่าย',
    });
    expect(plan.r.offer.goods.family).toBe('pet clinic');
    expect(plan.r.cautions).toEqual([]);
  });

  test('who joins a savings society buys no round of a subscription', () => {
    const plan = planOf({
      companyName: 'สหกรณ์ออมทรัพย์ครู',
      productService: 'เงินฝากออมทรัพย์พิเศษ เงินกู้สามัญ',
      heroProduct: 'สมัครสมาชิกใหม่',
    });
    expect(plan.r.offer.kind.value).toBe('finance product');
  });

  test('a report of what adverts bring is no complaint of them', () => {
    const brought = planOf({ onlineAdIssues: 'Lead form FB ได้ lead ละ 220 นัด demo ได้ 35%' });
    expect(brought.remedies).toEqual([]);
    const silent = planOf({ onlineAdIssues: 'คนไม่กรอกแบบฟอร์มเลย' });
    expect(silent.remedies.map(({ remedy }) => remedy.id)).toEqual(['forms']);
  });

  test.each([
    ['รับเหมาห้องเย็น', 'ซ่อมฉุกเฉินถึงหน้างานใน 6 ชม.', 'wait'],
    ['โปรแกรมร้านยา', 'ย้ายข้อมูลจากโปรแกรมเดิมให้ฟรี', 'warranty'],
    ['ทุเรียนหมอนทอง', 'ตัดตามวัน 120 วัน', 'fit'],
  ])('%s: “%s” does not answer for %s', (productService, strengths, point) => {
    const { r } = planOf({ companyName: 'ก', productService, strengths });
    expect(claimsOf(r).map((claim) => claim.point?.id)).not.toContain(point);
  });

  test('a season’s budget begins with the season, and the months of an opening with the opening', () => {
    const durian = planOf({ marketingMediaBudget: '2 แสน ทั้งซีซั่น', whyNeedNow: 'ผลผลิตออก เม.ย.-มิ.ย. ปี 70' });
    expect(durian.time.start.getUTCMonth()).toBe(3);
    const branch = planOf({
      marketingMediaBudget: '6 หมื่นต่อเดือน 3 เดือนแรก',
      whyNeedNow: 'เปิดสาขา 2 เดือน มี.ค. 70',
    });
    expect(branch.time.start.getUTCMonth()).toBe(2);
    const other = planOf({ marketingMediaBudget: '6 หมื่นต่อเดือน', whyNeedNow: 'เปิดสาขา 2 เดือน มี.ค. 70' });
    expect(other.time.start.getUTCMonth()).toBe(0);
  });
});

test.each([
  ['9,900 / คน', 'คนละ 9,900 บาท'],
  ['220 บาท/กก', 'กิโลกรัมละ 220 บาท'],
  ['เริ่ม 22,000/เดือน ไม่รวมอาหาร', 'เริ่มเดือนละ 22,000 บาท ไม่รวมอาหาร'],
  ['ไม่เกิน 5 โล 2,500 / 5-15 โล 3,500 / เกิน 15 โล 5,500', 'เริ่มต้น 2,500 บาท'],
  ['6500 ปีแรก ต่ออายุปีละ 3500', '6,500 บาท ปีแรก'],
  ['590 (2ปอนด์) 850 (3 ปอนด์) ตามบรีฟบวก 200 ขึ้น', '590 บาท (2 ปอนด์)'],
  ['กราฟต์ละ 45 บ. เคสเฉลี่ย 1,900 กราฟต์', 'กราฟต์ละ 45 บาท'],
  ['เริ่ม 3,500 บ./ด. เฉลี่ยที่เก็บจริง 5,200', 'เริ่มเดือนละ 3,500 บาท'],
  ['23,500 บาท/อัตรา/เดือน', 'อัตราละ 23,500 บาทต่อเดือน'],
  ['590 บาท/เดือน/หอ', 'หอละ 590 บาทต่อเดือน'],
  ['เริ่ม 2.49 ล้าน', 'เริ่ม 2.49 ล้านบาท'],
  ['ครั้งละ 900 บาท คอร์ส 10 ครั้ง 7,900', 'ครั้งละ 900 บาท'],
  ['ใบละ 6.5 บาท ขั้นต่ำ 300 ใบ ยังไม่รวม VAT', 'ใบละ 6.5 บาท (ยังไม่รวม VAT)'],
])('the price %s is said as %s', (startingPrice, said) => {
  const { r, f } = planOf({ companyName: 'ก', productService: 'ของ', startingPrice });
  expect(priceWords(r, f)).toBe(said);
});

test.each([
  ['ปิดงานใหม่', '40 รายต่อเดือน', 'ปิดงานใหม่ให้ได้ 40 รายต่อเดือน'],
  ['จองห้อง', '120 คืน', 'มีคนจองห้อง 120 คืน'],
  ['ใบเสนอราคา', '150 ใบต่อเดือน', 'ได้ใบเสนอราคา 150 ใบต่อเดือน'],
  ['ยอดขาย', '500,000 บาท', 'ทำยอดขายให้ได้ 500,000 บาท'],
  ['อัตราเข้าพัก', '70%', 'ให้อัตราเข้าพักถึง 70%'],
])('the goal of %s', (metric, figure, said) =>
  expect(marketObjectives.count({ metric, figure, isMore: false, by: '30 มิ.ย.' })).toBe(
    `${said} ภายใน 30 มิ.ย.`,
  ),
);

test('who has not acted yet is said by the deed', () => {
  const low = (act: string, hasPage = true): string =>
    campaignStructure.low({ days: '30', act, hasPage, isReading: false });
  expect(low('คำขอใบเสนอราคา')).toContain('แต่ยังไม่ได้ขอใบเสนอราคา');
  expect(low('ผู้สนใจ', false)).toContain('แต่ยังไม่ตกลง');
});

test('an offer that ends in an abbreviation ends a sentence with one full stop, and no space stands twice', async () => {
  const form = formOf({
    companyName: 'ฟาร์มแพะภูโน',
    productService: 'นมแพะขวดแก้ว 200 มล.',
    heroProduct: 'นมแพะขวดแก้ว 200 มล.',
    marketingMediaBudget: '60,000 บาท',
  });
  for (const language of ['en', 'th'] as const)
    for (const said of (await writeDeck(form, language)).flatMap(({ output }) => texts(output)))
      expect(said).not.toMatch(/[^.]\.\.(?!\.)|\S {2,}\S/u);
});
