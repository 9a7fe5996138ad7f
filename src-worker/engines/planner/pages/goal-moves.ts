/** Page 13: a move for each goal that the main one's figures say nothing of. */
import { OBJECTIVES } from '../data/objectives.ts';
import type { Plan } from '../plan/index.ts';
import type { Served, Strategy } from '../plan/moves.ts';
import { changeText, figureIn, shareName, UNNAMED_SHARE } from '../plan/targets.ts';
import { isOfComingBack, isOfGoing } from '../../../understanding/answers/goal-kept.ts';
import type { Goal } from '../../../understanding/answers/goals.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { wantedPhrase } from './reckoned/counted.ts';
import { goalsBeside } from './reckoned/unmet.ts';

export type GoalKind = 'leaving' | 'falls' | 'again' | 'direct' | 'fill' | 'join' | 'other';

const DIRECT = /(?<![a-z])direct(?![a-z])|ตรง(?!เวลา|กลุ่ม|ใจ|ต่อ)/iu;
const FILL =
  /(?<![a-z])(?:full(?![- ](?:size|price|set|course|time|bottle|pack))|fill(?:ed)?|occ(?:up\p{L}*)?|bays?|seats?|nights?)(?![a-z])|เต็ม(?!ราคา|ไซซ์|ขวด|แพ็[กค]|คอร์ส|เวลา)|อัตราใช้|ครองเตียง|เข้าพัก/iu;

/** Who works with the client, not who buys or gives. */
const JOIN =
  /\b(?:crew|volunteers?|staff|drivers?|carers?|nurses?|teachers?|tutors?|coaches|fitters?|installers?|riders?|foster (?:homes|carers|families)|recruits)\b|อาสา|พนักงาน|คนขับ|ไรเดอร์|ครู(?:ใหม่|เพิ่ม)|ช่าง(?:ใหม่|เพิ่ม)|ตัวแทน(?:ใหม่|เพิ่ม)/iu;

/** What moves such a goal; a share that is to fall is mended case by case. */
function kindOf({ kind, metric, unit, from, to = 0, text }: Goal): GoalKind {
  if (unit !== '%') return JOIN.test(text) ? 'join' : 'other';
  // 'Returns under 5%' is no share that is to grow.
  if (kind === 'ceiling' && from === undefined) return 'other';
  if (from !== undefined && to < from) return isOfGoing(metric) ? 'leaving' : 'falls';
  if (DIRECT.test(metric)) return 'direct';
  if (isOfComingBack(metric)) return 'again';
  return FILL.test(metric) ? 'fill' : 'other';
}

const isNamed = (goal: Goal): boolean => !['', ...Object.values(UNNAMED_SHARE)].includes(shareName(goal));

/** Characters of a goal that a title quotes. */
const LONGEST = 48;
/** What is counted stands in the client's own words where they are short: a Thai number alone says nothing. */
function wordsOf({ f }: Plan, goal: Goal): string {
  const isQuoted = goal.unit !== '%' && goal.text !== '' && goal.text.length <= LONGEST;
  return isQuoted && isMostlyThai(goal.text) === (f.language === 'th')
    ? `“${goal.text}”`
    : changeText(f, goal);
}

/** A share of which neither the beginning nor the kind is known may be meant otherwise: 'half of that'. */
const isPlain = (goal: Goal): boolean =>
  isNamed(goal) && (goal.from !== undefined || kindOf(goal) !== 'other');

/** At most so many: the page is of the main goal first. */
const MOST = 2;

/** The goals that have a move of their own. */
const worked = (plan: Plan): Goal[] =>
  goalsBeside(plan)
    .filter((goal) => goal.kind !== 'text' && (goal.unit !== '%' || isPlain(goal)))
    .slice(0, MOST);

/** Whether one of the moves keeps those who are there, so that no other needs to. */
export const keepsThem = (plan: Plan): boolean =>
  worked(plan).some((goal) => ['leaving', 'again'].includes(kindOf(goal)));

export function goalMoves(plan: Plan, { first, last }: Served): Strategy[] {
  const { f, r, say } = plan;
  const said = say.keyStrategy;
  // Of less than one nobody speaks.
  const wanted = plan.reckoning.main?.target.wanted;
  return worked(plan).map((goal) => {
    const kind = kindOf(goal);
    const today = goal.from === undefined ? '' : figureIn(f, goal.from, goal.unit);
    const isKept = ['leaving', 'again'].includes(kind) && r.objectives.includes('customer-retention');
    return {
      title: f.sentence(said.goalBeside({ goal: wordsOf(plan, goal) })),
      rationale: said.goalBesideWhy({ first: (wanted?.value ?? 0) < 1 ? '' : wantedPhrase(plan) }),
      objectives: isKept ? [f.both(OBJECTIVES['customer-retention'].name)] : kind === 'fill' ? first : last,
      hints: [...said.goalHints[kind], said.goalReport({ today })],
    };
  });
}
