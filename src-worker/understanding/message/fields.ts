/** From the stretches that the tagger finds to candidates of the questionnaire's fields. */
import type { AdvertisingChannel, MarketingObjective } from '../../../src/shared/domain/options.ts';
import { ADVERTISING_CHANNELS, MARKETING_OBJECTIVES } from '../../../src/shared/domain/options.ts';
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { emptyCompetitor, type Competitor } from '../../../src/shared/domain/questionnaire.ts';
import { agesIn } from './ages.ts';
import { shortened, spoken, type Candidate } from './candidate.ts';
import { channelsNamedIn } from './choices.ts';
import type { Found } from './spans.ts';

/** Tags whose words are the answer. */
export const WORDS: Readonly<Record<string, string>> = {
  company: 'clientInfo.companyName',
  product: 'clientInfo.productService',
  hero: 'clientInfo.heroProduct',
  price: 'clientInfo.startingPrice',
  strength: 'clientInfo.strengths',
  slogan: 'clientInfo.keyMessage',
  adissue: 'clientInfo.onlineAdIssues',
  aftersales: 'clientInfo.afterSalesService',
  whynow: 'clientInfo.whyNeedNow',
  challenge: 'campaignObjectives.currentChallenges',
  website: 'marketingChannels.website',
  facebook: 'marketingChannels.facebookPage',
  instagram: 'marketingChannels.instagramAccount',
  tiktok: 'marketingChannels.tiktokProfile',
  tiktokshop: 'marketingChannels.tiktokShop',
  shopee: 'marketingChannels.shopeeShop',
  lazada: 'marketingChannels.lazadaShop',
  audience: 'targetAudience.targetDemographics',
  place: 'targetAudience.geographicLocation',
  demographics: 'targetAudience.additionalDemographics',
  budget: 'campaignObjectives.marketingMediaBudget',
  goal: 'campaignObjectives.specificObjectives',
  market: 'competitiveAnalysis.marketContext',
  rule: 'competitiveAnalysis.additionalNotes',
};
/** The tag whose words answer a field. */
export const TAG_OF: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS).map(([tag, path]) => [path, tag] as const),
  ['clientInfo.hasOnlineAdExperience', 'experience'],
  ['targetAudience.gender', 'gender'],
  ['targetAudience.targetGroup', 'group'],
  ['targetAudience.ageRangeMin', 'age'],
  ['targetAudience.ageRangeMax', 'age'],
  ['campaignObjectives.advertisingChannels', 'channel'],
  ['campaignObjectives.marketingObjectives', 'objective'],
  ['competitiveAnalysis.competitors', 'rival'],
]);
/** Fields of which what stands one after the other belongs together. */
const LISTED: ReadonlySet<string> = new Set([
  'strength',
  'product',
  'audience',
  'place',
  'demographics',
  'rule',
  'goal',
]);
/** Characters between two pieces of a list. */
const BETWEEN = 8;
/** A list holds what is as likely as this. */
const IN_LIST = 0.35;
const MOST_COMPETITORS = 10;
const MOST_OBJECTIVES = 2;

interface Message {
  text: string;
  isChat: boolean;
}

