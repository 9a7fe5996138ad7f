/** Which towns and provinces a market is narrowed to. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import type { Readings } from './index.ts';

type Place = Readings['places'][number];

const isCountry = ({ known }: Place): boolean => known?.kind === 'country';

const JOINS_NEXT = /^\s*(?:and\b|&|\+|plus\b|และ|กับ)/iu;
const JOINS_LAST = /(?:\band|&|\+|\bplus|และ|กับ)\s*$/iu;

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
    countries.length > 1 || countries.some(({ name }) => isJoined(answers.geographicLocation, name));
  return isBeside ? [] : places.filter((place) => !isCountry(place));
}
