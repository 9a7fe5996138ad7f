/** One plan per questionnaire, day and language: every page is written from it, so that no two pages can disagree. */
import type { Choices, OwnWords } from '../../../../src/shared/domain/decisions.ts';
import type { Language } from '../../../../src/shared/domain/options.ts';
import type { FormData } from '../../../../src/shared/domain/questionnaire.ts';
import type { AdvertisingChannel } from '../../../../src/shared/domain/options.ts';
import { platformFor, type Platform } from '../data/platforms.ts';
import { actSpelt, spokenAs } from './contact.ts';
import { landingOf } from './landing.ts';
import { wordingsIn, type Wordings } from '../wordings/index.ts';
import { formatter, localDay, type Formatter } from '../language.ts';
import { readAnswers, type Readings } from '../readings/index.ts';
import { soldAs } from './sold-as.ts';
import { latestOf } from '../reckoning/facts-latest.ts';
import { reckon, type Reckoning } from '../reckoning/index.ts';
import { ofChannel, toldOf, withSplit, type Told } from '../reckoning/told.ts';
import { lastDayOf } from '../../../../src/shared/reading/days.ts';
import { isDeed, isNameless } from '../../../understanding/answers/goal-names.ts';
import { namesNoRivals } from '../../../understanding/answers/discretion.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { writtenSigns } from '../../../understanding/answers/written-signs.ts';
import { once } from '../../../understanding/remember.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { assumptionsWith, type Assumption, type Assumptions, type AssumptionValues } from './assumptions.ts';
import { withBelievableCosts, withBelievableWay } from './believable.ts';
import { makeBudget, type BudgetPlan } from './budget.ts';
import { byEvidence } from './by-evidence.ts';
import { isOneEach, littleADay, withOneChannel } from './one-at-a-time.ts';
import { makeBuyers, type Buyers } from './buyers.ts';
import { makeCalendar, type CalendarEntry } from './calendar.ts';
import { leadingContrast, makeContrasts, type Contrast } from './contrast.ts';
import { makeForecast, type Forecast } from './forecast.ts';
import { isDirect, makeJourney, type Journey } from './journey.ts';
import { makeMarket, type Market } from './market.ts';
import { makeMonths, type BudgetMonth } from './months.ts';
import { unaskedOf } from './presumed.ts';
import { isBoughtQuietly, keepsToThemselves } from './private.ts';
import { makePillars, type Pillar } from './pillars.ts';
import { rankedOf, type Ranked } from './leads/rank.ts';
import { spendingOf, type Held } from './held.ts';
import { makeRemedies, type Answered } from './remedies.ts';
import { makePositions, type Position } from './positions.ts';
import { makeRivals, type Rival } from './rivals.ts';
import { takenFirst } from './taken.ts';
import { shorter } from './whole.ts';
import { UNNAMED_SHARE, makeTargets, type Target } from './targets.ts';
import { budgetLeft } from './still-to-come.ts';
import { onTheirCalendar, timeTold } from './their-calendar.ts';
import { inTheirYear, makeBeginning, makeTimeframe, withMonths, type Timeframe } from './timeframe.ts';
import { offerIn } from './offer-name.ts';
import { makeWants, type Want } from './topics.ts';
import { heldOf, isHeldWell } from '../pages/reckoned/spare.ts';

export interface PlanChannel {
  id: AdvertisingChannel;
  platform: Platform;
  name: string;
}

