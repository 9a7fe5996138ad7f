/** What rivals and the client are said to do, with the figures in it, so that a figure can be put beside a figure. */
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Bound, Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { clean } from '../clean.ts';
import type { FreeText } from './free-texts.ts';
import { inHome, type Home } from './home-currency.ts';

/** One figure of a claim, in a unit in which another can stand beside it. */
export interface ClaimFigure {
  kind: 'time' | 'price' | 'rating' | 'share' | 'count';
  /** Days, money, stars, percent, or things. */
  value: number;
  /** Upper end of a range. */
  high?: number;
  /** ISO code of a price, the thing of a count; '' else. */
  unit: string;
  /** How many people rated, where the rating names it: '4.9/1,312'. */
  ratedBy?: number;
  bound: Bound;
  span: Span;
}
export interface Claim {
  side: 'strength' | 'weakness';
  text: string;
  path: string;
  figures: ClaimFigure[];
}
export interface Rival {
  name: string;
  website: string;
  claims: Claim[];
}

const DAYS: Readonly<Record<string, number>> = {
  minute: 1 / 1440, hour: 1 / 24, day: 1, week: 7, month: 30, quarter: 91, year: 365,
}; // prettier-ignore
/** '4.9/1,312', '4.9 (1,312 reviews)', '4.8 stars from 220 reviews'. */
const RATING =
  /(?<![\d.,])(?<stars>[0-5](?:[.,]\d)?)\s?(?:\/\s?5)?\s?(?:stars?|ดาว|★|⭐)?\s?(?:\/|\(|,?\s?(?:from|of|out of|จาก)\s|·)\s?(?<count>\d[\d,]*)\s?(?:reviews?|ratings?|รีวิว|คน)?\)?|(?<![\d.,])(?<only>[0-5](?:[.,]\d)?)\s?(?:stars?|ดาว|★|⭐)/gu;

function ratingsIn(text: string): ClaimFigure[] {
  return [...plain(text).matchAll(RATING)].flatMap((match) => {
    const { stars, count, only } = match.groups ?? {};
    const value = Number((stars ?? only ?? '').replace(',', '.'));
    const ratedBy = Number((count ?? '').replaceAll(',', ''));
    // '3 of 5' and '2/7' are no ratings: stars have a decimal, or are called so.
    if (stars !== undefined && !/[.,]/u.test(stars) && !/star|ดาว|★|⭐/u.test(match[0])) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [
      {
        kind: 'rating' as const,
        value,
        unit: '',
        ...(ratedBy > 5 ? { ratedBy } : {}),
        bound: '' as const,
        span,
      },
    ];
  });
}

function figureOf({ quantity, span, bound }: Reading): ClaimFigure | undefined {
  if (!('value' in quantity) || quantity.kind === 'multiple') return undefined;
  const scale = quantity.kind === 'duration' ? (DAYS[quantity.unit] ?? 1) : 1;
  const figure = {
    value: quantity.value * scale,
    ...(quantity.high === undefined ? {} : { high: quantity.high * scale }),
    bound,
    span,
  };
  switch (quantity.kind) {
    case 'duration':
      return { ...figure, kind: 'time', unit: '' };
    case 'money':
      return { ...figure, kind: 'price', unit: quantity.currency };
    case 'percent':
      return { ...figure, kind: 'share', unit: '' };
    case 'count':
      return { ...figure, kind: 'count', unit: quantity.unit };
  }
}

/** Every figure of one claim, ratings first read as ratings. */
function figuresIn(text: string, home: Home): ClaimFigure[] {
  const ratings = ratingsIn(text);
  const others = inHome(text, readQuantities(text), home).flatMap((reading) => {
    const isRated = ratings.some(
      ({ span }) => reading.span.start < span.end && span.start < reading.span.end,
    );
    const figure = isRated ? undefined : figureOf(reading);
    return figure ? [figure] : [];
  });
  return [...ratings, ...others].toSorted((a, b) => a.span.start - b.span.start);
}

/** Rivals as the cards name them; empty cards are none. */
export function readRivals(form: FormData, texts: readonly FreeText[], home: Home): Rival[] {
  return form.competitiveAnalysis.competitors.flatMap(({ name, website }, index) => {
    const claims = texts
      .filter(({ rival }) => rival === index)
      .map(({ text, path }): Claim => ({
        side: path.endsWith('strengths') ? 'strength' : 'weakness',
        text,
        path,
        figures: figuresIn(text, home),
      }));
    const rival = { name: clean(name), website: clean(website), claims };
    return rival.name === '' && rival.website === '' && claims.length === 0 ? [] : [rival];
  });
}

/** The client's own strengths with their figures. */
export const ownClaims = (texts: readonly FreeText[], home: Home): Claim[] =>
  texts
    .filter(({ path }) => path === 'clientInfo.strengths' || path === 'clientInfo.afterSalesService')
    .map(({ text, path }) => ({ side: 'strength', text, path, figures: figuresIn(text, home) }));
