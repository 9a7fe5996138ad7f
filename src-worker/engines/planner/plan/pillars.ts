/** Content pillars: what we answer better than a rival, what buyers ask, what they wait for; each with its reason and the client's fact. */
import { readQuantities } from '../../../../src/shared/reading/quantities.ts';
import { isReply } from '../../../understanding/phrases/leaning.ts';
import type { Formatter } from '../language.ts';
import { isSoldTo } from '../readings/people.ts';
import type { Readings } from '../readings/index.ts';
import type { Wordings } from '../wordings/index.ts';
import { isHeard, questionAsked, questionOf, type Buyers, type Doubt } from './buyers.ts';
import { settlingOf } from './settling.ts';
import { priceWords, standsAlone } from './claims.ts';
import { toldWhole } from './told-whole.ts';

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
  /** The proof answers this question, so that the page can be headed by what people ask. */
  answers?: true;
  /** A question that has no answer yet. */
  isOpen?: true;
}

type Draft = Omit<Pillar, 'share'>;

const MOST = 3;
/** Characters that a pillar's name has room for. */
const LONGEST_NAME = 80;
/** Characters of a reason that is quoted. */
const LONGEST_REASON = 90;
/** A working proposal; an assumption in the page's evidence. */
const SHARES: readonly (readonly number[])[] = [[100], [60, 40], [40, 35, 25]];

interface Setting {
  f: Formatter;
  r: Readings;
  buyers: Buyers;
  say: Wordings;
  said: Wordings['contentStrategy']['pillars'];
}

/** @param own what a person wrote in place of the first */
export function makePillars(
  f: Formatter,
  r: Readings,
  buyers: Buyers,
  say: Wordings,
  own?: string,
): Pillar[] {
  const setting: Setting = { f, r, buyers, say, said: say.contentStrategy.pillars };
  const [main, ...rest] = buyers.doubts;
  const written: Draft[] =
    own === undefined ? [] : [{ name: own, idea: setting.said.own, question: questionOf(setting, main) }];
  const drafts = [
    ...written,
    // Who doubts that it is genuine is told first what answers the rest of the doubt: it is what the plan leads with.
    ...(main?.because === 'fraud' ? ofObjection(setting, main) : []),
    ...ofMain(setting, main, rest),
    ...ofObjection(setting, main),
    ...ofMoment(setting),
    ...rest.flatMap((doubt) => answered(setting, doubt)),
    ...ofFacts(setting),
  ];
  const { lead } = buyers;
  const isLed = (draft: Draft): boolean => draft.proof === lead?.words;
  // What every page leads with has the first pillar, unless a person wrote it.
  const first = drafts.slice(written.length);
  const led: Draft[] =
    lead === undefined || lead.words.length > LONGEST_NAME
      ? []
      : [
          first.find(isLed) ?? {
            name: f.sentence(lead.words),
            idea: setting.said.strongest,
            proof: lead.words,
            question: questionOf(setting, main),
          },
        ];
  const ordered = [...written, ...led, ...first];
  // What is a part of another, or more of it, is no story beside it.
  const isSame = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
  const found = ordered.filter(
    (draft, i) =>
      i < written.length ||
      !ordered.slice(0, i).some(({ name: told }) => isSame(told.toLowerCase(), draft.name.toLowerCase())),
  );
  // What is sold, where the answers hold nothing else.
  const name = f.sentence(r.hero);
  if (found.length < 2 && r.hero !== '' && found.every((draft) => draft.name !== name))
    found.push({ name, idea: setting.said.shown, question: questionOf(setting, undefined) });
  if (found.length === 0) found.push(openOf(setting, main));
  const kept = found.slice(0, MOST);
  return kept.map((pillar, i) => ({ ...pillar, share: SHARES[kept.length - 1]?.[i] ?? 0 }));
}

/** A question that a fact of ours answers, beside the rival that does not or for itself. */
function answered(setting: Setting, doubt: Doubt): Draft[] {
  const { f, said, say } = setting;
  const { answer, contrast } = doubt;
  if (!answer || answer.words.length > LONGEST_NAME) return [];
  if (doubt.words !== undefined && answer.from === 'objection' && isSaidBack(answer.words))
    return [saidBack(setting, doubt.words, answer.words)];
  const shown = { name: f.sentence(answer.words), proof: answer.words };
  // Beside what they are heard to say no question is put into their mouths.
  if (doubt.words === undefined && isHeard(setting.buyers)) {
    const question = questionAsked(setting);
    const why = contrast
      ? said.rival({ rival: contrast.rival || say.contrast.rivalUnnamed, words: contrast.them.words })
      : said.shown;
    return [{ ...shown, idea: why, question }];
  }
  const question = questionOf(setting, doubt);
  const idea = contrast
    ? said.rival({ rival: contrast.rival || say.contrast.rivalUnnamed, words: contrast.them.words })
    : isAsked(doubt)
      ? said.asks({ question })
      : said.shown;
  return [{ ...shown, idea, question, ...(isAsked(doubt) ? { answers: true as const } : {}) }];
}

