/** Rates told as counts, one after the other: '600 ทัก ปิดได้ 7', 'of 50 enquiries 12 booked'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { isGroup } from '../figures/groups.ts';
import { isNoFurther, stepOf, stepsIn, thingsIn, type StepId } from '../figures/steps.ts';
import { isPaidBy } from './brought.ts';
import { areOfMonths } from './by-month.ts';
import { didNot, lossIn, roleOf } from './rate-roles.ts';
import { forOne, oneOfThai } from './rates-one-of.ts';
import type { Rate } from './rates.ts';
import type { Figure } from './roles.ts';

/** What people did who went on. */
const WENT_ON =
  /(?<![a-z])(?:paid|pay|bought|buy|booked|book(?:ing)?|signed(?: up)?|sign|closed?|won|win|ordered|order|came|come|visited|joined|applied|enrolled|became|become|went ahead|did|turned up|showed up|rfq|pos?|quotes?)(?![a-z])|(?<!เ)ปิด|ติดจริง|ติดตั้ง|เซ็น|จ่าย|ซื้อ|จอง|สมัคร|นัด|โอน|สั่ง|มาดู|ดูหน้างาน|มาจริง|มา(?=[ก-๛])/iu;
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
  /^\s*(?:of them )?ask(?:s|ed)? (?:for (?:an? |the )?(?=\p{L})|(?:an? |the )?(?=samples?|quotes?|prices?|drawings?|visits?|proposals?|demos?|surveys?|viewings?|estimates?))(?<what>\p{L}{3,}(?: (?!and|then|of|to)\p{L}{3,})?)/u;
/** 'Four become the first container': what they become is the step. */
const BECAME =
  /^\s*(?:become|became)s? (?:an? |the |our )?(?<what>\p{L}{3,}(?: (?!and|then|of|to|in)\p{L}{3,})?)/u;

/** What one figure of a way is called: by the step in its own words, else the one beside it. */
const goesTo = (whole: string, tail: string): string => {
  // '65 did the trial': what they did is the trial.
  const said = WENT_ON.exec(tail)?.[0].trim();
  const did = said === 'did' ? (stepsIn(tail)[0]?.name ?? said) : said;
  const between = behindOwn(whole);
  if (WON.test(between)) return 'ได้งาน';
  if (/[ก-๛]/u.test(between))
    return stepsIn(between).at(-1)?.name ?? WENT_ON.exec(between)?.[0].trim() ?? verbIn(between);
  const named = did ?? stepsIn(tail)[0]?.name;
  // '96 came, 21 started a cycle': before the comma stands what the 96 did.
  const own = /,\s*$/u.test(between) ? verbIn(tail) : '';
  const goes = named ?? (own === '' ? (WENT_ON.exec(between)?.[0].trim() ?? verbIn(tail)) : own);
  // 'Reached 70, 33 sent documents': a deed before its number.
  return goes === '' ? verbIn(between.split(/[.,;:]/u).at(-1) ?? '') : goes;
};

/** 'ดู 3 ได้ 1': what was got is the work. */
const WON = /^\s*ได้\s*$/u;

/** '100 คนทัก เป็นร้านจริง 8': what touches the first count's classifier is done by all of them. */
const behindOwn = (between: string): string => {
  const lead = /^\s?(?:คน|ราย)(?:ที่)?/u.exec(between)?.[0];
  const [own] = lead === undefined ? [] : stepsIn(between.slice(lead.length));
  const rest = own?.start === 0 ? between.slice((lead?.length ?? 0) + own.end) : '';
  return /^(?:มา|เข้ามา|ไลน์)?\s+[ก-๛]{3,}/u.test(rest) ? rest : between;
};

/** A word that no table holds, between two counts: what it says is the step. */
const NO_VERB =
  /^(?:of|them|those|these|the|and|then|in|to|a|an|who|which|we|i|us|they|our|people|only|just|about|actually|really|truly|maybe|out|was|were|is|are|turned|แล้ว|ได้|มี|ก็|คน|ราย|แค่|เหลือ)$/u;