export interface Plan {
  f: Formatter;
  /** How this language says what the plan decided. */
  say: Wordings;
  r: Readings;
  /** Company name, or how to speak of it where none was given. */
  company: string;
  /** The answers as they were written. */
  form: FormData;
  /** Company name for running text: short. */
  name: string;
  /** Short name of what is sold. */
  hero: string;
  time: Timeframe;
  /** The money that the plan spends. */
  budget: BudgetPlan;
  /** What of the client's money waits, where the goal takes less. */
  held?: Held;
  /** Whose figures the results are reckoned with, and which channels wait. */
  told: Told;
  /** The budget by month, where it is known for how long it is. */
  months: BudgetMonth[];
  forecast: Forecast;
  /** Everything that follows from the figures of the answers. */
  reckoning: Reckoning;
  targets: Target[];
  market: Market;
  channels: PlanChannel[];
  /** What the trade sells by in these months. */
  calendar: CalendarEntry[];
  wants: Want[];
  rivals: Rival[];
  /** Us beside rivals, point by point: ours first, then the weightiest. */
  contrasts: Contrast[];
  /** What the client can be chosen for, the taken one first; empty where nothing was answered. */
  positions: Position[];
  /** What it could be chosen for and would not lead by itself. */
  others: Position[];
  pillars: Pillar[];
  /** What a person chose in place of a first candidate. */
  choices: Choices;
  /** What a person wrote in place of all candidates. */
  own: OwnWords;
  /** Who buys, what they ask and what stops them. */
  buyers: Buyers;
  /** How they buy, and what follows. */
  journey: Journey;
  /** Remedies for challenges that the client named, with its words. */
  remedies: Answered[];
  /** The deepest discount that the client allows, percent. */
  discountCap?: number;
  /** Names of the four funnel stages. */
  stages: string[];
  /** Every number that the plan assumes and a person may change. */
  assumptions: readonly Assumption[];
  /** Money that may move between channels in a month, percent. */
  monthlyMove: number;
}

/** Characters of a company's and of an offer's name in running text. */
const [NAME, HERO] = [40, 44];

export function makePlan(...asked: Asked): Plan {
  const plan = planWith(asked);
  // Where the goal takes less than there is, the plan is made with what it takes: no page spends the rest.
  const held = heldOf(plan);
  const sparing = held && planWith(asked, held);
  return sparing && isHeldWell(sparing) ? sparing : plan;
}

type Asked = [
  form: FormData,
  createdAt: string,
  language: Language,
  values?: AssumptionValues,
  toDay?: (moment: Date) => Date,
];

