/**
 * Words that say the same of a figure, in either language: that it is wished for, is there today, has been, is the most that
 * goes. They decide nothing; the learnt roles weigh them, so that a rare word counts as its frequent kin does.
 */
import { plain } from '../../../src/shared/reading/plain.ts';

const CUES = {
  wish: /(?<![a-z])(?:want(?:s|ed)?|would like|wish|aim(?:s|ing)?|goals?|targets?|objective|reach(?:es|ing)?|get (?:to|us|me|back)|grow(?:ing)?|up to|raise|to be|need|hope|happy with|hit|become|make it|take (?:it|us) to|to sell|over the moon|delighted|dream|(?:'d|would) (?:love|take|like)|ideal(?:ly)?|please|enough|secure|win|fill|book(?!ed|ing)|sell(?!ing)|sign(?!ed)|double|increase|more|another|extra|new)(?![a-z])|อยาก|(?<![ก-๛])ขอ(?!โทษ|บคุณ|ง)|ต้องการ|เป้า(?:หมาย)?|ตั้งใจ|ให้(?:ได้|เหลือ|เป็น|ถึง|มี|เต็ม)|ดัน|หวัง|เพิ่ม|อีก|เอา/gu,
  now: /(?<![a-z])(?:now|today|current(?:ly)?|at the moment|atm|at present|(?:we(?:'re| are)|i(?:'m| am)) (?:at|on|doing)|so far|these days|we have|we(?:'ve| have) got|already|at the minute|presently|existing|it's|it is|about|around|usually|normally|on average|stuck|sits? at|standing at|only|just|barely|still)(?![a-z])|ตอนนี้|ปัจจุบัน|ทุกวันนี้|เวลานี้|ณ วันนี้|ขณะนี้|เดิม(?!ที)|ในมือ|ปีนี้|เดือนนี้|มีอยู่|อยู่ที่|เฉลี่ย|ได้แค่|แค่|เพิ่งได้|ยังได้/gu,
  past: /(?<![a-z])(?:before|last (?:year|month|season|quarter|summer|winter|spring|autumn|week|time)|used to|was|were|had|did|previous(?:ly)?|against|versus|vs|compared (?:to|with)|in (?:19|20)\d\d|(?:19|20)\d\d\s?:|instead of|let alone|up from|down from|ago|from|spent|tried|ran|got|sold|brought|made us)(?![a-z])|ปีที่แล้ว|ปีก่อน|ปีที่ผ่านมา|เดือนก่อน|เดือนที่แล้ว|แต่ก่อน|เมื่อก่อน|สมัยก่อน|ก่อนหน้า|เคย|จาก|ฤดูก่อน|รอบก่อน|ครั้งก่อน|ปี\s?(?:25)?6\d/gu,
  most: /(?<![a-z])(?:max(?:e[sd]|imum|ing)?|at most|up to|tops|no more|not more|more than|limit(?:ed|s)?|cap(?:acity|ped|s)?|licen[cs]ed?|full|lot|that's (?:it|all)|that is all|full stop|only|fits?|seats?|holds?|room for|between (?:us|them)|each|per|a time|at once|any one)(?![a-z])|สูงสุด|เต็มที่|มากสุด|เต็ม|ไม่เกิน|กำลังการ?ผลิต|รับได้|จุ|นั่งได้|เท่านั้น|ได้แค่|ละ|ไหว|ทัน/gu,
  able: /(?<![a-z])(?:can|can't|cannot|could|able|handle|manage|serve|make|do|take|finish|run|produce|fit|seat|host|bake|deliver|see|treat|teach|brew|build|install|capacity|machines?|vans?|rooms?|beds?|chairs?|tables?|teams?|crews?|staff|fitters?|drivers?|ovens?|bays?|slots?|berths?|desks?|trucks?|boats?|kennels?|teachers?|hands|of us)(?![a-z])|(?:ทำ|รับ|ติด|ผลิต|นั่ง|ส่ง|ดูแล|สอน|จัด|เย็บ|อบ|ตัด|ซ่อม|นวด|อาบ|พัก|หล่อ|บิน|ล้าง)[ก-๛]{0,8}?ได้|ช่าง|คัน|ห้อง|เตียง|โต๊ะ|ที่นั่ง|เครื่อง|เตา|ทีม|รอบ|กรง/gu,
  cost: /(?<![a-z])(?:costs?|cp[clmaior]|cac|cpc|cpl|paid|pay(?:ing)?|spend(?:ing)?|per|each|a pop|works out|click|lead|message|enquiry|call|bid)(?![a-z])|ต้นทุน|ค่าแอด|ค่าโฆษณา|ค่าคลิก|ค่าทัก|ตก|ละ(?=\s?\d)|ยิง|แพง/gu,
  step: /(?<![a-z])(?:clicks?|visit(?:s|ors?)?|messages?|chats?|calls?|leads?|[ei]nquir(?:y|ies)|forms?|trials?|samples?|quotes?|demos?|meetings?|viewings?|tours?|bookings?|orders?|sales?|deals?|sign[ -]?ups?|applications?|rfqs?|carts?|contracts?)(?![a-z])|คลิก|ทัก|แช[ทต]|ลีด|โทร|สาย|ใบเสนอราคา|นัด|ดูหน้างาน|จอง|ออเดอร์|ปิด|เซ็น|สมัคร|เดโม|ตัวอย่าง/gu,
  went: /(?<![a-z])(?:become?s?|became|turns? into|end(?:s|ed)? (?:up|in)|convert\p{L}*|close[sd]?|book(?:s|ed)|buys?|bought|order(?:s|ed)|sign(?:s|ed)?|pa(?:id|ys?)|went|go(?:es)? (?:on|ahead)|show(?:s|ed)? up|turn(?:s|ed)? up|come|came|joined|joins?|hires?|apply|applies|take|won|win|goes? to|of (?:them|those|these|which)|out of|in (?:every|ten|five)|who|rate)(?![a-z])|ปิด(?:ได้|การขาย)?|ซื้อ|จ่าย|จอง|เซ็น|สมัคร|เปิดบัญชี|นัด|สั่ง|ติดจริง|โอน|มาจริง|มาดู|วางมัดจำ|กลายเป็น|ได้งาน|เอาจริง|จาก\s?\d|ใน\s?\d|กลับมา|ต่ออายุ/gu,
  lost: /(?<![a-z])(?:never|wasted?|ghost(?:ed|s)?|disappear\p{L}*|quiet|don't|didn't|spam|fake|wrong|junk|lost|lose|cancel\p{L}*|leave|left|churn|no[ -]?shows?|other)(?![a-z])|หาย|เงียบ|เสียเปล่า|ไม่|ยกเลิก|เลิก|หลุด|เหลือ/gu,
  until:
    /(?<![a-z])(?:by|before|until|till|within|in|end of|no later than|in time for|ahead of|during|over|for|from|starting|through|thru|to)(?![a-z])|ภายใน|ก่อน|ถึง|ให้ทัน|ทัน|ช่วง|สิ้น|ต้น|ใน(?=\s?\d|ปี|เดือน|ไตรมาส)|ตั้งแต่|เริ่ม/gu,
  price:
    /(?<![a-z])(?:price[ds]?|from|starts?|starting|sell(?:s|ing)?|rate|tariff|fees?|deposit|delivery|setup|set-up|extra|plus|charge[ds]?|discount|off|vat|rrp|list|instal?ments?|average|basket|ticket|order value|margin|profit|earns?|worth|keep)(?![a-z])|ราคา|เริ่ม(?:ต้น)?|ค่า|มัดจำ|ส่วนลด|ลด|แถม|บวก|เพิ่มอีก|กำไร|เหลือ|บิล|เฉลี่ย|ทุน|ชิ้นละ|ตัวละ/gu,
  media:
    /(?<![a-z])(?:budget|media|ads?|spend|campaign|total|altogether|fee|agency|production|photos?|video|boost(?:ed|ing)?|google|facebook|fb|meta|tiktok|line|instagram|last year)(?![a-z])|งบ|ยิงแอด|แอด|โฆษณา|ทั้งหมด|รวม|ค่าบริการ|ค่าจ้าง|ค่าทำ|ผลิต|เอเจนซี่|เฟส|กูเกิล|ไลน์/gu,
} as const satisfies Readonly<Record<string, RegExp>>;

export interface CueSeen {
  name: string;
  start: number;
  end: number;
}

/** Every such word of a text, in order. */
export function cuesIn(source: string): CueSeen[] {
  const text = plain(source);
  return Object.entries(CUES)
    .flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        name,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}
