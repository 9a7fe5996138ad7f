/** Which towns and provinces a market is narrowed to. */
import { escapeRegExp } from '../../../../src/shared/domain/escape-reg-exp.ts';
import type { Readings } from './index.ts';

type Place = Readings['places'][number];

const isCountry = ({ known }: Place): boolean => known?.kind === 'country';

/** Whether a name is joined to another one: 'England and Wales', 'ไทยและลาว'. */
const isJoined = (answer: string, name: string): boolean => {
  const [words, mark] = [escapeRegExp(name), String.raw`(?:\band\b|&|\+|\bplus\b|และ|กับ)`];
  return new RegExp(String.raw`${words}\s*${mark}|${mark}\s*${words}`, 'iu').test(answer);
};

/** Towns, provinces and regions of one country; none where a whole country stands beside them as a market of its own. */
export function townsOf({ places, answers }: Pick<Readings, 'places' | 'answers'>): Place[] {
  const countries = places.filter(isCountry);
  const isBeside =
    countries.length > 1 || countries.some(({ name }) => isJoined(answers.geographicLocation, name));
  return isBeside ? [] : places.filter((place) => !isCountry(place));
}
