/** Drafts of page 14: copy from the client's own words, within each platform's limits. What is too long gives way to what fits. */
import { asks as isQuestion } from '../../../understanding/answers/asked.ts';
import { isHedged } from '../../../understanding/phrases/inner.ts';
import { isAllowed, isRuledOn, priceWords, standsAlone, withoutAside, type Claim } from '../plan/claims.ts';
import { questionOf } from '../plan/buyers.ts';
import { unique } from '../../../understanding/text.ts';
import type { Plan } from '../plan/index.ts';
import { carrying } from './carried.ts';
import { characters, fitting, LIMITS, MOST_POINTS, type Draft } from './limits.ts';

import { isSureOf } from '../plan/presumed.ts';
import { closeWords } from '../plan/journey.ts';
import { sureKind, type Way } from '../readings/way.ts';
import { mandatoryLines } from '../plan/message-rules.ts';
import { drawnLength } from '../plan/stand.ts';
import { searchTerms } from '../plan/keywords.ts';
import { isPack } from '../plan/offer-name.ts';
import { figureText } from './contrasts.ts';

const MOST_TILES = 35;

/** What every draft is made of. */
export interface Copy {
  /** Statements that may stand in an ad, the one that answers the main question first. */
  facts: string[];
  /** How many of them are strengths; the rest tells what is done after the sale. */
  strong: number;
  /** The main question, and how it is asked of a reader. */
  question: string;
  /** Undefined where the ad could not answer it. */
  hook: string | undefined;
  isAnswered: boolean;
  /** What answers it; undefined where no statement does. */
  answer: string | undefined;
  /** It is what they are heard to say. */
  isHeard: boolean;
  /** What we ask back when somebody writes. */
  next: string;
  price: string | undefined;
  /** Our figure against a rival's, where both are known and none may be named: '9 days, not 3 weeks'. */
  beats: string | undefined;
  /** What they are heard to ask or say, and the fact that answers it. */
  exchange: readonly [said: string, answer: string] | undefined;
  /** A question that they are heard to ask, and the fact that answers it. */
  asked: readonly [question: string, answer: string] | undefined;
  /** Whether it is genuine is asked: where money is sent ahead, and where none is. */
  doubted: 'fraud' | 'genuine' | undefined;
  thing: string;
  ask: string;
  button: string;
}

const THAI = /\p{Script=Thai}/u;
/** A rule that speaks of rivals. */
export const RIVALS =
  /compet|rival|other (?:shops|firms|people|makers)|คู่แข่ง|เจ้าอื่น|ร้านอื่น|โรงอื่น|(?:พูด|เอ่ย|กล่าว|พาดพิง|เทียบ)(?:ถึง|กับ)?[ก-๛]{0,12}(?:อื่น|เจ้าเดิม)/iu;

/** In the language of the proposal, as far as the client wrote in it. */
function speaks({ f, r }: Plan): (text: string) => boolean {
  const isThai = THAI.test(r.answers.strengths + r.answers.productService);
  return (text) => (f.language === 'en' ? !THAI.test(text) : !isThai || THAI.test(text) || /\d/u.test(text));
}

/** Points on which a shorter figure needs no explanation. */
const SHORTER: ReadonlySet<string> = new Set(['wait', 'minimum']);

function beatsOf(plan: Plan): string | undefined {
  const { f, r, say, contrasts } = plan;
  if (isRuledOn(r, RIVALS)) return undefined;
  const found = contrasts.find(
    ({ point, leads, measured }) => measured && leads === 'us' && SHORTER.has(point.id),
  );
  if (!found) return undefined;
  const [us, them] = [found.us, found.them].map((stand) => figureText(plan, found.point, stand));
  return us && them ? f.sentence(say.contentStrategy.beats({ us, them })) : undefined;
}

/** Ways on which nothing but a talk comes next: what is asked back is told by what is offered. */
const TALKED: ReadonlySet<Way> = new Set(['chat', 'unknown', 'quote']);
function nextAsked({ r, say }: Plan, way: Way): string {
  const { next, nextOfKind } = say.contentStrategy;
  const sure = sureKind(r.offer);
  // Who buys for a business likes nothing: it needs so much of it.
  const kind =
    r.offer.business && (sure === 'goods' || sure === 'consumable goods') ? 'industrial supply' : sure;
  const own = TALKED.has(way) && isSureOf(r, 'sale') && kind !== undefined ? nextOfKind[kind] : undefined;
  return own ?? next[way];
}