const verbIn = (words: string): string =>
  words
    .split(/[^\p{L}\p{M}ๆ]+/u)
    .map((word) => word.replace(/^(?:เป็น|ก็|สาย|เจ้า)(?=[ก-๛]{4})|(?:แค่|เพียง|เหลือ|มี|ได้|ประมาณ|ราวๆ?)+$/gu, ''))
    .filter((word) => word.length > 1 && !NO_VERB.test(word))
    .slice(0, 2)
    .join(' ');

/** A way begins anew: 'from 8 requests', 'จากลีด 100'. */
const ANEW = /(?<![a-z])(?:from|of|out of)(?: the| every| our)?\s*$|(?:จาก|ทุก)\S{0,8}\s*$/u;
/** So many of another thing with one: 'โต๊ะนึงมา 4 คน', 'each holds 6'. */
const OF_ONE = /(?:นึง|หนึ่ง|ละ)[^\s\d]*\s*$|(?<![a-z])(?:each|every|per)(?: \p{L}+){0,2}\s*$/u;
/** '27 booking เฉลี่ย 2.6 คน', '18 orders, 2.4 items each': so many in one of them, and no part of them; nobody goes on by halves. */
const AVERAGE =
  /(?:เฉลี่ย|ตก|โดยเฉลี่ย)(?:แล้ว)?(?:ที่)?\s*$|(?<![a-z])(?:average|avg\.?|averaging|mean)(?: of| is| was)?\s*$/u;
const isOfEach = ({ reading: { quantity } }: Figure, between: string): boolean =>
  AVERAGE.test(between) || (quantity.kind === 'count' && !Number.isInteger(quantity.value));
/** What is not to be offered counts nobody. */
const BANNED = /ห้าม|โปร(?!แกรม)|(?<![a-z])(?:never|promo\p{L}*)(?![a-z])/u;

/** '33 ทำ 11': one word alone between two counts of a way is what they did. */
const LONE_DEED = /^\s*(?!มี|ค่า|อีก|แถม|ราคา|ฟรี|และ|กับ|หรือ|รวม|ใน|วัน|เปิด|คน|เหลือ|ต่อ|ละ)[ก-๛]{2,8}\s*$/u;
/** Between two of a list; a sum of money has a comma of its own. */
const ANOTHER = /,(?!\d)/u;
/** Where the next figure of any kind begins. */
const nextAfter = ({ span }: Reading, figures: readonly Figure[]): number | undefined =>
  figures.find(({ reading }) => reading.span.start >= span.end)?.reading.span.start;
/** Whoever was called back and answered is further than who left a number. */
const REACHED = /ติดต่อได้|โทรติด|รับสาย/u;
/** Neither wished for nor what can be done. */
const isOpen = ({ role }: Figure): boolean => role !== 'target' && role !== 'capacity';

