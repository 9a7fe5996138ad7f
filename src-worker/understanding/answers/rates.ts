/** Rates that the client knows: how many of one step go on to the next, come back, or leave. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { STEP_RANK, stepOf, stepsIn, type StepId } from '../figures/steps.ts';
import { fieldOf, figuresAs, figuresIn, type Figure } from './roles.ts';

export interface KnownRate {
  /** 'other': lost on the way (cancelled, not turned up), which leads to no step. */
  kind: 'repeat' | 'churn' | 'conversion' | 'other';
  /** In percent; of a ratio exact: it is rounded where it is printed. */
  percent: number;
  text: string;
  field: string;
  /** The steps between which it lies, as written; absent where the words do not name them. */
  from?: string;
  to?: string;
  /** Where its figure stands in the answer. */
  at?: Span;
}

/** From here on a figure is a rate. */
const LEAST = 0.45;

/** Of a share told as a ratio ('3 in 10'), and of one beside a word for what is lost: hardly ever anything else. */
const LEAST_OF_RATIO = 0.12;
/** Right behind a share: those who go no further, so that the others do. */
const SILENT =
  /^\s*(?:of (?:them|those|these|whom|which|the \p{L}+) )?(?:just |then |simply |never |go(?:es)? |went |fall(?:s)? |are |is )*(?:quiet|silent|ghost(?:ed|s)?(?: us)?|vanish(?:ed|es)?|disappear(?:ed|s)?|(?<=never )(?:pick up|call back|come back)|reply|answer|respond|no reply|no answer|(?:don['’]?t|do not|doesn['’]?t|didn['’]?t) (?:reply|answer|respond|pick up|come back))(?![a-z])|^\s?(?:เงียบ|หาย|ไม่ตอบ|อ่านไม่ตอบ|ไม่อ่าน)/u;
/** Right before a share: somebody takes it, or it is a part of a price, a property of goods, an interest. */
const TAKEN =
  /(?<![a-z])(?:(?:charge|take|want|bill|deduct|demand|cover|save|cost|keep|eat)s?|fees?|commission|margin|interest|apr|vat|gst|tax|discount|deposit|humidity|yield|occupancy|inflation|unemployment|freight|shipping)(?: (?:us|me|them|you|is|are|was|of|a|an|at|about|around|roughly|up to|the bill|cut|commission|fees?|margin|deposit|discount))*\s*$|(?:หัก|เก็บ|คิด|กิน|(?:^|\s)gp|ค่าคอม[ก-๛]*|ค่าธรรมเนียม|ดอกเบี้ย|มัดจำ|ลด(?:ราคา)?|ส่วนลด|กำไร[ก-๛]*|ภาษี|ประหยัด[ก-๛]*|อัตราเข้าพัก|เข้าพัก(?:เฉลี่ย)?|ความชื้น)\s*$/u;
/** Right behind it: 'of the order value', 'off', 'APR', 'commission'. */
const OF_MONEY =
  /^\s*(?:of (?:the |each |every |its |our )?(?:\p{L}+ )?(?:value|price|bill|total|cost|turnover|revenue|sum)|off|apr|commission|fees?|margin|deposit|discount|cut|interest|vat|cheaper|more expensive)(?![a-z])/u;
/** Money or people for nothing: no step of a way. */
const WASTED =
  /(?<![a-z])(?:wasted?|rubbish|junk|spam|fake|wrong number|time ?wasters?)(?![a-z])|หายไป(?=\s?(?:ครึ่ง|\d))|เสียเปล่า/u;
const LOST =
  /(?<![a-z])(?:cancel\p{L}*|churn|los(?:e|es|ing)(?= [^;\n]{0,30}(?:every|each|a|per) (?:month|year)(?![a-z]))|no[ -]?shows?|never (?:show|turn|come|arrive|appear)\p{L}*|(?:fall|fell) behind|default\p{L}*|refund\p{L}*|returns?|returned|bounced?|dropp?\p{L}* out|resign\p{L}*|die|dies|too (?:small|far|big|young|old)|not (?:a fit|suitable|eligible|qualified)|unqualified|ineligible|outside (?:our|the) area)(?![a-z])|ไกลเกิน|เล็กเกิน|ไม่เข้าเกณฑ์|ไม่ผ่านเกณฑ์|นอกพื้นที่|(?:หลุด|หายไป)(?:ไป)?(?=(?:เดือน|ปี)ละ)|ยกเลิก|ตีกลับ|คืนของ|ไม่มา|ลาออก|ผิดนัด|ค้างจ่าย|ตาย/u;
/** Those who come again, or are still there. */
const KEPT =
  /(?<![a-z])(?:come(?:s)? back|re-?order|re-?book|re-?new|buy again|again|survive[sd]?|stay on|quit|lapse)(?![a-z])|รอด|ซื้อซ้ำ|สั่งซ้ำ|กลับมา|ต่ออายุ|ผลบวก|พบ(?=ผล|เชื้อ|เสีย)/u;
function isRate(answer: string, figure: Figure): boolean {
  if (figuresAs([figure], 'rate', LEAST).length > 0) return true;
  const { quantity, span } = figure.reading;
  const behind = plain(answer).slice(span.end, span.end + 32);
  if (quantity.kind === 'percent' && (AGAIN_BEHIND.test(behind) || SILENT.test(behind))) return true;
  if (
    quantity.kind === 'percent' &&
    CONVERSION.test(plain(answer).slice(Math.max(0, span.start - 28), span.start))
  )
    return true;
  if (quantity.kind !== 'percent') return false;
  const isDone = comesOff(plain(answer).slice(Math.max(figure.sentence.start, span.start - 28), span.start));
  if ((GOES_ON.test(behind) || isDone) && figure.role !== 'target' && figure.role !== 'change') return true;
  const words = plain(answer).slice(Math.max(figure.sentence.start, span.start - 24), span.end + 32);
  const isOfTheSame = LOST.test(words) || KEPT.test(words);
  if (quantity.ratio !== undefined) return figure.likely('rate') >= LEAST_OF_RATIO || isOfTheSame;
  // 'Churn under 3%' is wished for.
  return figure.likely('rate') >= LEAST_OF_RATIO && isOfTheSame && figure.likely('target') < 0.5;
}

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
    /(?<![a-z])(?:churn|los(?:e|es|ing) [^;\n]{0,40}(?:every|each|a|per) (?:month|year)(?![a-z])|(?:customers?|clients?|members?|subscribers?|shops?|users?) (?:leave|cancel|stop|quit|drop out|go)|quits?|leave (?:us )?each|cancel(?:led)? (?:each|every|a) )|(?:หลุด|หายไป|เลิก)(?:ไป)?(?:เดือน|ปี)ละ|เลิกใช้|ยกเลิกสมาชิก/iu,
  ],
  [
    'repeat',
    /(?<![a-z])(?:repeat|comes? back|return(?:ing)? customers?|(?:open|use|order|buy).{0,20} again|repurchase|rebook|renew)|ซื้อซ้ำ|กลับมา|ต่ออายุ/iu,
  ],
];
const kindOf = (words: string): KnownRate['kind'] =>
  KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? (LOST.test(words) ? 'other' : 'conversion');

/** Who goes on and to what, in the words around a share. */
function stepsAround(before: string, after: string, isRatio: boolean): { from?: string; to?: string } {
  const of = /^\s?(?:(?:of|from)\s|(?:ของ|จาก)\s?)(?:the |all |our |those |these )?/u.exec(after);
  const told = stepsIn(before);
  const [first, second] = stepsIn(after);
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
  if (isRatio && first !== undefined && second !== undefined && after.slice(0, first.start).trim() === '')
    return { from: first.name, to: second.name };
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
  return { ...(from ? { from: from.name } : {}), ...(first ? { to: first.name } : {}) };
}

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

type Rate = Omit<KnownRate, 'field' | 'text'>;

/** '40% of inquiries take a tour'; a share that is said not to go on is none. */
function shareRate(answer: string, figure: Figure, figures: readonly Figure[]): Rate | undefined {
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
    /^\s*(?:used|full|booked|taken|occupied|let|utili[sz]ed|busy|in use|of capacity)(?![a-z])/u.test(behind)
  )
    return undefined;
  // 'ว่าง 17 จาก 45 เตียง': how empty it is.
  if (EMPTY.test(text.slice(start, span.start)) || EMPTY_BEHIND.test(behind)) return undefined;
  const isSilent = SILENT.test(behind) && !/^\s*(?:of \p{L}+ )?(?:reply|answer|respond)/u.test(behind);
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
  const lead =
    /\p{L}/u.test(before) && !OF_THEM.test(after) ? before : text.slice(figure.sentence.start, span.start);
  const ends = stepsAround(lead, after, isRatio);
  // 'One survey in 4 turns into an order'.
  const within = isRatio ? stepsIn(text.slice(span.start, span.end))[0]?.name : undefined;
  if (within !== undefined) return { kind, percent, from: within, ...toOf(ends, within), at: span };
  return ends.from !== undefined && ends.from === ends.to ? undefined : { kind, percent, ...ends, at: span };
}

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
/** 'Half register in the last two weeks': when people come is no step that they take. */
const IN_A_TIME =
  /^[^.;]{0,30}(?<![a-z])(?:in|within|during|on) the (?:last|first|final|opening)(?![a-z])|^[^.;]{0,24}?\d?\s?(?:อาทิตย์|สัปดาห์|วัน|เดือน)(?:สุดท้าย|แรก|ก่อนงาน)/u;

