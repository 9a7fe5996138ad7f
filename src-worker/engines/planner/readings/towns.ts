/** Which towns and provinces a market is narrowed to. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import { isReached } from '../../../understanding/places/reached.ts';
import type { Readings } from './index.ts';

type Place = Readings['places'][number];

/** A city that is a country: beside towns elsewhere it is one of them. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'GI', 'VA']);
/** Nations of one kingdom are its parts: 'Scotland, England, Nova Scotia'. */
const NATIONS = /^(?:england|scotland|wales|northern ireland)$/iu;
const isCountry = ({ name, known }: Place): boolean =>
  known?.kind === 'country' && !CITY_STATES.has(known.iso2) && !NATIONS.test(name);

/** Others come after it, or it after them: 'New Zealand first, then Tasmania'. */
const JOINS_NEXT =
  /^\s*(?:(?:at )?first\b|mainly\b|mostly\b|to start\b|ก่อน|เป็นหลัก)?[\s,;]*(?:and\b|then\b|also\b|later\b|maybe\b|&|\+|plus\b|และ|กับ|แล้ว)|^\s*(?:(?:at )?first\b|ก่อน)/iu;
const JOINS_LAST = /(?:\band|\bthen|\balso|\blater|\bmaybe|&|\+|\bplus|และ|กับ|แล้วก็|แล้วค่อย)\s*$/iu;

/** Whether a name is joined to another one: 'England and Wales', 'ไทยและลาว'. */
const isJoined = (answer: string, name: string): boolean =>
  answer.split(new RegExp(escapeRegExp(name), 'iu')).some((beside, at, { length }) => {
    const [isBehind, isBefore] = [at > 0, at < length - 1];
    return (isBehind && JOINS_NEXT.test(beside)) || (isBefore && JOINS_LAST.test(beside));
  });

/** Towns, provinces and regions of one country; none where a whole country stands beside them as a market of its own. */
export function townsOf({ places, answers }: Pick<Readings, 'places' | 'answers'>): Place[] {
  const countries = places.filter(isCountry);
  const isBeside =
    countries.length > 1 ||
    countries.some(
      ({ name }) => isJoined(answers.geographicLocation, name) || isReached(answers.geographicLocation, name),
    );
  const towns = places.filter((place) => !isCountry(place));
  return isBeside || towns.every(({ name }) => NATIONS.test(name)) ? [] : towns;
}
