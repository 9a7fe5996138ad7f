/** Words that a searcher adds who means to buy, by kind of offer, and words of those who mean something else. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';

type Words = readonly [en: readonly string[], th: readonly string[]];

const BUY: Words = [
  ['price', 'buy online'],
  ['ราคา', 'ซื้อที่ไหน'],
];
const ASK: Words = [
  ['price', 'near me'],
  ['ราคา', 'ใกล้ฉัน'],
];
const QUOTE: Words = [
  ['quote', 'supplier'],
  ['ราคา', 'บริษัท'],
];
const INTENTS: Partial<Record<OfferKind, Words>> = {
  'goods with installation': [
    ['installation cost', 'quote'],
    ['ราคาติดตั้ง', 'รับติดตั้ง'],
  ],
  'appointment service': ASK,
  'project service': QUOTE,
  'industrial supply': QUOTE,
  course: [
    ['price', 'sign up'],
    ['ค่าเรียน', 'สมัครเรียน'],
  ],
  stay: [
    ['booking', 'price per night'],
    ['จอง', 'ราคาต่อคืน'],
  ],
  'meal or venue': [
    ['booking', 'menu'],
    ['จอง', 'เมนู'],
  ],
  rental: [
    ['price', 'rental'],
    ['ราคา', 'ให้เช่า'],
  ],
  property: [
    ['for sale', 'price'],
    ['ขาย', 'ราคา'],
  ],
  software: [
    ['pricing', 'free trial'],
    ['ราคา', 'ทดลองใช้'],
  ],
  'franchise or dealership': [
    ['franchise fee', 'open a branch'],
    ['ค่าแฟรนไชส์', 'เปิดร้าน'],
  ],
  cause: [
    ['donate', 'help'],
    ['บริจาค', 'ช่วยเหลือ'],
  ],
};

export const intentsOf = (kind: OfferKind | undefined, thai: boolean): readonly string[] =>
  (kind === undefined ? BUY : (INTENTS[kind] ?? BUY))[thai ? 1 : 0];

interface Other {
  en: string;
  th: string;
  /** Where the client's answers speak of it themselves, it is no other thing. */
  unless: RegExp;
}

export const NEVER_SOLD: readonly Other[] = [
  { en: 'jobs', th: 'สมัครงาน', unless: /recruit|\bjobs?\b|vacanc|staffing|หางาน|สมัครงาน|จัดหางาน/iu },
  { en: 'free', th: 'ฟรี', unless: /\bfree\b|ฟรี|donat|บริจาค|volunteer|อาสา/iu },
  { en: 'second-hand', th: 'มือสอง', unless: /second[- ]?hand|\bused\b|pre-?owned|refurb|มือสอง|มือ 2/iu },
];
