/** Where the client sells: provinces of Thailand and countries by either name; every other place as it is written. */
import { negationsIn } from '../../../src/shared/reading/negation.ts';
import { escapeRegExp } from '../../../src/shared/domain/escape-reg-exp.ts';
import {
  COUNTRIES,
  COUNTRY_ALIASES,
  GROUPS,
  PROVINCES,
  PROVINCE_ALIASES,
  type KnownPlace,
} from './places.ts';
import { clean } from '../clean.ts';
import { withDistricts, type NamedPlace } from './districts.ts';
import { isNationwide, namedBesideNation, withoutOrigins } from './origins.ts';
import { withoutExtent, withoutWays } from './reached.ts';
import { isTown } from './money.ts';
import { townsInRow } from './rows.ts';

export interface Place {
  /** As the client wrote it. */
  name: string;
  known?: KnownPlace;
  /** True where the client named a town and `known` is its province. */
  town: boolean;
  /** What it and its neighbours are called together: 'Bangkok and its vicinity'. */
  of?: Readonly<Record<'en' | 'th', string>>;
  /** Parts of it that the client names: 'Sukhumvit', 'Thong Lo' of Bangkok. */
  parts?: string[];
  /** The state or county that is told with it: 'Ohio' of Newark. */
  within?: string;
}

export const isInThailand = ({ known }: Place): boolean =>
  known?.kind === 'province' || (known?.kind === 'country' && known.iso2 === 'TH');

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.\s-]+/gu, ' ')
    .trim();

interface Entry {
  known: KnownPlace;
  town: boolean;
}
const INDEX = new Map<string, Entry>();
const add = (name: string, known: KnownPlace, town: boolean): void => {
  const key = fold(name);
  if (!INDEX.has(key)) INDEX.set(key, { known, town });
};
// Provinces before countries, so that a Thai reader's word is the Thai place.
for (const province of PROVINCES) {
  for (const name of [province.en, province.th]) add(name, province, false);
  const spellings = new Set([
    'chonburi',
    'bkk',
    'ayutthaya',
    'udon',
    'ubon',
    'korat',
    'buriram',
    'sisaket',
    'กรุงเทพ',
    'อยุธยา',
  ]);
  for (const alias of PROVINCE_ALIASES[province.en] ?? []) {
    const other = fold(alias).replaceAll(' ', '') === fold(province.en).replaceAll(' ', '');
    add(
      alias,
      province,
      !other &&
        !spellings.has(alias) &&
        !/^กทม|^กรุงเทพ|^นนท์|^อุ|^ประจวบ|^นครศรี|krung|korat|khorat|โคราช|แปดริ้ว|bangkok|ayudhya|petch/u.test(
          alias,
        ),
    );
  }
}
for (const country of COUNTRIES) {
  // 'Myanmar (Burma)' is known by both of its names.
  const names = [country.en, country.th].flatMap((name) => [
    name,
    ...name.split(/\s*[()]\s*/u).filter(Boolean),
  ]);
  for (const name of [...names, ...(COUNTRY_ALIASES[country.iso2] ?? [])]) add(name, country, false);
}

const lookUp = (part: string): Entry | undefined => {
  const key = fold(part);
  return (
    INDEX.get(key) ??
    INDEX.get(
      key.replace(
        /^(?:จังหวัด|จ |อำเภอเมือง|อ |เมือง|ประเทศ|ทั่ว|province of |city of |all of |the |ใน|เขต)\s*/u,
        '',
      ),
    ) ??
    INDEX.get(key.replace(/\s+(?:province|city|town|area|wide|thailand|ประเทศไทย)$/u, ''))
  );
};

/** Between places, and never within the name of one. */
const LISTED = /\s*[,;/\n•|]\s*/u;
/** Between sentences, and around what explains; within the name of some countries ('U.S. Virgin Islands', 'Congo - Kinshasa'). */
const PARTED =
  /\s*(?:[=:]|(?<!(?:^|\s)(?:st|mt|ft|u\.s)|(?:^|[^ก-๛])[ก-ฮ]{1,4})[.!?]+(?=\s|$)|\s[-–—]\s)\s*/iu;
