/** Whom the client sells to, and where. */
import { isNoAnswer } from '../../../src/shared/reading/doubt.ts';
import { readDoubts, readQuantities } from './readings.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { genderIn, targetGroupIn } from './choices.ts';
import { spoken, type Offer, type Told } from './candidate.ts';
import { isOfRival } from './others.ts';
import { placesRun } from './places.ts';
import type { Segment } from './segment.ts';

const PEOPLE =
  /\b(?:customers?|clients?|buyers?|guests?|people|adults|women|men|woman|man|girls?|boys|mums?|moms?|dads?|parents|families|couples|owners|retired|retirees|students|teachers|professionals|expats|runners|they(?:'?re)?|who|order book)\b|ลูกค้า|กลุ่ม|อายุ|คน(?=ที่|มี|ทำ|กลุ่ม|วัย|ซื้อ)|ผู้(?!ติดตาม|ถือ)|วัย|ผู้หญิง|ผู้ชาย|แม่|ครอบครัว|นักศึกษา/iu;
const AGE_CUE = /\b(?:aged?|ages|years? old|yrs? old|y\/?o)\b|อายุ|วัย|ช่วงอายุ/iu;
const CHILDREN = /(?:ลูก|บุตร|เด็ก|\b(?:child(?:ren)?|kids?|sons?|daughters?|under|pupils)\b)[^\d]{0,16}$/iu;
const NO_AGE_UNIT =
  /^\s?(?:ft|feet|foot|kg|km|cm|mm|m\b|k\b|cc|%|baht|thb|people|seats?|staff|employees|rooms?|days?|weeks?|months?|minutes?|mins?|hours?|hrs?|per|boats?|orders?|times|คน(?!ที่|มี|ทำงาน)|บาท|วัน|เดือน|ชม|นาที|กม|กก|กิโล|ครั้ง|หมื่น|แสน|พัน|ล้าน|ชิ้น|ข้อ)/iu;

interface Ages {
  min: number;
  max: number;
  end: number;
  start: number;
}

/** A span of years that a text gives as ages. `isAsked`: a label or a question asked for them. */
export function agesOf(text: string, isAsked: boolean): Ages | undefined {
  if (!isAsked && !PEOPLE.test(text) && !AGE_CUE.test(text)) return undefined;
  for (const reading of readQuantities(text)) {
    const { quantity, span } = reading;
    const isYears = quantity.kind === 'duration' && quantity.unit === 'year';
    if (quantity.kind !== 'count' && !isYears) continue;
    const before = text.slice(Math.max(0, span.start - 24), span.start);
    if (CHILDREN.test(before) || /[-/:.\d฿$€£]\s?$/u.test(before)) continue;
    const after = text.slice(reading.figure.end, reading.figure.end + 20);
    if (!isYears && NO_AGE_UNIT.test(after)) continue;
    if (/[a-z฿$€£]$/iu.test(text.slice(Math.max(0, span.start - 1), span.start))) continue;
    const { value, high } = quantity;
    if (high !== undefined) {
      if (value >= 12 && high <= 99 && high - value >= 3 && Number.isInteger(value))
        return { min: value, max: high, ...span };
      continue;
    }
    const isOpen = isOpenAge(reading, text);
    if (
      isOpen &&
      value >= 13 &&
      value <= 85 &&
      (isAsked || AGE_CUE.test(text) || /\b(?:and (?:up|over|above)|or older)\b|\+/u.test(after))
    )
      return { min: value, max: 0, ...span };
  }
  return undefined;
}

const isOpenAge = ({ bound, figure }: Reading, text: string): boolean =>
  bound === 'at least' ||
  /^(?:\s?(?:years?|ปี))?\s?(?:\+|and (?:up|over|above|older)|or (?:older|over)|ขึ้นไป)/iu.test(
    text.slice(figure.end),
  );

const MEN_AND_WOMEN =
  /\b(?:m[ae]n (?:and|or|&|\/) wom[ae]n|wom[ae]n (?:and|or|&|\/) m[ae]n|men women|(?:mum|mom) or dad|both (?:sexes|genders)|all genders|everyone|any gender|male (?:and|or|&) female)\b|ทุกเพศ|ทั้งชาย(?:และ)?หญิง|ทั้งหญิง(?:และ)?ชาย|ชายและหญิง|ผู้หญิงและผู้ชาย|ผู้ชายและผู้หญิง|ทั้งสองเพศ|ชายหญิง/iu;
const HEDGED = /\bmore (?:wom|m)[ea]n\b|เยอะ|เริ่ม/iu;

export const AUDIENCE =
  /\b(?:our |the |their |my )?(?:(?:target (?:group|audience|customers?)|(?:typical|ideal|main|core|most of our|our|my) (?:customers?|clients?|buyers?|guests?|patients?|students|members)|buyers|guests we want|customers?)\b\s*(?:is|are|=|:)?(?: mostly| mainly)?)\s*(?<value>[^.!?;\n]{4,220})|\b(?:we (?:want to reach|target|sell to|are after)|aimed at|guests are(?: mostly| mainly)?)\s+(?<b>[^.!?;\n]{4,220})|(?:talk to|reach out to)\s+(?<c>[^.!?;\n]{4,200})|\b(?:for|its) (?<d>(?:people|parents|owners|families|couples|women|men|anyone) (?:who|that|with|of|in|are)[^.!?;\n]{4,160})|(?:กลุ่มเป้าหมาย|ลูกค้า(?:หลัก|ส่วนใหญ่|ส่วนมาก|ของเรา)?|คนซื้อ(?:ส่วนมาก|ส่วนใหญ่)?|ผู้ซื้อ)\s?(?:ก็(?:คือ|เป็น)?|คือ|เป็น|ได้แก่|=|:|(?=เลี้ยง|มี|อยู่|ที่|เป็น)|\s)\s*(?<thai>[^\n]{4,160})/iu;
const NO_AUDIENCE =
  /\b(?:wait|complain|ask(?:ed|ing)?|call(?:ed)?|book(?:ed)?|want it|say|said|come back|agent|pay)\b|ทัก|โทร|ถาม|กลัว|บอก|โกรธ|หาย|ร้องเรียน|ขายดี/iu;
/** Places, ages and sex have fields of their own. */
const OWN_FIELDS = /\s+อายุ\s?[\d๐-๙].*$/u;
const ENDS_AUDIENCE =
  /\s+(?:งบ|คู่แข่ง|ปัญหา|อยากได้|เป้า|จุดเด่น|ไม่ใช่)\S*.*$|,?\s+(?:tourists walk|so no need|but not|\bnot\b).*$|\s+(?:Not|Never)\s.*$/u;

export function readAudience(view: Told, offer: Offer): void {
  const { told } = view;
  for (const segment of told) {
    if (isOfRival(segment) || segment.topics.includes('ignored')) continue;
    describe(segment, told, offer);
    readAges(segment, offer);
    readGender(segment, offer);
    readGroup(segment, offer);
    if (segment.topics.includes('insights') && segment.by !== 'question')
      offer('targetAudience.additionalDemographics', spoken(segment.text), segment, [['label', 0.8]]);
  }
}

export const isAudience = ({ topics }: Segment): boolean => topics.includes('audience');

/** What stands first under a heading. */
export const isFirstUnder = (segment: Segment, told: readonly Segment[]): boolean =>
  told.find(({ label, by }) => label === segment.label && by === segment.by) === segment;

function describe(segment: Segment, told: readonly Segment[], offer: Offer): void {
  const path = 'targetAudience.targetDemographics';
  const { text } = segment;
  if (isAudience(segment) && !segment.topics.includes('group')) {
    const value = spoken(withoutLead(text));
    const bare =
      /^[\d\s–—-]+(?:years?|ปี)?$|^(?:all|any|ทุกเพศ|ทั้งหมด|nope|no|yes)$/iu.test(value) ||
      genderOnly(value) ||
      value.length < 4;
    const refused = readDoubts(value).filter(({ span }) => span.start < 12).length > 0;
    const isFirst = segment.by === 'label' || /[\p{L}]{3}/u.test(value);
    if (!bare && isFirst)
      offer(path, described(value, segment.by === 'label'), segment, [
        segment.by === 'label'
          ? ['label', 0.9]
          : segment.by === 'question'
            ? [
                'answers the question',
                PEOPLE.test(text) ? (value.split(/\s+/u).length > 2 ? 0.65 : 0.58) : 0.3,
              ]
            : [
                'under the heading',
                segment.kind === 'item' || PEOPLE.test(text) || isFirstUnder(segment, told) ? 0.62 : 0.45,
              ],
        ...(refused ? [['refused', -0.6] as const] : []),
        ...(/ไม่ใช่|\bnot\b.{0,30}$/iu.test(value) && segment.by !== 'label'
          ? [['partly refused', -0.3] as const]
          : []),
        ...(isNoneOfThem(value) ? [['no group of people', -0.4] as const] : []),
        ...(segment.topics.length > 2 ? [['one of several questions', -0.15] as const] : []),
        ...(/\d/u.test(value) && /฿|\$|£|€|บาท/u.test(value) && !/รายได้|income/iu.test(value)
          ? [['a sum', -0.3] as const]
          : []),
      ]);
    return;
  }
  const ages = agesOf(text, false);
  if (
    ages !== undefined &&
    ages.start < 12 &&
    /\b(?:girls?|women|men|boys|mums?|families|couples|people|teachers|owners)\b|คน|ผู้/iu.test(text)
  )
    offer(path, described(text, false), segment, [['ages and people', 0.58]]);
  const groups = AUDIENCE.exec(text.slice(0, 1500))?.groups;
  const clause = groups?.['value'] ?? groups?.['b'] ?? groups?.['c'] ?? groups?.['d'] ?? groups?.['thai'];
  if (clause === undefined) return;
  const value = described(clause, false);
  if (value.length < 6) return;
  offer(path, value, segment, [
    groups?.['d'] === undefined ? ['says who buys', 0.62] : ['says whom it is for', 0.58],
    ...(NO_AUDIENCE.test(clause.slice(0, 40)) ? [['what they did', -0.4] as const] : []),
    ...(readDoubts(clause.slice(0, 30)).length > 0 ? [['doubted', -0.3] as const] : []),
  ]);
}

/** The group without what has a field of its own: a place at the end, ages. */
function described(text: string, isLabel: boolean): string {
  let words = spoken(text.replace(ENDS_AUDIENCE, ''));
  const cut = words.replace(OWN_FIELDS, '');
  if (!isLabel && cut.length >= 8 && !genderOnly(cut) && !MEN_AND_WOMEN.test(cut)) words = cut;
  const run = placesRun(words) ?? undefined;
  const before = run === undefined ? '' : words.slice(0, run.start);
  if (
    run !== undefined &&
    before.length >= 8 &&
    run.start + run.text.length >= words.length - 2 &&
    /(?:,|\p{Script=Thai}\s|\bwhole)\s*$/u.test(before)
  )
    words = before;
  return spoken(
    words.replace(/\s*,?\s*(?:whole|all of)\s*$/iu, '').replace(isLabel ? /^$/u : /\s+\([^()]{1,60}\)$/u, ''),
  );
}

const isNoneOfThem = (value: string): boolean =>
  /^(?:age|not sure|\d|[฿$€£])/iu.test(value) && !PEOPLE.test(value);

const withoutLead = (text: string): string =>
  text
    .replace(/^(?:nope|no|yes|yeah|ใช่|ไม่ใช่)[.,!\s]+/iu, '')
    .replace(/^(?:เอา|ขอ|อยากได้|well its |its )(?=คน|กลุ่ม|ลูกค้า|ผู้|people|women|men)/iu, '');

function readAges(segment: Segment, offer: Offer): void {
  const isAsked = segment.topics.includes('ages') || isAudience(segment);
  const isLabel = segment.topics.includes('ages') && segment.by === 'label';
  const found = agesOf(segment.text, isAsked);
  if (found === undefined && isLabel) readEnd(segment, offer);
  if (
    found === undefined ||
    /\b(?:joke|all ages|equal opportunity|salary|liability|attachment|confidential)\b/iu.test(segment.text)
  )
    return;
  const points: (readonly [string, number])[] = [
    isLabel
      ? ['label', 0.9]
      : isAsked
        ? ['asked of the audience', 0.7]
        : AGE_CUE.test(segment.text)
          ? ['called ages', 0.65]
          : ['beside people', 0.55],
    ...(segment.whose === 'agreed' ? [['agreed', 0.05] as const] : []),
  ];
  offer('targetAudience.ageRangeMin', found.min, segment, points);
  if (found.max > 0) offer('targetAudience.ageRangeMax', found.max, segment, points);
}

/** A form may ask for the youngest and for the oldest: 'Age from: 45', 'อายุสูงสุด: 65'. */
const YOUNGEST = /\bfrom\b|\bmin|youngest|lowest|start|ต่ำสุด|น้อยสุด|น้อยที่สุด|ตั้งแต่|เริ่ม|ขั้นต่ำ/iu;
const OLDEST = /\b(?:up )?to\b|until|\bmax|oldest|highest|\bend\b|สูงสุด|มากสุด|มากที่สุด|ถึง|ไม่เกิน/iu;

function readEnd(segment: Segment, offer: Offer): void {
  const age = Number(/^\D{0,8}(?<age>\d{2})(?!\d)\D{0,12}$/u.exec(segment.text)?.groups?.['age'] ?? 0);
  const [isYoungest, isOldest] = [YOUNGEST.test(segment.label), OLDEST.test(segment.label)];
  if (age < 12 || isYoungest === isOldest) return;
  offer(isYoungest ? 'targetAudience.ageRangeMin' : 'targetAudience.ageRangeMax', age, segment, [
    ['label', 0.9],
  ]);
}

function readGender(segment: Segment, offer: Offer): void {
  const { text } = segment;
  const path = 'targetAudience.gender';
  if (MEN_AND_WOMEN.test(text)) {
    const isAbout =
      segment.topics.some((topic) => topic === 'gender' || topic === 'audience' || topic === 'ages') ||
      PEOPLE.test(text);
    offer(path, 'all', segment, [['both', isAbout ? 0.7 : 0.4]]);
    return;
  }
  const isLabel = segment.topics.includes('gender') && segment.by === 'label';
  const clause = isLabel || isAudience(segment) ? text : (AUDIENCE.exec(text)?.[0] ?? '');
  const gender = genderIn(clause) ?? (isLabel ? ofLabel(text) : undefined);
  if (gender === undefined || isNoAnswer(text)) return;
  offer(path, gender, segment, [
    isLabel ? ['label', 0.9] : ['named in the description', 0.6],
    ...(HEDGED.test(clause) ? [['not all of them', -0.35] as const] : []),
  ]);
}

const ofLabel = (text: string): 'all' | 'male' | 'female' | undefined =>
  /^(?:all|any|both|everyone|mixed)\b|ทุก|ทั้งหมด/iu.test(text)
    ? 'all'
    : /^(?:f|หญิง)$/iu.test(text)
      ? 'female'
      : /^(?:m|ชาย)$/iu.test(text)
        ? 'male'
        : undefined;
const genderOnly = (text: string): boolean =>
  /^(?:wom[ae]n|m[ae]n|females?|males?|ผู้หญิง|ผู้ชาย|หญิง|ชาย|both sexes)$/iu.test(text.trim());

/** How a form names whom one sells to. */
const BUSINESSES =
  /องค์กร|นิติบุคคล|ธุรกิจ|บริษัท|\b(?:business(?:es)?|compan(?:y|ies)|corporates?|organi[sz]ations?|trade)\b/iu;
const CONSUMERS =
  /บุคคล(?:ทั่วไป|ธรรมดา)|คนทั่วไป|ผู้บริโภค|ลูกค้าทั่วไป|\b(?:consumers?|individuals?|private (?:customers?|people)|general public|households?)\b/iu;
const BOTH = /^(?:both|all)\b|^ทั้ง(?:สอง|คู่|หมด|\s?2)/iu;

function readGroup(segment: Segment, offer: Offer): void {
  const { text } = segment;
  const path = 'targetAudience.targetGroup';
  const [b2b, b2c] = [/\bb2b\b/iu.test(text), /\bb2c\b/iu.test(text)];
  if (segment.by === 'label' && segment.topics.includes('group')) {
    const [isB2b, isB2c] = [b2b || BUSINESSES.test(text), b2c || CONSUMERS.test(text)];
    const group = BOTH.test(text) || (isB2b && isB2c) ? 'All' : isB2b ? 'B2B' : isB2c ? 'B2C' : undefined;
    if (group !== undefined && readDoubts(text).length === 0)
      return offer(path, group, segment, [['label', 0.9]]);
  }
  const isAbout = isAudience(segment) || segment.topics.includes('group') || AUDIENCE.test(text);
  if (b2b !== b2c && readDoubts(text).length === 0)
    offer(path, b2b ? 'B2B' : 'B2C', segment, [['named', 0.85]]);
  else if (isAbout && segment.by !== 'question') {
    const group =
      targetGroupIn(text) ??
      (/\b(?:hr|procurement|office) managers?\b|เจ้าของกิจการ|ฝ่ายจัดซื้อ/iu.test(text) ? 'B2B' : undefined);
    if (group !== undefined) offer(path, group, segment, [['whom it describes', 0.6]]);
  }
}