/** 'Half of enquiries are too small': of what a part is lost. */
function ofStep(behind: string): { from?: string } {
  const of = /^\s*of (?:the |our |all |these |those )?/u.exec(behind);
  const [first] = of === null ? [] : stepsIn(behind);
  return of !== null && first !== undefined && first.start <= of[0].length + 14 ? { from: first.name } : {};
}

/** 'Half of enquiries are too small. 1 in 4 quotes becomes an order': who is not lost has come to the next step told. */
const joined = (rates: readonly Rate[]): Rate[] =>
  rates.map((rate, i) => {
    const next = rates[i + 1];
    const isLoss = rate.kind === 'other' && rate.from !== undefined && rate.percent < 100;
    if (!isLoss || next?.kind !== 'conversion' || next.from === undefined) return rate;
    const isNext = !sameStep(rate.from, next.from) && !sameStep(rate.from, next.to);
    return isNext ? { ...rate, kind: 'conversion', percent: 100 - rate.percent, to: next.from } : rate;
  });

/** What people did who went on. */
const WENT_ON =
  /(?<![a-z])(?:paid|pay|bought|buy|booked|book(?:ing)?|signed(?: up)?|sign|closed?|won|win|ordered|order|came|come|visited|joined|applied|enrolled|became|become|went ahead|did|turned up|showed up|rfq|pos?|quotes?)(?![a-z])|ปิด|ติดจริง|ติดตั้ง|เซ็น|จ่าย|ซื้อ|จอง|สมัคร|นัด|โอน|สั่ง|มาดู|ดูหน้างาน|มาจริง|มา(?=[ก-๛])/iu;
