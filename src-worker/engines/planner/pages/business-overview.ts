/** Page 5: who the client is, what it sells, what speaks for it (specification, page 5). */
import { isEntryFee } from '../../../understanding/answers/entry-fee.ts';
import type { Reckoned } from '../../../../src/shared/domain/reckoned.ts';
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import type { Quantity } from '../../../../src/shared/reading/quantity.ts';
import { isHedged } from '../../../understanding/phrases/inner.ts';
import type { Plan } from '../plan/index.ts';
import { priceTold } from './price-told.ts';
import { sellingPoints } from './selling-points.ts';
import { isUnnamed } from '../data/points.ts';
import { isAllowed, isAmong, withoutAside } from '../plan/claims.ts';
import { bare, behindColon } from '../text.ts';
import { isMostlyThai } from '../../../understanding/text.ts';
import { whole } from '../plan/whole.ts';
import { reasons, spokenContrast, type Contrast } from '../plan/contrast.ts';
import { drawnLength } from '../plan/stand.ts';
import { descriptionOf, isSold, MAKER } from './business-description.ts';
import { contrastEvidence, contrastSlots } from './contrasts.ts';
import { whereTold } from './market-facts.ts';
import { constraintEvidence, instalmentEvidence } from './plan-evidence.ts';
import { evidenceFor, page } from './write.ts';

/** Characters of a product's name, of a price, of a reason and of a headline's half. */
const [NAME, PRICE, REASON, HALF] = [60, 60, 84, 60];

type Product = { name: string; detail: string };

/** What the answer adds to the hero product's name, and its instalment. */
function heroOf(plan: Plan): Product {
  const { f, r, forecast, say } = plan;
  const rest = whole(
    r.answers.heroProduct.replace(r.hero, '').replaceAll(/^[\s,:–—(-]+|[\s)]+$/gu, ''),
    NAME,
  );
  // The price of the hero product is told once, with the price.
  const isPriced =
    /\d/u.test(rest) &&
    (rest.match(/\d+/gu) ?? []).every((figure) => r.answers.startingPrice.includes(figure));
  const { monthlyPayment } = forecast;
  const pay =
    monthlyPayment === undefined
      ? ''
      : say.businessOverview.monthlyPayment({
          payment: f.money(monthlyPayment, r.price.currency),
          price: f.money(r.price.value ?? 0, r.price.currency),
        });
  return {
    name: f.sentence(whole(r.hero, NAME) || plan.hero),
    detail: [isPriced || isHedged(rest) ? '' : f.sentence(rest), pay].filter(Boolean).join(f.say('. ', ' ')),
  };
}

/** How something is packed, brought or sold is no product: 'แพ็คสุญญากาศ', 'ส่งร้านอาหาร', 'ออนไลน์'. */
const HOW_SOLD =
  /^(?:แพ็[คก]|บรรจุ|ส่ง(?:ร้าน|ถึง|ฟรี|ทั่ว|ทุก|ด่วน)|ขาย(?:ส่ง|ปลีก|ออนไลน์)|ออนไลน์|ปลีก|หน้าร้าน|จัด(?:ส่ง|ชุดตาม)|online$|retail$|wholesale$|delivery$|free )|ทุก(?:วัน|อาทิตย์|สัปดาห์|เดือน)$/iu;

/** Products beside the hero, each that stands alone and is allowed. */
const othersOf = ({ f, r }: Plan): Product[] =>
  (r.people === 'applicants' ? [] : r.products.names)
    .filter((name) => isSold(r.answers.productService, name) && !isHero(r, name))
    .map((name) => whole(bare(name.replace(MAKER, '')), NAME))
    .filter((name) => name !== '' && !HOW_SOLD.test(name) && isAllowed(r, name))
    .map((name) => ({ name: f.sentence(name), detail: '' }));

const isHero = ({ hero, answers }: Plan['r'], name: string): boolean =>
  answers.heroProduct !== '' &&
  (hero.toLowerCase().includes(name.toLowerCase()) ||
    name.toLowerCase().includes(hero.toLowerCase()) ||
    lastWord(name) === lastWord(hero) ||
    isShortFor(hero, name));

/** 'คอร์ส 6 วัน' of the 'คอร์สต่อเล็บเจล 6 วัน': the same head, and every word and figure of it in the other. */
const isShortFor = (hero: string, name: string): boolean => {
  const [first = '', ...rest] = hero.split(/\s+/u);
  return (
    /\d/u.test(hero) &&
    first.length > 2 &&
    name.startsWith(first) &&
    rest.every((word) => name.split(/\s+/u).includes(word))
  );
};

