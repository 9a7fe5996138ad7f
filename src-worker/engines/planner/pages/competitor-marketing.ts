/** Page 9: the client's own row, then the rivals as far as they are known (specification, page 9). */
import { isBareWord } from '../../../understanding/phrases/fragments.ts';
import { platformOfAddress } from '../plan/rival-platforms.ts';
import { factInTurn, strongBeside } from '../plan/turns.ts';
import { speakOfOne } from './decided-moves.ts';
import { leadOf } from './business-overview.ts';
import { OWN_NAMES } from './customer-journey.ts';
import { contrastEvidence, contrastSlots, figureText, spokenPair } from './contrasts.ts';
import { mayCompare } from '../plan/compared.ts';
import { isUnnamed } from '../data/points.ts';
import { reasons, spokenContrast, type Contrast } from '../plan/contrast.ts';
import { askedBy, differenceOf, isFree } from '../plan/asked-price.ts';
import { sumsIn } from '../plan/stand.ts';
import { isTheirPrice } from '../plan/their-price.ts';
import { tellsDifference } from '../../../understanding/figures/no-price.ts';
import { lowerFirst, stop } from '../text.ts';
import { priceWords } from '../plan/claims.ts';
import { insteadOf } from '../plan/objection.ts';
import { whole } from '../plan/whole.ts';
import { unique } from '../../../understanding/text.ts';
import { periodsIn } from '../../../understanding/figures/priced-for.ts';
import type { Plan } from '../plan/index.ts';
import type { Rival } from '../plan/rivals.ts';
import { plotOf, plottedPoints } from './reckoned/plot.ts';
import { nameOfCard, rivalEvidence, rivalName, withinSentence } from './rival-names.ts';
import { wherePhrase } from './market-facts.ts';
import { evidenceFor, page, type Output } from './write.ts';

type Row = Output<'competitor-marketing'>['competitors'][number];

/** Characters of a cell, of a phrase in a sentence, and of a price. */
const [CELL, PHRASE, SHORT] = [48, 64, 36];

/** 'See notes' is no price. */
const SAYS_PRICE = /\d|\bfree\b|\bquote\b|ฟรี|ใบเสนอราคา/iu;

const firstWhole = (phrases: readonly string[], most: number): string =>
  phrases.map((each) => whole(each, most)).find((each) => each !== '') ?? '';

/** Single words that are told together. */
const MOST_WORDS = 3;
/** So many of something, and what hangs on the words before it, is no item of a list. */
const NO_ITEM = /\d\s*[A-Za-z]|,|^(?:per|in|on|at|for|with|and|but|or)\s/iu;
/** Characters of a phrase that leaves room for others. */
const BRIEF = 18;
/** Short ones together, as far as they have room ('genuine, trusted, warranty'); else the first phrase that says something alone. */
function toldOf({ f }: Plan, phrases: readonly string[]): string {
  const told = unique([...phrases]);
  const [first = ''] = told;
  const isBare = isBareWord(first);
  const brief = isBare ? told : told.filter((each) => each.length <= BRIEF && !NO_ITEM.test(each));
  for (let many = Math.min(MOST_WORDS, brief.length); brief[0] === first && many > 1; many--) {
    const some = brief.slice(0, many);
    const together = whole(isBare ? f.list(some) : some.join(f.say(', ', ' ')), CELL);
    if (together !== '') return together;
  }
  return firstWhole(phrases, CELL);
}

/** A price at which something begins. */
const FROM = /(?:^|\s)(?:from|starting|starts)\s|เริ่ม|ตั้งแต่/iu;

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

/** The pair that heads the page, where one that page 5 has not told is short enough. */
export function headingPair(plan: Plan): Contrast | undefined {
  const opening = leadOf(plan).contrast;
  const led = reasons(plan.contrasts).filter((each) => each.rival !== '' && each !== opening);
  // A low price is copied in a day: it leads where nothing else does.
  // What leads stands in full on pages 5 and 11: here another point that decides, where there is one.
  const unpriced = led.filter(({ point }) => point.id !== 'price');
  return (
    spokenContrast(unpriced.filter(({ us }) => us.words !== plan.positions[0]?.ours)) ??
    spokenContrast(unpriced) ??
    spokenContrast(led)
  );
}

