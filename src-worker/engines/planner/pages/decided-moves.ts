/** The moves that follow from what was reckoned, chosen and told: the weakest step first, then what only this client can do. */
import { tellsOfForm } from '../../../understanding/answers/reached-by.ts';
import { isOnlySearched } from '../plan/at-work.ts';
import { thingsNamed } from '../../../understanding/phrases/doubt-kinds.table.ts';
import { pointOf, type Claim } from '../../../understanding/phrases/index.ts';
import { closerOf } from '../data/campaign-types.ts';
import { isUnnamed } from '../data/points.ts';
import { forbidsPrices } from '../../../understanding/answers/price-rules.ts';
import { typesBought } from '../plan/bought.ts';
import type { Plan } from '../plan/index.ts';
import { settlingOf } from '../plan/settling.ts';
import { sentencesOf } from '../plan/said.ts';
import type { Served, Strategy } from '../plan/moves.ts';
import { isOneThing } from '../plan/heard-besides.ts';
import { sharedWords } from '../plan/shared-words.ts';
import { factsBesideLead, heardTold, momentsTold } from '../plan/told-to-buyers.ts';
import { whole } from '../plan/whole.ts';
import { behindColon, lowerFirst } from '../text.ts';
import { dearerThan } from './contrasts.ts';
import { hoursTold, isCalled } from './ideas.ts';
import { weakestOf } from './reckoned/weakest.ts';
import { doesOf, spoken, stepName } from './reckoned/figures.ts';
import { isAtEase, storyOf, weakStep } from './reckoned/story.ts';

/** The client's own figure of what brings people on: 'If they load 10 recipes in the first week 41% pay'. */
const BRINGS_ON =
  /^(?:if|when|once|after|whoever|[\p{L} ]{3,24} who)\b.*\d\s?%|^(?:ถ้า|พอ|คนที่|หลัง(?!จาก\d)).*\d\s?%/iu;

/** What helps people on from a step; what the client knows to help comes first. */
function nextOf(plan: Plan, step: Parameters<Plan['say']['keyStrategy']['next']>[0]): readonly string[] {
  const { say, r } = plan;
  const said = say.keyStrategy;
  const known = sentencesOf(r, ['onlineAdIssues', 'currentChallenges']).find(
    ({ words }) => BRINGS_ON.test(words) && words.length <= QUOTE,
  );
  // Nobody is called back who does not ring, and a form has questions only where there is one.
  const usual =
    step !== 'lead' ? said.next(step) : said.nextLead({ isCalled: isCalled(plan), isForm: hasForm(plan) });
  return known ? [said.bringOn(known), ...usual.slice(1)] : usual;
}

/** A form is bought on every channel, or the client tells of one. */
const hasForm = (plan: Plan): boolean =>
  (plan.channels.length > 0 &&
    plan.channels.every((channel) => typesBought(plan, channel).some((type) => closerOf(type) === 'form'))) ||
  tellsOfForm([plan.r.answers.onlineAdIssues, plan.r.answers.currentChallenges].join('\n'));

/** The step whose rate decides; where today's rates are enough, the one that loses most. */
export function repairing(plan: Plan, { first }: Served): Strategy[] {
  const { f, say, reckoning } = plan;
  const { bridge, gate } = reckoning;
  const weak = weakestOf(plan);
  const from = weak && bridge?.steps[bridge.steps.indexOf(weak) - 1];
  if (!weak?.rate || !weak.rateNeeded || !from) return raising(plan, first);
  const said = say.keyStrategy;
  const names = { from: stepName(plan, from), to: stepName(plan, weak) };
  return [
    {
      title: said.repair(names),
      rationale: said.repairWhy({
        today: spoken(f, weak.rate),
        needed: spoken(f, weak.rateNeeded),
        from: names.from,
        does: doesOf(plan, weak),
      }),
      objectives: first,
      hints: [
        ...nextOf(plan, from.kind),
        ...(gate?.limit && gate.rate
          ? [said.noMore({ limit: spoken(f, gate.limit), rate: spoken(f, gate.rate) })]
          : []),
        said.reportRate(names),
      ],
    },
  ];
}

/** From this rate on a step is none that is worth a move. */
const GOOD = 60;