/** Products with the starting price at the one that it is of: a pack's price is not that of what is in it. */
function priced(plan: Plan, products: readonly Product[]): Product[] {
  const { f, r, forecast, say } = plan;
  const price = r.answers.startingPrice;
  if (price === '' || forecast.monthlyPayment !== undefined || isEntryFee(price)) return [...products];
  if (products.some(({ detail }) => detail.includes(price))) return [...products];
  // Of work the pay is no starting price, and what stands in parentheses is a note to us.
  const isPay = r.people === 'applicants';
  const words = isPay ? whole(withoutAside(price), PRICE) : priceTold(plan, PRICE);
  const from =
    isPay ||
    r.price.free === true ||
    r.price.fixed === true ||
    words === '' ||
    /^(?:from|starting|start|เริ่ม)|(?<![a-z])(?:is|are|average)(?![a-z])/iu.test(words)
      ? f.sentence(words)
      : say.businessOverview.priceFrom({ price: words });
  // What is paid by the month is the price of what is had by the month.
  const isPack =
    r.answers.heroProduct !== '' &&
    /month|subscri|เดือน|สมาชิก/iu.test(r.answers.heroProduct) &&
    !/month|\/mo\b|เดือน/iu.test(price);
  const at = isPack && products.length > 1 ? 1 : 0;
  const to = products[at]?.detail === '' ? at : 0;
  return products.map((product, i) =>
    i === to
      ? { ...product, detail: [product.detail, from].filter(Boolean).join(f.say('. ', ' ')) }
      : product,
  );
}

/** Hero product first, with price or terms; then the other products. */
export function keyProducts(plan: Plan): Product[] {
  const { f, r, hero } = plan;
  const list = [...(r.answers.heroProduct === '' ? [] : [heroOf(plan)]), ...othersOf(plan)];
  return priced(plan, list.length > 0 ? list : [{ name: f.sentence(hero), detail: '' }]).slice(
    0,
    MOST_PRODUCTS,
  );
}
const MOST_PRODUCTS = 8;

const lastWord = (text: string): string =>
  isMostlyThai(text) ? text : (text.toLowerCase().split(/\s+/u).at(-1) ?? '');

/** The position beside the headline: what that says word for word is not proposed once more under it. */
const positionBeside = (plan: Plan): string => {
  const taken = plan.positions.find(({ ours, reason }) => reason !== 'product' && whole(ours, REASON) !== '');
  return taken !== undefined && isSaidIn(leadOf(plan), taken.ours) ? '' : marketPosition(plan);
};

/** One line on where the client stands; a proposal, labelled so. */
export function marketPosition(plan: Plan): string {
  const { positions, hero, say, f } = plan;
  const said = say.businessOverview;
  const taken = positions.find(({ ours, reason }) => reason !== 'product' && whole(ours, REASON) !== '');
  if (!taken) return said.positionProduct({ product: f.sentence(hero) });
  const ours = behindColon(whole(taken.ours, REASON), f.language);
  const { contrast } = taken;
  // A pair says what the name of a point cannot: 'quiet and privacy' of a class of five is nobody's word.
  return contrast === undefined || contrast.rival === '' || isSaidIn(leadOf(plan), taken.ours)
    ? said.position({ ours })
    : say.contrast.headline(contrastSlots(plan, contrast));
}

/** Characters of places. */
const PLACES = 70;
/** Days that tiles can show. */
const MOST_DAYS = 28;
/** What counts most as a fact of one's own: things counted, then shares, then time. */
const KINDS = ['count', 'percent', 'duration'];

/** What the page leads with: the contrast that we win, unless a person chose to stand on something else; else a strength. */
export function leadOf({ contrasts, positions, choices, own }: Plan): { contrast?: Contrast; ours?: string } {
  const [taken] = positions;
  const isChosen = choices.position !== undefined || own.position !== undefined;
  // Where what we are chosen for stands against nobody, another comparison would lead beside it.
  const isAlone = taken !== undefined && taken.reason !== 'product' && taken.contrast === undefined;
  const contrast = isAlone ? undefined : spokenContrast(reasons(contrasts));
  if (contrast && (!isChosen || taken?.ours === contrast.us.words)) return { contrast };
  const ours = positions
    .filter(({ reason }) => reason !== 'product')
    .map((each, i) => whole(each.ours, each.reason === 'own words' || i === 0 ? REASON : HALF))
    .find((words) => words !== '');
  return ours === undefined ? {} : { ours };
}

/** Points that the list holds by itself: then what the headline quotes is not told once more. */
const ENOUGH = 2;
function besideHeadline(plan: Plan): string[] {
  const points = sellingPoints(plan);
  const others = points.filter((point) => !isSaidIn(leadOf(plan), point));
  return others.length < ENOUGH ? points : others;
}

