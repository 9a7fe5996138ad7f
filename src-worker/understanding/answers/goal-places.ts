/** 'Occupancy 71%, want 92%' of 168 beds that are let by the month: so many beds, which stay taken, and whoever leaves is to be won besides. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Answers } from './answers.ts';
import type { Goal } from './goal.ts';

const TAKEN =
  /occup|(?<![a-z])(?:let|leased|rented|full|filled|taken)(?![a-z])|อัตรา(?:ครอง|เช่า|ผู้เช่า|มีคนอยู่)|ครองเตียง/iu;
/** What is slept in, worked at or stored in. */
const PLACE =
  /^\s?(?:[a-z]+\s)?(?<one>beds|units|desks|rooms|offices|lockers|suites|studios|apartments|flats|stalls|pods)(?![a-z])/u;
const PLACE_TH = /^\s?(?<one>เตียง|ห้อง|ยูนิต|ล็อก|แผง|โต๊ะ)(?![ก-๛])/u;
/** Paid by the month, or left with notice: whoever has a place keeps it. */
const BY_MONTH =
  /(?:\/|(?<![a-z])(?:per|a|each|every))\s?(?:mo|mth|month)(?![a-z])|(?<![a-z])(?:monthly|month to month|(?:days?|weeks?|months?)['’]? notice|tenan(?:t|cy)|leases?|move (?:out|in))(?![a-z])|เดือนละ|ต่อเดือน|\/\s?เดือน|สัญญาเช่า/iu;
const BY_NIGHT = /(?<![a-z])(?:nights?|nightly)(?![a-z])|คืน(?!เงิน|มัดจำ)/iu;
const FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'productService',
  'heroProduct',
  'strengths',
] as const;

interface Places {
  many: number;
  of: string;
}

/** How many there are in all: of several numbers of one kind the largest; none where two kinds are told. */
function placesOf(answers: Answers): Places | undefined {
  const told = FIELDS.flatMap((field) =>
    readQuantities(answers[field]).flatMap(({ quantity, figure, span }): Places[] => {
      if (quantity.kind !== 'count' || quantity.value < 2) return [];
      const behind = plain(answers[field]).slice(Math.min(figure.end, span.end));
      const of = (PLACE.exec(behind) ?? PLACE_TH.exec(behind))?.groups?.['one'];
      return of === undefined ? [] : [{ many: quantity.value, of }];
    }),
  );
  const most = told.toSorted((a, b) => b.many - a.many)[0];
  return told.every(({ of }) => of === most?.of) ? most : undefined;
}

const TELLS = [...FIELDS, 'onlineAdIssues', 'whyNeedNow', 'additionalNotes'] as const;
const LET =
  /(?<many>\d[\d,]*)(?: [a-z]+)? (?:are |is )?(?:rented|let|leased|occupied|taken|filled)(?![a-z])|(?:เช่าแล้ว|มีคนอยู่|มีผู้เช่า)\s?(?<many_th>\d[\d,]*)/iu;
const EMPTY =
  /(?<many>\d[\d,]*)(?: [a-z]+)? (?:are |is )?(?:vacant|empty)(?![a-z])|ว่าง(?:อยู่)?\s?(?<many_th>\d[\d,]*)/iu;
/** How many of them are taken today, where an answer says so or counts those that are not. */
function takenOf(answers: Answers, { many }: Places): number | undefined {
  const of = (pattern: RegExp): number[] =>
    TELLS.flatMap((field) => {
      const { many: en, many_th: th } = pattern.exec(plain(answers[field]))?.groups ?? {};
      const value = Number((en ?? th ?? '').replaceAll(',', ''));
      return value > 0 && value < many ? [value] : [];
    });
  const told = new Set([...of(LET), ...of(EMPTY).map((value) => many - value)]);
  return told.size === 1 ? [...told][0] : undefined;
}

/** A goal in percent of places that stay taken, in places; any other as it is. */
export function inPlaces(goal: Goal, answers: Answers): Goal {
  const { unit, kind, metric, from, to, per } = goal;
  const isShare = unit === '%' && to !== undefined && per === undefined && to <= 100;
  if (!isShare || kind === 'text' || kind === 'change' || (metric !== '' && !TAKEN.test(metric))) return goal;
  const terms = [answers.startingPrice, answers.specificObjectives, answers.currentChallenges].join('\n');
  const places =
    BY_MONTH.test(terms) && !BY_NIGHT.test(answers.startingPrice) ? placesOf(answers) : undefined;
  if (places === undefined) return goal;
  const of = (percent: number): number => Math.round((places.many * percent) / 100);
  const today = from === undefined ? takenOf(answers, places) : of(from);
  if (today === undefined) return goal;
  const isThai = /\p{Script=Thai}/u.test(places.of);
  return {
    ...goal,
    kind: 'ramp',
    metric: isThai ? '' : `occupied ${places.of}`,
    unit: isThai ? places.of : '',
    from: today,
    to: of(to),
    isLevel: true,
  };
}
