/**
 * What a client's rules forbid to promise, by its meaning: 'no medical claims' forbids 'knees without pain in a week' too, though no
 * word of the rule stands there. Planner, audit and contradictions stand on this table.
 */
import { negationAt, negationsIn } from '../reading/negation.ts';
import { plain } from '../reading/plain.ts';
import type { Span } from '../reading/quantity.ts';
import { TIME_PROMISES } from '../reading/time-promises.ts';

interface Promised {
  /** How a rule names it; what forbids it stands before. */
  named: RegExp;
  /** How a text promises it. */
  told: RegExp;
}

const PROMISES: readonly Promised[] = [
  // That an illness or a pain goes away.
  {
    named:
      /(?<![a-z])(?:cures?|curing|heal(?:s|ing)?|medical claims?|health claims?|treats? (?:diseases?|illness(?:es)?))(?![a-z])|รักษาโรค|หายปวด|หายขาด|รักษาหาย|หายแน่|หายจาก|เคลม(?:ทาง)?(?:การแพทย์|สุขภาพ)/u,
    told: /(?<![a-z])(?:(?:cures?|cured)(?! (?:our |own |the |all )*(?:hams?|bacon|meats?|fish|salmon|concrete|resin|paint|sausages?))|heals?|healed|(?:pain|symptom)s?[- ]free|no more (?:pain|aches?)|(?:pain|symptoms?|aches?) (?:is |are )?gone)(?![a-z])|(?:ปวด|เจ็บ|เมื่อย|อาการ|โรค|ภูมิแพ้|สิว|ฝ้า|กรน|มึน|ชา|คัน)[ก-๛]{0,8}หาย|หาย(?:ขาด|ปวด|เจ็บ|เมื่อย|สนิท|แน่|ทันที)|รักษา(?:โรค|หาย)/u,
  },
  // That it works, for certain.
  {
    named:
      /(?<![a-z])(?:promise|guarantee|promis(?:es|ing)|guarantee(?:s|ing))(?: [a-z]+){0,3} (?:results?|outcomes?|success)(?![a-z])|(?<![a-z])guaranteed results?(?![a-z])|(?:การันตี|รับรอง|รับประกัน)ผล|เห็นผล/u,
    told: /(?<![a-z])(?:guaranteed (?:results?|success)|results? guaranteed|guaranteed to work|(?:you|will) see results)(?![a-z])|(?:การันตี|รับรอง|รับประกัน)ผล|เห็นผล(?:แน่|ใน|ภายใน|จริง|ชัวร์|ทันที)/u,
  },
  // That it brings money.
  {
    named:
      /(?<![a-z])(?:(?:promise|guarantee|mention|claim|talk)[a-z]*(?: [a-z]+){0,3} (?:earnings?|income|profits?|roi|returns?|payback|yields?)|guaranteed (?:income|returns?|rent|profit)|earnings? claims?|income claims?)(?![a-z])|(?:การันตี|รับรอง|รับประกัน|สัญญา|เคลม|บอก|พูด)[ก-๛]{0,6}(?:รายได้|กำไร|คืนทุน|ผลตอบแทน)|รวย/u,
    told: /(?<![a-z])(?:earn(?:s)? (?:up to|from day one)|guaranteed (?:income|returns?|rent|profit|yield)|pays? for itself|(?:get|be) rich|profit from day one|money back in (?:a|one|two|three))(?![a-z])|รายได้(?:แน่|หลัก|เดือนละ|วันละ|ทันที)|คืนทุน(?:ใน|ไว|เร็ว|ภายใน)|กำไร(?:ทันที|แน่|วันละ|เดือนละ)|(?:ขาย|รวย|กำไร)(?:ได้)?(?:ตั้งแต่)?วันแรก|ถูกหวย|รวย(?!แชร์)/u,
  },
  // That weight goes.
  {
    named: /(?<![a-z])(?:weight[- ]loss|los(?:e|ing) weight|slimming)(?![a-z])|ลดน้ำหนัก|ความผอม|ผอมลง/u,
    told: /(?<![a-z])(?:weight[- ]loss|los(?:e|es|ing) (?:weight|[a-z]+ (?:kilos?|pounds))|slimmer|get slim)(?![a-z])|ลดน้ำหนัก|น้ำหนักลด|ผอม(?:ลง|ไว|ทันที)|พุงยุบ/u,
  },
  ...TIME_PROMISES,
];

/** What a rule forbids to promise is asked for every text of a deck: it is kept. */
const known = new Map<string, readonly Promised[]>();
const MOST_KEPT = 200;
function forbiddenBy(rule: string): readonly Promised[] {
  const before = known.get(rule);
  if (before !== undefined) return before;
  const named = plain(rule);
  const found = negationsIn(rule).length > 0 ? PROMISES.filter((one) => one.named.test(named)) : [];
  if (known.size >= MOST_KEPT) known.clear();
  known.set(rule, found);
  return found;
}

const ASKS = /^[^.!?;\n]{0,60}\?|^.{0,20}(?:ไหม|มั้ย|หรือเปล่า)/u;
/** Where a text promises what a rule forbids to promise; undefined where it does not, denies it, asks it or repeats the rule. */
export function promisedAgainst(rule: string, source: string): Span | undefined {
  const forbidden = forbiddenBy(rule);
  if (forbidden.length === 0) return undefined;
  const text = plain(source);
  for (const { told } of forbidden) {
    const found = told.exec(text);
    if (found === null) continue;
    const at = { start: found.index, end: found.index + found[0].length };
    const isDenied = negationAt(negationsIn(source), at) !== undefined;
    if (!isDenied && !ASKS.test(text.slice(at.end)) && !text.includes(plain(rule).trim())) return at;
  }
  return undefined;
}
