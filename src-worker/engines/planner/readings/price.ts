/** Starting price, minimum order and instalments. */
import { amounts, withDigits } from './numbers.ts';

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

export function readPrice(answer: string): PriceReading {
  const text = withDigits(answer);
  const sums = amounts(text);
  const priced = sums.find((sum) => sum.currency !== '') ?? (sums.length === 1 ? sums[0] : undefined);
  const unit =
    /(?:\bper|\/|\ba\b|\beach\b)\s*((?:\d[\d.,]*\s*)?[\p{L}][\p{L} ]{0,20}?)(?=[,;.(]|$|\s+(?:and|with|minimum|from))/iu.exec(
      text,
    )?.[1] ??
    /ต่อ\s*((?:\d[\d.,]*\s*)?[\p{Script=Thai}.]{1,16})/u.exec(text)?.[1] ??
    '';
  const reading: PriceReading = { text: answer, currency: priced?.currency ?? '', unit: unit.trim() };
  if (priced && priced.value > 0) reading.value = priced.value;
  const minimum =
    /\b(?:minimum(?: order)?|min\.? order|moq)\s*(?:of|:)?\s*(\d[\d,.]*)|สั่งขั้นต่ำ\s*(\d[\d,.]*)/iu.exec(text);
  const order = amounts(minimum?.[1] ?? minimum?.[2] ?? '')[0];
  if (order && order.value > 0 && order.value !== reading.value) reading.minimumOrder = order.value;
  return reading;
}

export function readInstalments(answers: readonly string[]): Instalments | undefined {
  for (const answer of answers) {
    const text = withDigits(answer);
    if (!/ผ่อน|instal?lment|pay (?:monthly|over)/iu.test(text)) continue;
    const months = Number(/(\d+)\s*(?:เดือน|งวด|months?|instal?lments?)/iu.exec(text)?.[1]);
    if (!(months > 1 && months <= 120)) continue;
    const interest = /(\d+(?:\.\d+)?)\s*%/u.exec(text)?.[1];
    return interest === undefined ? { months } : { months, interest: Number(interest) };
  }
  return undefined;
}
