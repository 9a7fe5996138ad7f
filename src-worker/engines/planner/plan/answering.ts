/** Which statement of the client answers what stops its buyers. */
import type { Readings } from '../readings/index.ts';
import type { Claim } from './claims.ts';
import type { Contrast } from './contrast.ts';
import { sharedWords } from './shared-words.ts';

/** Thai letters that two statements share where they speak of one thing: 'ไฟดับ'. */
const SHARED = 5;

/** What every statement of this client may speak of: what is sold, by whom and to whom. */
export const soldWords = ({
  answers,
  hero,
  products,
}: Pick<Readings, 'answers' | 'hero' | 'products'>): string =>
  [
    answers.companyName,
    answers.productService,
    answers.heroProduct,
    answers.targetDemographics,
    hero,
    ...products.names,
  ]
    .join(' ')
    .toLowerCase();

/** Something to pay is feared: later, or on top. */
const BILL = /\b(?:bills?|charges?|hidden|extra|fees?)\b|ค่าใช้จ่าย|เก็บเงิน|บวกเพิ่ม|บิล/iu;
const NOTHING_TO_PAY =
  /\b(?:free|costs? (?:\p{L}+ ){0,3}nothing|no (?:cost|fees?|charges?|bills?)|fixed price|all in|included)\b|ฟรี|ไม่(?:เสีย|มี|คิด)(?:ค่า|เงิน)|ไม่บวก|ราคาเดียว|รวมทุกอย่าง/iu;
/** That it is dear. */
const DEAR = /\b(?:expensive|dear(?:er)?|costs? (?:too much|more)|cheaper|price)\b|แพง|ถูกกว่า|ราคา/iu;

/** Fears, and what answers each though it shares no word with it. */
const ANSWERED: readonly (readonly [fear: RegExp, answer: RegExp])[] = [
  [
    /ใคร(?:ดู|เฝ้า|อยู่)|กลางคืน|เหงา|ปลอดภัยไหม|\bwho (?:looks after|watches|is there)\b|\bat night\b|\balone\b|\bunattended\b/iu,
    /เฝ้า|พยาบาล|พี่เลี้ยง|กล้อง|เวร|\bnurses?\b|\bnight (?:staff|shift)|\bsupervis\p{L}+|\bwatch\p{L}*\b|\bstays? (?:with|overnight)/iu,
  ],
  [/เจ็บ|\bpain\p{L}*|\bhurts?\b/iu, /ไม่เจ็บ|ยาชา|เจ็บน้อย|\bpain[- ]?(?:free|less)|\bgentle\b|\bnumb\p{L}*/iu],
  [
    /ยุ่งยาก|เสียเวลา|ไม่มีเวลา|วุ่นวาย|\bhassle\b|\bno time\b|\btoo much work\b|\bpaperwork\b/iu,
    /ถึง(?:บ้าน|ที่)|ให้(?:เอง|ครบ|หมด)|ไม่ต้อง|\bto your (?:door|home|site)\b|\bwe (?:do|handle|collect|carry)\b|\bat home\b|\bset up in\b/iu,
  ],
  [/เหม็น|กลิ่น|สาบ|คาว|\bsmell\p{L}*|\bodou?rs?\b/iu, /กลิ่น|ไม่คาว|\bodou?r\p{L}*|\bsmell\p{L}*/iu],
  [/ไม่อร่อย|รสชาติ|\btastes?\b/iu, /ไม่อร่อย|ชิม(?:ฟรี|ก่อน)|\btaste\b|\bfree samples?\b/iu],
  [
    /ฝีมือ|มือใหม่|ใครทำ|\bcowboys?\b|\bunqualified\b|\bwho does it\b/iu,
    /ใบอนุญาต|ใบประกอบ|ใบรับรอง|วิศวกร|\blicen[cs]ed\b|\bcertified\b|\bqualified\b|\bown (?:staff|team|people)/iu,
  ],
];

/**
 * The statement that speaks most of what the objection is about. That both name what is sold says nothing. A price is answered by
 * what the cheaper rival lacks.
 */
export function answerTo(
  { answers, products, hero }: Readings,
  claims: readonly Claim[],
  contrasts: readonly Contrast[],
  objection: string,
): Claim | undefined {
  if (BILL.test(objection)) {
    const free = claims.find(({ words }) => NOTHING_TO_PAY.test(words));
    if (free) return free;
  }
  if (DEAR.test(objection)) {
    const lacks = contrasts.find(({ leads, point }) => leads === 'us' && point.id !== 'price');
    return claims.find(({ words }) => words === lacks?.us.words);
  }
  const sold = soldWords({ answers, hero, products });
  const about = objection.replaceAll(EVERYBODY, ' ');
  const shared = (words: string): number =>
    sharedWords(words, about).filter((word) => !sold.includes(word)).length;
  const [best] = claims
    .filter(({ words }) => shared(words) > 0)
    .toSorted((a, b) => shared(b.words) - shared(a.words));
  const known = ANSWERED.find(([fear]) => fear.test(objection))?.[1];
  return best ?? (known && claims.find(({ words }) => known.test(words)));
}

const EVERYBODY =
  /ลูกค้า|คนที่|ราคา|ของเรา|ไม่ได้|\b(?:they|them|their|that|this|these|with|from|have|your|people|customers?|buyers?|because|when|what|will|does|first|more|after|before|every|must|think|there)\b/giu;

/** Whether a statement speaks of what the objection is about. */
export function speaksOf(words: string, objection: string, sold: string): boolean {
  const about = objection.replaceAll(EVERYBODY, ' ');
  if (sharedWords(words, about).some((word) => !sold.includes(word))) return true;
  const runs = about.match(/[\p{Script=Thai}\p{M}]+/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: Math.max(0, run.length - SHARED + 1) }, (_, i) => run.slice(i, i + SHARED)).some(
      (part) => words.includes(part) && !sold.includes(part.toLowerCase()),
    ),
  );
}
