/** Plans of a few answers, and everything that their decks say. */
import type { Language } from '../../../../src/shared/domain/options.ts';
import { PAGES } from '../../../../src/shared/domain/pages.ts';
import { emptyFormData, type FormData } from '../../../../src/shared/domain/questionnaire.ts';
import { WRITERS } from '../../../../src-worker/engines/planner/pages/index.ts';
import { makePlan, type Plan } from '../../../../src-worker/engines/planner/plan/index.ts';
import { texts } from './support.ts';

export type Answers = Partial<
  FormData['clientInfo'] &
    FormData['campaignObjectives'] &
    FormData['targetAudience'] &
    FormData['marketingChannels']
> & { rivals?: readonly (readonly [name: string, strengths: string, weaknesses: string])[] };

/** A plan of a few answers; the rest is empty. */
export function planOf({ rivals = [], ...answers }: Answers, language: Language = 'en'): Plan {
  const form = emptyFormData();
  const groups = [form.clientInfo, form.campaignObjectives, form.targetAudience, form.marketingChannels];
  for (const group of groups)
    for (const [key, value] of Object.entries(answers))
      if (key in group) Object.assign(group, { [key]: value });
  form.competitiveAnalysis.competitors = rivals.map(([name, strengths, weaknesses], i) => ({
    id: String(i + 1),
    name,
    website: '',
    strengths,
    weaknesses,
  }));
  return makePlan(form, '2026-11-21T03:00:00Z', language);
}

/** Everything that the deck says, without the names of its sections. */
export const said = (plan: Plan): string[] =>
  PAGES.filter(({ type }) => type !== 'agenda').flatMap(({ type }) => {
    const { title, output, reckoned } = WRITERS[type](plan);
    return [title, ...texts(output), ...texts(reckoned)];
  });
