/** The client: name, trade, what it sells, how strong it is, and what it knows of advertising. */
import { describedBusiness, namedBusiness } from './business.ts';
import { companyIn } from './company.ts';
import type { Passage } from './passages.ts';
import { bare, joined, sources, type Put } from './put.ts';

/** Sentences that tell what nobody labelled. */
export const SELLS =
  /\b(?:we|they|the (?:company|brand|shop|client))\s+(?:sells?|offers?|makes?|produces?|provides?|manufactures?|import|run|do)\s+(?<value>[^.!?\n]{4,200})|(?:^|[,;]\s+)(?:makes?|sells?|produces?|manufactures?|offers?|provides?)\s+(?<b>[^.!?\n]{4,200})|(?:เรา|ทางร้าน|ร้าน|บริษัท)?(?:ขาย|จำหน่าย|ผลิต|ให้บริการ|(?:สถาบัน|โรงเรียน)สอน|^ทำ(?=ร้าน|ศูนย์|โรงงาน|ธุรกิจ|คลินิก|แบรนด์)|รับ(?=ทำ|ติดตั้ง|ผลิต|จัด|ล้าง|ซ่อม))(?!ดี|ได้|ของ)\s?(?<thai>[^\n]{4,160}?)(?=\s(?:โดย|แต่|ตอนนี้|เปิด|อยู่|มี|อยาก|งบ|ลูกค้า|เมนู|ราคา|เริ่มต้น|จุดเด่น|จุดแข็ง|สินค้าเด่น|ตัวเด่น|ขายดี|ชื่อ)|$|\n)/iu;
export const HERO =
  /\b(?:our |the )?(?:best ?-?sell(?:er|ing product)|hero product|flagship|signature(?: dish| product| treatment)?|most popular (?:product|item|course|package))\b(?:\s+(?:is|are|remains))?\s*[:：]?\s*(?:the |our )?(?<value>[^.!?,\n]{3,100})|^(?:our|the)\s+(?<b>[^.!?,\n]{3,60}?)\s+(?:is|are)\s+(?:the|our)\s+(?:most popular|best[- ]?sell\w*|signature)|(?:ขายดีที่สุด|ตัวขายดี|สินค้าเด่น|ตัวเด่น|ตัวท็อป|เมนูเด่น|บริการเด่น)(?:คือ|เป็น|ได้แก่)?\s*[:：]?\s*(?<thai>[^\n,]{3,80}?)(?=\s(?:ราคา|เริ่ม|โดย|แต่|งบ)|$|\n)/iu;
export const PRICE =
  /\b(?:prices?|packages?|courses?|treatments?|rooms?|plans?)?\s*(?:starts?|starting|begins?)\s+(?:price\s+)?(?:from|at)\s+(?<value>(?:[^.!?;\n]|\.(?=\d)){2,60}?)(?=[.!?;](?!\d)|,\s|\s(?:and|with|but)\s|$)|(?:ราคา)?เริ่ม(?:ต้น)?(?:ที่)?\s*(?<thai>[\d,.]+\s*(?:บาท|฿|ล้าน\S*)?(?:\s?(?:\/|ต่อ)\s?\S{1,12})?)/iu;
