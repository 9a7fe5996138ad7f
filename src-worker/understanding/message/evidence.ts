/** What the tagger found and what rules offer, as one list of candidates, each with what either says of it. */
import { readAddresses } from '../../../src/shared/reading/addresses.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { byPath, folded, likeliest, type Candidate, type Evidence } from './candidate.ts';
import { cutSigns } from './cut.ts';
import { mayBe } from './may-be.ts';
import { WORDS } from './tags.ts';
import type { Ruled } from './rules.ts';
import { nearIn } from './near.ts';
import { placeOf, type Surroundings } from './place.ts';
import type { Span } from '../../../src/shared/reading/quantity.ts';
import type { Segment } from './segment.ts';
import type { Found } from './spans.ts';

/** What it says, without case, spaces and marks. */
const keyOf = (value: unknown): string =>
  JSON.stringify(named(value))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Of rivals the names. */
const named = (value: unknown): unknown =>
  Array.isArray(value)
    ? value
        .map((one: unknown) => (typeof one === 'object' && one !== null && 'name' in one ? one.name : one))
        .toSorted((a, b) => String(a).localeCompare(String(b)))
    : value;

const elements = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one: unknown) => keyOf([one])) : [];

/** Whether two say the same thought: one within the other, or part of the same list. */
function isNear(a: unknown, b: unknown, one: string, other: string): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    const others = new Set(elements(b));
    return elements(a).some((element) => others.has(element));
  }
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

/** Points of what a label says outright. */
export const OUTRIGHT = 0.85;
const NO_EVIDENCE: Evidence = {
  touched: 0,
  weakest: 0,
  exact: 0,
  size: 1,
  ruled: 0,
  near: 0,
  against: 0,
  form: 0,
  place: [],
};

/** A name behind it is of those who are written to. */
const ADDRESSED =
  /(?:^|\n)\s*(?:(?:dear|hi|hello|hey|to|attn|attention)[:,]?\s+(?:the\s+)?(?:team\s+(?:at|of)\s+)?|(?:เรียน|ถึง|ส่งถึง|สวัสดี)\s*[:,]?\s*(?:ทีมงาน|ทีม|คุณ|ผู้จัดการ)?\s*)$/iu;

/** An account behind it is of an app that the questionnaire does not ask for. */
const OTHER_APP =
  /(?<![\p{L}\p{M}])(?:line(?: ?(?:oa|official|id|shop))*|ไลน์(?:ไอดี|โอเอ|แอด)?|whats ?app|telegram|viber|we ?chat|skype)\s*(?:account|id)?\s*[:：=]?\s*$/iu;

