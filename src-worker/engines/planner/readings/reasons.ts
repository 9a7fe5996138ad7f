/** Why the client advertises now, in its words. */
import { isToldInConfidence } from '../../../understanding/answers/discretion.ts';
import { sentencesIn } from '../../../understanding/answers/sentences.ts';
import { piecesOf, sentencesWithSeams } from '../../../understanding/phrases/seams.ts';
import { oneLine, unique } from '../../../understanding/text.ts';

/** Somebody tells of himself. */
const PRIVATE = /\b(?:i|i'm|my|me|wife|husband|son|daughter)\b/iu;
/** Characters of an answer that is one reason, however many sentences it has. */
const ONE_REASON = 110;

/** It stands on the words before it: 'อันนี้ไม่ทันนะ'. */
const POINTS_BACK = /^(?:อันนี้|อันนั้น|แบบนี้|นี่(?:คือ)?|ซึ่ง)|^(?:she|he|it|they) (?:is|are|was|were) \p{L}+$/iu;

/**
 * Reasons in the client's words: the answer, where it is short, else its sentences, and at last what surely is a thought of its own.
 * What is asked is none: 'will it be ready by Songkran?? No.', and what is told in confidence is told nowhere, nor a part of it.
 */
export function wholeReasons(answer: string): string[] {
  const sentences = [...sentencesWithSeams(answer), ...piecesOf(answer, 'whynow')]
    .filter(({ end }) => !answer.slice(end).trimStart().startsWith('?'))
    .map(({ start, end }) => oneLine(answer.slice(start, end)))
    .filter((words) => !POINTS_BACK.test(words));
  // The full stop of 'ก.พ.' belongs to it.
  const told = oneLine(answer).replace(/(?<!(?:^|[^ก-๛])[ก-ฮ]{1,4})[.!]+$/u, '');
  const secrets = sentencesIn(answer)
    .map(({ start, end }) => oneLine(answer.slice(start, end)).replace(/[.!]+$/u, ''))
    .filter(isToldInConfidence);
  const isSecret = (words: string): boolean =>
    secrets.some((secret) => secret.includes(words) || words.includes(secret));
  return unique([told, ...sentences])
    .filter((words) => words !== '' && !words.includes('?') && !PRIVATE.test(words) && !isSecret(words))
    .toSorted((a, b) => Number(a.length > ONE_REASON) - Number(b.length > ONE_REASON));
}
