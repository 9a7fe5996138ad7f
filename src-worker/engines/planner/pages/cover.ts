/** Page 1: company, goal, offer and money (specification, page 1). */
import type { OfferKind } from '../../../../src/shared/domain/offer.ts';
import { isKeptUnprinted } from '../../../understanding/answers/discretion.ts';
import { toldRule } from '../../../understanding/answers/rule-remarks.ts';
import type { Plan } from '../plan/index.ts';
import { isOfPictures } from '../plan/message-rules.ts';
import { isSureOf } from '../plan/presumed.ts';
import { whole } from '../plan/whole.ts';
import { whereTold } from './market-facts.ts';
import { budgetEvidence, lengthEvidence } from './plan-evidence.ts';
import { lengthPhrase, offerName, offerTold, proposalTitle } from './titles.ts';
import { sureKind } from '../readings/way.ts';
import { evidenceFor, moneyPer, page } from './write.ts';

/** Characters of the client's own promise, which stands under its name. */
const TAGLINE = 120;
/** Characters of a rule that is quoted. */
const RULE = 160;
/** With what the goal is won, on what money, for how long. */
function promise(plan: Plan): string {
  const { f, budget } = plan;
  const said = plan.say.cover;
  // Only what the client itself puts first is said to be first.
  // In marks stand the client's own words, and no name that is put together of two of its answers.
  const offer = plan.r.answers.heroProduct === '' ? '' : f.say(offerName(plan), offerTold(plan));
  const place = whereTold(plan, 44);
  if (!budget.known) return said.promiseWithoutSum({ offer, place });
  const isWhole = budget.total !== undefined && !budget.totalAssumed;
  return said.promise({
    offer,
    place,
    sum: isWhole ? f.money(budget.total ?? 0, budget.currency) : moneyPer(plan, budget.amount),
    over: isWhole ? said.over({ length: lengthPhrase(plan) }) : '',
  });
}

/** What can be photographed by itself: of all else the work can. */
const SEEN: ReadonlySet<OfferKind | undefined> = new Set([
  'goods',
  'consumable goods',
  'goods with installation',
  'industrial supply',
  'stay',
  'property',
  'rental',
  'meal or venue',
]);

/** What the cover shows where the client rules nothing out. */
function picture(plan: Plan): string {
  const offer = SEEN.has(sureKind(plan.r.offer)) && isSureOf(plan.r, 'sale') ? offerTold(plan) : '';
  return offer === ''
    ? plan.say.cover.pictureWork({ company: plan.name })
    : plan.say.cover.picture({ offer });
}

export const writeCover = page('cover', (plan) => {
  const { f, r, time, say } = plan;
  const w = evidenceFor(plan);
  const title = proposalTitle(plan);
  const rules = r.rules
    // What is not sold is no rule for pictures: 'we take no photos on the day'.
    .filter(
      ({ kind, quote }) =>
        kind !== 'not offered' && isOfPictures(quote, kind === 'must') && !isKeptUnprinted(quote),
    )
    .flatMap(({ quote }) => whole(toldRule(quote), RULE) || []);
  return {
    title,
    output: {
      company: plan.company,
      proposalTitle: title,
      objectiveHeadline: promise(plan),
      visualDirection: rules.length === 0 ? picture(plan) : say.cover.rules({ quotes: rules.slice(0, 2) }),
      tagline: whole(r.slogan, TAGLINE),
      date: f.date(time.created),
      preparedBy: say.cover.preparedBy,
    },
    evidence: [
      w.answer('companyName'),
      w.answer('keyMessage'),
      w.answer('specificObjectives'),
      w.answer('heroProduct'),
      w.computed(f.date(time.created), say.cover.started),
      ...budgetEvidence(plan, w),
      ...lengthEvidence(plan, w),
    ],
  };
});
