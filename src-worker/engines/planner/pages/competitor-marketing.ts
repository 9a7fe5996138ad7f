/** Page 9: the client's own row, then the rivals as far as they are known (specification, page 9). */
import { contrastEvidence } from './contrasts.ts';
import { clip, lowerFirst, lowerTrait } from '../text.ts';
import { unique } from '../../../understanding/text.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { plotOf, plottedPoints } from './reckoned/plot.ts';
import { nameOfCard, rivalEvidence, rivalName } from './rival-names.ts';
import { evidenceFor, page, placesPhrase, type Output } from './write.ts';

type Row = Output<'competitor-marketing'>['competitors'][number];

/** Characters of a headline's list. */
const LIST = 70;

export const writeCompetitorMarketing = page('competitor-marketing', (plan) => {
  const { rivals, say } = plan;
  const said = say.competitorMarketing;
  const w = evidenceFor(plan);
  const plot = plotOf(plan, (card) => nameOfCard(plan, card));
  return {
    title: headline(plan),
    ...(plot.axes ? { reckoned: plot } : {}),
    output: {
      competitors: [ownRow(plan), ...rivals.map((rival) => rivalRow(plan, rival))],
      summaryInsights: insights(plan),
    },
    evidence: [
      ...contrastEvidence(plan, w),
      ...rivals.map((rival) => rivalEvidence(plan, rival, w)),
      w.answer('startingPrice'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.assume(said.evidenceOverlap, said.evidenceOverlapWhy),
    ],
  };
});

function headline(plan: Plan): string {
  const { f, rivals, contrasts, say, name } = plan;
  const said = say.competitorMarketing;
  const label = (point: { label: { en: string; th: string } }): string =>
    say.contrast.within(f.both(point.label));
  const [first, second] = plottedPoints(plan);
  if (first && second) return said.headlineTwo({ first: label(first), second: label(second) });
  const strengths = unique(
    rivals.flatMap((rival) => rival.strengths.slice(0, 1).map((clause) => lowerTrait(clip(clause, 30)))),
  );
  const list = f.list(strengths.slice(0, 3));
  if (strengths.length > 0 && list.length <= LIST) return said.headlineStrengths({ strengths: list });
  const ours = contrasts.find(({ leads, rival }) => leads === 'us' && rival !== '');
  if (ours) return said.headlineOne({ label: label(ours.point), rival: ours.rival });
  if (rivals.length > 0)
    return said.headlineNames({
      rivals: f.list(rivals.slice(0, 3).map((rival) => clip(rivalName(plan, rival), 26))),
    });
  return said.headlineNone({ name: clip(name, 40) });
}

function ownRow(plan: Plan): Row {
  const { f, r, company, say } = plan;
  const names = r.ownChannels.map(
    (id) =>
      ({
        website: say.competitorMarketing.website,
        facebook: 'Facebook',
        instagram: 'Instagram',
        tiktok: 'TikTok',
        'tiktok-shop': 'TikTok Shop',
        shopee: 'Shopee',
        lazada: 'Lazada',
        line: 'LINE',
      })[id],
  );
  return {
    brand: company,
    location: clip(placesPhrase(plan, 3), 36),
    priceRange: f.sentence(clip(r.answers.startingPrice, 36)),
    targetAudience: [
      clip(r.audience.groups[0] ?? '', 34),
      f.say(r.audience.ages, r.audience.ages === '' ? '' : `${r.audience.ages} ปี`),
    ]
      .filter(Boolean)
      .join(f.say(', ', ' ')),
    serviceOverlap: '',
    platformAnalysis: names.join(', '),
    reasoning: r.strengths
      .slice(0, 2)
      .map((item) => f.sentence(clip(item, 36)))
      .join(f.say('. ', ' ')),
  };
}

function rivalRow(plan: Plan, rival: Rival): Row {
  const { f, say } = plan;
  const said = say.competitorMarketing;
  const price = plan.contrasts.find(({ card, point }) => card === rival.number - 1 && point.id === 'price');
  const seen = unique([...rival.platforms, ...(rival.website === '' ? [] : [said.ownSite])]);
  const [strength, weakness] = [rival.strengths[0], rival.weaknesses[0]];
  return {
    brand: rivalName(plan, rival),
    location: clip(f.list(rival.places.slice(0, 3)), 36),
    priceRange: price?.them.figure ? f.quantity(price.them.figure) : said.price[rival.price],
    targetAudience:
      strength === undefined ? '' : said.chosenFor({ strength: lowerTrait(clip(strength, 34)) }),
    serviceOverlap: said.overlap[rival.overlap],
    platformAnalysis: f.sentence(seen.join(f.say('; ', ' '))),
    reasoning: rival.unknown
      ? said.named
      : [strength, weakness]
          .flatMap((clause) => (clause === undefined ? [] : [f.sentence(clip(clause, 40))]))
          .join(f.say('. ', ' / ')),
  };
}

/** At most two sentences: what is ours, and where we do not race; else who is closest. */
function insights(plan: Plan): string[] {
  const { f, contrasts, rivals, positions, say } = plan;
  const said = say.competitorMarketing;
  const list: string[] = [];
  const ours = contrasts.find(({ leads }) => leads === 'us');
  if (ours)
    list.push(
      said.insightOurs({ label: f.both(ours.point.label), ours: lowerFirst(clip(ours.us.words, 60)) }),
    );
  const theirs = contrasts.find(({ leads, rival }) => leads === 'them' && rival !== '');
  if (theirs)
    list.push(
      said.insightTheirs({ rival: theirs.rival, label: say.contrast.within(f.both(theirs.point.label)) }),
    );
  const near = rivals.find(
    ({ overlap, places, platforms }) => overlap === 'high' && places.length + platforms.length > 0,
  );
  if (near && list.length < 2)
    list.push(
      said.insightNear({
        rivals: rivalName(plan, near),
        ground: f.list([...near.places, ...near.platforms].slice(0, 2)),
      }),
    );
  const [taken] = positions;
  if (list.length === 0)
    list.push(said.insightNone({ ours: lowerFirst(clip(taken?.ours ?? plan.hero, 60)) }));
  return list.slice(0, 2);
}