function headline(plan: Plan): string {
  const { f, rivals, contrasts, say, name } = plan;
  const said = say.competitorMarketing;
  const label = (point: { label: { en: string; th: string } }): string =>
    say.contrast.within(f.both(point.label));
  const [first, second] = plottedPoints(plan);
  const led = reasons(contrasts).filter(({ rival }) => rival !== '');
  const leads = (point: typeof first): boolean => led.some((each) => each.point === point);
  if (first && second && leads(first) && leads(second))
    return said.headlineTwo({ first: label(first), second: label(second) });
  const ours = headingPair(plan);
  if (ours) return say.contrast.headline(contrastSlots(plan, ours));
  const opening = leadOf(plan).contrast;
  const long = led.find((each) => each.point.id !== 'price' && each !== opening);
  if (long && whole(long.us.words, PHRASE) !== '')
    return said.headlineShow({ rival: long.rival, ours: lowerFirst(whole(long.us.words, PHRASE)) });
  const shown = shownAgainst(plan);
  if (shown !== undefined) return shown;
  if (rivals.length > 0)
    return said.headlineNames({
      rivals: f.list(rivals.slice(0, 3).map((rival) => rivalName(plan, rival))),
      isOne: rivals.length === 1,
    });
  const instead = insteadOf(plan.buyers);
  return instead === undefined ? said.headlineNone({ name }) : said.headlineTold({ name, words: instead });
}

/** Characters of a headline on two lines. */
const HEADLINE = 96;
/** What the plan leads with beside the rivals, where none of them is told to be good at the same; undefined where it is too long. */
function shownAgainst(plan: Plan): string | undefined {
  const { f, rivals, positions, contrasts, say } = plan;
  const lead = positions.find(({ reason }) => reason !== 'product')?.ours ?? '';
  const ours = whole(lead, PHRASE);
  const isTheirs =
    contrasts.some(({ leads, us }) => leads === 'them' && us.words === lead) ||
    rivals.some(({ good }) => good.some((theirs) => speakOfOne(theirs, lead)));
  if (ours === '' || rivals.length === 0 || isTheirs) return undefined;
  const told = say.competitorMarketing.headlineShow({
    rival: f.list(rivals.slice(0, 2).map((rival) => withinSentence(rivalName(plan, rival)))),
    ours: lowerFirst(ours),
  });
  return told.length <= HEADLINE ? told : undefined;
}

function ownRow(plan: Plan): Row {
  const { f, r, company, say } = plan;
  const names = r.ownChannels.map((id) =>
    id === 'website' ? say.competitorMarketing.website : (OWN_NAMES[id] ?? id),
  );
  // What stands against the rivals below; the strengths themselves stand on page 5.
  const against = firstWhole(
    reasons(plan.contrasts)
      .filter(({ point, us }) => point.id !== 'price' && us.words !== plan.positions[0]?.ours)
      .map(({ us }) => us.words),
    CELL,
  );
  return {
    brand: company,
    location: f.sentence(wherePhrase(plan, CELL)),
    priceRange: f.sentence(
      // What buyers may not be told, the client knows.
      priceWords({ ...r, rules: [] }, f) ??
        (SAYS_PRICE.test(r.answers.startingPrice) ? whole(r.answers.startingPrice, SHORT) : ''),
    ),
    // Whom a rival serves nobody told, and page 7 says whom we do: a column with one cell compares nothing.
    targetAudience: '',
    serviceOverlap: '',
    platformAnalysis: names.join(', '),
    reasoning:
      against !== ''
        ? f.sentence(against)
        : f.sentence(firstWhole(besideFirst(plan), CELL)) || whole(r.slogan, CELL),
  };
}

/** The first stands in full on pages 5 and 11: beside rivals the next one, where there is one. */
function besideFirst(plan: Plan): string[] {
  const [first = '', ...others] = ownPositions(plan);
  const beside = first === '' ? [] : [factInTurn(plan, 'rivals', CELL), ...strongBeside(plan, CELL)];
  return [...[...beside, ...others].filter((words) => words !== '' && words !== first), first];
}
/** What we are chosen for, in the client's words. */
const ownPositions = ({ positions }: Plan): string[] =>
  positions.filter(({ reason }) => reason !== 'product').map(({ ours }) => ours);

/** Characters of words that are hardly more than a sum. */
const ONLY_PRICE = 26;
const isOnlyPrice = (words: string): boolean =>
  words.length <= ONLY_PRICE && sumsIn(words).length > 0 && isTheirPrice(words) && !tellsDifference(words);