/** Whether buyers are heard to ask or say it; what is only expected of a kind of offer is no story. */
const isAsked = ({ words, because }: Doubt): boolean =>
  words !== undefined || because === 'fraud' || because === 'buyers';

/** A question that has no answer yet. */
function openOf(setting: Setting, main: Doubt | undefined): Draft {
  const { say, said } = setting;
  const question = questionOf(setting, main);
  const settled = settlingOf(setting, question);
  const idea =
    main?.id === 'fraud'
      ? said.openFraud
      : main?.id === 'genuine'
        ? said.openGenuine
        : (settled?.story ?? said.open);
  return { name: say.buyers.quote(question), question, idea, isOpen: true };
}

/** The first question; where it has no answer yet, what is ours leads, and the question stands behind it. */
function ofMain(setting: Setting, main: Doubt | undefined, rest: readonly Doubt[]): Draft[] {
  const { f, buyers, said } = setting;
  if (main?.answer) return answered(setting, main);
  const lead = buyers.lead && buyers.lead.words.length <= LONGEST_NAME ? buyers.lead : undefined;
  const told = rest.find(({ answer }) => answer !== undefined && answer.words === lead?.words);
  if (!main) return told ? answered(setting, told) : [];
  const open = openOf(setting, main);
  const { question } = open;
  // Nothing is built on a doubt of which nobody knows how to settle it.
  const opens = isAsked(main) && isSettled(setting, main) ? [open] : [];
  if (told) return [...answered(setting, told), ...opens];
  const fact: Draft[] = lead
    ? [{ name: f.sentence(lead.words), idea: said.strongest, proof: lead.words, question }]
    : [];
  return [...fact, ...opens];
}

const isSettled = (setting: Setting, main: Doubt): boolean =>
  main.because === 'fraud' || settlingOf(setting, questionOf(setting, main)) !== undefined;

/** What is said back to a doubt says nothing without it: then the doubt has the pillar, and this is its answer. */
const isSaidBack = (answer: string): boolean => isReply(answer) || !standsAlone(answer);
const saidBack = ({ say, said }: Setting, doubt: string, words: string): Draft => ({
  name: say.buyers.quote(doubt),
  idea: said.saidBack({ words }),
  question: doubt,
  isOpen: true,
});

function ofObjection(setting: Setting, main: Doubt | undefined): Draft[] {
  const { objection } = setting.buyers;
  const answer = objection?.answer?.words;
  // The first question has its story already.
  if (!objection || answer === undefined || (main?.answer && main.words === objection.thought)) return [];
  if (answer.length > LONGEST_NAME || objection.words.length > LONGEST_REASON) return [];
  if (isSaidBack(answer)) return [saidBack(setting, objection.thought ?? objection.words, answer)];
  const idea = setting.said.objection({ words: objection.words });
  const question = questionOf(setting, main);
  return [{ name: setting.f.sentence(answer), idea, proof: answer, question }];
}

function ofMoment({ f, said, say, buyers: { moment } }: Setting): Draft[] {
  if (moment?.id === undefined || !moment.isDated) return [];
  const { event, ask: when } = say.buyers.moments[moment.id];
  const slots = { event, when };
  return [{ name: f.sentence(said.before(slots)), idea: said.beforeWhy(slots), question: when }];
}

/** A sum, or one for a time or a thing: '$890', '890 THB', '£8 a month'. */
const isSum = (price: string): boolean =>
  readQuantities(price).some(
    ({ span }) => span.start === 0 && /^(?:\s(?:a|an|per|each)\s\p{L}+)?$/u.test(price.slice(span.end)),
  );

/** Every other claim of ours, and the price. */
function ofFacts(setting: Setting): Draft[] {
  const { f, r, said, buyers } = setting;
  const price = priceWords(r, f);
  const priced: Draft[] =
    price === undefined
      ? []
      : [
          {
            name: said.priced({ price, isSum: isSum(price) }),
            idea: said.price,
            proof: price,
            question: isSoldTo(r.people)
              ? setting.say.buyers.question('price', r.offer.business)
              : questionOf(setting, buyers.doubts[0]),
          },
        ];
  const all = buyers.claims.map(({ words }) => words);
  const shown = all.flatMap((words): Draft[] => {
    const told = toldWhole(r, words, all, LONGEST_NAME);
    const question = questionOf(setting, undefined);
    return told === '' || told.length > LONGEST_NAME
      ? []
      : [{ name: f.sentence(told), idea: said.shown, proof: words, question }];
  });
  return [...shown, ...priced];
}
