/** What a result costs today, as the client knows it: 'cost per order went from 140 to 260 baht', 'Click €1,90', 'ตกทักละ 22 บ.'. */
import { changesIn } from '../../../src/shared/reading/changes.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { channelsAt, isChannelBefore, withoutChannels } from '../figures/channels.ts';
import { stepOf, thingsIn } from '../figures/steps.ts';
import { isTakenBack } from '../figures/taken-back.ts';
import { broughtIn } from './brought.ts';
import { isAnotherTime, oneWas } from './cost-times.ts';
import { currencyOf, monthlyCosts, spentCosts, sumOf } from './costs-counted.ts';
import { inHome, NO_HOME, type Home } from './home-currency.ts';
import { fieldOf, figuresAs, figuresIn, type Figure } from './roles.ts';

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
  /** Where its figure stands there. */
  at?: Span;
  /** Where the client told the sum and what it brought: `now` is the one by the other. */
  of?: { sum: number; count: number };
}

/** From here on a figure is a cost. */
const LEAST = 0.45;

/** After a cost on one channel, a number behind the name of another. */
const LEAST_ELSEWHERE = 0.1;

/** What a result is called: one word or two. */
const NOUN = '(?<noun>[\\p{L}][\\p{L} ]{1,22}?)';
/** Names of a cost; of several the last before its figure is meant. */
const NAMES: readonly RegExp[] = [
  /(?<![a-z])cp(?<abbr>[almocir])(?![a-z])/gu,
  /(?<![a-z])(?<cac>cac)(?![a-z])/gu,
  /(?<![a-z])cost[- ](?:per|of)[- ](?<thousand>1,?000 impressions|mille|thousand)/gu,
  new RegExp(
    `(?<![a-z])costs?(?:\\s+of\\s+media)?[\\s-]+(?:per|for an?|of an?|of each|of (?:acquiring|getting|winning) an?)[\\s-]+(?:new\\s+)?${NOUN}(?=\\s+(?:on|in|at|via|from|is|was|went|rose|fell|jumped|doubled|climbed|dropped|has|now|to|of|around|about|up|down)(?![a-z])|\\s*[:=\\d฿$€£(]|\\s*$)`,
    'gu',
  ),
  new RegExp(`(?<![a-z])(?:each|every|an?|one|last|first) (?:new )?${NOUN} (?:now )?costs?(?![a-z])`, 'gu'),
  // Not the name of TikTok.
  /(?<!ติ๊?ก)ต่อ(?:หนึ่ง)?\s?(?<noun>[\p{Script=Thai}]{2,16}?)(?=\s|จาก|เดิม|อยู่|เพิ่ม|ขึ้น|ลง|เป็น|\d|$)/gu,
];
const ABBREVIATED: Readonly<Record<string, string>> = {
  a: 'order', l: 'lead', r: 'lead', m: '1,000 impressions', o: 'order', c: 'click', i: 'install',
}; // prettier-ignore
/** 'Costs us 300 baht to win a customer'. */
const WON =
  /^\s+(?:to\s+(?:win|get|gain|acquire|land|reach)\s+(?:an?|one|each|every)|(?:in|on)\s+(?:ads?|adverts?|advertising|media)\s+(?:per|for\s+(?:an?|one|each|every)))\s+(?:new\s+)?(?<noun>(?:(?:first|free|trial)\s)?[a-z]+)(?![a-z])/u;
/** 'RM27 catalogue request; 20% ask for a sample': one of those who ask stands right behind its sum. */
const SINGLE_BEHIND =
  /^\s(?<noun>(?:(?!(?:one|an?|each|every|the|per|for|to|new|single|service) )[a-z]+ )?(?:request|[ei]nquiry|lead|form|message|chat|sign-?up|download)|(?:(?:phone|sales|first) )?call)(?=\s*[;,.:)\n]|\s*$|\s(?:and|but|on|from|via)\s)/u;
