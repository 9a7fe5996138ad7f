/** What the answers of one questionnaire say, read once: for contradictions, sums and every engine. Corrections are not applied. */
import { ADVERTISING_CHANNELS } from '../../../src/shared/domain/options.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Rule } from '../../../src/shared/domain/rules.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { answersOf, type Answers } from './answers.ts';
import { readBudget, type BudgetReading } from './budget.ts';
import type { Capacity } from './capacity-candidate.ts';
import { readCapacity } from './capacity-ways.ts';
import { readCosts, type KnownCost } from './costs.ts';
import { freeTexts, type FreeText } from './free-texts.ts';
import { withFull } from './goal-full.ts';
import { bySaidForm } from './goal-forms.ts';
import { inPlaces } from './goal-places.ts';
import { readGoals, type Goal } from './goals.ts';
import { homeOf, type Home } from './home-currency.ts';
import { readPrice, type PriceReading } from './price.ts';
import { readRates, type KnownRate } from './rates.ts';
import { ownClaims, readRivals, type Claim, type Rival } from './rivals.ts';
import { rulesIn } from './rules.ts';

export interface Understood {
  answers: Answers;
  texts: readonly FreeText[];
  /** The money that a sum without a currency is in. */
  home: Home;
  price: PriceReading;
  budget: BudgetReading;
  goals: Goal[];
  /** Where they stand. */
  goalsFrom: 'specificObjectives' | 'whyNeedNow';
  costs: KnownCost[];
  rates: KnownRate[];
  capacity?: Capacity;
  rules: Rule[];
  rivals: Rival[];
  /** The client's own strengths, with the figures in them. */
  claims: Claim[];
}

export function understand(form: FormData): Understood {
  const answers = answersOf(form);
  const texts = freeTexts(form);
  const home = homeOf(form);
  const price = readPrice(answers.startingPrice, home, answers.heroProduct);
  const chosen = ADVERTISING_CHANNELS.filter((id) =>
    form.campaignObjectives.advertisingChannels.includes(id),
  );
  const budget = readBudget(answers.marketingMediaBudget, chosen.length, home);
  if (budget.amount !== undefined && budget.currency === '' && home.unnamed !== '') {
    const isOfPrice = readQuantities(answers.startingPrice).some(
      ({ quantity }) => quantity.kind === 'money' && quantity.currency !== '',
    );
    budget.currency = isOfPrice && price.currency !== '' ? price.currency : home.unnamed;
    if (isOfPrice) budget.currencyFromPrice = true;
    else budget.currencyAssumed = true;
  }
  const stories: (readonly [string, string])[] = [
    ['onlineAdIssues', answers.onlineAdIssues],
    ['currentChallenges', answers.currentChallenges],
    ['whyNeedNow', answers.whyNeedNow],
    ['additionalNotes', answers.additionalNotes],
    ['specificObjectives', answers.specificObjectives],
  ];
  const capacity = readCapacity(texts);
  return {
    answers,
    texts,
    home,
    price,
    budget,
    goals: withFull(
      goalsOf(answers, home),
      capacity,
      texts.map(({ text }) => text),
    ),
    goalsFrom: answers.specificObjectives === '' ? 'whyNeedNow' : 'specificObjectives',
    costs: readCosts(stories, home),
    rates: readRates([
      ...stories,
      ['afterSalesService', answers.afterSalesService],
      ['additionalDemographics', answers.additionalDemographics],
      ['targetDemographics', answers.targetDemographics],
      ['productService', answers.productService],
      ['marketContext', answers.marketContext],
    ]),
    ...(capacity === undefined ? {} : { capacity }),
    rules: rulesIn(texts),
    rivals: readRivals(form, texts, home),
    claims: ownClaims(texts, home),
  };
}

/** The goals of their own answer; where that names no figure, those that 'why now' says are wanted. */
function goalsOf(answers: Answers, home: Home): Goal[] {
  const { specificObjectives, whyNeedNow, currentChallenges, onlineAdIssues, additionalNotes } = answers;
  const told = [
    onlineAdIssues,
    currentChallenges,
    answers.productService,
    answers.keyMessage,
    additionalNotes,
    whyNeedNow,
  ];
  const elsewhere = [whyNeedNow, currentChallenges, onlineAdIssues, additionalNotes];
  const read = readGoals(specificObjectives, {
    home,
    elsewhere,
    told,
    untilWhen: [whyNeedNow, currentChallenges],
    offered: [answers.heroProduct, answers.productService],
  });
  const goals = bySaidForm(read, specificObjectives, [answers.productService, ...told]).map((goal) =>
    inPlaces(goal, answers),
  );
  if (goals.some(({ kind }) => kind !== 'text')) return goals;
  const wanted = readGoals(whyNeedNow, { home, elsewhere, wantedOnly: true });
  return [...wanted.filter(({ kind }) => kind === 'count' || kind === 'ramp'), ...goals];
}