/** Whether the second of two counts can follow from the first. */
function follows(text: string, first: Figure, second: Figure, isContinued: boolean): boolean {
  const between = text.slice(first.reading.figure.end, second.reading.span.start);
  const { per } = second.reading;
  if (between.length > APART || /\n/u.test(between) || ANEW.test(between) || OF_ONE.test(between))
    return false;
  if (isOfEach(second, between)) return false;
  if (
    BANNED.test(
      text.slice(Math.max(first.sentence.start, first.reading.span.start - 12), first.reading.span.start),
    )
  )
    return false;
  if (per !== undefined && first.reading.per !== per) return false;
  // What is told of a month counts nobody who is told once, unless advertising is spoken of.
  if (first.reading.per !== per && !(first.isOfAds && second.isOfAds) && BANNED.test(between)) return false;
  // 'From 8 requests we write 6 offers': a way, whatever its figures look like.
  const isWay = ANEW.test(text.slice(Math.max(0, first.reading.span.start - 16), first.reading.span.start));
  if (isWay && likelyCounted(second) >= LEAST_WAY) return isOpen(second);
  // Of advertising a deed between two plain numbers joins them.
  const areOfAds = first.isOfAds && second.isOfAds && isPlain(first) && isPlain(second);
  const isDeed = areOfAds && WENT_ON.test(between);
  const isCounted =
    first.reading.quantity.kind === 'count' && stepsIn(first.reading.quantity.unit).length > 0;
  if ((isDeed && (isCounted || isContinued)) || (isContinued && areOfAds && LONE_DEED.test(between)))
    return isOpen(second) && second.role !== 'cost';
  const least = isDeed || isContinued || likelyCounted(first) >= 0.6 ? LEAST_NEXT : LEAST_COUNTED;
  if (likelyCounted(first) < LEAST_NEXT || likelyCounted(second) < least) return false;
  if (likelyCounted(first) < LEAST_COUNTED && !isContinued) return false;
  return isOpen(second) && second.role !== 'cost';
}

