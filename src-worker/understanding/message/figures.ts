/** Sums of money of the client's own: the media budget and the lowest price. */
import { readDoubts, readQuantities } from './readings.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { isOfRival } from './others.ts';
import type { Segment } from './segment.ts';

type Points = readonly (readonly [reason: string, points: number])[];

export const BUDGET_CUE =
  /\b(?:budget|(?:ad|media) spend|(?:on|for|into|in) (?:the |our |your )?(?:ads?|adverts?|advertising|media|google|facebook|instagram|tiktok|meta)(?: themselves)?|ads?(?= ?:)|advertising|working media|media(?=,| is| spend| money| only)|can (?:lose|spend|put|invest)|put me down)\b|งบ(?!ดุล|การเงิน)|ค่าแอด|ค่าโฆษณา|ค่าสื่อ|ยิง(?:วัน|เดือน|แอด)|วงเงินงบ/iu;
const BUDGET_HEAD = /^\s*(?:ads?|media|งบ\S{0,10})\s*[:=,]/iu;
/** Money that is no budget: somebody else's, spent, owed, earned, or for something else. */
const OTHER_MONEY =
  /\b(?:salary|rent|loan|deposit|fee|fees|paid|bought|cost (?:me|us)|costs?(?: per| rose)|revenue|turnover|average|liability|quota|seed|arr|last year|actual|bursary|charged?|penalt\w+|late delivery|insurance|mortgage|owe|retail|vat|each|per (?:order|click|lead|head|person|boat)|a click|film|photograph\w*|set-?up|management|reporting|agency|other (?:river )?client|benchmark|earn|worth|stolen|lost|price|prices|from|starts?|begins?|cheapest|profit|margin|income)\b|ปีที่แล้ว|ปีก่อน|เงินกู้|กู้|ผ่อน|ค่าเช่า|มัดจำ|รายได้|ยอดขาย|ขายได้|เงินเดือน|ค่าบริการ|ค่าจ้าง|ค่าถ่าย|ค่ากาแฟ|ราคากลาง|หลักประกัน|ค่าปรับ|ค่าเอกสาร|ผลงาน|โดน|โอนไป|ซื้อ|จ่ายไปแล้ว|เคยจ้าง|ลงไป|ปิด seed|กำไร|เบิก|คอร์ส|ราคา|เริ่มต้น|เคยยิง|สั่งเยอะ|ต่อสัญญา|ใช้ไป|ขวด|โหล/iu;
const SETTLED =
  /\b(?:approved|agreed|ok for|put me down|we said|final(?:ly)?|confirmed|say|is fine)\b|อนุมัติ|เคาะ|ตกลง(?!ว่าจะ)|ได้มั้ย|ได้ไหม/iu;
const PUSH_CUE = /\b(?:push|lead with|best ?sell\w*|most popular|flagship)\b|อยากดัน|ขายดี|แพงสุด/iu;

/** Where a figure stands with its currency, its period and the thing that it is for. */
function figureSpan(text: string, { span, perSpan, each }: Reading): { start: number; end: number } {
  const start = Math.min(span.start, perSpan?.start ?? span.start);
  // 'Day 250 / month 2,400': the time belongs to the figure after it.
  const isNext =
    perSpan !== undefined && perSpan.end > span.end && /^\s?[\d๐-๙]/u.test(text.slice(perSpan.end));
  let end = isNext ? span.end : Math.max(span.end, perSpan?.end ?? span.end);
  const more = /^(?:\/[\p{L}\p{M}]{1,12}){1,2}/u.exec(text.slice(end));
  if (more !== null) end += more[0].length;
  else if (
    each !== undefined &&
    /^\s?(?:per|ต่อ|a)\s?/u.test(text.slice(end)) &&
    text.slice(end, end + each.length + 8).includes(each)
  )
    end = text.indexOf(each, end) + each.length;
  return { start, end };
}

