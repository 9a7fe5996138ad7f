/** Rates told as a share: '40% of inquiries take a tour', '1 in 4', 'half go quiet', 'ปิดได้ 30%'. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import { isNoFurther, sameStep, STEP_RANK, stepsIn, thingsIn } from '../figures/steps.ts';
import type { KnownRate, Rate } from './rates.ts';
import { figuresAs, type Figure } from './roles.ts';

/** From here on a figure is a rate. */
const LEAST = 0.45;

/** Of a share told as a ratio ('3 in 10'), and of one beside a word for what is lost: hardly ever anything else. */
const LEAST_OF_RATIO = 0.12;
/** Of a share of which no step is told. */
const LEAST_OF_NONE = 0.8;
/** Right behind a share: those who go no further, so that the others do. */
const SILENT =
  /^\s*(?:of (?:them|those|these|whom|which|the \p{L}+) )?(?:just |then |simply |never |go(?:es)? |went |fall(?:s)? |are |is )*(?:quiet|silent|ghost(?:ed|s)?(?: us)?|vanish(?:ed|es)?|disappear(?:ed|s)?|reply|answer|respond|no reply|no answer|(?:never |not )?(?:pick(?:s|ed)? up|(?:ring|call|write|come|get) back)|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:reply|answer|respond|pick up|come back))(?![a-z])|^\s?(?:เงียบ|หาย|ไม่ตอบ|อ่านไม่ตอบ|ไม่อ่าน)/u;
/** Right before a share: somebody takes it, or it is a part of a price, a property of goods, an interest. */
const TAKEN =
  /(?<![a-z])(?:(?:charge|take|want|bill|deduct|demand|cover|save|cost|keep|eat)s?|fees?|commission|margin|interest|apr|vat|gst|tax|discount|deposit|humidity|yield|occupancy|inflation|unemployment|freight|shipping)(?: (?:us|me|them|you|is|are|was|of|a|an|at|about|around|roughly|up to|the bill|cut|commission|fees?|margin|deposit|discount))*\s*$|(?:หัก|เก็บ|คิด|กิน|(?:^|\s)gp|ค่าคอม[ก-๛]*|ค่าธรรมเนียม|ดอกเบี้ย|มัดจำ|ลด(?:ราคา)?|ส่วนลด|กำไร[ก-๛]*|ภาษี|ประหยัด[ก-๛]*|อัตราเข้าพัก|เข้าพัก(?:เฉลี่ย)?|ความชื้น)\s*$/u;
/** Right behind it: 'of the order value', 'off', 'APR', 'commission'. */
const OF_MONEY =
  /^\s*(?:of (?:the |each |every |its |our )?(?:\p{L}+ )?(?:value|price|bill|total|cost|turnover|revenue|sum)|off|up ?front|in advance|advance(?: payment)?|apr|commission|fees?|margin|deposit|discount|cut|interest|vat|cheaper|more expensive)(?![a-z])/u;
/** Money or people for nothing: no step of a way. */
const WASTED =
  /(?<![a-z])(?:wasted?|rubbish|junk|spam|fake|wrong number|time ?wasters?)(?![a-z])|หายไป(?=\s?(?:ครึ่ง|\d))|เสียเปล่า/u;
const LOST =
  /(?<![a-z])(?:cancel\p{L}*|churn|los(?:e|es|ing)(?= [^;\n]{0,30}(?:every|each|a|per) (?:month|year)(?![a-z]))|no[ -]?shows?|never (?:show|turn|come|arrive|appear)\p{L}*|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:show|turn) up|(?:fall|fell) behind|default\p{L}*|refund\p{L}*|returns?|returned|bounced?|dropp?\p{L}* out|resign\p{L}*|die|dies|too (?:small|far|big|young|old)|not (?:a fit|suitable|eligible|qualified)|unqualified|ineligible|outside (?:our|the) area)(?![a-z])|ไกลเกิน|เล็กเกิน|ไม่เข้าเกณฑ์|ไม่ผ่านเกณฑ์|นอกพื้นที่|(?:หลุด|หายไป)(?:ไป)?(?=(?:เดือน|ปี)ละ)|ยกเลิก|ตีกลับ|คืนของ|ไม่มา|ลาออก|ผิดนัด|ค้างจ่าย|ตาย/u;
