/** What a result costs today, as the client knows it: 'cost per order went from 140 to 260 baht', 'Click €1,90', 'ตกทักละ 22 บ.'. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { clauses, splitAt } from '../text.ts';
import { inHome, NO_HOME, type Home } from './home-currency.ts';
import { stepOf, stepsIn } from './steps.ts';

export interface KnownCost {
  /** 'order', 'lead', 'click', … or the Thai word. */
  per: string;
  from?: number;
  now: number;
  currency: string;
  /** The client's words. */
  text: string;
  /** Which answer it stands in. */
  field: string;
  /** Where its figure stands there; absent where the words were put together. */
  at?: Span;
}
/** What a result is called: one word or two. */
const NOUN = '(?<en>[\\p{L}][\\p{L} ]{1,22}?)';
const COSTS: readonly RegExp[] = [
  /\bcp(?<abbr>[almoci])\b|\b(?<cac>cac)\b/iu,
  /\bcost[- ](?:per|of)[- ](?<thousand>1,?000 impressions|mille|thousand)\b/iu,
  new RegExp(
    `\\bcosts?(?:\\s+of\\s+media)?[\\s-]+(?:per|for an?|of an?|of each|of (?:acquiring|getting|winning) an?)[\\s-]+(?:new\\s+)?${NOUN}(?=\\s+(?:on|in|at|via|from|is|was|went|rose|fell|jumped|doubled|climbed|dropped|has|now|to|of|around|about|up|down|:|\\d)|\\s*[:=\\d฿$€£])`,
    'iu',
  ),
  new RegExp(`\\b(?:each|every|an?|one)\\s+(?:new\\s+)?${NOUN}\\s+(?:now\\s+)?costs?\\b`, 'iu'),
  /(?:ต้นทุน|ค่าโฆษณา|ค่าแอด|ค่าใช้จ่าย|ค่าสื่อ)(?:โฆษณา)?ต่อ(?:หนึ่ง)?\s?(?<th>[\p{Script=Thai}]{2,16}?)(?=\s|จาก|เดิม|อยู่|เพิ่ม|ขึ้น|ลง|เป็น|\d|$)/u,
];
/** Results that media is paid for; a price per night or per bag is no cost of a result. */
const RESULT =
  /^(?:(?:new|qualified)\s+)?(?:leads?|orders?|clicks?|customers?|clients?|bookings?|messages?|chats?|sales?|installs?|inquir(?:y|ies)|enquir(?:y|ies)|appointments?|visits?|quotes?|patients?|members?|subscribers?|sign-?ups?)$|ทัก|ลีด|คลิก|ออเดอร์|นัด|ลูกค้า|แชท|แชต|หัว/iu;
/** 'Costs us 300 baht to win a customer'. */
const WON =
  /^\s+to\s+(?:win|get|gain|acquire|land|reach)\s+(?:an?|one|each|every)\s+(?:new\s+)?(?<en>lead|order|customer|client|booking|sale|patient|member|subscriber)(?![a-z])/iu;
const ABBR: Readonly<Record<string, string>> = {
  a: 'order',
  l: 'lead',
  m: '1,000 impressions',
  o: 'order',
  c: 'click',
  i: 'install',
};
interface Named {
  per: string;
  after: string;
}
function named(text: string): Named | undefined {
  for (const pattern of COSTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { en, th, abbr, cac, thousand } = match.groups ?? {};
    const per = thousand
      ? '1,000 impressions'
      : cac
        ? 'customer'
        : (en ?? th ?? ABBR[(abbr ?? '').toLowerCase()] ?? '');
    return {
      per: per.trim(),
      after: text.slice(match.index + match[0].length).replace(/^\s*[1๑]\s*(?:ราย|คน|ครั้ง|ออเดอร์|นัด|ลีด)/u, ''),
    };
  }
  return undefined;
}

/** 'We pay 45 baht per click', 'ทักละ 40 บาท': the figure says itself what it buys. */
function paidFor(text: string): Known | undefined {
  const readings = readQuantities(text);
  const change = changesIn(text, readings)[0];
  for (const reading of readings) {
    const won = WON.exec(text.slice(reading.span.end))?.groups?.['en'];
    const per = reading.each !== undefined && RESULT.test(reading.each) ? reading.each : won;
    if (per === undefined || reading.quantity.kind !== 'money') continue;
    const known = change && (change.from === reading || change.to === reading) ? change : { to: reading };
    return { per: per.toLowerCase(), ...sumsOf(known) };
  }
  return undefined;
}

interface Known {
  per: string;
  from?: number;
  now?: number;
  currency: string;
}

/** The figures of a cost after its name. Of a range the upper end: a forecast on it promises less. */
function costIn(text: string): Omit<Known, 'per'> {
  const readings = readQuantities(text).filter(
    ({ quantity }) => (quantity.kind === 'money' || quantity.kind === 'count') && quantity.value > 0,
  );
  const change = changesIn(text, readings)[0];
  const [first] = readings;
  return change || first ? sumsOf(change ?? { to: first }) : { currency: '' };
}

function sumsOf({ from, to }: { from?: Reading; to: Reading | undefined }): Omit<Known, 'per'> {
  const [before, now] = [from?.quantity, to?.quantity];
  const currency = [now, before]
    .map((one) => (one?.kind === 'money' ? one.currency : ''))
    .find((code) => code !== '');
  return {
    ...(before && 'value' in before ? { from: before.value } : {}),
    ...(now && 'value' in now ? { now: now.high ?? now.value } : {}),
    currency: currency ?? '',
  };
}

