/** What is asked for, by when, and the answers that would change the plan most: page 19. */
import { isEntryFee } from '../../../../understanding/answers/entry-fee.ts';
import type { Reckoned } from '../../../../../src/shared/domain/reckoned.ts';
import type { Plan } from '../../plan/index.ts';
import { openDoubt } from '../../plan/settling.ts';
import { figureIn } from '../../plan/targets.ts';
import { whole } from '../../plan/whole.ts';
import type { Chain } from '../../reckoning/chain.ts';
import type { GoalFact } from '../../reckoning/facts.ts';
import type { Maybe } from '../../reckoning/graph.ts';
import { isPerHead } from '../../../../understanding/figures/priced-for.ts';
import { agrees, isOfPeople } from '../../reckoning/agrees.ts';
import type { Unknown } from '../../reckoning/unknowns.ts';
import { STEP_RANK } from '../../../../understanding/figures/steps.ts';
import { askedOf } from './asked.ts';
import { budgetPhrase } from '../write.ts';
import { firstStep, storyOf, weeksText } from './story.ts';
import { reserveText } from './spare.ts';
import { dueDay, goalText, oneResult, otherGoals, wantedPhrase } from './counted.ts';
import { countedThing, resultName, spoken } from './figures.ts';
import { roomAsked } from './room-point.ts';

export function askOf(plan: Plan): Pick<Reckoned, 'ask' | 'ifLate' | 'questions'> {
  const { f, say, reckoning, time } = plan;
  const said = say.reckoned;
  const { gate, first } = reckoning;
  const asked = askedOf(plan);
  const day = f.date(time.approveBy);
  const unknowns = reckoning.unknowns
    // What is saved or given has no cost that is taken off it.
    .filter(
      ({ code }) =>
        code !== 'margin' || (!isEntryFee(plan.r.answers.startingPrice) && isMarginDecisive(plan)),
    )
    .flatMap((one) => {
      const question = questionOf(plan, one);
      return question ? [{ question, isRoot: ROOTS.has(one.code) }] : [];
    });
  const asks = (isRoot: boolean): Question[] =>
    unknowns.filter((one) => one.isRoot === isRoot).map(({ question }) => question);
  const questions = [
    ...settleOf(plan),
    ...asks(true),
    ...doubtOf(plan),
    ...roomToldOf(plan),
    ...asks(false),
  ].slice(0, MOST);
  return {
    ask: {
      ...(asked ? { amount: { value: asked.node.value, text: asked.text } } : {}),
      text:
        gate?.weeks && gate.rest
          ? said.askTest({ weeks: weeksText(plan, gate.weeks), rest: spoken(f, gate.rest) })
          : first?.weeks && first.rest
            ? say.verdict.askFirst({
                weeks: weeksText(plan, first.weeks),
                rest: spoken(f, first.rest),
                one: firstStep(plan),
              })
            : asked?.kind === 'part'
              ? say.verdict.askRest({ sum: asked.of ?? '' })
              : asked
                ? said.askAll({
                    goal: goalText(plan),
                    results: shortOf(plan),
                    ...spreadOf(plan),
                    reserve: reserveText(plan),
                  })
                : said.askDay({ day }),
      by: said.by({ day }),
    },
    ...(isUrgent(plan)
      ? {
          ifLate: {
            headline: said.lateHeadline,
            text: said.late({ goal: goalText(plan), end: f.date(dueDay(plan)) }),
          },
        }
      : {}),
    ...(questions.length > 0 ? { questions } : {}),
  };
}

/** How many of the goal today's rates bring, where that is not all of it: nobody is asked for money for what it does not bring. */
function shortOf(plan: Plan): string {
  const today = plan.reckoning.main?.resultsToday;
  const isShort = ['short', 'weak'].includes(storyOf(plan)) && otherGoals(plan).length === 0;
  return isShort && today && wantedPhrase(plan) !== '' ? spoken(plan.f, today) : '';
}

/** Days until media starts, and of media, within which a week decides something. */
const [SOON, BRIEF] = [42, 120];
const DAY = 86_400_000;
/** Whether a week less is felt: one goal until one day, near enough, and media that starts at once. */
function isUrgent(plan: Plan): boolean {
  const { reckoning, time } = plan;
  const target = reckoning.main?.target;
  const due = dueDay(plan);
  const days = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / DAY;
  return (
    target !== undefined &&
    target.per === undefined &&
    days(time.created, time.start) <= SOON &&
    days(time.start, due) <= BRIEF
  );
}

