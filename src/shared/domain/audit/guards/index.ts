/**
 * Guards for whatever wrote a page: what it says against what the plan has settled and the client has said, each figure
 * with the fact that it is a figure of. They say little and are sure of it: a page that keeps to the plan gets no finding.
 */
import type { Section } from '../../section.ts';
import { dateGuard } from './dates.ts';
import { moneyGuard } from './money.ts';
import { nameGuard } from './names.ts';
import { quantityGuard } from './quantities.ts';
import {
  letters,
  unitsOf,
  type Finding,
  type FindingKind,
  type Found,
  type Ground,
  type Unit,
} from './units.ts';
import { addressGuard, channelGuard, languageGuard } from './words.ts';

export { groundOf, type Finding, type FindingKind, type Ground } from './units.ts';

/** Letters of a text that is surely the client's. */
const LEAST_OWN = 12;

/** What stands behind a page is gathered once for all its texts. */
type Guard = (section: Section) => (unit: Unit) => readonly (Found & { kind?: FindingKind })[];

/** Reads one page after the other of a proposal. */
export function guards(ground: Ground): (page: { pageNumber: number; section: Section }) => Finding[] {
  const all: readonly (readonly [FindingKind, Guard])[] = [
    ['language', languageGuard(ground)],
    ['name', nameGuard(ground)],
    ['channel', channelGuard(ground)],
    ['money', moneyGuard(ground)],
    ['date', dateGuard(ground)],
    ['altered', quantityGuard(ground)],
    ['address', addressGuard(ground)],
  ];
  return ({ pageNumber, section }) => {
    const ofPage = all.map(([kind, guard]) => ({ kind, find: guard(section) }));
    return unitsOf(section).flatMap((unit) => {
      // The client's own words, whole, say nothing otherwise than the client.
      const own = letters(unit.text);
      if (own.length >= LEAST_OWN && ground.said.includes(own)) return [];
      const found = ofPage.flatMap(({ kind, find }) => find(unit).map((one) => ({ kind, ...one })));
      return firstOfWords(found).map((one) => ({ pageNumber, path: unit.path, text: unit.text, ...one }));
    });
  };
}

/** Words that two guards find are one finding. */
const firstOfWords = <T extends Found>(found: readonly T[]): T[] =>
  found.filter(({ words }, i) => found.findIndex((other) => other.words === words) === i);