/** Counts that are one way to buying, told one after the other: '600 ทัก ปิดได้ 7', 'of 50 enquiries 12 booked'. */
export function countRates(answer: string, figures: readonly Figure[]): Rate[] {
  const text = plain(answer);
  const sums = new Set(figures.filter((figure) => isPaid(text, figure, figures)));
  // Of advertising who asked and who went on are counted, whatever else is likely.
  const ofAds = figures.filter(({ isOfAds }) => isOfAds);
  const rates = [...forOne(text, ofAds), ...oneOfThai(text, ofAds)];
  const counts = figures.filter(
    (figure) =>
      counted(figure) !== undefined &&
      !sums.has(figure) &&
      (likelyCounted(figure) >= LEAST_NEXT || (figure.isOfAds && isPlain(figure))),
  );
  const steps = counts.filter((figure, index) => !isPartOf(text, counts[index - 1], figure));
  let isContinued = false;
  for (const [index, first] of steps.entries()) {
    const second = steps[index + 1];
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
    if (b.value >= a.value || areOfMonths(text, figures, first, second)) continue;
    if (isOfNextSum(text, first, second, sums, figures)) continue;
    const isTold =
      first.isOfAds &&
      second.isOfAds &&
      counts.filter(({ isOfAds }) => isOfAds).length === 2 &&
      isToldWay(text, first, second);
    if (!isTold && !follows(text, first, second, wasContinued)) continue;
    isContinued = true;
    const [whole, part] = [first.reading, second.reading];
    // '150 lead มาปรึกษา 33': what is counted has done nothing more yet.
    const isNamed = whole.quantity.kind === 'count' && /[a-z]/u.test(whole.quantity.unit);
    const between = betweenOf(text, whole, part, isNamed);
    // Who leaves has come no further: '60 booked, 8 cancelled'.
    if (
      isLoss(between.slice(-LONGEST_LOSS)) ||
      isLoss(behindOf(text, part.figure.end)) ||
      didNot(between, behindOf(text, part.figure.end))
    ) {
      isContinued = false;
      rates.push(...lostOf(first, second, wasContinued ? rates.at(-1)?.to : undefined));
      continue;
    }
    const tail =
      text
        .slice(part.figure.end, Math.min(second.sentence.end, part.figure.end + 24))
        .split(/[,;]| and /u)[0] ?? '';
    const unit = part.quantity.kind === 'count' ? part.quantity.unit : '';
    // 'มีสี่คนมาทดลองเรียน': behind its classifier stands what they did.
    const did =
      /[ก-๛]/u.test(unit) && /^[ก-๛]/u.test(text.slice(part.span.end)) ? stepsIn(tail)[0]?.name : undefined;
    const asked =
      ASKED_FOR.exec(`${unit}${/^ask/iu.test(unit) ? text.slice(part.span.end) : tail}`)?.groups?.['what'] ??
      BECAME.exec(`${unit}${text.slice(part.span.end)}`)?.groups?.['what'];
    // 'Leads 35, sales 4': each stands before its own number.
    const [labelled, label] = [labelOf(text, first), labelOf(text, second)];
    const isLabelled = labelled !== undefined && label !== undefined;
    const reached = /(?<![a-z])(?:got (?:hold of|through to)|picked up|answered|contacted)\s*$/u.test(
      between,
    );
    const to =
      (isLabelled ? label : undefined) ??
      asked ??
      (reached ? 'reached' : undefined) ??
      stepsIn(unit)[0]?.name ??
      did ??
      goesTo(between, tail);
    const seen = stepOf(to);
    const before = rates.at(-1);
    // '52 requests' have a name of their own: what the sentence before tells of is none of it.
    const begins = nounOf(whole) === '' ? 0 : first.sentence.start;
    const lead = text.slice(Math.max(begins, whole.span.start - 24), whole.span.start);
    const own = whole.quantity.kind === 'count' ? stepsIn(whole.quantity.unit)[0]?.name : undefined;
    const source = [
      wasContinued ? before?.to : undefined,
      isLabelled ? labelled : undefined,
      own,
      // Behind a sum that stands between the two the second is told of: '210 leads, 63,000 baht, called 126'.
      sourceOf(lead, text.slice(whole.span.end, nextAfter(whole, figures) ?? part.span.start)),
      nounOf(whole),
      'lead',
    ].filter((name) => name !== undefined && name !== '');
    // Of two counts told in so many words none leads to itself: 'ทัก 100 booking 18'.
    const from = (isTold ? source.find((name) => name !== to) : source[0]) ?? 'lead';
    // 'ทักมา 160 ทัก 8 ซื้อ 1': another way of the same begins.
    // And '9 สาย, 5 สายปิดได้ 2': of another number of the same.
    if (
      seen !== undefined &&
      (from === to || (stepOf(from) === seen && (ANOTHER.test(between) || namesAnew(between, from))))
    ) {
      isContinued = false;
      continue;
    }
    if (seen === 'like' || seen === 'impression' || isSeen(stepOf(from))) continue;
    // So many messages and so many calls beside them are no way.
    if (
      likelyCounted(second) - second.likely('got') < 0.3 &&
      isNoFurther(from, to) &&
      second.role === 'got' &&
      !REACHED.test(`${between}${tail}`)
    )
      continue;
    // 'Of 100 that start 58 are still there' tells who stays.
    // Thai tells it before its number: what stands behind is told of the next one.
    const told = THAI.test(between)
      ? { before: between, behind: '' }
      : { before: '', behind: ` ${unit} ${tail}` };
    // Who had a sample or a trial comes back to buy for the first time.
    const isKept = roleOf(told) === 'repeat' && !TRIED.has(stepOf(from) ?? '');
    rates.push({
      kind: isKept ? 'repeat' : 'conversion',
      from,
      to,
      percent: Math.round((b.value / a.value) * 10_000) / 100,
      at: { start: whole.span.start, end: part.span.end },
    });
  }
  return rates;
}

/** '44 enrols but 9 didn't show': so many are lost of those counted last. */
function lostOf(first: Figure, second: Figure, last: string | undefined): Rate[] {
  const [whole, part] = [first.reading, second.reading];
  if (whole.quantity.kind !== 'count' || part.quantity.kind !== 'count') return [];
  const from = last ?? stepsIn(whole.quantity.unit)[0]?.name;
  if (from === undefined) return [];
  const percent = Math.round((part.quantity.value / whole.quantity.value) * 10_000) / 100;
  return [{ kind: 'other', from, percent, at: { start: whole.span.start, end: part.span.end } }];
}

