/** The money that is paid where a text is at home: by the towns and countries that it names. */
import { COUNTRY_ROWS } from './countries.table.ts';
import { SUBURB_ROWS } from './suburbs.table.ts';
import { TOWN_ROWS } from './towns.table.ts';

/** Currencies by the ISO codes of the countries that pay in them; a country that is not here says nothing. */
const PAID_IN = `EUR AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG|USD US EC SV PR|GBP GB|AUD AU|NZD NZ|CAD CA|SGD SG|HKD HK|TWD TW
INR IN|PHP PH|KES KE|NGN NG|GHS GH|TZS TZ|UGX UG|RWF RW|ETB ET|ZAR ZA|ZMW ZM|BWP BW|NAD NA|MUR MU|EGP EG|MAD MA|TND TN|XOF SN CI BJ ML BF TG NE|XAF CM GA CG TD
PLN PL|CZK CZ|HUF HU|RON RO|RSD RS|UAH UA|CHF CH LI|SEK SE|NOK NO|DKK DK|ISK IS|TRY TR|ILS IL|KZT KZ|KWD KW|BHD BH|OMR OM|JOD JO|AED AE|SAR SA|QAR QA
MYR MY|IDR ID|VND VN|JPY JP|KRW KR|CNY CN|KHR KH|LAK LA|MMK MM|BND BN|PKR PK|BDT BD|LKR LK|NPR NP|MVR MV|FJD FJ|PGK PG
MXN MX|COP CO|ARS AR|CLP CL|PEN PE|UYU UY|BRL BR|CRC CR|JMD JM|TTD TT`;
const OF_COUNTRY = new Map(
  PAID_IN.split(/[|\n]/u).flatMap((row) => {
    const [code = '', ...countries] = row.split(' ');
    return countries.map((country) => [country, code] as const);
  }),
);
const STATES =
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,west virginia,wisconsin,wyoming'.split(
    ',',
  );
/** Names that no table of towns or countries has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GBP', england: 'GBP', scotland: 'GBP', wales: 'GBP', 'northern ireland': 'GBP', usa: 'USD', uae: 'AED', ncr: 'INR',
  kerala: 'INR', punjab: 'INR', gujarat: 'INR', rajasthan: 'INR', 'tamil nadu': 'INR', karnataka: 'INR', maharashtra: 'INR', goa: 'INR',
  luzon: 'PHP', visayas: 'PHP', mindanao: 'PHP', 'metro manila': 'PHP', barangay: 'PHP', gcash: 'PHP', 'm-pesa': 'KES', mpesa: 'KES',
  deutschland: 'EUR', nederland: 'EUR', holland: 'EUR', italia: 'EUR', polska: 'PLN', warszawa: 'PLN', krakow: 'PLN', schweiz: 'CHF', dubai: 'AED',
  'abu dhabi': 'AED', riyadh: 'SAR', doha: 'QAR', manama: 'BHD', 'kuwait city': 'KWD', cdmx: 'MXN', lakh: 'INR', lakhs: 'INR', crore: 'INR', crores: 'INR', nri: 'INR', nris: 'INR', pongal: 'INR', onam: 'INR',
  'ang mo kio': 'SGD', bishan: 'SGD', toa: 'SGD', katong: 'SGD', punggol: 'SGD', sengkang: 'SGD', 'bukit timah': 'SGD', 'bukit batok': 'SGD',
  'choa chu kang': 'SGD', yishun: 'SGD', serangoon: 'SGD', 'toa payoh': 'SGD', clementi: 'SGD', 'pasir ris': 'SGD', hougang: 'SGD',
  'tiong bahru': 'SGD', hdb: 'SGD', mrt: 'SGD', psle: 'SGD', islandwide: 'SGD',
  'latrobe valley': 'AUD', warragul: 'AUD', bairnsdale: 'AUD', traralgon: 'AUD', morwell: 'AUD',
}; // prettier-ignore

/** Parts of countries by their letters behind a town, 'Vancouver WA', 'Saint John, NB'. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'USD AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY',
    'CAD ON BC AB MB SK QC NS NB PEI NL YT',
    'AUD NSW VIC QLD TAS',
  ].flatMap((row) => {
    const [money = '', ...letters] = row.split(' ');
    return letters.map((one) => [one, money]);
  }),
);
/** Behind a town or in a row of them: 'TX, FL, IL, CA'. */
const OF_PART =
  /(?<=[\p{Ll}.]\)?,?\s\(?|(?<!\p{Lu})\p{Lu}{2}(?:,|\/|\s&|\sand)\s?)(?<letters>\p{Lu}{2,3})(?=\s*(?:$|[,;.)/&+]|and(?!\p{L})))/gu;