/** 'Our £60 emergency call': what is sold. */
const SOLD_AHEAD = /(?<![a-z])(?:our|the|an?|for|my|this)(?: [a-z]+)? $/u;
/** 'ทักละ 45'. */
const THAI_EACH =
  /(?<noun>[ก-๛]{2,10}|(?<![a-z])[a-z]+(?: [a-z]+)?\s?)ละ\s?(?:เกือบ|ประมาณ|ราวๆ?|ตก|เฉลี่ย|แค่)?\s?$/u;
/** 'Applicants cost 280', 'a table costs us about 40'. */
const COSTS =
  /(?<!(?<![a-z])(?:on|in|from|via|through|at|by|of|for|with) )(?<![a-z])(?<noun>(?!(?:it|that|this|they|which|and|ads?|advertising|campaign|facebook|google|meta|on|in|from|via|through|at|by|of|for|with) )[a-z]+(?:[ -](?!costs?)[a-z]+)?) (?:now )?costs?(?: us| me)?(?: about| around| roughly| nearly)?\s*$/u;
/** 'ค่าทัก120': the figure is a cost, whatever stands behind it. */
const PLAIN_THAI =
  /ค่า(?<noun>ทัก|แช[ทต]|คลิ๊?ก|โทร|สาย|ลีด|สมัคร|ลงทะเบียน|จอง|นัด|ออเดอร?์?|ออร์เดอร์|บิล)(?:ละ)?(?:ตก|ประมาณ|อยู่(?:ที่)?)?\s*$/u;
/** 'ลีดละ 420 นัดตรวจ 35%': a sum, whatever stands behind it. */
const PLAIN_EACH =
  /(?:ทัก|แช[ทต]|คลิ๊?ก|โทร|สาย|ลี[ดต]|สมัคร|ลงทะเบียน|จอง|นัด|ออเดอร์|อินบ็?อกซ์)ละ(?:ตก|ประมาณ|อยู่(?:ที่)?)?\s*$/u;
/** 'Cost per new sub 29 in August': so much, whatever the figure looks like. */
const COST_PER =
  /(?<![a-z])costs?[ -]per[ -](?:new |booked |qualified )?[a-z]+(?: [a-z]+)?(?: (?:is|was|about|around|roughly|now))*\s*[:=]?\s*$/u;
/** 'CPC 1.80': a sum, whatever currency is meant. */
const PLAIN_ENGLISH = /(?<![a-z])(?:cp[aclo]|cac)(?: (?:is|was|of|at|about|around|now))*\s*[:=]?\s*$/u;
/** 'Facebook brings a new adopter for about £21': a sum of money behind it is what one costs. */
const BRINGS =
  /(?<![a-z])(?:brings?|brought|gets?|got|gives?|finds?|wins?|won)(?: us| me| in)* (?:an?|one|each|every) (?:new |more )*(?<noun>[a-z]+(?:[ -](?!for |at )[a-z]+)?) (?:for|at)(?: about| around| roughly| only| just)*\s*$/u;
/** 'Facebook brought monthly givers at £48 each': so much for each of several. */
const BRINGS_MANY =
  /(?<![a-z])(?:brings?|brought|gets?|got|gives?|finds?|wins?|won)(?: us| me| in)* (?<noun>(?!an? |the )[a-z]+(?: (?!for |at )[a-z]+)?) (?:for|at)(?: about| around| roughly| only| just)*\s*$/u;
const EACH_BEHIND = /^\s*(?:each|apiece|a head)(?![a-z])/u;
/** 'ได้ลูกค้าหนึ่งคนจ่าย 175', 'คนจองหนึ่งคนเสียค่าแอด 95': what one of them takes. */
const ONE_TAKES =
  /(?:ได้)?(?<noun>[ก-๛]{2,12}?)(?:หนึ่ง|นึง|1\s?|สัก)?(?:คน|ราย|เจ้า|ออเดอร์|บิล)(?:นึง|หนึ่ง|เดียว)?\s?(?:จ่าย|เสีย|ใช้|ตก)(?:ค่า(?:แอด|โฆษณา|ยิง[ก-๛]*))?(?:ประมาณ|ราวๆ?|ไป|ที่)?\s?$/u;