/** Those who come again, or are still there. */
const KEPT =
  /(?<![a-z])(?:come(?:s)? back|re-?order|re-?book|re-?new|buy again|again|survive[sd]?|stays? (?:on|with us)|are repeats?|quit|lapse)(?![a-z])|รอด|ซื้อซ้ำ|สั่งซ้ำ|มาซ้ำ|อยู่กับเรา|กลับมา|ต่ออายุ|ผลบวก|พบ(?=ผล|เชื้อ|เสีย)/u;
export function isRate(answer: string, figure: Figure): boolean {
  const { quantity, span } = figure.reading;
  const isEvery = EVERY.test(plain(answer).slice(span.start, span.end));
  // 'Every third house has a well': nobody goes anywhere.
  if (isEvery && stepsIn(plain(answer).slice(figure.sentence.start, figure.sentence.end)).length === 0)
    return false;
  if (figuresAs([figure], 'rate', LEAST).length > 0) return true;
  const behind = plain(answer).slice(span.end, span.end + 32);
  if (quantity.kind === 'percent' && (AGAIN_BEHIND.test(behind) || SILENT.test(behind))) return true;
  if (
    quantity.kind === 'percent' &&
    CONVERSION.test(plain(answer).slice(Math.max(0, span.start - 28), span.start))
  )
    return true;
  if (quantity.kind !== 'percent') return false;
  // 'Every sixth enquiry books': who it is a part of stands right behind, then what they do.
  if (isEvery && stepsIn(wordsBehind(behind)).length > 0) return true;
  const isDone = comesOff(plain(answer).slice(Math.max(figure.sentence.start, span.start - 28), span.start));
  if ((GOES_ON.test(behind) || isDone) && figure.role !== 'target' && figure.role !== 'change') return true;
  const words = plain(answer).slice(Math.max(figure.sentence.start, span.start - 24), span.end + 32);
  const isOfTheSame = LOST.test(words) || KEPT.test(words);
  if (quantity.ratio !== undefined) return figure.likely('rate') >= LEAST_OF_RATIO || isOfTheSame;
  // 'Churn under 3%' is wished for.
  return figure.likely('rate') >= LEAST_OF_RATIO && isOfTheSame && figure.likely('target') < 0.5;
}

const EVERY = /^(?:every|each)\s/u;
/** Up to where something else begins. */
const wordsBehind = (behind: string): string => behind.split(/[,.;\n]/u)[0] ?? '';

/** '80% renew', '45% of buyers come back': said right behind a share, it is nothing else. */
const AGAIN_BEHIND =
  /^\s*(?:of (?:the |our |them )?\p{L}*\s?)?(?:re-?new|re-?order|re-?book|come back|buy again|ต่ออายุ|ต่อสัญญา|ซื้อซ้ำ|กลับมาซื้อ)(?![a-z])/u;

