/**
 * Every quantity of a text with its unit, bound and period. The one place that knows how people write figures: nothing
 * after it looks for a number, a currency or a month in prose.
 */
import { boundAfter, boundBefore, boundOfTime } from './bounds.ts';
import { MONTH, monthOf } from './calendar.ts';
import { currencyAfter, currencyBefore, dollarsOf, partsAfter } from './currencies.ts';
import { weighs } from './weights.ts';
import { datesIn } from './dates.ts';
import { matchesOf } from './matches.ts';
import { LONGEST_TEXT, numeralsIn, type Numeral } from './numerals.ts';
import { phrasesIn } from './phrases.ts';
import { plain } from './plain.ts';
import type { Quantity, Reading, Span, TimeUnit } from './quantity.ts';
import { bareAfter, perAfter, perBefore, perOfBare, unitAfter } from './time-units.ts';

const RANGE = /\s?(?:-|~|to|ถึง|จนถึง|or|หรือ)\s?/uy;
const BETWEEN = /\s?(?:-|~|to|and|ถึง|กับ|และ)\s?/uy;
const BETWEEN_BEFORE = /(?:(?<![a-z])between|ระหว่าง)\s?[^\d\s]{0,4}\s?$/u;
/** 'From 310 to 900' is a change and no range. */
const CHANGE_BEFORE =
  /(?:(?<![a-z]|somewhere |anywhere |range |ranges |ranging )from|จาก(?:เดิม)?|เพิ่มจาก|ลดจาก)\s?[^\d\s]{0,4}\s?$/u;

const PERCENT_AFTER =
  /\s?(?:%|percent(?![a-z])|per ?cent(?![a-z])|pct(?![a-z])|percentage points?|เปอร์เซ็?น(?:ต์|$|(?=\s)))/uy;
const PERCENT_BEFORE = /(?:ร้อยละ|เปอร์เซ็นต์)\s?$/u;
const TIMES_AFTER =
  /\s?(?:x(?![a-z\d]|\s?\d|\s(?:month|week|day|year|quarter)(?![a-z]))|×(?!\s?\d)|times(?! (?:a|per|each) )(?![a-z])|-?fold(?![a-z])|เท่า(?:ตัว|(?!เดิม|กัน|กับ|นี้|นั้น|ที่|ปี|เดือน|ครั้ง|รอบ|ไหร่|ไร)))/uy;
const EACH_AFTER =
  /\s?(?:\/|per|for each|for every|for one|for an?(?![a-z])|each|ต่อ|\sa(?=\s)|\san(?=\s))\s?(?:1\s?|หนึ่ง|new |qualified )?(?<what>(?:phone|website|contact|whatsapp|line|messenger|sign|trial|new|app|site|showroom|test|quote|call|viewing|visit|tour|demo|sample|callback|brochure|booked|paying)[ -](?:calls?|visits?|forms?|chats?|messages?|leads?|up|lesson|installs?|downloads?|requests?|drives?|bookings?|customers?|clients?|members?|patients?|orders?)(?![a-z])|[\p{L}\p{M}]{2,24})(?![a-z]|\s*[£$€฿]\s?\d)/uy;
