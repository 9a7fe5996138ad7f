/** Page 2: the sections in four questions (specification, page 2). */
import type { Plan } from '../plan/index.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Wordings } from '../wordings/index.ts';
import { goalPhrase } from './reckoned/figures.ts';
import { goalRamp, goalTitle, kindTold, offerName } from './titles.ts';
import { evidenceFor, page } from './write.ts';

type Words = Wordings['agenda'];
type Group = 'stand' | 'people' | 'choose' | 'run';
const GROUPS: readonly (readonly [Group, readonly (keyof Words['sections'])[]])[] = [
  ['stand', [3, 4, 5, 6]],
  ['people', [7, 8, 9, 10]],
  ['choose', [11, 12, 13, 14]],
  ['run', [15, 16, 17, 18, 19]],
];

/** What the client asks, as it would ask it. */
function question(plan: Plan): string {
  const { f, r } = plan;
  const said = plan.say.agenda;
  const ramp = goalRamp(plan);
  if (ramp) return ramp.kind === 'count' ? said.howMore(ramp) : said.howGrow(ramp);
  if (goalPhrase(plan) !== '') return said.howReach({ goal: goalTitle(plan) });
  const offer = kindTold(plan) || offerName(plan, 36);
  const many = f.say(r.act.many.en, r.act.many.th);
  const isSold = isSoldTo(r.people);
  return offer === '' ? said.how({ many, isSold }) : said.howSell({ many, offer, isSold });
}

export const writeAgenda = page('agenda', (plan) => {
  const said = plan.say.agenda;
  return {
    title: question(plan),
    output: {
      items: GROUPS.flatMap(([group, pages]) =>
        pages.map((number) => ({ group: said[group], title: said.sections[number], page: number })),
      ),
    },
    evidence: [evidenceFor(plan).answer('specificObjectives')],
  };
});
