/** What a buyer of this offer types, and what somebody types who wants something else. */
import { once } from '../../../understanding/remember.ts';
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { intentsOf, NEVER_SOLD } from '../data/intents.ts';
import { searchWord } from '../../../understanding/offer/search-word.ts';
import { unsoldThings } from '../../../understanding/answers/unsold-things.ts';
import { sharesHead } from '../../../understanding/phrases/sold.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { isPlural, singular } from '../inflection.ts';
import { lowerNoun } from '../text.ts';
import { sureKind } from '../readings/way.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Readings } from '../readings/index.ts';
import type { Plan } from './index.ts';
import { isWhole } from './whole.ts';
import { isSureOf } from './presumed.ts';
import { uncut } from './uncut.ts';
import { townsOf } from '../readings/towns.ts';

/** Words and characters of something that is typed into a search. */
const MOST_WORDS = 4;
const MOST_LATIN = 40;
const MOST_THAI = 26;
/** What tells how it is sold, how much of it, or whose it is, and not what it is. */
const NO_SEARCH =
  /^(?:ok|okay|so|well|hi|hello|one|half|per)(?:\s|$)|\bsignups?\b|\sunder$|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[-–](?:\p{L}{3,9})\b|\bits?\b|^(?:pallet|hectare|acre)s? of\b|^(?:\p{L}+ing|recruitment|provision|supply) of\s|\s(?:mostly|mainly|usually|too|also|etc|asks?|rings?|phones?|wants?)$|^(?:full|standard|basic|complete|regular|classic|twin|weekend|adult|children['’]s) [\p{L}-]+(?: [\p{L}-]+)?$|^(?:ครู|ช่าง|หมอ|ทีม|พนักงาน|คนขับ|พี่เลี้ยง)(?:ไป|มา|จะ|พา|เข้า|นั่ง|ช่วยให้)|^(?:มูลนิธิ|สมาคม|บริษัท|วัด|โรงเรียน)ฯ?$|\d|[+/&=*<>"“”:;!?]|\b(?:we|our|us|i|you|your|my|it|is|are|only|not|no|own|free|day|package|pack|membership|plan|set|pilot|the|walk|gift|first|hour|regular|retainer|agreement)\b|\bcontracts?$|ไม่|เรา|ลูกค้า|แพ็ก|แพ็ค|รุ่น|เซ็ต|ครับ|ค่ะ|นะ|จ้า|กรัม|มี|แล้ว|ราคา|^ครบ|^ใส่|^เป็น|อยาก|ก็ได้|ฟรี|^การ(?:รักษา|บริการ|ขาย)$|ราย(?:วัน|เดือน|ปี|ครั้ง)$|^(?:สาขา|ที่นั่ง|ห้อง|เครื่อง|ตัว|ชิ้น|คัน|คน)$/iu;
/** Where the thing itself ends and what it is for begins. */
const HEAD_END =
  /\s+(?:for|with|that|which|in|on|at|from|by|to|of your|and|\+|we|i|you)\s+|(?<=[ก-๛])\s+(?=\d)|\s*[(),+–—]\s*|สำหรับ|พร้อม(?=\s?[ก-๛]{3})|และ|กับ|จาก(?=สวน|ไร่|ฟาร์ม|โรง|ชุมชน|บ้าน|เกษตร|แหล่ง)/iu;

/** A word that tells more of the name behind 'and'; times of the year do not. */
const SHARED = /^(?!(?:spring|summer|autumn|winter|day|night|morning)\b)\p{L}+\s+and\s+(?=\p{L}+\s)/iu;

/** 'Mobile tyre supply and fitting': who buys looks for what is done with it. */
const SUPPLIED = /\s(?:supply|sales?)\s(?:\+|&|and)\s(?=(?:\p{L}+ing|installation|repairs?|service)\b)/iu;
/** 'ดูแลและซ่อมรองเท้า': the thing stands behind the second deed. */
const TWO_DEEDS =
  /^(?:ดูแล|ซ่อม|ทำความสะอาด|ล้าง|ติดตั้ง|ออกแบบ|ผลิต|ขาย|สอน|ฝึก|ตรวจ|รักษา|ซัก|จำหน่าย)(?:และ|กับ)(?=[ก-๛]{4})/u;
/** A class is known by its number: 'ประกันรถชั้น 1'. */
const CLASSED = /(?:ชั้น|ระดับ|เกรด|เบอร์)$/u;
const NUMBER_BEHIND = /^\s?(\d\+?)(?!\d)/u;

/** With the number of its class, which nothing else tells; '' where it stands there without. */
function classed(thing: string, phrase: string): string {
  if (!CLASSED.test(thing)) return thing;
  const at = phrase.indexOf(thing);
  const number = at < 0 ? undefined : NUMBER_BEHIND.exec(phrase.slice(at + thing.length))?.[1];
  return number === undefined ? '' : `${thing} ${number}`;
}

/** Of two things what stands before 'and', where that is a thing of its own. */
const isHalf = (typed: string, head: string): boolean => {
  const [, behind = ''] = /^\s+and\s+(.*)$/iu.exec(typed.slice(head.length)) ?? [];
  return behind !== '' && sharesHead(head.trim(), behind);
};

/** 'Form 1040 return': without its number it is another thing. */
const NUMBERED =
  /\b(?:form|section|part|article|schedule|level|grade|class|type|route|phase|stage)\s\d+\s\p{L}/iu;

/** Two words with 'and' between that are one: nobody types half of 'meet and greet parking'. */
const ONE_WORD =
  /\b(?:meet (?:and|&) greet|bed (?:and|&) breakfast|fish (?:and|&) chips?|wash (?:and|&) (?:fold|dry|go)|cut (?:and|&) (?:blow[- ]?dry|colou?r)|hair (?:and|&) make-?up|park (?:and|&) (?:ride|fly|stay)|cash (?:and|&) carry|pick (?:and|&) (?:mix|pack)|track (?:and|&) trace|arts? (?:and|&) crafts?|design (?:and|&) build|grab (?:and|&) go|search (?:and|&) rescue|horse (?:and|&) carriage|mother (?:and|&) baby|mums? (?:and|&) (?:bubs?|baby)|tongue (?:and|&) groove|sip (?:and|&) paint|paint (?:and|&) sip|drop (?:and|&) go|bubble (?:and|&) squeak|black (?:and|&) white|food (?:and|&) drink|pay (?:and|&) display|learn (?:and|&) play|stay (?:and|&) play|mix (?:and|&) match|plug (?:and|&) play)\b/giu;
const joined = (phrase: string): string =>
  phrase.replaceAll(ONE_WORD, (pair) => pair.replaceAll('&', 'and').replaceAll(' ', '_'));

/** The thing that is searched for, by its own words; '' where the phrase is none, or only the firm's own name. */
export function searched(phrase: string, company = ''): string {
  if (NUMBERED.test(phrase)) return '';
  const typed = joined(searchWord(phrase, company)).replace(SUPPLIED, ' ').replace(TWO_DEEDS, '');
  // Of 'rota and payroll app' the whole name is with the second word.
  const [head = ''] = typed.replace(SHARED, '').split(HEAD_END);
  if (isHalf(typed, head)) return '';
  const named = head
    .trim()
    .replace(DONE, '')
    .replace(/\snew$|(?<=\s(?:sign|start|set))\sup$/u, '');
  // 'DOG BOARDING' is shouted; 'CPAP' is a name.
  const plain = named.replaceAll('_', ' ');
  const thing = /^[A-Z]{2,}(?: [A-Z]{2,})+$/u.test(plain) ? plain.toLowerCase() : lowerNoun(plain);
  const thai = isMostlyThai(thing);
  const isShort = thai
    ? thing.length <= MOST_THAI && !/\s/u.test(thing)
    : thing.length <= MOST_LATIN && named.split(/\s+/u).length <= MOST_WORDS;
  if (thing === '' || !isShort || NO_SEARCH.test(thing) || !isWhole(thing)) return '';
  const term = classed(thing, phrase);
  return term === thing ? uncut(phrase, thing) : term;
}

/** What the users' own customers do: without the users' trade these are the searches of somebody else. */
const USED_FOR =
  /^(?:online )?(booking|reservation|order|ordering|payment|ticket|ticketing|appointment|scheduling|invoice|invoicing|rota|roster|timesheet|delivery|check-in)s?$/iu;
const SYSTEM =
  /\b(?:software|apps?|systems?|platforms?|tools?|programs?|calendars?|planners?|trackers?|crm|erp|pos|saas)\b|ระบบ|แอป|โปรแกรม|ซอฟต์แวร์|แพลตฟอร์ม/iu;
/** Software is searched for with its users' trade: 'online bookings for village halls' → 'village hall booking software'. */
function forTrade(phrase: string): string {
  const [, head = '', whole = ''] = /^(.+?) for (?!our|your|the|all|any)([^.,;:()–—]+)/iu.exec(phrase) ?? [];
  const deed = USED_FOR.exec(head.trim())?.[1]?.toLowerCase();
  // Of 'church and village halls' the last names the trade whole.
  const trade =
    whole
      .trim()
      .split(/\s+(?:and|or|&)\s+/iu)
      .at(-1) ?? '';
  const term = `${singular(trade).toLowerCase()} ${deed} software`;
  return deed !== undefined && /^[a-z' -]+$/iu.test(trade) && term.split(' ').length <= MOST_WORDS
    ? term
    : '';
}

/** The phrase as software is searched for; what it is not surely, its users' customers would search for. */
function ofSoftware(r: Readings, phrase: string): string {
  const thing = searched(phrase, r.answers.companyName);
  if (!USED_FOR.test(thing) || SYSTEM.test(thing)) return thing;
  return r.offer.kind.value === 'software' ? forTrade(phrase) : '';
}

/** 'School uniforms manufactured': nobody types what the firm does with them. */
const DONE =
  /\s+(?:made(?: up)?|bred|cut|built|grown|tested|stitched|sewn|knitted|woven|carved|baked|roasted|manufactured|supplied|delivered|fitted|added|installed|included|produced|sold|distributed|exported|imported)$/iu;

/** Heads that say what is done with a thing and not which. */
const EMPTY_HEAD =
  /^(?:supply|sale|sales|installation|service|services|product|products|manufacturer|maker|shop|store|company|business|long stay|(?:weekend|day|season|adult|child|standard|early bird) tickets?|ราย(?:วัน|เดือน|ปี|ครั้ง)|คอร์ส|แพ็[กค]เกจ|สมาชิก|สินค้า|บริการ|ขาย|รับทำ|ผลิต|ดูแล|ซ่อม|ล้าง|ทำความสะอาด|ติดตั้ง|สอน|รักษา|กล่อง|ถุง|ชุด)$|\s(?:supply|sales?)$/iu;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Letters by which an English word is known in another form, and letters of a Thai word that names a thing. */
const [STEM, WORD_TH] = [4, 3];
const stemsOf = (text: string): string[] =>
  isMostlyThai(text)
    ? [...segmenter.segment(text)].map(({ segment }) => segment).filter((word) => word.length >= WORD_TH)
    : text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length >= STEM)
        .map((word) => word.slice(0, STEM));
/** 'Full service', 'Two-patrol contract': the firm's own name of an offer, which nobody knows who looks for what is sold. */
const saysWhatIsSold = (thing: string, sold: string): boolean =>
  stemsOf(thing).some((stem) => sold.toLowerCase().includes(stem));

/** Whether one of two phrases names what the other names. */
export const sharesStem = (a: string, b: string): boolean => saysWhatIsSold(a, b) || saysWhatIsSold(b, a);

/** 'Thesis and dissertation binding': each of the two is typed with what is done with it, where the first is spoken of by itself elsewhere. */
const PAIRED =
  /^(?<first>\p{L}{3,}) (?:and|&|or) (?<second>\p{L}{3,}) (?<head>\p{L}*(?:ing|tion|ment|care|hire|rental|repairs?|lessons?|courses?|classes|cakes?|tests?))$/iu;
function paired({ answers }: Readings, phrase: string): string[] {
  const { first = '', second = '', head = '' } = PAIRED.exec(phrase.trim())?.groups ?? {};
  if (first === '') return [];
  const elsewhere = [
    answers.heroProduct,
    answers.keyMessage,
    answers.strengths,
    answers.specificObjectives,
    answers.afterSalesService,
  ].join(' ');
  const stem = first.toLowerCase().replace(/(?:e?s|is)$/u, '');
  return elsewhere.toLowerCase().includes(stem) ? [`${first} ${head}`, `${second} ${head}`] : [];
}

/** What is done with a thing, as who needs it types it: 'Wasp nests removed' → 'wasp nest removal'. */
const DEED_NOUNS: Readonly<Record<string, string>> = {
  removed: 'removal', repaired: 'repair', mended: 'repair', cleaned: 'cleaning', tested: 'testing', serviced: 'servicing',
  sharpened: 'sharpening', restored: 'restoration', emptied: 'emptying', cleared: 'clearance', tuned: 'tuning', fitted: 'fitting',
}; // prettier-ignore
const DONE_TO = /^(?<thing>\p{L}+(?: \p{L}+){0,2}) (?<deed>\p{L}+ed)(?!\p{L})/iu;
function doneTo(phrase: string): string | undefined {
  const { thing = '', deed = '' } = DONE_TO.exec(phrase.trim())?.groups ?? {};
  const noun = DEED_NOUNS[deed.toLowerCase()];
  return noun === undefined || /\band\b/iu.test(thing) ? undefined : `${singular(lowerNoun(thing))} ${noun}`;
}

/** 'A raincoat for cello cases': who looks for it types what it is for before it. */
const MADE_FOR =
  /^(?:an? |the )?(?<thing>\p{L}{4,}) for (?<what>(?!our|your|the|all|any|every|people|adults|children|kids|men|women|families|homes?\b|houses\b|\p{L}+s who)(?:\p{L}+ )?\p{L}{4,})(?=$|[.,;(]|\s(?:and|in|sold|made)\s)/iu;
function madeFor(phrase: string): string | undefined {
  const { thing = '', what = '' } = MADE_FOR.exec(phrase)?.groups ?? {};
  return thing === '' || USED_FOR.test(thing) ? undefined : `${singular(what)} ${thing}`.toLowerCase();
}

/** What a Thai answer begins with, where it is long enough to be a name. */
const [firstOf, LEAST_FIRST] = [/^\S+/u, 7];
function firstTold({ answers: { productService } }: Readings): string {
  const [first = ''] = firstOf.exec(productService.trim()) ?? [];
  return first.length >= LEAST_FIRST ? first : '';
}

/** 'แพ็คบ้านเดี่ยว', 'แพ็กเกจย้ายสำนักงาน', 'บัตรเหมากลางวัน': for whom a package is, which of several; the thing is what the product begins with. */
const PACKAGE_TH = /^(?:แพ็[กค]เกจ|แพ็[กค]|เซ็?ต|โปร(?!แกรม|เจ[กค])|บัตร(?:เหมา|รายเดือน|สมาชิก))/u;
const isOfPack = ({ hero, answers: { productService } }: Readings, thing: string): boolean =>
  PACKAGE_TH.test(hero) &&
  hero.includes(thing) &&
  !productService
    .trim()
    .replace(/^(?:รับ|บริการ|ขาย)/u, '')
    .startsWith(thing);

/** What is done with the thing, as the offer that is put first tells it. */
const DEED = /\b(?:repair|cleaning|servicing|hire|rental|removal|sharpening|restoration)s?\b/iu;
/** 'Washers' of a repairer are washers to be mended: who types the thing alone wants to buy one. */
function withDeed({ hero }: Readings, thing: string): string {
  const deed = DEED.exec(hero)?.[0].toLowerCase().replace(/s$/u, '');
  return deed === undefined || DEED.test(thing) || !/^[a-z]+(?: [a-z]+)?$/u.test(thing) || !isPlural(thing)
    ? thing
    : `${singular(thing)} ${deed}`;
}

/** Things sold, as they are searched for in the language that the client sells in; the offer's own name first. */
const things = once((r: Readings): string[] => {
  const thai = isMostlyThai(r.answers.productService);
  const name = thai ? r.offer.name.th : r.offer.name.en;
  // 'A raincoat' alone is typed by everybody.
  const fitted = thai ? undefined : (doneTo(r.answers.productService) ?? madeFor(r.answers.productService));
  // Who looks for work types the work, not what the firm has.
  const sold =
    r.people === 'applicants'
      ? [thai ? `งาน${r.hero}` : `${r.hero.replace(/\s+jobs?$/iu, '')} jobs`]
      : [
          ...(fitted === undefined
            ? paired(r, r.answers.productService.split(/[,.;(\n]/u)[0] ?? '')
            : [fitted]),
          ...(fitted === undefined ? [name] : []),
          r.offer.goods.words,
          r.hero,
          r.products.names[0] ?? '',
          ...(thai ? [firstTold(r)] : []),
        ];
  // 'We fly hawks over factories': what stands right behind 'we' is a deed, and nobody types it.
  const told = r.answers.productService.toLowerCase();
  const isDeed = (thing: string): boolean =>
    !thai &&
    ['we', 'i'].some((who) => {
      const deed = `${who} ${thing.split(' ')[0] ?? ''} `;
      return told.startsWith(deed) || told.includes(`. ${deed}`);
    });
  // What is put first is typed where it says what is sold.
  const all = [
    r.answers.productService,
    r.offer.goods.id ?? '',
    r.answers.heroProduct.includes(name) ? '' : name,
  ].join(' ');
  const isOwn = (thing: string): boolean =>
    r.people !== 'applicants' && r.answers.productService !== '' && !saysWhatIsSold(thing, all);
  const forbidden = r.rules.flatMap(({ kind, terms }) => (kind === 'must' ? [] : terms));
  return unique(sold.map((phrase) => withDeed(r, ofSoftware(r, phrase)))).filter(
    (thing) =>
      thing !== '' &&
      isMostlyThai(thing) === thai &&
      !EMPTY_HEAD.test(thing) &&
      !isDeed(thing) &&
      !isOfPack(r, thing) &&
      !isOwn(thing) &&
      (thai || thing.includes(' ') || thing === name) &&
      !forbidden.some((term) => term !== '' && thing.includes(term.toLowerCase())),
  );
});

/** What no search ends with: a side of a town, a state in two letters, everywhere. */
const NO_PLACE =
  /\s\S+\s|\p{N}|^\p{Lu}{2,3}$|^(?:ทั่ว|ภาค)|^(?:islandwide|worldwide|nationwide|online|mainland)$|\s(?:suburbs?|mainland|area)$/u;
/** 'Waterford city' and 'เมืองภูเก็ต' are typed without what they are. */
const TOWN_END =
  /(?<!\b(?:kansas|new york|mexico|quezon|salt lake|oklahoma|iowa|panama|ho chi minh|cebu|davao|kuwait|vatican|benin|carson|jersey|dodge|belize))\s(?:city|city cent(?:re|er)|central|cbd|visitors)$|^(?:อำเภอ)?เมือง(?=(?!ทอง)[ก-๛]{4})/u;
/** Who looks lives elsewhere than what is looked for: 'buyers London, Houston', 'fly-in from Chicago'. */
const FROM_AFAR = /\b(?:buyers|donors|visitors|tourists|guests|fly-?in|diaspora)\b/iu;
/** A kind that is read with less may be another. */
const PLAIN_KIND = 0.75;
const TRAVELLED: ReadonlySet<OfferKind | undefined> = new Set(['stay', 'tour']);
/** Towns that a searcher adds: where it is offered, and not where those live who come to it. */
function townsTyped(r: Readings): string[] {
  const isAfar = TRAVELLED.has(sureKind(r.offer, PLAIN_KIND)) || FROM_AFAR.test(r.answers.geographicLocation);
  const { companyName, productService, heroProduct, strengths } = r.answers;
  const own = `${companyName}\n${productService}\n${heroProduct}\n${strengths}`.toLowerCase();
  return townsOf(r).flatMap(({ name }) => {
    const town = name.replace(TOWN_END, '');
    return NO_PLACE.test(name) || (isAfar && !own.includes(town.toLowerCase())) ? [] : [town];
  });
}
/** None where it is sent to wherever they live. */
const placesTyped = ({ r }: Plan): string[] => (r.way === 'cart' ? [] : townsTyped(r));

/** Words of who means to pay. */
const PRICED = /pric|cost|fee|quote|buy|ราคา|ค่า|ซื้อ/iu;

/** Who looks for a thing that is only let beside others does not type that it is. */
const LET = /hire|rent|lease|เช่า/iu;
const kindSearched = ({ offer: { kind, name } }: Readings, thing: string): OfferKind | undefined =>
  (kind.value === 'rental' && !LET.test(`${thing} ${name.en} ${name.th}`)) ||
  (kind.value === 'goods with installation' && DONE_THING.test(thing))
    ? undefined
    : kind.value;
/** What is done is installed nowhere. */
const DONE_THING =
  /\b(?:tests?|consultations?|repairs?|tuning|inspections?|checks?|lessons?)$|^(?:ตรวจ|ซ่อม|ล้าง|สอน)/iu;

/** Searches in the buyers' languages: the thing, the thing with what the searcher means to do, the thing with a place. */
export function searchTerms(plan: Plan, most = 4): string[] {
  const { r } = plan;
  const sold = things(r).slice(0, 2);
  const places = placesTyped(plan);
  const terms = sold.flatMap((thing) => {
    const thai = isMostlyThai(thing);
    const place = places.find((name) => isMostlyThai(name) === thai);
    // Who looks for work, or would join, adds none of the words of who buys.
    const isSought = isSoldTo(r.people) || r.people === 'givers';
    const intents = (isSought ? intentsOf(kindSearched(r, thing), thai) : []).filter(
      (word) =>
        (isSureOf(r, 'sale') || !PRICED.test(word)) &&
        !thing.includes(word) &&
        (thai || !word.split(' ').some((one) => thing.split(' ').includes(one))),
    );
    return [
      thing,
      // The place tells the nearest buyer; 'Airport parking Luton' has it.
      ...(place === undefined || thing.includes(place) ? [] : [`${thing} ${place}`]),
      ...intents.slice(0, 1).map((word) => `${thing} ${word}`),
    ];
  });
  return unique(terms).slice(0, most);
}

/** Characters of a negative keyword. */
const MOST_NEGATIVE = 24;

/** Things that are sold used as well. */
const USED: ReadonlySet<OfferKind | undefined> = new Set(['goods']);

/** Negative keywords of the client's own, beside those that anybody has. */
const MOST_OWN = 4;

/** Things that the client says it does not sell, each as it would be typed. A rule of wording is no search. */
function unsoldTerms({ r }: Plan): string[] {
  // What is priced and counted is worked with, though it is not sold itself: who washes panels is found by 'panel'.
  const { heroProduct, startingPrice, specificObjectives } = r.answers;
  const sold = [...things(r), heroProduct, startingPrice, specificObjectives].join(' ').toLowerCase();
  const thai = isMostlyThai(r.answers.productService);
  return unsoldThings(r.rules)
    .filter(
      (term) =>
        term.length <= MOST_NEGATIVE &&
        isMostlyThai(term) === thai &&
        !sold.includes(singular(term.toLowerCase())) &&
        isWhole(term),
    )
    .slice(0, MOST_OWN);
}

/** Searches that are not paid for: what the client says it does not sell, and what seekers of something else add. */
export function negativeTerms(plan: Plan, most = 3): string[] {
  const { r } = plan;
  const answers = Object.values(r.answers).join(' ').toLowerCase();
  const thai = isMostlyThai(r.answers.productService);
  const own = unsoldTerms(plan);
  const others = NEVER_SOLD.filter(
    ({ en, unless }) => !unless.test(answers) && (en !== 'second-hand' || USED.has(r.offer.kind.value)),
  ).map(({ en, th }) => (thai ? th : en));
  return unique([...own, ...others]).slice(0, Math.max(most, own.length + 1));
}
