/** Page 18: ideas that are ready to be done, each with how and why (specification, page 18). */
import { unique } from '../../../understanding/text.ts';
import { sceneOf } from './drafts.ts';
import { fitting } from './limits.ts';
import { contrastEvidence } from './contrasts.ts';
import { ideasOf, type Idea } from './ideas.ts';
import { budgetEvidence, constraintEvidence, instalmentEvidence } from './plan-evidence.ts';
import { chainNodes, reckonedEvidence } from './reckoned/evidence.ts';
import { media } from './suggestion-media.ts';
import { evidenceFor, page } from './write.ts';
import { lowerStart } from '../text.ts';

/** Characters of a headline. */
const HEADLINE = 90;

const told = ({ what, why }: Idea): { recommendation: string; reasoning: string } => ({
  recommendation: what,
  reasoning: why,
});

export const writeSuggestionIdea = page('suggestion-idea', (plan) => {
  const { r, say } = plan;
  const said = say.suggestionIdea;
  const w = evidenceFor(plan);
  const ideas = ideasOf(plan);
  // A headline holds one idea whole: the first that fits.
  const headlines = ideas.flatMap(({ what }) => [said.headline({ first: lowerStart(what) }), what]);
  const scene = sceneOf(plan);
  return {
    title: fitting(HEADLINE, headlines) ?? said.headlineShort,
    output: {
      businessSolution: ideas.filter(({ group }) => group === 'business').map(told),
      communicationCreativeSolution: ideas.filter(({ group }) => group === 'creative').map(told),
      mediaTargetingSolution: media(plan),
    },
    evidence: [
      w.assume(said.evidence, said.evidenceWhy),
      ...ideas.flatMap(({ evidence = [] }) => evidence),
      ...reckonedEvidence(plan, w, chainNodes(plan)),
      ...contrastEvidence(plan, w),
      w.answer('currentChallenges'),
      w.answer('onlineAdIssues'),
      w.answer('whyNeedNow'),
      w.answer('keyMessage'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.answer('startingPrice'),
      ...constraintEvidence(plan, w),
      ...unique(r.notes)
        .filter((note) => !r.constraints.some(({ text }) => text === note))
        .map((note) => w.client(note, 'additionalNotes')),
      ...instalmentEvidence(plan, w),
      ...budgetEvidence(plan, w),
    ],
    ...(ideas.length > 0
      ? {
          reckoned: {
            ideas: ideas.map(({ name, what, how, why }) => ({
              name,
              headline: what,
              ...(how === undefined ? {} : { how }),
              why,
              ...(scene === undefined ? {} : { scene }),
            })),
          },
        }
      : {}),
  };
});
