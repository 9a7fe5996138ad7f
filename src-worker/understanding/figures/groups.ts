/** Counts that tell who some of those counted before are, or where they came from, and no step that they took. */
import { stepsIn } from './steps.ts';

/** 'Of which 28 were householders': before the number. */
const OF_WHICH = /(?<![a-z])of (?:which|whom|those|these|them),?(?: about| only| some)?\s*$/u;
/** Behind it what they are, and nothing that they did or are fit for. */
const WERE =
  /^\s*(?:were|are|was|is) (?!(?:only |just |really |actually )?(?:[a-z]+ed|won|sold|met|let|real|genuine|serious|proper|right|good|suitable|eligible|interested|ready)(?![a-z]))/u;
/** '190 of those from people who had bought before', '30 came from Google'. */
const CAME_FROM =
  /^\s*(?:of (?:those|these|them|which) (?:(?:were|are|was|is|say|said)(?: they)? )*(?:(?:came|come) )?|(?:(?:were|are) )?(?:came|come) )(?:from|off|via) (?!(?:it|them|that|this)(?![a-z]))/u;
/** 'เป็นรถเก๋ง 50 ที่เหลือขายได้ 21': the next number is told of the rest. */
const REST = /^[ก-๛]{0,12}\s?(?:ส่วน)?(?:ที่เหลือ|นอกนั้น)\s?(?<did>[ก-๛]{2,16}?)\s?\d/u;
const NEAR = 40;

/** @param between from the number before to this one, @param behind all that follows it; both plain */
export function isGroup(between: string, behind: string): boolean {
  const near = behind.slice(0, NEAR);
  if (CAME_FROM.test(near)) return true;
  const did = REST.exec(near)?.groups?.['did'];
  if (did !== undefined && stepsIn(did).length > 0) return true;
  return OF_WHICH.test(between) && WERE.test(near) && stepsIn(near.split(/[,.;]/u)[0] ?? '').length === 0;
}