/** How a sum that comes by the month adds up to what is asked for; '' where the client named one sum. */
function spreadOf(plan: Plan): { each: string; span: string } {
  const { f, budget } = plan;
  const { period, times } = budget;
  return budget.known && period !== 'total' && times > 1
    ? { each: budgetPhrase(plan), span: f.quantity({ kind: 'duration', value: times, unit: period }) }
    : { each: '', span: '' };
}

type Question = NonNullable<Reckoned['questions']>[number];

/** As many as the page has room for. */
const MOST = 3;
/** Without these nothing is reckoned at all: whatever else is open waits. */
const ROOTS: ReadonlySet<Unknown['code']> = new Set(['budget', 'goal']);
/** Characters of what a question quotes. */
const QUOTE = 60;
/** What the client says for itself and takes back elsewhere is asked for first: nothing else changes more of the pages. */
function settleOf({ r, say }: Plan): Question[] {
  const said = say.questions;
  for (const { words, against, isRule } of r.unsettled) {
    const slots = { words: whole(words, QUOTE), against: whole(against, QUOTE) };
    if (slots.words === '' || slots.against === '') continue;
    return [
      {
        text: isRule ? said.settleRule(slots) : said.settle(slots),
        why: said.settleWhy,
        choices: [...(isRule ? said.settleRuleChoices : said.settleChoices)],
      },
    ];
  }
  return [];
}

/** What stops buyers, and nothing that was told answers: the client may know what can be shown. */
function doubtOf(plan: Plan): Question[] {
  const said = plan.say.questions;
  const words = whole(openDoubt(plan) ?? '', QUOTE);
  return words === ''
    ? []
    : [{ text: said.doubt({ words }), why: said.doubtWhy, choices: [...said.doubtChoices] }];
}

/** A room that was told and cannot be held against the goal yet: what page 12 says is asked. */
function roomToldOf(plan: Plan): Question[] {
  const said = plan.say.questions;
  const { quote: words = '', asks = '' } = roomAsked(plan) ?? {};
  if (asks === '') return [];
  return [
    {
      text: asks === 'days' ? said.roomDays({ words }) : said.roomFree({ words }),
      why: said.roomToldWhy,
      choices: [...(asks === 'days' ? said.roomDaysChoices : said.roomFreeChoices)],
    },
  ];
}

/** A pace that one can picture. */
const FEWEST = 3;

/** One question with its reason and answers drawn from the plan's own figures. */
export function questionOf(plan: Plan, { code, step, from }: Unknown): Question | undefined {
  const { f, say, reckoning, r } = plan;
  const said = say.questions;
  const { main, bridge } = reckoning;
  const names = say.reckoned.steps;
  const isResult = step === undefined || step === main?.target.goal.step;
  const one = isResult ? resultName(plan) : names[step].many;
  const { value, currency, high } = r.price;
  const price = value === undefined || high !== undefined ? undefined : f.money(value, currency);
  switch (code) {
    case 'cost': {
      const most = main?.affordable;
      // What a result may cost says nothing of what an inquiry may cost.
      const asked = isResult ? most : bridge?.steps.find(({ kind }) => kind === step)?.affordable;
      const choices = asked?.unit.kind === 'money' ? around(f, asked.value, asked.unit.currency) : undefined;
      return {
        text: said.cost({ one: firstStep(plan) }),
        ...(most ? { why: said.costWhy({ most: spoken(f, most), one: oneResult(plan) }) } : {}),
        choices: choices ?? [...said.costChoices],
      };
    }
    case 'rate': {
      const implied = bridge?.steps.find((each) => each.id === step)?.rate;
      return {
        text: said.rate({ from: names[from ?? 'lead'].many, to: one }),
        ...(implied ? { why: said.rateWhy({ rate: spoken(f, implied) }) } : {}),
        choices: implied ? thirds(f, implied.value, said) : [...said.rateChoices],
      };
    }
    case 'margin': {
      const part = takenOf(plan);
      return {
        // Of a seat or a piece nobody reckons what is left: of one sale of several.
        text: price === undefined || isOfParts(plan) ? said.marginAny : said.margin({ price }),
        ...(part ? { why: said.marginWhy({ most: spoken(f, part) }) } : {}),
        choices: [...said.marginChoices],
      };
    }
    case 'room': {
      const pace = plan.forecast.ramp?.needed === undefined ? reckoning.pace.week : undefined;
      // Of one or two a week nobody thinks in weeks.
      const week = pace && pace.value >= FEWEST ? pace : undefined;
      return {
        text: said.room(countedThing(plan)),
        ...(week ? { why: said.roomWhy({ week: spoken(f, week) }) } : {}),
        choices: week
          ? [said.under(spoken(f, week)), said.about(spoken(f, week)), said.over(spoken(f, week))]
          : [...said.roomChoices],
      };
    }
    case 'today':
      return { text: said.today(countedThing(plan)), choices: [...said.choices.today] };
    case 'goal': {
      const numbers = r.goals.flatMap(({ quote }) => quote?.numbers ?? []);
      const choices = [...new Set(numbers.map(({ value: many, unit }) => figureIn(f, many, unit)))];
      const [figure] = choices;
      // Which number it is was told, in words that nobody could read.
      if (figure === undefined)
        return /\d/u.test(r.answers.specificObjectives)
          ? undefined
          : { text: said.goal, choices: [...said.choices.goal] };
      return choices.length > 1
        ? { text: said.goalMeant, choices: choices.slice(0, 3) }
        : { text: said.goalCounts({ figure }), choices: [...said.choices.goalCounts] };
    }
    default:
      return { text: said[code], choices: [...said.choices[code]] };
  }
}