/** 'Click 0.45', 'form 18': one of a step and a number; so many of it would be told of several. */
const BARE =
  /(?<![a-z])(?:(?:[a-z]+ )?(?<one>click|lead|form|enquiry|inquiry|call|message|chat|booking|order|sign-?up|install|download|application|quote|sale)|clicks|leads|forms|calls|messages|chats|คลิ๊?ก|ทัก|แช[ทต]|ลี[ดต])(?: (?:is|was|of|at|about|around|roughly|now|costs?)|ราวๆ|ประมาณ)*\s*[:=~]?\s*$/u;
const AFTER_BARE = /^\s*(?:$|[,;.)\n/]|(?:and|but|on|per|each)(?![a-z]))/u;
/** What is counted, and no step that begins the next clause. */
const isThing = (unit: string): boolean => unit !== '' && stepOf(unit) === undefined;
/** Steps that nobody but advertising is paid for. */
const EARLY: ReadonlySet<string> = new Set(['click', 'chat', 'call', 'lead', 'like']);
/** What goods are bought by: the cost of a ton of hay is none of advertising. */
const MEASURE =
  /^(?:tons?|tonnes?|kg|kilos?|kilograms?|g|lit(?:re|er)s?|l|gallons?|barrels?|bags?|sacks?|box(?:es)?|cartons?|pallets?|met(?:re|er)s?|m|km|miles?|sq\S*|acres?|rai|hours?|days?|weeks?|months?|nights?|years?|ตัน|กก\.?|กิโล(?:กรัม)?|โล|ลิตร|กระสอบ|ถุง|ลัง|เมตร|ตร\S*|ไร่|ชั่วโมง|ชม\.?|วัน|สัปดาห์|อาทิตย์|เดือน|คืน|ปี)$/iu;
/** What the money goes into, and nothing that comes of it. */
const MEDIUM =
  /^(?:campaigns?|ads?|adverts?|agency|shows?|fairs?|boosts?|posts?|booths?|stands?|flyers?|leaflets?|แคมเปญ|(?:บูสต?์?)?โพสต?์?|บูธ)ๆ?$/u;
