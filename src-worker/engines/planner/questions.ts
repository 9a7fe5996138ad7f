/** What to ask after Confirm, each question with the pages that an answer changes. */
import type { QuestionView, SuggestionView } from '../../../src/shared/contract/planning.ts';
import type { Decisions } from '../../../src/shared/domain/decisions.ts';
import { sentencesIn } from '../../understanding/answers/sentences.ts';
import { isMostlyThai } from '../../understanding/text.ts';
import { questionId } from './decided.ts';
import { questionOf } from './pages/reckoned/ask.ts';
import { differing, plannedPages, type Planned } from './planning.ts';
import { makePlan, type Plan } from './plan/index.ts';
import type { Unknown } from './reckoning/unknowns.ts';

const MOST_QUESTIONS = 5;
const MOST_SUGGESTIONS = 3;
/** Characters of a suggestion that is read at a glance. */
const SHORT = 70;
/** Characters of somebody's name. */
const NAME = 36;
/** Who may keep a buyer from buying: a challenge without anybody in it is no objection. */
const SOMEBODY =
  /(?<![a-z])(?:customers?|buyers?|clients?|people|they|dealers?|competitors?|rivals?|guests?|parents?)(?![a-z])|ลูกค้า|คู่แข่ง|คน|เจ้าอื่น/iu;

type Asked = Omit<QuestionView, 'pages' | 'answer'>;

/** Those in the proposal's language that are short, each once. */
function chosen({ f }: Plan, suggestions: readonly SuggestionView[]): SuggestionView[] {
  const found = new Map<string, SuggestionView>();
  for (const one of suggestions)
    if (one.text !== '' && one.text.length <= SHORT)
      found.set(one.text, { ...one, text: f.sentence(one.text) });
  const own = [...found.values()].filter(
    ({ text }) => !/\p{L}/u.test(text) || isMostlyThai(text) === (f.language === 'th'),
  );
  return own.slice(0, MOST_SUGGESTIONS);
}

const from = (origin: SuggestionView['from'], texts: readonly string[]): SuggestionView[] =>
  texts.map((text) => ({ text, from: origin }));

/** The moment, the objection and who decides, each where no answer tells it. */
function aboutBuyers(plan: Plan): Asked[] {
  const { r, say, contrasts, buyers } = plan;
  const said = say.sharpen;
  const { offer } = r;
  const dearer = contrasts.find(
    ({ point, leads, rival }) => point.id === 'price' && leads === 'them' && rival !== '',
  );
  const challenges = sentencesIn(r.answers.currentChallenges).map(({ start, end }) =>
    r.answers.currentChallenges.slice(start, end).replace(/[.\s]+$/u, ''),
  );
  const decides = offer.people.decides.value ?? '';
  const deciders = offer.business ? said.deciders.business : said.deciders.people;
  const ask = (id: 'trigger' | 'objection' | 'decider', suggestions: readonly SuggestionView[]): Asked => ({
    id,
    text: said[id],
    why: said[`${id}Why`],
    suggestions: chosen(plan, suggestions),
  });
  return [
    // A reason to advertise now says less than what happens the day before.
    ...(buyers.moment?.id !== undefined
      ? []
      : [
          ask(
            'trigger',
            from('usual', offer.kind.value === undefined ? [] : said.triggers[offer.kind.value]),
          ),
        ]),
    ...(buyers.objection !== undefined
      ? []
      : [
          ask('objection', [
            ...from('rivals', dearer === undefined ? [] : [said.dearer({ rival: dearer.rival })]),
            ...from(
              'challenges',
              challenges.filter((words) => SOMEBODY.test(words)),
            ),
            ...from(
              'usual',
              offer.fears.map(({ value }) => said.fears[value]),
            ),
          ]),
        ]),
    ...(buyers.decides !== undefined
      ? []
      : [
          ask('decider', [
            ...from('audience', decides.length <= NAME ? [decides] : []),
            ...from('usual', deciders),
          ]),
        ]),
  ];
}

/** Answers to a question about a figure that can be reckoned with. */
function figuresFor(plan: Plan, { code }: Unknown): SuggestionView[] {
  const { f, say, reckoning, r } = plan;
  const said = say.sharpen;
  const most = reckoning.main?.affordable;
  switch (code) {
    case 'cost': {
      if (most?.unit.kind !== 'money') return [];
      const { currency } = most.unit;
      return from(
        'figures',
        [0.5, 1, 2].map((times) => f.money(Number((most.value * times).toPrecision(2)), currency)),
      );
    }
    case 'rate':
      return from('example', said.rates);
    case 'margin':
      return from('example', said.margins);
    case 'repeat':
      return from('example', said.repeats);
    case 'budget-period':
      return from('example', r.budget.text === '' ? [] : said.periods);
    case 'room': {
      const week = reckoning.pace.week;
      return week === undefined
        ? []
        : from(
            'figures',
            [1, 2].map((times) => f.number(Math.ceil(week.value * times))),
          );
    }
    default:
      return [];
  }
}

/** An answer to these says nothing without the goal that it is set beside: they are left to a talk. */
const UNREAD: ReadonlySet<Unknown['code']> = new Set(['today', 'today-from-media']);

function aboutFigures(plan: Plan): Asked[] {
  return plan.reckoning.unknowns.flatMap((unknown) => {
    const question = UNREAD.has(unknown.code) ? undefined : questionOf(plan, unknown);
    return question === undefined
      ? []
      : [
          {
            id: questionId(unknown),
            text: question.text,
            why: question.why ?? '',
            suggestions: figuresFor(plan, unknown),
          },
        ];
  });
}

/** A figure first, then the buyers, then what else would change the plan. */
function ranked(figures: readonly Asked[], buyers: readonly Asked[]): Asked[] {
  const [first, ...others] = figures;
  return [...(first ? [first] : []), ...buyers.slice(0, 2), ...others, ...buyers.slice(2)].slice(
    0,
    MOST_QUESTIONS,
  );
}

const planOf = ({ formData, createdAt, language, assumptions }: Planned): Plan =>
  makePlan(formData, createdAt, language, assumptions);

/** Of the answers as they were confirmed, so that a question stays when it is answered. `rest` lets others work. */
export async function questionsOf(basis: Planned, rest: () => Promise<void>): Promise<QuestionView[]> {
  const { decisions = {} } = basis;
  const plan = planOf(basis);
  const asked = ranked(aboutFigures(plan), aboutBuyers(plan));
  const now = plannedPages(basis);
  const list: QuestionView[] = [];
  for (const question of asked) {
    const { [question.id]: answer, ...others } = decisions.answers ?? {};
    const tried = answer || question.suggestions[0]?.text || TRIED[question.id.split(' ')[0] ?? ''] || '7';
    const pagesWith = (answers: Decisions['answers'] = {}): readonly string[] =>
      plannedPages({ ...basis, decisions: { ...decisions, answers } });
    const pages = differing(
      answer === undefined ? now : pagesWith(others),
      answer ? now : pagesWith({ ...others, [question.id]: tried }),
    );
    list.push({ ...question, pages, ...(answer === undefined ? {} : { answer }) });
    await rest();
  }
  return list.filter(({ pages, answer }) => pages.length > 0 || answer !== undefined);
}

/** An answer that shows which pages a question concerns, where none is suggested. */
const TRIED: Readonly<Record<string, string>> = {
  cost: '7 USD',
  price: '70 USD',
  goal: '70 sales',
  budget: '7,000 USD',
};
