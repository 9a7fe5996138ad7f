/** What may need somebody once it is done, and who is looked after then. */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import type { Claim } from './claims.ts';

/** What may need somebody once it is done. */
const CARED_FOR: ReadonlySet<OfferKind | undefined> = new Set([
  'goods',
  'goods with installation',
  'appointment service',
  'project service',
  'industrial supply',
  'property',
]);
const LOOKED_AFTER =
  /\b(?:warrant\w*|guarantee\w*|repair\w*|mend\w*|servic\w*|maintenance|check\w*|visit\w*|support|help\w*|advice|care|aftercare|follow\w*|review\w*|tun\w+|adjust\w*|clean\w*|replace\w*|spare\w*|call-?outs?|hotline|on call|on-?site|engineers?|technicians?|come back|hand-?over|training|redo|free fix)\b|ประกัน|ซ่อม|ดูแล|บำรุง|ตรวจ|เช็[กค]|ติดตาม|ปรึกษา|ช่วย|แก้|เปลี่ยน|อะไหล่|ล้างให้|นัด|สอนใช้|การบ้าน|ปรับ/iu;
const CALLED_OFF =
  /\bcancel\w*|\bmove the (?:date|booking)|\breschedul\w*|\brefund\w*|ยกเลิก|เลื่อน|คืนเงิน|ลืมของ/iu;

/** Whether what is sold may need somebody afterwards. */
export const needsCare = (kind: OfferKind | undefined): boolean => CARED_FOR.has(kind);

/** A small kindness afterwards, or a way out of it, is no answer to what becomes of them. */
export const looksAfter = ({ from, words }: Pick<Claim, 'from' | 'words'>): boolean =>
  from === 'afterSalesService' && LOOKED_AFTER.test(words) && !CALLED_OFF.test(words);
