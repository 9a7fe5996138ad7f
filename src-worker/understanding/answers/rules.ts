/** Every rule that a client states in any answer: what not to say, show, use or offer, and what must be said. Kept whole. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Rule } from '../../../src/shared/domain/rules.ts';
import type { FreeText } from './free-texts.ts';
import { kindOf, termsOf } from './rule-terms.ts';
import { sentencesIn } from './sentences.ts';

/** An order to leave something: it begins a sentence, or follows a comma, a colon or 'and'. */
const FORBIDS =
  /(?:^|[,:;(\n"“–-]\s*|(?<![a-z])(?:and|so|but|also|please|pls|,)\s)(?:(?:and|so|but|also|please|pls)\s)*(?:never(?: ever)?|(?:do not|don't|dont)(?! (?:worry|know|have|need|mind|think|get|care|understand|go filling))|avoid|refrain from|must not|please no|keep)(?![a-z])|(?<![a-z])(?:we|you|they|it|ads?|pages?|posts?) (?:must not|may not|should not|cannot (?:say|use|show|promise|claim)|can't (?:say|use|show|promise|claim))(?![a-z])|(?<![a-z])(?:it is |is |are )?(?:forbidden|prohibited|not allowed|not permitted)(?![a-z])|(?<![a-z])must (?:never|not)(?![a-z])|(?<![a-z])under no circumstances(?![a-z])|(?<![a-z])(?:would|i'd|we'd|they'd) rather (?:you |we |they )?(?:didn't|not)(?![a-z])|(?<![a-z])(?:doesn't|does not|don't|do not) want (?:\p{L}+ ){1,3}(?:used|shown|named|mentioned|printed|online)(?![a-z])|(?<![a-z])(?:we|i) (?:do not|don't|can't|cannot) (?:write|say|print|use|show|promise|name|want|claim)(?![a-z])|ห้าม(?!เกิน)|อย่า(?!ง|(?:ให้)?เกิน)|ไม่ต้อง(?!การ|เสีย|จ่าย|ผ่า|รอ|วิ่ง|ส่ง|ใช้)|ไม่ใช้(?:คำ|ภาพ|รูป)|ไม่(?:เปิดหน้า|ลงรูป|ลงภาพ|โชว์|แตะ|พูดถึง|เอ่ย|อยากให้|เอา(?!ต์|ไว้|ชนะ))|(?<![ก-๛])งด|ไม่ควร|ต้องไม่/gu;
/** 'No jokes': at the head of a sentence, in an answer that gives instructions. */
const NO_HEAD =
  /^(?:and |also |please |pls |absolutely |strictly |definitely |- ?)*(?:no|not?|nothing about) (?!more|less|one|problem|idea|doubt|longer|body|card|later)(?=[\p{L}"'“])/u;
const NO_FORBIDDEN =
  /^(?:no\.?\s?\d|not? (?:sure|really|yet|bad|many|much|only|so|very|enough|applicable|a )|no (?:website|budget|time|staff|experience)(?![a-z]))/u;
/** What must be there. */
const MUST =
  /^only (?:use|show|post|run|say|print)(?![a-z])|(?<![a-z])(?:must(?! (?:never|not|find|get|be found|grow|sell|have new|agree))|has to be|have to be|always|(?:needs?|required) (?:approval|permission|to be (?:shown|mentioned|said|approved))|ask (?:us |me |first |him |her |them )?(?:before|first)|only (?:if|with|after|when)|say so|(?:should|to) be (?:mentioned|shown|stated)|with(?:out)? (?:our|the owner's|written) (?:ok|approval|permission|consent))(?![a-z])|ทุก[ก-๛]{1,44}\s?ต้อง|ต้อง[ก-๛]{0,24}ทุก|ต้อง(?:มีคำ|ลงเลข|ลงชื่อ|ระบุ|ติด(?:ป้าย|คำเตือน)|แจ้ง|ขออนุญาต|ได้รับอนุญาต|ใส่(?:เลข|คำ))|ใส่(?:ไป)?ด้วย|อยากให้(?:พูด|สื่อ|เขียน|บอก|ใช้)|เท่านั้น|ขออนุญาตก่อน|ถามก่อน(?:ใช้|ลง|โพสต์)|ต้องขอ[ก-๛]{1,20}ก่อน/gu;
/** 'Must' that tells of the business and asks nothing of a page. */
const NO_ORDER =
  /(?<![a-z])(?:we must|i must|must have (?:been|new)|must find|you can|we always|i always|always (?:full|busy|open|been|has|have)|only (?:if|when) (?:they|people|it)|customers? must drive|who always)(?![a-z])|เลยต้อง|จำเป็นต้อง|ต้องถามก่อนส่ง/u;
/** What is not offered, told of the business itself. */
const NOT_OFFERED =
  /(?<![a-z])(?:we|i) (?:do not|don't|dont|never) (?:do|sell|offer|make|take|rent|serve|wash|ship|deliver|repair|remove|print for|have (?:a )?lessons?|accept)(?![a-z])|(?:^|[.;,(]\s)(?:(?:and )?not? (?:sell(?:ing)?|repairs?|grooming|vet|cats?|dogs?|manga|bubble tea|oil change|delivery|online|domestic|retail|rental|sales?|tenants?|walk-?ins?|refunds?|summer|daycare|camp)(?![a-z]))|ไม่(?:ได้)?(?:ขาย(?:ปลีก|ให้|ส่ง)?|รับ|ส่ง(?=\s|นะ|ค่ะ|ครับ|$)|ข้ามไป|ทำ(?=\s)|จัดส่ง|มีบริการ)|รอบนี้ไม่(?:ดัน|เน้น|โปรโมท)|รับ[ก-๛]{0,10}ไม่เกิน/gu;
/** What is said instead belongs to the rule before it. */
const INSTEAD = /^(?:say|use|write|call (?:it|them|us)|just say|instead)(?![a-z])|^(?:ใช้|ให้ใช้|เรียก)/u;

/** Answers that tell of the client's wishes, where 'no …' at the head of a sentence is an order. */
const WISHES = /currentChallenges|additionalNotes|additionalDemographics|keyMessage|marketContext/u;
/** Answers about the business, where a sentence without an order tells a fact. */
const OF_BUSINESS = /productService|strengths|afterSalesService|heroProduct|startingPrice/u;

interface Found extends Span {
  kind?: Rule['kind'];
}

/** Where rules begin in one sentence. */
function markersIn(text: string, path: string): Found[] {
  const found: Found[] = [];
  const add = (start: number, end: number, kind?: Rule['kind']): void => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    found.push({ start, end, ...(kind === undefined ? {} : { kind }) });
  };
  for (const match of text.matchAll(FORBIDS)) {
    const lead = /^[\s,:;("“–-]+/u.exec(match[0])?.[0].length ?? 0;
    if (
      match[0].endsWith('keep') &&
      !/^[^.;]{0,40}(?:out|away|off)(?![a-z])/u.test(text.slice(match.index + match[0].length))
    )
      continue;
    add(match.index + lead, match.index + match[0].length);
  }
  const head = NO_HEAD.exec(text);
  if (head && WISHES.test(path) && !NO_FORBIDDEN.test(text)) add(0, head[0].length);
  for (const match of text.matchAll(NOT_OFFERED)) {
    const lead = /^[\s.;,(]+/u.exec(match[0])?.[0].length ?? 0;
    add(match.index + lead, match.index + match[0].length, 'not offered');
  }
  if (!NO_ORDER.test(text) && !path.endsWith('startingPrice'))
    for (const match of text.matchAll(MUST)) {
      if (/always/u.test(match[0]) && !/^(?:\p{L}+[:,]\s)?always\s/u.test(text)) continue;
      add(match.index, match.index + match[0].length, 'must');
    }
  return found.toSorted((a, b) => a.start - b.start);
}

const THAI = /[ก-๛]/u;

/** The part of a sentence that tells one rule: all of it, or from one order of several to the next. */
function partsOf(text: string, markers: readonly Found[]): { from: number; to: number; marker: Found }[] {
  const [first] = markers;
  if (first === undefined) return [];
  // English tells several in one breath ('no jokes, no skunks') and they are one; Thai begins each with its own word.
  const split = markers.filter(({ start }, i) => i === 0 || THAI.test(text[start] ?? ''));
  const must = markers.find(({ start, kind }) => kind === 'must' && !THAI.test(text[start] ?? ''));
  if (must) return [{ from: 0, to: text.length, marker: must }];
  return split.map((marker, i) => {
    const next = split[i + 1];
    const isThai = THAI.test(text[marker.start] ?? '');
    const before = text.slice(0, marker.start);
    const space = before.search(/\s\S*$/u);
    const begin =
      marker.kind === 'must' || marker.kind === 'not offered'
        ? Math.max(0, i === 0 ? (isThai ? lastGap(before) : 0) : space + 1)
        : marker.start;
    // 'This one must not go in the deck' is said of what stands before it.
    const isThis = /(?:อันนี้|ตัวนี้|เรื่องนี้|this|that)\s*$/u.test(before);
    const from = i === 0 && isThis ? 0 : i === 0 && !isThai && before.trim().length < 14 ? 0 : begin;
    const to = next === undefined ? text.length : nextStart(text, next, marker.end);
    return { from, to, marker };
  });
}
/** Where the Thai phrase before a word begins. */
const lastGap = (before: string): number => {
  const gap = Math.max(before.lastIndexOf('  '), before.lastIndexOf(' / '));
  const space = gap >= 0 ? gap : before.trimEnd().search(/\s\S*$/u);
  return space < 0 ? 0 : space + 1;
};
function nextStart(text: string, next: Found, from: number): number {
  if (next.kind === undefined) return next.start;
  const space = text.slice(from, next.start).search(/\s\S*$/u);
  return space < 0 ? next.start : from + space;
}

/** Every rule of one answer. */
function rulesOf({ path, text: answer }: FreeText): Rule[] {
  const text = plain(answer);
  const rules: Rule[] = [];
  for (const sentence of sentencesIn(answer)) {
    const own = text.slice(sentence.start, sentence.end);
    const last = rules.at(-1);
    if (last && INSTEAD.test(own) && last.kind === 'words' && sentence.start - last.span.end < 4) {
      rules[rules.length - 1] = {
        ...last,
        quote: answer.slice(last.span.start, sentence.end),
        span: { start: last.span.start, end: sentence.end },
      };
      continue;
    }
    for (const { from, to, marker } of partsOf(own, markersIn(own, path))) {
      const start = sentence.start + from;
      const quote = answer.slice(start, sentence.start + to).replace(/[\s,;:(–-]+$/u, '');
      // '… ไม่เอา' is said of what stands before it.
      const before = rules.at(-1);
      if (quote.length < 8 && before !== undefined && before.span.end >= sentence.start) {
        const span = { start: before.span.start, end: start + quote.length };
        rules[rules.length - 1] = { ...before, quote: answer.slice(span.start, span.end), span };
        continue;
      }
      if (marker.kind === undefined && OF_BUSINESS.test(path) && /^(?:never|no)(?![a-z])/iu.test(quote))
        continue;
      const kind = marker.kind ?? kindOf(quote);
      const words = kind === 'must' ? [] : termsOf(quote, kind);
      rules.push({ kind, quote, terms: words, path, span: { start, end: start + quote.length } });
    }
  }
  return rules;
}

/** Places that the client names to leave them out. */
function placeRules({ path, text: answer }: FreeText): Rule[] {
  if (!path.endsWith('geographicLocation')) return [];
  const rules: Rule[] = [];
  for (const { span, scope } of negationsIn(answer)) {
    const said = answer.slice(scope.start, scope.end);
    // 'We find no parking place' names none: a place has a capital, or is Thai.
    if (scope.end <= scope.start || !/^(?:the |in |to |across |outside )*(?:\p{Lu}|the |[ก-๛])/u.test(said))
      continue;
    // 'ฝั่งท่าแขกไม่ข้ามไป': the place stands before the word.
    const phrase = answer.slice(0, span.start).search(/[^\s,;]+$/u);
    const isThai = THAI.test(answer[span.start] ?? '') && phrase >= 0;
    const [start, end] = [isThai ? phrase : Math.min(span.start, scope.start), Math.max(span.end, scope.end)];
    const name = isThai ? answer.slice(phrase, span.start).replace(/^(?:ฝั่ง|แถว|ย่าน|จังหวัด|อำเภอ)/u, '') : said;
    const last = rules.at(-1);
    // 'Nothing across the bay and NOT Melbourne' is one.
    if (last && start < last.span.end)
      rules[rules.length - 1] = {
        ...last,
        quote: answer.slice(last.span.start, end),
        terms: [name.trim()],
        span: { start: last.span.start, end },
      };
    else
      rules.push({
        kind: 'place',
        quote: answer.slice(start, end),
        terms: [name.trim()],
        path,
        span: { start, end },
      });
  }
  for (const match of answer.matchAll(
    /(?:not more than|no more than|within|only within|max(?:imum)?)\s\d+\s?(?:km|kilomet\p{L}+|miles?)[^.;,]*/giu,
  ))
    rules.push({
      kind: 'must',
      quote: match[0].trim(),
      terms: [],
      path,
      span: { start: match.index, end: match.index + match[0].trim().length },
    });
  return rules;
}

/** Every rule of all answers, in order; one that is told twice counts once. */
export function rulesIn(texts: readonly FreeText[]): Rule[] {
  const rules = texts
    // A slogan orders its reader about ('Don't throw them away yet').
    .filter(({ rival, path }) => rival === undefined && !path.endsWith('keyMessage'))
    .flatMap((text) => (text.path.endsWith('geographicLocation') ? placeRules(text) : rulesOf(text)));
  return rules.filter(
    ({ quote }, i) => rules.findIndex((other) => plain(other.quote) === plain(quote)) === i,
  );
}
