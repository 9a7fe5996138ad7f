/** The readings as lines of the panel: what is understood, from which field, and what the person said instead. */
import type { readings as copy } from '../../../copy/readings.ts';
import type { ReadingsView } from '../../../shared/contract/planning.ts';
import {
  correctionOf,
  READING_KEYS,
  STEP_OF_READING,
  type KnownMeaning,
  type Meanings,
  type ReadingKey,
} from '../../../shared/domain/corrections.ts';
import type { FormData } from '../../../shared/domain/questionnaire.ts';

type Words = (typeof copy)['en'];

export interface Phrase {
  text: string;
  /** What one should know of it. */
  notes: readonly string[];
}

export interface ReadingLine {
  key: ReadingKey;
  name: string;
  /** At least one. */
  phrases: readonly Phrase[];
  /** Nothing is known: said quietly. */
  unknown: boolean;
  /** The label of the field. */
  source: string;
  /** The step that asks for it. */
  step: number;
  correction?: { outdated: boolean; words: string };
}

const phrase = (text: string, ...notes: string[]): Phrase => ({
  text,
  notes: notes.filter((note) => note !== ''),
});

function budgetPhrases({ budget }: ReadingsView, t: Words): Phrase[] {
  if (budget.amount === null) return [];
  const { currency, periodAssumed, currencyFromPrice, currencyAssumed, perChannel, high, total, period } =
    budget;
  return [
    phrase(
      t.budget.bounded(budget.bound, t.budget.words(budget)),
      total === undefined || period === 'total' ? '' : t.budget.total(t.money(total, currency)),
      high === undefined ? '' : t.budget.lowerEnd,
      periodAssumed ? t.budget.periodAssumed : '',
      currencyFromPrice
        ? t.budget.currencyFromPrice
        : currencyAssumed
          ? t.budget.currencyAssumed
          : currency === ''
            ? t.budget.noCurrency
            : '',
      perChannel ? t.budget.perChannel(t.money(perChannel.amount, currency), perChannel.channels) : '',
    ),
  ];
}

/** Places of one kind in one phrase; a town by itself, with the province that is counted for it. */
function placePhrases({ places }: ReadingsView, t: Words): Phrase[] {
  const towns = places
    .filter(({ town }) => town)
    .map(({ name, match }) => phrase(name, t.places.town(match)));
  const kinds = (['province', 'country', 'other'] as const).flatMap((kind) => {
    const own = places.filter((place) => place.kind === kind && !place.town);
    const names = own.map(({ name, match }) =>
      match === '' || match === name ? name : t.places.known(name, match),
    );
    return own.length === 0 ? [] : [phrase(names.join(', '), t.places[kind](own.length))];
  });
  return [...kinds, ...towns];
}

/** The name, with what is known of it; where nothing is but the name, nothing is understood. */
function offerPhrases({ offer }: ReadingsView, t: Words): Phrase[] {
  const facets = t.offer.facets(offer);
  return facets.length === 0 ? [] : [phrase(offer.name || (facets[0] ?? ''), ...facets)];
}

const knownWords = ({ kind, per, now, from, currency }: KnownMeaning, t: Words): string =>
  kind === 'cost'
    ? t.known.cost(per, t.money(now, currency), from === null ? undefined : t.money(from, currency))
    : `${t.number(now)}%${t.known.rate[kind] === '' ? '' : ` ${t.known.rate[kind]}`}`;

/** What a meaning says, in the words of a reading. */
export function meaningWords<K extends ReadingKey>(key: K, value: Meanings[K], t: Words): string {
  const say: { readonly [Key in ReadingKey]: (meaning: Meanings[Key]) => string } = {
    budget: (meaning) => t.budget.words(meaning) || t.budget.none,
    goals: (meaning) => meaning.map((goal) => t.goals.words(goal)).join('; ') || t.goals.none,
    places: (meaning) => meaning.join(', ') || t.places.none,
    ages: ({ min, max }) => t.ages.words(min, max),
    gender: (meaning) => t.gender[meaning],
    buyers: (meaning) => t.buyers[meaning],
    known: (meaning) => meaning.map((figure) => knownWords(figure, t)).join('; ') || t.known.none,
    offer: (meaning) => t.offer.words(meaning) || t.offer.none,
  };
  return say[key](value);
}