/** '3% send an enquiry': what those do is the next step, whatever the figure looks like. */
const GOES_ON =
  /^\s*(?:of (?:them|those|these) )?(?:then |go on to |actually |end up )?(?:send|ask|enquire|inquire|call|ring|book|buy|order|sign(?: up)?|visit|become|convert|turn into|request|apply|join|pay|donate|register|subscribe)s?(?![a-z'])/u;

/** 'โทรติดสัก', 'โอนมัดจำแค่': a deed of a way right before its share, with a word that says it came to no more. */
const ONLY = /(?:แค่|สัก|เพียง|ไม่ถึง)\s?$/u;
const comesOff = (before: string): boolean => {
  const clause = before.replace(ONLY, '').replace(/(?:ได้|จริง|ติด)$/u, '');
  return ONLY.test(before) && !TAKEN.test(before) && stepsIn(clause).at(-1)?.end === clause.length;
};

/** 'Conversion rate 3%': of those who click, so many buy. */
const CONVERSION =
  /(?:(?<![a-z])(?:conversion(?: rate)?|conv\.? rate|cvr|(?:clos(?:e|ing)|win|hit|strike|booking|sign-?up|show(?:-up)?) (?:rate|ratio))|อัตรา(?:การ)?(?:ปิด|จอง|ซื้อ|สมัคร)[ก-๛]{0,8})(?: is| of| at| about|[:=\s]|อยู่ที่|ประมาณ)*\s*$/u;

const KINDS: readonly (readonly [KnownRate['kind'], RegExp])[] = [
  [
    'churn',
    /(?<![a-z])(?:churn|los(?:e|es|ing) [^;\n]{0,40}(?:every|each|a|per) (?:month|year)(?![a-z])|(?:customers?|clients?|members?|subscribers?|shops?|users?) (?:leave|cancel|stop|quit|drop out|go)|quits?|leaves? (?:us )?(?:each|every|in a|within a) |cancel(?:led)? (?:each|every|a) )|(?:หลุด|หายไป|เลิก)(?:ไป)?(?:เดือน|ปี)ละ|เลิกใช้|ยกเลิกสมาชิก/iu,
  ],
  [
    'repeat',
    /(?<![a-z])(?:repeat|comes? back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|rebook|renew|stays? with us)|ซื้อซ้ำ|สั่งซ้ำ|มาซ้ำ|กลับมา|ต่ออายุ|อยู่กับเรา/iu,
  ],
];
const kindOf = (words: string): KnownRate['kind'] =>
  KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? (LOST.test(words) ? 'other' : 'conversion');

/** Right behind '1 in 9': nothing, or 'of those who'. */
const WHO = /^\s*(?:(?:of )?(?:(?:the |our |those )?(?:[a-z]+ ){0,2})?who\s*)?$/u;
/** Who goes on and to what, in the words around a share. */
function stepsAround(before: string, after: string, isRatio: boolean): { from?: string; to?: string } {
  const of = /^\s?(?:(?:of|from)\s|(?:ของ|จาก)\s?)(?:the |all |our |those |these )?/u.exec(after);
  const told = stepsIn(before);
  const [first, second, third] = stepsIn(after);
  // 'สำรวจแล้วเซ็น 40%': what is done first need be in no table.
  const thai =
    /(?<from>[ก-๛]{2,12})แล้ว(?<to>[ก-๛]{2,12}?)(?:(?:ได้)?(?:แค่|สัก|ประมาณ|ราวๆ?|เพียง|ไม่ถึง))?\s?$/u.exec(
      before,
    )?.groups;
  if (thai && stepsIn(thai['to'] ?? '').length > 0) return { from: thai['from'] ?? '', to: thai['to'] ?? '' };
  // 'โทรติดสัก 70%', 'ปิดได้ 30%': a deed that came off, right before its share, is where the share leads.
  const done = /(?:ติด|ได้|จริง)(?:แค่|สัก|ประมาณ|ราวๆ?|เพียง|ไม่ถึง)?\s?$/u.exec(before);
  const last = told.at(-1);
  if (done && last && last.end <= before.length && before.length - last.end <= done[0].length + 2) {
    const earlier = told.at(-2);
    return {
      ...(earlier && !isNoFurther(earlier.name, last.name) ? { from: earlier.name } : {}),
      to: last.name,
    };
  }
  // '1 in 4 quotes becomes an order': what stands right behind a ratio is what it is a part of.
  // 'Of those who come 4 in 10 buy the membership': a deed is where it leads, with what is bought.
  const ahead = after.slice(0, first?.start);
  const isThing = first !== undefined && (thingsIn(after)[0]?.start === first.start || ahead.includes('who'));
  if (isRatio && isThing && second !== undefined && WHO.test(ahead)) {
    // 'Callers who ring book': who they are is told twice.
    const isTwice = after.slice(first.end, second.start).includes('who') && sameStep(first.name, second.name);
    return { from: first.name, to: (isTwice ? third : undefined)?.name ?? second.name };
  }
  if (of !== null && first !== undefined && first.start <= of[0].length + 14)
    return {
      from: first.name,
      ...((second ?? told.at(-1)) ? { to: (second ?? told.at(-1))?.name ?? '' } : {}),
    };
  const pair = /(?:from (?:the )?(?<a>[\p{L} -]{3,30}?) to (?:the )?(?<b>[\p{L} -]{3,24}?))\s*$/u.exec(
    before,
  )?.groups;
  if (pair) return { from: pair['a'] ?? '', to: pair['b'] ?? '' };
  // 'คนทักมาซื้อครึ่งนึง': both stand before the share.
  const [whole, part] = first === undefined ? told.slice(-2) : [];
  if (whole !== undefined && part !== undefined && !isNoFurther(whole.name, part.name))
    return { from: whole.name, to: part.name };
  const from = told.at(-1);
  // 'กดซื้อ 1.5%', 'เป็น lead 4%': a deed right before a share with nothing behind is where it leads.
  if (first === undefined && from !== undefined && LEADS_TO.test(before.slice(0, from.end))) {
    const isLast = before.slice(from.end).trim() === '';
    const earlier = told.at(-2);
    if (isLast)
      return {
        ...(earlier && !isNoFurther(earlier.name, from.name) ? { from: earlier.name } : {}),
        to: from.name,
      };
  }
  return { ...(from ? { from: from.name } : {}), ...(first ? { to: first.name } : {}) };
}
/** 'กดซื้อ', 'เป็น lead', 'convert to lead'. */
const LEADS_TO =
  /(?:กด|เป็น|มา|ไป|→|->)\s?(?:ซื้อ|สั่ง|จอง|สมัคร|ลี[ดต]|ทัก|โทร|นัด|lead|leads|order|orders|booking|inbox|form)$|(?<![a-z])(?:convert(?:s|ed)?|turn(?:s|ed)?|lead(?:s)?) (?:in)?to (?:an? )?[a-z]+$/u;

/** The words that are said of one figure: from the one before to the one after, at most its sentence. */
const around = (text: string, { sentence, reading }: Figure, figures: readonly Figure[]): Span => ({
  start: Math.max(
    sentence.start,
    ...figures.flatMap(({ reading: { span } }) => (span.end <= reading.span.start ? [span.end] : [])),
  ),
  end: Math.min(
    text.length,
    sentence.end,
    ...figures.flatMap(({ reading: { span } }) => (span.start >= reading.span.end ? [span.start] : [])),
  ),
});

/** '40% of inquiries take a tour'; a share that is said not to go on is none. */
export function shareRate(answer: string, figure: Figure, figures: readonly Figure[]): Rate | undefined {
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < 100)) return undefined;
  const text = plain(answer);
  const { start, end } = around(text, figure, figures);
  const kind = kindOf(text.slice(start, end));
  const isDenied = negationsIn(answer).some(
    (one) =>
      one.kind !== 'doubt' && one.span.start >= span.end && one.span.start < Math.min(end, span.end + 24),
  );
  const behind = text.slice(span.end, end);
  // '60% used', 'ใช้ไป 70%': how full it is.
  if (
    /^\s*(?:used|full|booked|taken|occupancy|occupied|parked|idle|let|utili[sz]ed|busy|in use|of capacity)(?![a-z])/u.test(
      behind,
    )
  )
    return undefined;
  // 'ว่าง 17 จาก 45 เตียง': how empty it is.
  if (EMPTY.test(text.slice(start, span.start)) || EMPTY_BEHIND.test(behind)) return undefined;
  const isSilent =
    SILENT.test(behind) &&
    !/^\s*(?:of \p{L}+ )?(?:then |actually )?(?:reply|answer|respond|pick(?:s|ed)? up|(?:ring|call|write|come|get) back)/u.test(
      behind,
    );
  if ((isDenied && !isSilent) || WASTED.test(text.slice(start, end)))
    if (kind === 'conversion') return undefined;
  const percent = isSilent ? 100 - quantity.value : quantity.value;
  if (kind === 'conversion' && isPartOfMoney(text.slice(start, span.start), behind)) return undefined;

  if (kind === 'other') return { kind, percent, ...ofStep(behind), at: span };
  if (kind !== 'conversion') return { kind, percent, at: span };
  const before = text.slice(start, span.start);
  if (IN_A_TIME.test(behind)) return undefined;
  const isRatio = quantity.ratio !== undefined;
  const steps = stepsAround(before, text.slice(span.end, end), isRatio);
  if (CONVERSION.test(before) && steps.from === undefined && steps.to === undefined)
    return { kind, percent, from: 'click', to: 'order', at: span };
  const after = text.slice(span.end, end);
  const isOwn = /\p{L}/u.test(before) && !OF_THEM.test(after) && !OF_THOSE.test(before);
  const lead = isOwn ? before : text.slice(figure.sentence.start, span.start);
  // 'Every second caller comes by': who stands right behind is who goes on, or not.
  const who = EVERY.test(text.slice(span.start, span.end)) ? thingsIn(after)[0] : undefined;
  // 'We win every other job': so many come to it, and it leads nowhere.
  if (
    who &&
    STEP_RANK[who.step] >= STEP_RANK.booking &&
    WON_BEFORE.test(before) &&
    stepsIn(after.slice(who.end)).length === 0
  )
    return { kind, percent, to: who.name, at: span };
  if (who && after.slice(0, who.start).trim() === '') {
    const did = stepsIn(after.slice(who.end))[0];
    return { kind, percent, from: who.name, ...(did ? { to: did.name } : {}), at: span };
  }
  const ends = stepsAround(lead, after, isRatio);
  // 'One survey in 4 turns into an order'.
  const within = isRatio ? stepsIn(text.slice(span.start, span.end))[0]?.name : undefined;
  if (within !== undefined) return { kind, percent, from: within, ...toOf(ends, within), at: span };
  // Where nobody speaks of advertising a share of which no step is told may be one of anything: of flats let, of guests from abroad.
  const isOfNone = ends.from === undefined && ends.to === undefined;
  if (
    isOfNone &&
    !figure.isOfAds &&
    figure.likely('rate') < LEAST_OF_NONE &&
    !KEPT.test(text.slice(start, end))
  )
    return undefined;
  return ends.from !== undefined && ends.from === ends.to ? undefined : { kind, percent, ...ends, at: span };
}

