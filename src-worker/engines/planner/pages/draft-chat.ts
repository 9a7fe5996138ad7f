/** What is written back on LINE, Messenger or WhatsApp: the price of what, where and with which fact, then the answer to a doubt. */
import type { Plan } from '../plan/index.ts';
import { isPricedApart } from '../../../understanding/answers/priced-apart.ts';
import { isSureOf } from '../plan/presumed.ts';
import { sureKind, type Way } from '../readings/way.ts';
import type { Copy } from './draft-copy.ts';
import type { Draft } from './limits.ts';

type Reply = NonNullable<Draft['replies']>[number];

/** What is asked back is told by what is offered, where nothing but a talk comes next. */
const TALKED: ReadonlySet<Way> = new Set(['chat', 'unknown']);

/** What the price is for, and where; the thing alone where no price may be named. */
export function pricedThing(
  { say }: Plan,
  { thing, townNames, price, name }: Pick<Copy, 'thing' | 'townNames' | 'price' | 'name'>,
): string {
  const said = say.contentStrategy;
  // Who writes knows where we are; told is the one place that the name does not tell.
  const [town = '', other] = townNames;
  const isKnown = thing === '' || town === '' || other !== undefined || `${name} ${thing}`.includes(town);
  const where = isKnown ? thing : said.inPlace({ thing, towns: town });
  if (price === undefined) return where;
  return thing === '' || sharesWord(thing, price) ? price : said.thingPriced({ thing: where, price });
}

/** Letters of a word that tells what a price is for. */
const LEAST_WORD = 4;
/** 'Cars under $900 down' and 'From 900 USD down': the price says what it is for. */
export const sharesWord = (thing: string, price: string): boolean => {
  const words = thing.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return price
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => word.length >= LEAST_WORD && words.includes(word));
};

/** The question that follows the second answer: the step that closes, where the first asked for something else. */
function lastAsked({ say, journey, r }: Plan, first: string): string {
  const { next, more } = say.contentStrategy;
  const step = next[journey.close];
  return TALKED.has(journey.close) || step === first || sureKind(r.offer) === undefined ? more : step;
}

/** What they say that the drafted reply answers, as it is quoted. */
const doubtIn = ({ asked, exchanges }: Copy): Copy['asked'] => asked ?? exchanges[0];

/** When there is room says more to who is about to choose a time than one fact more. */
const firstFact = ({ r }: Plan, copy: Copy): string =>
  copy.facts.find(
    (fact) =>
      fact !== doubtIn(copy)?.[1] &&
      // Beside a price stands nothing that it does not include.
      (copy.price === undefined || !isPricedApart(r.answers.startingPrice, fact)),
  ) ?? '';

/** What the drafted reply says first, and what it answers, for the page that sends people into the chat. */
export const inChat = (plan: Plan, copy: Copy): { question: string; shown: string } => ({
  question: (doubtIn(copy)?.[0] ?? '').replaceAll(/^“|”$/gu, ''),
  shown: copy.free === undefined ? firstFact(plan, copy) : '',
});

export function chatOf(plan: Plan, copy: Copy): Draft | undefined {
  const { say, journey, buyers, r } = plan;
  const said = say.contentStrategy;
  const { facts, strong, price, next, name } = copy;
  if (price === undefined && facts.length === 0) return undefined;
  const isGift = journey.close === 'cause';
  // Of a farewell nobody is asked whether it can wait.
  const canWait = buyers.moment?.isDated === true && buyers.moment.id !== 'funeral';
  const [question, answer = ''] = doubtIn(copy) ?? [];
  const first = firstFact(plan, copy);
  // What is promised everywhere is promised here too.
  const isPromise = strong > 0 && first === facts[0];
  const fact =
    copy.free === undefined ? first : isPromise ? [first, copy.free].map(said.sentence).join(' ') : copy.free;
  const { isMan } = r;
  // Who is called picks up, says who speaks, and is asked.
  const isCalled = journey.close === 'call';
  const hello = name === '' || isCalled ? '' : `${said.hello({ name, isMan })} `;
  const turns: Reply[] = [
    ...(isCalled ? [{ ours: true, text: said.pickUp({ name, isMan }) }] : []),
    {
      ours: false,
      text: price === undefined || isGift || !isSureOf(r, 'price') ? said.tellMe : said.howMuch,
    },
    {
      ours: true,
      text: `${hello}${said.reply({ price: [pricedThing(plan, copy), copy.dated].filter((part) => part !== undefined && part !== '').join(said.besidePrice), fact, next, isMan })}`,
    },
  ];
  const answered: Reply[] =
    question === undefined
      ? []
      : [
          { ours: false, text: said.bare(question) },
          { ours: true, text: said.reply({ price: answer, fact: '', next: lastAsked(plan, next), isMan }) },
        ];
  return {
    kind: 'chat',
    label: isCalled ? said.labels.phone : journey.close === 'chat' ? said.labels.chat : said.labels.reply,
    replies: [...turns, ...answered],
    ...(canWait && !isCalled ? { chips: [...said.soon] } : {}),
  };
}
