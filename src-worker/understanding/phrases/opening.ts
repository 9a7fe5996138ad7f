/** How an answer on what is sold begins, as far as it can be quoted whole: its first sentence that tells what is sold. */
import { sentencesIn } from '../answers/sentences.ts';
import { beginsDenied, holdsOrder } from '../denials.ts';
import { withoutPoliteEnd } from '../spoken.ts';
import { tellsPreference } from './inner.ts';
import { isKindOfBusiness } from './things.ts';

const THAI = /[ก-๛]/u;
/** Who tells how it began tells not yet what is sold. */
const STORY =
  /^(?:i|i['’]m|i['’]ve|my|hi|hello|dear|since|founded|started|in (?:19|20)\d\d|it (?:started|began)|basically|so)\b/iu;
/** Sentences among which the first that tells is looked for. */
const LOOKED_AT = 2;
const LEAST_WORDS = 2;
const LEAST_LETTERS = 6;

/** What is not sold or done; 'adults who never learned' denies nothing of the offer. */
const NOT_DONE =
  /\b(?:do(?:es)?|can|are|will|is)(?:n[’']?t| not|not)\s(?:be\s)?(?:sell|sold|do|offer|take|fit|wash|make|treat|accept|rent|hire|ship|deliver|buy|repair|work)|ไม่(?:ได้)?(?:ขาย|รับ|ทำ|ใช่|เช่า|ส่ง|มีบริการ)/iu;
const isDenied = (text: string): boolean =>
  NOT_DONE.test(text) || text.split(/[,;:]\s+|\s[-–—]\s/u).some(beginsDenied);
const isForUs = (text: string): boolean => holdsOrder(text) || tellsPreference(text) || isDenied(text);

/** Where a Thai answer goes on to something else: what is not done, who tells, when it was, what buyers do. */
const ELSE_TH =
  /^(?:ไม่(?!เกิน|ต่ำกว่า|น้อยกว่า|จำกัด|ใส่|ใช้|ผสม|มีขั้นต่ำ)|ห้าม|อย่า|(?:คือ)?(?:เรา|ผม|พี่|ลุง|ป้า|หนู)|ลูกค้า|คน(?:ที่|ถาม|ซื้อ)|ปี(?:นี้|ที่แล้ว|ก่อน)|ตอนนี้|ช่วงนี้|แต่|ปัจจุบัน|เมื่อก่อน|จองคิว|ใช้เวลา|\/|\*)/u;
const LEADS_TH = /^(?:(?:service|สินค้า|บริการ|งาน)\s?(?:หลัก)?(?:ของเรา)?คือ|ก็|คือ|เป็น)\s*/iu;

function openingTh(line: string): string {
  const kept: string[] = [];
  for (const part of line.split(/[ \t]+/u)) {
    const isNewSentence = /^[A-Z]/u.test(part) && kept.at(-1)?.endsWith('.') === true;
    if (isNewSentence || ELSE_TH.test(part) || tellsPreference(part)) break;
    const said = withoutPoliteEnd(part);
    kept.push(said);
    if (said !== part) break;
  }
  return kept
    .join(' ')
    .replace(LEADS_TH, '')
    .replace(/(?:[\s,;:/–—-]|(?<![\p{L}\p{N}])\+)+$/u, '')
    .replace(/(?<=\s[ก-๛]{2,})\.$/u, '');
}

/** @param most characters that it may have; '' where nothing of it can stand alone */
export function openingOf(answer: string, most: number): string {
  const lines = THAI.test(answer)
    ? [openingTh(answer.split('\n')[0] ?? '')]
    : sentencesIn(answer)
        .slice(0, LOOKED_AT)
        .map(({ start, end }) =>
          answer
            .slice(start, end)
            .trim()
            .replace(/[.!,;:\s]+$/u, ''),
        );
  const fits = (line: string): boolean =>
    line.length <= most &&
    (line.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS &&
    (THAI.test(line) || line.split(/\s+/u).length >= LEAST_WORDS) &&
    !STORY.test(line) &&
    !/\s\/\s/u.test(line) &&
    !isKindOfBusiness(line) &&
    !isForUs(line);
  const at = lines.findIndex((line) => !isKindOfBusiness(line));
  const line = lines[at] ?? '';
  return fits(line) ? line : '';
}
