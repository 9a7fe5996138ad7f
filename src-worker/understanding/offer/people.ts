/** Who uses what is offered, who decides and who pays, as the answers tell it: in the client's words. */
import { AUDIENCE, AUDIENCE_MORE, PRODUCT, type Field } from './fields.ts';
import type { OfferKind } from '../../../src/shared/domain/offer.ts';
import type { Candidate, Facet, Goods, People } from './offer.ts';
import { sourceOf } from './kind.ts';
import { lexicon } from './phrases.ts';
import { follows, unknown } from './votes.ts';

type Part = keyof People;

/** English: after the person. 'The architect prescribes, the mason buys.' */
const ENGLISH: readonly (readonly [Part, string])[] = [
  ['uses', 'uses|use it|uses it|plays|wears|rides|learns|eats|actually does'],
  [
    'decides',
    'decides|decide|chooses|choose|prescribes|signs|books|does the booking|inquire|picks|approves|has the say|inquires|brings',
  ],
  ['pays', 'pays|pay|pays for|buys|buy|foots the bill'],
];
/** Thai: after the person; the longest first. */
const THAI_AFTER: readonly (readonly [Part, string])[] = [
  ['uses', 'เป็นคนใช้|เป็นผู้ใช้|ใช้เอง|เป็นคนเรียน|เป็นคนกิน|เป็นคนใส่'],
  ['decides', 'เป็นคนเคาะ|เป็นคนตัดสินใจ|เป็นผู้ตัดสินใจ|ตัดสินใจ|เป็นคนเลือก|เป็นคนหา|เป็นคนหาที่|เป็นคนเร่ง|เคาะ'],
  ['pays', 'เป็นคนจ่าย|เป็นผู้จ่าย|จ่ายเงิน|เป็นคนซื้อ|ซื้อให้|ลงขันกันจ่าย'],
];
/** Thai: before the person. */
const THAI_BEFORE: readonly (readonly [Part, string])[] = [
  ['uses', 'คนใช้คือ|ผู้ใช้คือ|คนใช้งานคือ'],
  ['decides', 'คนตัดสินใจคือ|ผู้อนุมัติคือ|คนเคาะคือ|ผู้มีอำนาจคือ|คนเลือกคือ'],
  ['pays', 'คนจ่ายคือ|ผู้จ่ายคือ|คนซื้อคือ'],
];

type Mark = { part: Part; before: boolean };
const rows = (list: typeof ENGLISH, before: boolean): (readonly [string, Mark])[] =>
  list.flatMap(([part, phrases]) => phrases.split('|').map((phrase) => [phrase, { part, before }] as const));
const marksIn = lexicon<Mark>([
  ...rows(ENGLISH, false),
  ...rows(THAI_AFTER, false),
  ...rows(THAI_BEFORE, true),
]);

const EDGE =
  /[.,;:!?()\n/]|\s(?:but|and|while|whose|which|who|often|usually|mostly|also|แต่|ส่วน|กับ)\s|\s(?=\p{Script=Thai})|และ(?=ลูก|พ่อ|แม่)/gu;
/** An edge anywhere within a text. */
const EDGES = new RegExp(EDGE.source, 'iu');
/** Words in front of a person that are no part of the name. */
const LEAD =
  /^(?:(?:the|a|an|often|mostly|usually|half the time|sometimes|then|so|only|and|but|because|if|ส่วนใหญ่|ส่วนมาก|ส่วน|แต่|ถ้า|เพราะ|แล้ว|มี)\s+|(?:ส่วนใหญ่|ส่วนมาก|ส่วน|แต่|แล้ว)(?=[ก-๛]))+/iu;
const MOST = 40;

/** The person before or behind a mark, within its clause. */
function personAt(
  field: Field,
  start: number,
  end: number,
  before: boolean,
): { start: number; end: number } | undefined {
  const { plain } = field;
  let from = before ? end : 0;
  let to = before ? plain.length : start;
  EDGE.lastIndex = 0;
  for (const { 0: mark, index } of plain.matchAll(EDGE)) {
    if (before && index >= end + 1) {
      to = index;
      break;
    }
    if (!before && index + mark.length < start) from = index + mark.length;
  }
  const raw = plain.slice(from, to);
  const trimmed = raw.trimStart();
  from += raw.length - trimmed.length;
  const lead = LEAD.exec(trimmed)?.[0].length ?? 0;
  from += lead;
  to =
    from +
    trimmed.slice(lead).replace(/(?:\s+(?:who|that|which|usually|often|mostly|then))*\s*$/iu, '').length;
  return to - from >= 2 && to - from <= MOST ? { start: from, end: to } : undefined;
}

/** Pronouns and things name nobody. */
const NOBODY = new Set([
  'they',
  'we',
  'you',
  'i',
  'it',
  'he',
  'she',
  'who',
  'people',
  'some',
  'to',
  'will',
  'can',
  'that',
  'ไม่มีใคร',
  'คน',
  'ใคร',
  'ลูกค้า',
]);

/** The last word of an English name of somebody: a role, a relation, or a group of people. */
const PERSON =
  /(?<![a-z])(?:wom[ae]n|m[ae]n|people|person|husbands?|wi(?:fe|ves)|spouses?|couples?|partners?|famil(?:y|ies)|parents?|mums?|moms?|dads?|kids?|child(?:ren)?|bab(?:y|ies)|sons?|aunts?|uncles?|friends?|brides?|grooms?|guests?|boss(?:es)?|heads?|chefs?|gps?|vets?|nurses?|staff|crew|teams?|hr|procurement|purchasing|boards?|committees?|councils?|schools?|pupils?|clerks?|principals?|secretar(?:y|ies)|friends?|seniors?|adults?|teens?|owners?|\p{L}{2,}(?:er|or|ist|ian|ant|ent|eer|ee)s?)$/iu;