const isSaidIn = ({ contrast, ours }: ReturnType<typeof leadOf>, words: string): boolean =>
  (contrast?.us.words ?? ours)?.toLowerCase() === words.toLowerCase();

/** The contrast in figures that the page can draw: of what a person chose to stand on, where something was chosen. */
const measuredOf = ({ contrasts, positions, choices, own }: Plan): Contrast | undefined =>
  contrasts.find(
    ({ leads, measured, point, us }) =>
      leads === 'us' &&
      measured &&
      point.id !== 'price' &&
      ((choices.position ?? own.position) === undefined || us.words === positions[0]?.ours),
  );

/** A figure of our own, with what it counts: of what the page leads with, else of a strength. */
function factAlone(plan: Plan, figure: Quantity, words: string): Reckoned['fact'] {
  const { f } = plan;
  // '8 of 14 crops' is told as it was said: '57.14%' is no figure that anybody would lead with.
  if (!('value' in figure) || (figure.kind === 'percent' && !Number.isInteger(figure.value)))
    return undefined;
  const [text = '', ...unit] = f.quantity(figure).split(' ');
  return { value: { value: figure.value, text }, unit: unitOf(unit), caption: f.sentence(words) };
}

/** The figure that decides, and the rival's on the same point. */
function factOf(plan: Plan): Reckoned['fact'] {
  const { positions, r } = plan;
  const measured = measuredOf(plan);
  if (measured) return factAgainst(plan, measured);
  const { contrast, ours } = leadOf(plan);
  const strengths = positions.map((each) => each.ours).filter((each) => isAmong(r.strengths, each));
  // Beside what the headline says no other figure is drawn.
  const led = contrast?.us.words ?? ours;
  const found = ownFigure(led === undefined ? strengths : [led]);
  return found && factAlone(plan, ...found);
}

function factAgainst(plan: Plan, { us, them, rival: name }: Contrast): Reckoned['fact'] {
  const { f, say } = plan;
  const alone = us.figure && factAlone(plan, us.figure, us.words);
  const [ourLength, theirLength] = [
    us.figure && drawnLength(us.figure),
    them.figure && drawnLength(them.figure),
  ];
  if (!alone || !them.figure || ourLength === undefined || theirLength === undefined) return alone;
  const tiles =
    us.figure?.kind === 'duration' && Number.isInteger(ourLength) && Math.round(theirLength) <= MOST_DAYS;
  const rival = name === '' ? say.contrast.rivalUnnamed : name;
  return {
    ...alone,
    value: { ...alone.value, value: ourLength },
    ...(tiles ? { days: true, scale: say.businessOverview.factScale } : {}),
    rival,
    rivalValue: { value: tiles ? Math.round(theirLength) : theirLength, text: f.quantity(them.figure) },
    rivalCaption: say.businessOverview.factRival({ rival, words: them.words }),
  };
}

/** '31 groups led by …': what is counted, without what is done with it. */
const unitOf = (words: readonly string[]): string =>
  words.filter((word, i) => i === 0 || !/(?:ed|led|sold|made|built|won)$/u.test(word)).join(' ');

/** The only figure of a statement, sure and plain, and the statement's words; of several the most telling. */
function ownFigure(statements: readonly string[]): readonly [Quantity, string] | undefined {
  return statements
    .flatMap((ours): (readonly [Quantity, string])[] => {
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
  const { f, say, name, hero, r } = plan;
  const said = say.businessOverview;
  const { contrast, ours } = leadOf(plan);
  if (contrast) return say.contrast.headline(contrastSlots(plan, contrast));
  if (ours !== undefined) return said.headlineStrength({ name, ours: behindColon(ours, f.language) });
  return r.hero === ''
    ? said.headlineName({ name })
    : said.headlineProduct({ name, product: f.sentence(hero) });
}

export const writeBusinessOverview = page('business-overview', (plan) => {
  const { company, forecast, f, say: sayings } = plan;
  const { say } = f;
  const said = sayings.businessOverview;
  const w = evidenceFor(plan);
  const where = whereTold(plan, PLACES);
  const proof = plan.positions.find(({ ours, reason }) => reason !== 'product' && whole(ours, REASON) !== '');
  const fact = factOf(plan);
  return {
    title: headline(plan),
    output: {
      company,
      description: descriptionOf(plan),
      keyProducts: keyProducts(plan),
      uniqueSellingPoints: besideHeadline(plan),
      location: where === '' ? said.sellsAnywhere : said.sellsTo({ places: where }),
      marketPosition: positionBeside(plan),
      visualDirection:
        proof === undefined
          ? said.pictureProduct({ product: plan.hero })
          : proof.point && !isUnnamed(proof.point)
            ? sayings.points.show[proof.point.id]
            : said.picture({ ours: behindColon(whole(proof.ours, REASON), f.language) }),
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