/** As far as two counts of one way may stand apart, in characters. */
const APART = 70;
/** From here on a figure may count people on a way; where it continues one, from here on. */
const LEAST_COUNTED = 0.4;
const LEAST_NEXT = 0.2;
const LEAST_WAY = 0.05;

/** How likely a figure counts people on a way: as a part of a rate, or as what advertising got. */
const likelyCounted = ({ likely }: Figure): number => likely('rate') + likely('got');

/** The part of a way that a figure is: a count, or the smaller of 'three of the fifteen'. */
function counted({ reading: { quantity } }: Figure): { value: number; whole?: number } | undefined {
  if (quantity.kind === 'count' && quantity.high === undefined && quantity.value > 0)
    return { value: quantity.value };
  // 'Six out of ten' is a share of any number; 'three of the fifteen' counts the fifteen just told.
  if (quantity.kind !== 'percent' || quantity.ratio === undefined) return undefined;
  const [value, whole] = quantity.ratio;
  return { value, whole };
}

/** 'Ask for a farm visit': what is asked for is the step. */
const ASKED_FOR =
  /^\s*(?:of them )?ask(?:s|ed)? for (?:an? |the )?(?<what>\p{L}{3,}(?: (?!and|then|of|to)\p{L}{3,})?)/u;

/** What one figure of a way is called: by the step in its own words, else the one beside it. */
const goesTo = (between: string, tail: string): string => {
  const did = WENT_ON.exec(tail)?.[0].trim();
  return /[ก-๛]/u.test(between)
    ? (stepsIn(between).at(-1)?.name ?? WENT_ON.exec(between)?.[0].trim() ?? verbIn(between))
    : (did ?? stepsIn(tail)[0]?.name ?? WENT_ON.exec(between)?.[0].trim() ?? verbIn(tail));
};

/** A word that no table holds, between two counts: what it says is the step. */
const NO_VERB =
  /^(?:of|them|those|these|the|and|then|in|to|a|an|who|which|we|i|us|they|our|people|only|just|about|actually|really|truly|maybe|out|แล้ว|ได้|มี|ก็|คน|ราย|แค่|เหลือ)$/u;
const verbIn = (words: string): string =>
  words
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1 && !NO_VERB.test(word))
    .slice(0, 2)
    .join(' ');

