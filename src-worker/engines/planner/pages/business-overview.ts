/** Page 5: who the client is, what it sells, what speaks for it (specification, page 5). */
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity } from '../../../../src/shared/reading/quantity.ts';
import type { Plan } from '../plan/index.ts';
import { bare, lowerFirst, lowerNoun } from '../text.ts';
import { isMostlyThai, unique } from '../../../understanding/text.ts';
import { whole } from '../plan/whole.ts';
import { drawnLength, spokenContrast } from '../plan/contrast.ts';
import { contrastEvidence, contrastSlots } from './contrasts.ts';
import { constraintEvidence, instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, page, placesPhrase } from './write.ts';

/** Characters of a product's name, of a price, of a reason, and of a headline's half. */
const [NAME, PRICE, REASON, HALF, ANSWER] = [60, 60, 84, 60, 130];

/** Hero product first, with price or terms; then the other products. */
export function keyProducts(plan: Plan): { name: string; detail: string }[] {
  const { f, r, forecast } = plan;
  const { say } = f;
  const price = r.answers.startingPrice;
  const list: { name: string; detail: string }[] = [];
  const heroNamed = r.answers.heroProduct !== '';
  if (heroNamed) {
    const rest = whole(
      r.answers.heroProduct.replace(r.hero, '').replaceAll(/^[\s,:–—(-]+|[\s)]+$/gu, ''),
      NAME,
    );
    const pay =
      forecast.monthlyPayment === undefined
        ? ''
        : say(
            `${f.money(forecast.monthlyPayment, r.price.currency)} a month, of ${f.money(r.price.value ?? 0, r.price.currency)}`,
            `เดือนละ ${f.money(forecast.monthlyPayment, r.price.currency)} จากราคา ${f.money(r.price.value ?? 0, r.price.currency)}`,
          );
    list.push({
      name: f.sentence(whole(r.hero, NAME) || plan.hero),
      detail: [f.sentence(rest), pay].filter(Boolean).join(say('. ', ' ')),
    });
  }
  for (const name of r.products.names) {
    const same =
      heroNamed &&
      (r.hero.toLowerCase().includes(name.toLowerCase()) ||
        name.toLowerCase().includes(r.hero.toLowerCase()) ||
        lastWord(name) === lastWord(r.hero));
    if (same) continue;
    const said = whole(bare(name), NAME);
    if (said !== '') list.push({ name: f.sentence(said), detail: '' });
  }
  if (list.length === 0) list.push({ name: f.sentence(plan.hero), detail: '' });
  const pack = /month|subscri|เดือน|สมาชิก/iu.test(r.answers.heroProduct);
  const priced =
    forecast.monthlyPayment !== undefined
      ? undefined
      : heroNamed && pack && list.length > 1
        ? list[1]
        : list[0];
  if (price !== '' && priced && !list.some(({ detail }) => detail.includes(price))) {
    const words = whole(price, PRICE);
    const from =
      words === '' || /^(?:from|starting|start|เริ่ม)/iu.test(words)
        ? f.sentence(words)
        : plan.say.businessOverview.priceFrom({ price: words });
    if (priced.detail === '') priced.detail = from;
    else if (list[0]) list[0].detail = [list[0].detail, from].filter(Boolean).join(say('. ', ' '));
  }
  return list.slice(0, 8);
}
const lastWord = (text: string): string =>
  isMostlyThai(text) ? text : (text.toLowerCase().split(/\s+/u).at(-1) ?? '');

/** One line on where the client stands; a proposal, labelled so. */
export function marketPosition({ positions, hero, say, f }: Plan): string {
  const said = say.businessOverview;
  const taken = positions.find(({ ours, reason }) => reason !== 'product' && whole(ours, REASON) !== '');
  if (!taken) return said.positionProduct({ product: hero });
  const ours = lowerFirst(whole(taken.ours, REASON));
  const { contrast } = taken;
  return contrast && contrast.rival !== ''
    ? said.positionAhead({
        rival: contrast.rival,
        label: say.contrast.within(f.both(contrast.point.label)),
        ours,
      })
    : said.position({ ours });
}

/** Strengths, then after-sales, each short. */
const sellingPoints = (plan: Plan): string[] => {
  const { f, r } = plan;
  const points = unique([...r.strengths, ...r.afterSales].map((point) => whole(point, REASON)))
    .filter((point) => point !== '')
    .map(f.sentence);
  return points.length > 0 ? points.slice(0, 8) : [f.sentence(plan.hero)];
};

/** Days that tiles can show. */
const MOST_DAYS = 28;
/** What counts most as a fact of one's own: things counted, then shares, then time. */
const KINDS = ['count', 'percent', 'duration'];