const EACH_BEFORE = /(?<what>[\p{Script=Thai}]{2,16})ละ\s?(?:ประมาณ|ราวๆ?|เกือบ|แค่|ตั้ง|เฉลี่ย|ตก)?\s?$/u;
/** Words that stand before the thing without a space: 'จากเดิมทักละ'. */
const LEADS_TO = /^.*(?:จาก|บอก|ว่า|เดิม|ขึ้น|เป็น|เหลือ|อยู่|แค่|ที่|ตก|ราคา|เฉลี่ย)/u;
const CLASSIFIER =
  /\s?(?<unit>คน-?คืน(?!เงิน|ของ|สินค้า)|คน|ราย|ท่าน|ครั้ง(?!เดียว)|นัด(?!สำรวจ|ดู|หมาย|คุย|จริง|มา|ได้|เจอ)|ออเดอร์|คำสั่งซื้อ|ลูกค้า|ดาวน์โหลด|สมาชิก|บิล|สัญญา|แพ็[กค]|ลัง|เล่ม|แผ่น|เส้น|ดอก|ใบเสนอราคา|ใบสมัคร|ลีด|ทัก|คลิก|เคส|สาขา|ร้าน|ห้อง|หลัง(?!จาก)|ยูนิต|คัน|เครื่อง(?!ดื่ม|สำอาง)|ชิ้น|กล่อง|ขวด|ถุง|ซอง|แก้ว|จาน|ชุด|คอร์ส|คลาส|ที่นั่ง|คู่(?!แข่ง)|ตัว(?!เลข|แทน|อย่าง)|ใบ(?!อนุญาต|รับรอง)|ต้น(?!ทุน|ปี|เดือน)|โต๊ะ|คืน|รอบ|ล้านวิว|วิว|ผู้ติดตาม|โพสต์|คลิป|ช่องทาง|แคมเปญ|กก\.?|กิโล(?:กรัม|เมตร)?|กรัม|ก\.(?![ก-๛])|ลิตร|มล\.?|เมตร|ตัน(?!ทุน)|ไร่|ตร\.?ม\.?|ตารางเมตร|ห่อ|กระปุก|กระสอบ|กระป๋อง|ก้อน|โหล|เต็นท์|เตียง|ครอบครัว|ทีม|ตู้|มัด(?!จำ)|ถัง|ข้อ|งวด|แห่ง|เจ้า|แบรนด์|จังหวัด|ประเทศ|สาย(?!พันธุ์|การ|ตา|ไฟ|ไหม|น้ำ|เคเบิล|เกิน|แล้ว)|ขวบ|ฟอง(?!น้ำ|ดัน|ดู|สบู่)|หวี(?!ผม)|ลูก(?!ค้า|สาว|ชาย|หลาน|จ้าง|ทีม|เล่น|บ้าน|น้อง|เพจ|คน|เต๋า|ชิ้น)|ดาว|คะแนน|อย่าง|เรื่อง|จุด|ชั้น|รุ่น(?!เล็ก|ใหญ่|กลาง|ท็อป|แรก|ใหม่|เก่า|ประหยัด|มาตรฐาน|ธรรมดา)|แบบ|เมนู|คำ|หน้า|ตัวอย่าง|เที่ยว(?!บิน|ชม)|น้อง(?=\s|$|[,/.)])|บริษัท(?!ใน|ที่)|โรงงาน|กราฟต์|เม็ด|แคปซูล|นาย(?=\s|$)|มื้อ|ช่อ(?=\s|$))/uy;
const NOUN = /[\s-](?<unit>[a-z][a-z'-]*(?:\s[a-z][a-z'-]*){0,2})/uy;
/** '700 day tickets' are tickets. */
const KIND_OF_THING =
  /\s(?:day|week|month|year) (?:tickets|passes|visitors|guests|rentals|hires|trips)(?![a-z])/uy;
const STOP =
  /^(?:i'?d|we'?d|id|instead|of|in|per|to|and|for|at|a|an|the|or|by|from|between|with|on|each|every|is|are|was|were|we|our|they|then|than|as|if|when|after|before|within|until|over|under|that|which|this|today|now|last|next|more|less|out|went|go|it|i|but|so|not|can|will|would|should|do|does|have|has|had|only|all|total|net|nett|via|vs|about|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|thirds?|quarters?|please|pls|plz|wanted|needed|most|once|while|until|till|must|because|since|so|across|pm|cny)$/u;
const BEFORE_MONTH = /^(?:end|mid|early|late|start|beginning|around)$/u;
/** Behind the name of a thing: how often, and no part of its name. */
const HOW_OFTEN = /^(?:daily|weekly|monthly|quarterly|yearly|annually)$/u;

