/**
 * What a brief says, as answers of the questionnaire: each with the sentence it came from. Nothing is guessed: what the
 * text does not say stays empty, and a wrong answer is worse than none. What is labelled counts before what is told.
 */
import type { ExtractedField } from '../../../src/shared/domain/records.ts';
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import { matchBusinessType } from '../../../src/shared/domain/taxonomy.ts';
import { readBudget } from '../../engines/planner/readings/budget.ts';
import { readGoals } from '../../engines/planner/readings/goals.ts';
import { placesMentioned } from '../../engines/planner/readings/places.ts';
import { describedBusiness, namedBusiness } from './business.ts';
import { agesIn, channelsIn, channelsNamedIn, genderIn, objectivesIn, targetGroupIn } from './choices.ts';
import { companyIn } from './company.ts';
import { listedCompetitors, mentionedCompetitors, type FoundCompetitor } from './competitors.ts';
import { addressesIn } from './contacts.ts';
import { topicOf, type Topic } from './labels.ts';
import { passagesOf, type Passage } from './passages.ts';

export type { ExtractedField } from '../../../src/shared/domain/records.ts';

/** Characters of a source that are kept. */
const LONGEST_SOURCE = 300;
const MOST_COMPETITORS = 10;

export function extractBrief(brief: string): ExtractedField[] {
  const fields = new Map<string, ExtractedField>();
  const put = (path: string, value: unknown, source: string): void => {
    const isEmpty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !fields.has(path)) fields.set(path, { path, value, source: shortened(source) });
  };
  const all = passagesOf(brief).map((passage) => ({ ...passage, topic: topicOf(passage.label) }));
  const told = all.filter(({ topic }) => topic !== 'ignored');
  const under = (...topics: Topic[]): Passage[] =>
    told.filter(({ topic }) => topic !== undefined && topics.includes(topic));
  /** Running text, and lines under labels that nobody knows. */
  const loose = told.filter(({ topic }) => topic === undefined);
  const labelledText = (path: string, ...topics: Topic[]): void => {
    const passages = under(...topics);
    put(path, joined(passages), sources(passages));
  };

  // An address under 'Contact' is the client's own; a competitor's is not.
  const addressed = all.filter(
    ({ topic, label }) => topic !== 'competitors' && !/^(?:from|to|cc|จาก|ถึง)$/u.test(label),
  );
  for (const { field, value } of addressesIn(addressed.map(({ source }) => source).join('\n'))) {
    const passage = addressed.find(({ source }) => source.includes(value));
    put(`marketingChannels.${field}`, value, passage?.source ?? value);
  }

  const company = readCompany(under('company'), told, put);
  readBusiness(
    under('industry'),
    under('hero', 'products'),
    [...company, ...loose, ...under('strengths')],
    put,
  );
  labelledText('clientInfo.keyMessage', 'keyMessage');
  labelledText('clientInfo.productService', 'products');
  tell('clientInfo.productService', loose, SELLS, put);
  for (const { text, source } of under('industry'))
    if (matchBusinessType(text) === undefined) put('clientInfo.productService', bare(text), source);
  labelledText('clientInfo.heroProduct', 'hero');
  tell('clientInfo.heroProduct', loose, HERO, put);
  labelledText('clientInfo.startingPrice', 'price');
  tell('clientInfo.startingPrice', loose, PRICE, put);
  labelledText('clientInfo.afterSalesService', 'afterSales');
  tell('clientInfo.afterSalesService', loose, AFTER_SALES, put);
  labelledText('clientInfo.strengths', 'strengths');
  tell('clientInfo.strengths', loose, STRENGTHS, put);
  readExperience(under('adIssues'), loose, put);
  labelledText('clientInfo.whyNeedNow', 'whyNow');

  const described = readAudience(under('audience', 'ages', 'gender'), under('insights'), told, put);
  readWhere(under('places'), [...under('audience'), ...described], loose, put);
  readCampaign(
    {
      budget: under('budget'),
      channels: under('channels'),
      goals: under('goals'),
      challenges: under('challenges'),
    },
    loose,
    put,
  );

  putCompetitors(under('competitors'), loose, put);
  labelledText('competitiveAnalysis.marketContext', 'market');
  tell('competitiveAnalysis.marketContext', loose, MARKET, put);
  labelledText('competitiveAnalysis.additionalNotes', 'notes');
  tell(
    'competitiveAnalysis.additionalNotes',
    // What is said against a channel is an answer about channels.
    loose.filter(({ text }) => channelsNamedIn(text).length === 0),
    NOTES,
    put,
  );
  return [...fields.values()];
}

