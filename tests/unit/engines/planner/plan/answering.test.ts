/** Which statement of the client answers what its buyers doubt: one that plainly speaks of the same thing, or none. */
import { describe, expect, test } from 'vitest';
import { answerTo, besideRival, termsOf } from '../../../../../src-worker/engines/planner/plan/answering.ts';
import { answererOf } from '../../../../../src-worker/engines/planner/plan/answerer.ts';
import { makeContrasts } from '../../../../../src-worker/engines/planner/plan/contrast.ts';
import type { Claim } from '../../../../../src-worker/engines/planner/plan/claims.ts';
import { emptyFormData } from '../../../../../src/shared/domain/questionnaire.ts';
import { readAnswers } from '../../../../../src-worker/engines/planner/readings/index.ts';

function answered(doubt: string, ...statements: readonly string[]): string | undefined {
  const claims = statements.map((words): Claim => ({ words, from: 'strengths' }));
  return answerTo(doubt, claims, readAnswers(emptyFormData()))?.words;
}

describe('what plainly speaks of the same thing answers', () => {
  test.each<[string, string, string]>([
    ['It stays wet', 'Send a picture, get a price', 'Walk on it in 2 hours'],
    [
      'What if you are late and staff strike?',
      'Leave balances on WhatsApp',
      'Filed by the 7th or we pay the penalty',
    ],
    ['Rain', 'One wedding a week', 'Rain plan is the press house'],
    ['They think it all goes on salaries', '84 helped last year', '91p of every pound goes on meals'],
    ['Afraid the roses arrive dead', 'Grown in Kent', 'We replace any plant that dies'],
    ['Nervous that it hurts', 'Open on Saturday', 'Numbing gel before every needle'],
    ['Never heard of us', 'Two vans', '4.9 stars from 380 reviews'],
    ['It is dearer than the supermarket', 'Same people each time', 'Pay in 4 instalments'],
    ['Will it work on clay soil?', 'Delivered on a pallet', 'Tested on clay in three counties'],
    ['Shops ask: will it sell?', '40 colours', 'Shops reorder after six weeks'],
    ['Embarrassed to come to a gym', 'Fresh towels', 'Beginners-only evenings'],
    ['The other firm takes 12', '140 flats today', '15% all in'],
    ['Will you put up my rent?', 'Gate code by text', 'No raise for the first 12 months'],
    ['How much goes on salaries?', 'A tax receipt by email', 'Run by volunteers'],
    ['Is it really hand woven?', 'Free delivery', 'The weaver’s name on every tag'],
    ['What if she does not turn up?', '74 nannies', 'Replacement within 24 hours'],
    ['Does the money arrive', 'Within 48 hours', '91 cents per dollar goes to beds'],
    ['Will it survive a bull?', 'Ships next morning', '2 year warranty, we swap and not repair'],
    ['The installer will disappear', '14 houses', 'An office in Pavia you can visit'],
    ['Is the tub clean?', 'Dark sky', 'Filled fresh for each stay'],
    ['Safety at night', 'Own kitchen in every studio', '24h security desk'],
    ['Worried he will be stressed?', 'Text when done', 'One dog at a time, no cages'],
    ['Van off the road', 'Design proof first', 'Van back by 5pm same day'],
    ['I will forget to cancel', 'Free vacuums', 'Cancel in the app in 2 taps'],
    ['Afraid to be seen in a mall?', 'Made in Leeds', 'Private appointment'],
    ['Strangers with a key', 'Move outs on Friday', 'The same two people every time'],
    ['I’m not sporty', 'Hall near the bridge', 'A class for beginners, at your own pace'],
    ['Parking?', '20 day terms', 'We own the car park behind'],
    ['กลัวสูตรรั่ว', 'ล็อตแรก 100 ลิตร', 'เซ็น NDA ก่อนเห็นสูตร'],
    ['Is it plastic?', 'Returns 60 days', 'You test it at home'],
    ['Everyone will be watching', 'Proper cafe', 'Nobody stares at you'],
    ['Everyone will be faster than me', 'Own borehole', 'The coach runs your pace'],
    ['Worried the price jumps after 8 weeks?', 'Open every day', 'No increase in the first 12 months'],
    ['Data goes to America?', 'Phone support', 'Servers in Warsaw'],
    ['Deposit and gone', 'Cedar from Quebec', 'No deposit, pay when the gate hangs'],
    ['All roofers are crooks', 'Two crews', 'Drone photos of your roof with the quote'],
    ['Customs will stop the parcel', 'Packed in oak', 'Duty is already paid'],
    ['Hidden add ons', 'Open on Sunday', 'We quote before we touch anything'],
    ['Too firm?', 'Made in Leeds', '60 nights to try it'],
    ['กลัวผลหลุด', 'ห้องแล็บเปิดทุกวัน', 'ซองไม่มีชื่อบริษัท'],
    ['กลัวนับไม่ครบ', 'ส่งทุกวัน', 'นับให้ดูต่อหน้า'],
    ['กลัวหมอเชียร์ตรวจเกิน', 'มีที่จอดรถ', 'บอกราคาก่อนทำทุกครั้ง'],
    ['กลัวครูดุ', 'มีครู 4 คน', 'ครูใจเย็นไม่ดุ'],
    ['กลัวมัดจำแล้วไม่คืน', 'ส่งทุกวัน', 'มัดจำถัง 150 คืนเมื่อเลิก'],
    ['เน็ตล่มแล้วขายยังไง', 'ใช้งานง่าย', 'ใช้ได้แม้เน็ตหลุด'],
    ['กลัวของมาไม่ทันวันเปิดร้าน', 'ทีมงานยิ้มแย้ม', 'ผลิตเสร็จใน 7 วัน'],
    ['กลัวเจ็บตอนทำ', 'เปิดมา 8 ปี', 'มียาชาและมือเบา'],
    ['กลัวซื้อแล้วพัง ไม่มีใครซ่อม', 'มีหลายสี', 'ซ่อมถึงบ้านใน 2 วัน'],
    ['คิดว่าแพงกว่าในห้าง', 'ส่งทุกวัน', 'ผ่อน 0% 6 เดือน'],
    ['กลัวน้ำท่วม', 'ห่างโรงงาน 5 นาที', 'ถมสูง 1.8 ม. น้ำไม่เคยท่วม'],
    ['Hungry again at 3', 'Delivered cold', '26 g protein in each box'],
    ['Plates get swapped in the wash', 'Scheme paperwork done', 'Names inside every plate'],
    [
      'They will come with 14 people instead of 21',
      'New safa for each player',
      'Head count on video before the baraat leaves',
    ],
    ['Is the fryer gluten free?', 'Help on WhatsApp afterwards', 'Separate fryer for gluten free'],
    ['Head too heavy for the boy', 'Eyelids pull by string', 'Rattan frame, 2.1 kg only'],
    ['กลัวเป็นโรงเรียนเถื่อน', 'รุ่นที่แล้วได้งาน 88 จาก 94', 'ใบอนุญาตจากกระทรวงศึกษาธิการ'],
    ['กลัวหนี้', 'ฝึกงานได้เบี้ยเลี้ยงวันละ 200', 'ผ่อนค่าเรียนหลังได้งาน'],
    ['กลัวใช้ได้เดือนเดียวพัง', 'กล่องแยกชั้นกันแตก', 'รับประกัน 1 ปี'],
    ['Dust', '40 kinds of stone', 'We have extraction'],
    ['It burns dark skin', 'Open late', 'Nd:YAG laser so brown and Black skin is safe'],
    ['ไม่รู้ต้องกี่ครั้ง', 'หมออยู่ทุกวัน', 'คิดเป็นครั้ง'],
    ['เน็ตกับที่จอด', 'กลับดึกก็มีคนเปิดประตู', 'จอดรถบัสได้'],
    ['กลัวตก', 'ครูมี 3 คน', 'ร่มสำรองทุกตัว'],
    ['เห็นคลิปตีเด็กในข่าวแล้วไม่ไว้ใจ', 'เปลี่ยนคนฟรี 3 ครั้ง', 'ตรวจประวัติที่กองทะเบียนทุกคน'],
    ['ความปลอดภัย', 'ค่าไฟหน่วยละ 6', 'กุญแจสแกน'],
    ['Guilt', 'Manager has been here 17 years', 'Visitors any hour with own key fob'],
    ['อายเดินเข้าคลินิก', 'หมออยู่ทุกวัน', 'มีห้องผู้ชายแยก'],
  ])('%s', (doubt, other, reply) => expect(answered(doubt, other, reply)).toBe(reply));
});