/** A sum, or a bare number that may be one. */
function sumsOf(text: string): Reading[] {
  return joinedWords(readQuantities(text)).filter(({ quantity, per }) => {
    if (quantity.kind === 'money') return quantity.value > 0;
    if (quantity.kind !== 'count') return false;
    const isYear =
      quantity.value >= 1900 && quantity.value <= 2600 && per === undefined && !text.includes(',');
    return (
      !isYear &&
      (quantity.unit === '' || /^(?:(?:on|for|all|media|budget|k)\b|x{0,2}[sml]$)/iu.test(quantity.unit)) &&
      (quantity.value >= 100 || per !== undefined)
    );
  });
}

/** 'Three fifty' is said for 350: two numbers in words, the first of one digit. */
function joinedWords(readings: readonly Reading[]): Reading[] {
  const found: Reading[] = [];
  for (const one of readings) {
    const last = found.at(-1);
    const isPair =
      last !== undefined &&
      last.inWords &&
      one.inWords &&
      last.quantity.kind === 'count' &&
      one.quantity.kind === 'count' &&
      one.span.start === last.span.end + 1 &&
      last.quantity.value < 10 &&
      one.quantity.value >= 10 &&
      one.quantity.value < 100;
    if (!isPair || last?.quantity.kind !== 'count' || one.quantity.kind !== 'count') found.push(one);
    else
      found[found.length - 1] = {
        ...one,
        quantity: { ...one.quantity, value: last.quantity.value * 100 + one.quantity.value },
        span: { start: last.span.start, end: one.span.end },
        figure: { start: last.span.start, end: one.figure.end },
      };
  }
  return found;
}

const doubtPoints = (words: string): Points => {
  const kinds = new Set(
    readDoubts(words.replace(/ไม่เกิน|not (?:more|over)|no more than/giu, '')).map(({ kind }) => kind),
  );
  kinds.delete('negated');
  return [...kinds].map((kind) => [`doubted: ${kind}`, -0.4] as const);
};

/** 'Not £5k' and '3 grand, haha no': a figure that is taken back at once. */
const isDenied = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /(?:\bnot|\bno|\bnever|ไม่(?:ใช่|เอา)?)\s*$/iu.test(text.slice(Math.max(0, start - 10), start)) ||
  /^\W*(?:haha |lol )?(?:no+\b|nope)/iu.test(text.slice(end, end + 14));

export function readBudgets({ told }: Told, offer: Offer): void {
  for (const [index, segment] of told.entries()) {
    const { text } = segment;
    // An answer on the wrong line says itself what it is.
    if (isOfRival(segment) || (segment.topics.includes('ignored') && !BUDGET_CUE.test(text))) continue;
    if (!/[\d๐-๙]|พัน|หมื่น|แสน|ล้าน|ร้อย|hundred|thousand|fifty|grand/iu.test(text)) continue;
    const isAsked = segment.topics.includes('budget');
    const seen = new Set<number>();
    for (const [at, reading] of sumsOf(text).entries()) {
      // The sum again, in words and in brackets.
      if (seen.has(valueOf(reading))) continue;
      seen.add(valueOf(reading));
      const span = figureSpan(text, reading);
      const words = around(text, span);
      const isOnly = at === 0 && text.length < 200 && sumsOf(text).length === 1;
      const near = isOnly ? text : text.slice(Math.max(0, span.start - 70), span.end + 40);
      const points: (readonly [string, number])[] = [];
      if (isAsked)
        points.push(
          segment.by === 'label'
            ? ['label', segment.isTurn === true ? 0.6 : 0.75]
            : segment.by === 'question'
              ? ['answers the question', segment.topics.length === 1 ? 0.6 : 0.4]
              : ['under the heading', told[index - 1]?.label === segment.label ? 0.4 : 0.55],
        );
      if (BUDGET_CUE.test(near) || BUDGET_HEAD.test(`${segment.label}: ${text}`))
        points.push(['said of the budget', 0.5]);
      if (reading.per !== undefined) points.push(['for a time', 0.15]);
      if (reading.quantity.kind === 'money' && reading.quantity.currency !== '') points.push(['money', 0.05]);
      if (SETTLED.test(text)) points.push(['settled', 0.25]);
      if (OTHER_MONEY.test(without(around(text, span), segment, isAsked)))
        points.push(['other money', -0.55]);
      if (at > 0 && isAsked && segment.by === 'label') points.push(['not the first sum', -0.3]);
      points.push(...doubtPoints(words));
      if (isDenied(text, span)) points.push(['taken back', -0.5]);
      const before = told[index - 1];
      if (
        before !== undefined &&
        before.block === segment.block &&
        /^\W*(?:(?:the )?(?:ad |media )?budget|media|ads?|งบ)(?:[^\p{L}]|$)/iu.test(before.text) &&
        !isAsked
      )
        points.push(['after the budget', 0.4]);
      offer(
        'campaignObjectives.marketingMediaBudget',
        budgetWords(segment, text, span, isAsked),
        segment,
        points,
      );
    }
  }
}