const THAI_PERSON =
  /คน|ผู้|เจ้าของ|เจ้าภาพ|แม่|พ่อ|ลูก|สามี|ภรรยา|เมีย|แฟน|ญาติ|ฝ่าย|หัวหน้า|ช่าง|หมอ|ครู|เถ้าแก่|ผอ|จัดซื้อ|กรรมการ|เด็ก|วัยรุ่น|พี่|น้อง|ยาย|ย่า|ตา|ปู่|พนักงาน|บ่าว|สาว|เชฟ|เลขา|บริษัท|โรงงาน|ร้าน|ทีม|บอร์ด|hr/iu;
const isPerson = (words: string): boolean => (THAI.test(words) ? THAI_PERSON : PERSON).test(words.trim());
const THAI = /\p{Script=Thai}/u;

function said(fields: readonly Field[], part: Part): Facet<string> {
  for (const path of [AUDIENCE_MORE, AUDIENCE, PRODUCT]) {
    const field = fields.find((one) => one.path === path);
    if (!field || (path === PRODUCT && part !== 'uses')) continue;
    const marks = marksIn(field);
    for (const { value, start, end } of marks) {
      if (value.part !== part || field.denied(start)) continue;
      // 'Parents pay and decide': of several deeds of one person, the name ends at the first.
      const earlier = marks.find(
        (mark) => mark.end <= start && !value.before && !EDGES.test(field.plain.slice(mark.end, start)),
      );
      const person = personAt(field, earlier?.start ?? start, end, value.before);
      if (!person) continue;
      const source = sourceOf(field, person.start, person.end);
      if (
        NOBODY.has(source.words.toLowerCase()) ||
        /\b(?:ones?|we|they|i|never|whether|either|or|after|later|sooner|rather|over|under|other|another|letter|offer)$/iu.test(
          source.words,
        )
      )
        continue;
      if (!isPerson(source.words)) continue;
      return { ...follows(source.words, 0.75, ''), from: [source] };
    }
  }
  return unknown();
}

/** What is cared for is used by nobody else: the animal, the child, the patient. */
const USED_BY: Readonly<Record<string, string>> = {
  'pet service': 'pets', 'pet goods': 'pets', 'pet clinic': 'pets', 'pet training': 'pets', 'baby goods': 'babies',
  school: 'children', childcare: 'children', 'elderly care': 'elderly people',
}; // prettier-ignore
const THAI_USED_BY: Readonly<Record<string, string>> = {
  pets: 'สัตว์เลี้ยง', babies: 'เด็กเล็ก', children: 'เด็ก', 'elderly people': 'ผู้สูงอายุ',
}; // prettier-ignore

/** The first group that the audience's answer names. */
function audience(fields: readonly Field[]): Facet<string> {
  const field = fields.find(({ path }) => path === AUDIENCE);
  if (!field) return unknown();
  const first = field.written.split(/[;,\n/]|\.(?=\s|$)|\s(?=[ก-๛]{4})/u)[0]?.trim() ?? '';
  return first === '' || first.length > 2 * MOST
    ? unknown()
    : { ...follows(first, 0.4, ''), from: [{ path: AUDIENCE, words: first }] };
}

const BOUGHT_BY_ITS_USERS: ReadonlySet<OfferKind> = new Set([
  'meal or venue', 'ticketed event', 'tour', 'stay', 'property', 'franchise or dealership', 'finance product',
  'appointment service', 'goods with installation',
]); // prettier-ignore

const candidatesOf = ({ value, confidence }: Facet<string>): Candidate<string>[] =>
  value === undefined ? [] : [{ value, confidence }];

/** Who a group is decides where the word says so: parents for a child, owners for an animal. Of others nobody knows. */
const PARENTS_FIRST =
  /(?<![a-z])(?:parents?|mothers?|fathers?|mums?|moms?|dads?|guardians?)(?![a-z])|^(?:คุณ)?(?:พ่อ|แม่)(?!ค้า|บ้าน|ครัว)|ผู้ปกครอง/iu;
const OWNERS = /(?<![a-z])owners?(?![a-z])|เจ้าของ|คนเลี้ยง/iu;
function decider(group: Facet<string>, used: string | undefined): Facet<string> {
  const words = group.value ?? '';
  const isTold = PARENTS_FIRST.test(words) || (used === 'pets' && OWNERS.test(words));
  return isTold ? group : { ...unknown<string>(), next: candidatesOf(group) };
}

export function readPeople(
  fields: readonly Field[],
  goods: Goods,
  kind: OfferKind | undefined,
  inThai: boolean,
  business: boolean,
): People {
  const [uses, decides, pays] = [said(fields, 'uses'), said(fields, 'decides'), said(fields, 'pays')];
  const group = audience(fields);
  const used = goods.families.flatMap((family) => USED_BY[family] ?? [])[0];
  // Who buys a meal has it; who buys a thing may buy it for anybody, and for a business mostly for others.
  const isSame = !business && kind !== undefined && BOUGHT_BY_ITS_USERS.has(kind);
  const other: Facet<string> = isSame ? group : { ...unknown<string>(), next: candidatesOf(group) };
  const named = decider(group, used);
  const user =
    used === undefined
      ? other
      : follows(inThai ? (THAI_USED_BY[used] ?? used) : used, 0.6, goods.ids.join(', '));
  return {
    uses: uses.value === undefined ? user : uses,
    decides: [decides, pays].find(({ value }) => value !== undefined) ?? named,
    pays: pays.value === undefined ? named : pays,
  };
}
