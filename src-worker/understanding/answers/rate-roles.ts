/**
 * What a share is told of: of a way to buying, of those who come back or leave, of how many come by themselves, of money, of
 * another firm. Only the first is a step; what may be one of several is none.
 */
import { MONTH } from '../../../src/shared/reading/calendar.ts';
import { SELLERS } from '../figures/platforms.ts';
import { stepsIn } from '../figures/steps.ts';

/**
 * 'conversion': so many go on. 'repeat': of those who bought so many come back. 'returning': so many of what is sold come from who
 * bought before, 'referred' by recommendation: neither needs an advert. 'churn': so many leave. 'other': lost on the way. 'part': a
 * part of what is sold, of a kind or a time. 'none': nobody who goes anywhere.
 */
export type ShareRole =
  | 'conversion'
  | 'repeat'
  | 'returning'
  | 'referred'
  | 'churn'
  | 'other'
  | 'part'
  | 'none';

/** The words on both sides of a share: from the figure before it, and to the next. */
export interface SaidOf {
  before: string;
  behind: string;
  /** Counted by heads: '1 in 9'. */
  isRatio?: boolean;
}

/** Right before a share: somebody takes it, or it is a part of a price, a property of goods, an interest. */
const TAKEN = new RegExp(
  String.raw`(?<![a-z])(?:(?:charge|take|want|bill|deduct|demand|cover|save|cost|keep|eat)s?|fees?|commission|margin|interest|apr|vat|gst|tax|discount|deposit|humidity|yield|occupancy|inflation|unemployment|freight|shipping)(?: (?:us|me|them|you|is|are|was|of|a|an|at|about|around|roughly|up to|the bill|cut|commission|fees?|margin|deposit|discount))*\s*$|(?<![a-z])(?:pay|give|owe)s? (?:to |the |our |my |their |an? )*(?:${SELLERS}|booking|tiktok|brokers?|hotels?|affiliates?|introducers?|referrers?|guides?|concierges?)(?: (?:is|at|about|around|roughly|up to|a commission of|commission of))*\s*$|(?:(?:หัก|เก็บ|คิด|กิน)(?:ไป)?|(?:^|\s)gp|ค่าคอม[ก-๛]*|ค่าธรรมเนียม|ค่าแนะนำ|ดอกเบี้ย|มัดจำ|ลด(?:ราคา)?|ส่วนลด|กำไร[ก-๛]*|ภาษี|ประหยัด[ก-๛]*|อัตราเข้าพัก|เข้าพัก(?:เฉลี่ย)?|ความชื้น)\s*$`,
  'u',
);
/** 'A raise of 6%', 'prices went up 8%', 'เม็ดพลาสติกขึ้นมา 8%': how much something changed. */
const CHANGED =
  /(?<![a-z])(?:(?:went|gone|goes|going|go|are|is|were|put|pushed) (?:[a-z]+ )?up|raised?|rises?|rose|increased?|hikes?|grew|growth|fell|dropped|cheaper|dearer)(?: (?:by|of|about|around|roughly|some|another|over))*\s*$|(?:ขึ้น(?:ราคา|มา)?|แพงขึ้น|เพิ่มขึ้น|ลดลง|โต)(?:ประมาณ|ราวๆ|อีก|ไป)?\s*$/u;
/** Right behind it: 'of the order value', 'off', 'APR', 'commission', 'for each referral'. */
const OF_MONEY =
  /^\s*(?:of (?:the |each |every |its |our )?(?:\p{L}+ )?(?:value|price|bill|total|cost|turnover|revenue|sum)|off|up ?front|in advance|advance(?: payment)?|apr|commission|fees?|margin|deposit|discount|cut|interest|vat|cheaper|more expensive|(?:for|per|on) (?:each|every|a) (?:referral|recommendation|friend))(?![a-z])/u;