function rivalRow(plan: Plan, rival: Rival): Row {
  const { f, r, say } = plan;
  const said = say.competitorMarketing;
  const price = plan.contrasts.find(({ card, point }) => card === rival.number - 1 && point.id === 'price');
  const hasOwnSite = rival.website !== '' && platformOfAddress(rival.website).length === 0;
  const seen = unique([...rival.platforms, ...(hasOwnSite ? [said.ownSite] : [])]);
  // What stands under the price is not told again.
  const rest = (told: readonly string[]): string[] => told.filter((words) => !isOnlyPrice(words));
  const [strength, weakness] = [toldOf(plan, rest(rival.strengths)), toldOf(plan, rest(rival.weaknesses))];
  const asked = askedBy(rival, r.price.currency, f);
  // What it is for is told with it: 'เดือนละ 5,500 บาท'.
  const isTimed =
    price?.them.figure !== undefined &&
    'value' in price.them.figure &&
    periodsIn(asked).length > 0 &&
    asked.includes(f.number(price.them.figure.value));
  return {
    brand: rivalName(plan, rival),
    location: f.list(rival.places.slice(0, 3)),
    priceRange:
      price?.them.figure && !isTimed
        ? f.sentence(
            `${FROM.test(price.them.words) ? f.say('from ', 'เริ่ม ') : ''}${figureText(plan, price.point, price.them)}`,
          )
        : f.sentence(asked || differenceOf(rival)) ||
          (isFree(rival) ? said.price.free : said.price[rival.price]),
    targetAudience: '',
    serviceOverlap: said.overlap[rival.overlap],
    // 'eBay' is written so.
    platformAnalysis: seen
      .map((name) => (/^\p{Ll}\p{Lu}/u.test(name) ? name : f.sentence(name)))
      .join(f.say('; ', ' ')),
    reasoning: rival.unknown
      ? said.named
      : [strength, weakness]
          .filter((clause) => clause !== '')
          .map((clause) => f.say(stop(f.sentence(clause)), clause))
          .join(f.say(' ', ' / ')),
  };
}

/** At most two sentences: a pair that the headline does not say, where we do not race, what prices are between; else what is still looked up. */
function insights(plan: Plan): string[] {
  const { f, contrasts, say } = plan;
  const said = say.competitorMarketing;
  const list: string[] = [];
  const title = headline(plan);
  const led = reasons(contrasts).filter(({ rival }) => rival !== '');
  const measured = led.find(
    (each) => each.measured && !isUnnamed(each.point) && !saysPair(plan, each, title),
  );
  const pairs = led.filter((each) => !each.measured && !saysPair(plan, each, title));
  // What heads page 5 is told again only where no other pair is told.
  const spoken =
    spokenContrast(pairs.filter((each) => each !== leadOf(plan).contrast)) ?? spokenContrast(pairs);
  if (measured) {
    const { label, rival, us, them } = contrastSlots(plan, measured);
    list.push(said.insightMeasured({ label, rival, us: lowerFirst(us), them }));
  } else if (spoken) list.push(spokenPair(plan, spoken));
  const theirs = contrasts.find(
    ({ leads, rival, point }) => leads === 'them' && rival !== '' && point !== measured?.point,
  );
  if (theirs)
    list.push(
      said.insightTheirs({ rival: theirs.rival, label: say.contrast.within(f.both(theirs.point.label)) }),
    );
  if (list.length === 0) list.push(otherwise(plan, title));
  return list.slice(0, 2);
}
/** Whether the headline says this pair. */
const saysPair = (plan: Plan, each: Contrast, title: string): boolean =>
  title === plan.say.contrast.headline(contrastSlots(plan, each));

/** Where nothing can be compared: what is looked up of the rivals, else what none of them is known for, else what is ours. */
function otherwise(plan: Plan, title: string): string {
  const { f, rivals, say, hero } = plan;
  const said = say.competitorMarketing;
  const firms = rivals.filter(({ isFirm }) => isFirm);
  const open = firms.filter(({ unknown }) => unknown).map((rival) => rivalName(plan, rival));
  if (open.length > 0) return said.insightOpen({ rivals: f.list(open.slice(0, 2)) });
  const ours = [...ownPositions(plan), ...strongBeside(plan, PHRASE)]
    .map((words) => whole(words, PHRASE))
    .find(
      (words) =>
        words !== '' &&
        !title.includes(lowerFirst(words)) &&
        firms.every(({ name }) => mayCompare(plan.r, name)) &&
        !rivals.some(({ good }) => good.some((theirs) => speakOfOne(theirs, words))),
    );
  if (ours === undefined) return said.insightSold({ hero: lowerFirst(hero) });
  return firms.length > 0
    ? said.insightNobody({ ours: lowerFirst(ours) })
    : said.insightNone({ ours: lowerFirst(ours) });
}
