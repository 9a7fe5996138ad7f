/** Short answers as they are typed, each with its right reading in one line of text, and how many are read so. */
import { readFileSync } from 'node:fs';
import { emptyFormData, FORM_GROUPS, type FormData } from '../../../src/shared/domain/questionnaire.ts';
import { lastDayOf } from '../../../src/shared/reading/days.ts';
import { contradictionsIn } from '../../../src-worker/understanding/contradictions/index.ts';
import type { Goal } from '../../../src-worker/understanding/answers/goal.ts';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
import { readOffer } from '../../../src-worker/understanding/offer/read-offer.ts';
import { formOf, type Invented } from '../../fixtures/invented-offers.ts';

/** The day on which what was typed is read: its dates lie after it. */
const TODAY = new Date('2026-06-15T00:00:00Z');

/** One answer that is read otherwise than it should be. */
export interface Miss {
  answer: string;
  expected: string;
  read: string;
}
export interface Outcome {
  right: number;
  of: number;
  misses: readonly Miss[];
}

const load = <T>(name: string): T[] => {
  const cases: T[] = JSON.parse(readFileSync(`tests/fixtures/typed/${name}.json`, 'utf8'));
  return cases;
};

const ISO = /^[A-Z]{3}$/u;
export const rounded = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 100) / 100);

/** '18→50 /month by 2027-03-31', '8.33%', '300USD in 18': '→' from today's figure, 'in' so many months. */
export function goalLine({ from, to, high, unit, per, months, by }: Goal): string {
  const kept = unit === '%' || ISO.test(unit) ? unit : '';
  const time = by ? ` by ${lastDayOf(by, TODAY).toISOString().slice(0, 10)}` : months ? ` in ${months}` : '';
  const figure = `${from === undefined ? '' : `${rounded(from)}→`}${rounded(to)}${high === undefined ? '' : `–${high}`}`;
  return `${figure}${kept}${per ? ` /${per}` : ''}${time}`;
}

/** 'A | B': either; '*': whatever time is read; '¤': in any currency, or in none that is named. */
export function isRead(expected: string, read: string): boolean {
  return expected.split(' | ').some((one) => {
    const anyTime = one.endsWith(' *');
    const wanted = anyTime ? one.slice(0, -2) : one;
    const found = anyTime ? read.replace(/ (?:by|in) .*$/u, '') : read;
    return found === wanted || found.replace(/(?<=\d)[A-Z]{3}(?= |$)/u, '') === wanted.replace('¤', '');
  });
}

const count = (of: number, misses: readonly Miss[]): Outcome => ({ right: of - misses.length, of, misses });

/** An answer counts as right where every goal in it is, and nothing else is read. */
export function goalsRead(name = 'goals'): Outcome {
  const cases = load<[answer: string, goals: string[]]>(name);
  const misses = cases.flatMap(([answer, expected]): Miss[] => {
    const form = emptyFormData();
    form.campaignObjectives.specificObjectives = answer;
    const read = understand(form)
      .goals.filter(({ kind }) => kind !== 'text')
      .map(goalLine);
    const left = [...read];
    for (const one of expected) {
      const at = left.findIndex((other) => isRead(one, other));
      if (at >= 0) left.splice(at, 1);
    }
    return left.length === 0 && read.length === expected.length
      ? []
      : [{ answer, expected: expected.join('; '), read: read.join('; ') }];
  });
  return count(cases.length, misses);
}

export function capacityRead(name = 'capacity'): Outcome {
  const cases = load<[answer: string, expected: string]>(name);
  const misses = cases.flatMap(([answer, expected]): Miss[] => {
    const form = emptyFormData();
    form.campaignObjectives.currentChallenges = answer;
    const { capacity } = understand(form);
    const per = capacity?.per === 'night' ? 'day' : capacity?.per;
    const read = capacity === undefined ? '' : `${capacity.count}${per === undefined ? '' : ` /${per}`}`;
    return isRead(expected, read) ? [] : [{ answer, expected, read }];
  });
  return count(cases.length, misses);
}

