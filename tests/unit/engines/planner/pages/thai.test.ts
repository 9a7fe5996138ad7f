/** Thai decks: whom they speak of, what they call the offer, and what an advert says. */
import { describe, expect, test } from 'vitest';
import { emptyFormData, type FormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { makePlan } from '../../../../../src-worker/engines/planner/plan/index.ts';
import { draftsOf } from '../../../../../src-worker/engines/planner/pages/drafts.ts';
import { writeDeck } from '../../../../fixtures/write-deck.ts';
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
