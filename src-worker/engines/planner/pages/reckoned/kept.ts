/** What is kept of each that is sold: after its own costs and media, and beside a platform that takes its part; page 12. */
import { isToldInConfidence } from '../../../../understanding/answers/discretion.ts';
import { platformIn, takerIn } from '../../../../understanding/figures/platforms.ts';
import { stepOf } from '../../../../understanding/figures/steps.ts';
import { isAllowed } from '../../plan/claims.ts';
import { inTongue } from '../../plan/whole.ts';
import type { Plan } from '../../plan/index.ts';
import type { Maybe } from '../../reckoning/graph.ts';
import { singular } from '../../inflection.ts';
import { oneOf, oneResult } from './counted.ts';
import { spoken, type Step } from './figures.ts';
import type { Told } from './told.ts';

/** What one of the goal's results costs today and brings, where the result is what is sold. */
function soldOf({
  reckoning: { main, worth, chain },
}: Plan): { step: string; cost: Maybe; id: string } | undefined {
  const at = main?.place?.index;
  const step = at === undefined ? undefined : chain.steps[at];
  const best = worth.all.find(({ node }) => node.id === worth.main?.id);
  if (!step || at !== chain.steps.length - 1 || !best || best.per !== undefined) return undefined;
  return { step: step.id, cost: main?.costToday, id: best.id };
}

const [LEAST_KEPT, MOST_KEPT] = [0.01, 0.99];

/** What the client keeps of one before media and after it: where the answers tell what is kept. */
function keptOf(plan: Plan) {
  const { f, reckoning } = plan;
  const { nodes, worth } = reckoning;
  const sold = soldOf(plan);
  const margin = nodes.get('margin');
  if (!sold?.cost || !margin || margin.formula.op === 'assumption') return undefined;
  const gain = nodes.get(`worth.${sold.id}.profit`);
  const left = nodes.get(`cost.${sold.step}.after.${sold.id}.profit`);
  const loss = nodes.get(`cost.${sold.step}.loss.${sold.id}.profit`);
  const isLeft = left !== undefined && left.value > 0;
  const rest = isLeft ? left : loss;
  if (!gain || !rest) return undefined;
  // Nobody keeps all but nothing of a price, or nothing of it: what was told is of something else.
  const whole = worth.all.find(({ id }) => id === sold.id)?.node;
  const part = whole ? gain.value / whole.value : MOST_KEPT;
  if (part < LEAST_KEPT || part > MOST_KEPT) return undefined;
  const slots = {
    one: oneResult(plan),
    gain: spoken(f, gain),
    cost: spoken(f, sold.cost),
    rest: spoken(f, rest),
  };
  return { isLeft, slots, nodes: [gain, sold.cost, rest, margin] };
}

export function keptPoint(plan: Plan): Told | undefined {
  const kept = keptOf(plan);
  const { verdict } = plan.say;
  return (
    kept && { text: (kept.isLeft ? verdict.pointKept : verdict.pointLoses)(kept.slots), nodes: kept.nodes }
  );
}

/** The claim of page 12, where what is kept is told. */
export function keptHeadline(plan: Plan): string | undefined {
  const direct = directOf(plan);
  if (direct) return plan.say.verdict.direct(direct.slots);
  const kept = keptOf(plan);
  return kept && (kept.isLeft ? plan.say.verdict.keeps(kept.slots) : plan.say.verdict.losesEach(kept.slots));
}

/** A sale of the client's own beside the part that a platform takes of each: where the client wants to sell without it. */
export function directOf(plan: Plan) {
  const { f, r, reckoning } = plan;
  const { nodes } = reckoning;
  const share = nodes.get('term.commission.share');
  const sold = soldOf(plan);
  const [root] = share?.answers ?? [];
  const platform = root && platformIn(root.words, Object.values(r.answers));
  const taken = sold && nodes.get(`worth.${sold.id}.commission`);
  if (!share || !platform?.isAvoided || !sold?.cost || !taken || taken.value <= sold.cost.value)
    return undefined;
  const saved = nodes.get(`cost.${sold.step}.after.${sold.id}.commission`);
  const slots = {
    one: oneResult(plan),
    cost: spoken(f, sold.cost),
    taken: spoken(f, taken),
    platform: platform.name,
  };
  return { slots, nodes: [share, sold.cost, taken], ...(saved ? { saved } : {}) };
}

export function directPoint(plan: Plan): Told | undefined {
  const direct = directOf(plan);
  if (!direct?.saved) return undefined;
  const slots = { ...direct.slots, saved: spoken(plan.f, direct.saved) };
  return { text: plan.say.verdict.pointDirect(slots), nodes: [...direct.nodes, direct.saved] };
}