function raising(plan: Plan, objectives: string[]): Strategy[] {
  const { f, say, reckoning } = plan;
  const said = say.keyStrategy;
  const story = storyOf(plan);
  const weak = weakStep(plan);
  const [from, to] = [reckoning.chain.steps[(weak?.at ?? 0) - 1], reckoning.chain.steps[weak?.at ?? 0]];
  const { breaks, objection } = plan.buyers;
  // Far more than enough of them go on already.
  const isEnough = isAtEase(plan);
  // What stops them has a move of its own.
  if (breaks)
    return objection?.words.includes(breaks.words) === true ? [] : [mending(plan, breaks.words, objectives)];
  if (isEnough || !weak || !from || !to || weak.rate.value > GOOD || (story !== 'reach' && story !== 'short'))
    return [];
  const names = { from: stepName(plan, from), to: stepName(plan, to) };
  const does = doesOf(plan, to);
  return [
    {
      title: said.raise({ ...names, does }),
      rationale: said.raiseWhy({ rate: spoken(f, weak.rate), from: names.from, does }),
      objectives,
      hints: [...nextOf(plan, from.kind), said.reportRate(names)],
    },
  ];
}

/** What helps depends on why they are lost. */
const [TOO_FAR, NO_SHOW] = [
  /\btoo far\b|\boutside\b|ไกล|ไปไม่ได้/iu,
  /\bno[- ]shows?\b|\b(?:turn|show) up\b|ไม่มาตามนัด|(?:จอง|นัด)(?:ไว้)?แล้วไม่มา/iu,
];
function mendedBy({ insights }: Plan['r'], broken: string): 'far' | 'no show' | 'other person' | 'other' {
  if (TOO_FAR.test(broken)) return 'far';
  if (NO_SHOW.test(broken)) return 'no show';
  return insights.some(({ kind, words }) => kind === 'refuses' && broken.includes(words))
    ? 'other person'
    : 'other';
}

/** The step where they drop out as the client tells it, whichever share is the smallest. */
const mending = ({ say, r }: Plan, words: string, objectives: string[]): Strategy => ({
  title: say.keyStrategy.mend,
  rationale: say.keyStrategy.mendWhy({ words }),
  objectives,
  hints: [...say.keyStrategy.mendHints(mendedBy(r, words)), say.keyStrategy.mendReport],
});

/** Characters of a phrase that is a promise, and of words that are quoted. */
const PROMISE = 70;
const QUOTE = 110;

/** The promise that is made everywhere; nothing where the client named no strength. */
export function owning(plan: Plan, { all }: Served): Strategy[] {
  const { positions, say } = plan;
  const [taken, second] = positions.filter(
    ({ ours, reason }) => reason !== 'product' && whole(ours, PROMISE) !== '',
  );
  if (!taken) return [];
  const said = say.keyStrategy;
  const { contrast } = taken;
  const want = taken.point && say.points.wants[taken.point.id];
  const why =
    contrast && contrast.rival !== '' && !contrast.measured
      ? said.ownQuoted({ rival: contrast.rival, words: lowerFirst(contrast.them.words) })
      : want === undefined || (taken.point && isUnnamed(taken.point))
        ? ownUnnamed(plan, taken.ours)
        : contrast && contrast.rival !== ''
          ? said.ownAgainst({ want, rival: contrast.rival })
          : said.ownWhy({ want });
  return [
    {
      title: said.own({ ours: behindColon(whole(taken.ours, PROMISE), plan.f.language) }),
      short: said.ownShort,
      rationale: why,
      objectives: all,
      hints: [
        isOnlySearched(plan)
          ? said.inSearches
          : taken.point && !isUnnamed(taken.point)
            ? say.points.show[taken.point.id]
            : said.inEvery,
        second ? said.beside({ ours: lowerFirst(whole(second.ours, PROMISE)) }) : said.show,
        said.reportOwn,
      ],
    },
  ];
}

/** Characters of what they say and of when they look. */
const HEARD = 60;
/** Why the promise is made, where it is about nothing that has a name: what it answers, when it is looked for, who has it not. */
function ownUnnamed(plan: Plan, ours: string): string {
  const said = plan.say.keyStrategy;
  const answered = heardTold(plan, HEARD).find(
    ({ answer }) => answer !== undefined && isOneThing(answer, ours),
  );
  if (answered) return said.ownAnswers(answered);
  const [event] = momentsTold(plan, HEARD);
  if (event !== undefined) return said.ownWhen({ event });
  const rivals = plan.r.competitors.filter(({ name }) => name !== '');
  const isSilent = rivals.every(({ good }) => good.every((theirs) => !speakOfOne(theirs, ours)));
  return rivals.length > 0 && rivals.length <= MOST_RIVALS && isSilent
    ? said.ownAlone({ rivals: plan.f.either(rivals.map(({ name }) => name)) })
    : said.ownPlain;
}
/** As likely as this both may speak of one point: then nobody says that one of them has it alone. */
const MAY_SHARE = 0.15;
/** Whether a rival's strength may speak of what ours does: one word, one thing, one point. */
export function speakOfOne({ words, chances }: Claim, ours: string): boolean {
  const things = thingsNamed(ours);
  const own = pointOf(ours).chances;
  return (
    sharedWords(words, ours).length > 0 ||
    thingsNamed(words).some((thing) => things.includes(thing)) ||
    chances.some(
      ({ point, probability }) =>
        point !== 'other' &&
        probability * (own.find((each) => each.point === point)?.probability ?? 0) >= MAY_SHARE,
    )
  );
}
/** Rivals that a sentence names. */
const MOST_RIVALS = 2;

