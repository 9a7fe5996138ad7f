/** Page 15: media by stage and channel, with the money in cells (specification, page 15). */
import { percentages } from '../../../../src/shared/domain/split.ts';
import type { Evidence } from '../../../../src/shared/domain/evidence.ts';
import { mandatoryLines } from '../plan/message-rules.ts';
import { approvalOf } from '../plan/approval.ts';
import { isUndercut } from '../plan/undercut.ts';
import type { Plan } from '../plan/index.ts';
import { perText } from '../plan/targets.ts';
import { singular } from '../inflection.ts';
import { resultName } from './reckoned/figures.ts';
import { inTongue, whole } from '../plan/whole.ts';
import { chancesOf } from '../plan/chances.ts';
import { toldFirst } from '../reckoning/told.ts';
import { handsTold, servedWithin } from '../plan/served.ts';
import { daysNamed } from '../../../understanding/answers/room-times.ts';
import { momentsTold } from '../plan/told-to-buyers.ts';
import { isAllowed, priceWords } from '../plan/claims.ts';
import { unique } from '../../../understanding/text.ts';
import { campaignTypes, stagePlatforms, stagesWithMoney, typesOn } from '../plan/bought.ts';
import { budgetEvidence, constraintEvidence, reasonOf } from './plan-evidence.ts';
import { afterEvidence, monthEvidence, monthsText } from './budget-months.ts';
import { chainNodes, reckonedEvidence, toldNodes } from './reckoned/evidence.ts';
import { firstCheck } from './reckoned/first-check.ts';
import { dayEvidence, divisionText, waitingText } from './reckoned/division.ts';
import { moneyHeadline } from './reckoned/headlines.ts';
import { isWithin, roomTold, roomWords } from './reckoned/room-point.ts';
import { askedOf } from './reckoned/asked.ts';
import { dueDay, moneyText } from './reckoned/counted.ts';
import { reserveEvidence, reserveOf, reserveText } from './reckoned/spare.ts';
import { weeksEvidence, weeksOf } from './reckoned/weeks.ts';
import { evidenceFor, page, totalFormula, type Write } from './write.ts';

const jobOn = ({ f, channels }: Plan, name: string): string => {
  const channel = channels.find((each) => each.name === name);
  return channel ? f.both(channel.platform.job) : '';
};

/** Characters of a rule in a cell. */
const RULE = 60;

/** What every advert carries and what the law asks: each holds in all stages, so it is said once. The client's rules stand on page 14. */
function rulesOfAll(plan: Plan): string[] {
  const { f, r, say } = plan;
  const said = say.mediaDirection;
  const lines = mandatoryLines(r).flatMap((words) => (words.length > RULE ? [] : [said.carries({ words })]));
  const law = r.cautions.slice(0, 1).map(({ short }) => say.contentStrategy.caution(f.both(short)));
  return [...lines, ...law];
}

/** What each stage that is shown must keep to, beside what holds in all of them: right for every ad of its kind. */
function compliance(plan: Plan, shown: readonly number[]): string[] {
  const { f, r, say, discountCap } = plan;
  const said = say.mediaDirection;
  const slogan = whole(r.slogan, RULE);
  const price = priceWords(r, f);
  const isMedical = r.cautions.some(({ id }) => id === 'medical');
  const third =
    discountCap !== undefined
      ? said.discount({ cap: `${f.number(discountCap)}%` })
      : price !== undefined && r.people !== 'givers'
        ? isUndercut(plan)
          ? (say.keyStrategy.extraHints[0] ?? said.oneStep)
          : said.price({ price })
        : r.price.value === undefined || r.people === 'givers' || price !== undefined
          ? said.oneStep
          : said.priceOpen;
  const usual = [
    said.nameFirst,
    slogan === '' ? said.oneStep : said.ends({ words: slogan }),
    third,
    isMedical ? said.noPatients : said.consent,
  ];
  const told = shown.map((stage) =>
    // Words that are read have no first seconds.
    stage === 0 && isOfWords(plan, stage) ? said.oneStep : (usual[stage] ?? ''),
  );
  return told.map((rule, i) => (told.indexOf(rule) === i ? rule : ''));
}

