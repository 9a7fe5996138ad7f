/** The stage before the sale by the client's own name: whoever comes to see the site asks for no quote first. */
import { STEP_RANK, type StepId } from '../../../understanding/figures/steps.ts';
import { singular } from '../inflection.ts';
import { closeWords } from '../plan/journey.ts';
import { isOwnWord } from '../plan/own-word.ts';
import type { Plan } from '../plan/index.ts';
import { stepName } from './reckoned/figures.ts';

/** What people do together with the client, or get of it, before they buy. */
const MET: ReadonlySet<StepId> = new Set(['visit', 'meeting', 'audit', 'trial', 'sample', 'quote']);
const TRIED_TH = /^(?:มา|ขอ)?(?:(?:ทดลอง|ลอง)[ก-๛]{2,8}|ตัวอย่าง)$/u;
/** Characters of a stage's name. */
const STAGE = 22;

/** 'Site visit', 'Meeting and proposal': the steps of the client's own way; undefined where none is told. */
export function ownStage(plan: Plan): string | undefined {
  const { f, reckoning, r } = plan;
  const { steps } = reckoning.chain;
  const end = reckoning.main?.place?.index ?? steps.length - 1;
  const names = steps.flatMap((step, at) => {
    const isBefore = at < end && STEP_RANK[step.kind] < STEP_RANK.booking;
    if (!isBefore || !MET.has(step.kind)) return [];
    if (f.language === 'th') return TRIED_TH.test(step.name) ? [step.name] : [];
    if (step.kind === 'sample') return [singular(step.name)];
    return isOwnWord(step) ? [singular(stepName(plan, step))] : [];
  });
  const all = [...new Set(names)];
  const told = [f.list(all.slice(-2)), all.at(-1) ?? ''].find(
    (words) => words !== '' && words.length <= STAGE,
  );
  return told === undefined
    ? closeWords({ say: plan.say, r, journey: plan.journey }).stage
    : f.sentence(told);
}
