/** Content pillars: what we answer better than a rival, what buyers ask, what they wait for; each with its reason and the client's fact. */
import type { Formatter } from '../language.ts';
import type { Readings } from '../readings/index.ts';
import type { Wordings } from '../wordings/index.ts';
import type { Buyers, Doubt } from './buyers.ts';
import { priceWords } from './claims.ts';

export interface Pillar {
  /** The client's fact, or the question that has no answer yet. */
  name: string;
  /** Why, in one sentence. */
  idea: string;
  /** Percent; all sum to 100. */
  share: number;
  /** Our words behind it. */
  proof?: string;
  /** A campaign's name. */
  question: string;
}

type Draft = Omit<Pillar, 'share'>;

const MOST = 3;
/** Characters that a pillar's name has room for. */
const LONGEST_NAME = 70;
/** Characters of a reason that is quoted. */
const LONGEST_REASON = 90;
/** A working proposal; an assumption in the page's evidence. */
const SHARES: readonly (readonly number[])[] = [[100], [60, 40], [40, 35, 25]];

/** @param own what a person wrote in place of the first */
export function makePillars(
  f: Formatter,
  r: Readings,
  buyers: Buyers,
  say: Wordings,
  own?: string,
): Pillar[] {
  const said = say.contentStrategy.pillars;
  const found: Draft[] = [];
  const add = (draft: Draft): void => {
    if (!found.some(({ name }) => name === draft.name)) found.push(draft);
  };
  const ask = ({ id }: Doubt): string => say.buyers.question(id, r.offer.business);
  const [main, ...rest] = buyers.doubts;
  if (own !== undefined)
    add({ name: own, idea: said.own, question: ask(main ?? { id: 'people', because: 'any' }) });
  const answered = (doubt: Doubt): void => {
    const { answer, contrast } = doubt;
    if (!answer || answer.words.length > LONGEST_NAME) return;
    add({
      name: f.sentence(answer.words),
      idea: contrast
        ? said.rival({ rival: contrast.rival || say.contrast.rivalUnnamed, words: contrast.them.words })
        : said.asks({ question: ask(doubt) }),
      proof: answer.words,
      question: ask(doubt),
    });
  };
  if (main?.answer) answered(main);
  else {
    // Where the first question has no answer yet, what is ours leads.
    const lead = buyers.lead && buyers.lead.words.length <= LONGEST_NAME ? buyers.lead : undefined;
    const fact = lead && { name: f.sentence(lead.words), idea: said.strongest, proof: lead.words };
    const told = rest.find(({ answer }) => answer !== undefined && answer.words === lead?.words);
    if (told) answered(told);
    else if (fact && main) add({ ...fact, question: ask(main) });
    const open = main && { name: say.buyers.quote(ask(main)), question: ask(main) };
    if (open) add({ ...open, idea: main.id === 'fraud' ? said.openFraud : said.open });
  }
  const { objection } = buyers;
  if (
    objection?.answer &&
    objection.answer.words.length <= LONGEST_NAME &&
    objection.words.length <= LONGEST_REASON
  )
    add({
      name: f.sentence(objection.answer.words),
      idea: said.objection({ words: objection.words }),
      proof: objection.answer.words,
      question: main ? ask(main) : say.buyers.question('people', r.offer.business),
    });
  const { moment } = buyers;
  if (moment?.id !== undefined && moment.isDated) {
    const { event, ask: when } = say.buyers.moments[moment.id];
    const slots = { event, when };
    add({ name: f.sentence(said.before(slots)), idea: said.beforeWhy(slots), question: when });
  }
  for (const doubt of rest) answered(doubt);
  const price = priceWords(r, f);
  if (price !== undefined)
    add({
      name: f.sentence(price),
      idea: said.price,
      proof: price,
      question: say.buyers.question('price', r.offer.business),
    });
  for (const { words } of buyers.claims)
    if (words.length <= LONGEST_NAME)
      add({
        name: f.sentence(words),
        idea: said.shown,
        proof: words,
        question: say.buyers.question('people', r.offer.business),
      });
  // What is sold, where the answers hold nothing else.
  if (found.length < 2 && r.hero !== '')
    add({
      name: f.sentence(r.hero),
      idea: said.shown,
      question: say.buyers.question('people', r.offer.business),
    });
  const kept = found.slice(0, MOST);
  return kept.map((pillar, i) => ({ ...pillar, share: SHARES[kept.length - 1]?.[i] ?? 0 }));
}