/** Characters of what opens an ad as theirs. */
const MOST_SAID = 60;

/** What they ask, else what stops them, where a fact of ours answers it. */
function exchangeOf(
  { say, buyers: { asks, objection } }: Plan,
  told: (claims: readonly Claim[]) => string[],
): Copy['exchange'] {
  const heard = [
    { thought: asks?.words, answer: asks?.answer },
    { thought: objection?.thought, answer: objection?.answer },
  ];
  for (const { thought, answer } of heard) {
    const [fact] = told(answer ? [answer] : []);
    if (thought !== undefined && thought.length <= MOST_SAID && fact !== undefined)
      return [say.buyers.quote(thought), fact];
  }
  return undefined;
}

/** The first question with an answer: what they ask, else any doubt that is put as one. */
function askedOf({ buyers: { doubts } }: Plan, told: (claims: readonly Claim[]) => string[]): Copy['asked'] {
  for (const { words, answer } of doubts) {
    const [fact] = told(answer ? [answer] : []);
    if (words !== undefined && isQuestion(words) && fact !== undefined) return [words, fact];
  }
  return undefined;
}

export function copyOf(plan: Plan): Copy {
  const { f, r, say, buyers, journey } = plan;
  const fits = speaks(plan);
  const [main] = buyers.doubts;
  const said = (claims: readonly Claim[]): string[] =>
    claims
      .map(({ words }) => (standsAlone(withoutAside(words)) ? withoutAside(words) : words))
      .filter((words) => fits(words) && isAllowed(r, words))
      .map(f.sentence);
  const strong = unique(said([...(buyers.lead ? [buyers.lead] : []), ...buyers.strong]));
  const facts = unique([...strong, ...said(buyers.claims)]);
  const close = closeWords(plan);
  const question = questionOf(plan, main);
  // A chat that ends in an appointment asks for the day.
  const isBooked = journey.close === 'chat' && r.act.id === 'booking';
  const { moment } = buyers;
  const whenAsked = moment?.id === undefined ? undefined : say.buyers.moments[moment.id].ask;
  const things = [
    isPack(r.hero) || isHedged(r.answers.heroProduct) ? plan.hero : r.answers.heroProduct,
    r.products.names[0] ?? '',
    f.both(r.offer.name),
  ].map(withoutAside);
  const isAnswered = main?.answer !== undefined && main.answer.words === buyers.lead?.words;
  const price = priceWords(r, f);
  return {
    facts,
    strong: strong.length,
    question,
    hook:
      whenAsked !== undefined && main?.because !== 'fraud'
        ? whenAsked
        : (isAnswered && main.words === undefined) || main?.because === 'fraud'
          ? say.buyers.quote(question)
          : undefined,
    isAnswered,
    answer: said(main?.answer ? [main.answer] : [])[0],
    isHeard: main?.words !== undefined,
    exchange: exchangeOf(plan, said),
    asked: askedOf(plan, said),
    next: whenAsked ?? nextAsked(plan, isBooked ? 'booking' : journey.close),
    beats: beatsOf(plan),
    doubted: main?.id === 'fraud' || main?.id === 'genuine' ? main.id : undefined,
    price: price !== undefined && fits(price) ? f.sentence(price) : undefined,
    thing: f.sentence(things.find((text) => standsAlone(text) && fits(text) && isAllowed(r, text)) ?? ''),
    ask: close.ask,
    button: close.button,
  };
}

/** The first way of putting sentences together that a limit takes. */
const together = (
  plan: Plan,
  limit: number,
  ways: readonly (readonly (string | undefined)[])[],
): string | undefined => {
  const { sentence, join } = plan.say.contentStrategy;
  return fitting(
    limit,
    ways.map((parts) =>
      parts.some((part) => part === undefined) ? undefined : join(parts.map((part) => sentence(part ?? ''))),
    ),
  );
};

