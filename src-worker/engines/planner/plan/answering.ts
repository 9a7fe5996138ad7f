/** Whether a statement speaks of what stops buyers, in words that are not those of what is sold; and which one answers it. */
import { ANY_DOUBT, isOfOneTime, repliesTo } from '../../../understanding/phrases/replies.table.ts';
import type { Readings } from '../readings/index.ts';
import { isConvenience, type Claim } from './claims.ts';
import { sharedWords } from './shared-words.ts';

/** Thai letters that two statements share where they speak of one thing: 'ไฟดับ'. */
const SHARED = 5;

/** What every statement of this client may speak of: what is sold, by whom and to whom. */
export const soldWords = ({
  answers,
  hero,
  products,
}: Pick<Readings, 'answers' | 'hero' | 'products'>): string =>
  [
    answers.companyName,
    answers.productService,
    answers.heroProduct,
    answers.targetDemographics,
    hero,
    ...products.names,
  ]
    .join(' ')
    .toLowerCase();

const EVERYBODY =
  /ลูกค้า|คนที่|ราคา|ของเรา|ไม่ได้|ทุก(?=สัปดาห์|เดือน|วัน|ปี|ครั้ง|\s?\d)|สัปดาห์|อาทิตย์|เดือน|ชั่วโมง|นาที|\b(?:they|them|their|that|this|these|with|from|have|your|people|customers?|buyers?|because|when|what|will|does|first|more|after|before|every|must|think|there)\b/giu;

/** Whether a statement speaks of what the objection is about. */
export function speaksOf(words: string, objection: string, sold: string): boolean {
  const about = objection.replaceAll(EVERYBODY, ' ');
  if (sharedWords(words, about).some((word) => !sold.includes(word))) return true;
  const runs = about.match(/[\p{Script=Thai}\p{M}]+/gu) ?? [];
  return runs.some((run) =>
    Array.from({ length: Math.max(0, run.length - SHARED + 1) }, (_, i) => run.slice(i, i + SHARED)).some(
      (part) => words.includes(part) && !sold.includes(part.toLowerCase()),
    ),
  );
}

/** Whether both name one thing, which is not what is sold. */
const namesSame = (words: string, doubt: string, sold: string): boolean =>
  isOfOneTime(words, doubt) ||
  sharedWords(words, doubt).some((word) => !sold.includes(word) && !ANY_DOUBT.test(word));

/**
 * The statement of ours that plainly speaks of what a buyer doubts; undefined where none does: another good thing is no answer.
 * @param claims in the order of their worth
 */
export function answerTo(
  doubt: string,
  claims: readonly Claim[],
  r: Parameters<typeof soldWords>[0],
): Claim | undefined {
  const sold = soldWords(r);
  const fitting = claims.flatMap((claim) => {
    if (isConvenience(claim.words)) return [];
    const fit = repliesTo(claim.words, doubt) * 2 + Number(namesSame(claim.words, doubt, sold));
    return fit > 0 ? [{ claim, fit }] : [];
  });
  return fitting.toSorted((a, b) => b.fit - a.fit)[0]?.claim;
}
