/** Words by which clients speak of those who buy; a counter ('35 คน') is no person. */
export const BUYERS =
  /\b(?:customers?|buyers?|clients?|people|folks|guests?|parents?|owners?|patients?|tenants?|students?|families|they|them|managers?|chefs?|farmers?|donors?|members?|residents?|landlords?|homeowners?|users?|visitors?|everybody|everyone|nobody|no one)\b|ลูกค้า|พ่อแม่|ครอบครัว|ชาว(?:บ้าน|นา|สวน|ไร่)|เกษตรกร|นักเรียน|ผู้(?:ซื้อ|ปกครอง|ป่วย|เช่า|สนใจ|รับเหมา)|เจ้าของ|เจ้าภาพ|(?<!\d[\d,.]*\s?)(?<!(?:สอง|สาม|สี่|ห้า|สิบ|ร้อย|พัน|กี่)\s?)คน(?!ขับ|งาน|ส่ง|เดียว|ละ)|ญาติ|เขา|ที่เหลือ(?=ถาม|หาย|เงียบ|ไม่)/iu;

/** Where a group’s name ends: 'parents of teens', 'couples planning a wedding', 'families 2-4'. */
const HEAD_ENDS =
  /\s(?:of|with|who|that|in|from|at|for|near|aged?|over|under|\p{L}+ing\s(?:an?|the|their|to|for))(?!\p{L})|[,(:;\d]/u;
const ARE_FAMILIES =
  /(?<!\p{L})(?:famil(?:y|ies)|brides?|grooms?|couples?|parents?|m[uo]ms?|dads?|kids|children|tourists?)\s*$/iu;
const ARE_FAMILIES_TH = /(?:^|[\s,/]|และ|กับ|หรือ|กลุ่ม|คุณ)(?:ครอบครัว|พ่อแม่|ผู้ปกครอง|คู่รัก|เจ้าสาว|นักท่องเที่ยว)/u;
/** Whether a group of buyers, or a part of it, is families, couples or tourists; 'family-run hotels' and 'family doctors' are none. */
export const areFamilies = (who: string): boolean =>
  ARE_FAMILIES_TH.test(who) ||
  who
    .split(/\s?[,&+/]\s?|\s(?:and|or|plus)\s/u)
    .some((part) => ARE_FAMILIES.test(part.split(HEAD_ENDS)[0] ?? ''));
