/** What of a stated budget is no media money: a part for printing or an agency, and a tax that it holds or that comes on top. */
import type { BudgetReading } from '../answers/budget.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';

export interface Aside {
  /** Money, for the budget's own time; percent of it where `isShare`. */
  value: number;
  isShare: boolean;
  /** It is spent already: what is left is for the time that is left. */
  isGone: boolean;
  words: string;
}

export interface Tax {
  percent: number;
  /** The sum holds it; else it comes on top. */
  isIncluded: boolean;
  words: string;
}

/** Things that a marketing budget pays for beside media. */
const NO_MEDIA =
  /(?<![a-z])(?:agency|admin(?:istration)?|overheads?|retainer|management fees?|fees?|print(?:ing|s|ed)?|posters?|banners?|tarpaulins?|door ?hangers?|loudspeakers?|sound (?:truck|car|van)s?|radio|tv|television|newspapers?|magazines?|mailers?|postage|sponsorships?|consultants?|influencers?|stickers?|flyers?|leaflets?|brochures?|signs?|signage|billboards?|samples?|kits?|gifts?|prizes?|merch|videos?|films?|filming|photos?|photograph\w*|shoots?|production|design(?:er)?|website|landing page|crm|software|tools?|fairs?|booths?|stands?|stalls?|exhibition|trade show|events?|travel|interpreters?|translation|salar(?:y|ies)|staff|uniforms?|packaging)(?![a-z])|เอเจนซี่?|แอดมิน|บริหาร|ธุรการ|ค่าจ้าง|ค่าบริการ|ค่าดูแล|พิมพ์|ป้าย|ไวนิล|โปสเตอร์|สติ๊?กเกอร์|ใบปลิว|โบรชัวร์|แผ่นพับ|ของแจก|ของรางวัล|ของแถม|สินค้าตัวอย่าง|ตัวอย่าง|ถ่าย|วิดีโอ|คลิป|ผลิต|ช่างภาพ|ออกแบบ|กราฟิก|เว็บ|บูธ|ออกงาน|งานแฟร์|อีเวนต์|ค่าเดินทาง|เงินเดือน|ชุดตรวจ|วิทยุ|โทรทัศน์|หนังสือพิมพ์|รถแห่|เสียงตามสาย|อินฟลู\S*|สปอนเซอร์/iu;
/** What is gone already buys no more media. */
const GONE =
  /(?<![a-z])(?:gone|spent|used(?: up)?|paid(?: out)?|already)(?![a-z])|ใช้ไปแล้ว|จ่ายไปแล้ว|หมดไป(?:แล้ว)?|ใช้แล้ว/iu;
const EARLIER = /(?<![a-z])(?:last|previous|before|earlier)(?![a-z])|ก่อน|ที่แล้ว/iu;
/** It is paid beside the budget, not out of it. */
const BESIDE =
  /(?<![a-z])(?:separate(?:ly)?|on top|extra|besides|not (?:in|part of)|excluding|excludes?|plus|another budget|other budget|own budget|hr budget)(?![a-z])|แยก|ต่างหาก|ไม่รวม|ไม่เกี่ยว|งบอื่น|คนละงบ|นอกจาก|บวก/iu;
/** It is taken out of the budget. */
const OUT_OF =
  /(?<![a-z])(?:of (?:that|this|it|which|the (?:total|sum|budget))|out of (?:that|this|it|which|the)|includ(?:es|ing|ed)|inc\.?|incl\.?|minus|less|goes? (?:to|on|for)|reserved|set aside|spoken for|earmarked|kept for|promised)(?![a-z])|ในนี้|ในนั้น|รวมค่า|หัก|กัน(?:ไว้|เป็น)|แบ่ง|เป็นค่า|จากก้อนนี้|จากนี้/iu;
const TAX = /(?<![a-z])(?:vat|gst|sales tax|tax|iva|ppn)(?![a-z])|แว[ตท]|ภาษี/iu;
const TAX_INSIDE = /(?<![a-z])(?:inc(?:l(?:uding|udes?|usive|\.)?)?\.?|inside|with)(?![a-z])|รวม/iu;
const TAX_OUTSIDE =
  /\+|(?<![a-z])(?:plus|ex(?:cl(?:uding|\.)?)?|without|on top|before|net of|not including)(?![a-z])|ไม่รวม|ยังไม่|บวก|แยก/iu;
/** Where one statement ends and another begins. */
const BREAK = /[;\n]|[.!?](?=\s|$)|,\s(?=[^\d])/gu;

