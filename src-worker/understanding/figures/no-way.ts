/** Shares that stand beside a way and are no part of it: when people call, who passes an exam, who comes a second time. */
import { plain } from '../../../src/shared/reading/plain.ts';

const WHEN =
  /(?<![a-z])(?:call|ring|phone|write|contact|message)(?:s|ed)? (?:us |me |in )?(?:when|after|while|because|once)(?![a-z])|(?:โทร|ทัก)(?:มา|หา)?(?:ตอน|เมื่อ|หลัง)/u;
const EXAM =
  /(?<![a-z])(?:pass(?:ed|es)? (?:the |their )?(?:exam|test|nclex|board|first)|(?<!(?:eye|dental|free|medical|health) )exam|nclex|ielts|board pass)(?![a-z])|(?<!ตรวจ|ทด)สอบ(?!ถาม|สัมภาษณ์|ราคา)/u;
const AGAIN =
  /(?<![a-z])(?:came back|come back|re-?book\w*|second (?:time|visit|order)|again)(?![a-z])|กลับมา|ครั้งที่สอง|รอบสอง/u;

/** 'Nine in ten call when mother leaves hospital': a moment, and no share of those who ask. */
export const tellsWhen = (words: string): boolean => WHEN.test(plain(words));
/** What pupils reach, and not how many enrol. */
export const tellsExam = (words: string): boolean => EXAM.test(plain(words));
/** Who has bought before. */
export const tellsAgain = (words: string): boolean => AGAIN.test(plain(words));