const SENTENCE_END = /[.;!?](?=\s)|\n/u;

/** The sentence of an answer that holds the words: as far as they go, and whole. */
function sentenceOf(answers: readonly string[], words: string): { upTo: string; whole: string } {
  const answer = answers.find((one) => words !== '' && one.includes(words)) ?? words;
  const end = answer.indexOf(words) + words.length;
  const upTo = answer.slice(0, end).split(SENTENCE_END).at(-1) ?? words;
  return { upTo, whole: upTo + (answer.slice(end).split(SENTENCE_END)[0] ?? '') };
}

const NIGHT = /(?<![a-z])night|คืน/iu;
/** Of whom an answer on buyers speaks others pay it. */
const OF_OTHERS = /Demographics$/u;

/** What somebody takes of each sale: the most that a sale of the client's own may cost to win. */
function takenOf(plan: Plan) {
  const { f, r, reckoning, say } = plan;
  const { nodes, worth } = reckoning;
  const share = nodes.get('term.commission.share');
  const [root] = share?.answers ?? [];
  const best = worth.all.find(({ node }) => node.id === worth.main?.id);
  const taken = best && nodes.get(`worth.${best.id}.commission`);
  if (!share || !root || !best || !taken || OF_OTHERS.test(root.path)) return undefined;
  const { upTo, whole } = sentenceOf(Object.values(r.answers), root.words);
  const platform = platformIn(upTo, Object.values(r.answers));
  const taker = takerIn(upTo);
  if ((!platform && !taker) || !isAllowed(r, whole) || isToldInConfidence(whole)) return undefined;
  if (best.per !== undefined && best.per !== 'day') return undefined;
  const isNight = best.per === 'day' && NIGHT.test(r.answers.startingPrice);
  const slots = {
    time: best.per === undefined ? ('' as const) : isNight ? ('night' as const) : ('day' as const),
    platform: platform?.name ?? (taker ? say.verdict.takers[taker] : ''),
    taken: spoken(f, taken),
    of: spoken(f, best.node),
    share: spoken(f, share),
  };
  return { slots, isAvoided: platform?.isAvoided === true, nodes: [share, best.node, taken] };
}

/** The claim of page 12 where nobody knows yet what a sale of the client's own costs, and the client wants such sales. */
export function takenHeadline(plan: Plan): string | undefined {
  const taken = takenOf(plan);
  return taken?.isAvoided === true && taken.slots.time === '' && soldOf(plan)?.cost === undefined
    ? plan.say.verdict.taken(taken.slots)
    : undefined;
}

export function takenPoint(plan: Plan): Told | undefined {
  const taken = directOf(plan) ? undefined : takenOf(plan);
  return taken && { text: plan.say.verdict.pointTaken(taken.slots), nodes: taken.nodes };
}

/** Where no goal in figures stands on the way, or it stands before its end: what the end costs at today's rates. */
export function wayPoint(plan: Plan): Told | undefined {
  const { f, say, reckoning } = plan;
  const { chain, main } = reckoning;
  const at = main?.place?.index ?? chain.paid;
  // Where a step of it is missing its end costs more than can be reckoned.
  if (at === undefined || at < (chain.paid ?? Infinity) || chain.open) return undefined;
  const [first, last] = [chain.steps[at], chain.steps.at(-1)];
  const between = chain.steps.slice(at + 1);
  const rates = between.flatMap(({ rate, isImplied }) => (rate && !isImplied ? [rate] : []));
  if (!first?.cost || !last?.cost || between.length === 0 || rates.length < between.length) return undefined;
  if (main?.place && !isToldOf(rates[0], first)) return undefined;
  const slots = {
    first: oneOf(plan, first),
    cost: spoken(f, first.cost),
    rates: rates.map((rate) => spoken(f, rate)),
    last: endOf(plan, last),
    total: spoken(f, last.cost),
  };
  return { text: say.verdict.pointWay(slots), nodes: [first.cost, ...rates, last.cost] };
}

/** 'Of installs 18% park once': told of what the goal counts by its name, and of no other people. */
const isToldOf = (rate: Maybe, { name }: Step): boolean =>
  name !== '' &&
  rate?.answers.some(({ words }) => words.toLowerCase().includes(singular(name).toLowerCase())) === true;

/** One of the end: what only the client has a word for is called by it. */
function endOf(plan: Plan, last: Step): string {
  const own = stepOf(last.name) === undefined ? inTongue(last.name, LONGEST, plan.f.language) : '';
  return own === '' ? oneOf(plan, last) : plan.say.verdict.endNamed({ words: own });
}
/** Characters of the client's word for a step. */
const LONGEST = 30;