type Put = (path: string, value: unknown, source: string) => void;

const SELLS =
  /\b(?:we|they|the (?:company|brand|shop|client))\s+(?:sells?|offers?|makes?|produces?|provides?|manufactures?|import|run|do)\s+(?<value>[^.!?\n]{4,200})|(?:^|[,;]\s+)(?:makes?|sells?|produces?|manufactures?|offers?|provides?)\s+(?<b>[^.!?\n]{4,200})|(?:เรา|ทางร้าน|ร้าน|บริษัท)?(?:ขาย|จำหน่าย|ผลิต|ให้บริการ|(?:สถาบัน|โรงเรียน)สอน|รับ(?=ทำ|ติดตั้ง|ผลิต|จัด|ล้าง|ซ่อม))(?!ดี|ได้|ของ)\s?(?<thai>[^\n]{4,160}?)(?=\s(?:โดย|แต่|ตอนนี้|เปิด|อยู่|มี|อยาก|งบ|ลูกค้า)|$|\n)/iu;
const HERO =
  /\b(?:our |the )?(?:best ?-?sell(?:er|ing product)|hero product|flagship|signature(?: dish| product| treatment)?|most popular (?:product|item|course|package))\b(?:\s+(?:is|are|remains))?\s*[:：]?\s*(?:the |our )?(?<value>[^.!?,\n]{3,100})|(?:ขายดีที่สุด|สินค้าเด่น|ตัวเด่น|ตัวท็อป|เมนูเด่น|บริการเด่น)(?:คือ|เป็น|ได้แก่)?\s*[:：]?\s*(?<thai>[^\n,]{3,80}?)(?=\s(?:ราคา|เริ่ม|โดย|แต่|งบ)|$|\n)/iu;
const PRICE =
  /\b(?:prices?|packages?|courses?|treatments?|rooms?|plans?)?\s*(?:starts?|starting|begins?)\s+(?:price\s+)?(?:from|at)\s+(?<value>(?:[^.!?;\n]|\.(?=\d)){2,60}?)(?=[.!?;](?!\d)|,\s|\s(?:and|with|but)\s|$)|(?:ราคา|เริ่ม(?:ต้น)?)(?:ที่|เริ่มต้น(?:ที่)?|เริ่ม(?:ที่)?)\s*(?<thai>[\d,.]+\s*(?:บาท|฿|ล้าน\S*)?(?:\s?(?:\/|ต่อ)\s?\S{1,12})?)/iu;