const isOfParts = ({ reckoning: { worth } }: Plan): boolean =>
  worth.all.some(({ kind, isPart }) => kind === 'price' && isPart === true);

/**
 * What media takes of a price for one sale: today's cost, else what can be afforded. A visit, a survey or an install that is not
 * the sale has no part of its price, and nor has a table or a group of a price for one seat.
 */
function takenOf({ r, reckoning: { main, worth, chain } }: Plan): Maybe {
  const { startingPrice } = r.answers;
  const most = main?.costToday ?? main?.affordable;
  const { price } = worth;
  const at = main?.place?.index;
  const goal = main?.target.goal;
  if (!most || goal?.kind !== 'count' || price?.unit.kind !== 'money' || price.unit.per !== undefined)
    return undefined;
  const names = [goal.metric, chain.steps[at ?? -1]?.name ?? ''];
  const own = main?.worth.find(({ kind }) => kind === 'price');
  const isForOne = own !== undefined && names.every((name) => agrees(own, name));
  const isForAll = isPerHead(startingPrice) && !names.every((name) => isOfPeople(name) || name === '');
  const isOne = most.unit.kind === 'money' && most.unit.currency === price.unit.currency;
  return countsSales(goal, at, chain) && isForOne && !isForAll && isOne && most.value < price.value
    ? most
    : undefined;
}

/** Part of a price below which no margin changes the plan. */
const LITTLE = 0.05;
/** What is left of a sale decides where media takes much of it: of a rent that is paid again, or a small part, it does not. */
function isMarginDecisive(plan: Plan): boolean {
  const [taken, { price }] = [takenOf(plan), plan.reckoning.worth];
  return taken !== undefined && price !== undefined && taken.value >= price.value * LITTLE;
}

/** Whether what a goal counts is the sale: the end of the way, or no step before it. */
const countsSales = ({ step }: GoalFact, at: number | undefined, { steps }: Chain): boolean =>
  at === undefined ? step === undefined || STEP_RANK[step] >= STEP_RANK.booking : at === steps.length - 1;

/** Half and the whole of a sum, as round figures. */
function around(f: Plan['f'], value: number, currency: string): string[] {
  const half = Number((value / 2).toPrecision(1));
  const full = Number(value.toPrecision(1));
  if (half >= full) return [];
  return [`< ${f.money(half, currency)}`, f.money(half, currency, full), `> ${f.money(full, currency)}`];
}

function thirds(f: Plan['f'], rate: number, said: Plan['say']['questions']): string[] {
  const low = Math.max(1, Math.floor(rate / 5) * 5 - 10);
  const high = low + 15;
  return [
    said.under(`${f.number(low)}%`),
    `${f.number(low)}–${f.number(high)}%`,
    said.over(`${f.number(high)}%`),
  ];
}
