/** Page 11: what customers want, what we do best, what rivals do best, and the ground between (specification, page 11). */
import type { Plan } from '../plan/index.ts';
import { clip, lowerFirst } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import { contrastEvidence, contrastSlots } from './contrasts.ts';
import { rivalName } from './rival-names.ts';
import { evidenceFor, page } from './write.ts';

/** Characters of a line in a circle. */
const LINE = 36;
const MOST = 3;

/** What buyers want on the points where we are strong, then what their own words ask for. */
function wanted(plan: Plan): string[] {
  const { f, wants, positions, hero, say } = plan;
  const said = say.winningZone;
  const answered = positions.flatMap(({ point }) => (point?.fear ? [said.wants[point.fear]] : []));
  const asked = wants.map(({ topic }) => f.both(topic.want));
  const list = unique([...answered, ...asked]).slice(0, MOST);
  return list.length > 1 ? list : [...list, said.wantFit({ product: f.sentence(clip(hero, 30)) })];
}

export const writeWinningZone = page('winning-zone', (plan) => {
  const { f, r, rivals, wants, positions, say, hero } = plan;
  const said = say.winningZone;
  const w = evidenceFor(plan);
  const line = (words: string): string => f.sentence(clip(words, LINE));
  const ours = unique([...positions.map(({ ours: words }) => words), ...r.strengths].map(line)).slice(
    0,
    MOST,
  );
  const theirs = unique(rivals.flatMap((rival) => rival.strengths.slice(0, 1).map(line))).slice(0, 4);
  const weDoBest = ours.length > 0 ? ours : [said.oursNone({ product: f.sentence(clip(hero, 30)) })];
  const competitorsDoBest = theirs.length > 0 ? theirs : [said.theirsNone];
  return {
    title: headline(plan),
    output: {
      customersWant: wanted(plan),
      weDoBest,
      competitorsDoBest,
      sweetSpotSummary: sweetSpot(plan),
      positioningImplications: implications(plan),
      visualMapping: said.picture({
        want: lowerFirst(wanted(plan)[0] ?? ''),
        ours: lowerFirst(weDoBest[0] ?? ''),
        theirs: lowerFirst(competitorsDoBest[0] ?? ''),
      }),
    },
    evidence: [
      ...contrastEvidence(plan, w),
      ...wants
        .slice(0, MOST)
        .map(({ because, from, topic }) =>
          from === 'customers'
            ? w.client(
                because,
                r.answers.marketContext.includes(because) ? 'marketContext' : 'targetDemographics',
              )
            : w.assume(f.both(topic.want), said.evidenceWant({ because })),
        ),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      ...rivals
        .filter(({ unknown }) => !unknown)
        .map((rival) =>
          w.client(
            `${rivalName(plan, rival)}: ${[...rival.strengths, ...rival.weaknesses].join('; ')}`,
            'competitors',
          ),
        ),
      ...r.constraints.map(({ text }) => w.client(text, 'additionalNotes')),
      w.open(said.evidenceIdea, 'sweet-spot'),
    ],
  };
});

/** The two points that are ours, where both are short; else the first. */
function headline({ positions, hero, say }: Plan): string {
  const said = say.winningZone;
  const [first, second] = positions.filter(({ reason }) => reason !== 'product').map(({ ours }) => ours);
  if (first === undefined) return said.headlinePosition({ ours: clip(hero, 60) });
  return second !== undefined && first.length + second.length <= TWO
    ? said.headlineTwo({ first: lowerFirst(first), second: lowerFirst(second) })
    : said.headlinePosition({ ours: lowerFirst(clip(first, 60)) });
}
/** Characters that two points may have in one headline. */
const TWO = 64;

/** Our words, beside what the rival has on the same point. */
function sweetSpot(plan: Plan): string {
  const { f, positions, hero, say } = plan;
  const [taken] = positions;
  const contrast = taken?.contrast;
  return contrast && (contrast.measured || contrast.them.words.length <= 44)
    ? say.contrast.headline(contrastSlots(plan, contrast))
    : f.sentence(clip(taken?.ours ?? hero, 60));
}

function implications(plan: Plan): string[] {
  const { r, positions, contrasts, discountCap, hero, say, f } = plan;
  const said = say.winningZone;
  const [taken] = positions;
  const list: string[] = [];
  if (taken) list.push(said.leadWith({ ours: lowerFirst(clip(taken.ours, 60)) }));
  const lost = contrasts.find(({ leads, rival }) => leads === 'them' && rival !== '');
  if (lost)
    list.push(said.doNotRace({ rival: lost.rival, label: say.contrast.within(f.both(lost.point.label)) }));
  if (discountCap !== undefined) list.push(said.discountCap({ percent: `${f.number(discountCap)}%` }));
  for (const { text } of r.constraints) list.push(said.rule({ rule: lowerFirst(clip(text, 60)) }));
  if (list.length < MOST && r.answers.heroProduct !== '') list.push(said.openWith({ hero: clip(hero, 44) }));
  return list.slice(0, MOST);
}