export function candidatesOf(message: Message, all: readonly Found[]): Candidate[] {
  const found = all.filter(({ isOtherCut }) => !isOtherCut);
  const of = (tag: string): Found[] => found.filter((one) => one.tag === tag);
  const candidates: Candidate[] = [];
  const give: Give = (path, value, from, score, exact) => {
    const [first] = from;
    const last = from.at(-1);
    if (first === undefined || last === undefined) return;
    candidates.push({
      path,
      value,
      span: { start: first.start, end: last.end },
      source: shortened([...new Set(from.map((one) => lineOf(message.text, one)))].join(' ')),
      score: Math.round(score * 10_000) / 10_000,
      evidence: {
        touched: score,
        weakest: Math.min(...from.map((one) => one.weakest)),
        exact: exact ?? from.reduce((product, one) => product * one.exact, 1),
        size: from.reduce((sum, one) => sum + one.tokens, 0),
        ruled: 0,
        near: 0,
        against: 0,
        form: 0,
        place: [],
        words: [],
      },
      reasons: from.map(
        ({ tag, probability, exact: cut }) => `${tag} ${probability.toFixed(2)}, cut so ${cut.toFixed(2)}`,
      ),
      order: first.start,
      isTurn: message.isChat,
    });
  };
  for (const [tag, path] of Object.entries(WORDS))
    for (const group of [
      ...grouped(message.text, of(tag), LISTED.has(tag)).flatMap((one) => [one, ...partsOf(one)]),
      ...all.flatMap((one) => (one.isOtherCut && one.tag === tag ? [[one]] : [])),
    ]) {
      const words = trimmed(tag, message.text, group);
      if (mayBe(tag, words))
        give(path, words, group, Math.max(...group.map(({ probability }) => probability)));
    }
  choices(of('experience'), (value, from, score) =>
    give('clientInfo.hasOnlineAdExperience', value, from, score),
  );
  choices(of('gender'), (value, from, score) => give('targetAudience.gender', value, from, score));
  choices(of('group'), (value, from, score) =>
    give('targetAudience.targetGroup', GROUPS[value] ?? value, from, score),
  );
  for (const one of of('age')) {
    const ages = agesIn(message.text.slice(one.start, one.end));
    if (ages === undefined || OF_THINGS.test(message.text.slice(one.end))) continue;
    give('targetAudience.ageRangeMin', ages.min, [one], one.probability);
    if (ages.max > 0) give('targetAudience.ageRangeMax', ages.max, [one], one.probability);
  }
  channels(message.text, of('channel'), give);
  objectives(of('objective'), give);
  competitors(message.text, found, give);
  return candidates;
}

/** What is measured, and no age: '26-40 ft'. */
const OF_THINGS =
  /^[\s-]?(?:ft|feet|foot|kg|km|cm|mm?|sqm|acres?|hectares?|rooms?|beds?|min(?:utes)?|hours?|days?|seats?|%|ไร่|ห้อง|เตียง|กก\.?|กิโล|โล|เมตร|นาที|ชั่วโมง|วัน|ที่นั่ง|บาท|฿)(?![\p{L}\p{M}])/iu;

export const GROUPS: Readonly<Record<string, string>> = { b2b: 'B2B', b2c: 'B2C', both: 'All' };

/** `exact`: how likely it is meant just so; without it, as the stretches are cut. */
type Give = (path: string, value: unknown, from: readonly Found[], score: number, exact?: number) => void;

/** Of a tag with values: each value with how likely it is. */
function choices(
  found: readonly Found[],
  give: (value: string, from: readonly Found[], score: number) => void,
): void {
  for (const one of found) {
    const [best] = one.values;
    if (best !== undefined) give(best.value, [one], one.probability * best.probability);
  }
}

/** What of a list is less likely than this is left out of every way to read it. */
const IN_ANY = 0.15;
/** Ways to read a list that are looked at. */
const MOST_WAYS = 4;

/**
 * Ways to read a list: the likeliest element, the two likeliest, and so on. Each with how likely it is that these are meant and no
 * other.
 */
function waysOf<T>(elements: readonly { one: T; from: Found }[]): {
  elements: { one: T; from: Found }[];
  exact: number;
}[] {
  const ranked = elements
    .filter(({ from }) => from.probability >= IN_ANY)
    .toSorted((a, b) => b.from.probability - a.from.probability);
  const likely = ranked.filter(({ from }) => from.probability >= IN_LIST).length;
  return ranked
    .map((_, at) => at + 1)
    .toSorted((a, b) => Math.abs(a - likely) - Math.abs(b - likely) || b - a)
    .slice(0, MOST_WAYS)
    .map((count) => ({
      elements: ranked.slice(0, count),
      exact: ranked.reduce(
        (product, { from }, at) => product * (at < count ? from.probability : 1 - from.probability),
        1,
      ),
    }));
}

