/** What the client tells of who decides. */
import { sayersIn } from '../../../understanding/answers/has-say.ts';
import { isPerson } from '../../../understanding/answers/insights.ts';
import { labelsOf, unlabelled } from '../../../understanding/answers/labels.ts';
import { keepsQuiet } from '../../../understanding/theirs-alone.ts';
import type { Readings } from '../readings/index.ts';
import { wholeOf } from './personas.ts';
import { isListed, sentencesOf, type Said } from './said.ts';

/** Characters of a sentence that is quoted whole. */
const LONGEST_QUOTE = 150;
const DECIDES =
  /\b(?:decid\w+|approv\w+|signs? off|signs\b|has the (?:last|final) (?:say|word)|chooses?|pays?|books?)\b|ตัดสินใจ|เป็นคน(?:จ่าย|เคาะ|เลือก|sign|เซ็น)|อนุมัติ|เคาะ/iu;

const DOUBTED =
  /\b(?:worr\p{L}+|afraid|fears?|doubts?|asks?|wonder\p{L}*)\b[^.;]*\b(?:whether|if|who|about)\b/iu;
const AUDIENCE = ['targetDemographics', 'additionalDemographics'] as const;

/** All that is told of who decides; else what a wife, a son or a manager is told to do. */
export function toldToDecide(r: Readings): string[] {
  const heard = r.heard
    .filter(({ kind, words }) => kind === 'decides' && !keepsQuiet(words))
    .map(({ words }) => words);
  if (heard.length > 0) return heard;
  // What sets them looking, stops them or is asked tells of nobody's say.
  const isElse = (words: string): boolean =>
    r.heard.some((one) => one.kind !== 'decides' && one.words.includes(words));
  return (
    sentencesOf(r, ['additionalDemographics'])
      .map((said) => ({ ...said, words: unlabelled(said.words) }))
      .filter((said) => said.words !== '' && !isListed(said) && !isElse(said.words))
      .map(({ words }) => words)
      // Whoever is not to know has no say: 'ไม่บอกเมีย'.
      .filter((words) => !keepsQuiet(words))
      // 'Most ask who pays' names nobody; 'Dad asks about the tax' names Dad.
      .filter((words) => sayersIn(words).some(({ who }) => isPerson(who)))
  );
}

export function decidesOf(r: Readings): Said | undefined {
  const heard = r.heard.find(
    ({ kind, words }) => kind === 'decides' && words.length <= LONGEST_QUOTE && !keepsQuiet(words),
  );
  if (heard) return { words: heard.words, field: heard.field };
  const told = sentencesOf(r, AUDIENCE).find(
    (said) =>
      said.words.length <= LONGEST_QUOTE &&
      !keepsQuiet(said.words) &&
      DECIDES.test(said.words) &&
      // 'They worry whether the insurer pays', 'most ask who pays': nobody is said to decide.
      !DOUBTED.test(said.words) &&
      labelsOf(said.words).length === 0 &&
      !isListed(said),
  );
  const known = r.insights.find(
    ({ kind, words }) => (kind === 'decides' || kind === 'refuses') && !keepsQuiet(words),
  );
  return told ?? (known && { ...known, words: wholeOf(r, known) });
}