test('a bare figure tells how far it is, and is no answer to who fears that it is far', () => {
  const form = emptyFormData();
  form.clientInfo.strengths = 'Covered seats';
  const answers = answererOf(readAnswers(form), [], []);
  expect(answers({ words: 'Is it far from town?', against: '5 hr' })).toBe(undefined);
  expect(answers({ words: 'Is he too old?', against: 'no, oldest was 88' })?.words).toBe('no, oldest was 88');
});

test('what pages quote is answered, not the rest of its sentence', () => {
  const form = emptyFormData();
  form.clientInfo.strengths = 'One price, all in';
  const r = readAnswers(form);
  const claim: Claim = { words: 'One price, all in', from: 'strengths' };
  const ranked = { claim, worth: 1, mayLead: true, isProven: false, isDecisive: false, isAnswer: false };
  const answers = answererOf(r, [], [ranked]);
  expect(answers({ words: 'Guilt, and a hidden price', thought: 'Guilt' })).toBe(undefined);
});

test('what names the very thing that is feared answers before what is likelier', () =>
  expect(
    answered('คนงานหนี', 'ใบอนุญาตเลขที่ นจ. และหลักประกัน 5 ล้าน', 'คนงานหนีใน 3 เดือน หาทดแทนให้ไม่คิดค่าบริการ'),
  ).toBe('คนงานหนีใน 3 เดือน หาทดแทนให้ไม่คิดค่าบริการ'));