function channels(text: string, found: readonly Found[], give: Give): void {
  const known: ReadonlySet<string> = new Set(ADVERTISING_CHANNELS);
  const isChannel = (value: string): value is AdvertisingChannel => known.has(value);
  const wanted = new Map<AdvertisingChannel, Found>();
  for (const one of found) {
    const named = channelsNamedIn(text.slice(one.start, one.end));
    const [guess] = one.values;
    const ids =
      named.length > 0 ? named : guess !== undefined && guess.probability > 0.6 ? [guess.value] : [];
    for (const id of ids)
      if (isChannel(id) && (wanted.get(id)?.probability ?? 0) < one.probability) wanted.set(id, one);
  }
  for (const { elements, exact } of waysOf([...wanted].map(([one, from]) => ({ one, from })))) {
    const own = elements.toSorted((a, b) => a.from.start - b.from.start);
    const from = own.map((element) => element.from);
    give(
      'campaignObjectives.advertisingChannels',
      own.map(({ one }) => one),
      from,
      Math.min(...from.map(({ probability }) => probability)),
      exact,
    );
  }
}

function objectives(found: readonly Found[], give: Give): void {
  const known: ReadonlySet<string> = new Set(MARKETING_OBJECTIVES);
  const isObjective = (value: string): value is MarketingObjective => known.has(value);
  const wanted = new Map<MarketingObjective, Found>();
  let score = 0;
  for (const one of found.toSorted((a, b) => b.probability - a.probability).slice(0, MOST_OBJECTIVES)) {
    const [best] = one.values;
    if (best === undefined || !isObjective(best.value) || (wanted.size > 0 && one.probability < IN_LIST))
      continue;
    if (!wanted.has(best.value)) wanted.set(best.value, one);
    score = Math.max(score, one.probability * best.probability);
  }
  const from = [...wanted.values()].toSorted((a, b) => a.start - b.start);
  give('campaignObjectives.marketingObjectives', [...wanted.keys()], from, score);
}

/** Rivals, those alone that are likeliest and those that are less likely too. */
function competitors(text: string, found: readonly Found[], give: Give): void {
  const said = found.filter(({ tag, probability }) => tag.startsWith('rival') && probability >= IN_LIST);
  const named: { one: string; from: Found }[] = [];
  for (const from of found.filter(({ tag }) => tag === 'rival')) {
    const name = trimmed('rival', text, [from]);
    const known = named.find(({ one }) => same(one, name));
    if (known === undefined) named.push({ one: name, from });
  }
  for (const { elements, exact } of waysOf(named.filter(({ one }) => one !== ''))) {
    const own = elements.toSorted((a, b) => a.from.start - b.from.start).slice(0, MOST_COMPETITORS);
    const from = own.map((element) => element.from);
    give(
      'competitiveAnalysis.competitors',
      described(text, own, said),
      from,
      Math.min(...from.map(({ probability }) => probability)),
      exact,
    );
  }
}

/** Each rival with what is said of it before the next is named; what stands before the first is of the first. */
function described(
  text: string,
  named: readonly { one: string; from: Found }[],
  said: readonly Found[],
): Competitor[] {
  const rivals = named.map(({ one, from }, at) => ({
    one: from,
    competitor: { ...emptyCompetitor(String(at + 1)), name: one },
  }));
  for (const one of said) {
    const field =
      one.tag === 'rivalgood'
        ? 'strengths'
        : one.tag === 'rivalbad'
          ? 'weaknesses'
          : one.tag === 'rivalweb'
            ? 'website'
            : undefined;
    const rival = rivals.findLast(({ one: other }) => other.start < one.start) ?? rivals[0];
    if (field === undefined || rival === undefined) continue;
    const words = wordsOf(text, [onlyOf(one, said)]).replace(CONTRAST, '');
    const { competitor } = rival;
    if (words === '' || competitor[field].includes(words)) continue;
    competitor[field] =
      competitor[field] === '' || field === 'website' ? words : `${competitor[field]}, ${words}`;
  }
  return rivals.map(({ competitor }) => competitor);
}

/** What follows what is good of a rival and says what is bad, or the other way round. */
const CONTRAST = /^(?:แต่|แต่ว่า|but|though|yet)\s*/iu;