/** The figure that decides, and the rival's on the same point. */
function factOf(plan: Plan): Reckoned['fact'] {
  const { f, say, positions, contrasts } = plan;
  const said = say.businessOverview;
  const measured = contrasts.find(
    ({ leads, measured: both, point }) => leads === 'us' && both && point.id !== 'price',
  );
  const [figure, words] = measured ? [measured.us.figure, measured.us.words] : (ownFigure(positions) ?? []);
  if (!figure || words === undefined || !('value' in figure)) return undefined;
  const spoken = f.quantity(figure);
  const [text = '', ...unit] = spoken.split(' ');
  const own = { value: { value: figure.value, text }, unit: unit.join(' '), caption: f.sentence(words) };
  const theirs = measured?.them.figure;
  const [ourLength, theirLength] = [drawnLength(figure), theirs ? drawnLength(theirs) : undefined];
  if (!measured || !theirs || ourLength === undefined || theirLength === undefined) return own;
  const tiles =
    figure.kind === 'duration' && Number.isInteger(ourLength) && Math.round(theirLength) <= MOST_DAYS;
  const rival = measured.rival === '' ? say.contrast.rivalUnnamed : measured.rival;
  return {
    ...own,
    value: { value: ourLength, text },
    ...(tiles ? { days: true, scale: said.factScale } : {}),
    rival,
    rivalValue: { value: tiles ? Math.round(theirLength) : theirLength, text: f.quantity(theirs) },
    rivalCaption: said.factRival({ rival, words: measured.them.words }),
  };
}

/** The only figure of a position, sure and plain, and the position's words. */
function ownFigure(positions: Plan['positions']): readonly [Quantity, string] | undefined {
  return positions
    .flatMap(({ ours }): (readonly [Quantity, string])[] => {
      const [only, ...others] = readQuantities(ours);
      const sure =
        only !== undefined && others.length === 0 && only.certainty >= 0.8 && only.each === undefined;
      const named = only !== undefined && (only.quantity.kind !== 'count' || only.quantity.unit !== '');
      return sure && named && !only.inWords && KINDS.includes(only.quantity.kind)
        ? [[only.quantity, ours]]
        : [];
    })
    .toSorted(([a], [b]) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))[0];
}

function headline(plan: Plan): string {
  const { say, positions, contrasts, name, hero, r } = plan;
  const said = say.businessOverview;
  const ahead = spokenContrast(contrasts.filter(({ leads }) => leads === 'us'));
  if (ahead) return say.contrast.headline(contrastSlots(plan, ahead));
  const ours = positions
    .filter(({ reason }) => reason !== 'product')
    .map((each) => whole(each.ours, HALF))
    .find((words) => words !== '');
  if (ours !== undefined) return said.headlineStrength({ name, ours: lowerFirst(ours) });
  return r.hero === '' ? said.headlineName({ name }) : said.headlineProduct({ name, product: hero });
}

export const writeBusinessOverview = page('business-overview', (plan) => {
  const { r, company, forecast, f, say: sayings } = plan;
  const { say } = f;
  const said = sayings.businessOverview;
  const w = evidenceFor(plan);
  const where = placesPhrase(plan, 4);
  // A short answer that says only what is sold stands as it is.
  const answer = r.products.notSold.length === 0 ? whole(r.answers.productService, ANSWER) : '';
  const named = f.list(r.products.names.slice(0, 3).map((each) => lowerFirst(lowerNoun(each))));
  const offer = answer === '' ? named : lowerFirst(lowerNoun(answer));
  const use = answer === '' ? whole(r.products.use, NAME) : '';
  const proof = plan.positions.find(
    ({ ours, reason }) => reason !== 'product' && whole(ours, REASON) !== '',
  )?.ours;
  const reason = r.reasons.map((each) => whole(each, 110)).find((each) => each !== '');
  const fact = factOf(plan);
  const description = [
    offer === '' ? said.descriptionNone({ company }) : said.description({ company, offer, use }),
    ...(r.answers.heroProduct === '' ? [] : [said.hero({ hero: plan.hero })]),
    ...(reason === undefined ? [] : [said.reason({ reason })]),
  ].join(' ');
  return {
    title: headline(plan),
    output: {
      company,
      description,
      keyProducts: keyProducts(plan),
      uniqueSellingPoints: sellingPoints(plan),
      location: where === '' ? said.sellsAnywhere : said.sellsTo({ places: where }),
      marketPosition: marketPosition(plan),
      visualDirection:
        proof === undefined
          ? said.pictureProduct({ product: plan.hero })
          : said.picture({ ours: lowerFirst(whole(proof, REASON)) }),
    },
    ...(fact ? { reckoned: { fact } } : {}),
    evidence: [
      ...contrastEvidence(plan, w),
      w.answer('productService'),
      w.answer('heroProduct'),
      w.answer('startingPrice'),
      w.answer('strengths'),
      w.answer('afterSalesService'),
      w.answer('whyNeedNow'),
      w.assume(said.evidencePosition, said.evidencePositionWhy),
      ...instalmentEvidence(plan, w, say(', at the starting price', ' ที่ราคาเริ่มต้น')),
      ...(forecast.supply
        ? [
            w.computed(
              say(
                `${f.number(forecast.supply.later)} ${forecast.supply.unit} a month at the goal, ${f.number(forecast.supply.now)} today`,
                `เดือนละ ${f.number(forecast.supply.later)} ${forecast.supply.unit} เมื่อถึงเป้า วันนี้ ${f.number(forecast.supply.now)}`,
              ),
              `× ${forecast.supply.each}`,
            ),
          ]
        : []),
      ...constraintEvidence(plan, w),
    ],
  };
});