const STRENGTHS =
  /\b(?:our (?:biggest |main )?(?:strengths?|advantages?|usps?|edge)(?: is| are)?|what (?:makes|sets) us (?:different|apart)(?: is)?|we(?:'re| are) (?:the only|known for|proud of|different because))\s*[:：]?\s*(?<value>[^.!?\n]{4,220})|(?:จุดเด่น|จุดแข็ง|จุดขาย|ข้อดี)(?:ของเรา|ของร้าน|หลัก)?(?:คือ|เป็น)?\s*[:：]?\s*(?<thai>[^\n]{4,160}?)(?=\s(?:แต่|คู่แข่ง|งบ|ปัญหา|ลูกค้า|อยาก)|$|\n)/iu;
const AFTER_SALES =
  /(?<value>\b(?:\d+|one|two|three|five|ten)[- ]?(?:years?|months?|days?)[- ][^.,;\n]{0,30}(?:warrant\w+|guarantees?)\b)|(?<thai>รับประกัน[^\s,]{0,40}(?:\s\d+\s?(?:วัน|เดือน|ปี))?)/iu;
const MARKET =
  /(?<value>[^.!?\n]*\b(?:the market|demand|trend|industry|season(?:al)?|high season|low season)\b[^.!?\n]*)|(?<thai>[^\n]*(?:ตลาดตอนนี้|เทรนด์|ไฮซีซั่น|โลว์ซีซั่น|หน้าร้อนคน|กระแส)[^\n]*)/iu;
const NOTES =
  /(?<value>[^.!?\n]*\b(?:please (?:do not|don'?t|avoid|note)|we (?:do not|don'?t|never|can'?t) (?:want|do|use|allow|discount|show)|no discounts?|must not|not allowed|off limits)\b[^.!?\n]*)|(?<thai>[^\n]*(?:ห้าม|ไม่(?:ลดราคา|อยากให้|ต้องการให้|เอา(?!แต่)))[^\n]*)/iu;

/** The first passage that tells it; a clause, not the whole paragraph. */
function tell(path: string, passages: readonly Passage[], pattern: RegExp, put: Put): void {
  for (const { text, source } of passages) {
    const groups = pattern.exec(text)?.groups;
    const value = groups?.['value'] ?? groups?.['b'] ?? groups?.['thai'];
    if (value === undefined || value.trim() === '') continue;
    put(path, bare(value), source);
    return;
  }
}

/** Answers the name as a passage: it says a lot about the business. */
function readCompany(labelled: readonly Passage[], told: readonly Passage[], put: Put): Passage[] {
  const [first] = labelled;
  if (first !== undefined) {
    // 'Baan Dao Resort, a boutique hotel in Khao Yai'
    const [name = ''] = first.text.split(/\s+[–—-]\s+|,\s+(?=(?:an?|the)\s)|\s*\((?!มหาชน)|\s{2,}/u);
    put('clientInfo.companyName', bare(name), first.source);
    return [{ ...first, label: 'company' }];
  }
  const found = companyIn(told);
  if (found === undefined) return [];
  put('clientInfo.companyName', found.value, found.source);
  return [{ text: found.value, source: found.source, label: 'company' }];
}

const COMPETITION = /compet|rival|คู่แข่ง/iu;

function readBusiness(
  industry: readonly Passage[],
  products: readonly Passage[],
  told: readonly Passage[],
  put: Put,
): void {
  const named = industry
    .map((passage) => ({ passage, found: namedBusiness(passage.text) }))
    .find(({ found }) => found);
  const weighed = [
    ...told.map((passage) => ({ passage, weight: passage.label === 'company' ? 3 : 1 })),
    ...products.map((passage) => ({ passage, weight: 2 })),
  ].filter(({ passage }) => !COMPETITION.test(passage.text));
  const heaviest = describedBusiness(weighed.map(({ passage, weight }) => ({ text: passage.text, weight })));
  const telling = weighed
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ passage }) => {
      const one = describedBusiness([{ text: passage.text, weight: 1 }]);
      return one !== undefined && one.businessSubType === heaviest?.businessSubType;
    });
  const described = telling && { found: heaviest, passage: telling.passage };
  const { found, passage } = named ?? described ?? {};
  if (found === undefined || passage === undefined) return;
  put('clientInfo.businessType', found.businessType, passage.source);
  put('clientInfo.businessSubType', found.businessSubType, passage.source);
}

const NO_EXPERIENCE =
  /\b(?:never|haven'?t|have not|not yet|first time)\b[^.\n]*\b(?:ads?|advertis\w+|boosted|campaigns?|paid)\b|\bno (?:experience|ads?|advertising)\b|ไม่เคย(?:ลง|ทำ|ยิง|ใช้)?(?:โฆษณา|แอด|ads?)|ยังไม่เคย(?:ยิง|ลง|ทำ)/iu;
const EXPERIENCE =
  /\b(?:we|they)(?:'ve| have| had)?\s+(?:already |previously |been |tried |ran |run |running |used |boosted |spent |doing )+[^.\n]*\b(?:ads?|advertis\w+|posts?|google|facebook|tiktok|campaigns?|agency)\b|\b(?:our|past|current|previous|boosted) (?:ads?|campaigns?|posts?)\b|\bads? (?:are|were|have|cost|did)\b|\b(?:tried|ran|used) (?:\w+ ){0,3}(?:ads?|advertis\w+)\b|เคย(?:ยิง|ลง|ทำ|บูสต์|ใช้)\s?(?:แอด|โฆษณา|ads?|โพสต์|เอเจนซี่)?|ยิงแอดเอง|บูสต์โพสต์/iu;

function readExperience(labelled: readonly Passage[], loose: readonly Passage[], put: Put): void {
  const never =
    labelled.find(({ text }) => /^(?:no|none|never|ไม่|ยังไม่)(?:\b|เคย|มี)/iu.test(text)) ??
    [...labelled, ...loose].find(({ text }) => NO_EXPERIENCE.test(text));
  if (never !== undefined) {
    put('clientInfo.hasOnlineAdExperience', 'no', never.source);
    return;
  }
  const some = labelled.length > 0 ? labelled : loose.filter(({ text }) => EXPERIENCE.test(text)).slice(0, 1);
  if (some.length === 0) return;
  put('clientInfo.hasOnlineAdExperience', 'yes', sources(some));
  const told = some.map((passage) => ({
    ...passage,
    text: passage.text.replace(/^(?:yes|เคย)(?:[\s,.:–-]+|$)/iu, ''),
  }));
  put('clientInfo.onlineAdIssues', joined(told), sources(some));
}

const AUDIENCE =
  /\b(?:our |the |their )?(?:target (?:group|audience|customers?)|(?:typical|ideal|main|core|most of our) (?:customers?|clients?|buyers?|guests?|patients?))\b\s*(?:is|are|:)?\s*(?<value>[^.!?\n]{4,200})|\b(?:we (?:want to reach|target|sell to|are after)|aimed at|customers? are(?: mostly| mainly)?|guests are(?: mostly| mainly)?)\s+(?<b>[^.!?\n]{4,200})|(?:talk to|reach out to)\s+(?<c>[^.!?\n]{4,200})|(?:กลุ่มเป้าหมาย|ลูกค้า(?:หลัก|ส่วนใหญ่|ของเรา)?)(?:ก็(?:คือ|เป็น)?|คือ|เป็น|ได้แก่)\s*[:：]?\s*(?<thai>[^\n]{4,160}?)(?=\s(?:งบ|คู่แข่ง|ปัญหา|อยากได้|เป้า|จุดเด่น)|$|\n)/iu;

/** Answers the running text that describes it. */
function readAudience(
  labelled: readonly Passage[],
  insights: readonly Passage[],
  told: readonly Passage[],
  put: Put,
): Passage[] {
  const loose = told.filter(({ label }) => topicOf(label) === undefined);
  const described = labelled.filter(
    ({ text }) =>
      !/^[\d\s–—-]+(?:years?|ปี)?$/iu.test(text) &&
      !/^(?:all|any|ทุกเพศ|ทั้งหมด)$/iu.test(text) &&
      genderOnly(text) === false,
  );
  put('targetAudience.targetDemographics', joined(described), sources(described));
  const telling = loose.find(({ text }) => AUDIENCE.test(text));
  const groups = telling && AUDIENCE.exec(telling.text)?.groups;
  const clause = groups?.['value'] ?? groups?.['b'] ?? groups?.['c'] ?? groups?.['thai'];
  if (telling !== undefined && clause !== undefined)
    put('targetAudience.targetDemographics', bare(clause), telling.source);

  const about = [...labelled, ...(telling === undefined ? [] : [telling])];
  const aged = [...about, ...loose].find(({ text }) => agesIn(text) !== undefined);
  const ages = aged && agesIn(aged.text);
  if (aged !== undefined && ages !== undefined) {
    put('targetAudience.ageRangeMin', ages.min, aged.source);
    if (ages.max > 0) put('targetAudience.ageRangeMax', ages.max, aged.source);
  }
  for (const passage of about) {
    put('targetAudience.gender', genderIn(passage.text), passage.source);
    put('targetAudience.targetGroup', targetGroupIn(passage.text), passage.source);
  }
  const stated = told.find(
    ({ text }) => /\bb2[bc]\b/iu.test(text) && !/\bb2b\b.*\bb2c\b|\bb2c\b.*\bb2b\b/iu.test(text),
  );
  if (stated !== undefined)
    put('targetAudience.targetGroup', /\bb2b\b/iu.test(stated.text) ? 'B2B' : 'B2C', stated.source);
  put('targetAudience.additionalDemographics', joined(insights), sources(insights));
  return telling === undefined ? [] : [telling];
}

const genderOnly = (text: string): boolean =>
  /^(?:wom[ae]n|m[ae]n|females?|males?|ผู้หญิง|ผู้ชาย|หญิง|ชาย)$/iu.test(text.trim());

const WHERE =
  /\b(?:deliver(?:ing|s)? (?:to|in|across|all over)|sell(?:ing)? (?:to|in|across|all over)|customers? (?:in|from)|guests? from|target(?:ing)? (?:people )?(?:in|from)|people (?:in|from|around)|clients? (?:in|from)|families (?:in|from)|patients? (?:in|from)|focus on|based in|located in)\b|ส่ง(?:ทั่ว|ใน)|ลูกค้า(?:ใน|จาก)|พื้นที่|ย่าน|อยู่(?:ใน|ที่|แถว)|ทั่วประเทศ|แถว|โซน/iu;
const BASE = /\b(?:based|located|office|factory|headquarters?|address)\b/iu;

function readWhere(
  labelled: readonly Passage[],
  audience: readonly Passage[],
  loose: readonly Passage[],
  put: Put,
): void {
  if (labelled.length > 0) {
    put('targetAudience.geographicLocation', joined(labelled), sources(labelled));
    return;
  }
  const candidates = [...audience, ...loose.filter(({ text }) => WHERE.test(text) || namesPlacesAlone(text))];
  // Where it sells says more than where its office is.
  const ordered = candidates.toSorted((a, b) => Number(BASE.test(a.text)) - Number(BASE.test(b.text)));
  for (const { text, source } of ordered) {
    const names = namesOfPlaces(text);
    if (names.length > 0) return put('targetAudience.geographicLocation', names.join(', '), source);
  }
  for (const { text, source } of audience)
    put('targetAudience.geographicLocation', COUNTRIES.exec(text)?.[1], source);
}

/** 'EEC + Bangkok'. */
const namesPlacesAlone = (text: string): boolean => {
  const names = namesOfPlaces(text);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return (
    names.length > 0 && rest.replace(/\b(?:and|in|province)\b|และ|จังหวัด|[^\p{L}\p{M}]/gu, '').length <= 4
  );
};
/** 'from Germany, UK and Israel': several, since one may be anything. */
const COUNTRIES =
  /\bfrom\s+((?:the\s+)?\p{Lu}\p{L}+(?:(?:,\s*and\s+|,\s*|\s+and\s+|\s+or\s+)(?:the\s+)?\p{Lu}\p{L}+)+)/u;

/** The known places of a sentence, as it writes them. */
function namesOfPlaces(text: string): string[] {
  if (/\b(?:nationwide|all over thailand|across thailand|whole country)\b/iu.test(text))
    return ['Nationwide'];
  if (/ทั่วประเทศ|ทั่วไทย/u.test(text)) return ['ทั่วประเทศ'];
  return placesMentioned(text)
    .flatMap((known) => {
      const names = [known.en, known.th, ...(known.th === 'กรุงเทพมหานคร' ? ['กรุงเทพฯ', 'กรุงเทพ'] : [])];
      const name = names.find((one) => text.toLowerCase().includes(one.toLowerCase()));
      return name === undefined ? [] : [{ name, at: text.toLowerCase().indexOf(name.toLowerCase()) }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

interface CampaignPassages {
  budget: readonly Passage[];
  channels: readonly Passage[];
  goals: readonly Passage[];
  challenges: readonly Passage[];
}

const MONEY = /\b(?:budget|spend|invest(?:ment)?|per month|a month|monthly)\b|งบ/iu;
const WISH =
  /\b(?:want|need|goal|aim|hope|would like|looking (?:to|for)|target of|kpi|plan to|help us)\b|อยาก(?:ได้|ให้|เพิ่ม)?|ต้องการ|เป้าหมาย|ตั้งเป้า|เป้า/iu;
const OTHERS_WISH =
  /\b(?:others?|they|customers?|clients?|buyers?|people|guests?|competitors?) (?:all |mostly |usually )?(?:want|need|hope)/iu;
const TROUBLE =
  /\b(?:problem|struggl\w+|challenge|difficult|hard to|but (?:few|no|not|only)|drop(?:ped|ping|s)|fell|declin\w+|slow season|too (?:few|low|high|expensive)|not enough|empty|went (?:up|down) from|losing)\b|ปัญหา|ยอดตก|ยอดขายตก|ลดลง|ไม่ค่อย|เงียบ|แพงขึ้น|ว่างเยอะ|คนน้อย|ติดตรง|กังวล/iu;
const ADVERTISE =
  /\b(?:ads?|advertis\w*|run|campaigns?|channels?|promote|use|on|via|through)\b|แอด|โฆษณา|ยิง|ช่องทาง|ลงใน|ผ่าน|ใช้/iu;

function readCampaign(
  { budget, channels, goals, challenges }: CampaignPassages,
  loose: readonly Passage[],
  put: Put,
): void {
  const stated = budget.find(({ text }) => readBudget(text).amount !== undefined) ?? budget[0];
  if (stated !== undefined) put('campaignObjectives.marketingMediaBudget', bare(stated.text), stated.source);
  const money = loose.find(
    ({ text }) =>
      MONEY.test(text) &&
      readBudget(moneyClause(text)).amount !== undefined &&
      /budget|spend|invest|งบ/iu.test(text),
  );
  if (money !== undefined)
    put('campaignObjectives.marketingMediaBudget', moneyClause(money.text), money.source);

  const placed =
    channels.length > 0
      ? channels
      : loose.filter(
          ({ text }) =>
            ADVERTISE.test(text) &&
            channelsIn(withoutAddresses(text)).length > 0 &&
            (WISH.test(text) ||
              /\bads?\b|advertis|แอด|โฆษณา|ยิง|ช่องทาง|อย่างเดียว|เท่านั้น|\bonly\b/iu.test(text)) &&
            !EXPERIENCE.test(text),
        );
  const used: AdvertisingChannel[] = [
    ...new Set(placed.flatMap(({ text }) => channelsIn(withoutAddresses(text)))),
  ];
  put('campaignObjectives.advertisingChannels', used, sources(placed));

  const wishes =
    goals.length > 0
      ? goals
      : loose.filter(
          ({ text }) =>
            WISH.test(text) &&
            !OTHERS_WISH.test(text) &&
            (hasFigure(text) || objectivesIn(text).length > 0) &&
            !/budget|งบ(?!ดุล)/iu.test(text),
        );
  const chosen: MarketingObjective[] = [...new Set(wishes.flatMap(({ text }) => objectivesIn(text)))].slice(
    0,
    2,
  );
  put('campaignObjectives.marketingObjectives', chosen, sources(wishes));
  const measured = wishes.filter(({ text }) => hasFigure(text));
  const told = goals.length > 0 ? goals : measured.length > 0 ? measured : wishes.slice(0, 1);
  put('campaignObjectives.specificObjectives', joined(told), sources(told));

  const troubles =
    challenges.length > 0
      ? challenges
      : loose.filter(({ text }) => TROUBLE.test(text) && !EXPERIENCE.test(text)).slice(0, 2);
  put('campaignObjectives.currentChallenges', joined(troubles), sources(troubles));
}

const hasFigure = (text: string): boolean => readGoals(text).some(({ kind }) => kind !== 'text');

const withoutAddresses = (text: string): string => text.replace(/(?:https?:\/\/|www\.)\S+|@[\w.]+/giu, ' ');

/** The sum with its period, without the sentence around it. */
function moneyClause(text: string): string {
  const [, clause] =
    /((?:(?:about|around|up to|max(?:imum)?|between|from|ประมาณ|ไม่เกิน|ราว ๆ|ราวๆ|สูงสุด)\s*)?(?:[฿$£€]|THB|USD|US\$|EUR|GBP)?\s*\d[\d,.]*\s*(?:k\b|m\b|แสน|หมื่น|พัน|ล้าน)?[^.!?;\n]*)/iu.exec(
      text,
    ) ?? [];
  return bare(
    (clause ?? text).split(
      /,\s+(?=(?:and|but|so|which|we|our|mostly|mainly)\b)|\s+(?:but|so|and we|แต่|อยาก|โดย|คู่แข่ง|ลูกค้า|เป้า)(?=\s|\p{Script=Thai})/iu,
    )[0] ?? text,
  );
}

function putCompetitors(labelled: readonly Passage[], loose: readonly Passage[], put: Put): void {
  const found: FoundCompetitor[] = [];
  const add = (one: FoundCompetitor): void => {
    const same = found.find(({ name }) => name.toLowerCase() === one.name.toLowerCase());
    if (same === undefined) found.push(one);
  };
  for (const passage of labelled) for (const one of listedCompetitors(passage)) add(one);
  if (found.length === 0)
    for (const passage of loose) for (const one of mentionedCompetitors(passage)) add(one);
  const competitors: Competitor[] = found
    .slice(0, MOST_COMPETITORS)
    .map(({ name, website, strengths, weaknesses }, index) => ({
      ...emptyCompetitor(String(index + 1)),
      name,
      website,
      strengths,
      weaknesses,
    }));
  put(
    'competitiveAnalysis.competitors',
    competitors,
    [...new Set(found.map(({ source }) => source))].join(' '),
  );
}

const joined = (passages: readonly Passage[]): string =>
  passages.reduce((text, passage) => {
    const next = bare(passage.text);
    if (text === '') return next;
    return /[.!?]$/u.test(text) ? `${text} ${next}` : `${text}, ${next}`;
  }, '');

const sources = (passages: readonly Passage[]): string =>
  [...new Set(passages.map(({ source }) => source))].join(' ');
const shortened = (text: string): string =>
  text.length > LONGEST_SOURCE ? `${text.slice(0, LONGEST_SOURCE - 1)}…` : text;
/** Without the stop at its end and quotation marks around it. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^["“]+|["”]+$/gu, '')
    .replace(/(?<!\b(?:Ltd|Inc|Co|etc))[.;,]+$/u, '')
    .replace(/\s*(?:ครับ|ค่ะ|คะ|นะคะ|นะครับ)$/u, '')
    .trim();