function planWith([form, createdAt, language, values = {}, toDay = localDay]: Asked, held?: Held): Plan {
  const f = formatter(language, writtenSigns(form));
  const { say } = f;
  const { choices = {}, own = {} } = form;
  const assumptions = assumptionsWith(values);
  const asWritten = onTheirCalendar(readAnswers(form));
  const beginning = makeBeginning(createdAt, assumptions, toDay, timeTold(asWritten));
  const asked = {
    ...asWritten,
    budget: budgetLeft(asWritten, beginning),
    goals: inTheirYear(asWritten.goals, beginning, asWritten.answers.specificObjectives),
  };
  const { told: toldOfFigures, answered, time } = ofTheWay(asked, beginning, language, assumptions);
  const read = inLanguage(answered, language);
  const dated = { ...read, goals: withMonths(read.goals, beginning) };
  const paid = held ? { ...dated, budget: spendingOf(dated.budget, held) } : dated;
  const aDay = littleADay(paid, time, assumptions);
  const toldOfAll = withSplit(dated, byEvidence(dated, toldOfFigures));
  const told =
    aDay === undefined || toldOfAll.split !== undefined
      ? toldOfAll
      : withOneChannel(dated, toldOfAll, assumptions);
  const budget = makeBudget(paid, time, assumptions, told, aDay, isOneEach(paid, time, told, assumptions));
  const reckoning = reckonFor(answered, beginning, time, budget, assumptions, held);
  // Every page speaks of the cost that is reckoned with.
  const { costs } = latestOf(dated).readings;
  const r = { ...dated, costs, act: actSpelt(dated), goals: inMoney(dated.goals, reckoning, language) };
  const market = makeMarket(r);
  const calendar = makeCalendar(r, time, market.inThailand);
  const guessed = makeForecast(f, r, time, budget, assumptions);
  const months = makeMonths(time, budget, calendar, assumptions, reckoning.weeks, {
    ...r,
    budget: paid.budget,
  });
  // Where today's cost is known the plan speaks of the gap, not of a ceiling that would stop it on its first day.
  const { ceiling: _ceiling, ...known } = guessed;
  const forecast = reckoning.shared
    ? withoutAll(known)
    : reckoning.main?.costToday || isOfOtherWay(guessed, dated, reckoning)
      ? known
      : guessed;
  const monthlyMove = budget.known && r.adChannels.length > 1 ? assumptions.value('monthly-move', 20) : 20;
  const standing = standingOf(r, language, { choices, own }, form.told?.objection);
  const cap = r.constraints.find(({ discountCap }) => discountCap !== undefined)?.discountCap;
  const company = r.answers.companyName === '' ? say('The company', 'บริษัท') : r.answers.companyName;
  const [taken] = standing.positions;
  const buyers = makeBuyers(r, standing.contrasts, standing.ranked, taken?.ours, form.told);
  // Who keeps it to themselves is asked for no review either.
  const without =
    keepsToThemselves(r) || isBoughtQuietly(r) ? new Set([...r.without, 'customers' as const]) : r.without;
  const { say: wordings, act } = spokenAs(language, without, r, reckoning);
  return {
    f,
    say: wordings,
    r: { ...r, act },
    form,
    company,
    name: shorter(bareName(company), NAME) || bareName(company),
    hero: offerIn(r, HERO, f) || soldAs(r, language),
    time,
    budget,
    ...(held ? { held } : {}),
    told,
    months,
    forecast,
    reckoning,
    targets: makeTargets(f, wordings, r, time, budget, forecast),
    market,
    channels: r.adChannels
      .map((id) => ({
        id,
        platform: platformFor(id, {
          without: r.without,
          landing: landingOf(r),
          isSmall: budget.aDay !== undefined,
        }),
      }))
      .map((channel) => ({ ...channel, name: channel.platform.name })),
    calendar,
    ...standing,
    pillars: leading(makePillars(f, r, buyers, wordings, own.pillar), choices.pillar),
    choices,
    own,
    buyers,
    journey: makeJourney(r, buyers.moment?.id),
    remedies: makeRemedies(r),
    ...(cap === undefined ? {} : { discountCap: cap }),
    stages: stagesOf(f, r),
    assumptions: assumptions.list(),
    monthlyMove,
  };
}

/** Of two goals that share the money neither has all of it: a cost stays known, and not what the whole sum would buy at it. */
function withoutAll({ cost, ...others }: Forecast): Forecast {
  if (!cost) return others;
  const { resultsTarget: _target, resultsNow: _now, ...known } = cost;
  return { ...others, cost: known };
}

/** One sum has one ceiling: that of the goal which the plan reckons with, or of a step on the way to it. */
function isOfOtherWay({ ceiling }: Forecast, { goals }: Readings, { main, chain }: Reckoning): boolean {
  if (!ceiling || !main || goals[main.target.goal.index] === ceiling.goal) return false;
  const { metric } = ceiling.goal;
  return !chain.steps.some(({ name }) => name !== '' && metric.toLowerCase().includes(name.toLowerCase()));
}

const stagesOf = ({ say, both }: Formatter, r: Readings): string[] => [
  say('Attention', 'รับรู้'),
  say('Interest + Desire', 'พิจารณา'),
  both(r.act.stage),
  r.offer.repeat.value === 'once' || r.people === 'applicants'
    ? say('Referral', 'บอกต่อ')
    : r.people === 'joiners'
      ? say('Afterwards', 'หลังจากนั้น')
      : say('Retention', 'ดูแลต่อ'),
];