/** Before the site or the account of somebody else: a supplier, a rival, who printed it; or of what is no more. */
const OTHERS_BEFORE =
  /(?:(?<![\p{L}\p{M}])(?:suppliers?|competitors?|rivals?|agency|printers?|neighbou?rs?|(?:sent|printed|powered|built|made|hosted) (?:from|by|on|with)|next[ _-]door|old|former|previous)(?:['’]s)?(?: (?:web ?)?(?:site|page|web))?|(?:เว็บ|เพจ|ไอจี|ig)?\s?(?:supplier|ซัพ(?:พลายเออร์)?|คู่แข่ง|เจ้าอื่น|เอเจนซี่?|อันเก่า|เก่า|เดิม|ของเพื่อน|โรงพิมพ์))[\s:：=>|(–—-]{1,6}(?:https?:\/\/)?$/iu;
/** Behind it: 'belongs to some band', 'isn't ours', 'อย่าเพิ่งใส่'. */
const OTHERS_BEHIND =
  /^\/?[\s),;:–—-]{0,4}(?:(?:which |that |it |but )?(?:belongs to|(?:is|are|was)(?: not|n['’]t) (?:ours|mine|us|my|our)|not (?:ours|mine|us)(?![\p{L}])|(?:is|are) (?:the |our |my )?(?:competitors?|suppliers?|rivals?)|(?:please )?(?:don['’]?t|do not) (?:use|link|put|include))|(?:ไม่ใช่(?:ของ)?(?:เรา|ร้านเรา|ผม|หนู)|อย่า(?:เพิ่ง)?(?:ใส่|ใช้|ลง)|ห้ามใส่|ของ(?:คู่แข่ง|ซัพ|เจ้าอื่น|คนอื่น)|เลิกใช้|ใช้ไม่ได้แล้ว))/iu;
/** Words in which it is told whose an account is. */
const BESIDE_ACCOUNT = 44;

/** Whether an address is told to be of somebody else, or not to be used. */
const isOfOthers = (text: string, { path, span }: Pick<Candidate, 'path' | 'span'>): boolean =>
  path.startsWith('marketingChannels.') &&
  (OTHERS_BEFORE.test(text.slice(Math.max(0, span.start - BESIDE_ACCOUNT), span.start)) ||
    OTHERS_BEHIND.test(text.slice(span.end, span.end + BESIDE_ACCOUNT)));

const EXPERIENCE = 'clientInfo.hasOnlineAdExperience';
/** 'None', 'ไม่มี' behind what asks for something else is an answer to that. */
const BARE_DENIAL =
  /^(?:no|none|nothing|nope|not? yet|n\/?a|unknown|(?:ยัง)?ไม่(?:มี|ทราบ|รู้|ได้ถาม|ถาม|ตั้ง|แน่ใจ|แน่)?(?:ค่ะ|คะ|ครับ|คับ|เลย|ครับผม)*)[.!]?$/iu;

function isDenialOfOther({ segments }: Surroundings, text: string, { start, end }: Span): boolean {
  if (!BARE_DENIAL.test(text.slice(start, end).trim())) return false;
  const within = segments(start, end).findLast(({ span }) => span.start <= start && end <= span.end);
  return within !== undefined && within.topics.length > 0 && !within.topics.includes('experience');
}

/** Names that stand in the message, folded: of the client, of rivals, and those within addresses. */
interface Names {
  own: readonly string[];
  rivals: readonly string[];
  addresses: readonly string[];
}

/** How likely a name must be to count, and letters that it must have: a shorter one is in many words. */
const NAMED = 0.3;
const LEAST_LETTERS = 4;

const foldedNames = (all: readonly string[]): string[] =>
  all.map(folded).filter((name) => name.length >= LEAST_LETTERS);

/** Of an address what is chosen freely: 'lastgarland' of 'www.lastgarland.co.uk', 'oatair' of 'fb.com/oatair'. */
const chosenOf = (value: string): string =>
  /[/@]/u.test(value.replace(/^https?:\/\//iu, '').replace(/\/$/u, ''))
    ? (value
        .replace(/[/?#]+$/u, '')
        .split(/[/@]/u)
        .at(-1) ?? '')
    : value.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '').replace(/\..*$|\sdot\s.*$/iu, '');

const namesIn = (text: string, candidates: readonly Candidate[], found: readonly Found[]): Names => ({
  own: foldedNames(
    candidates.flatMap(({ path, value, evidence }) =>
      path === 'clientInfo.companyName' && evidence.touched >= NAMED ? [String(value)] : [],
    ),
  ),
  rivals: foldedNames(
    found
      .filter(({ tag, probability }) => tag === 'rival' && probability >= NAMED)
      .map(({ start, end }) => text.slice(start, end)),
  ),
  addresses: foldedNames(
    readAddresses(text).flatMap(({ kind, host, value }) =>
      kind === 'mail' ? [host.split('.')[0] ?? ''] : [chosenOf(value)],
    ),
  ),
});

/** 2 where it says the same as one of them, 1 where one begins as the other does, 0 where they have nothing to do with it. */
const likenessTo = (name: string, others: readonly string[]): number =>
  name.length < LEAST_LETTERS
    ? 0
    : others.some((other) => other.includes(name) || name.includes(other))
      ? 2
      : others.some((other) => other.slice(0, LEAST_LETTERS) === name.slice(0, LEAST_LETTERS))
        ? 1
        : 0;

/** Whether a name or an address is called as the client is, or as a rival; and a name, whether an address has it. */
function kinshipOf({ path, value }: Candidate, { own, rivals, addresses }: Names): number[] {
  const isCompany = path === 'clientInfo.companyName';
  if (typeof value !== 'string' || (!isCompany && !path.startsWith('marketingChannels.'))) return [0, 0];
  const name = folded(isCompany ? value : chosenOf(value));
  return [likenessTo(name, isCompany ? addresses : own), likenessTo(name, rivals)];
}

const PRICE = 'clientInfo.startingPrice';
const STARTS = /\bfrom\b|\bstart(?:s|ing)?\b|\bcheapest\b|\blowest\b|\bmin(?:imum)?\b|เริ่ม|ถูกสุด|ต่ำสุด/iu;

const amountOf = (value: unknown): number => {
  const amounts = readQuantities(String(value)).flatMap(({ quantity }) =>
    quantity.kind === 'money' || quantity.kind === 'count' ? [quantity.value] : [],
  );
  return amounts.length === 0 ? 0 : Math.min(...amounts);
};

/** The lowest of what are likely prices; 0 where there is none. */
function leastPrice(candidates: readonly Candidate[]): number {
  const amounts = candidates
    .filter(({ path, evidence }) => path === PRICE && evidence.touched >= NAMED)
    .map(({ value }) => amountOf(value))
    .filter((amount) => amount > 0);
  return amounts.length === 0 ? 0 : Math.min(...amounts);
}

/** Whether a price is the lowest of several, 2, or higher than it, 1; and whether it says that prices begin there. */
function amongPrices({ path, value }: Candidate, least: number): number[] {
  if (path !== PRICE) return [0, 0];
  const amount = amountOf(value);
  return [amount === 0 || least === 0 ? 0 : amount <= least ? 2 : 1, STARTS.test(String(value)) ? 1 : 0];
}

export function candidatesWith(
  { text, segments }: { text: string; segments: readonly Segment[] },
  tagged: readonly Candidate[],
  offers: readonly Ruled[],
  found: readonly Found[],
  tagOf: ReadonlyMap<string, string>,
  isTurn: boolean,
): Candidate[] {
  const surroundings: Surroundings = {
    segments: nearIn(segments, ({ span }) => span),
    found: nearIn(found, (one) => one),
  };
  const all = [...byPath(tagged).values()].flatMap(likeliest);
  const said = new Set(tagged.map(({ path, value }) => `${path} ${keyOf(value)}`));
  for (const { path, value, span, source, points, reasons } of offers) {
    const tag = tagOf.get(path);
    if (typeof value === 'string' && tag !== undefined && WORDS[tag] === path && !mayBe(tag, value)) continue;
    const known = `${path} ${keyOf(value)}`;
    if (said.has(known)) continue;
    said.add(known);
    const touching = surroundings
      .found(span.start, span.end)
      .filter((one) => one.tag === tag && one.start < span.end && span.start < one.end);
    all.push({
      path,
      value,
      span,
      source,
      score: points,
      evidence: {
        ...NO_EVIDENCE,
        touched: Math.max(0, ...touching.map(({ probability }) => probability)),
        weakest: 0,
        size: Math.max(1, Math.round((span.end - span.start) / 6)),
      },
      reasons,
      order: span.start,
      isTurn,
    });
  }
  const isNobodys = ({ start, end }: Span): boolean =>
    surroundings
      .segments(start, end)
      .some(({ whose, span }) => whose === 'boilerplate' && span.start <= start && end <= span.end);
  const kept = all.filter(
    ({ path, span }) =>
      !isNobodys(span) &&
      !isOfOthers(text, { path, span }) &&
      !(path === EXPERIENCE && isDenialOfOther(surroundings, text, span)) &&
      !(
        path.startsWith('marketingChannels.') &&
        OTHER_APP.test(text.slice(Math.max(0, span.start - 24), span.start))
      ) &&
      (path !== 'clientInfo.companyName' ||
        !ADDRESSED.test(text.slice(Math.max(0, span.start - 40), span.start))),
  );
  const names = namesIn(text, kept, found);
  const least = leastPrice(kept);
  const form = new Set(offers.filter(({ points }) => points >= OUTRIGHT).map(({ path }) => path)).size;
  const offered = byPath(offers.map((one) => ({ ...one, key: keyOf(one.value) })));
  return kept.map((one) => {
    const own = keyOf(one.value);
    const place = [
      ...placeOf(text, surroundings, { ...one, tag: tagOf.get(one.path) }),
      ...kinshipOf(one, names),
      ...amongPrices(one, least),
      ...cutSigns(text, one.span, one.value),
    ];
    const evidence = { ...one.evidence, form, place };
    for (const { points, value, key } of offered.get(one.path) ?? []) {
      if (key === own) evidence.ruled = Math.max(evidence.ruled, points);
      else if (isNear(one.value, value, own, key)) evidence.near = Math.max(evidence.near, points);
      else evidence.against = Math.max(evidence.against, points);
    }
    const more = [
      evidence.ruled > 0 ? `a rule says so ${evidence.ruled.toFixed(2)}` : '',
      evidence.near > 0 ? `a rule says nearly so ${evidence.near.toFixed(2)}` : '',
      evidence.against > 0 ? `a rule says something else ${evidence.against.toFixed(2)}` : '',
    ].filter((reason) => reason !== '');
    return { ...one, evidence, reasons: [...one.reasons, ...more] };
  });
}
