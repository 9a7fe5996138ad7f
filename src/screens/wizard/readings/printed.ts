/** What the deck will print as headlines, row by row: the readings in plain words with their sums, and what else may be meant. */
import type { readings as readingCopy } from '../../../copy/readings.ts';
import type { review as copy } from '../../../copy/review.ts';
import type { ReadingsView, Sum } from '../../../shared/contract/planning.ts';
import {
  correctionOf,
  type Meanings,
  type OfferMeaning,
  type ReadingKey,
} from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';
import { goalMeaning } from './meaning.ts';
import { meaningWords, readingLines, type Phrase, type ReadingLine } from './lines.ts';

type Words = (typeof copy)['en'];
type ReadingWords = (typeof readingCopy)['en'];

/** What a reading may mean as well, one tap away. */
export type Other = { [K in ReadingKey]: { key: K; words: string; value: Meanings[K] } }[ReadingKey];

export interface PrintedRow {
  /** Of its kind: 'budget', 'rules campaignObjectives.currentChallenges'. */
  id: string;
  name: string;
  phrases: readonly Phrase[];
  /** Nothing is known: said quietly. */
  unknown: boolean;
  /** What 'Change' opens: a reading's fields in the row, or the answer itself. */
  change: { reading: ReadingKey } | { path: string };
  others: readonly Other[];
  /** A person's correction holds. */
  corrected: boolean;
}

/** At most so many other readings are offered at once. */
const MOST_OTHERS = 4;

const NO_OFFER: OfferMeaning = { kind: '', close: '', deliberation: '', repeat: '', name: '' };

/** The likeliest other kinds first, then what else may be true of this one; what is set stays. */
function otherOffers({ offerNext }: ReadingsView, form: FormData, t: ReadingWords): Other[] {
  const set = correctionOf('offer', form)?.value ?? NO_OFFER;
  const changes: Partial<OfferMeaning>[] = [
    ...offerNext.kind.slice(0, 2).map((kind) => ({ kind })),
    ...offerNext.close.slice(0, 1).map((close) => ({ close })),
    ...offerNext.deliberation.slice(0, 1).map((deliberation) => ({ deliberation })),
    ...offerNext.repeat.slice(0, 1).map((repeat) => ({ repeat })),
  ];
  return changes.map((change) => ({
    key: 'offer',
    words: t.offer.words({ ...NO_OFFER, ...change }),
    value: { ...set, ...change },
  }));
}

/** Where nobody named a period, a month; of a range, its upper end; of two sums, the other. */
function otherBudgets({ budget, contradictions }: ReadingsView, t: ReadingWords): Other[] {
  const { amount, currency, period, length, lengthUnit, high, periodAssumed } = budget;
  if (amount === null) return [];
  const read = { amount, currency, period, length, lengthUnit };
  const named = contradictions
    .filter(({ code }) => code === 'undecided')
    .flatMap(({ with: { first, second } }) => [first, second])
    .filter((sum) => typeof sum === 'number');
  const values = [
    ...(periodAssumed ? [{ ...read, period: 'month' as const }] : []),
    ...[...(high === undefined ? [] : [high]), ...named]
      .filter((sum) => sum !== amount)
      .map((sum) => ({ ...read, amount: sum })),
  ];
  return values.map((value) => ({ key: 'budget', words: t.budget.words(value), value }));
}

/** What a goal that is only quoted may mean: one tap says so. */
function otherGoals({ goalsMay = [] }: ReadingsView, t: ReadingWords): Other[] {
  const value = goalsMay.map(goalMeaning);
  return value.length === 0 ? [] : [{ key: 'goals', words: meaningWords('goals', value, t), value }];
}

const sumsOf = (view: ReadingsView, kinds: readonly Sum['kind'][], t: Words): string[] =>
  view.sums.filter(({ kind }) => kinds.includes(kind)).map(t.sum);

/** The first phrase says the sum over its length where it is named as a whole; its parts follow. */
function budgetRow(line: ReadingLine, view: ReadingsView, t: Words, words: ReadingWords): readonly Phrase[] {
  const [first, ...rest] = line.phrases;
  const sum = view.sums.find((one) => one.kind === 'budget');
  if (first === undefined || sum?.kind !== 'budget' || sum.unit === 'total') return line.phrases;
  const isWhole = view.budget.period === 'total' || line.correction?.outdated === false;
  if (!isWhole) return line.phrases;
  return [
    {
      text: t.over(words.money(sum.total, sum.currency), sum.periods, sum.unit),
      notes: [t.sum(sum), ...first.notes],
    },
    ...rest,
  ];
}