/** All readings of a text, in order; none overlaps another. */
export function readQuantities(whole: string): readonly Reading[] {
  const known = lately.get(whole);
  if (known) return known;
  const readings = quantitiesIn(whole);
  if (lately.size >= MOST_KEPT) lately.clear();
  lately.set(whole, readings);
  return readings;
}

/** One text is read by many: what it gave lately is kept. */
const lately = new Map<string, readonly Reading[]>();
/** A proposal has a thousand texts: written, drawn and checked, each is read three times. */
const MOST_KEPT = 4000;

function quantitiesIn(whole: string): Reading[] {
  const source = whole.slice(0, LONGEST_TEXT);
  const text = plain(source);
  const dates = datesIn(source);
  const found: Reading[] = dates.map(({ start, end, from, to, certainty }) => ({
    quantity: { kind: 'date', from, ...(to === undefined ? {} : { to }) },
    span: { start, end },
    figure: { start, end },
    bound: '',
    certainty,
    inWords: false,
    slack: 0,
  }));
  found.push(...proportions(text).filter(({ span }) => !found.some((other) => overlaps(span, other.span))));
  found.push(...phrasesIn(text).filter(({ span }) => !found.some((other) => overlaps(span, other.span))));
  const numerals = numeralsIn(source).filter(
    (numeral) => !found.some(({ span }) => overlaps(numeral, span)) && !isListMark(text, numeral),
  );
  for (let index = 0; index < numerals.length; index++) {
    const first = numerals[index];
    if (first === undefined) break;
    // Hundredths that belong to the sum before.
    if (found.some(({ span }) => span.start < first.start && first.start < span.end)) continue;
    const ratio = ratioAt(text, first, numerals[index + 1]);
    if (ratio) {
      found.push(ratio);
      index += 1;
      continue;
    }
    const second = upperEnd(text, first, numerals[index + 1]);
    const reading = readingOf(source, text, first, second);
    if (reading) found.push(reading);
    if (second) index += 1;
  }
  return found.toSorted((a, b) => a.span.start - b.span.start);
}