const CONVERSION =
  /(?:(?<![a-z])(?:conversion(?: rate)?|conv\.? rate|cvr|(?:clos(?:e|ing)|win|hit|strike|booking|sign-?up|start|join|show(?:-up)?) (?:rate|ratio))|อัตรา(?:การ)?(?:ปิด|จอง|ซื้อ|สมัคร)[ก-๛]{0,8})(?: is| of| at| about|[:=\s]|อยู่ที่|ประมาณ)*\s*$/u;
/** 'About 3% of them ask': of what was named before. */
export const OF_THEM = /^\s*of (?:them|those|these|that|whom)(?![a-z])/u;
/** 'Lead 35, of those every fifth signs'. */
export const OF_THOSE =
  /(?<![a-z])(?:out )?of (?:them|those|these|that|which|whom)(?: \p{L}+)?,?\s*$|(?:ใน(?:จำนวน)?นั้น|ในจำนวนนี้|ในนี้|พวกนี้)\s*$/u;
/** '3% send an enquiry': what those do is the next step, whatever the figure looks like. */
export const GOES_ON =
  /^\s*(?:of (?:them|those|these) )?(?:then |go on to |actually |end up )?(?:send|ask|enquire|inquire|call|ring|book|buy|order|sign(?: up)?|visit|become|convert|turn into|request|apply|join|pay|donate|register|subscribe|enrol|enroll)s?(?![a-z'])/u;

/** Who is recommended by somebody costs no advert. */
const REFERRED =
  /(?<![a-z])(?:word[- ]of[- ]mouth|referrals?|referred|recommended|recommendations?|(?:come|came|comes|are|is|were|brought|sent|found us|find us|hear(?:d)? (?:of|about) us|arrive)(?: in| here| to us)? (?:from|through|via|by|because of) (?:an? |the |their |our )*(?:(?:school |old )?friends?|neighbou?rs?|relatives?|families? or friends|(?:other|another|existing|past|former|happy|old) (?:customers?|clients?|patients?|parents?|members?|famil(?:y|ies))))(?![a-z])|บอกต่อ|ปากต่อปาก|แนะนำ(?:มา|กันมา|ต่อกัน|กัน)|(?:เพื่อน|คนรู้จัก|ญาติ|ลูกค้าเก่า)(?:แนะนำ|พามา|ชวนมา|บอก)/u;
/** Who recommends is no share of those who come. */
const RECOMMENDS =
  /(?<![a-z])(?:refer(?:s)? (?:us|an?|their|other|friends|somebody|someone)|recommends? us|brings? (?:an?|another|their) (?:friend|neighbou?r)|tells? (?:an?|their) friends?)(?![a-z])|(?:แนะนำ|บอก|ชวน|พา)เพื่อน/u;

const BOUGHT_BEFORE =
  '(?:repeats?|repeat (?!rates?(?![a-z])|ratio|share)[a-z]+|returning [a-z]+|regulars?|regular (?:customers|clients|buyers)|(?:existing|old|past) (?:customers?|clients?|guests?|buyers?|members?)|people who (?:have |had )?(?:bought|been|come|booked|used us|ordered)(?: from us| here)? before)';
const RETURNING_BEHIND = new RegExp(
  `(?<![a-z])(?:is|are|was|were|come|comes|came|made|from|by)(?: (?:from|by|in from|our|the|all))* ${BOUGHT_BEFORE}(?![a-z])|เป็น(?:ลูกค้า|ขา|เจ้า)(?:เก่า|ประจำ)|มาจากลูกค้า(?:เก่า|ประจำ)`,
  'u',
);
/** '19 of 74 gave before': they are no new ones. */
const DID_BEFORE =
  /^\s*(?:of (?:them|those|these) )?(?:had |have )?(?:gave|given|bought|ordered|came|come|been|donated|booked|used us|known us)(?: (?:to|from|with) us| here)? before(?=\s*(?:$|[.,;)]))/u;
const RETURNING_BEFORE = new RegExp(
  `(?<![a-z])${BOUGHT_BEFORE}(?: (?:customers?|clients?|guests?|business))?(?: (?:are|is|make|makes|made|up|account|accounts|for|bring|brings|give|gives|us|now|about|around|roughly|some))*\\s*[:=]?\\s*$|(?:ลูกค้า|ขา|เจ้า)(?:เก่า|ประจำ)(?:มี|ประมาณ|ราวๆ?|สัก|อยู่(?:ที่)?|เป็น|คิดเป็น|[\\s:=])*$`,
  'u',
);

const CHURN =
  /(?<![a-z])(?:churn|(?:gives?|giving) notice|moves? out|los(?:e|es|ing) [^;\n]{0,40}(?:every|each|a|per) (?:month|year)(?![a-z])|(?:customers?|clients?|members?|subscribers?|shops?|users?|farms|tenants?|families|households?|donors?|givers?|pupils|students) (?:leave|cancel|stop|quit|drop out|go)(?![a-z])|(?:people|parents|guests|learners|kids|children|starters) (?:leave|cancel|stop|quit|drop out)(?![a-z])|quits?(?![a-z])|leaves? (?:us )?(?:each|every|in a|within a) |cancel(?:led)? (?:each|every|a) |(?:do(?:es)?|did|wo)(?:n['’]?t| not) (?:renew|re-?enrol\p{L}*|re-?subscribe|stay|continue)(?![a-z])|not renew(?:ed|ing)?(?![a-z]))|(?<=^\s*(?:of (?:them|those|these|our [a-z]+) )?)(?:stops?|leaves?|quits?|cancels?|drops?(?: out)?)(?: us)?(?: (?:in|within|after|every|each|before|by|between) |\s*(?:$|[.,;)]))|(?:หลุด|หาย(?:ไป)?|เลิก|ออก)(?:ไป)?(?:เดือน|ปี)ละ|หยุด(?:ส่ง|ให้|บริจาค|จ่าย|ใช้)|เลิกใช้|เลิกเรียน|ยกเลิกสมาชิก|(?:ลา)?ออกกลาง(?:ปี|คัน|เทอม)/u;
/** A step on the way to buying is told by its number too: 'a second meeting', 'the third stage'. */
const STEP = '(?! (?:viewing|meeting|interview|call|quote|stage|round|step|consultation|demo)s?(?![a-z]))';
const REPEAT = new RegExp(
  String.raw`(?<![a-z])(?:repeats?|c[oa]mes? back|returns? (?:the next|next|each|every|within|for another)|return(?:ing)? customers?|(?:open|use|order|buy|call|ring|book|hire|visit).{0,20} again|again|(?:buy|order|book|take|c[oa]me)s? (?:for )?(?:an? |the |their )?(?:second|another)${STEP}(?: (?:one|time|order|visit))?|(?:sign(?:s|ed)?(?: up)?|book(?:s|ed)?|pa(?:y|ys|id)|enrol(?:s|l|ls|led)?|go(?:es)? on|stay(?:s|ed)?) (?:for|to|on for|into) (?:an? |the |their )?(?:next|second)${STEP}|(?:are |is )?still (?:give|giving|order|ordering|pay|paying|us(?:e|ing)(?= (?:us|it|them|our|the app)(?![a-z])|\s*(?:$|[.,;)])| (?:after|at) )|buy|buying|come|coming|donat\p{L}*|there|here|with us|active|alive|open|subscribed|a member|members|customers)|(?:are|is) alive|alive (?:at|after)|back (?:with)?in (?:\d+|three|six|twelve) (?:days|weeks|months)|(?:arrive|get|come|go|make it|stay)s? (?:on )?(?:to|for|until|till) (?:an? |the |their )?(?:second|third|fourth|fifth|[2-9](?:nd|rd|th))${STEP}|extend(?:s|ed)?(?= (?:for|after|their|the|by|to|at)(?![a-z]))|refill(?:s|ed)? (?:on time|again)|re-?purchase|re-?book(?:s|ed|ing)?|re-?new(?:s|ed|al|als)?|re-?orders?|re-?ordered|re-?enrol|stays? with us|(?:kept|keeps?) (?:on )?(?:ordering|buying|coming|using|booking|paying))(?![a-z])|ซื้อซ้ำ|สั่งซ้ำ|มาซ้ำ|ใช้ซ้ำ|กลับมา|ต่ออายุ|ต่อสัญญา|(?<=คน|นักเรียน|สมาชิก|ลูกค้า|และ|แล้ว|ให้)ต่อ(?:คอร์ส|บัตร|แพ็?[กค]|ประกัน)|อยู่กับเรา|ยังอยู่|อยู่ครบ\s?\d`,
  'u',
);
/** Those who come again or are still there, and nothing says of whom. */
const KEPT =
  /(?<![a-z])(?:survive[sd]?|stays? (?:on|with us)|quit|lapse)(?![a-z])|รอด|ผลบวก|พบ(?=ผล|เชื้อ|เสีย)/u;
const LOST =
  /(?<![a-z])(?:cancel\p{L}*|churn|los(?:e|es|ing)(?= [^;\n]{0,30}(?:every|each|a|per) (?:month|year)(?![a-z]))|no[ -]?shows?|(?:never|not) (?:show|turn|come|arrive|appear|redeem|us(?=ed)|collect)\p{L}*|abandon\p{L}*|unredeemed|unused|(?:don['’]?t|do not|doesn['’]?t|does not|didn['’]?t|did not) (?:show|turn|come|pitch|collect|redeem)(?! back)(?: up)?|(?:fall|fell) (?:behind|through)|default\p{L}*|refund\p{L}*|returns?(?! (?:the next|next|each|every|within|for another|customers?))|returned|bounced?|dropp?\p{L}*[ -](?:out|off(?! (?:the|their|his|her|its?|an?|them|on (?:the|their) way)(?![a-z])))|resign\p{L}*|die|dies|dead on arrival|deferred|turned away|reject(?:s|ed)?|declined|back out|pull out|(?:send|sent|sends) (?:it |them |one )?back|too (?:small|far|big|young|old)|not (?:a fit|suitable|eligible|qualified)|unqualified|ineligible|out(?:side)?(?: of)? (?:our |the )?(?:area|range|reach|zone|coverage|catchment|region|radius|postcodes?)|(?:wrong|bad|dead|fake|false) numbers?|(?:wrong|bad) (?:leads?|area|town|city)|(?:lost|lose) (?:\d+ )?(?:on|over|to) (?:price|cost)|unreachable|not (?:reached|reachable)|no (?:answer|reply))(?![a-z])|นอก(?:ระยะ|เขต|รัศมี|โซน)|เบอร์ผิด|ติดต่อไม่ได้|โทรไม่ติด|ไกลเกิน|เล็กเกิน|ไม่เข้าเกณฑ์|ไม่ผ่านเกณฑ์|นอกพื้นที่|(?:หลุด|หายไป)(?:ไป)?(?=(?:เดือน|ปี)ละ)|(?:วัน|อาทิตย์|สัปดาห์|เดือน|ปี|เทอม)แรก(?:ก็)?(?:ลา)?(?:ออก(?!บูธ|งาน|ร้าน|ไป|แบบ|ทริป|โปร|สินค้า|จาก(?=บ้าน))|เลิก|หาย(?!ใจ|าก)|หลุด)|ยกเลิก|ตีกลับ|คืน(?:ของ|สินค้า)|ไม่มา|เบี้ยว|ลาออก|ผิดนัด|ค้างจ่าย|ตาย/u;
/** Goods that come back are no customers who do. */
const GOODS_BACK =
  /^\s*(?:of (?:the |our |all )?)?(?:orders?|parcels?|box(?:es)?|items?|goods|shipments?|pieces?|garments?|deliveries|pairs?|packages?)\s(?:are |get |is |were )?(?:come|comes|came|sent|go|goes) back(?! for)/u;

/** Behind a share: who or what they are, where they come from or when. */
const ARE =
  /^\s*(?:(?:of )?(?:our |the |all |my |these |those )?(?:[a-z'’]+ ){0,3})?(?:is|are|was|were) (?<what>[^.;\n]+)/u;
/** What they have done, or that they fit: a step all the same. */
const ARE_FURTHER =
  /^(?:(?:only|just|really|actually|then|now|ever|a|an|the) )*(?:(?!women|men|children|retired|married|divorced|based|aged|located|nothing|something|during)[a-z]+(?:ed|en|ing)|won|sold|paid|met|let|hired|put through|real|genuine|serious|proper|right|good|suitable|eligible|interested|ready)(?![a-z])/u;
const FROM_ELSEWHERE =
  /^\s*(?:of )?(?:our |the |all |my )?(?:[a-z]+ ){0,3}?(?:come|comes|came|arrive|arrives|arrived|bought|buy|book|booked)(?: in)? (?:from|through|via) (?=\S)/u;
const IN_A_TIME = new RegExp(
  `^[^.;]{0,40}?(?<![a-z])(?:come|comes|came|fall|falls|happen|happens|are|is|land|lands|arrive|arrives|register|book|buy|sign up|sold)(?: (?:in|on|between|from|during|at|before|after|within|for))* (?:the |our |a )?(?:${MONTH}|summer|winter|spring|autumn|season|weekends?|christmas|easter|ramadan|diwali|songkran|evenings?|nights?|mornings?|(?:last|first|final|opening) (?:days?|weeks?|months?|weekends?|hours?|half|part|two|three|few|\\d+)(?![a-z]))|^[^.;]{0,30}(?<![a-z])(?:in|within|during|on) the (?:last|first|final|opening)(?![a-z])|^(?:(?!แต่|แล้ว|เริ่ม)[^.;]){0,24}?\\d?\\s?(?:อาทิตย์|สัปดาห์|วัน|เดือน)(?:สุดท้าย|แรก|ก่อนงาน)`,
  'u',
);
/** 'Contractors (maybe 1 in 5 units)': how many of what is sold a group is. */
const A_GROUP = /(?<!ครึ่ง\s?|(?:half|third|quarter)s?\s)\(\s*(?:maybe |about |around |roughly |some )*$/u;
const NOTHING_BEHIND = /^\s*(?:of )?(?:the |our |all )?[a-z]*\s*[).]/u;

const lastClause = (text: string): string => text.split(/[,;\n]/u).at(-1) ?? '';
const firstClause = (text: string): string => text.split(/[,;\n]/u)[0] ?? '';
const THAI = /[ก-๛]/u;

/** A part of a price, of what is charged, or how much something changed: no people go on. */
export const isPartOfMoney = ({ before, behind, isRatio }: SaidOf): boolean =>
  OF_MONEY.test(behind) ||
  // 'โอนมัดจำ 1 ใน 9': so many people, and no part of a price.
  (isRatio !== true &&
    (TAKEN.test(before) || CHANGED.test(before)) &&
    !CONVERSION.test(before) &&
    !GOES_ON.test(behind) &&
    !OF_THEM.test(behind));

/** 'Conversion rate 3%': of those who click, so many buy. */
export const isConversionRate = (before: string): boolean => CONVERSION.test(before);

const AGAIN = /(?<![a-z])again(?![a-z])/gu;
const SAID: readonly (readonly [ShareRole, RegExp])[] = [
  ['churn', CHURN],
  ['repeat', REPEAT],
  ['other', LOST],
];
const saidBy = (words: string): ShareRole | undefined => SAID.find(([, pattern]) => pattern.test(words))?.[0];

/** 'Stay on after that first box': who goes on from what is bought first has come a step further. */
const AFTER_FIRST =
  /^\s*(?:of (?:them|those|these) )?(?:then )?(?:stay|carry|go|keep|kept|stick|continue|join)\p{L}*(?: on| going| around| paying| with us)*(?: on)? (?:after|beyond|past) (?:that |the |their |a )?(?<first>(?:first|free|trial|starter|taster)(?: [a-z]+)?)/u;
export const afterFirst = (behind: string): string | undefined => AFTER_FIRST.exec(behind)?.groups?.['first'];

/** What they are: 'gifts', 'from abroad', 'approved'. */
function roleOfWhat(behind: string): ShareRole | undefined {
  if (FROM_ELSEWHERE.test(behind) || IN_A_TIME.test(behind)) return 'part';
  const what = ARE.exec(behind)?.groups?.['what'];
  if (what === undefined || LOST.test(what)) return undefined;
  // '38% of visits is a job'.
  const named = firstClause(what).replace(/^(?:an?|the) (?:new |paid |signed )?/u, '');
  return ARE_FURTHER.test(what) || stepsIn(named).some(({ start }) => start === 0) ? undefined : 'part';
}

/** 'COD 65% of orders', 'Autopay 71% of tenants': a kind of what is sold, where what stands before is no step. */
const OF_KIND = /^\s*of (?:the |our |all |my )?[a-z]+\s*(?:$|[,.;)]|(?:and|but|so|which)(?![a-z]))/u;
const isOfKind = (ahead: string, behind: string): boolean => {
  const name = ahead.split(/(?<![a-z])(?:but|and|while|where|with|so)(?![a-z])/u).at(-1) ?? '';
  return (
    OF_KIND.test(behind) && /[a-z]{2,}[^a-z]*$/u.test(name) && stepsIn(name).length === 0 && !DOES.test(name)
  );
};
/** 'We close 30% of quotes', 'we turn 12% of leads': what is done with them. */
const DOES = /(?<![a-z])(?:we|i|they|you|who|that|callers|sales|team|staff)(?![a-z])/u;

/** Right before a Thai share or right behind one: so many are refused or do not do what the way leads to, and the others may. */
const FAILS_TH =
  '(?:(?:กู้|ยื่น|ขอ|ผ่อน|ไฟแนนซ์|สินเชื่อ|เครดิต|แบงก์|ธนาคาร|ลูกค้า|คน|แล้ว|ก็|ยัง|เลย)*ไม่(?:ได้)?(?:ผ่าน|อนุมัติ|โอน|เซ็น|จอง|ซื้อ|สั่ง|ปิด|เอา|จ่าย|ตกลง|สมัคร|ไปต่อ)[ก-๛]{0,12}|กู้ไม่ได้|(?:กู้|ยื่น)ตก|ติด(?:เครดิต)?บูโร|(?:ถูก|โดน)?ปฏิเสธ|ทิ้ง(?:จอง|ดาวน์|มัดจำ|ตะกร้า))';
const FAILED_TH = new RegExp(`${FAILS_TH}(?:\\s|ประมาณ|ราวๆ?|สัก|ราว|เกือบ|กว่า|มี|อีก|อยู่)*$`, 'u');
const FAILED_TH_BEHIND = new RegExp(`^\\s?${FAILS_TH}`, 'u');
/** Before a share that is told of what stands behind it: 'ลูกค้า 40% กู้ไม่ผ่าน'. What else stands there is what they did. */
const WHO_TH = /(?<![ก-๛])(?:(?:ลูกค้า|ลีด|คน|ราย|ผู้)[ก-๛]{0,6}|มี|ประมาณ|ราวๆ?|เกือบ|สัก)[^ก-๛]*$|^[^ก-๛]*$/u;
/** 'Four in ten fail the credit check', 'a third are refused', '8 of 10 never buy'. */
const FAILED =
  /^\s*(?:of (?:(?:the |our |all )?[a-z]+ ){1,2})?(?:[a-z]+s )?(?:who (?:apply|ask|book) )?(?:(?:then|just|simply|only|still|end up|get|gets|got|getting|is|are|was|were|being|have been) )*(?:fail(?:s|ed|ing)?|refused|denied|knocked back|turned down|turns? us down|says? no|said no|go(?:es)? nowhere|went nowhere|walk(?:s|ed)? away|(?:never|do(?:es)? ?n[o'’]?t|did ?n[o'’]?t|can ?not|can['’]?t|could ?n['’]?t) (?:actually |really |ever )?(?:qualify|pass|sign|buy|book|order|pay|proceed|convert|go ahead|go on|get (?:the )?(?:loan|finance|mortgage|credit|approved)))(?![a-z])/u;
/** 'Rejection rate 40%', 'loan refusals: 4 in 10'. */
const FAILED_AHEAD =
  /(?<![a-z])(?:rejections?|refusals?|failures?|fail|decline|fall-?throughs?|drop-?offs?|abandonment|no-?go)(?: rates?)?(?: is| are| was| of| at| about| around|[:=\s])*$/u;
const fails = (ahead: string, behind: string): boolean =>
  FAILED_TH.test(ahead) ||
  FAILED.test(behind) ||
  FAILED_AHEAD.test(ahead) ||
  (WHO_TH.test(ahead) && FAILED_TH_BEHIND.test(behind));
/** 'นัดดู 1 ใน 6 กู้ไม่ผ่าน 4 ใน 10': who is refused behind a share that has its own deed are those of the next one. */
export const failsNext = ({ before, behind }: SaidOf): boolean =>
  !WHO_TH.test(lastClause(before)) && FAILED_TH_BEHIND.test(behind);
/** Between two counts: the second counts those who did not. */
const DID_NOT = new RegExp(
  `${FAILS_TH}|(?<![a-z])(?:fail(?:s|ed)?|refused|denied|turned (?:us )?down|said no|walked away|(?:never|not|did ?n['’]?t|do ?n['’]?t) (?:sign|buy|book|order|pay|proceed|qualify|pass))(?![a-z])`,
  'u',
);
export const didNot = (between: string, behind: string): boolean =>
  DID_NOT.test(between) || FAILED.test(behind);

/** What is told of these alone: 'สั่งจริง 24% แล้วในนั้น|สั่งซ้ำ 4 ใน 10'. */
const OF_THESE =
  /(?:ใน|จาก)(?:นั้น|จำนวนนี้|กลุ่มนี้)|\s(?:แต่|ส่วน(?!ลด|ใหญ่|มาก|ผสม|ตัว|ต่าง|แบ่ง|เกิน|กลาง)|บางคน|บางราย)/u;

/** What a share is told of, by the words around it. */
export function roleOf(told: SaidOf): ShareRole {
  const { before, behind } = told;
  if (isPartOfMoney(told)) return 'none';
  const [ahead, after] = [lastClause(before), firstClause(behind)];
  const isThai = THAI.test(ahead.slice(-12));
  const next = after.split(OF_THESE)[0] ?? '';
  const near = `${ahead} | ${after}`;
  if (RECOMMENDS.test(after)) return 'none';
  if (RETURNING_BEHIND.test(after) || DID_BEFORE.test(behind)) return 'returning';
  if (RETURNING_BEFORE.test(ahead) && !REPEAT.test(after)) return 'returning';
  if (REFERRED.test(after) || REFERRED.test(ahead)) return 'referred';
  if (GOODS_BACK.test(behind) || fails(ahead, behind)) return 'other';
  if (afterFirst(behind) !== undefined) return 'conversion';
  // Thai names it before its share: what stands behind may be the name of the next.
  // And English behind it: 'again' before it belongs to the sentence.
  const said = isThai
    ? (saidBy(ahead) ?? saidBy(next))
    : (saidBy(after) ?? saidBy(ahead.replaceAll(AGAIN, ' ')) ?? saidBy(near.replaceAll(AGAIN, ' ')));
  if (said !== undefined) return said;
  if (isOfKind(ahead, behind)) return 'part';
  const what = roleOfWhat(behind);
  if (what !== undefined) return what;
  return A_GROUP.test(before) && NOTHING_BEHIND.test(behind) ? 'part' : 'conversion';
}

/** Those who leave, come back or are lost, or come by themselves: said beside a share, it is nothing else. */
export const isToldOfPeople = (said: SaidOf): boolean => {
  const role = roleOf(said);
  return role !== 'conversion' && role !== 'part' && role !== 'none';
};
/** What is lost, where both tell it by one word. */
export const lossIn = (said: SaidOf): string | undefined => LOST.exec(`${said.before} ${said.behind}`)?.[0];
export const isKept = (words: string): boolean => KEPT.test(words) || REPEAT.test(words);

/** What others reach is none of the client's. */
const OTHERS =
  /เจ้าอื่น|คู่แข่ง|ร้านอื่น|ค่าเฉลี่ย(?:ตลาด|อุตสาหกรรม)|ทั้งตลาด|(?<![a-z])(?:competitors?|competition|rivals?|industry|benchmarks?|the market|market average|(?:most|other|normal|typical) (?:\p{L}+ )?(?:firms|shops|agencies|clinics|gyms|companies|brands|sites|schools|studios|places|salons|hotels|restaurants|businesses|providers|sellers)|next door|down the road)(?![a-z])/gu;
const OTHERS_BEHIND =
  /^[^.;\n]{0,40}?(?<![a-z])(?:(?:is|which is|being) (?:normal|average|standard|typical|usual)|(?:industry|market|trade) (?:average|norm|standard)|(?:for|in|across|by) (?:the |our )?(?:industry|market|trade|competitors?|rivals?))(?![a-z])/u;
const OURS = /(?<![a-z])(?:we|i|us|our|ours|my)(?![a-z])|เรา|ของร้าน/u;
/** Another firm, or all of them, is spoken of, and not the client since. */
export function isOfOthers(lead: string, behind: string): boolean {
  const last = [...lead.matchAll(OTHERS)].at(-1);
  if (last !== undefined && !OURS.test(lead.slice(last.index + last[0].length))) return true;
  return OTHERS_BEHIND.test(behind);
}

const EARLIER =
  /(?<![a-z])(?:last (?:year|season|quarter|month|summer|winter|spring|autumn|term|time)|used to|in (?:19|20)\d\d|the year before|years? ago|previously)(?![a-z])|ปี(?:ก่อน|ที่แล้ว|กลาย)|เดือน(?:ก่อน|ที่แล้ว)|เมื่อก่อน|แต่ก่อน|เดิม|เคย/u;
const TODAY =
  /(?<![a-z])(?:now|today|this (?:year|season|quarter|month|summer|winter|spring|autumn|term)|currently|these days|at the moment)(?![a-z])|ตอนนี้|ปีนี้|เดือนนี้|วันนี้|ปัจจุบัน|เหลือ/u;
const NO_LONGER =
  /(?<![a-z])(?:used to|before (?:we|i)(?![a-z])[^,.;]{3,}|until (?:we|i)(?![a-z])[^,.;]{3,})/u;
/** '30% last year, 22% this year': of two times the earlier is no longer so. `others` are the words around the shares beside it. */
export const isEarlier = (words: string, others: readonly string[]): boolean =>
  NO_LONGER.test(words) ||
  (EARLIER.test(words) && !TODAY.test(words) && others.some((one) => TODAY.test(one)));