/** With the sums that belong to it under its last phrase. */
const noted = (phrases: readonly Phrase[], notes: readonly string[]): Phrase[] =>
  phrases.map((phrase, i) =>
    i === phrases.length - 1 ? { ...phrase, notes: [...phrase.notes, ...notes] } : phrase,
  );

/** Each goal with what it is above today's; a correction says all of them in one phrase. */
function goalPhrases({ phrases, correction }: ReadingLine, view: ReadingsView, t: Words): readonly Phrase[] {
  if (correction?.outdated === false) return noted(phrases, sumsOf(view, ['more'], t));
  return phrases.map((phrase, i) => {
    const goal = view.goals[i];
    const sum = view.sums.find((one) => one.kind === 'more' && one.from === goal?.from && one.to === goal.to);
    return sum === undefined ? phrase : { ...phrase, notes: [...phrase.notes, t.sum(sum)] };
  });
}

function phrasesOf(line: ReadingLine, view: ReadingsView, t: Words, words: ReadingWords): readonly Phrase[] {
  if (line.key === 'budget') return budgetRow(line, view, t, words);
  if (line.key === 'goals') return noted(goalPhrases(line, view, t), sumsOf(view, ['step', 'goal'], t));
  if (line.key === 'offer' && !line.unknown)
    return line.phrases.map(({ text, notes }) => ({
      text: t.readAs(text),
      notes: [notes.join(' · ')].filter(Boolean),
    }));
  return line.phrases;
}

function periodRow({ period, budget }: ReadingsView, t: Words): PrintedRow[] {
  if (budget.amount === null && !period.given) return [];
  const length = t.period.length(period);
  return [
    {
      id: 'period',
      name: t.names.period,
      phrases: [
        {
          text: t.period.words(period),
          notes: [
            period.given ? length : t.period.notGiven(length),
            ...(period.past ? [t.period.past(period.past)] : []),
            t.period.before(period),
          ],
        },
      ],
      unknown: false,
      change: { reading: 'budget' },
      others: [],
      corrected: false,
    },
  ];
}

function capacityRow(view: ReadingsView, t: Words): PrintedRow[] {
  const { capacity } = view;
  if (capacity === undefined) return [];
  const phrase = { text: t.capacity(capacity), notes: sumsOf(view, ['capacity'], t) };
  return [
    {
      id: 'capacity',
      name: t.names.capacity,
      phrases: [phrase],
      unknown: false,
      change: { path: capacity.path },
      others: [],
      corrected: false,
    },
  ];
}

/** The rules of one answer together, each whole. */
function ruleRows({ rules }: ReadingsView, t: Words): PrintedRow[] {
  return [...new Set(rules.map(({ path }) => path))].map((path) => {
    const own = rules.filter((rule) => rule.path === path);
    return {
      id: `rules ${path}`,
      name: own.length === 1 ? t.names.rule : t.names.rules,
      phrases: noted(
        own.map(({ quote }) => ({ text: t.rule(quote.trim()), notes: [] })),
        [t.ruleNote],
      ),
      unknown: false,
      change: { path },
      others: [],
      corrected: false,
    };
  });
}

const HEADLINES: ReadonlySet<ReadingKey> = new Set(['offer', 'goals', 'budget', 'places']);

/** In the order in which a reader of the deck meets them; other readings where a person has corrected them. */
export function printedRows(view: ReadingsView, form: FormData, t: Words, words: ReadingWords): PrintedRow[] {
  const lines = readingLines(view, form, words);
  const others: Partial<Record<ReadingKey, Other[]>> = {
    offer: otherOffers(view, form, words),
    budget: otherBudgets(view, words),
    goals: otherGoals(view, words),
  };
  const row = (key: ReadingKey): PrintedRow[] => {
    const line = lines.find((one) => one.key === key);
    if (line === undefined) return [];
    const said = new Set(line.phrases.map(({ text }) => text));
    const isSaid = (other: Other): boolean => said.has(other.words);
    return [
      {
        id: key,
        name: line.name,
        phrases: phrasesOf(line, view, t, words),
        unknown: line.unknown,
        change: { reading: key },
        others: (others[key] ?? []).filter((other) => !isSaid(other)).slice(0, MOST_OTHERS),
        corrected: line.correction?.outdated === false,
      },
    ];
  };
  const rest = lines
    .filter(({ key, correction }) => !HEADLINES.has(key) && correction !== undefined)
    .map(({ key }) => key);
  return [
    ...row('offer'),
    ...row('goals'),
    ...row('budget'),
    ...periodRow(view, t),
    ...row('places'),
    ...rest.flatMap(row),
    ...capacityRow(view, t),
    ...ruleRows(view, t),
  ];
}