/** Where the client stands beside its rivals, and on what it can be chosen. */
function standingOf(
  r: Readings,
  language: Language,
  { choices, own }: Pick<Plan, 'choices' | 'own'>,
  objection: string | undefined,
): Pick<Plan, 'wants' | 'rivals' | 'contrasts' | 'positions' | 'others'> & { ranked: Ranked[] } {
  const wants = makeWants(r);
  // What buyers may read names nobody where the client forbids it; the cards of pages 9 and 10 do.
  const { kept } = wordingsIn(language).contrast;
  const found = namesNoRivals(r.rules)
    ? makeContrasts(r).map((each) => (each.card < 0 ? each : { ...each, rival: kept }))
    : makeContrasts(r);
  const ranked = rankedOf(r, found, objection);
  const { positions, others } = makePositions(r, ranked, found, {
    own: own.position,
    chosen: choices.position,
  });
  // What the plan stands on leads wherever we are compared.
  const contrasts = takenFirst(found, ({ us, leads }) => leads === 'us' && us.words === positions[0]?.ours);
  const front = leadingContrast(contrasts)?.card;
  // The rival of page 10's headline stands first.
  const rivals = makeRivals(r, language).toSorted(
    (a, b) => Number(b.number - 1 === front) - Number(a.number - 1 === front),
  );
  return { wants, rivals, contrasts, positions, others, ranked };
}

/** The pillar that a person chose leads, and has the largest share. */
const leading = (pillars: readonly Pillar[], chosen: string | undefined): Pillar[] =>
  takenFirst(pillars, ({ name }) => name === chosen).map((pillar, i) => ({
    ...pillar,
    share: pillars[i]?.share ?? pillar.share,
  }));

/** The readings with the figures of the channel that carries the plan, and which channels wait beside it. */
function ofTheWay(
  asked: Readings,
  beginning: Parameters<typeof withMonths>[1],
  language: Language,
  assumptions: Assumptions,
): { told: Told; answered: Readings; time: Timeframe } {
  const read = inLanguage(asked, language);
  const time = makeTimeframe({ ...read, goals: withMonths(read.goals, beginning) }, beginning, assumptions);
  const goals = withMonths(asked.goals, beginning);
  // Asked for the same readings by all that may doubt them.
  const chainOf = once((r: Readings): Reckoning =>
    reckon({ ...r, goals }, { dates: time, assumptions: assumptionsWith({}), isChainOnly: true }),
  );
  const believed = withBelievableCosts(asked, chainOf);
  const { told, only } = toldOf(believed, (channel) => chainOf(ofChannel(believed, channel)));
  const ofOne = only === undefined ? believed : ofChannel(believed, only);
  return { told, time, answered: withBelievableWay(ofOne, chainOf) };
}

/** With the client's own words, in whatever language the proposal is. */
function reckonFor(
  r: Readings,
  beginning: Parameters<typeof withMonths>[1],
  dates: Timeframe,
  { channels, channelSums, results, amount }: BudgetPlan,
  assumptions: Assumptions,
  held?: Held,
): Reckoning {
  const due = new Map(
    r.goals.flatMap(({ by }, i) => (by ? [[i, lastDayOf(by, dates.created)] as const] : [])),
  );
  const share = (sum = 0): number => (amount > 0 ? sum / amount : 0);
  const parts = channels.map((channel, i) => ({
    channel,
    part: share(channelSums[i]),
    results: share(results[i]),
  }));
  return reckon(
    { ...r, goals: withMonths(r.goals, beginning) },
    {
      dates,
      assumptions,
      ...(amount > 0 ? { parts } : {}),
      ...(held ? { spending: held.spent / held.whole } : {}),
      due,
      // Where the way is not told, who sells by the order sells by the order.
      isDirect: isDirect(r.way) || (r.way === 'unknown' && r.act.id === 'order'),
      unasked: unaskedOf(r),
    },
  );
}

/** A sum that was told without its currency is no number of customers: 'อยากได้สี่ล้านห้าแสน'. */
const inMoney = (goals: readonly Goal[], { goals: reckoned }: Reckoning, language: Language): Goal[] =>
  goals.map((goal, i) => {
    const fact = reckoned.find((each) => each.fact.index === i)?.fact;
    return fact?.kind === 'money' && goal.unit === ''
      ? { ...goal, unit: fact.currency, metric: byUnit(fact.currency, language) }
      : goal;
  });

