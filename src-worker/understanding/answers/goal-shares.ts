/** Where a share begins that another answer tells under the same name: 'renewals to 70%' beside 'only 55% renew'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { isThai, type Goal } from './goal.ts';

/** How far the name may stand from its figure. */
const FAR = 32;
/** What is wanted, or could be, is not what there is. */
const NOT_TODAY =
  /(?<![a-z])(?:want|need|should|could|would|target|goal|aim|if|until)(?![a-z])|อยาก|เป้า|ต้องการ|ถ้า|ขอ/u;

const stemsOf = (text: string): readonly string[] =>
  (text.match(/[a-z]{3,}/gu) ?? []).map((word) => word.replace(/(?:als?|ing|ed|s)$/u, ''));

/** Whether the words around a figure name it so. */
function isNamed(name: string, before: string, behind: string): boolean {
  if (NOT_TODAY.test(before)) return false;
  if (isThai(name)) {
    const thing = name.replace(/^อัตรา(?:การ)?/u, '');
    const at = before.lastIndexOf(thing);
    return thing.length >= 3 && at >= 0 && before.length - at - thing.length <= FAR / 2;
  }
  const names = stemsOf(name);
  return (
    names.length > 0 && [before, behind].some((text) => names.every((word) => stemsOf(text).includes(word)))
  );
}

/** A goal that is a share, from the only share that the other answers tell under its name. */
export function withShareElsewhere(goal: Goal, elsewhere: readonly string[]): Goal {
  const { kind, unit, from, to, high, metric } = goal;
  if (unit !== '%' || from !== undefined || to === undefined || high !== undefined || metric === '')
    return goal;
  if (kind === 'change' || kind === 'text' || kind === 'ramp') return goal;
  const name = plain(metric);
  const found = elsewhere.flatMap((answer) => {
    const text = plain(answer);
    return readQuantities(answer).flatMap(({ quantity, span, perSpan }) => {
      if (quantity.kind !== 'percent' || quantity.high !== undefined || quantity.value === to) return [];
      const start = Math.min(span.start, perSpan?.start ?? span.start);
      const before =
        text
          .slice(Math.max(0, start - FAR), start)
          .split(/[.;,\n]/u)
          .at(-1) ?? '';
      const behind = text.slice(span.end, span.end + FAR).split(/[.;,\n]/u)[0] ?? '';
      return isNamed(name, before, behind) ? [quantity.value] : [];
    });
  });
  const [only, other] = new Set(found);
  return only === undefined || other !== undefined ? goal : { ...goal, kind: 'ramp', from: only };
}