const STEPS: Readonly<Record<string, number>> = {
  clientInfo: 1,
  campaignObjectives: 4,
  competitiveAnalysis: 5,
};

/** The step of the answer that told the first. */
const stepOfKnown = ({ known }: ReadingsView): number =>
  STEPS[known[0]?.path.split('.')[0] ?? ''] ?? STEP_OF_READING.known;

/** The lines that have something to say: an answer, a reading or a correction. */
export function readingLines(view: ReadingsView, form: FormData, t: Words): ReadingLine[] {
  const { targetDemographics, geographicLocation } = form.targetAudience;
  const described = targetDemographics.trim() !== '';
  const answered: Record<ReadingKey, boolean> = {
    budget: form.campaignObjectives.marketingMediaBudget.trim() !== '',
    goals: view.goals.length > 0,
    places: geographicLocation.trim() !== '',
    ages: described || view.agesFrom !== '',
    gender: described || view.genderFrom !== '',
    buyers: described || form.targetAudience.targetGroup !== 'All',
    // Nothing is forecast without one: that none was found is worth a line beside a budget or a goal.
    known:
      view.known.length > 0 ||
      form.campaignObjectives.marketingMediaBudget.trim() !== '' ||
      view.goals.length > 0,
    offer: form.clientInfo.productService.trim() !== '' || form.clientInfo.heroProduct.trim() !== '',
  };
  const phrases: Record<ReadingKey, Phrase[]> = {
    budget: budgetPhrases(view, t),
    goals: view.goals.map((goal) =>
      phrase(
        t.goals.words(goal),
        goal.kind !== 'text' ? '' : view.goalsMay ? t.goals.unsure : t.goals.noFigure,
      ),
    ),
    places: placePhrases(view, t),
    ages: view.agesFrom === '' ? [] : [phrase(t.ages.words(view.ages.min, view.ages.max))],
    gender: [phrase(t.gender[view.gender])],
    buyers: [phrase(t.buyers[view.buyers])],
    known: view.known.map((figure) =>
      phrase(knownWords(figure, t), figure.kind === 'cost' ? '' : `“${figure.text}”`),
    ),
    offer: offerPhrases(view, t),
  };
  const unknown: Record<ReadingKey, string> = {
    budget: t.budget.none,
    goals: t.goals.none,
    places: t.places.none,
    ages: t.ages.words(0, 0),
    gender: t.gender.all,
    buyers: t.buyers.b2c,
    known: t.known.none,
    offer: t.offer.none,
  };
  const sources: Record<ReadingKey, string | undefined> = {
    budget: t.sources['budget'],
    goals: t.sources[view.goalsFrom],
    places: t.sources['places'],
    ages: view.agesFrom === 'fields' ? t.sources['ages'] : t.sources['demographics'],
    gender: view.genderFrom === 'text' ? t.sources['demographics'] : t.sources['gender'],
    buyers: form.targetAudience.targetGroup === 'All' ? t.sources['demographics'] : t.sources['buyers'],
    known: t.sources[view.known[0]?.path ?? 'known'],
    offer: t.sources['offer'],
  };
  return READING_KEYS.flatMap((key): ReadingLine[] => {
    const correction = correctionOf(key, form);
    if (!answered[key] && correction === undefined) return [];
    const words = correction === undefined ? '' : meaningWords(key, correction.value, t);
    const read = phrases[key];
    return [
      {
        key,
        name: t.names[key],
        phrases:
          correction?.outdated === false ? [phrase(words)] : read.length > 0 ? read : [phrase(unknown[key])],
        unknown: correction?.outdated !== false && read.length === 0,
        source: sources[key] ?? '',
        step: key === 'known' ? stepOfKnown(view) : STEP_OF_READING[key],
        ...(correction === undefined ? {} : { correction: { outdated: correction.outdated, words } }),
      },
    ];
  });
}