function postOf(plan: Plan, copy: Copy): Draft | undefined {
  const { say, name, contrasts } = plan;
  const { facts, hook, price, thing, ask, button } = copy;
  // What may not lead opens no ad while anything else can; where the lead is too long for a headline, no lesser one takes its place.
  const [lead] = copy.strong > 0 ? facts : [];
  const headline = fitting(LIMITS.feedHeadline, [
    copy.beats,
    lead,
    thing,
    ...facts.slice(0, copy.strong),
    ...facts,
    price,
    name,
  ]);
  if (headline === undefined || facts.length === 0) return undefined;
  const others = facts.filter(
    (fact) => fact !== headline && !headline.startsWith(fact) && !fact.startsWith(headline),
  );
  const [second, third] = others;
  // A question whose answer is the headline is not asked again.
  const opening = headline === facts[0] && !plan.buyers.moment ? second : hook;
  // An ad that names nowhere what it is for sells nothing.
  const named = [headline, ...facts].some((text) => text.includes(thing)) ? undefined : thing;
  const { exchange } = copy;
  const isExchanged = exchange !== undefined && exchange[1] !== headline;
  const text = together(plan, LIMITS.feedText, [
    ...(isExchanged && named === undefined
      ? [
          [...exchange, price, ask],
          [...exchange, ask],
        ]
      : []),
    ...(named === undefined
      ? []
      : [
          [named, second, third, ask],
          [named, second, ask],
          [named, hook, ask],
          [named, ask],
        ]),
    ...(opening === second
      ? [
          [second, third, price, ask],
          [second, third, ask],
          [second, ask],
        ]
      : []),
    [hook, second, third, ask],
    [hook, second, ask],
    [hook, third, ask],
    [hook, price, ask],
    [hook, ask],
    [second, third, ask],
    [second, ask],
    [third, ask],
    [ask],
  ]);
  const days = contrasts.find(
    ({ point, leads, measured }) => point.id === 'wait' && leads === 'us' && measured,
  );
  const [ours, theirs] = [days?.us.figure, days?.them.figure].map((figure) =>
    figure ? drawnLength(figure) : undefined,
  );
  const isDrawn =
    ours !== undefined && theirs !== undefined && Number.isInteger(ours) && Number.isInteger(theirs);
  // What the text says is not drawn as well.
  const points = others
    .filter((fact) => characters(fact) <= LIMITS.feedHeadline && text?.includes(fact) !== true)
    .slice(0, MOST_POINTS);
  return {
    kind: 'post',
    label: say.contentStrategy.labels.post,
    headline,
    ...(text === undefined ? {} : { text }),
    cta: button,
    ...(price === undefined || text?.includes(price) === true ? {} : { offer: price }),
    ...(isDrawn && theirs <= MOST_TILES
      ? { tiles: { value: ours, of: theirs } }
      : points.length > 0
        ? { points: points.map((point) => ({ text: point })) }
        : {}),
    limit: LIMITS.feedHeadline,
  };
}

function searchOf(plan: Plan, copy: Copy): Draft | undefined {
  const { f, say, name } = plan;
  const { facts, price, thing, ask } = copy;
  const [term = ''] = searchTerms(plan);
  const limit = LIMITS.searchHeadline;
  const short = [f.sentence(term), copy.beats, thing, ...facts, price, name, ask.replace(/\.$/u, '')].filter(
    (text): text is string => text !== undefined && text !== '' && characters(text) <= limit,
  );
  const lines = [...new Set(short)]
    .filter((line, i, all) => !all.slice(0, i).some((other) => other.includes(line)))
    .slice(0, 3);
  if (lines.length < 2 || facts.length === 0) return undefined;
  const left = facts.filter((fact) => !lines.includes(fact));
  const text = together(plan, LIMITS.searchText, [
    [left[0], left[1], ask],
    [left[0], ask],
    [left[1], ask],
    [facts[0], ask],
    [ask],
  ]);
  return {
    kind: 'search',
    label: say.contentStrategy.labels.search,
    format: say.contentStrategy.characters({
      most: f.number(Math.max(...lines.map(characters))),
      limit: f.number(limit),
    }),
    headline: lines.join('\n'),
    ...(text === undefined ? {} : { text }),
    limit,
  };
}

