/** What labels and headings of briefs ask for, in both languages. */
export type Topic =
  | 'company'
  | 'industry'
  | 'keyMessage'
  | 'products'
  | 'hero'
  | 'price'
  | 'afterSales'
  | 'strengths'
  | 'whyNow'
  | 'adIssues'
  | 'website'
  | 'audience'
  | 'ages'
  | 'gender'
  | 'places'
  | 'insights'
  | 'channels'
  | 'budget'
  | 'goals'
  | 'challenges'
  | 'competitors'
  | 'market'
  | 'notes'
  /** Said of somebody else, or of the meeting: nothing of it is an answer. */
  | 'ignored';

/** The first that matches counts: the narrow before the wide. */
const LABELS: readonly (readonly [Topic, RegExp])[] = [
  [
    'ignored',
    /^(?:from|to|cc|bcc|date|subject|sent|attendees?|present|re|fwd?|tel|phone|mobile|e-?mail|line(?: id)?|contact|ref|next steps?|to-?dos?|action items?|attachments?|จาก|ถึง|วันที่|เรื่อง|โทร|ผู้เข้าประชุม|ติดต่อ|อีเมล)$/iu,
  ],
  ['company', /^(?:issued by|prepared for|submitted by|on behalf of)$/iu],
  ['website', /^(?:web ?sites?|web|url|homepage|เว็บไซต์|เว็บ)$/iu],
  [
    'hero',
    /hero|flagship|best ?-?sell|star product|main product|most popular|signature|focus product|เรือธง|พระเอก|(?:สินค้า|บริการ|เมนู|แพ็กเกจ|แพ็คเกจ|คอร์ส|โปรแกรม|ห้อง|รุ่น|หลักสูตร)(?:หลัก|เด่น|แนะนำ|ขายดี|ยอดนิยม)|ขายดี/iu,
  ],
  [
    'price',
    /^(?:starting |entry |from )?(?:price|pricing|prices|price range|rates?|fees?)(?: from| range)?$|ราคา/iu,
  ],
  ['afterSales', /after[- ]?(?:sales|care|service)|warrant|guarantee|หลังการขาย|รับประกัน|การันตี/iu],
  [
    'adIssues',
    /(?:issues?|problems?|experience|history|results?).*\bads?\b|\bads?\b.*(?:issues?|problems?|experience|so far|history|results?)|(?:past|previous) (?:ads?|campaigns?|marketing)|(?:ปัญหา|ประสบการณ์|ผล).*(?:โฆษณา|แอด|ยิง)|โฆษณาที่ผ่านมา|ที่ผ่านมา|เคย(?:ทำ|ลง|ยิง|ซื้อ).*(?:โฆษณา|แอด|ads?)|(?:past|previous|earlier) advertis/iu,
  ],
  ['competitors', /compet|rivals?|คู่แข่ง/iu],
  [
    'strengths',
    /strength|\busps?\b|unique|advantage|why (?:us|choose)|different|sets? (?:us|them|you) apart|good at|จุดแข็ง|จุดเด่น|จุดขาย|ข้อดี|ทำไมต้องเรา/iu,
  ],
  ['budget', /budget|spend|investment|^money$|how much|งบ/iu],
  ['ages', /^(?:ages?|age (?:range|group)|อายุ|ช่วงอายุ)$/iu],
  ['gender', /^(?:gender|sex|เพศ)$/iu],
  ['insights', /insight|behaviou?r|lifestyle|อินไซต์|พฤติกรรม|ไลฟ์สไตล์/iu],
  [
    'audience',
    /^ta$|audience|target (?:group|customer|market|client)|^targets?$|customers?$|who (?:we (?:sell|talk|want)|buys|(?:it'?s|is it) for)|buyers?|กลุ่มเป้าหมาย|ลูกค้าเป้าหมาย|กลุ่มลูกค้า|ลูกค้าหลัก|ลูกค้าของเรา/iu,
  ],
  [
    'goals',
    /\bgoals?\b|objectives?|\bkpis?\b|success|what we want|wish|เป้าหมาย|วัตถุประสงค์|เคพีไอ|อยากได้|ความต้องการ|โจทย์/iu,
  ],
  ['challenges', /challenge|problem|pain|issue|struggle|obstacle|concern|worr|ปัญหา|อุปสรรค|ความท้าทาย|ติดขัด/iu],
  ['whyNow', /why now|background|context of|reason|เหตุผล|ที่มา|ทำไมต้องตอนนี้|ทำไมตอนนี้/iu],
  ['market', /market|trends?|industry news|ตลาด|เทรนด์|แนวโน้ม/iu],
  ['channels', /channels?|platforms?|\bmedia\b|where to advertise|ช่องทาง|แพลตฟอร์ม|สื่อ/iu],
  [
    'places',
    /locations?|\bareas?\b|regions?|\bwhere\b|geograph|coverage|provinces?|cit(?:y|ies)|countr|พื้นที่|จังหวัด|โลเคชั่น|ทำเล|เขต/iu,
  ],
  [
    'industry',
    /^business$|industry|business type|type of business|sector|category|line of business|ประเภทธุรกิจ|ประเภทกิจการ|ธุรกิจประเภท|หมวดธุรกิจ|อุตสาหกรรม/iu,
  ],
  ['keyMessage', /message|tag ?line|slogan|ข้อความหลัก|สโลแกน|คีย์แมสเซจ|อยากสื่อ/iu],
  [
    'products',
    /products?|services?|offer|what (?:we|they|you) (?:sell|do|make)|menu|สินค้า|บริการ|ผลิตภัณฑ์|โครงการ|ขายอะไร|ทำอะไร|\b(?:classes|courses|treatments)\b/iu,
  ],
  [
    'company',
    /^(?:the )?(?:company|client|brand|shop|store|clinic|school|hotel|customer)(?: name)?$|^name$|ชื่อ(?:บริษัท|แบรนด์|ร้าน|ธุรกิจ|กิจการ|คลินิก|โรงเรียน|ลูกค้า)|^(?:บริษัท|แบรนด์|ร้าน|ลูกค้า|คลินิก|กิจการ)$/iu,
  ],
  [
    'notes',
    /^(?:(?:additional|other|important|final|please) )?notes?$|please note|remarks?|^other|constraints?|^(?:please|don'?ts?|musts?)$|rules?$|หมายเหตุ|ข้อจำกัด|อื่น|เพิ่มเติม|ข้อห้าม|เงื่อนไข/iu,
  ],
];

/** What a label asks for; undefined for one that nobody knows. */
export const topicOf = (label: string): Topic | undefined =>
  label === '' ? undefined : LABELS.find(([, pattern]) => pattern.test(label.trim()))?.[0];

/** Words of a heading beside what it is about. */
const FILLER =
  /\b(?:our|your|the|us|we|why|now|and|of|for|choose|current|most|what|who)\b|ของเรา|ของร้าน|ที่เจอ|ปัจจุบัน|หลัก|[\s/&:：-]/giu;

/** Whether a line alone is a heading: a label that is known, with hardly a word beside it. */
export function isHeadingOf(line: string): boolean {
  if (line.length > 40 || line.split(/\s+/u).length > 4 || /[\d.,;!?@"“”]/u.test(line)) return false;
  const topic = topicOf(line.replace(/[:：]$/u, ''));
  const [, pattern] = LABELS.find(([known, one]) => known === topic && one.test(line)) ?? [];
  if (pattern === undefined || topic === 'company' || topic === 'ignored') return false;
  return (
    line.replace(new RegExp(`[a-z]*(?:${pattern.source})[a-z]*`, 'giu'), '').replace(FILLER, '').length <= 3
  );
}

/** A label without a mark after it, as in tables and quick notes (a longer line is a sentence): 'Competitors Rain Hill, Ruen Mai', 'คู่แข่ง B-Quik'. */
const BARE =
  /^(?<label>(?:media |monthly )?budget|price range|prices?|competitors|website|target (?:audience|group)|locations?|platforms|channels|best seller|hero product|คู่แข่ง|กลุ่ม(?:ลูกค้า|เป้าหมาย)|งบ(?:ประมาณ|โฆษณา|สื่อ)?|จุด(?:เด่น|แข็ง|ขาย)|ช่องทาง|พื้นที่|เว็บ(?:ไซต์)?)\s+(?!คือ|เป็น|ที่|มี|ก็|ได้แก่|[:：=–-]|is\b|are\b)(?<text>[\p{Lu}\p{N}\p{Script=Thai}฿$€£].{0,59})$/u;

export function bareLabelOf(line: string): { label: string; text: string } | undefined {
  const head = line.slice(0, 1).toLowerCase() + line.slice(1);
  const { label, text } = BARE.exec(head)?.groups ?? {};
  return label === undefined || text === undefined ? undefined : { label, text };
}