/** What Thai counts them by says nothing of what they did: '55 โรง ส่งใบเสนอ 40', 'ใบเสนอราคา 10 ใบได้ 4 งาน'. */
const COUNTED =
  /^\s?(?:(?:คน|ราย|ท่าน)(?=\s|\/|ต่อ|ละ)|(?:ใบ|เจ้า|โรง|สาย|หลัง|คัน|ครั้ง|กล่อง|ชุด|งาน|ตัว|ครอบครัว|กรุ๊ป|บริษัท|หน่วยงาน|ชิ้น|ขวด|ลูก|คู่|ช่อ|เบอร์|ร้าน|ห้อง|เครื่อง|บ้าน|แห่ง|รุ่น|เคส|เล่ม)(?=\s|ได้))(?:\s?(?:\/|ต่อ|ละ)\s?(?:เดือน|วัน|สัปดาห์|อาทิตย์|ปี)(?=\s))?/u;
/** The words between two counts, without what the first is counted by. */
function betweenOf(text: string, whole: Reading, part: Reading, isNamed: boolean): string {
  const isBehind = isNamed && THAI.test(text.slice(whole.span.end, part.span.start));
  const words = text.slice(isBehind ? whole.span.end : whole.figure.end, part.span.start);
  return words.replace(COUNTED, '');
}
/** A part of those counted before that is no step to the next. */
function isPartOf(
  text: string,
  whole: Figure | undefined,
  { reading: { figure, quantity } }: Figure,
): boolean {
  if (whole === undefined || quantity.kind !== 'count') return false;
  const between = text.slice(whole.reading.figure.end, figure.start);
  return (
    between.length <= APART &&
    valueOfCount(whole) > quantity.value &&
    isGroup(between, text.slice(figure.end))
  );
}
const valueOfCount = ({ reading: { quantity } }: Figure): number =>
  quantity.kind === 'count' ? quantity.value : 0;

/** '… 12 booked. Facebook £220 got 9 enquiries': a sentence that begins with a sum tells of other people. */
const isOfNextSum = (
  text: string,
  first: Figure,
  second: Figure,
  sums: ReadonlySet<Figure>,
  figures: readonly Figure[],
): boolean =>
  first.sentence.start !== second.sentence.start &&
  figures.some(
    (one) =>
      (one.reading.quantity.kind === 'money' || sums.has(one)) &&
      one.sentence.start === second.sentence.start &&
      one.reading.span.end <= second.reading.span.start &&
      /(?<![a-z])(?:got|brought|gave|for)(?![a-z])|ได้|[:,→]|->/u.test(
        text.slice(one.reading.span.end, second.reading.span.start),
      ),
  );

const COUNTED_BY = /^(?:สาย|คน|ราย|ท่าน)(?=[ก-๛]{3})/u;
/** A name of a step right before its count; of Thai the run of letters that touches it. */
function labelOf(text: string, { reading: { span } }: Figure): string | undefined {
  const lead = text.slice(Math.max(0, span.start - 30), span.start).replace(/[\s:=]+$/u, '');
  const run = /[ก-๛]{3,}$/u.exec(lead)?.[0];
  // In '5 สายใช้บริการ 3' they are counted by the word that touches the five.
  if (run !== undefined) return stepsIn(run.replace(COUNTED_BY, '')).at(-1)?.name;
  const last = thingsIn(lead).at(-1);
  return last && /[a-z]$/u.test(last.name) && last.end === lead.length ? last.name : undefined;
}

/** '… โทรมา 25 โทร 5 สาย …': what was counted is named anew, with another number of it. */
const namesAnew = (words: string, name: string): boolean => stepsIn(words).some((step) => step.name === name);

const TRIED: ReadonlySet<string> = new Set(['sample', 'trial']);
const THAI = /[ก-๛]/u;
/** As far as a word of loss stands from its number. */
const [LONGEST_LOSS, LONGEST_BEHIND] = [14, 30];
/** Thai parts its clauses by no mark: what stands further off is told of another figure. */
function behindOf(text: string, end: number): string {
  const near = text.slice(end, end + LONGEST_LOSS);
  return THAI.test(near) ? near : text.slice(end, end + LONGEST_BEHIND);
}
const isLoss = (words: string): boolean =>
  lossIn({ before: '', behind: words.split(/[,.;\n]|\s\d/u)[0] ?? '' }) !== undefined;
