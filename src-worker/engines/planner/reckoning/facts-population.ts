/** Of what a goal in percent is a part: residents, households, tonnes a month, where an answer counts them. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { areOneThing } from '../../../understanding/figures/stems.ts';
import { thingBehind } from '../../../understanding/figures/each.ts';
import { isPeriod, type Period } from '../../../understanding/answers/period.ts';
import type { Answers } from '../readings/index.ts';
import type { GoalFact } from './facts-goals.ts';
import type { ReckonedReadings } from './facts.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface PopulationFact {
  figure: Figure;
  of: string;
  per?: Period;
}

const FIELDS = [
  'specificObjectives',
  'currentChallenges',
  'productService',
  'targetDemographics',
  'additionalDemographics',
  'strengths',
  'whyNeedNow',
  'geographicLocation',
  'additionalNotes',
] as const satisfies readonly (keyof Answers)[];

const PEOPLE =
  /people|person|resident|citizen|voter|patient|household|famil|women|men\b|adult|child|pupil|student|farmer|member|customer|subscriber|user|employee|staff|คน|ราย|ครัวเรือน|ครอบครัว|หลังคา|ผู้|ประชาชน|ลูกค้า|สมาชิก|นักเรียน|เกษตรกร/iu;
const MASS = /tonn?e?s?\b|\bkg\b|kilo|weight|litre|ตัน|กิโล|กก|น้ำหนัก|ลิตร/iu;
const WHOLE =
  /(?<![a-z])(?:of (?:the|our|all)|all|in total|collect|there are|we have|target group|population|eligible|list of|base of)(?![a-z])|ทั้งหมด|กลุ่มเป้าหมาย|ประชากร|จาก|มี|ในพื้นที่|เป้าหมาย/iu;
const WORD = /[\p{Script=Latin}]{4,}|[\p{Script=Thai}\p{M}]{4,}/giu;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD));

/** How much speaks for it that the goal is a part of this number; 0 where nothing does. */
function scoreOf(goal: string, unit: string, around: string, metric: string): number {
  const [wanted, there] = [wordsOf(goal), wordsOf(around)];
  const shared = [...wanted].filter((word) =>
    [...there].some((other) => other.includes(word) || word.includes(other)),
  );
  const isMass = MASS.test(goal) && MASS.test(unit);
  const isPeople = !MASS.test(goal) && PEOPLE.test(unit);
  // 'Vaccinated dogs, of about 18,000 dogs'.
  const isThat = areOneThing(metric, unit);
  if (!isMass && !isPeople && !isThat) return 0;
  return 1 + (isThat ? 2 : 0) + (isMass ? 2 : 0) + Math.min(3, shared.length) + (WHOLE.test(around) ? 1 : 0);
}

/** The likeliest number; none where two are as likely. */
export function populationOf(r: ReckonedReadings, goal: GoalFact): PopulationFact | undefined {
  const found = FIELDS.flatMap((field) => {
    const answer = r.answers[field];
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span, per, perSpan }) => {
      if (quantity.kind !== 'count' || quantity.value < 20) return [];
      const of = quantity.unit || thingBehind(text.slice(span.end));
      if (of === '') return [];
      const end = Math.max(span.end, perSpan?.end ?? 0);
      const around = text.slice(Math.max(0, span.start - 40), end + 40);
      const score = scoreOf(`${goal.metric} ${goal.to.root.words}`, of, around, goal.metric);
      const figure = {
        value: quantity.value,
        root: rootOf(r, field, answer.slice(span.start, end).trim()),
        certainty: 0.6,
      };
      const period = per !== undefined && isPeriod(per) ? { per } : {};
      return score === 0 ? [] : [{ score, fact: { figure, of, ...period } }];
    });
  }).toSorted((a, b) => b.score - a.score);
  const [best, next] = found;
  const isTie =
    best && next && next.score === best.score && next.fact.figure.value !== best.fact.figure.value;
  return isTie ? undefined : best?.fact;
}
