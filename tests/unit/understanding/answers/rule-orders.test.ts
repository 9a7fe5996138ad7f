/** Rules are read whole, wherever in a sentence they stand, with every word of a list; facts and what buyers say are none. */
import { expect, test } from 'vitest';
import { rulesIn } from '../../../../src-worker/understanding/answers/rules.ts';

const CHALLENGES = 'campaignObjectives.currentChallenges';
const PRODUCT = 'clientInfo.productService';
const BUYERS = 'targetAudience.additionalDemographics';
const NOTES = 'competitiveAnalysis.additionalNotes';
const read = (text: string, path = CHALLENGES) => rulesIn([{ path, text }]);

test.each<[string, string, string[]]>([
  ['so pls dont target students', 'audience', []],
  ["Don't retarget patients.", 'audience', []],
  ['ไม่ยิงหาเด็ก', 'audience', []],
  ['Climate is full so dont advertise climate', 'topic', ['climate']],
  [
    'NEVER drown-proof, water-safe guaranteed, or "could save their life"',
    'words',
    ['drown-proof', 'water-safe guaranteed', 'could save their life'],
  ],
  ['Please never say urgent, hurry or last chance', 'words', ['urgent', 'hurry', 'last chance']],
  ['dont write saving dying art, poor weavers etc.', 'words', ['saving dying art', 'poor weavers']],
  ['We do NOT say "secure" - lawyer', 'words', ['secure']],
  ['ห้ามใช้คำว่าด่วน ถูก หรือ ฟรี', 'words', ['ด่วน', 'ถูก', 'ฟรี']],
  ["อย่าใช้คำว่าด่วนหรือขาดอีกเท่านี้ คนถามเยอะว่า 'เงินถึงวัดจริงไหม'", 'words', ['ด่วน', 'ขาดอีกเท่านี้']],
  ['ห้ามใช้คำว่า Armani / brand copy.', 'words', ['Armani', 'brand copy']],
  ['ห้ามเรียก หมออันดับหนึ่งของใต้ ครับ', 'words', ['หมออันดับหนึ่งของใต้']],
  ['No men in the ladies morning pictures, no faces of ladies at all', 'topic', []],
])('%s', (text, kind, terms) => {
  const [rule] = read(text);
  expect([rule?.kind, rule?.terms]).toEqual([kind, terms]);
});

test.each<[string, string, readonly string[]]>([
  [
    'No squads, no adult lessons, no parties since covid',
    PRODUCT,
    ['No squads, no adult lessons, no parties since covid'],
  ],
  [
    'Stay-in nannies. Not maids, not babysitters, no part-time nanny',
    PRODUCT,
    ['Not maids, not babysitters, no part-time nanny'],
  ],
  [
    'cannot say cures colic, cannot say more milk',
    CHALLENGES,
    ['cannot say cures colic', 'cannot say more milk'],
  ],
  ['Weavers photos only with their permission', CHALLENGES, ['Weavers photos only with their permission']],
  ['No discount in autumn', CHALLENGES, ['No discount in autumn']],
  ['She pays in naira, keep that out completely', CHALLENGES, ['keep that out completely']],
  ['ลูกค้าห้ามนำชื่อโรงงานไปอ้าง', CHALLENGES, ['ลูกค้าห้ามนำชื่อโรงงานไปอ้าง']],
  ['เพลงในคลิปขออย่าดัง', CHALLENGES, ['เพลงในคลิปขออย่าดัง']],
  ['รูปปลวกเยอะๆ อย่าเอานะครับ', CHALLENGES, ['รูปปลวกเยอะๆ อย่าเอานะครับ']],
  ['ไม่รับงานผับ งานม็อบ งานคุ้มกันบุคคล', PRODUCT, ['ไม่รับงานผับ งานม็อบ งานคุ้มกันบุคคล']],
  ['School age is full, pls dont target them', CHALLENGES, ['School age is full, pls dont target them']],
])('whole: %s', (text, path, quotes) => expect(read(text, path).map(({ quote }) => quote)).toEqual(quotes));

test.each<[string, string]>([
  ["They say 'my child is not ready', 'no time for another Zoom'", BUYERS],
  ['barrier: no 4th player; never played', BUYERS],
  ['No contract', 'clientInfo.startingPrice'],
  ['no joining fee', 'clientInfo.startingPrice'],
  ["The schools' mid-term is always dead.", CHALLENGES],
])('no rule: %s', (text, path) => expect(read(text, path)).toEqual([]));

