/** Towns that stand in a row with nothing but spaces between them: 'Nelson Richmond Motueka Blenheim'. */
import { isTown } from './money.ts';

/** Words of which so many are towns by themselves are no name of one place. */
const [LEAST_WORDS, LEAST_TOWNS] = [3, 2];
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]+$/u;
/** What belongs to a name beside it: 'Bath Road', 'North Perth', 'Leeds city centre'. */
const PART_OF_NAME =
  /^(?:north|south|east|west|new|old|upper|lower|great|little|saint|st\.?|mount|mt\.?|port|fort|lake|city|town|centre|center|road|street|park|hills?|heights|beach|bay|valley|county|district|island|islands|village|airport|hospital|university|junction|springs?|falls|coast|and|of|the)$/iu;

/** Undefined where the words are one name. */
export function townsInRow(part: string): string[] | undefined {
  const words = part.split(/\s+/u);
  const isRow =
    words.length >= LEAST_WORDS &&
    words.every((word) => NAME.test(word) && !PART_OF_NAME.test(word)) &&
    words.filter((word) => isTown(word)).length >= LEAST_TOWNS;
  return isRow ? words : undefined;
}
