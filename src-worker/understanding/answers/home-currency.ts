/** The money that a client means who names none, or only 'dollars': the one named elsewhere, else that of the place. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { OF_THOUSANDTHS } from '../../../src/shared/reading/currencies.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';
import { clean } from '../clean.ts';
import { moneyByPlace } from '../places/money.ts';
import { isMostlyThai } from '../text.ts';
import { freeTexts, type FreeText } from './free-texts.ts';

export interface Home {
  /** ISO code of a sum that names no currency; '' where nothing tells. */
  unnamed: string;
  /** ISO code of a bare '$', 'dollars', 'bucks'. */
  dollar: string;
  /** ISO codes of names that several countries have for their money, by the one that is read: 'PHP' of 'pesos'. */
  others?: Readonly<Record<string, string>>;
}
export const NO_HOME: Home = { unnamed: '', dollar: 'USD' };

/** Countries, most of them with money that is called dollar, by the names of them, their parts and their larger towns, and by words of theirs. */
const COUNTRIES: readonly (readonly [code: string, names: RegExp])[] = [
  [
    'AUD',
    /(?<![a-z])(?:australian?|aussies?|melbourne|sydney|brisbane|perth|adelaide|hobart|canberra|darwin|geelong|ballarat|bendigo|cairns|gold coast|sunshine coast|wollongong|townsville|toowoomba|launceston|fremantle|tasmania|tassie|queensland|new south wales|nsw|bundaberg|mackay|rockhampton|mildura|shepparton|dubbo|wagga|albury|coffs harbour|port macquarie|hervey bay|gladstone|geraldton|bunbury|kalgoorlie|alice springs|broome|warrnambool|mount gambier|noosa|wodonga|tamworth|barossa|hunter valley|pilbara|karratha|kununurra|bellarine|gippsland|byron bay|torquay|grovedale|armstrong creek|ocean grove|frankston|dandenong|parramatta|penrith|qld|ndis|tafe|vic gov|nsw gov|shire of|fogo bins?|fogo|qbcc|subb(?:y|ies?)|tradies?|arvo|centrelink|naplan|atar|hipages|wa metro)(?![a-z])|\.(?:com|net|org)\.au(?![a-z])/gu,
  ],
  [
    'NZD',
    /(?<![a-z])(?:new zealand(?:ers?)?|nz|kiwis|aotearoa|auckland|wellington|christchurch|tauranga|dunedin|taranaki|waikato|otago|rotorua|queenstown|whanganui|palmerston north|palmy|feilding|levin|timaru|whakat[aā]ne|masterton|kerikeri|whangārei|whangarei|taup[oō]|oamaru|ashburton|w[aā]naka|te awamutu|manawat[uū]|wairarapa|te puke|hokitika|hap[uū]|tangi|marae|invercargill|northland|hawke's bay|h[aā]wera|new plymouth|napier|gisborne|southland|ncea|kiwisaver|te reo|trade ?me|plunket|wh[aā]nau)(?![a-z])|\.(?:co|net|org)\.nz(?![a-z])/gu,
  ],
  [
    'CAD',
    /(?<![a-z])(?:canadian?|toronto|vancouver(?!,?\s\(?wa(?![a-z])|,?\swashington)|montr[eé]al|calgary|edmonton|ottawa|winnipeg|halifax|ontario(?!,?\sca(?![a-z])|,?\scalifornia)|qu[eé]bec|alberta|british columbia|saskatchewan|manitoba|nova scotia|new brunswick|saskatoon|regina|mississauga|in bc|prince george|prince rupert|kelowna|kamloops|nanaimo|red deer|lethbridge|medicine hat|thunder bay|sudbury|kitchener|guelph|moncton|fredericton|whitehorse|yellowknife|gatineau|oshawa|vanderhoof|smithers|nechako|okanagan|fraser valley|muskoka|cape breton|ohl|cdcp|rcdso|ohip|bill 96|tim hortons|loonies?|rrsps?|kijiji|newfoundland(?:ers?)?|labrador|screech-in)(?![a-z])|\.ca(?![a-z])/gu,
  ],
  [
    'SGD',
    /(?<![a-z])(?:singaporeans?|singapore|hdb|bedok|tampines|jurong|orchard road|paynow|singpass|cpf|nus|lah|psle|hawker cent(?:re|er)s?)(?![a-z])/gu,
  ],
  // Money that is counted in lakhs, and what is said there alone.
  ['INR', /(?<![a-z])(?:lakhs?|lacs?|crores?|nris?|pongal|cbse|aadhaar|nagar|vihar|puram)(?![a-z])/gu],
  ['HKD', /(?<![a-z])(?:hong ?kong|kowloon)(?![a-z])/gu],
  ['TWD', /(?<![a-z])(?:taiwan(?:ese)?|taipei|kaohsiung)(?![a-z])/gu],
];
const BARE_DOLLAR = /^(?:.*[\d\s])?(?:dollars?|bucks?|cents?)$|^(?:[\d.,\s]+)?\$/u;

/** '$5' and 'five bucks', and the last of 'it cost us $5'; not 'US$5', 'A$5', '5 USD'. */
function isBareDollar(text: string, { quantity, span }: Reading): boolean {
  if (quantity.kind !== 'money' || quantity.currency !== 'USD') return false;
  const said = plain(text.slice(span.start, span.end).replace(/^us\s+(?=\$)/u, ''));
  return BARE_DOLLAR.test(said) && !/u\.?s\.?\s*\$|u\.?s\.?\s+(?:dollars?|bucks?)|american/u.test(said);
}

/** Names that several countries have for their money: read as the first, meant is that of the place. */
const SHARED_NAMES: readonly (readonly [read: string, name: RegExp, meant: readonly string[]])[] = [
  ['PHP', /(?<!philippine )pesos?$/u, ['PHP', 'MXN', 'COP', 'ARS', 'CLP', 'UYU']],
  ['INR', /^rs|rupees?$/u, ['INR', 'PKR', 'LKR', 'NPR', 'MUR']],
  ['AED', /dirhams?$|dhs?$/u, ['AED', 'MAD']],
  ['KES', /^shillings?|(?<!kenyan? )shillings?$/u, ['KES', 'TZS', 'UGX']],
  ['OMR', /^ro\b|\bro$/u, ['OMR']],
];
/** What a sum means that names its money by one of them. */
function sharedIn(text: string, { quantity, span }: Reading, others: Home['others']): string | undefined {
  if (quantity.kind !== 'money' || others === undefined) return undefined;
  const meant = others[quantity.currency];
  const name = SHARED_NAMES.find(([read]) => read === quantity.currency)?.[1];
  return meant !== undefined && name?.test(plain(text.slice(span.start, span.end))) === true
    ? meant
    : undefined;
}

/** '4.500' in an answer that names no money, where it has a thousand parts; '1.500 visits' are counted. */
function inThousandths(text: string, reading: Reading): Reading {
  const { quantity, figure } = reading;
  if (quantity.kind !== 'count' || quantity.unit !== '' || quantity.high !== undefined) return reading;
  const said = plain(text.slice(figure.start, figure.end));
  const isThousand = /^\d{1,3}\.\d{3}$/u.test(said) && quantity.value === Number(said) * 1000;
  return isThousand ? { ...reading, quantity: { ...quantity, value: Number(said) } } : reading;
}

/** The readings with what 'dollar' means to this client; money that names none stays as it is. */
export const inHome = (
  text: string,
  readings: readonly Reading[],
  { unnamed, dollar, others }: Home,
): Reading[] =>
  readings.map((reading) => {
    if (reading.quantity.kind !== 'money')
      return OF_THOUSANDTHS.has(unnamed) ? inThousandths(text, reading) : reading;
    const currency = isBareDollar(text, reading) ? dollar : sharedIn(text, reading, others);
    return currency === undefined ? reading : { ...reading, quantity: { ...reading.quantity, currency } };
  });

const THAI = /[ก-๛]{2}/u;
const mostly = (counts: ReadonlyMap<string, number>): string =>
  [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
/** What more places tell than any other; '' where two are told alike: then nothing is known. */
function clearly(counts: ReadonlyMap<string, number>): string {
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first === undefined || first[1] === second?.[1] ? '' : first[0];
}

/** 'Avg RO 4,150': two letters that are a repair order, a reverse osmosis, an office; money only where something of the country is told. */
const TWO_LETTERS: readonly (readonly [code: string, letters: RegExp, country: RegExp])[] = [
  [
    'OMR',
    /^ro\b|\bro$/u,
    /(?<![a-z])(?:oman|omani|muscat|salalah|sohar|nizwa|sur|seeb|ibri|baisa)(?![a-z])|\bomr\b|โอมาน/u,
  ],
];
/** Whether a sum names its money by such letters, in answers that tell of another country. */
const isNoMoney = (text: string, { quantity, span }: Reading, all: string): boolean =>
  quantity.kind === 'money' &&
  TWO_LETTERS.some(
    ([code, letters, country]) =>
      quantity.currency === code &&
      letters.test(plain(text.slice(span.start, span.end))) &&
      !country.test(all),
  );

/** The currencies that a client names in so many words, by how often. */
function namedIn(texts: readonly string[], all: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const reading of readQuantities(text)) {
      const { quantity } = reading;
      if (quantity.kind !== 'money' || quantity.currency === '' || isBareDollar(text, reading)) continue;
      if (isNoMoney(text, reading, all)) continue;
      counts.set(quantity.currency, (counts.get(quantity.currency) ?? 0) + 1);
    }
  return counts;
}

/** Money that is written '$' at home. */
const DOLLAR_CODES = /^(?:USD|AUD|NZD|CAD|SGD|HKD|TWD|JMD|TTD|FJD|BND|NAD|COP|MXN|ARS|CLP)$/u;

/** Relatives and payers abroad: where they live is no home of the client's money. */
const ABROAD =
  /(?<![a-z])(?:(?:relatives|nris?|diaspora|abroad|expats?)(?![a-z])[^.;\n]{0,24}?|(?:sons?|daughters?|whose (?:kids|child(?:ren)?|famil(?:y|ies)))(?:\s(?:are|is|lives?|living|works?|working|settled))*)\s(?:in|from|at)\s[^.;\n]*/giu;
/** Words for money itself, or for those who have it: they tell more than a place. */
const OF_MONEY: ReadonlySet<string> = new Set(['lakh', 'lakhs', 'crore', 'crores', 'nri', 'nris']);

const [AROUND_INDIA, LAKHS] = [['PKR', 'BDT', 'NPR', 'LKR'], /^(?:lakhs?|lacs?|crores?)$/u];

/** How many places with each money the answers name; those of the client's own answers. */
function placesOf(form: FormData, texts: readonly FreeText[]): Map<string, number> {
  const found = new Map<string, string[]>();
  const add = (code: string, names: readonly string[]): void => {
    found.set(code, [...(found.get(code) ?? []), ...names]);
  };
  const all = [...texts.map(({ text }) => plain(text)), plain(form.marketingChannels.website)].join('\n');
  for (const [code, names] of COUNTRIES) for (const [name] of all.matchAll(names)) add(code, [name]);
  const buyers = form.targetAudience.geographicLocation.replaceAll(ABROAD, ' ');
  const where = [buyers, form.clientInfo.companyName];
  for (const text of where) for (const [code, names] of moneyByPlace(clean(text), true)) add(code, names);
  for (const { text, path } of texts)
    for (const [code, names] of moneyByPlace(
      path.endsWith('geographicLocation') ? text.replaceAll(ABROAD, ' ') : text,
      false,
    ))
      add(code, names);
  // Lakhs are counted in the countries around India as well.
  if (AROUND_INDIA.some((code) => found.has(code)))
    found.set(
      'INR',
      (found.get('INR') ?? []).filter((name) => !LAKHS.test(name)),
    );
  // Where its buyers are and what it is called say more of a client than a place told in passing; of as many, those named more often.
  const near = plain(where.join('\n'));
  return new Map(
    [...found].map(([code, names]) => {
      const once = [...new Set(names)];
      return [
        code,
        once.length +
          once.filter((name) => near.includes(name)).length +
          once.filter((name) => OF_MONEY.has(name)).length / 2 +
          names.length / 1000,
      ];
    }),
  );
}

/** Read off the client's own answers; what is said of rivals counts last. */
export function homeOf(form: FormData): Home {
  const texts = freeTexts(form);
  const own = texts.filter(({ rival }) => rival === undefined).map(({ text }) => text);
  const all = plain(own.join('\n'));
  const [price, named] = [namedIn([clean(form.clientInfo.startingPrice)], all), namedIn(own, all)];
  const isDollar = (code: string): boolean => DOLLAR_CODES.test(code);
  const places = placesOf(form, texts);
  const dollarPlaces = new Map([...places].filter(([code]) => isDollar(code)));
  const dollars = new Map([...named].filter(([code]) => isDollar(code)));
  const dollar = mostly(dollars) || clearly(dollarPlaces) || 'USD';
  const bare = own.some((text) => readQuantities(text).some((reading) => isBareDollar(text, reading)));
  const unnamed =
    mostly(price) ||
    (bare ? dollar : '') ||
    (isMostlyThai(own.join(' ')) ? 'THB' : '') ||
    mostly(named) ||
    // Who writes Thai beside English and names no money is paid in baht.
    (THAI.test(own.join(' ')) ? 'THB' : '') ||
    clearly(places);
  const others = Object.fromEntries(
    SHARED_NAMES.flatMap(([read, , meant]) => {
      const isMeant = ([one]: readonly [string, number]): boolean => meant.includes(one);
      const code =
        clearly(new Map([...places].filter(isMeant))) ||
        // 'Dh' beside prices in MAD.
        mostly(new Map([...named].filter((one) => isMeant(one) && one[0] !== read)));
      return code === '' || code === read ? [] : [[read, code] as const];
    }),
  );
  for (const [code, , country] of TWO_LETTERS)
    if (unnamed !== '' && unnamed !== code && !country.test(all)) others[code] = unnamed;
  return { unnamed, dollar, ...(Object.keys(others).length === 0 ? {} : { others }) };
}