export function pricesRead(name = 'price'): Outcome {
  const cases = load<[answer: string, expected: string]>(name);
  const misses = cases.flatMap(([answer, expected]): Miss[] => {
    const form = emptyFormData();
    form.clientInfo.startingPrice = answer;
    const { value, currency } = understand(form).price;
    const read = value === undefined ? '' : `${value}${currency}`;
    return isRead(expected, read) ? [] : [{ answer, expected, read }];
  });
  return count(cases.length, misses);
}

/** Where the answers of a short questionnaire belong. */
const PATHS: Readonly<Record<string, string>> = {
  message: 'clientInfo.keyMessage',
  product: 'clientInfo.productService',
  hero: 'clientInfo.heroProduct',
  price: 'clientInfo.startingPrice',
  after: 'clientInfo.afterSalesService',
  strengths: 'clientInfo.strengths',
  whyNow: 'clientInfo.whyNeedNow',
  adIssues: 'clientInfo.onlineAdIssues',
  audience: 'targetAudience.targetDemographics',
  place: 'targetAudience.geographicLocation',
  group: 'targetAudience.targetGroup',
  more: 'targetAudience.additionalDemographics',
  budget: 'campaignObjectives.marketingMediaBudget',
  goals: 'campaignObjectives.specificObjectives',
  challenges: 'campaignObjectives.currentChallenges',
  market: 'competitiveAnalysis.marketContext',
  notes: 'competitiveAnalysis.additionalNotes',
};
export type Typed = Readonly<Record<string, string | [number, number]>>;

export function formOfTyped(typed: Typed): FormData {
  const form = emptyFormData();
  for (const [name, answer] of Object.entries(typed)) {
    if (typeof answer !== 'string') {
      const [ageRangeMin, ageRangeMax] = answer;
      Object.assign(form.targetAudience, { ageRangeMin, ageRangeMax });
      continue;
    }
    const path = PATHS[name]?.split('.');
    const part = FORM_GROUPS.find((one) => one === path?.[0]);
    if (part === undefined || path?.[1] === undefined) throw new Error(`No answer is called ${name}`);
    Object.assign(form[part], { [path[1]]: answer });
  }
  return form;
}

/** Of answers that do not go together those that are found out, and of answers that do those that are left alone. */
export function contradictionsRead(name = 'contradictions'): { told: Outcome; none: Outcome } {
  const { told, none }: { told: Typed[]; none: Typed[] } = JSON.parse(
    readFileSync(`tests/fixtures/typed/${name}.json`, 'utf8'),
  );
  const read = (answers: Typed): string =>
    contradictionsIn(formOfTyped(answers), TODAY)
      .map(({ code, with: figures }) => `${code} ${JSON.stringify(figures)}`)
      .join('; ');
  const missesOf = (cases: readonly Typed[], isRight: (read: string) => boolean, expected: string): Miss[] =>
    cases
      .map((answers) => ({ answer: JSON.stringify(answers), expected, read: read(answers) }))
      .filter((one) => !isRight(one.read));
  return {
    told: count(
      told.length,
      missesOf(told, (one) => one !== '', 'one'),
    ),
    none: count(
      none.length,
      missesOf(none, (one) => one === '', 'none'),
    ),
  };
}

/** Kinds of offers: `misses` holds the wrong and the unknown, the unknown with ''. */
export function offersRead(name = 'offers'): Outcome {
  const cases = load<Invented>(name);
  const misses = cases.flatMap((one): Miss[] => {
    const { value } = readOffer(formOf(one)).kind;
    const kinds: readonly string[] = one.kind;
    return value !== undefined && kinds.includes(value)
      ? []
      : [{ answer: one.product, expected: kinds.join(' | '), read: value ?? '' }];
  });
  return count(cases.length, misses);
}