/** What the answers tell of these buyers: whom they mistrust, what they wait for, what they compare, when they look. */
export function told(plan: Plan, served: Served): Strategy[] {
  return [...fraud(plan, served), ...waiting(plan, served), ...extra(plan, served)];
}

function fraud({ say, buyers: { doubts, objection } }: Plan, { first }: Served): Strategy[] {
  const said = say.keyStrategy;
  const [main] = doubts;
  if (objection?.isFraud !== true || main === undefined) return [];
  if (main.id !== 'fraud')
    return [
      {
        title: said.genuine,
        rationale: said.fraudWhy({ words: objection.words }),
        objectives: first,
        hints: [
          ...said.genuineHints({ ours: lowerFirst(whole(main.answer?.words ?? '', PROMISE)) }),
          said.reportObjection,
        ],
      },
    ];
  return [
    {
      title: said.fraud,
      rationale: said.fraudWhy({ words: objection.words }),
      objectives: first,
      hints: [...said.fraudHints, said.reportFraud],
    },
  ];
}

function waiting({ say, buyers: { moment } }: Plan, { first }: Served): Strategy[] {
  const said = say.keyStrategy;
  // A farewell is no race.
  if (moment?.isDated !== true || moment.id === undefined || moment.id === 'funeral') return [];
  return [
    {
      title: said.wait(say.buyers.moments[moment.id]),
      rationale: said.waitWhy,
      objectives: first,
      hints: [...said.waitHints(say.buyers.moments[moment.id]), said.reportWait],
    },
  ];
}

function extra(plan: Plan, { last }: Served): Strategy[] {
  const said = plan.say.keyStrategy;
  const found = dearerThan(plan);
  if (!found || forbidsPrices(plan.r.rules)) return [];
  // The promise has a move of its own, and names what stands beside it.
  const beside = factsBesideLead(plan, PROMISE);
  const ours = lowerFirst(beside.find((words) => words !== plan.positions[1]?.ours) ?? beside[0] ?? '');
  return [
    {
      title: said.extra(found),
      rationale: said.extraWhy(found),
      objectives: last,
      hints: [...(ours === '' ? [] : [said.extraFirst({ ours })]), ...said.extraHints, said.reportExtra],
    },
  ];
}

/** What makes them hesitate, with the client's own answer where it holds one. */
export function answering(plan: Plan, { first }: Served): Strategy[] {
  const { say, buyers } = plan;
  const said = say.keyStrategy;
  // Where nothing is told to stop them, what they ask first is answered first.
  const heard = buyers.objection ?? buyers.asks;
  if (!heard || buyers.objection?.isFraud === true || heard.words.length > QUOTE) return [];
  const ours = lowerFirst(whole(heard.answer?.words ?? '', PROMISE));
  const way = settlingOf(plan, heard.words)?.reply;
  // What nobody knows how to settle is asked on page 19, and makes no strategy.
  if (ours === '' && way === undefined) return [];
  const answered = buyers.objection?.thought ?? heard.words;
  const also = heardTold(plan, HEARD).flatMap(({ thought, answer }) =>
    answer === undefined || isOneThing(thought, heard.words) || isOneThing(thought, answered)
      ? []
      : [said.alsoAnswer({ thought, ours: lowerFirst(answer) })],
  );
  return [
    {
      title: said.objection,
      rationale: said.objectionWhy({ words: heard.words }),
      objectives: first,
      hints: [...said.objectionHints({ ours, way: way ?? '' }), ...also.slice(0, 1), said.reportObjection],
    },
  ];
}

/** When they look, where the client knows it. */
export function attending(plan: Plan, { last }: Served): Strategy[] {
  const said = plan.say.keyStrategy;
  const words = hoursTold(plan);
  if (words === undefined) return [];
  return [
    {
      title: said.hours,
      rationale: said.hoursWhy({ words }),
      objectives: last,
      hints: [...said.hoursHints, said.reportHours],
    },
  ];
}
