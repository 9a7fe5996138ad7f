/** How many would buy and cannot: 'we turn away 5 calls a day', 'we miss 14 calls a week', 'รับไม่ทันวันละ 2 งาน'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { thingBehind } from './each.ts';
import { isPeriod, type Period } from '../answers/period.ts';

export interface TurnedAway {
  value: number;
  /** What is turned away, in the client's word. */
  of: string;
  per?: Period;
  words: string;
}

const AWAY_BEFORE =
  /(?<![a-z])(?:turn(?:ed|s|ing)?(?: (?:away|down))?|refus(?:e|ed|es|ing)|miss(?:ed|es|ing)?|los(?:e|es|t|ing)|sen[dt] away|said no to|say no to)(?: away| down)?(?: us)?\s*(?:about|around|roughly|some|maybe|at least|another|up to|over)?\s*$/iu;
const AWAY_BEHIND =
  /^[^.;,\n\d]{0,24}(?<![a-z])(?:turned (?:away|down)|are (?:lost|missed)|go unanswered)(?![a-z])/iu;
const AWAY_TH = /(?:ปฏิเสธ|รับไม่ทัน|รับไม่ไหว|รับไม่ได้|พลาด|เสียลูกค้า|เสียงาน)[^\d.;\n]{0,16}$/u;
/** Who asks or would buy; those who are there and leave are told elsewhere. */
const BUYERS =
  /^(?:calls?|jobs?|orders?|bookings?|enquir(?:y|ies)|inquir(?:y|ies)|customers?|clients?|tables?|guests?|people|parties|teams?|groups?|families|sales?|requests?|patients?|students?|couples?|สาย|งาน|คน|ราย|โต๊ะ|ออเดอร์|คิว|กลุ่ม|คัน|เคส|ลูกค้า)/iu;

/** The first such number of an answer. */
export function readTurnedAway(answer: string): TurnedAway | undefined {
  const text = plain(answer);
  for (const { quantity, span, per, perSpan } of readQuantities(answer)) {
    if (quantity.kind !== 'count' || quantity.high !== undefined || !(quantity.value > 0)) continue;
    const start = Math.min(span.start, perSpan?.start ?? span.start);
    const before = text.slice(Math.max(0, start - 40), start);
    const behind = text.slice(Math.max(span.end, perSpan?.end ?? 0));
    const unit = quantity.unit || thingBehind(text.slice(span.end));
    if (!BUYERS.test(unit)) continue;
    if (!AWAY_BEFORE.test(before) && !AWAY_BEHIND.test(behind) && !AWAY_TH.test(before)) continue;
    return {
      value: quantity.value,
      of: BUYERS.exec(unit)?.[0] ?? unit,
      ...(per !== undefined && isPeriod(per) ? { per } : {}),
      words: answer.slice(Math.max(0, start - 24), Math.max(span.end, perSpan?.end ?? 0)).trim(),
    };
  }
  return undefined;
}
