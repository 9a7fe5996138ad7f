/** Where the client sells: provinces of Thailand and countries by either name; every other place as it is written. */
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

export interface Place {
  /** As the client wrote it. */
  name: string;
  known?: KnownPlace;
  /** True where the client named a town and `known` is its province. */
  town: boolean;
}

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
    INDEX.get(key.replace(/\s+(?:province|city|town|area|thailand|ประเทศไทย)$/u, ''))
  );
};

/** Between places, and never within the name of one. */
const LISTED = /\s*[,;/\n•]\s*/u;
/** Between places as well, but there is 'Trinidad & Tobago'. */
const JOINED = /\s*(?:[+&]|\band\b|\bor\b|(?<=\s|[\p{Script=Thai}ฯ.])และ(?=\s|\p{Script=Thai}))\s*/iu;

/** The names of each group, however their words are parted; 'EEC' is not in 'Greece'. */
const GROUP_NAMES = GROUPS.map(({ names, provinces }) => ({
  provinces: provinces.flatMap((en) => PROVINCES.find((province) => province.en === en) ?? []),
  patterns: names.map((name) => {
    const words = name.split(/[.\s-]+/u);
    return new RegExp(
      `(?<!\\p{Script=Latin})${words.map(escapeRegExp).join('[.\\s-]*')}(?!\\p{Script=Latin})`,
      'giu',
    );
  }),
}));

export function readPlaces(answer: string): Place[] {
  const text = clean(answer);
  if (text === '') return [];
  const places: Place[] = [];
  const push = (place: Place): void => {
    const same = places.some((other) =>
      place.known ? other.known === place.known : fold(other.name) === fold(place.name),
    );
    if (!same && place.name !== '') places.push(place);
  };
  if (
    /^(?:all (?:of )?(?:the )?(?:77 )?provinces(?: of thailand)?|ทุกจังหวัด(?:ทั่วประเทศ)?|ทั้งประเทศ(?:ไทย)?)$/iu.test(
      text,
    )
  )
    return readPlaces('ทั่วประเทศ');
  // What stands in parentheses says where in a place, or repeats it.
  let rest = text.replaceAll(/(?<=\S\s*)\([^()]*\)/gu, ' ');
  for (const { patterns, provinces } of GROUP_NAMES) {
    const pattern = patterns.find((candidate) => rest.search(candidate) >= 0);
    if (pattern === undefined) continue;
    for (const known of provinces) push({ name: known.en, known, town: false });
    rest = rest.replaceAll(pattern, ',');
  }
  for (const listed of rest.split(LISTED))
    for (const part of lookUp(listed) ? [listed] : listed.split(JOINED)) {
      const name = part.replaceAll(/\s*\([^)]*\)/gu, '').trim();
      if (name === '' || !/\p{L}/u.test(name)) continue;
      const whole = lookUp(name);
      if (whole) push({ name, ...whole });
      else readWithin(name, push);
    }
  return places;
}

const REGION =
  /^(?:the\s+)?(?:north|south|east|west|central|upper|lower|rural)(?:[ -]?(?:north|south|east|west|central))?(?:ern)?\b|^ภาค|^ทางภาค/iu;

/** 'within 15 km of Hat Yai', 'Chiang Mai city', 'ย่านทองหล่อ กรุงเทพ': the known names inside a part, else the part. */
function readWithin(part: string, push: (place: Place) => void): void {
  const words = part.split(/\s+/u);
  let found = false;
  for (let size = Math.min(4, words.length); size > 0 && !found; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      const name = words.slice(i, i + size).join(' ');
      // Two-letter words ('us', 'in') are names only alone.
      const entry = name.length > 2 ? lookUp(name) : undefined;
      // A part of a country is not the country.
      if (!entry || (entry.known.kind === 'country' && REGION.test(part))) continue;
      push({ name, ...entry });
      found = true;
    }
  }
  if (!found) push({ name: part, town: false });
}

/** The known places that a free text mentions; used to see where a competitor stands. */
export function placesMentioned(text: string): KnownPlace[] {
  const found: KnownPlace[] = [];
  const folded = ` ${fold(text).replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, ' ')} `;
  for (const [key, { known }] of INDEX) {
    if (key.length < 4 || found.includes(known)) continue;
    const thai = /\p{Script=Thai}/u.test(key);
    if (thai ? key.length >= 6 && folded.includes(key) : folded.includes(` ${key} `)) found.push(known);
  }
  return found;
}