/** A way begins anew: 'from 8 requests', 'จากลีด 100'. */
const ANEW = /(?<![a-z])(?:from|of|out of)(?: the| every| our)?\s*$|(?:จาก|ทุก)\S{0,8}\s*$/u;
/** So many of another thing with one: 'โต๊ะนึงมา 4 คน', 'each holds 6'. */
const OF_ONE = /(?:นึง|หนึ่ง|ละ)[^\s\d]*\s*$|(?<![a-z])(?:each|every|per)(?: \p{L}+){0,2}\s*$/u;
/** What is not to be offered counts nobody. */
const BANNED = /ห้าม|โปร(?!แกรม)|(?<![a-z])(?:never|promo\p{L}*)(?![a-z])/u;

/** Whether the second of two counts can follow from the first. */
function follows(text: string, first: Figure, second: Figure, isContinued: boolean): boolean {
  const between = text.slice(first.reading.figure.end, second.reading.span.start);
  const { per } = second.reading;
  if (between.length > APART || /\n/u.test(between) || ANEW.test(between) || OF_ONE.test(between))
    return false;
  if (
    BANNED.test(
      text.slice(Math.max(first.sentence.start, first.reading.span.start - 12), first.reading.span.start),
    )
  )
    return false;
  if (per !== undefined && first.reading.per !== per) return false;
  // 'From 8 requests we write 6 offers': a way, whatever its figures look like.
  const isWay = ANEW.test(text.slice(Math.max(0, first.reading.span.start - 16), first.reading.span.start));
  if (isWay && likelyCounted(second) >= LEAST_WAY)
    return second.role !== 'target' && second.role !== 'capacity';
  const least = isContinued || likelyCounted(first) >= 0.6 ? LEAST_NEXT : LEAST_COUNTED;
  if (likelyCounted(first) < LEAST_NEXT || likelyCounted(second) < least) return false;
  if (likelyCounted(first) < LEAST_COUNTED && !isContinued) return false;
  return second.role !== 'target' && second.role !== 'capacity' && second.role !== 'cost';
}

/** Counts that are one way to buying, told one after the other: '600 ทัก ปิดได้ 7', 'of 50 enquiries 12 booked'. */
function countRates(answer: string, figures: readonly Figure[]): Rate[] {
  const text = plain(answer);
  const rates: Rate[] = [];
  const counts = figures.filter(
    (figure) => counted(figure) !== undefined && likelyCounted(figure) >= LEAST_NEXT,
  );
  let isContinued = false;
  for (const [index, first] of counts.entries()) {
    const second = counts[index + 1];
    const [a, b] = [counted(first), second && counted(second)];
    const wasContinued = isContinued;
    isContinued = false;
    if (second === undefined || a === undefined || b === undefined) continue;
    // Shares are rates by themselves; one counts on only where it counts what was just told, or is counted on from.
    if (b.whole !== undefined) {
      isContinued = b.whole === a.value;
      continue;
    }
    if (a.whole !== undefined && !wasContinued) continue;
    if (b.value >= a.value || !follows(text, first, second, wasContinued)) continue;
    isContinued = true;
    const [whole, part] = [first.reading, second.reading];
    const between = text.slice(whole.figure.end, part.span.start);
    const tail =
      text
        .slice(part.figure.end, Math.min(second.sentence.end, part.figure.end + 24))
        .split(/[,;]| and /u)[0] ?? '';
    const unit = part.quantity.kind === 'count' ? part.quantity.unit : '';
    // 'มีสี่คนมาทดลองเรียน': behind its classifier stands what they did.
    const did =
      /[ก-๛]/u.test(unit) && /^[ก-๛]/u.test(text.slice(part.span.end)) ? stepsIn(tail)[0]?.name : undefined;
    const asked = ASKED_FOR.exec(`${unit}${/^ask/iu.test(unit) ? text.slice(part.span.end) : tail}`)
      ?.groups?.['what'];
    const to = asked ?? stepsIn(unit)[0]?.name ?? did ?? goesTo(between, tail);
    const seen = stepOf(to);
    const before = rates.at(-1);
    const lead = text.slice(Math.max(0, whole.span.start - 24), whole.span.start);
    const own = whole.quantity.kind === 'count' ? stepsIn(whole.quantity.unit)[0]?.name : undefined;
    const from =
      wasContinued && before?.to
        ? before.to
        : (own ?? sourceOf(lead, text.slice(whole.span.end, part.span.start)) ?? (nounOf(whole) || 'lead'));
    // 'ทักมา 160 ทัก 8 ซื้อ 1': another way of the same begins.
    // And '9 สาย, 5 สายปิดได้ 2': of another number of the same.
    if (seen !== undefined && (from === to || (stepOf(from) === seen && between.includes(',')))) {
      isContinued = false;
      continue;
    }
    if (seen === 'like' || seen === 'impression' || isSeen(stepOf(from))) continue;
    // So many messages and so many calls beside them are no way.
    if (likelyCounted(second) - second.likely('got') < 0.3 && isNoFurther(from, to) && second.role === 'got')
      continue;
    rates.push({
      kind: 'conversion',
      from,
      to,
      percent: Math.round((b.value / a.value) * 10_000) / 100,
      at: { start: whole.span.start, end: part.span.end },
    });
  }
  return rates;
}