export const STRENGTHS =
  /\b(?:our (?:biggest |main )?(?:strengths?|advantages?|usps?|edge)(?: is| are)?|what (?:makes|sets) us (?:different|apart)(?: is)?|we(?:'re| are) (?:the only|known for|proud of|different because))\s*[:：]?\s*(?<value>[^.!?\n]{4,220})|(?:จุดเด่น|จุดแข็ง|จุดขาย|ข้อดี)(?:ของเรา|ของร้าน|หลัก)?(?:คือ|เป็น)?\s*[:：]?\s*(?<thai>[^\n]{4,160}?)(?=\s(?:แต่|คู่แข่ง|งบ|ปัญหา|ลูกค้า|อยาก)|$|\n)/iu;
export const AFTER_SALES =
  /(?<value>\b(?:\d+|one|two|three|five|ten)[- ]?(?:years?|months?|days?)[- ][^.,;\n]{0,30}(?:warrant\w+|guarantees?)\b)|(?<thai>รับประกัน[^\s,]{0,40}(?:\s\d+\s?(?:วัน|เดือน|ปี))?)/iu;
export const MARKET =
  /(?<value>[^.!?\n]*\b(?:the market|demand|trend|industry|season(?:al)?|high season|low season)\b[^.!?\n]*)|(?<thai>[^\n]*(?:ตลาดตอนนี้|เทรนด์|ไฮซีซั่น|โลว์ซีซั่น|หน้าร้อนคน|กระแส)[^\n]*)/iu;
export const NOTES =
  /(?<value>[^.!?\n]*\b(?:please (?:do not|don'?t|avoid|note)|we (?:do not|don'?t|never|can'?t) (?:want|do|use|allow|discount|show)|no discounts?|must not|not allowed|off limits)\b[^.!?\n]*)|(?<thai>[^\n]*(?:ห้าม|ไม่(?:ลดราคา|อยากให้|ต้องการให้|เอา(?!แต่)))[^\n]*)/iu;

/** Answers the name as a passage: it says a lot about the business. */
export function readCompany(labelled: readonly Passage[], told: readonly Passage[], put: Put): Passage[] {
  const [first] = labelled;
  if (first !== undefined) {
    // 'Baan Dao Resort, a boutique hotel in Khao Yai'
    const [name = ''] = first.text.split(/\s+[–—-]\s+|,\s+(?=(?:an?|the)\s)|\s*\((?!มหาชน)|\s{2,}/u);
    put('clientInfo.companyName', bare(name), first.source);
    return [{ ...first, label: 'company' }];
  }
  const found = companyIn(told);
  if (found === undefined) return [];
  put('clientInfo.companyName', found.value, found.source);
  return [{ text: found.value, source: found.source, label: 'company' }];
}

const COMPETITION = /compet|rival|คู่แข่ง/iu;

export function readBusiness(
  industry: readonly Passage[],
  products: readonly Passage[],
  told: readonly Passage[],
  put: Put,
): void {
  const named = industry
    .map((passage) => ({ passage, found: namedBusiness(passage.text) }))
    .find(({ found }) => found);
  const weighed = [
    ...told.map((passage) => ({ passage, weight: passage.label === 'company' ? 3 : 1 })),
    ...products.map((passage) => ({ passage, weight: 2 })),
  ].filter(({ passage }) => !COMPETITION.test(passage.text));
  const heaviest = describedBusiness(weighed.map(({ passage, weight }) => ({ text: passage.text, weight })));
  const telling = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ passage }) => {
      const one = describedBusiness([{ text: passage.text, weight: 1 }]);
      return one !== undefined && one.businessSubType === heaviest?.businessSubType;
    });
  const described = telling && { found: heaviest, passage: telling.passage };
  const { found, passage } = named ?? described ?? {};
  if (found === undefined || passage === undefined) return;
  put('clientInfo.businessType', found.businessType, passage.source);
  put('clientInfo.businessSubType', found.businessSubType, passage.source);
}

const NO_EXPERIENCE =
  /\b(?:never|haven'?t|have not|not yet|first time)\b[^.\n]*\b(?:ads?|advertis\w+|boosted|campaigns?|paid)\b|\bno (?:experience|ads?|advertising)\b|ไม่เคย(?:ลง|ทำ|ยิง|ใช้)?(?:โฆษณา|แอด|ads?)|ยังไม่เคย(?:ยิง|ลง|ทำ)/iu;
export const EXPERIENCE =
  /\b(?:we|they)(?:'ve| have| had)?\s+(?:already |previously |been |tried |ran |run |running |used |boosted |spent |doing )+[^.\n]*\b(?:ads?|advertis\w+|posts?|google|facebook|tiktok|campaigns?|agency)\b|\b(?:our|past|current|previous|boosted) (?:ads?|campaigns?|posts?)\b|\bads? (?:are|were|have|cost|did)\b|เคยจ้าง|\b(?:tried|ran|used) (?:\w+ ){0,3}(?:ads?|advertis\w+)\b|เคย(?:ยิง|ลง|ทำ|บูสต์|ใช้)\s?(?:แอด|โฆษณา|ads?|โพสต์|เอเจนซี่)?|ยิงแอดเอง|บูสต์โพสต์/iu;

export function readExperience(labelled: readonly Passage[], loose: readonly Passage[], put: Put): void {
  const never =
    labelled.find(({ text }) => /^(?:no|none|never|ไม่|ยังไม่)(?:\b|เคย|มี)/iu.test(text)) ??
    [...labelled, ...loose].find(({ text }) => NO_EXPERIENCE.test(text));
  if (never !== undefined) {
    put('clientInfo.hasOnlineAdExperience', 'no', never.source);
    return;
  }
  const some = labelled.length > 0 ? labelled : loose.filter(({ text }) => EXPERIENCE.test(text)).slice(0, 1);
  if (some.length === 0) return;
  put('clientInfo.hasOnlineAdExperience', 'yes', sources(some));
  const told = some.map((passage) => ({
    ...passage,
    text: passage.text.replace(/^(?:yes|เคย)(?:[\s,.:–-]+|$)/iu, ''),
  }));
  put('clientInfo.onlineAdIssues', joined(told), sources(some));
}