/** Letters behind a figure within which its step may be named. */
const NEAR = 14;
/** 'Towing firms want $300 a car kickback': what others want for sending somebody is no cost of adverts. */
const BRIBE =
  /^[^.;,\d]{0,14}(?<![a-z])(?:kick-?backs?|bribes?|under the table|finder['’]?s fees?)(?![a-z])|^[^.;,\d]{0,14}ใต้โต๊ะ/u;
/** '$4.60 CPC'. */
const SHORT_BEHIND = /^\s*cp(?<abbr>[alcoir])(?![a-z])/u;
/** '21 € the booking', '1,100 yen per one booking', 'RM12 one WhatsApp': right behind a sum what it buys one of. */
const ONE_BEHIND =
  /^\s*(?:(?:for|per|to (?:get|win))\s+)?(?:one|1|each|every|the|an?|single)\s+(?:new\s+|single\s+)?(?<noun>[a-z-]+(?: [a-z-]+)?)(?![a-z])/u;
/** A channel that is a step where one of it is told: 'RM12 one WhatsApp'. */
const MESSENGER = /^(?:whats ?app|wa)$/u;
/** A pronoun of what was named before: 'trial ตกรายละ 240 บาท'. */
const OF_EACH = /^(?:ตก)?(?:ฟรี)?(?:ราย|คน|หัว|ครั้ง|pop|time|go|one|head|piece)$/u;

/** Half a name: '£7.20 per free class booked', '£7.80 for each first box'. */
const NEXT = /^\s(?<noun>(?:(?:free|first|new|trial) )?\p{L}{3,})/u;
const HALF = /^(?:free|first|trial|open|paid|booked|confirmed|signed)$/iu;

/** 'P140 per farmer inquiry', '$92 for each owner enquiry': what a word says nearer is the step behind it. */
function stepBehind(tail: string, own: string): string | undefined {
  const at = tail.toLowerCase().indexOf(own.toLowerCase());
  if (at === -1 || stepOf(own) !== undefined || !/^[a-z-]+$/iu.test(own)) return undefined;
  const rest = /^ (?=[a-z])/u.exec(tail.slice(at + own.length));
  const [thing] = rest ? thingsIn(tail.slice(at + own.length + 1)) : [];
  return thing?.start === 0 ? thing.name : undefined;
}

function namedIn(lead: string): string | undefined {
  const [last] = NAMES.flatMap((pattern) => [...lead.matchAll(pattern)]).toSorted(
    (a, b) => b.index - a.index,
  );
  if (last === undefined) return undefined;
  const { abbr, cac, thousand, noun } = last.groups ?? {};
  if (thousand !== undefined) return '1,000 impressions';
  if (cac !== undefined) return 'customer';
  return abbr === undefined
    ? noun
        ?.replace(
          /(?:เกือบ|ประมาณ|ราวๆ?|ตก)$| (?:roughly|about|around|approx\p{L}*|nearly|currently)$| (?:from|on|via|through|in|at) .*$/u,
          '',
        )
        .trim()
    : ABBREVIATED[abbr];
}

/** A step told right behind a sum, as its abbreviation or as one of it. */
function oneBehind(tail: string): string | undefined {
  const { abbr } = SHORT_BEHIND.exec(tail)?.groups ?? {};
  if (abbr !== undefined) return ABBREVIATED[abbr];
  const single = SINGLE_BEHIND.exec(tail)?.groups?.['noun'];
  if (single !== undefined) return single;
  const { noun } = ONE_BEHIND.exec(tail)?.groups ?? {};
  if (noun === undefined) return undefined;
  const first = noun.split(' ')[0] ?? '';
  return thingsIn(noun)[0]?.name ?? (MESSENGER.test(first) ? first : undefined);
}

/** '$89 service call': what is sold for the sum, whatever step its name holds. */
const PRICED_BEHIND = /^\s(?:service|house|discovery|call-?out) (?:call|visit)s?(?![a-z])/u;
/** What is bought by a cost: as it is said with the figure, else the nearest name before it, else right behind. */
function perOf(text: string, { reading, sentence }: Figure, before: Reading | undefined): string | undefined {
  const { span, each } = reading;
  const from = Math.max(sentence.start, before?.span.end ?? 0);
  const lead = withoutChannels(text.slice(from, span.start));
  const tail = text.slice(span.end, Math.min(sentence.end, span.end + 40));
  if (PRICED_BEHIND.test(tail)) return undefined;
  // 'ทักละ 38 / เฟสบุ๊คทักละ 70': behind the stroke the next one begins.
  // And in 'clicks 0.28 / lead 6' with a name that has a sum of its own.
  const isNext =
    each !== undefined &&
    /^\s*\/\s*[a-zก-๛]+ ?[:=]?\s*[\d$€£฿]/u.test(text.slice(span.end)) &&
    (thingsIn(lead).length > 0 || isChannelBefore(each));
  // '£68 each through the agency': what stands behind 'each' is no name, unless it is a step.
  const isBehind =
    each !== undefined && /^\s*(?:each|apiece)\s/u.test(text.slice(span.end)) && stepOf(each) === undefined;
  const own =
    (each?.endsWith('ละ') || isNext || isBehind ? undefined : each) ??
    (
      PLAIN_THAI.exec(lead) ??
      ONE_TAKES.exec(lead) ??
      THAI_EACH.exec(lead) ??
      BRINGS.exec(lead) ??
      (EACH_BEHIND.test(tail) ? BRINGS_MANY.exec(lead) : null) ??
      COSTS.exec(lead)
    )?.groups?.['noun'] ??
    oneWas(lead);
  const noun =
    own !== undefined && HALF.test(own)
      ? NEXT.exec(tail.slice(tail.toLowerCase().indexOf(own) + own.length))?.groups?.['noun']
      : undefined;
  if (own !== undefined && noun !== undefined) return `${own} ${noun}`.toLowerCase();
  const step = own === undefined ? undefined : stepBehind(tail, own);
  if (own !== undefined && step !== undefined) return `${own} ${step}`.toLowerCase();
  const behind = own === undefined && !lead.endsWith('ละ') ? oneBehind(tail) : undefined;
  if (behind !== undefined) return behind;
  if (own !== undefined && !OF_EACH.test(own)) return nounOf(bareOf(fromWord(lead, own)).toLowerCase());
  return (
    WON.exec(tail)?.groups?.['noun'] ??
    namedIn(lead) ??
    thingsIn(lead).at(-1)?.name ??
    thingsIn(text.slice(sentence.start, from)).at(-1)?.name ??
    thingsIn(tail.slice(0, NEAR).split(/[,.;]|(?<![a-z])(?:and|but|so)(?![a-z])/u)[0] ?? '')[0]?.name
  )?.toLowerCase();
}

/** 'ได้สมาชิกใหม่คนละ': what is got, without the word that counts it. */
const bareOf = (name: string): string =>
  name
    .trim()
    .replace(/^(?:ค่า)?(?:แอด|โฆษณา|ยิงแอด)(?=[ก-๛])/u, '')
    .replace(/^(?:ตก|ได้)/u, '')
    .replace(/(?<=[ก-๛]{3})(?:คน|ราย|หัว)$/u, '');

/** Names of platforms, which the dictionary of Thai breaks takes for several words. */
const PLATFORM = /ติ๊?กต่?อ[กค]|เฟ[ซส](?:บุ๊[กค])?|กูเกิล|ไอจี|ไลน์/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** A name that begins within a word begins with the next one: of 'แอดติ๊กต่อกใบสมัครละ' it is 'ใบสมัคร'. */
function fromWord(lead: string, name: string): string {
  if (!lead.includes(name)) return name;
  const platform = [...lead.matchAll(PLATFORM)].at(-1);
  const start = Math.max(lead.lastIndexOf(name), (platform?.index ?? 0) + (platform?.[0].length ?? 0));
  const end = lead.lastIndexOf(name) + name.length;
  if (start <= 0 || !/[ก-๛]/u.test(name) || !/[ก-๛]/u.test(lead[start - 1] ?? '')) return name;
  if (platform && start > lead.lastIndexOf(name)) return lead.slice(start, end) || name;
  const next = Array.from(thaiWords.segment(lead), ({ index }) => index).find(
    (index) => index >= start && index < end,
  );
  return next === undefined ? name : lead.slice(next, end);
}

/** 'Sign up' is one name, of 'tiktok applicants' the second word is. */
const nounOf = (said: string): string => {
  const name = said.replace(/^(?:an?|the|one|each|every|per|new) /u, '');
  // 'แอดมินบอกทัก' ends with what is meant.
  const last = thingsIn(name).at(-1);
  if (/[ก-๛]/u.test(name) && last?.end === name.length) return last.name;
  if (last?.end === name.length && last.start > 0 && stepOf(name.slice(0, last.start)) === undefined)
    return last.name;
  const isUnknown = stepOf(name) === undefined && /^[a-z -]+$/u.test(name);
  return isUnknown ? (name.split(/[ -]/u).at(-1) ?? name) : name;
};

export function readCosts(
  answers: readonly (readonly [field: string, answer: string])[],
  home: Home = NO_HOME,
): KnownCost[] {
  const costs: KnownCost[] = [];
  for (const [field, answer] of answers) {
    const figures = figuresIn(answer, fieldOf(field));
    const text = plain(answer);
    const readings = inHome(
      answer,
      figures.map(({ reading }) => reading),
      home,
    );
    const changes = changesIn(
      text.replaceAll(/\s+(?=(?:เป็น|เหลือ)\s*\p{Nd})/gu, (gap) => ' '.repeat(gap.length)),
      readings,
    );
    const isPlain = ({ reading: { span, quantity }, isOfAds }: Figure): boolean => {
      const lead = text.slice(Math.max(0, span.start - 60), span.start);
      // 'จองละ 3.5 ท่าน' counts those who come with one.
      const isSum = quantity.kind === 'money' || (quantity.kind === 'count' && !isThing(quantity.unit));
      const names = [
        PLAIN_THAI,
        PLAIN_ENGLISH,
        ...(quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '')
          ? [COST_PER]
          : []),
        ...(isOfAds && isSum ? [ONE_TAKES, PLAIN_EACH] : []),
        ...(quantity.kind === 'money' ? [BRINGS] : []),
      ];
      // '£25 to get a new member': so much for one of them.
      const isWon = isOfAds && quantity.kind === 'money' && WON.test(text.slice(span.end, span.end + 40));
      const isOne = isOfAds && quantity.kind === 'money' && oneWas(lead) !== undefined;
      const isSingle =
        isOfAds &&
        quantity.kind === 'money' &&
        SINGLE_BEHIND.test(text.slice(span.end, span.end + 40)) &&
        !SOLD_AHEAD.test(lead);
      return isWon || isOne || isSingle || names.some((name) => name.test(lead));
    };
    // A part of a click is no click, and of one lead there are no 35.
    const isBare = ({ reading: { span, quantity, per }, isOfAds }: Figure): boolean => {
      if (!isOfAds || quantity.kind !== 'count' || per !== undefined) return false;
      const lead = BARE.exec(text.slice(Math.max(0, span.start - 40), span.start));
      // 'ทัก 100 booking 18': behind a number of another step it counts those who went on.
      const [before] = figures.filter(({ reading: { span: at } }) => at.end <= span.start).slice(-1);
      const isNext =
        before?.reading.quantity.kind === 'count' &&
        Number.isInteger(before.reading.quantity.value) &&
        before.reading.quantity.value > quantity.value &&
        before.sentence.start === figures.find(({ reading: { span: at } }) => at === span)?.sentence.start;
      if (isNext) return false;
      if (!lead || !AFTER_BARE.test(text.slice(span.start).replace(/^[\d.,]*\d/u, ''))) return false;
      return lead.groups?.['one'] !== undefined || !Number.isInteger(quantity.value);
    };
    // 'Facebook: £21 for each new sponsor': of a channel a sum for each is what one costs, by whatever name.
    const isOfChannel = ({ reading: { span, quantity, each }, isOfAds }: Figure): boolean =>
      isOfAds &&
      each !== undefined &&
      // '9.20 a click': a bare number for a step that only advertising is paid for is a sum.
      (quantity.kind === 'money' ||
        (quantity.kind === 'count' && quantity.unit === '' && EARLY.has(stepOf(each) ?? ''))) &&
      // '£8 a DM': so much for one who takes a step.
      (channelsAt(answer, span).length > 0 || (EARLY.has(stepOf(each) ?? '') && !/[ก-๛]/u.test(each)));
    // 'ออเดอร์ละ 88, ช้อปปี้ 64', '€64 over Google, over LinkedIn 131': what the same costs elsewhere.
    const isElsewhere = (figure: Figure): boolean => {
      const { span, quantity, per } = figure.reading;
      const isSum = quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '');
      const before = figures[figures.indexOf(figure) - 1];
      return (
        figure.isOfAds &&
        isSum &&
        per === undefined &&
        figure.likely('cost') >= LEAST_ELSEWHERE &&
        isChannelBefore(text.slice(before?.reading.span.end ?? 0, span.start)) &&
        costs.at(-1)?.field === field &&
        // 'Lead brokers $68 each, shared with 4. Our own FB $39': numbers that are no sums may stand between.
        !figures.some(
          ({ reading: { span: at, quantity: other } }) =>
            other.kind === 'money' && at.start > (costs.at(-1)?.at?.start ?? 0) && at.end <= span.start,
        )
      );
    };
    const sums = new Set(broughtIn(text, figures).map(({ sum }) => sum));
    const told = new Set(figuresAs(figures, 'cost', LEAST).filter((figure) => !sums.has(figure)));
    for (const figure of figures) {
      const last = costs.at(-1);
      const isLater =
        !sums.has(figure) &&
        isAnotherTime(
          text,
          readings,
          readings[figures.indexOf(figure)] ?? figure.reading,
          readings.find(({ span }) => last?.field === field && span === last.at) ?? figure.reading,
        );
      const isSame = isLater || isElsewhere(figure);
      if (!isSame && !told.has(figure) && !isPlain(figure) && !isBare(figure) && !isOfChannel(figure))
        continue;
      const reading = readings[figures.indexOf(figure)];
      if (BRIBE.test(text.slice(figure.reading.span.end, figure.reading.span.end + NEAR * 2))) continue;
      if (isTakenBack(text, figure.reading, figures[figures.indexOf(figure) + 1]?.reading)) continue;
      // 'ทักเดือนละ 90': so many in a time are counted, and cost nothing.
      if (reading?.quantity.kind === 'count' && reading.per !== undefined) continue;
      if (reading === undefined || sumOf(reading) <= 0 || changes.some(({ from }) => from === reading))
        continue;
      const from = changes.find(({ to }) => to === reading)?.from;
      const at = from === undefined ? -1 : readings.indexOf(from);
      const first =
        figures[at] !== undefined && figures[at].reading.span.start < reading.span.start
          ? figures[at]
          : figure;
      const index = figures.indexOf(first);
      const measure = [figure.reading.each, first.reading.each].find((each) => each && MEASURE.test(each));
      const per =
        measure ??
        (isLater ? last?.per : undefined) ??
        perOf(text, first, figures[index - 1]?.reading) ??
        (isSame ? costs.at(-1)?.per : perOf(text, figure, undefined));
      const now = sumOf(reading);
      if (per === undefined || MEASURE.test(per) || MEDIUM.test(per) || isTold(costs, field, per, now))
        continue;
      // Where advertising is not spoken of, only a step that people take is told a cost.
      if (!figure.isOfAds && stepOf(per) === undefined) continue;
      costs.push({
        per,
        ...(from === undefined ? {} : { from: sumOf(from) }),
        now,
        currency: currencyOf(reading) || currencyOf(from) || (isLater && last?.currency) || home.unnamed,
        text: answer.slice(figure.sentence.start, figure.sentence.end),
        field,
        at: reading.span,
      });
    }
    costs.push(
      ...[
        ...spentCosts(field, answer, figures, readings, home),
        ...monthlyCosts(field, answer, figures, readings, home),
      ].filter((cost) => !isStated(answer, costs, cost)),
    );
  }
  return costs;
}

/** The client names a cost of that step in so many words, of the same channels. */
const isStated = (answer: string, costs: readonly KnownCost[], { per, at, field }: KnownCost): boolean =>
  costs.some(
    (other) =>
      other.of === undefined &&
      (stepOf(other.per) ?? other.per) === (stepOf(per) ?? per) &&
      (!at || !other.at || other.field !== field || areOfOne(answer, at, other.at)),
  );
const areOfOne = (answer: string, one: Span, other: Span): boolean =>
  channelsAt(answer, one).join() === channelsAt(answer, other).join();

/** The field has told of this step. */
const isTold = (costs: readonly KnownCost[], field: string, per: string, now: number): boolean =>
  costs.some(
    (other) =>
      other.field === field && (stepOf(per) ?? per) === (stepOf(other.per) ?? other.per) && other.now === now,
  );