/** What the first of two counts is called: in Thai before it, unless two steps follow; in English behind it. */
const sourceOf = (lead: string, between: string): string | undefined => {
  const [ahead, behind] = [stepsIn(lead).at(-1)?.name, stepsIn(between.slice(0, 24))];
  if (!/[ก-๛]/u.test(`${lead}${between}`)) return behind[0]?.name ?? ahead;
  return ahead ?? (behind.length > 1 || /^[ก-๛]/u.test(between) ? behind[0]?.name : undefined);
};

/** The word right behind a count, where it names those who are counted. */
const nounOf = ({ quantity }: Reading): string =>
  quantity.kind === 'count' &&
  /^[a-z]{4,}s$/iu.test(quantity.unit) &&
  !/^(?:others|times|hours|persons)$/iu.test(quantity.unit)
    ? quantity.unit
    : '';

const isSeen = (step: StepId | undefined): boolean => step === 'impression' || step === 'like';
/** Both names are known, and the second is no further along. */
function isNoFurther(from: string, to: string): boolean {
  const [a, b] = [stepOf(from), stepOf(to)];
  return a !== undefined && b !== undefined && STEP_RANK[b] <= STEP_RANK[a];
}

/** Told of what is, or counted. */
const OF_TODAY =
  /(?<![a-z])(?:now|today|current(?:ly)?|at (?:the moment|present)|usually|normally|typically|on average|so far|last|out of|we (?:close|win|convert|sell|sign|book|get|lose)|(?:win|close|conversion|show(?:-up)?) rate)(?![a-z])|ตอนนี้|วันนี้|ปัจจุบัน|ปกติ|เฉลี่ย|ที่ผ่านมา|ที่แล้ว|เดือนก่อน|ปีก่อน|ปิดได้/u;

/** '60 new patients a month, half of them buy a plan': in one sentence with the goal a rate is wished for, unless both its steps are named. */
function isWished(
  answer: string,
  rate: Rate,
  sentence: Span | undefined,
  figures: readonly Figure[],
): boolean {
  const { from = '', to = '', at } = rate;
  const [a, b] = [stepOf(from), stepOf(to)];
  // Of those who bought a part is told, and not the way to them.
  const isWay =
    a !== undefined && b !== undefined && STEP_RANK[b] > STEP_RANK[a] && STEP_RANK[a] < STEP_RANK.purchase;
  if (isWay || !sentence || OF_TODAY.test(plain(answer).slice(sentence.start, sentence.end))) return false;
  return figures.some(
    ({ reading: { span, quantity }, role, sentence: where }) =>
      where.start === sentence.start &&
      span.start !== at?.start &&
      (role === 'target' || role === 'change') &&
      (quantity.kind === 'count' || quantity.kind === 'money'),
  );
}

/** All rates of the answers, in order. */
export function readRates(answers: readonly (readonly [field: string, answer: string])[]): KnownRate[] {
  const rates: KnownRate[] = [];
  for (const [field, answer] of answers) {
    const figures = figuresIn(answer, fieldOf(field));
    // 'From 15% to 22%' is a goal, or what has happened.
    const changes = new Set<Reading>(
      changesIn(
        answer,
        figures.map(({ reading }) => reading),
      ).flatMap(({ from, to }) => [from, to]),
    );
    const shares = figures.filter((figure) => isRate(answer, figure) && !changes.has(figure.reading));
    const found = [
      ...shares.flatMap((figure) => shareRate(answer, figure, figures) ?? []),
      ...countRates(
        answer,
        figures.filter(({ reading }) => !changes.has(reading)),
      ),
    ].toSorted((a, b) => (a.at?.start ?? 0) - (b.at?.start ?? 0));
    for (const rate of joined(found)) {
      const sentence = figures.find(({ reading }) => reading.span.start === rate.at?.start)?.sentence;
      if (field === 'specificObjectives' && isWished(answer, rate, sentence, figures)) continue;
      if (rates.some((other) => other.percent === rate.percent && other.from === rate.from)) continue;
      rates.push({ ...rate, text: answer.slice(sentence?.start, sentence?.end), field });
    }
  }
  return rates;
}

/** The step that a rate begins at or leads to, told apart by what it is and not by how it is called. */
export const sameStep = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || (stepOf(a) !== undefined && stepOf(a) === stepOf(b)));
