/**
 * Questions that were sent with numbers, and answers that name the number: 'ข้อ 3 2,900 บาท', 'Q7: 30 to 45', '12. no page yet'. Each
 * answers its question, in whatever order they come.
 */
import type { Part } from './segment.ts';
import { topicsOf, topicsProposed } from './topics.ts';
import type { Topic } from './topics.table.ts';

export interface Question {
  topics: readonly Topic[];
  text: string;
  isNamed: true;
}

const QUESTION =
  /^\s*(?:>\s?)*(?:ข้อ(?:ที่)?\s*|q(?:uestion)?\.?\s*)?(?<number>\d{1,2})\s*[.):]\s*(?<text>\S.*)$/iu;
/** 'ข้อ 7 …', 'Q3: …', '#4 …', 'no. 2: …', '5) …'. */
const ANSWER =
  /^(?:(?<named>ข้อ(?:ที่)?|q(?:uestion)?\.?|no\.?|number|#)\s*)?(?<number>\d{1,2})(?<mark>\s*[.):=–-])?\s+(?<text>\S.*)$/iu;
/** A number alone may count something: the question's number is followed by no unit. */
const COUNTS =
  /^(?:%|x\b|k\b|am\b|pm\b|years?|months?|weeks?|days?|hours?|minutes?|people|orders?|of\b|to\b|[-–]\s?\d|ปี|เดือน|วัน|ชม|นาที|คน|บาท|ชิ้น|คัน|ครั้ง|ตัว|ห้อง|ราย|กว่า|หมื่น|แสน|พัน|ล้าน)/iu;
/** Questions that make a list, and those from which on a bare number is one of theirs. */
const LEAST_QUESTIONS = 3;
const LEAST_FOR_BARE = 6;

const topicsIn = (text: string): readonly Topic[] => {
  const own = topicsOf(text);
  return own.length > 0 ? own : topicsProposed(`${text} ?`);
};

/** The numbered questions of a part; none where they are no list. */
export function questionsOf({ lines }: Pick<Part, 'lines'>): ReadonlyMap<number, Question> {
  const found = new Map<number, Question>();
  for (const line of lines) {
    const { number, text } = QUESTION.exec(line.text)?.groups ?? {};
    if (number === undefined || text === undefined) continue;
    const topics = topicsIn(text);
    if (topics.length > 0) found.set(Number(number), { topics, text, isNamed: true });
  }
  return found.size >= LEAST_QUESTIONS ? found : new Map<number, Question>();
}

/** A part of the client, cut where an answer names its question; as it is where none does. */
export function answersTo(
  part: Part,
  questions: ReadonlyMap<number, Question>,
): readonly { part: Part; asked: Question | undefined }[] {
  const found: { part: Part; asked: Question | undefined }[] = [];
  for (const line of part.lines) {
    const { named, number, mark, text } = ANSWER.exec(line.text.trim())?.groups ?? {};
    const asked = number === undefined ? undefined : questions.get(Number(number));
    const isNumber =
      text !== undefined &&
      (named !== undefined || mark !== undefined || (questions.size >= LEAST_FOR_BARE && !COUNTS.test(text)));
    const last = found.at(-1);
    if (asked !== undefined && isNumber)
      found.push({
        part: { ...part, lines: [{ text, start: line.start + line.text.lastIndexOf(text) }] },
        asked,
      });
    else if (last === undefined) found.push({ part: { ...part, lines: [line] }, asked: undefined });
    else last.part.lines.push(line);
  }
  return found.some(({ asked }) => asked !== undefined) ? found : [{ part, asked: undefined }];
}