/** Right before 'every other job'. */
const WON_BEFORE = /(?<![a-z])(?:win|won|get|land|close|sell)s? (?:about |around |roughly |nearly )?$/u;
const EMPTY = /(?:ว่าง(?:อยู่)?|(?<![a-z])(?:empty|vacant|idle|unlet):?)\s*$/u;
const EMPTY_BEHIND =
  /^\s*(?:[a-z]+\s)?(?:are |is |still |stand |sit )*(?:empty|vacant|idle|unlet)(?![a-z])|^\s?[ก-๛]{0,6}ว่าง/u;

/** 'Booking.com charges 17%', 'freight is 8% of the order value': no people go on; 'pay 40% of them' would name them. */
const isPartOfMoney = (before: string, behind: string): boolean =>
  OF_MONEY.test(behind) ||
  (TAKEN.test(before) && !CONVERSION.test(before) && !GOES_ON.test(behind) && !OF_THEM.test(behind));

const toOf = ({ from, to }: { from?: string; to?: string }, within: string): { to?: string } => {
  const end = [to, from].find((name) => name !== undefined && !sameStep(name, within));
  return end === undefined ? {} : { to: end };
};

/** 'About 3% of them ask': of what was named before. */
const OF_THEM = /^\s*of (?:them|those|these|that)(?![a-z])/u;
/** 'Lead 35, of those every fifth signs'. */
const OF_THOSE = /(?<![a-z])of (?:them|those|these|which|whom)(?: \p{L}+)?\s*$/u;
/** 'Half register in the last two weeks': when people come is no step that they take. */
const IN_A_TIME =
  /^[^.;]{0,30}(?<![a-z])(?:in|within|during|on) the (?:last|first|final|opening)(?![a-z])|^[^.;]{0,24}?\d?\s?(?:อาทิตย์|สัปดาห์|วัน|เดือน)(?:สุดท้าย|แรก|ก่อนงาน)/u;

/** 'Half of enquiries are too small': of what a part is lost. */
function ofStep(behind: string): { from?: string } {
  const of = /^\s*of (?:the |our |all |these |those )?/u.exec(behind);
  const [first] = of === null ? [] : stepsIn(behind);
  return of !== null && first !== undefined && first.start <= of[0].length + 14 ? { from: first.name } : {};
}