/** The letters of parts of countries in a text, with the word before each. */
function partsIn(text: string): { letters: string; town: string; code: string }[] {
  return [...text.matchAll(OF_PART)].flatMap(({ 0: letters, index }) => {
    const code = LETTERS[letters];
    const town = /([\p{L}'’.-]+)[\s,(]*$/u.exec(text.slice(0, index))?.[1] ?? '';
    return code === undefined ? [] : [{ letters, town: folded(town).toLowerCase(), code }];
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/[’`]/gu, "'");

let known: Map<string, string> | undefined;
function names(): Map<string, string> {
  if (known) return known;
  known = new Map<string, string>();
  for (const row of `${TOWN_ROWS.trim()}\n${SUBURB_ROWS.trim()}`.split('\n')) {
    const [code = '', towns = ''] = row.split('|');
    for (const town of towns.split(',')) {
      known.set(town, code);
      // Nobody says the 'City' of a town in the Philippines.
      if (code === 'PHP') known.set(town.replace(/ city$/u, ''), code);
    }
  }
  for (const row of COUNTRY_ROWS.trim().split('\n')) {
    const [country = '', name = ''] = row.split('|');
    const code = OF_COUNTRY.get(country);
    if (code !== undefined) known.set(folded(name).toLowerCase(), code);
  }
  for (const state of STATES) known.set(state, 'USD');
  for (const [name, code] of Object.entries(OTHER_NAMES)) known.set(name, code);
  return known;
}

/** Said in one country alone, and no place in it. */
const NO_PLACES: ReadonlySet<string> = new Set(
  'gcash m-pesa mpesa lakh lakhs crore crores nri nris pongal onam barangay hdb mrt psle islandwide'.split(
    ' ',
  ),
);
/** Whether a table of towns and countries has the name. */
export const isTown = (name: string): boolean => {
  const low = folded(name).toLowerCase();
  return !NO_PLACES.has(low) && names().has(low);
};

const WORD = /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’-]*\.?/gu;
const MOST_WORDS = 3;

/**
 * The names in a text of places with each money, as often as they stand there.
 * @param anyCase in an answer that names places, a name may be in small letters
 */
export function moneyByPlace(text: string, anyCase: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const words = [...text.matchAll(WORD)].map(([word]) => folded(word));
  for (let at = 0; at < words.length;) {
    let length = 1;
    for (let count = MOST_WORDS; count > 0; count--) {
      const name = words
        .slice(at, at + count)
        .join(' ')
        .replace(/\.$/u, '');
      const code = name === 'US' ? 'USD' : names().get(name.toLowerCase());
      if (code === undefined || !(anyCase || /^\p{Lu}/u.test(name) || name.toLowerCase() in OTHER_NAMES))
        continue;
      found.set(code, [...(found.get(code) ?? []), name.toLowerCase()]);
      length = count;
      break;
    }
    at += length;
  }
  return anyCase ? withParts(text, found) : found;
}

/** 'Vancouver WA' is no town of Canada; elsewhere 'WA' may be Western Australia, and the town tells. */
function withParts(text: string, found: Map<string, string[]>): Map<string, string[]> {
  for (const { letters, town, code } of partsIn(text)) {
    const own = [...found].find(([, towns]) =>
      towns.some((one) => one === town || one.endsWith(` ${town}`)),
    )?.[0];
    if (letters === 'WA' && own !== 'CAD') continue;
    if (own !== undefined && own !== code)
      found.set(
        own,
        (found.get(own) ?? []).filter((one) => one !== town && !one.endsWith(` ${town}`)),
      );
    found.set(code, [...(found.get(code) ?? []), letters.toLowerCase()]);
  }
  return new Map([...found].filter(([, towns]) => towns.length > 0));
}