/** A stage whose adverts are read and not seen. */
const isOfWords = (plan: Plan, stage: number): boolean =>
  campaignTypes(plan, stage).every((type) => type === 'Search');

interface Part {
  name: string;
  sum: number;
}

/** Channels with money, the largest first. */
export const partsOf = ({ channels, budget, told }: Plan): Part[] =>
  channels
    .map(({ id, name }, i) => ({ id, name, sum: budget.channelSums[i] ?? 0 }))
    .filter(({ sum }) => sum > 0)
    .toSorted((a, b) => b.sum - a.sum || toldFirst(told)(a.id, b.id))
    .map(({ name, sum }) => ({ name, sum }));

/** What is full already is not advertised, in the client's words. */
function fullText({ f, r, say }: Plan): string {
  const words = inTongue(chancesOf(r).full?.words ?? '', FULL, f.language);
  return words === '' || !isAllowed(r, words) ? '' : say.mediaDirection.full({ words: f.sentence(words) });
}
/** The times that the client wants filled, by their names. */
function toFillText({ f, r, say }: Plan): string {
  const times = f.list(
    (chancesOf(r).toFill ?? []).map((each) => inTongue(each, FULL, f.language)).filter(Boolean),
  );
  return times === '' || !isAllowed(r, times) ? '' : say.mediaDirection.toFill({ times });
}
/** When buyers think of it, by the days that the client names in it: the ads are shown then. What is full is left out. */
function scheduleText(plan: Plan): string {
  const { f, r, say } = plan;
  const { full, toFill = [] } = chancesOf(r);
  if (toFill.length > 0) return '';
  const told = momentsTold(plan, MOMENT).flatMap(daysNamed);
  const days = unique(told)
    .filter((day) => full?.words.includes(day) !== true)
    .slice(0, MOST_LIMITS);
  return days.length === 0 ? '' : say.mediaDirection.schedule({ days: f.list(days) });
}
/** Characters of a moment. */
const MOMENT = 90;
/** How much can be served, where the plan keeps within it by a number of the goal's own unit. */
function withinText(plan: Plan): string {
  const { f, r, say } = plan;
  if (!isWithin(plan)) return '';
  const full = chancesOf(r).full?.words;
  const words =
    roomTold(plan).length > 0 ? '' : inTongue(handsTold(plan, roomWords(plan)), WITHIN, f.language);
  const room = words === '' || !isAllowed(r, words) ? [] : [words];
  const told = [...(full === undefined ? [] : [full]), ...room, roomWords(plan)].filter(Boolean);
  const limits = [...room, ...servedWithin(plan, told)].slice(0, MOST_LIMITS);
  return limits.length === 0 ? '' : say.mediaDirection.within({ limits: limits.map(f.sentence) });
}
/** Characters of a limit, and limits in a note. */
const [WITHIN, MOST_LIMITS] = [90, 2];
/** Characters of what is full. */
const FULL = 70;

/** How the money adds up, how it is spread over the months, what may move, and what holds in every stage. */
function flowNotes(plan: Plan, parts: readonly Part[]): string {
  return [
    moneyNotes(plan, parts),
    fullText(plan),
    toFillText(plan),
    scheduleText(plan),
    withinText(plan),
    ...rulesOfAll(plan),
  ]
    .filter(Boolean)
    .join(' ');
}