/** Between places as well, but there is 'Trinidad & Tobago'. */
const JOINED =
  /\s*(?:[+&]|\band\b|\bor\b|\bplus\b|(?<=\s)กับ(?=\s)|(?<=\s|[\p{Script=Thai}ฯ.])และ(?=\s|\p{Script=Thai}))\s*/iu;

/** 'Tauranga to Rotorua': from one town to another; 'Flights to Phuket' go from none. */
const FROM_TO =
  /(?<=\p{Lu}[\p{L}\p{M}'’.-]+)(?<!(?<!\p{L})(?:Flights?|Trips?|Tours?|Transfers?|Bus(?:es)?|Ferry|Ferries|Trains?|Rides?|Removals|Travel|Delivery|Shipping|Visitors|Tourists))\s+to\s+(?=\p{Lu}\p{Ll})/u;

/** Before a 'to' that leads to one place and from none. */
const NEAR =
  /^(?:close|next|near|up|down|over|out|back|due|adjacent|prior|home|open|access|thanks|welcome|return)$/iu;
/** Both ends of a way, one of which is known: 'Close to Bristol' and 'Monday to Friday' are none. */
function fromTo(part: string): string[] {
  const ends = part.split(FROM_TO);
  const names = ends.map(bareName);
  const isWay = names.some((name) => lookUp(name) !== undefined || isTown(name));
  return isWay && !NEAR.test(names[0] ?? '') ? ends : [part];
}

/** The names of each group, however their words are parted; 'EEC' is not in 'Greece'. */
const GROUP_NAMES = GROUPS.map(({ said, names, provinces }) => ({
  said,
  provinces: provinces.flatMap((en) => PROVINCES.find((province) => province.en === en) ?? []),
  patterns: names.map((name) => {
    const words = name.split(/[.\s-]+/u);
    return new RegExp(
      `(?<!\\p{Script=Latin})${words.map(escapeRegExp).join('[.\\s-]*')}(?!\\p{Script=Latin})`,
      'giu',
    );
  }),
}));

/** 'ตำบลหนองแขม 14 หมู่บ้าน': how many and of what kind they are. */
const NO_NAME =
  /^(?:[\d\s,.]*|(?:จังหวัด|อำเภอ|พื้นที่|ละแวก)?(?:ใกล้เคียง|ข้างเคียง|รอบๆ|รอบ ๆ|ใกล้ๆ)|(?:the )?(?:surrounding|nearby|neighbouring) (?:areas?|towns?|villages?)|(?:the )?(?:villages?|towns?|area) (?:around|nearby|in between)|ต้นทาง|ปลายทาง|from|to|origins?|destinations?|หมู่บ้าน|หมู่|ตำบล|อำเภอ|จังหวัด|สาขา|แห่ง|ใกล้|(?:ใน|ตัว)?เมือง|bts|mrt|(?:outside|elsewhere|beyond)\b.*|north|south|east|west|local(?:ly)?|online|remote(?:ly)?|on ?site|in store|pick ?up|collection|mail order|(?:by )?post|postal|courier|delivery|shipping|(?:\d[- ]?day )?(?:ground |shipping |delivery )?zones?(?: \d+)?|(?:ที่)?ไหน(?:ก็ได้)?|ทุกที่|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: to (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?)$/iu;

/** The whole of a nation that is named: 'nationwide (US)', 'nationwide in Kenya'. */
const NATION = /^nation-?wide\s*(?:\(|,|-|in\s)\s*(?<nation>(?:the\s+)?\p{Lu}[^(),;]*?)\)?\.?$/iu;

/** Characters; nobody names places further on, and a pasted document is no list of them. */
const LONGEST_ANSWER = 1500;

/** Parts of one place by their numbers, of which the first alone would be wrong: 'Bronx districts 7, 8, 9'. */
const NUMBERED =
  /\s(?:districts?|zones?|wards?|sectors?|precincts?) \d+(?:,\s*\d+)+(?:\s*(?:and|&)\s*\d+)?/giu;
/** British postcodes in a row: 'IP32 IP33 Moreton Hall'. */
const POSTCODE = /(?<![A-Za-z\d])([A-Z]{1,2}\d{1,2}[A-Z]?)(?:\s+(?=[A-Za-z]))/gu;
/** 'หัวเมือง (เชียงใหม่ ขอนแก่น)': which they are stands in the brackets. */
const TOWNS_TH = /(?:หัวเมือง|จังหวัดใหญ่|เมืองใหญ่)(?:ๆ)?\s*\(([ก-๛][ก-๛\s,/]*)\)/gu;
function spelledOut(text: string): string {
  const codes = text.match(POSTCODE) ?? [];
  const parted = codes.length > 1 ? text.replaceAll(POSTCODE, '$1, ') : text;
  return parted.replaceAll(NUMBERED, '').replaceAll(TOWNS_TH, ' $1 ');
}

/** Of so many names a district stands beside its province as one of them; of fewer it says where in it. */
const LISTED_APART = 3;

/** A province that says that it is one tells where the town before it lies. */
const AS_PROVINCE = /จ\.|จังหวัด|province/iu;

export function readPlaces(answer: string): Place[] {
  const text = spelledOut(clean(answer.slice(0, LONGEST_ANSWER)).replace(NATION, '$<nation>'));
  if (text === '') return [];
  const places: Place[] = [];
  const push = (place: Place, isOneOf = false): void => {
    const same = places.some((other) =>
      // Two towns of one province are two.
      place.known &&
      !(place.town && (other.town || isOneOf)) &&
      !(isOneOf && other.town && !AS_PROVINCE.test(text))
        ? other.known === place.known
        : fold(other.name) === fold(place.name),
    );
    if (!same && !NO_NAME.test(place.name))
      places.push({ ...place, name: place.name.replace(/^กทม$/u, 'กทม.') });
  };
  if (/^all (?:of )?(?:the )?(?:77 )?provinces(?: of thailand)?$/iu.test(text)) return readPlaces('ทั่วประเทศ');
  const all = isNationwide(text) ? lookUp('ทั่วประเทศ') : undefined;
  const beside = all && namedBesideNation(text);
  const besides = beside === undefined ? [] : readPlaces(beside);
  if (besides.length > 1 || besides.some(({ known }) => known !== undefined)) return besides;
  if (all) return [{ name: 'ทั่วประเทศ', ...all }];
  const headed = HEADED.exec(text)?.groups;
  if (headed !== undefined) return withParts(headed['head'] ?? '', headed['parts'] ?? '');
  const inside = partsInside(text);
  // What stands in parentheses says where in a place, or repeats it.
  let rest = withoutWays(withoutOrigins(withoutOthers(text.replaceAll(/(?<=\S\s*)\([^()]*\)/gu, ' '))));
  for (const { said, patterns, provinces } of GROUP_NAMES) {
    const pattern = patterns.find((candidate) => rest.search(candidate) >= 0);
    if (pattern === undefined) continue;
    for (const known of provinces) push({ name: known.en, known, town: false, of: said });
    rest = rest.replaceAll(pattern, ',');
  }
  const hasCapitals = /\p{Lu}/u.test(rest);
  const listed = rest.split(LISTED).flatMap((one) => (lookUp(one) ? [one] : one.split(PARTED)));
  const names: NamedPlace[] = [];
  for (const one of listed)
    for (const [at, part] of (lookUp(one) ? [one] : one.split(JOINED).flatMap(fromTo)).entries()) {
      const name = bareName(part);
      if (name === '' || !/\p{L}/u.test(name)) continue;
      const joined = at > 0;
      const whole = lookUp(name);
      const keep = (place: Place): number => names.push({ word: name, place, joined });
      if (whole) keep({ name, ...whole });
      else if (/[ก-๛]/u.test(name)) names.push(...thaiNames(name, joined));
      // Beside names with capitals, words without one name no place ('that's it').
      else if (!hasCapitals || /\p{Lu}/u.test(name) || isRegion(name) || isTown(name))
        for (const town of townsInRow(name) ?? [name]) readWithin(town, keep);
    }
  for (const place of withDistricts(names)) push(place, names.length >= LISTED_APART);
  for (const place of places) {
    const named = inside.find(({ of }) => of === fold(place.name));
    if (named === undefined) continue;
    if (place.known === undefined && named.parts.length === 1) place.name = named.whole;
    else place.parts = named.parts;
  }
  return places;
}

/** 'Nairobi - Lavington, Kilimani', 'Accra: Osu, Labone': one place, and at least two of its parts. */
const HEADED =
  /^(?<head>\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,2})(?:\s[-–—]\s|:\s)(?<parts>\p{Lu}[^,;:.()\d]+(?:,\s*[^,;:.()\d]+)+)\.?$/u;
/** Regions and countries are said by their towns. */
function withParts(head: string, listed: string): Place[] {
  const [place, ...others] = readPlaces(head);
  const towns = readPlaces(listed);
  const isNamed = place !== undefined && others.length === 0 && towns.length > 1;
  if (!isNamed || place.known?.kind === 'country' || towns.some(({ known }) => known !== undefined))
    return [...(place ? [place] : []), ...towns];
  return [{ ...place, parts: towns.map(({ name }) => name) }];
}

interface Inside {
  /** Folded name before the parentheses. */
  of: string;
  parts: string[];
  /** With its parentheses: 'Winsen (Luhe)'. */
  whole: string;
}

/** 'Bangkok (Sukhumvit, Thong Lo)': parts of a place; what tells anything else is left out. */
const partsInside = (text: string): Inside[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{M}])(?<of>[\p{L}\p{M}.'-]{1,30}(?: [\p{L}\p{M}.'-]{1,30}){0,3}) ?\((?<parts>[^()]{1,120})\)/gu,
    ),
  ].flatMap(({ 0: whole, groups }) => {
    const parts = (groups?.['parts'] ?? '')
      .split(/\s*[,/]\s*/u)
      .filter((part) => /^\p{Lu}[\p{L}\p{M}' -]{1,24}$/u.test(part) && !/\d/u.test(part));
    const of = (groups?.['of'] ?? '').split(LISTED).at(-1)?.trim() ?? '';
    return parts.length === 0
      ? []
      : [{ of: fold(bareName(of)), parts, whole: whole.slice(whole.indexOf(of)) }];
  });

/** 'Within 15 km of Hat Yai', 'ไม่เกิน 5 กิโล', 'สักห้าโลรอบๆร้าน'. */
const DISTANCE =
  /(?:(?<![a-z])(?:within|not more than|no more than|up to|max(?:imum)?|about|around)\s)?[\d.]+(?:\s?-\s?[\d.]+)?\s?(?:km|kms|kilomet(?:re|er)s?|mi(?:les?)?)(?![a-z])(?:\s(?:radius|around|from (?:our|the|us)[^.,;]*|of (?:our|the (?:shop|clinic|store|hall|office))[^.,;]*|of))?|(?:รัศมี|ไม่เกิน|สัก|ประมาณ|ระยะ)?\s?(?:[\d.]+|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ยี่สิบ)\s?(?:กม\.?|กิโล(?:เมตร)?|โล)(?![ก-๙]*กรัม)(?:รอบๆ?[ก-๙]*|จาก[ก-๙]*)?/giu;

/** How long the way takes, and a stone on a road: 'ขับมาไม่เกิน 20 นาที', 'ไม่เกิน กม.30'. */
const TRAVEL_TH =
  /(?<![ก-๛])(?:(?:ขับ|ขี่|นั่ง|เดินทาง|ใช้เวลา|ห่าง|มา|ไป)[ก-๛]*\s?)?(?:ไม่เกิน|ภายใน|ประมาณ|ราวๆ?|สัก|แค่|ใน)?\s?\d+(?:[.\s]*[-–]\s*\d+)?\s?(?:นาที|ชม\.?|ชั่วโมง)[ก-๛]*|(?<![ก-๛])(?:ไม่เกิน|ถึง|ตั้งแต่)?\s?กม\.?\s?(?:ที่\s?)?\d+[\d.]*/gu;

/** An answer on places without how long the way to the client takes. */
export const withoutTravel = (text: string): string => text.replaceAll(TRAVEL_TH, ' ').trimEnd();

/** From the client's own door, and not from the place that is named. */
const OWN_DOOR = /\b(?:our|the|us)\b|ร้าน|คลินิก|บ้าน|โรง|ออฟฟิศ/iu;
/** How far around the one place that an answer names its buyers are: '60 miles'; undefined where none or several are told. */
export function distanceIn(answer: string): string | undefined {
  const [told, more] = [...answer.matchAll(DISTANCE)].map(([words]) => words);
  if (told === undefined || more !== undefined || OWN_DOOR.test(told)) return undefined;
  return /\d[\d.]*\s?(?:km|kms|kilomet(?:re|er)s?|mi(?:les?)?|กม\.?|กิโล(?:เมตร)?)/iu
    .exec(told)?.[0]
    .replace(/mi(?:le)?$/iu, 'miles');
}

/** Without the places that the client leaves out, and without distances. */
function withoutOthers(text: string): string {
  let rest = text;
  for (const { span, scope, kind } of negationsIn(text)) {
    if (kind === 'doubt' || scope.end <= scope.start) continue;
    const phrase = text.slice(0, span.start).search(/[^\s,;]+$/u);
    const start =
      /[ก-๛]/u.test(text[span.start] ?? '') && phrase >= 0
        ? phrase
        : kind === 'not yet' && scope.start < span.start
          ? // 'Portugal first and maybe Spain later': of the last alone.
            Math.max(
              scope.start,
              text.slice(0, span.start).search(/(?:[,;]|\sand\s)(?!.*(?:[,;]|\sand\s))/iu),
            )
          : Math.min(span.start, scope.start);
    const end = Math.max(span.end, scope.end);
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
  }
  return withoutTravel(rest.replaceAll(DISTANCE, ' '));
}

const isRegion = (name: string): boolean =>
  REGION.test(name) || /^(?:interior|rural|online|everywhere)/iu.test(name);

/** 'แล้วก็ปทุมธานี', 'บางส่วนของนนทบุรี', 'ส่วนใหญ่ขอนแก่น': before a Thai name. */
const LEADS_TH =
  /^(?:(?:แล้ว)?(?:ก็|ค่อย)|แล้ว|ต่อด้วย|อาจ(?:จะ)?|เผื่อ|บางส่วน(?:ของ)?|ส่วนหนึ่งของ|บางที|ส่วนใหญ่|ส่วนมาก|หลักๆ|เน้น|แถวๆ?|มี(?!น))+\s?(?=[ก-๛]{3})/u;
/** 'เชียงใหม่ก่อน', 'สมุทรปราการนิดหน่อย': behind it. */
const TAILS_TH = /(?<=[ก-๛]{3})(?:ก็(?:มี|ได้|ส่ง|รับ|ไป)|ก่อน|เป็นหลัก|นิดหน่อย|นิดนึง|บ้าง|บางส่วน|ด้วย|ทีหลัง)$/u;

/** Without what leads to a name and what follows it. */
function bareName(part: string): string {
  const name = part
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()
    .replace(/(?<!(?:^|[^ก-๛])[ก-ฮ]{1,4})[.!?\s]+$/u, '')
    .replace(/\s[-–—]$/u, '')
    .replace(/^(?:และ|กับ|หรือ)\s*(?=[ก-๛])/u, '')
    .replace(LEADS_TH, '')
    .replace(TAILS_TH, '')
    // 'Manx people in Liverpool', 'Thai owners from Dubai'.
    .replace(
      /^(?:\p{Lu}[\p{L}'’-]+\s){1,2}(?:people|folks?|famil(?:y|ies)|expats?|diaspora|communit(?:y|ies)|owners|buyers|donors|parents|students)\s(?:living\s)?(?:in|from|at|around)\s(?=\p{Lu})/u,
      '',
    )
    // 'Donors in Nairobi', 'visitors staying in Aviemore'.
    .replace(/^(?:[a-z][a-z'-]*\s){1,4}(?:in|from|near|to|at|around)\s(?=[A-Z])/u, '')
    .replace(
      /^(?:and |also |then |next |later |after that |maybe |perhaps |possibly |probably |esp(?:ecially|\.)? |primarily |first |only |just |plus |some (?:of )?|mostly |mainly |many |most of |much of |a few |a little of |(?:a )?(?:little |small |tiny )?(?:bits?|parts?|pieces?|corners?|slices?) of |people |folks |customers |collection\s+(?:in |at |from )?(?=\p{L})|or )*(?:from |out (?:in |on |at )?(?:the )?|in (?=\p{Lu})|at (?=\p{Lu})|in and around |around |near |close to |up to |across |to )?(?:(?:bits?|parts?) of )?/iu,
      '',
    )
    .replace(
      /\s(?:by|via|folks|people|customers|driving|only|mostly|mainly|if|when|where|who|because|at weekends?|on (?:\p{L}+days?|weekends?|request)|for (?:the|a|an|big|bigger|larger)|later|next|soon|possibly|maybe|perhaps|a (?:little|bit)|for now|at first|first|initially|to (?:start|begin)|as well|too)(?:\s.*)?$/iu,
      '',
    )
    // 'Glasgow shop', 'UK postal', 'Sligo firms'.
    .replace(
      /(?<=\p{Lu}\S*)\s(?:shop|store|showroom|postal|post|delivery|shipping|online|mail order|pick ?-?up|teams?|firms?|companies|factories|offices)$/u,
      '',
    )
    .trim();
  return withoutExtent(name);
}

/** Words by which a Thai phrase tells more than a place. */
const NOT_A_NAME =
  /ไกล|หนัก|ลูกค้า|(?<!โ)คน(?!ธ)|ส่ง|ขาย|บริการ|รัศมี|ไม่|เป็น|ส่วน|ร้าน|รถ|ที่(?!ว)|งาน|หรือ|ครับ|ค่ะ|คะ|เด็ก|(?<!ลำ)ลูก|อยู่|มา(?=จาก)|กิโล|พัสดุ|ออนไลน์|ขึ้น|รับ|รอบ|^สัก|^หลัก|โล(?:$|[^ก-๙])/u;
/** Before the name that a phrase ends in: 'ลูกหลานคนอีสานที่อยู่กรุงเทพ'. */
const LEADS_TO_NAME = /^.*(?:อยู่(?:ใน|ที่)?|มาจาก|จาก|แถว|เน้น|เฉพาะ|ทั่ว|ใน)(?=[ก-๛]{3})/u;
const TRAILING = /(?:อย่างเดียว|เท่านั้น|เป็นหลัก)?(?:นะคะ|นะครับ|ค่ะ|คะ|ครับ)?$/u;

/** Characters of a Thai phrase; a longer one is a sentence. */
const LONGEST_NAME = 60;

/** Joins a place to the one before it. */
const AND_TH = /^(?:และ|กับ|หรือ|รวมถึง)(?=[ก-๛]{3})/u;

/** Between two words of a list, and not before the number of a road: 'พระราม 9', 'ลาดพร้าว 101'; 'หนองแขม 14 หมู่บ้าน' counts. */
const NEXT_TH =
  /\s+(?!\d{1,3}(?:$|\s(?!(?:หมู่บ้าน|ตำบล|อำเภอ|จังหวัด|สาขา|แห่ง|ชุมชน|โรง|หลัง|ราย|คน|ที่|กม|กิโล|นาที|ชั่วโมง))))/u;

/** Thai lists places with spaces alone: each word is one, unless it tells something else. */
function thaiNames(part: string, joined: boolean): NamedPlace[] {
  const words = part.split(NEXT_TH).filter((word) => word !== '' && word.length <= LONGEST_NAME);
  return words.flatMap((written, at): NamedPlace[] => {
    const joins = lookUp(written) === undefined && AND_TH.test(written);
    const word = (joins ? written.replace(AND_TH, '') : written).replace(TRAILING, '');
    const found: Place[] = [];
    if (/[ก-๛]/u.test(word)) found.push(...thaiPlace(word));
    else readWithin(word, (place) => found.push(place));
    return found.map((place) => ({ word, place, joined: joins || (joined && at === 0) }));
  });
}

function thaiPlace(word: string): Place[] {
  const name = word
    .replace(LEADS_TH, '')
    .replace(TAILS_TH, '')
    .replace(/^(?:ใน|รอบ)?(?:ตัวเมือง|อำเภอ|อ\.|ตำบล|ต\.|เขต|ย่าน|จังหวัด|จ\.)(?=[ก-๛]{3})/u, '');
  const bare = name.replace(LEADS_TO_NAME, '').replace(/^(?=(?:ใต้|เหนือ|กลาง|ตะวันออก|ตะวันตก)$)/u, 'ภาค');
  const known = lookUp(name) ?? lookUp(bare);
  if (known) return [{ name: lookUp(name) ? name : bare, ...known }];
  return !NOT_A_NAME.test(bare) && bare.length >= 3 && bare.length <= 16 ? [{ name: bare, town: false }] : [];
}

const REGION =
  /^(?:the\s+)?(?:north|south|east|west|central|upper|lower|rural)(?:[ -]?(?:north|south|east|west|central))?(?:ern)?\b|^ภาค|^ทางภาค/iu;

/** 'Port of Spain', 'New Mexico': a town or a state that is called after a country. */
const CALLED_AFTER = /(?:^|\s)(?:port of|bay of|gulf of|isle of|new)$/iu;

/** A state behind the name of a town: 'Greece NY', 'Lebanon PA'. */
const STATE = /^[A-Z]{2}$/u;

/** What is called after the country and is a part of it: 'Hong Kong Island'. */
const A_PART = /^(?:Island|Hills?|Point|Bay|Street|Road)$/u;

/** 'within 15 km of Hat Yai', 'Chiang Mai city', 'ย่านทองหล่อ กรุงเทพ': the known names inside a part, else the part. */
function readWithin(part: string, push: (place: Place) => void): void {
  const words = part.split(/\s+/u);
  let found = false;
  for (let size = Math.min(4, words.length); size > 0 && !found; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      const name = words.slice(i, i + size).join(' ');
      // Two-letter words ('us', 'in') are names only alone.
      const entry =
        name.length > 2 || (name === 'UK' && /^\p{Lu}|^$/u.test(words[i + size] ?? ''))
          ? lookUp(name)
          : undefined;
      // A part of a country is not the country.
      const isCountry = entry?.known.kind === 'country';
      const isOfState =
        isCountry && (STATE.test(words[i + size] ?? '') || A_PART.test(words[i + size] ?? ''));
      if (
        !entry ||
        isOfState ||
        (isCountry && (REGION.test(part) || CALLED_AFTER.test(words.slice(0, i).join(' '))))
      )
        continue;
      push({ name, ...entry });
      found = true;
    }
  }
  if (!found) push({ name: part, town: false });
}

/** Keys long enough to be looked for in running text, with their place in the index: Thai ones stand within words. */
const LATIN_KEYS = new Map<string, number>();
const THAI_KEYS: (readonly [key: string, rank: number])[] = [];
let longestKey = 1;
for (const [rank, key] of [...INDEX.keys()].entries()) {
  if (/\p{Script=Thai}/u.test(key)) {
    if (key.length >= 6) THAI_KEYS.push([key, rank]);
  } else if (key.length >= 4) {
    LATIN_KEYS.set(key, rank);
    longestKey = Math.max(longestKey, key.split(' ').length);
  }
}

/** The known places that a free text mentions, in the order of the tables; used to see where a competitor stands. */
export function placesMentioned(text: string): KnownPlace[] {
  const folded = fold(text).replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, ' ');
  const ranks = new Map<number, string>();
  const words = folded.split(' ');
  for (const at of words.keys())
    for (let count = 1; count <= longestKey && at + count <= words.length; count += 1) {
      const key = words.slice(at, at + count).join(' ');
      const rank = LATIN_KEYS.get(key);
      if (rank !== undefined) ranks.set(rank, key);
    }
  if (/\p{Script=Thai}/u.test(folded))
    for (const [key, rank] of THAI_KEYS) if (folded.includes(key)) ranks.set(rank, key);
  const found = new Set<KnownPlace>();
  for (const [, key] of [...ranks].toSorted(([a], [b]) => a - b)) {
    const known = INDEX.get(key)?.known;
    if (known !== undefined) found.add(known);
  }
  return [...found];
}
