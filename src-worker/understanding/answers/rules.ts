/** Every rule that a client states in any answer: what not to say, show, use or offer, and what must be said. Kept whole. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Rule } from '../../../src/shared/domain/rules.ts';
import { sparesBuyers } from '../denials.ts';
import { untoldBehind } from './discretion.ts';
import type { FreeText } from './free-texts.ts';
import { labelsOf } from './labels.ts';
import { quotationsIn } from './quotations.ts';
import { mandatoryIn, type Mandatory } from './mandatory.ts';
import { slotOf } from './mandatory-slots.ts';
import { fieldOf } from './roles.ts';
import { readRoomTimes } from './room-times.ts';
import { hasSubject } from './rule-orders.ts';
import { sayingsIn } from './rule-sayings.ts';
import { ruleSpans } from './rule-spans.ts';
import { withEnd } from './rule-ends.ts';
import { binds, withHead } from './rule-heads.ts';
import { kindOf, termsOf } from './rule-terms.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

/** What is said instead belongs to the rule before it. */
const INSTEAD = /^(?:say|use|write|call (?:it|them|us)|just say|instead)(?![a-z])|^(?:ใช้|ให้ใช้|เรียก)/u;
const THAI = /[ก-๛]/u;

/** Thai begins each of several rules with its own word; English tells several in one breath ('no jokes, no skunks'). */
const NEXT =
  /(?<=\p{Ll}[.!])\s+(?=(?:[Ww]e|[Tt]hey|[Oo]ur|I|Only)\s)|(?<!(?:ว่า|เช่น|[:,]))\s+(?=(?:และ|แล้วก็)?(?:ห้าม|อย่า|งด|ไม่(?!ว่า|งั้น|เช่น|ใช่|ได้|ไหว|ทัน|ถึง|เกิน|รับผิดชอบ)))|\s+(?=(?:รูป|ภาพ|คลิป|โฆษณา|โพสต์|แอด|ป้าย|ทุกชิ้น|ทุกโพสต์)[ก-๛]{0,10}ต้อง|[ก-๛]{2,20}ต้อง(?:ดู|เห็น|อ่าน|ตรวจ|อนุมัติ|เซ็น)|(?:คน|ลูกค้า|โยม|เขา|บางคน)[ก-๛]{0,12}(?:ถาม|บอก|พูด|บ่น)(?!ต่อ))|,?\s+(?:and|or) (?=(?:we )?(?:never|do not|don['’]?t) )|(?<!\b(?:please|pls|plz|kindly)),\s+(?=(?:we )?(?:never|do not|don['’]?t|(?:cannot|can['’]t|must not) (?:say|show|use|mention|claim|promise|write)) )/giu;
function partsOf(answer: string, { start, end }: Span): Span[] {
  const cuts = [...answer.slice(start, end).matchAll(NEXT)];
  const begins = [start, ...cuts.map((cut) => start + cut.index + cut[0].length)];
  const ends = [...cuts.map(({ index }) => start + index), end];
  return begins.map((begin, index) => ({ start: begin, end: ends[index] ?? end }));
}

/** What somebody does not do, and who: 'engineers do not fill in forms' tells of engineers, and orders nothing. */
const DENIED =
  /(?<![\p{L}\p{N}])(?<who>\p{L}[\p{L}'’-]*)\s+(?:(?:do|does|did)(?: not|n['’]t)|can(?:not|['’]t)|won['’]t)(?!\p{L})/giu;
const OURS =
  /^(?:please|pls|kindly|and|or|but|so|then|also|just|always|we|i|you|must|should|to|ads?|adverts?|posts?|photos?|pictures?|images?|videos?|texts?|headlines?|otherwise)$/iu;

/** What is told of others in an answer: who, the denial, its end. */
const ofOthers = (answer: string): { start: number; denial: number; end: number }[] =>
  [...answer.matchAll(DENIED)]
    .filter(({ groups }) => !OURS.test(groups?.['who'] ?? ''))
    .map(({ index, 0: said, groups }) => ({
      start: index,
      denial: index + (groups?.['who'] ?? '').length + 1,
      end: index + said.length,
    }));

/** What buyers think, fear or do orders nothing: 'Members think you need to be in debt', 'คนคิดว่าต้องทุบบ้าน'. */
const THINKS =
  /^(?:(?:about|over|more than|nearly)\s)?(?:half|most|many|some|a lot|lots|plenty|\d+\s?%|\w+ (?:in|of|out of) \w+)(?:\sof\s(?:them|the\s\w+|our\s\w+))?\s(?:say|tell|ask|think|reckon|believe|want|expect|answer)s?\s|^(?!ห้าม|อย่า|งด|ไม่)(?:(?:most|many|some|the|our)\s)*(?!we\b|i\b|please\b|pls\b|you\b|always\b|never\b|only\b|must\b|no\b|not\b|nothing\b|avoid\b|do\b|don['’]?t\b)[\p{L}'’-]+(?:\s[\p{L}'’-]+)?\s(?:(?:still|often|all|always|only)\s)*(?:thinks?|thought|believes?|assumes?|fears?|worry|worries|expects?|finds?|remembers?|forgets?|calls?|comes?|rings?|asks?)\s(?!us\sbefore|first)|^(?:they|people|customers?|clients?|buyers?|patients?|parents?|owners?|farmers?|donors?)\s(?:(?:still|often|all|always)\s)?(?:says?|doubts?)\s|^(?!ห้าม|อย่า|งด|ไม่)[ก-๛]{0,16}(?:คิดว่า|นึกว่า|เข้าใจ(?:ผิด)?ว่า|มองว่า|(?<!น่า)กลัว)/iu;
const PRAISES = /productService|heroProduct|strengths|afterSalesService|startingPrice/u;
/** Of what is praised only what is denied, or said to be all, is a rule. */
const BINDS =
  /(?<![a-z])(?:no|not|never|non|none|only|without|don['’]?t|cannot|can['’]t|won['’]t|stop(?:ped)?|must|always|except)(?![a-z])|ไม่|ห้าม|อย่า|งด(?![\u0E30-\u0E3A\u0E47-\u0E4E]|งาม)|เท่านั้น|ต้อง|เลิก|ยกเว้น/iu;
/** 'Never did paid', 'we have never tried TikTok': a story of what was, and no order. */
const NEVER_DID =
  /^(?:we |i |they )?(?:have |had |has |'ve )?never (?:did|done|had|tried|ran|run|used|been|advertised|paid|spent|got|worked|bought|made|posted|boosted|measured|counted|asked|heard|saw|seen|thought|needed|managed|really)(?![a-z])/iu;
/** What buyers say, in quotation marks or behind 'ถามว่า', orders nothing. */
const SAYS =
  /^(?!please|pls|never|always|only|don['’]?t|do not|we |i |.{0,24}(?:not|n['’]?t|never|must|should|always)\s(?:say|ask|tell))[\p{L}\d%]+(?:\s[\p{L}\d%]+){0,3}\s(?:say|says|ask|asks|tell|tells)(?: us)?(?: that)?\s["'“‘]|^[ก-๛\s]{0,24}(?:ถามว่า|บอกว่า|พูดว่า(?=.*ไหม))/iu;
const ORDERS_SPEECH = /^(?:ห้าม|อย่า|งด|ไม่(?:ให้|ต้อง|ควร)?|ต้อง|ให้)(?:ไป|มา|เพิ่ง|พึ่ง|เผลอ)?(?:บอก|พูด|ถาม)/u;
/** What stops buyers or is asked, by its label, orders nothing: 'What stops them: “people will watch me”'. */
function isLabelled(answer: string, { start, end }: Span): boolean {
  const sentence = sentenceAt(sentencesIn(answer), start);
  if (sentence === undefined) return false;
  return labelsOf(answer.slice(sentence.start, sentence.end)).some(
    (label) =>
      label.kind !== 'starts' &&
      sentence.start + label.start <= start &&
      end <= sentence.start + label.end + 1,
  );
}

/**
 * How things are, and what buyers may do, which orders nothing: 'skip any day', 'no, will send', 'people show up with kids', 'the mid-term is always dead', '11 weeks not 13',
 * 'only 11 in the shed', 'only Fiona can do a bid', 'her aunts must nod', 'เสาร์อาทิตย์เต็มไม่ต้องแอด'.
 */
const TELLS =
  /^(?:you can )?(?:skip|cancel|pause|swap|return) (?:any|at any|your|whenever|anytime|free)\b|^\d[\d.,]*\s?\p{L}*,?\s+not\s+\d|^only \d[\d.,]* (?!per\b|each\b|as\b)|^only \p{Lu}\p{L}+ (?:can|does|is|has|knows)\b|^(?:her|his|their) \p{L}+ (?:must|has to|have to)\b|^ไม่ต้อง(?:แอด|ยิง|โฆษณา|โปรโมท|ดัน|หา(?:เพิ่ม|เด็ก|คน|ลูกค้า))|^ไม่มี(?:คิว|แรง|เวลา)|^no (?:card |phone |mobile )?(?:signal|reception)\b|\bnot in our (?:hands|control|power)\b|^no,\s|^(?:people|customers|clients|everybody|everyone)\s(?!must|should|may|cannot|can['’]t|with\b|who\b)|^(?:the |our )?[\p{L}'’ -]{2,40}\s(?:is|are) always (?:dead|quiet|busy|full|empty|late|slow|the same|packed)/iu;
/** Under this question people tell what buyers think and say: what is denied there orders nothing. */
const OF_BUYERS = /additionalDemographics|targetDemographics/u;
/** What somebody feels who is not named is felt by them: 'dont want a man in the room'. */
const FEELS = String.raw`(?!\s(?:(?:want|like)\s(?:an?|the|to|it|their|any(?:one|body)|strangers?|people|others?|her|his|him)|know|trust|believe|feel|think|reali[sz]e|understand|dare|remember|fancy)\b)`;
const ORDERS_US = new RegExp(
  String.raw`\b(?:please|pls|do not${FEELS}|don['’]?t${FEELS}|never(?! (?:\p{L}+ed|been|seen|had|done|gone|bought|heard)\b)|must|only|ask|keep|avoid|we|no (?:photos?|pictures?|faces|ads?|names))\b|^no \p{L}+[.!]?$|ห้าม|อย่า|ต้อง|เท่านั้น|ไม่(?:รับ|ทำ|ขาย|เอา)`,
  'iu',
);
function isSaidByBuyers(answer: string, { start, end }: Span, path: string): boolean {
  const quotation = quotationsIn(answer).find((one) => one.start <= start && start < one.end);
  // 'Don't say “cheap”' begins before it.
  if (quotation !== undefined && OF_BUYERS.test(path)) return true;
  return path.endsWith('additionalDemographics') && !ORDERS_US.test(answer.slice(start, end));
}

/** A goal orders what is reached and not what is shown: 'renewal 93% and must not slip'. */
const OF_GOALS = /specificObjectives|marketingMediaBudget/u;
const OF_ADS =
  /(?<![a-z])(?:say|show|write|post|mention|name|use|advertise|target|ads?|adverts?|photos?|pictures?|logos?|words?)(?![a-z])|พูด|บอก|เขียน|ใช้|โชว์|ลง|ยิง|แอด|โฆษณา|รูป|ภาพ|คำ/iu;
/** What the trouble is not, where the answer begins: 'not medics', 'not the product'. */
const NO_TROUBLE =
  /^not (?!to\b|for\b|in\b|on\b|during\b|allowed\b|more\b|say\b|use\b|show\b|writ|promis|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|["'“‘])[^.,;]{2,24}\.?$/iu;

function tellsNoRule(answer: string, { start, end }: Span, path: string): boolean {
  const words = answer.slice(start, end);
  return (
    (OF_GOALS.test(path) && !OF_ADS.test(words)) ||
    (start === 0 && path.endsWith('currentChallenges') && NO_TROUBLE.test(words)) ||
    isLabelled(answer, { start, end }) ||
    isSaidByBuyers(answer, { start, end }, path) ||
    TELLS.test(words) ||
    NEVER_DID.test(words) ||
    THINKS.test(words) ||
    (SAYS.test(words) && !ORDERS_SPEECH.test(words)) ||
    (PRAISES.test(path) && (sparesBuyers(words) || !BINDS.test(words)))
  );
}

/** What somebody says orders nothing by the words that he uses: "half say 'we must ask the missus'". */
const withoutQuoted = (words: string): string => words.replaceAll(/["“«][^"”»]*["”»]/gu, ' ');

/** Who sells it, as somebody else tells of them: 'They don't do adults'. */
const CLIENT = /^(?:they|he|she)\s/iu;
const OF_OFFER = /productService|heroProduct/u;

/** What is forbidden right behind a time at which nothing is left is forbidden of that time: 'ศุกร์-เสาร์เต็ม ห้ามขายสัมมนา'. */
function ofItsTime(answer: string, rule: Rule, all: readonly Rule[]): Rule {
  const { start, end } = rule.span;
  const sentence = sentenceAt(sentencesIn(answer), start);
  if (rule.kind === 'must' || sentence === undefined) return rule;
  const time = readRoomTimes(answer.slice(sentence.start, sentence.end)).find(({ kind, span }) => {
    const [from, to] = [sentence.start + span.start, sentence.start + span.end];
    return kind === 'full' && from < start && start <= to + 2 && !/[;.\n]/u.test(answer.slice(to, start));
  });
  if (time === undefined) return rule;
  const begin = sentence.start + time.span.start;
  // Only the rule right behind it.
  if (all.some(({ span }) => span.start >= begin && span.start < start)) return rule;
  return { ...rule, quote: answer.slice(begin, end), terms: [], span: { start: begin, end } };
}

/** What a draft leaves room for, where the rule names it. */
function slotted(quote: string): Pick<Rule, 'slot'> {
  const slot = slotOf(quote);
  return slot === '' ? {} : { slot };
}

/** A span without what is told behind it; none where it stands within. */
function apartFrom(answer: string, one: Span, told: readonly Span[]): Span[] {
  const over = told.find(({ start, end }) => start < one.end && one.start < end);
  if (over === undefined) return [one];
  const before = answer.slice(one.start, over.start).trimEnd();
  return over.start <= one.start || before === ''
    ? []
    : [{ start: one.start, end: one.start + before.length }];
}

/** The language that comes before all others on a piece: 'Te reo first.' */
const FIRST =
  /(?<=^|[.;:\n]\s*)(?:Te reo|M[aā]ori|Welsh|Cymraeg|Irish|Gaeilge|Gaelic|French|Fran[cç]ais|German|Arabic|Thai|Malay|Spanish|Catalan|Basque|Chinese|Japanese|Hindi|Swahili|English)(?: \p{L}+)? first(?: (?:on|in) (?:everything|every \p{L}+|all (?:the |our )?\p{L}+)|,? (?:\p{Lu}\p{L}+) (?:below|under(?:neath)?|second|after))?(?=\s*(?:[.;,\n]|$))/gu;
const firstIn = (answer: string): Mandatory[] =>
  [...answer.matchAll(FIRST)].map(({ index, 0: said }) => ({
    span: { start: index, end: index + said.length },
    line: '',
  }));

/** Every rule of one answer. */
function rulesOf({ path, text: answer }: FreeText): Rule[] {
  const field = fieldOf(path);
  const rules: Rule[] = [];
  const orders = [
    ...mandatoryIn(answer),
    ...(/additionalNotes|currentChallenges/u.test(path) ? firstIn(answer) : []),
  ];
  const told = sayingsIn(answer).filter(
    (one) => !orders.some(({ span }) => span.start < one.end && one.start < span.end),
  );
  const spans = ruleSpans(answer, field)
    .flatMap((one) => partsOf(answer, one))
    .flatMap((one) => withHead(answer, one) ?? [])
    .map((one) => withEnd(answer, one))
    // What is to be told all the same is no ban on telling it, and no part of the rule before it.
    .flatMap((one) => apartFrom(answer, one, told))
    .filter((one) => !orders.some(({ span }) => span.start < one.end && one.start < span.end));
  const others = ofOthers(answer);
  // What begins with the denial, or with who it is, tells of them, and is no rule for the advertising.
  const tellsOfOthers = (span: Span): boolean =>
    !(OF_OFFER.test(path) && CLIENT.test(answer.slice(span.start, span.end))) &&
    others.some(({ start, denial, end }) => start <= span.start && span.start <= denial && end <= span.end);
  const isRule = (span: Span): boolean =>
    hasSubject(answer.slice(span.start, span.end)) ||
    (!tellsOfOthers(span) && !tellsNoRule(answer, span, path));
  for (const span of spans.filter(isRule)) {
    const last = rules.at(-1);
    const own = plain(answer.slice(span.start, span.end));
    const isInstead = last?.kind === 'words' && INSTEAD.test(own) && span.start - last.span.end < 4;
    const start = isInstead ? last.span.start : span.start;
    const quote = answer.slice(start, span.end);
    if (isInstead) rules.pop();
    const kind = kindOf(quote, field);
    if (kind === 'must' && !binds(withoutQuoted(quote))) continue;
    rules.push({
      kind,
      quote,
      terms: kind === 'must' ? [] : termsOf(quote, kind),
      ...(kind === 'must' ? slotted(quote) : {}),
      path,
      span: { start, end: span.end },
    });
  }
  const limited = rules.map((rule) => ofItsTime(answer, rule, rules));
  const musts = orders.map(({ span, line }): Rule => ({
    kind: 'must',
    quote: answer.slice(span.start, span.end),
    terms: line === '' ? [] : [line],
    ...(line === '' ? slotted(answer.slice(span.start, span.end)) : {}),
    path,
    span,
  }));
  const sayings = told.map((span): Rule => ({
    kind: 'must',
    quote: answer.slice(span.start, span.end),
    terms: [],
    path,
    span,
  }));
  return [...limited, ...musts, ...sayings].toSorted((a, b) => a.span.start - b.span.start);
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
    .flatMap((text) =>
      (text.path.endsWith('geographicLocation') ? placeRules(text) : rulesOf(text)).map((rule) => {
        // 'Never mention the verdict (confidential)': that it is told to us alone belongs to the rule.
        const aside = untoldBehind(text.text, rule.span.end);
        return aside === ''
          ? rule
          : {
              ...rule,
              quote: rule.quote + aside,
              span: { start: rule.span.start, end: rule.span.end + aside.length },
            };
      }),
    );
  const told = new Set<string>();
  return rules.filter(({ kind, quote, path }) => {
    // What the law forbids others is no order; what may not be said is one wherever it stands.
    if (path.endsWith('marketContext') && kind !== 'words') return false;
    const words = plain(quote);
    const isNew = !told.has(words);
    told.add(words);
    return isNew;
  });
}
