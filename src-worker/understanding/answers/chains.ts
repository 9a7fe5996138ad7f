/** Counts that are one way to buying, told one after the other: '600 ทัก ปิดได้ 7', '600 people asked us and 48 of them paid'. */
import { plain } from '../../../src/shared/reading/plain.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import type { Reading, Span } from '../../../src/shared/reading/quantity.ts';
import { sentencesIn } from './sentences.ts';
import { stepsIn } from './steps.ts';

export interface ChainRate {
  from: string;
  to: string;
  percent: number;
  /** From the first of the two counts to the second. */
  at: Span;
}

/** What people did who went on. */
const WENT_ON =
  /(?<![a-z])(?:paid|pay|bought|buy|booked|book(?:ing)?|signed|sign|closed?|ordered|order|came|come|visited|joined|applied|enrolled|became|become|converted|went ahead|turned|end(?:ed)? up|we (?:close|sign|win|get)|rfq|pos?|quotes?)(?![a-z])|ปิด|ติดจริง|ติดตั้ง|เซ็น|จ่าย|ซื้อ|จอง|สมัคร|นัด|โอน|สั่ง|ออก|มาดู|ดูหน้างาน|เปิดบัญชี|มาจริง|ได้ลูกค้า|กลายเป็น/iu;
/** Where such a way begins. */
const BEGINS =
  /(?<![a-z])(?:clicks?|messages?|chats?|leads?|enquir(?:y|ies)|inquir(?:y|ies)|calls?|visitors?|trials?|people (?:asked|messaged|called|wrote|came|contacted)|asked|message (?:me|us)|forms?|requests?|orçamentos?|quotes?|dms?|inbox)(?![a-z])|ทัก|แช[ทต]|คลิก|ลีด|โทร|อินบ็?อกซ์|lead|trial/iu;
const OUT_OF = /(?<![a-z])(?:out of|of) (?:every|each|all)\s*$|ทุก(?:ๆ)?\s*$/u;
const LOST =
  /(?<![a-z])(?:other|rest|disappear\p{L}*|never|ghost\p{L}*|go quiet|didn't|not)(?![a-z])|เหลือ|ที่เหลือ|หาย|อยาก|ขอ(?!ใบ)|เป้า/iu;

const isCount = ({ quantity, bound }: Reading): boolean =>
  quantity.kind === 'count' &&
  quantity.high === undefined &&
  Number.isInteger(quantity.value) &&
  quantity.value > 0 &&
  bound !== 'at least';

export function chainsIn(answer: string): ChainRate[] {
  const text = plain(answer);
  const counts = readQuantities(answer).filter(isCount);
  const rates: ChainRate[] = [];
  for (const sentence of sentencesIn(answer)) {
    const inside = counts.filter(({ span }) => span.start >= sentence.start && span.start < sentence.end);
    for (const [index, first] of inside.entries()) {
      const second = inside[index + 1];
      if (second === undefined) break;
      const rate = rateOf(text, sentence, first, second, rates.at(-1));
      if (rate) rates.push(rate);
    }
  }
  return rates;
}

const valueOf = ({ quantity }: Reading): number => (quantity.kind === 'count' ? quantity.value : 0);

function rateOf(
  text: string,
  sentence: Span,
  first: Reading,
  second: Reading,
  before: ChainRate | undefined,
): ChainRate | undefined {
  const [whole, part] = [valueOf(first), valueOf(second)];
  const isContinued = before !== undefined && before.at.end === first.span.end;
  if (part >= whole || (whole < 5 && !isContinued) || first.per !== second.per) return undefined;
  const between = text.slice(first.figure.end, second.span.start);
  const lead = text.slice(sentence.start, first.span.start);
  const tail = text.slice(second.figure.end, Math.min(sentence.end, second.figure.end + 24));
  if (between.length > 60 || LOST.test(between)) return undefined;
  const goesOn =
    WENT_ON.test(between) ||
    (/^(?:[^,;]{0,14})(?:of them |end(?:ed)? up )?/u.test(tail) && WENT_ON.test(tail));
  if (!goesOn) return undefined;
  const begins =
    /^\s?(?:คน|ราย|ท่าน)/u.test(between) ||
    OUT_OF.test(lead) ||
    BEGINS.test(lead.slice(-16)) ||
    BEGINS.test(between.slice(0, 24)) ||
    isContinued;
  if (!begins) return undefined;
  const name = (words: string): string =>
    stepsIn(words).at(-1)?.name ?? words.trim().split(/\s+/u).slice(-2).join(' ');
  return {
    from: isContinued ? before.to : (stepsIn(between.slice(0, 24))[0]?.name ?? name(lead)),
    to: name(between) || name(tail),
    percent: Math.round((part / whole) * 10_000) / 100,
    at: { start: first.span.start, end: second.span.end },
  };
}
