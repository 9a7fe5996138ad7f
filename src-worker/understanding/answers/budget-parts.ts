/** The parts of a budget: of each channel, and what is left for media beside a fee. */
import { LINE_IN_THAI } from '../../../src/shared/reading/line-app.ts';
import { plain } from '../../../src/shared/reading/plain.ts';
import type { Reading } from '../../../src/shared/reading/quantity.ts';

/** A sum that an answer on the budget names. */
export interface Sum {
  value: number;
  high?: number;
  currency: string;
  reading: Reading;
}

/** A channel that a part of the sum is for. */
const FOR_CHANNEL = new RegExp(
  `(?<![a-z])(?:facebook|fb|instagram|ig|tik ?tok|google|linkedin|youtube|line|shopee|lazada|meta)(?![a-z])|เฟซบุ๊ก|เฟส|กูเกิล|ติ๊กต็อก|${LINE_IN_THAI}|ช้อปปี้|ลาซาด้า|ยูทูบ`,
  'u',
);
/** 'USD 3,000 for Facebook and 2,000 for Google': the parts together are the sum. */
export function partsOf(text: string, sums: readonly Sum[]): number[] {
  const plainText = plain(text);
  const ends = sums.map(
    ({ reading }, i) => sums[i + 1]?.reading.span.start ?? Math.min(text.length, reading.span.end + 24),
  );
  const after = sums.map(({ reading }, i) => plainText.slice(reading.figure.end, ends[i]));
  const before = sums.map(({ reading }, i) =>
    plainText.slice(
      sums[i - 1]?.reading.figure.end ?? Math.max(0, reading.span.start - 20),
      reading.span.start,
    ),
  );
  const isFor = (texts: readonly string[]): boolean =>
    new Set(texts.map((one) => FOR_CHANNEL.exec(one)?.[0])).size === texts.length &&
    texts.every((one) => FOR_CHANNEL.test(one));
  const isAll = sums.length > 1 && (isFor(after) || isFor(before));
  return isAll && !/(?<![a-z])or(?![a-z])|หรือ/u.test(plainText) ? sums.map(({ value }) => value) : [];
}

const WITHIN =
  /(?<![a-z])(?:of which|of (?:that|this|it)|out of (?:that|this|it|which)|incl(?:uding|udes|\.)?|inclusive of)(?![a-z])|รวม(?!ทั้ง)|ใน(?:นั้น|นี้)|หัก/u;
const APART =
  /(?<![a-z])(?:not (?:in|incl\p{L}*)|excl\p{L}*|separate(?:ly)?|apart|on top|extra|plus)(?![a-z])|แยก|ไม่รวม|ต่างหาก/u;
/** What is paid for that is no media. */
const FEE =
  /(?<![a-z])(?:fees?|retainer|charges?|agency|photos?|photographer|shoot(?:ing)?|videos?|film(?:ing)?|design(?:er)?|production|landing page|booth|stall|print(?:ing)?)(?![a-z])|ค่า(?:บริการ|ทำ|ถ่าย|จ้าง|บูธ|ผลิต|ดูแล|เอเจนซี|ออกแบบ|กราฟ)|บูธ/u;
/**
 * Parts of a sum that are for something else than media: '£12,000 of which 1,800 is your fee and £900 a photo shoot', '$700 a month.
 * Of that $150 goes to Kim for the photos'. 0 where none is told, or where it lies beside the sum.
 */
export function feesWithin(text: string, whole: Sum, sums: readonly Sum[]): number {
  const plainText = plain(text);
  const from = Math.max(whole.reading.span.end, whole.reading.perSpan?.end ?? 0);
  const behind = plainText.slice(from);
  if (APART.test(behind)) return 0;
  let [fees, edge] = [0, from];
  for (const [index, { value, currency, reading }] of sums.entries()) {
    if (reading.span.start < from || value >= whole.value) continue;
    if (currency !== '' && whole.currency !== '' && currency !== whole.currency) continue;
    const ahead = plainText.slice(edge, reading.span.start);
    const next = sums[index + 1]?.reading.span.start ?? plainText.length;
    const own = plainText.slice(reading.figure.end, next).split(/[.;\n]/u)[0] ?? '';
    edge = reading.span.end;
    const isWithin =
      WITHIN.test(ahead) ||
      /^\s?of (?:it|that|this|which)(?![a-z])/u.test(own) ||
      (fees > 0 && /^[^.;]{0,40}(?:and|&|,|และ|กับ)\s?$/u.test(ahead));
    if (isWithin && (FEE.test(ahead) || FEE.test(own))) fees += value;
  }
  return fees >= whole.value ? 0 : fees;
}

/** '$2,000 for each webinar, 3 webinars': so many times the sum; 1 where it is for nothing that is counted. */
export function timesOfEach(whole: Sum, readings: readonly Reading[]): number {
  const { each, span } = whole.reading;
  if (each === undefined || each === '') return 1;
  const stem = each.toLowerCase().replace(/s$/u, '');
  const counted = readings.find(
    ({ quantity, span: at }) =>
      quantity.kind === 'count' &&
      at.start > span.end &&
      quantity.unit.toLowerCase().replace(/s$/u, '') === stem,
  )?.quantity;
  return counted?.kind === 'count' && Number.isInteger(counted.value) && counted.value > 1
    ? counted.value
    : 1;
}

const MEDIA =
  '(?:media|ads?|adverts?|advertising|ad spend|facebook|google|โฆษณา|แอด|ยิงแอด|ค่าแอด|ค่าโฆษณา|สื่อ|มีเดีย)';
const LEAVES = new RegExp(
  `(?<![a-z])(?:so|leaves|leaving|that leaves|makes|net|therefore|remaining)(?: for)?(?: ${MEDIA})?(?: is| of|:)?\\s?$|(?:เหลือ|สุทธิ)(?:เป็น|ไว้)?(?:ค่า)?${MEDIA}?\\s?$`,
  'u',
);
const OF_MEDIA = new RegExp(`^\\s?(?:is |for |on |goes to |เป็น|ไว้)?(?:ค่า)?${MEDIA}`, 'u');
const NAMES_MEDIA = new RegExp(`${MEDIA}(?: is| of|:)?\\s?$`, 'u');
/** '€6,000 of which 1,200 for a film, so 4,800 advertising': the smaller sum behind it is what media have. */
export function leftForMedia(text: string, whole: Sum, sums: readonly Sum[]): Sum | undefined {
  const plainText = plain(text);
  const left = sums.find(({ value, currency, reading: { span, figure, per } }) => {
    const before = plainText.slice(0, span.start);
    return (
      span.start > whole.reading.span.end &&
      value < whole.value &&
      value >= whole.value / 5 &&
      (currency === '' || currency === whole.currency) &&
      (per === undefined || per === whole.reading.per) &&
      LEAVES.test(before) &&
      (NAMES_MEDIA.test(before) || OF_MEDIA.test(plainText.slice(figure.end)))
    );
  });
  if (left === undefined) return undefined;
  const { per, perSpan } = whole.reading;
  const reading: Reading = {
    ...left.reading,
    ...(per === undefined ? {} : { per }),
    ...(perSpan === undefined ? {} : { perSpan }),
  };
  return { ...left, currency: left.currency || whole.currency, reading };
}
