/** What each figure of an answer is: today's, wanted, a cost, a share, a limit. Learnt from marked answers; the value is the reading's. */
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { marginalsOf } from '../tagger/chain.ts';
import { openModel, type KeptModel, type Model } from '../tagger/model.ts';
import { scoresOf } from '../tagger/tagger.ts';
import { figuresSeen, type Field } from './figure-features.ts';
import learnt from './learnt.json' with { type: 'json' };
import { sentenceAt } from './sentences.ts';

const ROLES = [
  'today', 'target', 'change', 'by', 'cost', 'rate', 'capacity', 'price', 'otherprice', 'ordervalue', 'margin',
  'budget', 'length', 'notmedia', 'spent', 'got', 'none',
] as const; // prettier-ignore
export type Role = (typeof ROLES)[number];

export interface Figure {
  reading: Reading;
  sentence: Span;
  /** The likeliest. */
  role: Role;
  /** How likely it is that the figure has a role. */
  likely: (role: Role) => number;
  /** Told of how advertising goes, under whatever question. */
  isOfAds: boolean;
  /** In an answer on goals, what the figures beside it tell of it: it is there already, or wanted. */
  side?: 'there' | 'wanted';
}

const QUESTIONS: Readonly<Record<string, Field>> = {
  productService: 'product',
  heroProduct: 'hero',
  startingPrice: 'price',
  strengths: 'strengths',
  whyNeedNow: 'whynow',
  onlineAdIssues: 'adissues',
  afterSalesService: 'aftersales',
  targetDemographics: 'audience',
  additionalDemographics: 'audience',
  geographicLocation: 'places',
  marketingMediaBudget: 'budget',
  specificObjectives: 'goals',
  currentChallenges: 'challenges',
  marketContext: 'market',
  additionalNotes: 'notes',
  weaknesses: 'rivalbad',
};
/** 'clientInfo.strengths' is answered under 'strengths'; notes where nothing tells. */
export const fieldOf = (path: string): Field => QUESTIONS[path.split('.').at(-1) ?? ''] ?? 'notes';

let opened: Model | undefined;
const modelOf = (): Model => (opened ??= openModel(learnt.roles satisfies KeptModel));

/** Answers that were read last: several readers ask for the same one. */
const LAST = 48;
const known = new Map<string, Figure[]>();

export function figuresIn(answer: string, field: Field): Figure[] {
  const key = `${field} ${answer}`;
  const before = known.get(key);
  if (before) return before;
  const figures = read(answer, field);
  const [oldest] = known.keys();
  if (known.size >= LAST && oldest !== undefined) known.delete(oldest);
  known.set(key, figures);
  return figures;
}

function read(answer: string, field: Field): Figure[] {
  const { readings, sentences, sequence, ofAds } = figuresSeen(answer, field);
  if (readings.length === 0) return [];
  const model = modelOf();
  const { labels } = model;
  const { at } = marginalsOf(model.chain, scoresOf(model, sequence), sequence.length);
  return readings.map((reading, index) => {
    const own = at.subarray(index * labels.length, (index + 1) * labels.length);
    const best = labels[own.indexOf(Math.max(...own))];
    const role = ROLES.find((one) => one === best) ?? 'none';
    return {
      reading,
      sentence: sentenceAt(sentences, reading.span.start) ?? { start: 0, end: answer.length },
      role,
      likely: (other) => own[labels.indexOf(other)] ?? 0,
      isOfAds: ofAds[index] ?? false,
    };
  });
}

/** The likeliest role of all counts from here on. */
const LEAST_OF_BEST = 0.3;

/** Figures that have a role at least so likely, or likelier than any other role. */
export const figuresAs = (figures: readonly Figure[], role: Role, least = 0.4): Figure[] =>
  figures.filter(
    (figure) => figure.likely(role) >= (figure.role === role ? Math.min(least, LEAST_OF_BEST) : least),
  );
