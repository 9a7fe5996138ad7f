/** How people say, in running words, what nobody asked them for by a label. */
import type { Topic } from './topics.table.ts';

export interface Cue {
  path: string;
  topic: Topic;
  patterns: readonly { pattern: RegExp; points: number; reason: string }[];
  /** What an answer to the question sounds like. */
  like?: RegExp;
  /** What is no answer, though it stands there. */
  unlike?: RegExp;
  /** Words at the head that only say what kind of sentence it is. */
  lead?: RegExp;
  /** A doubted answer is none. */
  plain?: true;
}

const TAIL_TH = String.raw`(?=\s(?:โดย|แต่|ตอนนี้|เปิด|อยู่|มี(?!ข้า)|อยาก|งบ|ลูกค้า|เมนู|ราคา|ค่า|เริ่มต้น|จุดเด่น|จุดแข็ง|สินค้าเด่น|ตัวเด่น|ขายดี|ชื่อ|กำไร)|\s—|$|\n)`;

export const CUES: readonly Cue[] = [
  {
    path: 'clientInfo.productService',
    topic: 'products',
    plain: true,
    lead: /^(?:we (?:sell|make|offer|do)\s+(?!and\b)|(?:our|the) (?:products?|services?) (?:is|are)\s+|(?:ขาย|สินค้าคือ|บริการคือ)\s?)/iu,
    like: /\b(?:we|hire|sell|make|offer|rent|teach|build|by the)\b|ขาย|ให้บริการ|รับ|เพาะ|ผลิต|ทำ/iu,
    unlike: /^(?:ads?|the (?:job|thing)|it)\b|^[£$€฿\d]|ยิงแอด|โฆษณา/iu,
    patterns: [
      {
        pattern:
          /\b(?:we|they|i|the (?:company|brand|shop|client))\s+(?:(?:also )?(?:design and build|sell and fit|sells?|offers?|makes?|produces?|provides?|manufactures?|import|run|craft|teach|build|bake|brew|grow|rent out|restore))\s+(?<value>(?!(?:one|two|three|an? )?(?:ads?|campaigns?|money|boosted|it|them|that|this|sense|no )\b)[^.!?;\n]{4,160}?)(?=,\s(?:from|starting|but|and we)\s|\s(?:in|for) \p{Lu}\p{Ll}+(?:\s\(|\.|$)|[.!?;\n]|$)/iu,
        points: 0.6,
        reason: 'says what it sells',
      },
      {
        pattern:
          /(?:^|[,;]\s+)(?:makes?|sells?|produces?|manufactures?|offers?|provides?)\s+(?<value>(?!it|them|sense|that|this|up|sure)[^.!?;\n]{6,160})/iu,
        points: 0.56,
        reason: 'says what it makes',
      },
      {
        pattern:
          /\bwhat we do is\s+(?<value>[^.!?\n]{6,140}?)(?=\s(?:no|and its|its|um|price)\b|[.!?\n]|$)/iu,
        points: 0.62,
        reason: 'says what it does',
      },
      {
        pattern:
          /^[\p{Lu}][\p{L}\p{M}\p{N}&'’-]*(?:\s[\p{Lu}&][\p{L}\p{M}\p{N}&'’-]*){0,4}\s+(?:makes|sells|produces|offers|builds|brews|bakes|provides|rents)\s+(?<value>[^.!?\n]{4,160})/u,
        points: 0.65,
        reason: 'says what it makes',
      },
      {
        pattern:
          /^(?!\S*(?:เรา|งบ|ปัญหา|คู่แข่ง|ลูกค้า))[\p{L}\p{M}\p{N}&'’-]{2,24}(?:\s[\p{Lu}][\p{L}&'’-]{1,20}){0,3}\s(?:คือ)\s?(?<thai>[^—–\n,.]{6,120}?)(?=\s[—–-]\s|[,.]|$)/u,
        points: 0.55,
        reason: 'says what it is',
      },
      {
        pattern: new RegExp(
          String.raw`(?:^|[\s,])(?:เรา|ทางร้าน|ร้าน(?:ผม|เรา|หนู|ฉัน|ของเรา)?|บริษัท(?:เรา)?|ผม|หนู)?(?:ขาย(?!ดี|ได้|แล้ว|คาย|บัตร|อะไร|ทาง)|จำหน่าย|ผลิต(?!คลิป)|(?:สถาบัน|โรงเรียน)สอน|รับ(?=ทำ|ติดตั้ง|ผลิต|จัด|ล้าง|ซ่อม)|เป็นรัฐวิสาหกิจ )(?!ของ)\s?(?<thai>[^\n]{4,140}?)${TAIL_TH}`,
          'u',
        ),
        points: 0.55,
        reason: 'says what it sells',
      },
      {
        pattern: /(?<thai>ให้บริการ(?!สนใจ)[^\n]{6,120}?)(?=\sค่า|\sราคา|\sโดย|$|\n)/u,
        points: 0.55,
        reason: 'says what it does',
      },
      {
        pattern: /(?:^|\s)(?<thai>ร้านเช่า[^\s]{2,30}|(?:เพาะ|ทอ|ปั้น|คั่ว|หมัก)\S{2,30}ขาย[^\n]{0,80})/u,
        points: 0.6,
        reason: 'says what it does',
      },
    ],
  },
  {
    path: 'clientInfo.heroProduct',
    topic: 'hero',
    plain: true,
    unlike: /^(?:it|this|that|here|for |of |by )|^(?:ตัวนี้|สุด|อันนี้)/iu,
    patterns: [
      {
        pattern:
          /\b(?:our |the )?(?:best ?-?sell(?:er|ing product)|hero product|flagship|signature(?: dish| product| treatment)?|most popular (?:product|item|course|package))\b(?:\s+(?:is|are|remains))?\s*[:：]?\s*(?:the |our )?(?<value>[^.!?,\n]{3,100})/iu,
        points: 0.65,
        reason: 'called the best seller',
      },
      {
        pattern:
          /^(?:our|the)\s+(?<b>[^.!?,\n]{3,60}?)\s+(?:is|are)\s+(?:the|our)\s+(?:most popular|best[- ]?sell\w*|signature)/iu,
        points: 0.65,
        reason: 'called the best seller',
      },
      {
        pattern:
          /(?:^|\s)(?<value>(?:the )?[\p{L} ]{3,30}?) (?:is the one to push|is what pays|is what (?:people|most) (?:buy|come for))/iu,
        points: 0.65,
        reason: 'to be pushed',
      },
      { pattern: /\bpush the (?<value>[^.!?,\n]{3,60})/iu, points: 0.65, reason: 'to be pushed' },
      {
        pattern: /\b(?:it'?s )?the (?<value>[\p{L} -]{3,30}) (?:that )?we are known for/iu,
        points: 0.65,
        reason: 'known for it',
      },
      {
        pattern:
          /(?:ตัวที่อยาก(?:ดัน|ขาย)(?:จริง ?ๆ)?|อยาก(?:ดัน|โปรโม[ทต])(?=คือ)|ขายดีที่สุด|ตัวขายดี|สินค้าเด่น|ตัวเด่น|ตัวท็อป|เมนูเด่น|บริการเด่น)\s?(?:คือ|เป็น|ได้แก่)?\s*[:：]?\s*["“]?(?<thai>[^\n,"”]{3,80}?)(?=["”]|\s(?:ราคา|เริ่ม|โดย|แต่|งบ|\d)|$|\n)/iu,
        points: 0.7,
        reason: 'to be pushed',
      },
      {
        pattern: /(?:ตัวที่อยาก(?:ดัน|ขาย)|อยาก(?:ดัน|ขาย|โปรโม[ทต]))[^\n"“]{0,24}["“](?<thai>[^"”\n]{3,60})["”]/u,
        points: 0.85,
        reason: 'to be pushed',
      },
      {
        pattern: /(?:เมนู|ตัว|สินค้า|คอร์ส)ที่อยากโปรโม[ทต][^"“\n]{0,40}ขอเป็น\s?["“]?(?<thai>[^"”\n]{3,60})/u,
        points: 0.75,
        reason: 'to be pushed',
      },
      {
        pattern:
          /(?:^|[\s(])(?<thai>(?:ไซซ์|รุ่น|สูตร|เมนู|ห้อง|แพ็กเกจ)\s?[\p{L}\p{N}-]{1,20})\s?(?:ขายดี(?:สุด|ที่สุด)?|คนสั่งเยอะ|นิยม)/u,
        points: 0.7,
        reason: 'sells best',
      },
      { pattern: /อยากดัน(?<thai>(?!ตัวนี้|คือ)[^\s,.]{3,40})/u, points: 0.62, reason: 'to be pushed' },
    ],
  },
  {
    path: 'clientInfo.strengths',
    topic: 'strengths',
    lead: /^(?:(?:จุดเด่น|จุดแข็ง|จุดขาย|ข้อดี)(?:ของเรา|ของร้าน|หลัก)?(?:คือ|เป็น)?|(?:our )?strengths?(?: is| are)?)\s*[:：]?\s*/iu,
    like: /\b(?:we|our|every|free|only|own|no)\b|เรา|เท่านั้น|ทุก|เดียว/iu,
    unlike: /^\s*(?:warranty|guarantee)/iu,
    patterns: [
      {
        pattern:
          /\b(?:our (?:biggest |main )?(?:strengths?|advantages?|usps?|edge|strong point)(?: is| are)?|strong point|what (?:makes|sets) us (?:different|apart)(?: is)?|we(?:'re| are) (?:the only|known for|proud of|different because))\s*[:：]?\s*(?<value>[^.!?\n]{4,220})/iu,
        points: 0.65,
        reason: 'called a strength',
      },
      {
        pattern:
          /(?:จุดเด่น|จุดแข็ง|จุดขาย|ข้อดี)(?:ของเรา|ของร้าน|หลัก)?\s?(?:คือ|เป็น)?\s*[:：]?\s*(?<thai>[^\n]{4,160}?)(?=\s(?:แต่|คู่แข่ง|งบ|ปัญหา|ลูกค้า|อยาก|เหมือน|ไม่ใช่)|$|\n)/iu,
        points: 0.65,
        reason: 'called a strength',
      },
      {
        pattern: /^(?<value>every(?:thing)? (?:piece |one |boat |room )?is [^.!?\n]{6,140})/iu,
        points: 0.6,
        reason: 'holds of everything',
      },
      {
        pattern:
          /(?:^|,\s|\.\s)(?<value>all [\p{L} ]{3,20} by us|no [\p{L} ]{3,14} no [^.!?\n]{6,80}?(?= thats| that'?s|[.!?\n]|$))/iu,
        points: 0.5,
        reason: 'said of everything',
      },
      { pattern: /(?<thai>(?:ที่นี่|เรา)ทำที่เดียว[^\n]{0,60})/u, points: 0.65, reason: 'the only one' },
      {
        pattern: /\b(?<value>ours (?:is|are|has|have|max|only|come|comes|last)\b[^.!?,\n]{3,80})/iu,
        points: 0.6,
        reason: 'against the others',
      },
    ],
  },
  {
    path: 'clientInfo.afterSalesService',
    topic: 'afterSales',
    unlike: /\b(?:price|deposit|per month)\b/iu,
    patterns: [
      {
        pattern:
          /(?<value>\b(?:\d+|one|two|three|five|ten)[- ]?(?:years?|months?|days?)[- ][^.;\n]{0,30}(?:warrant\w+|guarantees?)\b[^.;\n]{0,80})/iu,
        points: 0.6,
        reason: 'a warranty',
      },
      {
        pattern: /(?:ทั้งที่)?(?:เรา)?(?:ประกัน|รับประกัน)(?:นะ)?,?\s(?<thai>[^\n]{6,100})/u,
        points: 0.55,
        reason: 'a warranty',
      },
      {
        pattern: /(?<thai>รับประกัน[^\s,]{0,40}(?:\s\d+\s?(?:วัน|เดือน|ปี))?)/u,
        points: 0.58,
        reason: 'a warranty',
      },
      {
        pattern:
          /(?<thai>[^\s,]{0,24}(?:แตก|งอ|เสีย|พัง|รั่ว|ชำรุด|ตาย)[^\n,]{0,40}(?:เปลี่ยน|เคลม|ส่งใหม่|ส่งต้นใหม่|ซ่อม|ฟรี|we come)[^\n,]{0,80})/u,
        points: 0.62,
        reason: 'what is done when it breaks',
      },
      {
        pattern:
          /(?<value>\b(?:if [^.,;\n]{4,40} )?(?:we )?(?:re-?[a-z]+|repairs?|replace|mend|fix|exchange)\b[^.;\n]{0,40}\bfree\b[^.;\n]{0,40})/iu,
        points: 0.6,
        reason: 'mended for nothing',
      },
      {
        pattern: /(?:after ?sales?(?: service)?)\s*[:：]?\s*(?<value>[^.!?\n]{6,160})/iu,
        points: 0.7,
        reason: 'after the sale',
      },
    ],
  },
  {
    path: 'clientInfo.keyMessage',
    topic: 'keyMessage',
    plain: true,
    unlike: /ยังไม่ใช่|ไม่ผ่าน|not (?:it|right|us)|ห้าม|don'?t/iu,
    lead: /^(?:(?:the )?(?:key )?message(?: is)?|สโลแกน(?:คือ)?)\s*[:：]?\s*/iu,
    patterns: [
      {
        pattern:
          /\b(?:our (?:slogan|tagline|motto)(?: is)?|(?:key )?message (?:is|should be))\s*[:：]?\s*["“]?(?<value>[^.!?"”\n]{4,120})/iu,
        points: 0.7,
        reason: 'called the message',
      },
      {
        pattern: /["“](?<thai>[^"”\n]{4,100})["”][^\n]{0,40}(?:ให้ใช้เป็นข้อความหลัก|เป็นสโลแกน|ใช้เป็นสโลแกน)/u,
        points: 0.9,
        reason: 'settled as the message',
      },
    ],
  },
  {
    path: 'clientInfo.whyNeedNow',
    topic: 'whyNow',
    unlike: /^["“]?(?:yes|no)\b/iu,
    patterns: [
      {
        pattern:
          /(?<value>[^.!?\n]{6,160}?)\s+(?:that'?s|thats|which is) why (?:im|i'm|i am|we are|we're|i|we) (?:ringing|calling|writing|asking|need|here)/iu,
        points: 0.7,
        reason: 'called the reason',
      },
      {
        pattern: /(?:why now|the reason (?:is|we))\s*[:？?]?\s*(?<value>[^.!?\n]{8,160})/iu,
        points: 0.6,
        reason: 'called the reason',
      },
      {
        pattern: /(?<thai>(?:แต่ก่อน|เมื่อก่อน)[^\n]{4,60}ตอนนี้[^\n]{2,30}(?:จบ|หมด|ไม่)[^\n]{0,20})/u,
        points: 0.6,
        reason: 'what has changed',
      },
      {
        pattern:
          /(?<thai>(?:ให้)?ทัน(?:ช่วง|เทศกาล)?(?:ลอยกระทง|สงกรานต์|ปีใหม่|ตรุษ|เปิดเทอม|วาเลนไทน์|คริสต์มาส)[^\n]{0,60})/u,
        points: 0.6,
        reason: 'a date to be met',
      },
    ],
  },
  {
    path: 'campaignObjectives.currentChallenges',
    topic: 'challenges',
    lead: /^(?:(?:the|our|my) )?(?:main )?(?:problems?|challenges?) (?:is|are)(?: that)?\s+|^(?:ปัญหา)(?:ของเรา|หลัก)?(?:คือ|ก็คือ)?\s*|^คุณ\S{1,12}\s?[:：]\s*/iu,
    unlike: /คู่แข่ง|compet|โฆษณา|\bads?\b|แอด|got many chats/iu,
    patterns: [
      {
        pattern:
          /\b(?:(?:our|the) (?:biggest |main )?(?:problem|challenge|struggle) is(?: that)?|we struggle (?:with|to))\s+(?<value>[^.!?\n]{6,200})/iu,
        points: 0.65,
        reason: 'called a problem',
      },
      {
        pattern: /(?:ปัญหา)(?:ของเรา|หลัก|ตอนนี้)?(?:คือ|ก็คือ)\s?(?<thai>[^\n]{6,160})/u,
        points: 0.65,
        reason: 'called a problem',
      },
      {
        pattern:
          /(?<thai>(?:วันธรรมดา|หน้าฝน|โลว์ซีซั่น|low season)\S{0,4}(?:โล่ง|เงียบ|ว่าง)[^\n]{0,40}?)(?=\sอยาก|$)/u,
        points: 0.55,
        reason: 'too few customers',
      },
      {
        pattern: /(?<thai>(?:ประชาชน|คน|ลูกค้า)ส่วนใหญ่(?:ยัง)?ไม่(?:ทราบ|รู้)[^\n]{4,80})/u,
        points: 0.62,
        reason: 'not known',
      },
      {
        pattern:
          /^(?<value>[^.!?\n]*\b(?:struggl\w+|sales (?:dropped|fell|are down)|slow season|not enough (?:customers|bookings|leads))\b[^.!?\n]*)/iu,
        points: 0.5,
        reason: 'sounds like trouble',
      },
    ],
  },
  {
    path: 'competitiveAnalysis.marketContext',
    topic: 'market',
    unlike: /sale at|ตลาดนัด/iu,
    patterns: [
      {
        pattern:
          /^(?<value>[^.!?\n]*\b(?:the market (?:is|has)|demand (?:is|has)|industry (?:is|has))\b[^.!?\n]*)/iu,
        points: 0.55,
        reason: 'of the market',
      },
      {
        pattern: /^(?<thai>[^\n]*(?:ตลาดตอนนี้|เทรนด์(?:ตอนนี้|คือ))[^\n]*)/u,
        points: 0.55,
        reason: 'of the market',
      },
    ],
  },
];
