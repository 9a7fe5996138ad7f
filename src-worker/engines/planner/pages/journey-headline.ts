/** The headline of page 8: what they say with our answer, where most of them are lost, or what they read before they decide. */
import { priceWords } from '../plan/claims.ts';
import { isFear } from '../plan/feared.ts';
import type { Plan } from '../plan/index.ts';
import { isSureOf } from '../plan/presumed.ts';
import { settlingOf } from '../plan/settling.ts';
import { sumsIn } from '../plan/stand.ts';
import { factInTurn } from '../plan/turns.ts';
import { isSoldTo } from '../readings/people.ts';
import { lowerFirst } from '../text.ts';

/** Characters of a headline. */
const HEADLINE = 90;
/** A price that is told by its sum first: 'inspection $0' and '3 sessions £95' are no price of the thing. */
const LEADS_WITH_SUM = /^(?:from |เริ่มต้น ?|เริ่ม ?)?[^\p{L}\p{N}]{0,2}(?:[A-Z]{2,3}\s?)?\p{N}/iu;
/** Characters of a fact in it. */
const FACT = 60;

/** What they are heard to say, and our answer: the way from the one to the other is the page. */
export function answerTitle({ say, buyers: { doubts } }: Plan): string | undefined {
  const told = doubts.find(
    ({ words, answer }) => words !== undefined && !isFear(words) && answer !== undefined,
  );
  return (
    told?.answer &&
    say.customerJourney.headlineAnswer({
      thought: told.words ?? '',
      ours: lowerFirst(told.answer.words),
    })
  );
}

/** What they fear, with our answer; else a doubt that a cell takes up, with what is shown against it. */
function doubtTitles(plan: Plan, cells: readonly (string | undefined)[]): string[] {
  const { say, buyers } = plan;
  const said = say.customerJourney;
  const told = buyers.doubts.filter(
    ({ words }) => words !== undefined && cells.some((cell) => cell?.includes(words)),
  );
  return told.flatMap(({ words = '', answer }) => {
    if (answer)
      return isFear(words)
        ? [
            said.headlineFear({
              fear: lowerFirst(words.replace(/[?.!]+$/u, '')),
              ours: lowerFirst(answer.words),
            }),
          ]
        : [];
    const way = settlingOf(plan, words)?.show;
    if (way === undefined) return [];
    const slots = { way: lowerFirst(way.replace(/\.$/u, '')) };
    return isFear(words)
      ? [said.headlineFearShown({ fear: lowerFirst(words.replace(/[?.!]+$/u, '')), ...slots })]
      : [said.headlineShown({ thought: words, ...slots })];
  });
}

/** What they read before the last stage: a fact of ours that stands there, else the price where it may be told, else what they see first. */
function readTitles(plan: Plan, stage: string, cells: readonly (string | undefined)[]): string[] {
  const { say, r, f, buyers } = plan;
  const said = say.customerJourney;
  const price = isSureOf(r, 'price') && isSoldTo(r.people) ? priceWords(r, f) : undefined;
  const fact = factInTurn(plan, 'journey', FACT);
  const last = [...buyers.strong, ...buyers.claims]
    .map(({ words }) => lowerFirst(words))
    // A sum among our own words, of a sale or a prize, is no price.
    .find((words) => words.length <= FACT && cells[3]?.includes(words) && sumsIn(words).length === 0);
  return [
    ...(last === undefined ? [] : [said.headlineLast({ shown: last, stage })]),
    ...(price === undefined || !(Number(r.price.value) > 0) || !LEADS_WITH_SUM.test(price)
      ? []
      : [said.headlinePriced({ price: price.replace(/\.$/u, ''), stage })]),
    ...(fact === '' || sumsIn(fact).length > 0 ? [] : [said.headlineFirst({ shown: lowerFirst(fact) })]),
  ];
}

/**
 * @param broken where the way breaks, with its figures; undefined where nothing is known of it
 * @param lost where the client tells that they drop out
 * @param narrow the step at which most are lost today
 * @param stage the name of the last stage
 */
export function journeyHeadline(
  plan: Plan,
  {
    broken,
    lost,
    narrow,
    stage,
    cells,
  }: {
    broken: string | undefined;
    lost: string | undefined;
    narrow: string | undefined;
    stage: string;
    cells: readonly (string | undefined)[];
  },
): string {
  const said = plan.say.customerJourney;
  const titles = [
    broken,
    answerTitle(plan),
    lost === undefined ? undefined : said.headlineTold({ words: lost }),
    ...doubtTitles(plan, cells),
    narrow,
    ...readTitles(plan, stage, cells),
  ];
  return (
    titles.find((title) => title !== undefined && title.length <= HEADLINE) ??
    said.headlineWay({ hero: lowerFirst(plan.hero), stage })
  );
}