/** 'ใช้ไป 3.2หมื่น สายเข้า 80': what was paid first, whatever is counted behind it. */
const PAID =
  /(?:(?:ใช้|จ่าย|หมด|เสีย|เติม)(?:เงิน|งบ|ค่า)?(?:แอด|โฆษณา|ยิงแอด)?(?:ไป)?|ค่า(?:แอด|โฆษณา)|(?<![a-z])(?:spent|spend|paid))(?:ประมาณ|ราวๆ?|อยู่| about| around| roughly)?\s*$/u;
const LEAST_PAID = 100;
const isPaid = (text: string, figure: Figure, figures: readonly Figure[]): boolean => {
  const { quantity, span } = figure.reading;
  if (quantity.kind !== 'count' || quantity.value < LEAST_PAID) return false;
  // '400 spent, 21 kits' is a cost of a kit, and no part of anybody.
  if (isPaidBy(text, figure.reading)) return true;
  if (!PAID.test(text.slice(0, span.start))) return false;
  return !figures.some(
    (one) =>
      one.sentence.start === figure.sentence.start && one.reading.span.end <= span.start && isPlain(one),
  );
};

/** A bare number of people or of what they did. */
const isPlain = ({ reading: { quantity, per, each }, likely }: Figure): boolean =>
  likely('cost') < LEAST_COUNTED &&
  quantity.kind === 'count' &&
  quantity.high === undefined &&
  per === undefined &&
  each === undefined;

/** They got in touch, or were shown something. */
const ASKED =
  /(?<![a-z])(?:ask(?:s|ed|ing)?|rang|ring|called|callers?|[ei]nquir\p{L}*|wrote|write|messaged?|dms?|leads?|came|visit\p{L}*|samples?|trials?|clicks?|interested|chats?|forms?|replied|tried)(?![a-z])|ถาม|ทัก|โทร|ขอใบเสนอราคา|แช[ทต]|อินบ็?อกซ์|ตัวอย่าง|ทดลอง|สนใจ|ลี[ดต]|คลิก/iu;
/** They took it. */
const TOOK =
  /(?<![a-z])(?:paid|pay|bought|buys?|booked|book(?:ings?)?|signed|sign|closed?|won|ordered|orders?|came|come|joined?|applied|enrolled|became|become|trials?|took|started|hired|sold|deposits?)(?![a-z])|(?<!เ)ปิด|เซ็น|จ่าย|ซื้อ|จอง|สมัคร|นัด|โอน|สั่ง|มัดจำ|ตกลง|เป็นลูกค้า|ทำจริง|มาจริง|ได้งาน/iu;
/** Of two counts beside each other the first got in touch, and the second took it. */
function isToldWay(text: string, first: Figure, second: Figure): boolean {
  if (!isPlain(first) || !isPlain(second)) return false;
  const between = text.slice(first.reading.figure.end, second.reading.span.start);
  if (between.length > APART || /\n/u.test(between) || OF_ONE.test(between)) return false;
  if (isOfEach(second, between)) return false;
  const lead = text.slice(Math.max(0, first.reading.span.start - 24), first.reading.span.start);
  const tail = text.slice(second.reading.figure.end, second.reading.figure.end + 24).split(/[,;.]/u)[0] ?? '';
  if (BANNED.test(lead)) return false;
  const asked = /[ก-๛]\s*$/u.test(lead) ? `${lead} ${between}` : `${lead.slice(-12)} ${between}`;
  return ASKED.test(asked) && (TOOK.test(tail) || TOOK.test(between.slice(-14)));
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