/** By its unit alone: money is of sales, and '64 ห้อง' are rooms; '' where the unit tells nothing. */
function byUnit(unit: string, language: Language): string {
  if (/^[A-Z]{3}$/u.test(unit)) return language === 'th' ? 'ยอดขาย' : 'sales';
  return language === 'th' && /^[ก-๛]{2,12}$/u.test(unit) ? `จำนวน${unit}` : '';
}

/** What a goal counts that names nothing: of a part of all residents those who take part. */
function unnamed(r: Readings, { unit }: Goal, language: Language): string {
  if (unit === '%' && r.people === 'residents') return language === 'th' ? 'สัดส่วนคนที่เข้าร่วม' : 'take-up';
  return byUnit(unit, language) || (language === 'th' ? r.act.one.th : r.act.many.en);
}

/** Days that are sold are counted as the client counts them. */
const TIMES_TH: Readonly<Record<string, string>> = { day: 'วัน', hour: 'ชั่วโมง', week: 'สัปดาห์', month: 'เดือน' };

/** Names of known places, and of what a goal counts, in the proposal's language where the answers are in the other. */
function inLanguage(r: Readings, language: Language): Readings {
  const foreign = (text: string): boolean =>
    text !== '' && isMostlyThai(text) !== (language === 'th') && /\p{L}/u.test(text);
  const places = r.places.map((place) => {
    const whole = place.known?.kind === 'country' && place.known.iso2 === 'TH';
    if (!place.known || place.town || !(foreign(place.name) || whole)) return place;
    return { ...place, name: whole && language === 'th' ? 'ทั่วประเทศ' : place.known[language] };
  });
  const counted = r.goals.map((goal) =>
    // A share without a name is a share of nothing else.
    goal.metric === '' && goal.unit === '%'
      ? { ...goal, metric: UNNAMED_SHARE[language] }
      : // What is counted was not said: the step that the objective asks for.
        goal.metric === '' ||
          (goal.unit !== '' && (goal.metric === goal.unit || isNameless(goal.metric) || isDeed(goal)))
        ? { ...goal, metric: unnamed(r, goal, language) }
        : isNameless(goal.metric)
          ? { ...goal, metric: wordingsIn(language, r.without, r.people).reckoned.steps.purchase.many }
          : goal,
  );
  const goals =
    language === 'th'
      ? counted.map((goal) => ({ ...goal, unit: TIMES_TH[goal.unit] ?? goal.unit }))
      : counted.map((goal) => {
          if (!foreign(goal.metric) || goal.kind === 'text') return goal;
          const money = /^[A-Z]{3}$/u.test(goal.unit);
          return {
            ...goal,
            metric: money ? 'sales' : unnamed(r, goal, language),
            unit: money || goal.unit === '%' ? goal.unit : '',
          };
        });
  const { instalments } = r;
  if (!instalments) return { ...r, places, goals };
  const { months, interest } = instalments;
  const rate = interest === undefined ? '' : ` ${interest}%`;
  const text =
    language === 'th'
      ? `ผ่อน${rate} ${months} เดือน`
      : `${interest === undefined ? 'Paid' : `${interest}%`} over ${months} months`;
  return { ...r, places, goals, instalments: { ...instalments, text } };
}

/** Without the legal form: 'Siam Bondline Adhesives'. */
const bareName = (company: string): string =>
  company
    .replace(
      /,?\s+(?:co\.?,?\s*ltd\.?|public company limited|pcl\.?|ltd\.?|limited|inc\.?|llc|plc|gmbh|corp\.?)$/iu,
      '',
    )
    .replace(/^(?:บริษัท|หจก\.|ห้างหุ้นส่วนจำกัด)\s*|\s*(?:จำกัด(?:\s*\(มหาชน\))?)$/gu, '')
    .trim() || company;
