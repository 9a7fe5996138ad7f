/** Starting price, minimum order and instalments. */
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';

export interface PriceReading {
  text: string;
  value?: number;
  currency: string;
  /** What it buys: '250 g bag', 'kg'. */
  unit: string;
  /** Smallest order in `unit`. */
  minimumOrder?: number;
}
export interface Instalments {
  months: number;
  /** Interest in percent, where the client named it. */
  interest?: number;
  /** Short, in the proposal's language; set by the plan. */
  text?: string;
}

const MINIMUM = /(?:minimum(?: order)?|min\.? order|moq)\s*(?:of|:)?\s*$|สั่งขั้นต่ำ\s*$/iu;
const UNIT =
  /^\s*(?:per|\/|a(?=\s)|each)\s*((?:\d[\d.,]*\s*)?[\p{L}][\p{L} ]{0,20}?)(?=[,;.(]|$|\s+(?:and|with|minimum|from))/iu;
const UNIT_TH = /ต่อ\s*((?:\d[\d.,]*\s*)?[\p{Script=Thai}.]{1,16})/u;

export function readPrice(answer: string): PriceReading {
  const readings = readQuantities(answer);
  const sums = readings.filter(
    ({ quantity }) => (quantity.kind === 'money' || quantity.kind === 'count') && quantity.value > 0,
  );
  const minimum = sums.find(({ span }) => MINIMUM.test(answer.slice(0, span.start)));
  const priced =
    sums.find(({ quantity }) => quantity.kind === 'money') ?? (sums.length === 1 ? sums[0] : undefined);
  const money = priced?.quantity;
  const reading: PriceReading = {
    text: answer,
    currency: money?.kind === 'money' ? money.currency : '',
    unit: priced === undefined ? '' : unitOf(answer, priced),
  };
  if (money && 'value' in money) reading.value = money.value;
  const order = minimum?.quantity;
  if (order && 'value' in order && order.value !== reading.value) reading.minimumOrder = order.value;
  return reading;
}

function unitOf(answer: string, { span, figure }: Reading): string {
  for (const from of [span.end, figure.end]) {
    const unit = UNIT.exec(answer.slice(from))?.[1];
    if (unit !== undefined) return unit.trim();
  }
  return (UNIT_TH.exec(answer)?.[1] ?? '').trim();
}

export function readInstalments(answers: readonly string[]): Instalments | undefined {
  for (const answer of answers) {
    if (!/ผ่อน|instal?lment|pay (?:monthly|over)/iu.test(answer)) continue;
    const quantities = readQuantities(answer).map(({ quantity }) => quantity);
    const months = quantities.flatMap((quantity) => {
      if (quantity.kind === 'duration' && quantity.unit === 'month') return [quantity.value];
      const isPart = quantity.kind === 'count' && /^(?:งวด|instal?lments?|months?)/iu.test(quantity.unit);
      return isPart ? [quantity.value] : [];
    })[0];
    if (months === undefined || !(months > 1 && months <= 120)) continue;
    const interest = quantities.find(({ kind }) => kind === 'percent');
    return interest?.kind === 'percent' ? { months, interest: interest.value } : { months };
  }
  return undefined;
}