/** A stretch without what is likelier to be something else that is said of a rival. */
function onlyOf(one: Found, all: readonly Found[]): Found {
  let { start, end } = one;
  for (const other of all) {
    if (other === one || other.tag === one.tag || other.start >= end || other.end <= start) continue;
    if (other.end - other.start > end - start || (other.start === start && other.end === end)) {
      if (other.probability > one.probability) return { ...one, start, end: start };
    } else if (other.start <= start) start = other.end;
    else end = other.start;
  }
  return { ...one, start, end: Math.max(start, end) };
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The pieces of a group alone: what stands beside one another need not belong together. */
const partsOf = (group: readonly Found[]): Found[][] =>
  group.length > 1 && group.length <= 3 ? group.map((one) => [one]) : [];

/** Pieces of a list that stand one after the other in a line, together; the others alone. */
function grouped(text: string, found: readonly Found[], isList: boolean): Found[][] {
  const groups: Found[][] = [];
  for (const one of found) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNext =
      isList &&
      last !== undefined &&
      one.probability >= IN_LIST &&
      last.probability >= IN_LIST &&
      one.start - last.end <= BETWEEN &&
      !/[.!?]\s|\n|\t/u.test(text.slice(last.end, one.start));
    if (isNext) group?.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Where people take back what they just said: what follows counts. */
const TAKEN_BACK =
  /^.*(?:\bscratch that|\bno,? wait|\bsorry,? (?:no|i mean)|\bi mean\b|\bmake (?:it|that)\b|\bcorrection\b|\bor rather\b|เอ้ย(?:ไม่ใช่)?|ไม่ใช่สิ|แก้เป็น|เปลี่ยนเป็น)[\s,:.–—-]*(?=.)/iu;

/** A figure is whole, and so is a Thai syllable: a vowel that stands behind its consonant begins no word. 'ม.3' is one. */
const wholeFrom = (text: string, start: number): number =>
  /^\p{Nd}/u.test(text.slice(start))
    ? start - (/\p{Nd}[\p{Nd}.,]*$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0)
    : start;
const wholeTo = (text: string, end: number): number =>
  end +
  (/^(?:[\u0E30-\u0E3A\u0E45-\u0E4E]+|\.\p{Nd}+(?=\P{L}|$))/u.exec(text.slice(end, end + 12))?.[0].length ??
    0);

/** The words of the message from the first to the last, without markup. */
function wordsOf(text: string, found: readonly Found[]): string {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return '';
  return spoken(
    text
      .slice(wholeFrom(text, first.start), wholeTo(text, last.end))
      .replaceAll(/\*\*|__|``|""/gu, (marks) => (marks === '""' ? '"' : ''))
      .replaceAll(/\s+/gu, ' ')
      .replace(TAKEN_BACK, ''),
  );
}

/** Fields whose answer has a figure. */
const FIGURES: ReadonlySet<string> = new Set(['price', 'budget']);
/** Fields whose answer is an address, or else the name of a page. */
const ACCOUNTS: ReadonlySet<string> = new Set([
  'facebook',
  'instagram',
  'tiktok',
  'tiktokshop',
  'shopee',
  'lazada',
]);

/** A name with what belongs to it before it: 'Goats of' before 'Slane'. */
const BEFORE_NAME = /\p{Lu}[\p{L}\p{M}'’-]*\s(?:of|on|and|&|de|in)\s$/u;

/** The legal form behind a name, which a comma may stand before: 'Co., Ltd.', 'GmbH'. */
const AFTER_NAME =
  /^\.?,?\s*(?:(?:Co|Pty|Pvt|Sdn)\.?,?\s*)?(?:Ltd|Limited|Inc|LLC|LLP|PLC|Corp|GmbH|AG|Bhd|S\.?A|B\.?V|จำกัด(?:\s*\(มหาชน\))?)(?!\p{L})\.?/u;

/** The legal form before a Thai name, and alone: no name. */
const THAI_FORM = /(?:บริษัท\s*|(?:บจก|หจก|บมจ)\.?\s*|ห้างหุ้นส่วนจำกัด\s*)$/u;
const ONLY_FORM = /^(?:บริษัท|บจก|หจก|บมจ|ห้างหุ้นส่วนจำกัด|ร้าน|จำกัด)\.?$/u;

/** Who comes is no part of where from: 'they drive over from Leeds and York mostly'. */
const BEFORE_PLACE =
  /^(?:they|people|customers?|clients?|guests?|we|most|mostly|mainly)\b[\p{Ll}'’ ]{0,40}\b(?:from|in|around|near|across)\s+(?=\p{Lu})/u;
const AFTER_PLACE = /\s+(?:mostly|mainly|only|for now|at the moment|เป็นหลัก|เท่านั้น|อย่างเดียว)$/iu;

/** Whose name it is does not belong to it: 'เจ้าของร้านตัดผมลุงเปี๊ยก', 'founder of Tuk Boats', 'about Tuk Boats'. */
const BEFORE_COMPANY =
  /^(?:(?:(?:คุณ|พี่|น้อง|นาย|นางสาว|นาง|เฮีย|เจ๊|ป้า|ลุง)\S{1,15}\s+)?(?:เจ้าของ|ผู้จัดการ|ผู้ก่อตั้ง|หุ้นส่วน|ตัวแทน|แอดมิน)(?:กิจการ|เพจ)?\s*(?:ของ|จาก)?\s*(?=\S)|(?:the )?(?:co-?)?(?:owner|founder|manager|director|proprietor|head|ceo)\s+(?:of|at)\s+|(?:about|from|at|welcome to|re|fwd):?\s+(?=\p{Lu}))/iu;
/** Who speaks for it, and where it stands. */
const AFTER_COMPANY =
  /\s*[,(–-]\s*(?:co-?)?(?:owner|founder|proprietor|director|manager|ceo|เจ้าของ|ผู้จัดการ)[^,]*$|\s+(?:อ\.|อำเภอ|จ\.|จังหวัด|ต\.|ตำบล)\s?\S+.*$/iu;

const companyName = (words: string): string =>
  words.replace(BEFORE_COMPANY, '').replace(AFTER_COMPANY, '').trim();

/** What leads to a name and is none of it: 'Only Malverstone', 'ก็มี SiteClock', 'ชื่อ ดวงดี'. */
const BEFORE_NAMES =
  /^(?:(?:only|mainly|mostly|just|there(?:'s| is)|it'?s|called|named|probably|maybe) (?=\p{Lu})|(?:(?:ก็|กะ)?(?:มี|คือ|เป็น)(?:อยู่)?|ชื่อ(?:ว่า|เพจ|ร้าน(?=\s))?)\s*(?=\S))/iu;

/** Tags whose words are names and addresses. */
const NAMES: Readonly<Record<string, true>> = {
  website: true,
  facebook: true,
  instagram: true,
  tiktok: true,
  tiktokshop: true,
  shopee: true,
  lazada: true,
};
/** A word after which something must come. */
const OPEN_END =
  /(?:\s(?:of|to|for|with|in|at|the|an?|than|from|by|on|who|that|which|and|or|is|are|living|based|located|domiciled|residing|situated|aged|interested|looking|planning|wanting|coming|working)|(?:\s|(?<=\p{Script=Thai}))(?:ไม่|ที่|และ|กับ|ใน|ของ|จาก|ให้|ว่า|หรือ|โดย|เพื่อ|สำหรับ))$/iu;
/** The rest of a clause that is short enough to belong to it. */
const REST = /^[^.,;:!?()\n\t|]{1,40}(?=[.,;:!?()\n\t|]|$)/u;

/**
 * Words that do not stop in the middle: with the rest of their clause, else without the word that leads on. In Thai that word
 * begins the next clause as often.
 */
function finished(text: string, found: readonly Found[], words: string): string {
  if (!OPEN_END.test(words)) return words;
  const end = found.at(-1)?.end ?? 0;
  const rest = REST.exec(text.slice(end))?.[0] ?? '';
  const isBeside = text.slice(0, end).endsWith(words);
  return rest !== '' && isBeside && /[a-z]$/iu.test(words)
    ? spoken(`${words}${rest}`)
    : words.replace(OPEN_END, '').trim();
}

/** A name from its beginning to its legal form; '' where it is nothing but a form. */
function nameOf(text: string, start: number, words: string): string {
  const before = BEFORE_NAME.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? '';
  const at = text.indexOf(words, start);
  const end = at + words.length;
  const after = at < 0 ? '' : (AFTER_NAME.exec(text.slice(end, end + 30))?.[0] ?? '');
  const form = THAI_FORM.exec(text.slice(Math.max(0, start - 22), start))?.[0] ?? '';
  const isForm = form !== '' && (!form.startsWith('บริษัท') || /จำกัด/u.test(`${words}${after}`));
  const name = `${isForm ? form : ''}${/^\p{Lu}/u.test(words) ? before : ''}${words}${after}`;
  return ONLY_FORM.test(name) ? '' : name;
}

/** The words of a field: a name from its beginning, of several prices the first. */
function trimmed(tag: string, text: string, found: readonly Found[]): string {
  const words = wordsOf(text, found);
  if (tag === 'company' || tag === 'rival') {
    const name = nameOf(text, found[0]?.start ?? 0, words.replace(BEFORE_NAMES, ''));
    return tag === 'company' ? companyName(name) : name;
  }
  if (ACCOUNTS.has(tag)) return words.replace(BEFORE_NAMES, '');
  if (tag === 'place') return finished(text, found, words.replace(BEFORE_PLACE, '').replace(AFTER_PLACE, ''));
  if (tag !== 'price') return tag in NAMES || FIGURES.has(tag) ? words : finished(text, found, words);
  const [first, second] = readQuantities(words).filter(
    ({ quantity }) => quantity.kind === 'money' || (quantity.kind === 'count' && quantity.value >= 10),
  );
  if (first === undefined || second === undefined) return words;
  const end = Math.max(first.span.end, first.perSpan?.end ?? 0);
  return spoken(words.slice(0, end));
}

/** A price or a budget without a currency is not less: what is less counts something else. */
const LEAST_FIGURE = { price: 5, budget: 20 };

/** A telephone's number, a day. */
const NO_SUM =
  /(?<!\d)(?:0\d{1,2}[-\s]\d{3,4}[-\s]?\d{3,4}|\d{3}[-\s]0\d{3}|\d{4}[/-]\d{1,2}[/-]\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{4})(?!\d)/gu;

/** A shop on TikTok has an account of TikTok. */
const isOn = (tag: string, network: string): boolean => tag.startsWith(network);

/** Whether words can be an answer of the field at all. */
export function mayBe(tag: string, words: string): boolean {
  if (isNoAnswer(words) || words.includes(' | ')) return false;
  if (FIGURES.has(tag)) {
    const plain = words.replaceAll(NO_SUM, ' ');
    return readQuantities(plain).some(
      ({ quantity, figure }) =>
        quantity.kind === 'money' ||
        (quantity.kind === 'count' &&
          quantity.value >= (tag === 'budget' ? LEAST_FIGURE.budget : LEAST_FIGURE.price) &&
          !OF_THINGS.test(plain.slice(figure.end))),
    );
  }
  if (tag === 'website') return readAddresses(words).length > 0;
  if (ACCOUNTS.has(tag))
    return (
      /\p{L}{2}/u.test(words) &&
      !readQuantities(words).some(({ quantity }) => quantity.kind === 'money') &&
      readAddresses(words).every(
        ({ kind, network }) => kind !== 'mail' && (network === undefined || isOn(tag, network)),
      )
    );
  return /\p{L}/u.test(words) && !(tag === 'audience' && ANYBODY.test(words));
}

/** Said of everybody who buys anything. */
const ANYBODY =
  /^(?:(?:our|the|my|all|most|these|those) )*(?:people|persons?|customers?|clients?|buyers?|guests?|folks?|users?|everyone|everybody|anyone|they|คน|ลูกค้า|ผู้คน|ผู้ซื้อ|พวกเขา|ทุกคน)(?:ทั่วไป)?$/iu;

const lineOf = (text: string, { start, end }: Found): string => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to).trim();
  if (line.length <= 280) return line;
  return text.slice(Math.max(from, start - 80), Math.min(to < 0 ? text.length : to, end + 80)).trim();
};
