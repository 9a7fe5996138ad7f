/** LINE the messenger, told from the lines of factories, of goods and of other words. */
import { negationAt, negationsIn } from './negation.ts';
import type { Span } from './quantity.ts';

/** 'ออนไลน์', 'เดดไลน์', 'ซิปไลน์': a part of another word. */
const WITHIN = 'ออน|ออฟ|เดด|ไกด์|แอร์|ไทม์|ฮอต|ฮอท|สกาย|ไพป์|ไปป์|ซิป|ซิพ|เฮด|เบส|เอาต์|เอาท์';
/** 'ไลน์ผลิต' is a factory's, 'ไลน์อัป' a show's, 'ไลน์แมน' a rider's. */
const OTHER = 'แมน|ผลิต|การผลิต|ประกอบ|บรรจุ|สินค้า|อัพ|อัป|หยุด|เครื่อง|เต้น|แดนซ์|อาหาร|บุฟเฟ่ต์|บุฟเฟต์';
/** Its Thai name, as the source of an expression. */
export const LINE_IN_THAI = `(?<!${WITHIN})ไลน์(?!${OTHER})`;
/** Written in capitals in Latin letters; 'assembly line' is not meant. */
const LINE_APP = new RegExp(
  `\\bLINE\\b(?! ?MAN\\b)|\\bLine(?= ?(?:OA|ID|id|Official|official|Ads)\\b)|\\bline(?= ?(?:oa|id|official)\\b)|${LINE_IN_THAI}`,
  'gu',
);
/** 'กลุ่มไลน์' is one that people have among themselves. */
const GROUP = /(?:กลุ่ม(?:ใน)?|group(?:s)? on )\s?$/iu;
const GROUP_BEHIND = /^\s?(?:กลุ่ม|groups?\b)/iu;

const lineIn = (text: string): Span[] =>
  [...text.matchAll(LINE_APP)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Whether a text names the messenger at all. */
export const namesLine = (text: string): boolean => lineIn(text).length > 0;

/** Whether whoever writes this has an account there: named, not denied, and no group of other people's. */
export function hasLine(text: string): boolean {
  const negations = negationsIn(text);
  return lineIn(text).some(
    (span) =>
      negationAt(negations, span) === undefined &&
      !GROUP.test(text.slice(0, span.start)) &&
      !GROUP_BEHIND.test(text.slice(span.end)),
  );
}