/** '(1) test rides; (2) bikes sold': a number of the list, and no figure. */
const isListMark = (text: string, { start, end }: Span): boolean =>
  end - start === 1 &&
  /^\)\s+\S/u.test(text.slice(end, end + 4)) &&
  /(?:^|[.;:,\n]\s*)\(?$/u.test(text.slice(Math.max(0, start - 4), start));

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const matchAt = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** The next numeral, where the two are the ends of a range. */
function upperEnd(text: string, first: Numeral, next: Numeral | undefined): Numeral | undefined {
  if (next === undefined || first.high !== undefined || next.high !== undefined) return undefined;
  const from = startOf(text, first);
  const before = text.slice(Math.max(0, from - 16), from);
  const isBetween = BETWEEN_BEFORE.test(before);
  const link = isBetween ? BETWEEN : RANGE;
  // '5,000 baht - 8,000 baht', '20%-30%': the unit may stand behind both.
  const unit =
    currencyAfter(text, first.end)?.at ??
    first.end + (matchAt(PERCENT_AFTER, text, first.end)?.[0].length ?? 0);
  for (const at of new Set([first.end, unit])) {
    const match = matchAt(link, text, at);
    if (!match || (CHANGE_BEFORE.test(before) && !isBetween)) continue;
    const end = at + match[0].length;
    if (end !== next.start && end !== startOf(text, next)) continue;
    const word = /^\s?or\s?$|หรือ/u.test(match[0]);
    // '£48 or $62' is one sum in two currencies.
    const [own, other] = [currencyBefore(text, first.start), currencyBefore(text, next.start)];
    if (own !== undefined && other !== undefined && own.code !== other.code) continue;
    const [low, high] = [first.value * sharedScale(first, next), next.value];
    if (high > low && !(word && high > low * 3)) return next;
  }
  return undefined;
}

/** '2-3 แสน': the magnitude of the upper end is that of both. */
const sharedScale = (first: Numeral, second: Numeral | undefined): number =>
  second !== undefined && first.scale === 1 && second.scale > 1 && first.value < 1000 && !first.inWords
    ? second.scale
    : 1;

/** Where the numeral with a currency before it begins. */
const startOf = (text: string, { start }: Numeral): number => currencyBefore(text, start)?.at ?? start;

const RATIO_LINK =
  /\s?(?:in|out of|outta|of every|of each(?=\s\d)|of|ใน|จาก)\s?(?:every\s|the\s|our\s|those\s|these\s|ทุก\s?)?/uy;
/** 'One call in three turns into a hire', 'one quote on six is signed': the thing stands between. */
/** As long ago nothing is told of, in any unit. */
const LONGEST_AGO = 99;
const WHEN_BEHIND = new RegExp(
  `\\s(?:(?:วัน|อาทิตย์|สัปดาห์|เดือน|ปี)(?:ก่อน|ที่แล้ว|หน้า|นี้|ที่ผ่านมา|แรก|ถัดไป)|เดือน\\s?${MONTH})`,
  'uy',
);
const ONE_OF_THEM = /\s(?:[a-z]+(?:-[a-z]+)*\s){1,2}(?:in|out of|on|of)\s(?:every\s)?/uy;
const ONE_GOES_ON =
  /\s(?:is|turns?|becomes?|ends?|books?|buys?|signs?|goes|comes|converts?|closes?|pays?|leads?|results?|orders?|gets?|says?|fills?|asks?|rings?|calls?|writes?|joins?|enrols?|enrolls?|visits?|hires?|rents?|applies|registers?|subscribes?|replies|answers?|wants?|takes?|requests?|downloads?|donates?|shows?|accepts?|agrees?|upgrades?|leaves|renews?|brings?|makes?|sells?)(?![a-z])|\s(?:we|i|that|who|they)\s[a-z' ]{2,30}?(?<![a-z])(?:says?|buys?|books?|signs?|orders?|takes?|comes?|becomes?|joins?|pays?|replies)(?![a-z])|(?=\s*(?:$|[.,;]))/uy;
const OF_WHAT = /\s?(?:%|เดือน|วัน|ปี|สัปดาห์|months?|weeks?|days?|years?|hours?|minutes?|บาท|baht)/uy;
/** 'Two viewings in five book': of a few what they do is said right behind; 'two classes in five' alone counts something else. */
const MOST_OF_THEM = 10;
const areFew = (text: string, first: Numeral, next: Numeral): boolean =>
  first.value === 1 || (next.value <= MOST_OF_THEM && /^\s[a-z]/u.test(text.slice(next.end)));
/** 'One in six', '7 out of 600', '1 ใน 10': small of large, and no time. */
function ratioAt(text: string, first: Numeral, next: Numeral | undefined): Reading | undefined {
  if (
    next === undefined ||
    first.scale !== 1 ||
    !Number.isInteger(first.value) ||
    !Number.isInteger(next.value)
  )
    return undefined;
  const match =
    matchAt(RATIO_LINK, text, first.end) ??
    (first.value < MOST_OF_THEM && areFew(text, first, next) && matchAt(ONE_GOES_ON, text, next.end)
      ? matchAt(ONE_OF_THEM, text, first.end)
      : null);
  if (!match || first.end + match[0].length !== next.start || first.value >= next.value || first.value <= 0)
    return undefined;
  if (matchAt(OF_WHAT, text, next.end) || matchAt(PERCENT_AFTER, text, first.end)) return undefined;
  // '5 of 20 THB' and 'of' between anything but small counts is no share.
  if (/^\s?of\s$/u.test(match[0]) && currencyAfter(text, next.end)) return undefined;
  if (/จาก/u.test(match[0]) && next.value <= first.value) return undefined;
  return {
    quantity: { kind: 'percent', value: (first.value / next.value) * 100, ratio: [first.value, next.value] },
    span: { start: first.start, end: next.end },
    figure: { start: first.start, end: next.end },
    bound: boundBefore(text, first.start),
    certainty: 0.9,
    inWords: first.inWords,
    slack: 0,
  };
}

/** 'Over ten weeks' and 'above three months' say how long, 'from £849' what the least is. */
const LASTING = /(?:(?<![a-z])(?:over|above))\s*$/u;
const LEAST_PRICE = /(?:^|[^a-z])from\s*$/u;

/** 'A month' behind the figure or 'เดือนละ' before it. */
/** '35k month', '2,000 week': nothing lasts so long, and so much is for each. */
const LONGEST_LASTING = 500;
function isSumForTime(text: string, end: number, value: number): boolean {
  const time = value >= LONGEST_LASTING ? bareAfter(text, end) : undefined;
  return time?.unit === 'month' || time?.unit === 'week';
}

function periodOf(
  text: string,
  quantity: Quantity,
  start: number,
  end: number,
): { unit: TimeUnit; span: Span } | undefined {
  const isSum = quantity.kind === 'money' || ('value' in quantity && isSumForTime(text, end, quantity.value));
  const after = perAfter(text, end) ?? (isSum ? bareAfter(text, end) : undefined);
  if (after) return { unit: after.unit, span: { start: end, end: after.end } };
  const before = perBefore(text, start);
  return before && { unit: before.unit, span: { start: before.start, end: start } };
}

const isLeastPrice = (text: string, preceding: string, high: number | undefined, end: number): boolean =>
  high === undefined && LEAST_PRICE.test(preceding) && !isChange(text, end);

/** 'From £4 to £6': the figure is where a change begins. */
const isChange = (text: string, end: number): boolean =>
  /^\s?(?:to|->|→|down|up)(?![a-z])/u.test(text.slice(end));

function readingOf(
  source: string,
  text: string,
  first: Numeral,
  second: Numeral | undefined,
): Reading | undefined {
  const last = second ?? first;
  const value = round(first.value * sharedScale(first, second));
  const high = second?.value ?? first.high;
  const figure = { value, ...(high === undefined ? {} : { high }) };
  let [start, end] = [first.start, last.end];
  const sign = currencyBefore(text, first.start);
  // '165 rs. 84% of them': a share is no money, and what stands before it belongs to the sum before.
  const before = sign && matchAt(PERCENT_AFTER, text, end) ? undefined : sign;
  if (before) start = before.at;
  let bound = boundBefore(text, start);
  if (bound === '' && (first.about === true || last.about === true)) bound = 'about';
  // 'แสนกว่าบาท', '500+ THB': the bound stands between the number and its unit.
  const between = boundAfter(text, end);
  if (between) {
    if (bound === '') bound = between.bound;
    end = between.end;
  }
  const unit = unitOf(source, text, { start, end }, figure, before?.code, last);
  if (unit === undefined) return undefined;
  const { quantity } = unit;
  [start, end] = [unit.start, unit.end];
  const isTime = quantity.kind === 'duration';
  const timed = isTime || quantity.kind === 'multiple' ? undefined : periodOf(text, quantity, start, end);
  const behind = Math.max(end, timed?.span.end ?? 0);
  const each = eachOf(text, quantity, start, behind, timed !== undefined);
  const period = timed ?? (each && !isTime ? timeBehindEach(text, quantity, each.end) : undefined);
  const preceding = text.slice(Math.max(0, start - 24), start);
  if (bound === '')
    bound =
      boundBefore(text, start) ||
      (boundAfter(text, end) ?? boundAfter(text, Math.max(behind, each?.end ?? 0)))?.bound ||
      '';
  if (isTime) bound = LASTING.test(preceding) ? '' : bound || boundOfTime(text, start);
  if (bound === '' && quantity.kind === 'money' && isLeastPrice(text, preceding, quantity.high, end))
    bound = 'at least';
  return {
    quantity,
    span: { start, end },
    figure: isNamed(quantity) ? { start: first.start, end: last.end } : { start, end },
    bound,
    ...(period === undefined ? {} : { per: period.unit, perSpan: period.span }),
    ...(each === undefined ? {} : { each: each.what }),
    certainty: Math.min(first.certainty, last.certainty),
    inWords: first.inWords,
    slack: last.slack,
  };
}

/** 'เค้ก 2 ปอนด์' is a weight: it stands beside what is sold, or in a bracket. */
const HEAVIEST = 12;
const isWeight = (text: string, { start, end }: Span, to: number, value: number): boolean =>
  value <= HEAVIEST &&
  text.slice(end, to).trim() === 'ปอนด์' &&
  (text[start - 1] === '(' || /เค้ก|ขนม|เนย|ก้อน|ขนาด|น้ำหนัก|บาท/u.test(text));

/** What follows the number is a word, no part of the figure. */
const isNamed = ({ kind }: Quantity): boolean =>
  kind === 'count' || kind === 'duration' || kind === 'multiple';

interface Unit extends Span {
  quantity: Quantity;
}
type FigureOf = { value: number; high?: number };

function unitOf(
  source: string,
  text: string,
  { start, end }: Span,
  figure: FigureOf,
  sign: string | undefined,
  last: Numeral,
): Unit | undefined {
  const percent = matchAt(PERCENT_AFTER, text, end);
  if (percent) return { quantity: { kind: 'percent', ...figure }, start, end: end + percent[0].length };
  const ofHundred = PERCENT_BEFORE.exec(text.slice(Math.max(0, start - 16), start));
  if (ofHundred) return { quantity: { kind: 'percent', ...figure }, start: start - ofHundred[0].length, end };
  const named = currencyAfter(text, end);
  const money = named && isWeight(text, { start, end }, named.at, figure.value) ? undefined : named;
  if (sign !== undefined) {
    // '$1.2m' and 'THB 5 m': beside a currency the letter is a million.
    const letter = last.scale === 1 ? matchAt(/\s?m(?![a-z\d²])/uy, text, end) : null;
    // '$450 m' is so much a month: nobody has hundreds of millions apart from their letter.
    const million = letter && figure.value >= 100 && /^\s/u.test(letter[0]) ? null : letter;
    const scaled = million
      ? { value: figure.value * 1e6, ...(figure.high === undefined ? {} : { high: figure.high * 1e6 }) }
      : figure;
    const until = end + (million?.[0].length ?? 0);
    const dollars = dollarsOf(text, start, until);
    const behind = dollars?.at ?? (money?.code === sign && money.factor === 1 ? money.at : until);
    return { quantity: { kind: 'money', ...scaled, currency: dollars?.code ?? sign }, start, end: behind };
  }
  if (money && weighs(text, start, end, figure.high ?? figure.value))
    return { quantity: { kind: 'count', ...figure, unit: 'ปอนด์' }, start, end: money.at };
  if (money) {
    const scaled = {
      value: round(figure.value * money.factor),
      ...(figure.high === undefined ? {} : { high: round(figure.high * money.factor) }),
    };
    const parts = money.factor === 1 ? partsAfter(text, money.at, money.code) : undefined;
    if (parts && scaled.high === undefined)
      return {
        quantity: { kind: 'money', value: round(scaled.value + parts.value), currency: money.code },
        start,
        end: parts.at,
      };
    return { quantity: { kind: 'money', ...scaled, currency: money.code }, start, end: money.at };
  }
  const dozen = matchAt(/\s?โหล/uy, text, end);
  if (dozen) {
    const scaled = {
      value: figure.value * 12,
      ...(figure.high === undefined ? {} : { high: figure.high * 12 }),
    };
    return { quantity: { kind: 'count', ...scaled, unit: '' }, start, end: end + dozen[0].length };
  }
  const time = unitAfter(text, end);
  // 'แอด 9,000 เดือนก่อน': a sum, and when it was spent; '3 เดือนก่อน' is a time ago.
  const isWhen = figure.value > LONGEST_AGO && matchAt(WHEN_BEHIND, text, end) !== null;
  if (time && isSumForTime(text, end, figure.value))
    return { quantity: { kind: 'count', ...figure, unit: '' }, start, end };
  if (time && !isWhen && !matchAt(KIND_OF_THING, text, end)) {
    const half = matchAt(/ครึ่ง|\s(?:and|&)\sa\shalf(?![a-z])/uy, text, time.end);
    return {
      quantity: {
        kind: 'duration',
        value: figure.value * time.times + (half ? 0.5 : 0),
        ...(figure.high === undefined ? {} : { high: figure.high * time.times }),
        unit: time.unit,
      },
      start,
      end: time.end + (half?.[0].length ?? 0),
    };
  }
  const times = matchAt(TIMES_AFTER, text, end);
  if (times) return { quantity: { kind: 'multiple', ...figure }, start, end: end + times[0].length };
  if (/(?:^|[^a-z])grand$/u.test(text.slice(0, last.end)))
    return { quantity: { kind: 'money', ...figure, currency: '' }, start, end };
  if (/(?:triệu|tỷ)$/u.test(text.slice(0, last.end)))
    return { quantity: { kind: 'money', ...figure, currency: 'VND' }, start, end };
  return counted(source, text, { start, end }, figure, last);
}

/** 'ครั้งละ 800 คอร์ส10ครั้ง 7,200': what is apart from this figure and touches the next one is said of that. */
const STEP_AHEAD = /(?:^|[\s,])(?:ทัก|ลีด|โทร|สาย|ถาม|คลิก|คนทัก|คนถาม)\s?$/u;
function isOfNext(text: string, { start, end }: Span, classifier: string): boolean {
  const next = text.slice(end + classifier.length, end + classifier.length + 2);
  // 'ทักละ 75 ทัก 10': what one costs, and then how many of them.
  const isEach =
    text.slice(0, start).trimEnd().endsWith(`${classifier.trim()}ละ`) ||
    // 'ทัก 30 นัด 9 มา 6': each deed stands before its number.
    (STEP_AHEAD.test(text.slice(0, start)) && classifier.trim() === 'นัด');
  // 'ทักละ 85 คนที่จองก็ไม่มา': behind the sum the next clause begins.
  const isClause =
    /[ก-๛]ละ\s?$/u.test(text.slice(0, start)) &&
    /^\s(?:คน|ลูกค้า|ราย|บิล|ออเดอร์)$/u.test(classifier) &&
    /^(?:ที่|ก็|ส่วนใหญ่|ถาม|ทัก|จอง|มา|ซื้อ)/u.test(text.slice(end + classifier.length));
  // 'เดี่ยว 4,200 คู่คนละ 2,900': what each of the next pays.
  const isOfNextEach =
    /^\s/u.test(classifier) && /^(?!ตก|เฉลี่ย)[ก-๛]{1,8}ละ\s?\d/u.test(text.slice(end + classifier.length));
  // 'ได้งาน 15 สายละ 140': what one of the next costs.
  if (isClause || isOfNextEach || (/^\s/u.test(classifier) && next.startsWith('ละ'))) return true;
  return /^\s/u.test(classifier) && (isEach ? /^\s?\d/u : /^\d/u).test(next);
}

function counted(
  source: string,
  text: string,
  { start, end }: Span,
  figure: FigureOf,
  last: Numeral,
): Unit | undefined {
  // 'The 2pm class' names an hour.
  if (figure.value <= 12 && /^(?:am|pm)(?![a-z])/u.test(text.slice(end))) return undefined;
  // 'One' and 'หนึ่ง' are articles more often than figures.
  if (last.inWords && figure.value === 1 && figure.high === undefined) return undefined;
  const classifier = matchAt(CLASSIFIER, text, end);
  if (classifier && !isOfNext(text, { start, end }, classifier[0])) {
    const unit = classifier.groups?.['unit'] ?? '';
    return { quantity: { kind: 'count', ...figure, unit }, start, end: end + classifier[0].length };
  }
  const noun = perOfBare(text, end) ? null : matchAt(NOUN, text, end);
  const words = (noun?.groups?.['unit'] ?? '').split(' ');
  const isStop = (word: string | undefined): boolean => word === undefined || STOP.test(word);
  const stop = words.findIndex(
    (word, at) =>
      STOP.test(word) ||
      // 'March', 'Mar-May'.
      word.split('-').every((part) => monthOf(part) > 0) ||
      // '800 end Feb': when, and not what.
      (BEFORE_MONTH.test(word) && monthOf(words[at + 1] ?? '') > 0) ||
      (at === 0 && word === 'x') ||
      (at > 0 && HOW_OFTEN.test(word) && isStop(words[at + 1])),
  );
  const unit = (stop === -1 ? words : words.slice(0, stop)).join(' ');
  const from = end + 1;
  return {
    quantity: { kind: 'count', ...figure, unit: unit === '' ? '' : source.slice(from, from + unit.length) },
    start,
    end: unit === '' ? end : from + unit.length,
  };
}

function eachOf(
  text: string,
  quantity: Quantity,
  start: number,
  end: number,
  hasPeriod: boolean,
): { what: string; end: number } | undefined {
  if (quantity.kind !== 'money' && quantity.kind !== 'count') return undefined;
  const after = matchAt(EACH_AFTER, text, end);
  const what = after?.groups?.['what'];
  // 'A$38 each but only 12% pay': what goes on behind it is none of its words.
  if (after && what !== undefined && !STOP.test(what)) return { what, end: end + after[0].length };
  if (quantity.kind !== 'money' || hasPeriod) return undefined;
  const before = EACH_BEFORE.exec(text.slice(Math.max(0, start - 24), start))?.groups?.['what'];
  return before === undefined ? undefined : { what: before.replace(LEADS_TO, ''), end };
}

/** '$9 per staff member per month': the time stands behind what the sum is for. */
function timeBehindEach(
  text: string,
  { kind }: Quantity,
  end: number,
): { unit: TimeUnit; span: Span } | undefined {
  if (kind !== 'money') return undefined;
  const noun = matchAt(/\s(?:member|person|seat|account|head|unit)(?![a-z])/uy, text, end);
  const from = end + (noun?.[0].length ?? 0);
  const found = perAfter(text, from);
  return found && { unit: found.unit, span: { start: from, end: found.end } };
}

/** '9:16', '1.91:1', '70:30' and '86:7'; what may be a time of day is one, but for the shapes of pictures. */
const ASPECT = /(?<![\d.,:])(\d+(?:\.\d+)?):(\d{1,2})(?![\d:])/gu;
const SHAPES = new Set([
  '9:16',
  '16:9',
  '4:5',
  '5:4',
  '1:1',
  '2:3',
  '3:2',
  '3:4',
  '4:3',
  '21:9',
  '2:1',
  '1:2',
  '1.91:1',
]);
const proportions = (text: string): Reading[] =>
  matchesOf(text, ASPECT)
    .filter(([shape, first, second = '']) => SHAPES.has(shape) || second.length < 2 || Number(first) > 24)
    .map(({ 0: shape, 1: first, 2: second, index }) => ({
      quantity: { kind: 'proportion', first: Number(first), second: Number(second) },
      span: { start: index, end: index + shape.length },
      figure: { start: index, end: index + shape.length },
      bound: '',
      certainty: 0.9,
      inWords: false,
      slack: 0,
    }));

const round = (value: number): number => Math.round(value * 1e6) / 1e6;
