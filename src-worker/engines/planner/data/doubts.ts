/** What buyers ask before they decide: by the point that a statement is about, by what is sold, or by who buys. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { PointId } from './points.ts';

/** Of a point, of a kind of offer, of any offer. */
export type DoubtId =
  | Exclude<PointId, 'price'>
  | 'afterwards'
  | 'fit'
  | 'fraud'
  | 'price'
  | OfferKind
  | 'business'
  | 'people';

const SERVICES: readonly OfferKind[] = [
  'appointment service',
  'project service',
  'goods with installation',
  'residential care',
  'tour',
  'course',
];
const THINGS: readonly OfferKind[] = ['goods', 'consumable goods', 'goods with installation', 'industrial supply'];

/** When a statement that speaks of a point answers the question of that point: its words, and kinds that the question fits. */
interface Surety {
  needs?: RegExp;
  never?: RegExp;
  kinds?: readonly OfferKind[];
}

const SURE: Partial<Record<PointId, Surety>> = {
  rating: { needs: /\d[.,]\d|\d{2,}|review|รีวิว/iu, never: /\bstars? (?:at|in)|\bsee stars?\b/iu },
  minimum: { needs: /order|pieces|units|kg|ขั้นต่ำ|สั่ง/iu, kinds: THINGS },
  commitment: { never: /card details|must|ต้อง/iu },
  range: { kinds: THINGS },
  thorough: { kinds: SERVICES },
  language: { kinds: ['appointment service', 'tour', 'stay', 'course', 'residential care', 'property'] },
  hours: { needs: /24|open|until|till|weekend|night|daily|เปิด|ถึง ?\d|วันหยุด|กลางคืน|ทุกวัน/iu, never: /ใน ?\d|within/iu },
  wait: {
    needs: /\d|same[- ]day|next[- ]day|on time|overnight|ทันที|วันเดียว|วันนั้น|ตรงเวลา/iu,
    never: /deposit|refund|claim|they wait|คืน(?:เงิน|มัดจำ)|only$/iu,
  },
  'at-your-place': { needs: /to you|your (?:home|door|place|site|office)|nearby|near |parking|pick|ถึงบ้าน|ถึงที่|ถึงหน้างาน|ใกล้|รับส่ง|รับถึง|ที่จอดรถ|รถเก๋ง/iu },
}; // prettier-ignore

/** Whether the question of a point is the one that these words answer. A kind that is not known holds no question of a kind. */
export function answersPoint(id: PointId, words: string, kind: OfferKind | undefined): boolean {
  const { needs, never, kinds } = SURE[id] ?? {};
  return (
    id !== 'price' &&
    (needs === undefined || needs.test(words)) &&
    !(never?.test(words) ?? false) &&
    (kinds === undefined || (kind !== undefined && kinds.includes(kind)))
  );
}

/** Goods that must fit: their sizes are spoken of. */
export const FITS = /\bfits?\b(?! out)|\bfitting\b|\bsizes?\b|\bcompatib|\bwrong model|ไซซ์|ไซส์|ใส่ไม่ได้|ใส่ได้|ผิดรุ่น|ตรงรุ่น|พอดี/iu;

/** A page that is not the client's, money that is lost. */
export const FRAUD = /\bscam(?:s|med|mers?)?\b|\bfake (?:pages?|accounts?|shops?|sites?)\b|impersonat|เพจปลอม|มิจฉาชีพ|โอนแล้วหาย|หลอกโอน|ก๊อปชื่อ|แอบอ้าง/iu;