test.each([
  ['Grade jumps are not to be claimed; tutors cannot be shown with face, some have day jobs', 'tutors cannot be shown with face'],
  ['No sale. kids do not touch the machine in the picture. never say pick all you want', 'kids do not touch the machine in the picture'],
])('who must not be seen stands before the order: %s', (text, expected) =>
  expect(rulesIn([{ path: 'campaignObjectives.currentChallenges', text }]).map(({ quote }) => quote).join('\n')).toContain(expected)); // prettier-ignore

test.each<[string, string, string, readonly string[]]>([
  ['Bawal ang "100% passing" and do not tag the universities', CHALLENGES, 'words', ['100% passing']],
  ['COD for first. wag gamitin ang salitang healthy sugar', CHALLENGES, 'words', ['healthy sugar']],
  ['Jangan kata increases milk. 55 mothers a day', CHALLENGES, 'words', ['increases milk']],
  ['not Dec to Feb too hot', CHALLENGES, 'topic', []],
  ['Bill 96: French first on everything', NOTES, 'must', []],
  ['egg items to be marked', NOTES, 'must', []],
  ['say "up to" w/ rebate', NOTES, 'must', []],
  ['Women in half of the pics', NOTES, 'must', []],
  ['farmer names stay out', NOTES, 'must', []],
  ['Building addresses are confidential', NOTES, 'must', []],
  ['ใช้คนใส่จริงเท่านั้น', NOTES, 'must', []],
  ['ข้อความผ่านก่อน ห้ามขู่ให้กลัว', NOTES, 'topic', ['ขู่ให้กลัว']],
  ['ช่างมีสองคน อย่าไปบอกว่าเครื่องใหม่เด็ดขาด', CHALLENGES, 'words', ['เครื่องใหม่']],
  ['รับกรอบรูป ทองไม่รับซื้อ', PRODUCT, 'not offered', []],
])('an order without an English or Thai verb at its head is one: %s', (text, path, kind, terms) => {
  const rules = read(text, path);
  expect(rules.map((rule) => rule.kind)).toContain(kind);
  expect(rules.find((rule) => rule.kind === kind)?.terms).toEqual(terms);
});

test.each(['ไม่มีคิวถึงเดือนหน้า', 'no card signal in the valley so cash', 'the wait is not in our hands'])(
  'how things are is no order: %s',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test.each<[string, string]>([
  ['บริการแบบนี้ที่อื่นไม่มี', PRODUCT],
  ['ดูแลถึงบ้าน คู่แข่งไม่มี', PRODUCT],
  ['เดือนละ 900 ค่าแรกเข้าไม่มี', PRODUCT],
  ['ฉีดแล้วผลข้างเคียงไม่มี', PRODUCT],
  ['12 bookings in June and none in July', CHALLENGES],
  ['Open daily but not at weekends', CHALLENGES],
  ['Wag Wash Co, Leeds', CHALLENGES],
  ['Loans to be approved in 24 hours', CHALLENGES],
  ['My kids are in all our posts', NOTES],
  ['Cows stay out all winter', NOTES],
  ['Launch is in September, not October.', CHALLENGES],
  ['Our financial year starts in April, not January.', CHALLENGES],
  ['My back does not allow heavy lifting', CHALLENGES],
  ['My knee will not allow long walks', CHALLENGES],
  ['Walang hidden charges', CHALLENGES],
  ['walang pila, walang hassle', CHALLENGES],
  ['Dust stays out of the house', CHALLENGES],
  ['Water stays out of the basement', NOTES],
  ['ห้องพัก 12 ห้อง ยุงไม่มี', PRODUCT],
  ['นวดแผนไทย คิวไม่มี', PRODUCT],
])('%s orders nothing', (text, path) => expect(read(text, path)).toEqual([]));

test.each([
  'Hindi pwede ang mukha ng bata',
  'Tak boleh guna muka budak',
  'Not in August',
  '3 days a wk, not in august',
  'the TDA does not allow before/after',
  'Walang presyo sa ads',
  'Building addresses are confidential',
])('%s is an order', (text) => expect(read(text)).toHaveLength(1));

test.each<[string, string[]]>([
  [
    '3 chairs. CFO forbids price in announcement; no jokes',
    ['CFO forbids price in announcement', 'no jokes'],
  ],
  ['The bar association forbids success rates', ['The bar association forbids success rates']],
  ['No parking, council forbids it', ['No parking']],
])('who forbids it stands before it: %s', (text, quotes) =>
  expect(read(text).map(({ quote }) => quote)).toEqual(quotes),
);