function chatOf(plan: Plan, { facts, price, next, asked }: Copy): Draft | undefined {
  const { say, journey, buyers, r } = plan;
  const said = say.contentStrategy;
  if (price === undefined && facts.length === 0) return undefined;
  const isGift = journey.close === 'cause';
  // Of a farewell nobody is asked whether it can wait.
  const canWait = buyers.moment?.isDated === true && buyers.moment.id !== 'funeral';
  // What they are heard to ask opens the talk, where a fact of ours answers it.
  const [question, fact = facts[0] ?? ''] = asked ?? [];
  const ours = said.reply({
    price: price ?? '',
    fact,
    next,
    isMan: r.isMan,
  });
  return {
    kind: 'chat',
    label: journey.close === 'chat' ? said.labels.chat : said.labels.reply,
    replies: [
      { ours: false, text: question ?? (price === undefined || isGift ? said.tellMe : said.howMuch) },
      { ours: true, text: ours },
    ],
    ...(canWait ? { chips: [...said.soon] } : {}),
  };
}

function videoOf(
  plan: Plan,
  { facts, question, price, ask, button, thing, answer, isHeard, doubted, beats }: Copy,
  scene: string | undefined,
): Draft {
  const said = plan.say.contentStrategy;
  const [lead] = facts;
  const end = price === undefined ? ask : said.join([said.sentence(price), ask]);
  const open = { fraud: said.shotFraud, genuine: said.shotGenuine };
  // Another strength is no answer: where none is known, one is agreed on before anything is filmed.
  const shown =
    answer !== undefined
      ? said.shotAnswer({ words: answer })
      : doubted
        ? open[doubted]
        : isHeard
          ? said.shotAgreed
          : said.shotAny;
  const texts = [said.shotAsk({ question }), shown, said.shotEnd({ ask: end })];
  return {
    kind: 'video',
    label: said.labels.video,
    format: '9:16',
    headline: beats ?? lead ?? (thing === '' ? question : thing),
    cta: button,
    shots: texts.map((text, i) => ({ time: said.times[i] ?? '', text })),
    ...(scene === undefined ? {} : { scene }),
  };
}

/** What is drawn behind, by what is sold. */
export function sceneOf({ r }: Plan): string | undefined {
  const { id, family } = r.offer.goods;
  return id === 'home charger'
    ? 'charger'
    : family === 'vehicle'
      ? 'car'
      : family === 'home for sale'
        ? 'house'
        : undefined;
}

/** For the channels that were chosen; a draft that would break a rule of the client's is none. */
/** Whether people order or give on the client's own page, so that nobody writes and no reply is drafted. */
const isAlone = ({ r, journey }: Plan): boolean =>
  (journey.close === 'cart' || journey.close === 'cause') &&
  r.ownChannels.includes('website') &&
  !r.ownChannels.some((own) => own === 'line' || own === 'shopee' || own === 'lazada');

export function draftsOf(plan: Plan): Draft[] {
  const { r } = plan;
  const copy = copyOf(plan);
  const has = (...ids: readonly string[]): boolean =>
    r.adChannels.length === 0 || r.adChannels.some((id) => ids.includes(id));
  const found = [
    has('facebook-ads', 'instagram-ads', 'tiktok-ads') ? videoOf(plan, copy, sceneOf(plan)) : undefined,
    has('facebook-ads', 'instagram-ads', 'linkedin-ads') ? postOf(plan, copy) : undefined,
    has('google-ads') ? searchOf(plan, copy) : undefined,
    (['cart', 'walk-in'].includes(plan.journey.close) && copy.price === undefined) || isAlone(plan)
      ? undefined
      : chatOf(plan, copy),
  ];
  const lines = mandatoryLines(r);
  return found
    .filter((draft) => draft !== undefined)
    .filter((draft) => isAllowed(r, JSON.stringify(draft)))
    .map((draft) => lines.reduce((made, line) => carrying(plan, made, line), draft));
}
