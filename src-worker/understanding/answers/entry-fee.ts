/** A price that is only paid to begin: a fee to join, or a survey or a design that is taken off what is bought then. */
import { plain } from '../../../src/shared/reading/plain.ts';

const JOINING =
  /(?<![a-z])(?:to join|joining fee|sign[- ]?up fee|entrance fee|deposit only)(?![a-z])|แรกเข้า/u;
/** It is not asked for. */
const NONE =
  /(?<![a-z])(?:no|zero|without|free|nothing) (?:[a-z]+ (?:or|and|nor) )?(?:to join|joining fee|sign[- ]?up fee|entrance fee)(?![a-z])|(?<![a-z])(?:joining|sign[- ]?up|entrance) fee(?: is| currently| now)* (?:waived|free|off)(?![a-z])|(?:ไม่(?:มี|เสีย|คิด|เก็บ)|ฟรี)(?:ค่า)?แรกเข้า/u;
/** Behind the first sum, before another is told. */
const CREDITED =
  /^[^\d]*\d[\d,.]*k?[^\d.;]{0,40}(?:(?<![a-z])(?:credited|deducted|comes? off|taken off|off the (?:fee|build|job|price|contract|bill)|refunded (?:if|when|on|against))(?![a-z])|หักคืน|หักจาก|หักออก|คืนให้)/u;

/** Whether the starting price is no price of what is sold. */
export function isEntryFee(startingPrice: string): boolean {
  const text = plain(startingPrice);
  return (JOINING.test(text) && !NONE.test(text)) || CREDITED.test(text);
}