/** The statement that a figure stands in: from the break before it to the one behind it. */
function statement(text: string, { span }: Reading): string {
  const breaks = [...text.matchAll(BREAK)].map(({ index }) => index);
  const from = breaks.findLast((at) => at < span.start) ?? -1;
  const to = breaks.find((at) => at >= span.end) ?? text.length;
  return text.slice(from + 1, to);
}

/** Words between the figures on both sides, within the answer: what this figure alone is for. */
function near(text: string, readings: readonly Reading[], i: number): string {
  const [before, after] = [readings[i - 1], readings[i + 1]];
  const { span } = readings[i] ?? { span: { start: 0, end: 0 } };
  return `${text.slice(before?.span.end ?? 0, span.start)} ${text.slice(span.end, after?.span.start ?? text.length)}`;
}

/** Parts of the budget that are spent on something else than media, in the budget's own words. */
export function readAsides(answer: string, budget: number): Aside[] {
  const text = plain(answer);
  const readings = readQuantities(answer).filter(
    ({ quantity }) => quantity.kind === 'money' || quantity.kind === 'percent' || quantity.kind === 'count',
  );
  const sums = new Set(readings.flatMap(({ quantity }) => ('value' in quantity ? [quantity.value] : [])));
  return readings.flatMap((reading, i): Aside[] => {
    const { quantity, span } = reading;
    if (!('value' in quantity)) return [];
    const isShare = quantity.kind === 'percent' && quantity.ratio === undefined;
    const isSum =
      (quantity.kind === 'money' || (quantity.kind === 'count' && quantity.unit === '')) &&
      quantity.value < budget &&
      quantity.value >= budget / 100;
    if (!(isSum || (isShare && quantity.value < 100)) || quantity.high !== undefined) return [];
    // What is left of a larger sum has it taken off already.
    if (sums.has(budget + quantity.value)) return [];
    const own = near(text, readings, i);
    const whole = statement(text, reading);
    if (
      !(NO_MEDIA.test(own) || GONE.test(own)) ||
      TAX.test(text.slice(span.end, span.end + 8)) ||
      BESIDE.test(whole)
    )
      return [];
    // What is gone is gone of this sum, unless it was another year's.
    const isGone = GONE.test(own) && !EARLIER.test(whole);
    if (!isGone && !OUT_OF.test(own) && !OUT_OF.test(whole)) return [];
    return [
      {
        value: quantity.value,
        isShare,
        isGone: GONE.test(own) && !NO_MEDIA.test(own),
        words: answer.slice(Math.max(0, span.start - 24), span.end).trim(),
      },
    ];
  });
}

/** The tax that a sum of the answer holds or that comes on top of it. */
export function readTax(answer: string): Tax | undefined {
  const text = plain(answer);
  for (const { quantity, span } of readQuantities(answer)) {
    if (quantity.kind !== 'percent' || !(quantity.value > 0 && quantity.value <= 30)) continue;
    const before = text.slice(Math.max(0, span.start - 20), span.start);
    const after = text.slice(span.end, span.end + 20);
    if (!TAX.test(before) && !TAX.test(after)) continue;
    const around = `${before} ${after}`;
    const isOutside = TAX_OUTSIDE.test(around);
    if (!isOutside && !TAX_INSIDE.test(around)) continue;
    const words = answer.slice(Math.max(0, span.start - 16), span.end + 8).trim();
    return { percent: quantity.value, isIncluded: !isOutside, words };
  }
  return undefined;
}

/** The same budget as what of it buys media, to the hundredth. */
export function mediaMoney(budget: BudgetReading): BudgetReading {
  const { amount, high, total, text } = budget;
  if (amount === undefined || !(amount > 0)) return budget;
  const tax = readTax(text);
  const asides = readAsides(text, amount);
  if (asides.length === 0 && !tax?.isIncluded) return budget;
  const gone = asides.reduce(
    (sum, { value, isShare }) => sum + (isShare ? (amount * value) / 100 : value),
    0,
  );
  const factor = tax?.isIncluded ? 1 + tax.percent / 100 : 1;
  const net = (sum: number): number => Math.round(((sum - gone) / factor) * 100) / 100;
  if (!(net(amount) > 0)) return budget;
  return {
    ...budget,
    amount: net(amount),
    ...(high === undefined ? {} : { high: net(high) }),
    ...(total === undefined ? {} : { total: Math.round(net(amount) * (total / amount) * 100) / 100 }),
  };
}
