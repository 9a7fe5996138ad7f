/** What rivals ask and how long they take, and how long the client takes itself. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { ReckonedReadings } from './facts.ts';
import { ofTheClient } from './facts-prices.ts';
import { rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface RivalFact {
  name: string;
  price?: Figure & { currency: string };
  /** In days. */
  wait?: Figure;
}

const DAYS: Readonly<Partial<Record<string, number>>> = { day: 1, week: 7, month: 365 / 12 };
const WAIT =
  /wait|queue|deliver|install|days? on average|turn(?:ed|a)?|ready|report|lead time|slow|ship|open|รอ|คิว|ส่ง|lead time|เสร็จ|เปิด|ภายใน/iu;

/** Days that something takes, where an answer says what is waited for. */
function waitIn(answer: string): { days: number; high?: number; words: string } | undefined {
  for (const part of answer.split(/[,;.\n](?=\s|$)/u)) {
    if (!WAIT.test(part) || /warrant|guarantee|refund|รับประกัน|คืน/iu.test(part)) continue;
    for (const { quantity } of readQuantities(part)) {
      if (quantity.kind !== 'duration') continue;
      const one = DAYS[quantity.unit];
      if (one === undefined || !(quantity.value > 0)) continue;
      const high = quantity.high === undefined ? {} : { high: quantity.high * one };
      return { days: quantity.value * one, ...high, words: part.trim() };
    }
  }
  return undefined;
}

export function waitOf(r: ReckonedReadings): Figure | undefined {
  const found = waitIn(r.answers.strengths);
  if (!found) return undefined;
  const { days, high, words } = found;
  return {
    value: days,
    ...(high === undefined ? {} : { high }),
    root: rootOf(r, 'strengths', words),
    certainty: 0.7,
  };
}

export function rivalsOf(r: ReckonedReadings): RivalFact[] {
  return r.competitors.map(({ name, strengths, weaknesses }, i) => {
    const path = `competitiveAnalysis.competitors.${i}`;
    const words = [...strengths, ...weaknesses];
    const rival: RivalFact = { name };
    for (const item of words) {
      const money = readQuantities(item).find(({ quantity }) => quantity.kind === 'money');
      if (
        rival.price === undefined &&
        money?.quantity.kind === 'money' &&
        !/%|royalty|fee|ค่าติดตั้ง/iu.test(item)
      )
        rival.price = {
          value: money.quantity.value,
          ...(money.quantity.high === undefined ? {} : { high: money.quantity.high }),
          currency: ofTheClient(money.quantity.currency, r),
          root: { path, words: item },
          certainty: 0.7,
        };
      const wait = waitIn(item);
      if (rival.wait === undefined && wait)
        rival.wait = {
          value: wait.days,
          ...(wait.high === undefined ? {} : { high: wait.high }),
          root: { path, words: item },
          certainty: 0.7,
        };
    }
    return rival;
  });
}