function moneyNotes(plan: Plan, parts: readonly Part[]): string {
  const { f, r, say, budget, stages } = plan;
  const said = say.mediaDirection;
  if (!budget.known || parts.length === 0)
    return said.shares({
      shares: f.list(
        stages.map((stage, i) => said.stageShare({ stage, share: `${budget.stageShares[i] ?? 0}%` })),
      ),
      answer: whole(r.answers.marketingMediaBudget, RULE),
    });
  return [
    ...spentNotes(plan, parts),
    firstPart(plan),
    divisionText(plan),
    waitingText(plan) || moves(plan, parts),
    monthsText(plan),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What each channel gets, what that makes over the time, and what of it waits. */
function spentNotes(plan: Plan, parts: readonly Part[]): string[] {
  const { f, say, budget } = plan;
  const said = say.mediaDirection;
  const per =
    budget.period === 'total' || (budget.times === 1 && budget.total !== undefined)
      ? ''
      : f.say(`each ${budget.period}`, perText(f, budget.period));
  const total = f.money(budget.amount, budget.currency);
  const [only, ...others] = parts;
  const isAlone = only !== undefined && others.length === 0;
  const reserve = reserveOf(plan);
  const reserved = reserveText(plan);
  const gets = parts.map(({ name, sum }) => said.gets({ channel: name, sum: f.money(sum, budget.currency) }));
  const money = isAlone
    ? reserve
      ? said.allOfGoal({ channel: only.name, sum: moneyText(plan, reserve.needs) })
      : said.all({ channel: only.name, total, per })
    : said.sums({ list: f.list(gets), total, per });
  const isTotalled = budget.times !== 1 && totalFormula(plan) !== undefined && budget.total !== undefined;
  const times = isTotalled
    ? said.times({ count: countOfTimes(plan), total: f.money(budget.total ?? 0, budget.currency) })
    : '';
  return [money, times, reserved];
}

/** Where a part of the money is asked for: what is spent first, and what waits. */
function firstPart(plan: Plan): string {
  const asked = askedOf(plan);
  return asked?.kind === 'part'
    ? plan.say.mediaDirection.spentFirst({ needs: asked.each ?? asked.text, sum: asked.of ?? '' })
    : '';
}

const TIMES = {
  day: 'days',
  week: 'weeks',
  month: 'months',
  quarter: 'quarters',
  year: 'years',
  total: '',
} as const;
/** '6 months'. */
const countOfTimes = ({ f, budget }: Plan): string =>
  `${f.number(budget.times ?? 1)} ${TIMES[budget.period]}`;

/** What the months may change: money between the two ends, or adverts within the only channel. */
function moves(plan: Plan, parts: readonly Part[]): string {
  const { f, r, say, monthlyMove, pillars, reckoning } = plan;
  // Money follows what the goal counts, where that is bought one by one.
  const isBought = reckoning.main?.target.wanted.unit.kind === 'count' && f.language === 'en';
  const one = isBought ? singular(resultName(plan)) : f.both(r.act.one);
  const said = say.mediaDirection;
  const [first, last] = [parts[0]?.name ?? '', parts.at(-1)?.name ?? ''];
  if (parts.length > 1) return said.moves({ share: `${f.number(monthlyMove)}%`, first, last, one });
  return said.compete({ one: pillars[0]?.name ?? '', other: pillars[1]?.name ?? '' });
}

export const writeMediaDirection = page('media-direction', (plan) => {
  const { f, r, say, stages, channels } = plan;
  const said = say.mediaDirection;
  const shown = stagesWithMoney(plan);
  const rules = compliance(plan, shown);
  const shares = shownShares(plan);
  const top = shares.indexOf(Math.max(...shares));
  const drawn = weeksOf(plan);
  const approval = approvalOf(r);
  return {
    title:
      moneyHeadline(plan) ?? say.verdict.shareTo({ share: `${shares[top] ?? 0}%`, stage: stages[top] ?? '' }),
    ...(drawn.weeks ? { reckoned: drawn } : {}),
    output: {
      stagePlans: shown.flatMap((i, row) => {
        const platforms = stagePlatforms(plan, i);
        const stage = stages[i] ?? '';
        // Where all of it is for one stage, each channel has its own line, with what it does there.
        if (shown.length === 1 && platforms.length > 1)
          return platforms.map((name, at) => ({
            stage,
            platforms: [name],
            campaignTypes: typesOn(plan, i, [name]),
            notesCompliance: at === 0 ? (rules[row] ?? '') : jobOn(plan, name),
          }));
        return [
          {
            stage,
            platforms: platforms.length > 0 ? platforms : [said.toChoose],
            campaignTypes: campaignTypes(plan, i),
            notesCompliance: rules[row] ?? '',
          },
        ];
      }),
      flowNotes: flowNotes(plan, partsOf(plan)),
      policyNotes: [
        ...r.cautions.slice(0, 2).map(({ full }) => f.both(full)),
        ...(approval === undefined || approval === 'law' ? [] : [said.approval[approval]]),
        said.policies({ names: f.list(channels.map(({ name }) => name)) }),
      ].join(' '),
    },
    evidence: evidenceOf(plan, evidenceFor(plan), drawn),
  };
});

function evidenceOf(plan: Plan, w: Write, drawn: ReturnType<typeof weeksOf>): Evidence[] {
  const { f, r, say } = plan;
  const said = say.evidence;
  return [
    ...reckonedEvidence(plan, w, [...chainNodes(plan), ...toldNodes(plan)]),
    ...budgetEvidence(plan, w),
    ...afterEvidence(plan, w),
    ...dayEvidence(plan, w),
    ...weeksEvidence(plan, w, drawn),
    ...checkEvidence(plan, w, drawn),
    ...reserveEvidence(plan, w),
    ...splitEvidence(plan, w),
    ...(waitingText(plan) === '' ? [] : [w.computed(waitingText(plan), said.toldOfChannel)]),
    ...(partsOf(plan).length > 1 || plan.told.waiting.length > 0
      ? [w.assume(said.move({ share: `${plan.monthlyMove}%` }), reasonOf(plan, 'monthly-move', said.moveWhy))]
      : []),
    ...r.cautions
      .slice(0, 2)
      .map(({ full, source }) =>
        source ? w.open(f.both(full), source) : w.assume(f.both(full), said.caution),
      ),
    ...constraintEvidence(plan, w),
    w.answer('startingPrice'),
    w.answer('keyMessage'),
  ];
}

/** The day of the first check, where the weeks name it. */
function checkEvidence(plan: Plan, w: Write, { moments = [] }: ReturnType<typeof weeksOf>): Evidence[] {
  const { f, say, time } = plan;
  const day = firstCheck(plan);
  const label = day && say.verdict.firstCheck({ day: f.shortDate(day) });
  if (day === undefined || !moments.some((moment) => moment.label === label)) return [];
  const due = dueDay(plan);
  const slots = { start: f.date(time.start), end: f.date(due < time.mediaEnd ? due : time.mediaEnd) };
  return [w.computed(f.shortDate(day), say.evidence.checkWhy(slots))];
}

/** Shares of the stages as their money has them, which the slide reckons from the same sums; the plan's where no money is known. */
const shownShares = ({ budget, channels }: Plan): readonly number[] =>
  budget.known && channels.length > 0 ? percentages(budget.stages) : budget.stageShares;

/** The money in cells, by stage and channel, by month and by channel; without a sum the shares alone. */
function splitEvidence(plan: Plan, w: Write): Evidence[] {
  const { f, say, budget, stages, channels } = plan;
  const said = say.evidence;
  const shares = shownShares(plan);
  if (!budget.known || channels.length === 0)
    return [
      w.assume(said.shares({ shares: shares.map((part) => `${part}%`).join(' + ') }), said.sharesWhy, {
        labels: stages,
        values: [...shares],
        unit: '%',
      }),
    ];
  const parts = partsOf(plan);
  const partShares = percentages(parts.map(({ sum }) => sum));
  const [unit, amount] = [moneyUnit(plan), f.number(budget.amount)];
  return [
    w.assume(said.split({ unit, amount }), said.splitWhy, {
      channels: channels.map(({ name }) => name),
      stages,
      values: budget.cells.map((row) => [...row]),
      unit,
    }),
    w.computed(
      said.stages({ shares: shares.map((part) => `${part}%`).join(', ') }),
      budget.stages.map((money) => `${f.number(money)} ÷ ${amount}`).join('; '),
    ),
    ...monthEvidence(plan, w),
    ...(parts.length > 0
      ? [
          w.computed(
            parts.map(({ name, sum }, k) => `${name} ${f.number(sum)} (${partShares[k] ?? 0}%)`).join(', '),
            said.columns({ amount }),
          ),
        ]
      : []),
  ];
}

const moneyUnit = (plan: Plan): string => {
  const { f, budget } = plan;
  const currency = f.moneyUnit(budget.currency);
  return `${currency}${budget.period === 'total' ? '' : `${f.say(' ', '')}${perText(f, budget.period)}`}`.trim();
};
