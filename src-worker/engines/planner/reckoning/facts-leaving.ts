/** What part of those who are there leaves in a time, as an answer tells it. */
import { plain } from '../../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { comesToNothing } from '../../../understanding/denials.ts';
import {
  isLossWished,
  isOfLeavers,
  tellsLoss,
  timeOfLoss,
  type LossTime,
} from '../../../understanding/figures/leaving.ts';
import type { RateReading, ReckonedReadings } from './facts.ts';
import { isChurn, isOfSingle } from './facts-shares.ts';
import { isField, rootOf } from './facts-roots.ts';
import type { Figure } from './graph.ts';

export interface Churn {
  /** Percent of those who are there. */
  figure: Figure;
  per: LossTime;
}

/** What is paid every month is left every month, where nobody says another time. */
const MONTHLY = /(?<![a-z])(?:month(?:ly)?|mth|mo)(?![a-z])|เดือน/iu;

/** The clause of a figure, and what stands in it before the figure. */
function clauseAround(text: string, start: number, end: number): { clause: string; before: string } {
  const from = Math.max(...['. ', ';', '\n', ', ', '. '].map((mark) => text.lastIndexOf(mark, start))) + 1;
  const [behind = ''] = text.slice(end, end + 48).split(/[;,\n]|\.(?:\s|$)|\s\d/u);
  // 'ตอนนี้ 610 อยากได้ 850 และหลุดเดือนละ 11%': what stands before another figure is told of that one.
  const before =
    text
      .slice(Math.max(from, start - 48), start)
      .split(/\d/u)
      .at(-1) ?? '';
  return { clause: `${before}${text.slice(start, end)}${behind}`, before };
}

function ofRate(r: ReckonedReadings, rate: RateReading): Churn | undefined {
  const { at, field, percent, text } = rate;
  const answer = isField(field) ? plain(r.answers[field]) : '';
  const { clause, before } =
    at && answer !== '' ? clauseAround(answer, at.start, at.end) : { clause: rate.near ?? text, before: '' };
  if (isLossWished(before)) return undefined;
  const said = timeOfLoss(clause);
  const isLost =
    rate.kind === 'churn' || comesToNothing(rate.to ?? '') || (rate.kind === 'other' && isOfLeavers(clause));
  const isTold = said !== undefined && isLost && !isOfSingle(`${rate.from ?? ''} ${clause}`);
  const per = isTold ? said : isChurn(rate) && MONTHLY.test(r.answers.startingPrice) ? 'month' : undefined;
  return per && { figure: { value: percent, root: rootOf(r, field, text), certainty: 0.8 }, per };
}

const FIELDS = ['specificObjectives', 'currentChallenges', 'afterSalesService', 'onlineAdIssues'] as const;
const MOST = 60;

/** So many percent leave in each of these times; undefined where no time is told. */
export function churnOf(r: ReckonedReadings): Churn | undefined {
  for (const rate of r.rates) {
    const read = ofRate(r, rate);
    if (read) return read;
  }
  for (const field of FIELDS) {
    const text = plain(r.answers[field]);
    if (!tellsLoss(text)) continue;
    for (const { quantity, span } of readQuantities(r.answers[field])) {
      if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value < MOST)) continue;
      // What is read as a step of a way, or as lost of it, leaves in no month.
      const isRead = r.rates.some(({ percent }) => Math.abs(percent - quantity.value) < 0.1);
      if (quantity.ratio !== undefined || isRead) continue;
      const { clause, before } = clauseAround(text, span.start, span.end);
      const per = timeOfLoss(clause);
      if (per === undefined || !tellsLoss(clause) || isLossWished(before)) continue;
      const root = rootOf(r, field, clause.trim());
      return { figure: { value: quantity.value, root, certainty: 0.7 }, per };
    }
  }
  return undefined;
}
