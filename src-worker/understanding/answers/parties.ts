/**
 * Who writes or pays, and for whom it is, where the client tells the two apart: 'คนทักและคนจ่ายคือลูกสาว 35-50 คนใช้คือแม่ 55-75',
 * 'Patients are mostly 70+, but their daughters (40-60) call and pay'. Adverts reach the first.
 */
import { ageSpan } from './ages.ts';

export interface Party {
  /** As the client calls them. */
  who: string;
  /** '35–50', '70+'; '' where none are told of them. */
  ages: string;
  minAge: number;
  maxAge: number;
}
export interface Parties {
  pays: Party;
  uses: Party;
}

/** Ages right behind a name: ' (40-60)', ' อายุ 35-50', ' 70+'. */
const AGES = String.raw`(?:[\s,]*(?:วัย|ช่วง)?\s*\(?(?:aged?|ages|อายุ)?\s*(?:ประมาณ\s*)?(?<low>[1-9]\d)(?:\s*(?:-|–|to|ถึง)\s*(?<high>[1-9]\d)|\s*(?:\+|ขึ้นไป|ปีขึ้นไป|and over))(?:\s*(?:ปี|years? old|years?))?\)?)`;

const NAME_TH = String.raw`(?<who>[ก-๛]{2,24}?)(?=\s|อายุ|วัย|\d|[,;/(.]|ที่|ซึ่ง|ส่วน|แต่|$)`;
const PAYS_TH = String.raw`(?:ทัก|โทร|ติดต่อ|จอง|ซื้อ|สั่ง|จ่าย|ตัดสินใจ|เลือก|พามา)(?:มา|เข้ามา|ถาม|เงิน|ตังค์|ให้|หา)*`;
const USES_TH = String.raw`(?:ใช้(?:งาน|จริง)*|เรียน|กิน|ใส่|สวม|อยู่(?:จริง)?|นอน|นั่ง|รับบริการ)`;
/** What those are called who are looked after. */
const CARED_TH = String.raw`คนไข้|ผู้ป่วย|คนแก่|ผู้สูงอายุ|ผู้รับบริการ|นักเรียน|เด็ก`;
const PERSON_EN = String.raw`(?<who>(?:(?:adult|grown-?up|working|busy)\s)?(?:sons? (?:and|or) daughters?|daughters? (?:and|or) sons?|husband or wife|daughters?|sons?|children|kids|parents?|mothers?|mums?|moms?|fathers?|dads?|grandparents?|grandchildren|wives|wife|husbands?|partners?|spouses?|families|relatives|carers?|owners?|managers?|employers?|companies|firms))`;
const OFTEN = String.raw`(?:\s*(?:who|usually|mostly|often|always|mainly|normally|then|typically|also|that|do(?:es)?|the))*`;
const DEED = String.raw`(?:calls?|calling|rings?|ringing|books?|booking|pays?|paying|buys?|buying|writes?|messages?|orders?|enquires?|enquiring|inquires?|chooses?|decides?|finds? us|signs? up)`;

const PAYS: readonly RegExp[] = [
  new RegExp(String.raw`(?:คน|ผู้)(?:ที่)?${PAYS_TH}(?:\s?(?:และ|กับ|/)\s?(?:คน|ผู้)?(?:ที่)?${PAYS_TH})*(?:ส่วนใหญ่|ส่วนมาก|จริงๆ|มัก|จะ)*(?:คือ|เป็น)\s?${NAME_TH}${AGES}?`, 'u'),
  new RegExp(String.raw`(?<=^|[\s,;]|แต่|ส่วน)(?<who>[ก-๛/]{2,28}?)${AGES}?\s?(?:จะ|มัก)?เป็น(?:คน|ผู้)${PAYS_TH}`, 'u'),
  new RegExp(String.raw`${PERSON_EN}(?!\p{L})${AGES}?,?${OFTEN}\s+${DEED}\b`, 'iu'),
  new RegExp(String.raw`\b(?:booked|paid(?: for)?|bought|ordered|chosen)(?:\s+and\s+(?:paid(?: for)?|booked|bought))?\s+by\s+(?:the(?:ir)?\s+)?${PERSON_EN}(?!\p{L})${AGES}?`, 'iu'),
  new RegExp(String.raw`\b(?:pays|buys|books|calls|payers?|buyers?)\s*(?:is|are|:|=)\s*(?:mostly |usually |the(?:ir)? )*${PERSON_EN}(?!\p{L})${AGES}?`, 'iu'),
]; // prettier-ignore
const USES: readonly RegExp[] = [
  new RegExp(String.raw`(?:คน|ผู้)(?:ที่)?${USES_TH}(?:ส่วนใหญ่|ส่วนมาก|จะ)*(?:คือ|เป็น)\s?${NAME_TH}${AGES}?`, 'u'),
  new RegExp(String.raw`(?<who>${CARED_TH})(?:ส่วนใหญ่|ส่วนมาก|จะ|มัก|ของเรา)*${AGES}`, 'u'),
  new RegExp(String.raw`\b(?<who>patients|residents|users|wearers|riders|learners|pupils|students|clients|guests)(?:${OFTEN}\s*(?:is|are|:|=))?(?:\s+(?:mostly|usually|mainly|about))*${AGES}`, 'iu'),
  new RegExp(String.raw`\b(?:used|worn|needed|ridden)\s+by\s+(?:the(?:ir)?\s+)?${PERSON_EN}(?!\p{L})${AGES}?`, 'iu'),
  new RegExp(String.raw`\b(?:users?|wearers?|patients?|riders?|pupils?|learners?)\s*(?:is|are|:|=)\s*(?:mostly |usually |the(?:ir)? )*${PERSON_EN}(?!\p{L})${AGES}?`, 'iu'),
  new RegExp(String.raw`\bfor\s+(?:their|her|his|an?)\s+(?:(?:old|elderly|ageing|aging)\s+)?${PERSON_EN}(?!\p{L})${AGES}?`, 'iu'),
]; // prettier-ignore

function found(text: string, patterns: readonly RegExp[]): Party | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    const who = groups?.['who']?.trim();
    if (groups === undefined || who === undefined || NOBODY.test(who)) continue;
    const [minAge, maxAge] = [Number(groups['low'] ?? 0), Number(groups['high'] ?? 0)];
    return { who, minAge, maxAge, ages: ageSpan(minAge, maxAge) };
  }
  return undefined;
}
/** Names nobody. */
const NOBODY = /^(?:ลูกค้า|คน|ใคร|เขา|ส่วนใหญ่|จะ|ที่|ก็)$|^(?:แต่|และ|ส่วน)$/u;

/** Both of them, where the answer tells of both and they are not the same. */
export function partiesIn(text: string): Parties | undefined {
  const pays = found(text, PAYS);
  if (pays === undefined) return undefined;
  const uses = found(text, USES);
  return uses === undefined || uses.who.toLowerCase() === pays.who.toLowerCase() ? undefined : { pays, uses };
}