/** Between a result and what it costs: 'lead = AED 48', 'enquiry costs R280', 'cost per chat ตกอยู่ที่ 38 บาท'. */
const LINK =
  /^\s*(?:(?:now|today|currently)\s)?(?:=|:|is|was|are|at|costs?(?:\s(?:us|me))?(?:\s(?:about|around|roughly))?|(?:is )?going (?:out )?(?:by|at|for)|runs?(?:\s(?:us|me))?(?:\s(?:at|about))?|works? out(?: at)?|comes? (?:to|out at)|ตก(?:อยู่)?(?:ที่)?(?:คน|ราย|หัว|แชท|ทัก)?(?:ละ)?|อยู่(?:ที่)?|ประมาณ|~)?\s*(?:about|around|roughly|ประมาณ|~)?\s*$/iu;
/** A pronoun of what was named before: 'trial ตกรายละ 240 บาท'. */
const OF_EACH = /^(?:ราย|คน|หัว|ครั้ง|pop|time|go|one|head|piece)$/iu;
const COST_WORD =
  /(?<![a-z])(?:costs?|cp[clmaio]|quoted|pay(?:ing)?|spend(?:ing)?)(?![a-z])|ต้นทุน|ค่าแอด|ค่าโฆษณา|ยิง|ตก/iu;

/** Money that stands right beside the name of a step on the way to buying. */
function besideStep(text: string, home: Home): (Known & { at: Span; words: string }) | undefined {
  for (const reading of inHome(text, readQuantities(text), home)) {
    const { quantity, span, each } = reading;
    if (
      quantity.kind !== 'money' &&
      !(quantity.kind === 'count' && each !== undefined && quantity.unit === '')
    )
      continue;
    const lead = plain(text)
      .slice(0, span.start)
      .replace(/^.*[.;!?\n]\s/su, '');
    const before = stepsIn(lead).at(-1);
    const isNamed = each !== undefined && stepOf(each) !== undefined;
    const isBeside =
      before !== undefined &&
      (LINK.test(lead.slice(before.end)) || (each !== undefined && OF_EACH.test(each)));
    const per = isNamed ? each : isBeside ? before?.name : undefined;
    if (per === undefined) continue;
    // What a job or a booking is sold for is no cost of it.
    if ((stepOf(per)?.order ?? 9) >= 8 && !COST_WORD.test(lead)) continue;
    const known = sumsOf({ to: reading });
    return { per: per.toLowerCase(), ...known, at: span, words: text };
  }
  return undefined;
}

export function readCosts(
  answers: readonly (readonly [field: string, answer: string])[],
  home: Home = NO_HOME,
): KnownCost[] {
  const costs: KnownCost[] = [];
  for (const [field, answer] of answers) {
    if (
      !readQuantities(answer).some(({ quantity }) => quantity.kind === 'money' || quantity.kind === 'count')
    )
      continue;
    // Thai leaves a space before 'เป็น 60 บาท': it belongs to what stands before it.
    const joined = answer.replaceAll(/\s+(?=(?:เป็น|เหลือ)\s*\p{Nd})/gu, '');
    for (const clause of [...clauses(joined).flatMap(partsOf), answer]) {
      const cost = named(clause);
      const read: Known | undefined = cost ? { per: cost.per, ...costIn(cost.after) } : paidFor(clause);
      const beside = read?.now === undefined ? besideStep(clause, home) : undefined;
      const known = beside ?? read;
      if (!known || isTold(costs, field, known, clause === answer)) continue;
      const { per, from, now, currency } = known;
      if (now === undefined || now <= 0) continue;
      const at = beside && clause === answer ? beside.at : spanIn(answer, clause, beside?.at);
      costs.push({
        per,
        ...(from === undefined ? {} : { from }),
        now,
        currency: currency === 'USD' || currency === '' ? moneyOf(clause, now, currency, home) : currency,
        text: clause,
        field,
        ...(at === undefined ? {} : { at }),
      });
    }
  }
  return costs;
}

/** 'CPC 0.85 EUR, CPL 24 EUR': each part with a sum of its own is one. */
function partsOf(clause: string): string[] {
  const parts = splitAt(clause, /[,;]/u).flatMap((part) => part.split(/\s(?=[ก-๛]+ละ\s?\d)/u));
  const isPaid = (part: string): boolean =>
    readQuantities(part).some(({ quantity, each }) => quantity.kind === 'money' || each !== undefined);
  return parts.length > 1 && parts.every(isPaid) ? parts : [clause];
}

/** The field has told of this step, or of anything where the whole answer is read once more. */
const isTold = (costs: readonly KnownCost[], field: string, { per, now }: Known, isWhole: boolean): boolean =>
  costs.some(
    (other) =>
      other.field === field &&
      (isWhole || now === other.now || (stepOf(per)?.step ?? per) === (stepOf(other.per)?.step ?? other.per)),
  );

/** A place of a clause as a place of the answer that it was cut from. */
function spanIn(answer: string, clause: string, at: Span | undefined): Span | undefined {
  const from = answer.indexOf(clause);
  if (from < 0) return undefined;
  return at ? { start: from + at.start, end: from + at.end } : { start: from, end: from + clause.length };
}

/** Bare dollars and sums without a currency are of the client's own money. */
function moneyOf(text: string, value: number, currency: string, home: Home): string {
  const reading = inHome(text, readQuantities(text), home).find(
    ({ quantity }) => quantity.kind === 'money' && (quantity.value === value || quantity.high === value),
  );
  return reading?.quantity.kind === 'money' && reading.quantity.currency !== ''
    ? reading.quantity.currency
    : currency || home.unnamed;
}
