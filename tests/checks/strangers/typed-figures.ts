/** Costs, rates, capacity, margins and what was sold last year, told in plain words: how many are read right, missing and wrong. */
import { readFileSync } from 'node:fs';
import { answersOf } from '../../../src-worker/understanding/answers/answers.ts';
import { understand } from '../../../src-worker/understanding/answers/understand.ts';
import { readAverages } from '../../../src-worker/understanding/figures/averages.ts';
import { sameStep, stepOf } from '../../../src-worker/understanding/figures/steps.ts';
import { readTerms } from '../../../src-worker/understanding/figures/terms.ts';
import { gainOf, marginOf } from '../../../src-worker/engines/planner/reckoning/facts-customers.ts';
import { readAnswers } from '../../../src-worker/engines/planner/readings/index.ts';
import { formOfTyped } from './typed.ts';

/** `right` and `missing` count expectations, `wrong` what is read beside them; a misread figure is missing and wrong. */
export interface FigureCounts {
  right: number;
  missing: number;
  wrong: number;
}
export interface FiguresOutcome {
  all: FigureCounts;
  kinds: Readonly<Record<string, FigureCounts>>;
  /** What is not right: the answer, what is missing, what is read otherwise. */
  misses: readonly string[];
}

const FIELDS: Readonly<Record<string, string>> = { ads: 'adIssues' };
const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Every such figure of one answer in a line: 'cost 0.7GBP click', 'rate 7.14% click>order', 'cap 6/day'. */
export function figureLines(field: string, answer: string): string[] {
  const form = formOfTyped({ [FIELDS[field] ?? field]: answer });
  const { costs, rates, capacity, goals } = understand(form);
  const read = readAnswers(form);
  const margin = marginOf(read);
  const gain = gainOf(read);
  const own = Object.values(answersOf(form)).find((one) => one !== '') ?? '';
  const per = capacity?.per === 'night' ? 'day' : capacity?.per;
  const last = readTerms(own)
    .filter(({ kind }) => kind === 'last-year')
    .map(({ value }) => value);
  const from = goals.flatMap((goal) => (goal.from === undefined ? [] : [goal.from]));
  return [
    ...costs.map(({ per: of, now, currency }) => `cost ${rounded(now)}${currency} ${of}`),
    ...rates.map(({ kind, percent, from: a = '?', to: b = '?' }) =>
      kind === 'conversion' ? `rate ${rounded(percent)}% ${a}>${b}` : `${kind} ${rounded(percent)}%`,
    ),
    ...(capacity ? [`cap ${rounded(capacity.count)}${per === undefined ? '' : `/${per}`}`] : []),
    ...(margin ? [`margin ${rounded(margin.value)}%`] : []),
    ...(gain ? [`gain ${rounded(gain.figure.value)}`] : []),
    ...readAverages(own).flatMap((one) => (one.kind === 'money' ? [`order ${rounded(one.value)}`] : [])),
    ...new Set([...last, ...from].map((value) => `last ${rounded(value)}`)),
  ];
}

const MONEY = /^(?<kind>cost|gain|order) (?<value>[\d.]+)(?<currency>¤|[A-Z]{3})?(?: (?<of>.*))?$/u;
const RATE = /^rate (?<value>[\d.]+)% (?<from>[^>]*)>(?<to>.*)$/u;
const near = (a: string | undefined, b: string | undefined): boolean =>
  Math.abs(Number(a) - Number(b)) <= Number(a) * 0.006;
/** By the step, where both names have one. */
const sameName = (wanted = '', found = ''): boolean =>
  wanted === '' ||
  wanted === '?' ||
  sameStep(wanted, found) ||
  stepOf(wanted) === undefined ||
  stepOf(found) === undefined;

function isSame(wanted: string, found: string): boolean {
  const [a, b] = [MONEY.exec(wanted)?.groups, MONEY.exec(found)?.groups];
  if (a && b)
    return (
      a['kind'] === b['kind'] &&
      near(a['value'], b['value']) &&
      (a['currency'] === b['currency'] || a['currency'] === '¤' || b['currency'] === undefined) &&
      sameName(a['of'], b['of'])
    );
  const [r, s] = [RATE.exec(wanted)?.groups, RATE.exec(found)?.groups];
  if (r && s)
    return near(r['value'], s['value']) && sameName(r['from'], s['from']) && sameName(r['to'], s['to']);
  return wanted === found;
}

/** The readings of one answer against 'a; b'; '… | …' are two ways to tell them. */
function judged(
  expected: string,
  read: readonly string[],
): { right: number; missing: string[]; wrong: string[] } {
  const ways = expected.split(' | ').map((way) => {
    const left = [...read];
    const missing: string[] = [];
    let right = 0;
    for (const one of way.split('; ').filter((part) => part !== '')) {
      const at = left.findIndex((other) => isSame(one, other));
      if (at < 0) missing.push(one);
      else left.splice(at, 1);
      right += Number(at >= 0);
    }
    return { right, missing, wrong: left };
  });
  return (
    ways.toSorted((a, b) => a.missing.length + a.wrong.length - (b.missing.length + b.wrong.length))[0] ?? {
      right: 0,
      missing: [],
      wrong: [],
    }
  );
}

/** @param elsewhere where what is said about advertising is told instead: people tell it anywhere */
export function figuresRead(name = 'figures', elsewhere = 'ads'): FiguresOutcome {
  const cases: [field: string, answer: string, expected: string][] = JSON.parse(
    readFileSync(`tests/fixtures/typed/${name}.json`, 'utf8'),
  );
  const kinds: Record<string, FigureCounts> = {};
  const all: FigureCounts = { right: 0, missing: 0, wrong: 0 };
  const misses: string[] = [];
  const add = (line: string, what: keyof FigureCounts): void => {
    const kind = (kinds[line.split(' ')[0] ?? ''] ??= { right: 0, missing: 0, wrong: 0 });
    kind[what] += 1;
    all[what] += 1;
  };
  for (const [asked, answer, expected] of cases) {
    const field = asked === 'ads' ? elsewhere : asked;
    const { missing, wrong, right } = judged(expected, figureLines(field, answer));
    const found = expected
      .split(/; | \| /u)
      .filter((one) => one !== '' && !missing.includes(one))
      .slice(0, right);
    for (const one of found) add(one, 'right');
    for (const one of missing) add(one, 'missing');
    for (const one of wrong) add(one, 'wrong');
    if (missing.length + wrong.length > 0)
      misses.push(`${field}: ${answer}\n    missing: ${missing.join('; ')}\n    wrong: ${wrong.join('; ')}`);
  }
  return { all, kinds, misses };
}