describe('another good thing is no answer', () => {
  test.each<[string, readonly string[]]>([
    ['Isn’t that what councils are for?', ['612 children last year', 'We reply within a day']],
    ['They do not know that it needs a service', ['We text you photos so you know what you paid']],
    ['Safety', ['1 Gbit line tested by you before']],
    ['Will I get the fake one?', ['Parking paid']],
    ['Afraid of leotards?', ['Tea after the class']],
    ['กลัวว่าฝึกแล้วไม่หาย', ['นัดแล้วไม่ต้องรอ', 'ครูมีใบอนุญาต']],
    ['The van comes late', ['We call 30 minutes before', 'Claims within 3 days']],
    ['ใส่หน้ากากแล้วแฟนจะกลัวมั้ย', ['หน้ากากเปลี่ยนทุก 6 เดือน 3,500']],
    ['Photo colour is different', ['Colour does not run']],
    ['Will I lose my deposit?', ['Deposit £50, non-refundable']],
    ['My old one does that already', ['Ships in 2 days', '4 colours']],
    ['โดนค่าปรับเพราะยื่นช้า', ['ตอบไลน์ใน 2 ชม. เวลาทำการ']],
    ['Too old', ['Training is Tuesday nights and weekends']],
    ['เรียนแล้วลืม', ['สอนพิมพ์แชทคุยโรงงานจริง']],
    ['ไม่มีเวลา', ['สอนพิมพ์แชทคุยโรงงานจริง']],
    ['กลัวเป็นโรงเรียนเถื่อน', ['รุ่นที่แล้วได้งาน 88 จาก 94']],
    ['กลัวคนขับเปลี่ยนหน้าบ่อย', ['คนขับตรวจแอลกอฮอล์ทุกเช้า']],
    ['Running late with kids', ['Same driver at drop off and return']],
    ['Company goes under', ['Price list on the wall since 1994']],
    ['จ่ายทิ้ง', ['นัดคุยวิดีโอคอลได้']],
    ['เปลี่ยนแล้วลูกค้าบ่น', ['ส่งเร็วใน 24 ชม.', 'มีที่จอดรถ']],
  ])('%s', (doubt, statements) => expect(answered(doubt, ...statements)).toBe(undefined));
});

describe('a doubt that names a rival is answered by what we have and it has not', () => {
  const form = emptyFormData();
  const r = readAnswers({
    ...form,
    clientInfo: { ...form.clientInfo, productService: 'Swimming lessons for toddlers', startingPrice: '$27', strengths: 'Same teacher all term. Warm water' },
    competitiveAnalysis: {
      ...form.competitiveAnalysis,
      competitors: [
        { id: '1', name: 'Council pool', website: '', strengths: '$19', weaknesses: 'teacher changes every week' },
        { id: '2', name: 'Home lessons', website: '', strengths: '', weaknesses: 'teacher changes every week' },
      ],
    },
  }); // prettier-ignore
  const contrasts = makeContrasts(r);
  const claims: Claim[] = [{ words: 'Same teacher all term', from: 'strengths' }];
  test.each([
    ['Two years at the council and he still cannot float', 'Same teacher all term'],
    ['I can get it cheaper', 'Same teacher all term'],
    ['He screams', undefined],
    ['Guilt, I promised never a home', undefined],
  ])('%s', (doubt, reply) => expect(besideRival(r, doubt, contrasts, claims)?.words).toBe(reply));
});

test.each([
  'ตัวแทน 70 คนขายตัดราคา 390 บ้าง 350 บ้าง',
  '8 coaches, all volunteers, 4 beginners each',
  'ต้นทุนขึ้น 15% ปีนี้',
  'อบรมเพิ่มได้เดือนละ 15',
  'Resellers undercut us at 390',
  'Rents went up 20% this year',
])('a trouble of its own answers no buyer: %s', (currentChallenges) => {
  const form = emptyFormData();
  Object.assign(form.campaignObjectives, { currentChallenges });
  expect(termsOf(readAnswers(form))).toEqual([]);
});
test.each([
  'Deposit of 150 comes back when they leave',
  'มัดจำ 150 คืนเมื่อเลิก',
  'Prices are fixed for two years',
])('a condition among its troubles does: %s', (currentChallenges) => {
  const form = emptyFormData();
  Object.assign(form.campaignObjectives, { currentChallenges });
  expect(termsOf(readAnswers(form)).length).toBeGreaterThan(0);
});

test.each([
  ['Hidden park fee', 'Park fee not included'],
  ['Price looks high', 'Lunch is excluded'],
  ['กลัวมีค่าใช้จ่ายแฝง', 'ราคานี้ไม่รวมค่าแรง'],
])('what is not included answers no doubt about the price: %s', (doubt, statement) =>
  expect(answered(doubt, statement)).toBe(undefined),
);