/** What is said of a figure: the words since the figure before it, and in Latin letters those right after it. */
function around(text: string, { start, end }: { start: number; end: number }): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;!?]\s|[\d๐-๙][\d๐-๙,.]*/u)
      .at(-1) ?? '';
  const after = /^[^\p{Script=Thai}\d,;.)]{0,28}/u.exec(text.slice(end))?.[0] ?? '';
  return `${before} ${text.slice(start, end)} ${after}`;
}

const without = (clause: string, segment: Segment, isAsked: boolean): string =>
  isAsked && segment.by === 'label'
    ? clause.replace(/\b(?:from|agency|fees?|vat|each|say)\b|ค่าบริการ/giu, '')
    : clause.replace(/from (?=\p{Lu})/gu, '');

/** The sum with the time that follows it. A short answer under a label is quoted whole. */
function budgetWords(
  segment: Segment,
  text: string,
  span: { start: number; end: number },
  isAsked: boolean,
): string {
  if (isAsked && segment.by === 'label' && text.length <= 60 && !/\bsorry\b|oh wrong/iu.test(text))
    return spoken(text);
  let { end } = span;
  for (const { quantity, span: next } of readQuantities(text)) {
    if (next.start < end || (quantity.kind !== 'duration' && quantity.kind !== 'date')) continue;
    if (
      !/^(?:\s|,|for|from|x|×|\(|to|until|till|end|of|between|now|and|-|–|ถึง|สำหรับ|ใช้|เป็นเวลา|the|those|one|same|whole|\d)*$/iu.test(
        text.slice(end, next.start),
      )
    )
      break;
    ({ end } = next);
    if (text[end] === ')') end += 1;
  }
  const open = text.slice(span.start, end);
  return spoken(open.includes('(') && !open.includes(')') ? `${open})` : open);
}

const PRICE_CUE =
  /\b(?:from|start(?:s|ing)?(?: price)?(?: at| from)?|begins? at|cheapest[^.]{0,40}|entry|prices?)\s*[:=]?\s*$|(?:เริ่ม(?:ต้น)?(?:ที่)?|ราคา(?:เริ่มต้น)?|ค่าโดยสาร(?:เริ่มต้น)?|เช่าเริ่ม|ไซซ์ \S{1,3})\s*(?:[\p{Script=Thai}]{1,8}ละ)?\s*$/iu;
const NO_PRICE =
  /\b(?:budget|month.*ads|salary|deposit|rent|loan|paid|cost (?:me|us)|ads?|adverts?|media|average|up to|spend|click|lead|other (?:lot|client)|copy|cost per|fee)\b|มัดจำ|งบ|ผ่อน|กู้|ค่าแอด|ค่าโฆษณา|โอน|ซื้อมา|ก๊อป|เดือนละ|วันละ|ยอด|รายได้|CPL|เคยจ้าง|เคยยิง|วงเงิน/iu;

export function readPrices({ told }: Told, offer: Offer): void {
  const path = 'clientInfo.startingPrice';
  rowPrices(told, offer, path);
  for (const segment of told) {
    const { text } = segment;
    if (
      segment.row !== undefined ||
      isOfRival(segment) ||
      segment.topics.includes('ignored') ||
      (segment.topics.includes('budget') && segment.by === 'label')
    )
      continue;
    const isAsked = segment.topics.includes('price');
    if (isAsked && segment.by === 'label') {
      offer(path, spoken(text.replace(/\s*\([^()]{1,80}\)\s*$/u, '')), segment, [
        ['label', 0.9],
        ...(sumsOf(text).length === 0 && !/\d/u.test(text) ? [['no figure', -0.5] as const] : []),
        ...doubtPoints(text),
      ]);
      continue;
    }
    const sums = sumsOf(text);
    const lowest = sums.toSorted((a, b) => valueOf(a) - valueOf(b))[0];
    for (const reading of sums) {
      const span = figureSpan(text, reading);
      const before = text.slice(Math.max(0, span.start - 60), span.start);
      const isCued =
        PRICE_CUE.test(before) || (reading.bound === 'at least' && reading.quantity.kind === 'money');
      const points: (readonly [string, number])[] = [];
      const isChange = /^\s?(?:to|→|->|เป็น|ถึง)\s?[฿$€£]?[\d๐-๙]/u.test(text.slice(span.end));
      const isBare = reading.quantity.kind === 'count' && /\bfrom\s*$/iu.test(before);
      if (isCued && !isChange) points.push(['says where prices start', isBare && !isAsked ? 0.35 : 0.6]);
      if (isAsked)
        points.push(
          segment.by === 'question'
            ? ['answers the question', segment.topics.length <= 2 ? 0.55 : 0.35]
            : ['under the heading', 0.5],
        );
      if (reading === lowest && isList(text, sums) && !BUDGET_CUE.test(text))
        points.push(['the lowest of several prices', 0.5]);
      if (reading === lowest && sums.length > 1 && points.length > 0) points.push(['the lowest', 0.1]);
      if (reading !== lowest && points.length > 0) points.push(['a higher price', -0.2]);
      if (reading.quantity.kind === 'money' && reading.quantity.currency !== '') points.push(['money', 0.05]);
      if (NO_PRICE.test(around(text, span))) points.push(['other money', -0.6]);
      if (/\b(?:add-?on|extra|nobody|never)\b|แถม/iu.test(text.slice(span.end, span.end + 40)))
        points.push(['beside what is sold', -0.3]);
      if (PUSH_CUE.test(around(text, span)) && !isCued) points.push(['of what is to be pushed', -0.2]);
      if (points.length > 0)
        offer(
          path,
          spoken(
            text.slice(
              span.start,
              /[a-z]$/iu.test(unitOf(reading)) && reading.quantity.kind === 'count'
                ? reading.figure.end
                : span.end,
            ),
          ),
          segment,
          points,
        );
    }
  }
}

const unitOf = ({ quantity }: Reading): string => (quantity.kind === 'count' ? quantity.unit : '');

/** '… 250 / … 2,400 / … 19,900': prices one after another, with little between them. */
const isList = (text: string, sums: readonly Reading[]): boolean =>
  sums.length >= 3 &&
  sums.every(({ span }, index) => span.start - (sums[index - 1]?.span.end ?? span.start) <= 24) &&
  !/[.!?]\s/u.test(text.slice(sums[0]?.span.start ?? 0, sums.at(-1)?.span.end));

const valueOf = ({ quantity }: Reading): number => ('value' in quantity ? quantity.value : 0);

/** A list of products with prices: the lowest of what is sold first, not of refills. */
function rowPrices(told: readonly Segment[], offer: Offer, path: string): void {
  const rows = told.filter(({ row }) => row?.cells.has('price') === true && !row.cells.has('good'));
  const pushed = rows.find(({ text }) => isStart(text));
  const lowest = rows.toSorted((a, b) => rowValue(a) - rowValue(b))[0];
  const chosen = pushed ?? lowest;
  for (const segment of rows)
    offer(path, segment.row?.cells.get('price') ?? '', segment, [
      ['a price of the list', 0.3],
      ...(segment === chosen
        ? [[segment === pushed ? 'where people start' : 'the lowest', 0.4] as const]
        : []),
    ]);
}
export const isStart = (text: string): boolean =>
  /where people start|starter|push this|best ?sell|เริ่มต้น|ขายดี|ดันตัวนี้/iu.test(text);
const rowValue = ({ row }: Segment): number => {
  const [reading] = sumsOf(row?.cells.get('price') ?? '');
  return reading === undefined ? Number.POSITIVE_INFINITY : valueOf(reading);
};
