/** What the plan could take in place of its first: each candidate with its reasons, its risk and the pages that change. */
import type { CandidateReason, CandidateView, ChoicesView } from '../../../src/shared/contract/planning.ts';
import { CHOICE_KEYS, OWN, type ChoiceKey, type Decisions } from '../../../src/shared/domain/decisions.ts';
import { readQuantities } from '../../../src/shared/reading/quantities.ts';
import { decidedForm } from './decided.ts';
import { figureText } from './pages/contrasts.ts';
import { ideasOf } from './pages/ideas.ts';
import type { Contrast } from './plan/contrast.ts';
import { makePlan, type Plan } from './plan/index.ts';
import type { Position, PositionReason } from './plan/positions.ts';
import { differing, plannedPages, type Planned } from './planning.ts';

const MOST_CANDIDATES = 3;

const REASONS: Readonly<Record<PositionReason, CandidateReason>> = {
  'rival lacks it': 'rival',
  'buyers ask for it': 'buyers',
  'can be counted': 'counted',
  'own strength': 'strength',
  product: 'product',
  'own words': 'own',
};

type Candidate = Omit<CandidateView, 'isTaken' | 'pages'>;
type Standing = Pick<Candidate, 'us' | 'rival' | 'theirs' | 'them' | 'fear' | 'watch'>;

const ALONE: Standing = { rival: '', theirs: '', fear: '', watch: '' };

/** The only sure figure of a statement, as it is printed. */
function figureIn({ f }: Plan, words: string): string {
  const sure = readQuantities(words).filter(
    ({ certainty, each, inWords }) => certainty >= 0.8 && each === undefined && !inWords,
  );
  const [only] = sure.length === 1 ? sure : [];
  return only === undefined ? '' : f.quantity(only.quantity);
}

/** Our figure beside the rival's on the same point; of words beside words neither. */
function figuresOf(plan: Plan, words: string, contrast: Contrast | undefined): Pick<Standing, 'us' | 'them'> {
  if (contrast?.measured === true)
    return {
      us: figureText(plan, contrast.point, contrast.us),
      them: figureText(plan, contrast.point, contrast.them),
    };
  const us = figureIn(plan, words);
  return us === '' ? {} : { us };
}

/** How a statement of ours stands: against whom, which fear it takes away, and what it risks. */
function standingOf(
  plan: Plan,
  { ours, point, contrast, reason }: Omit<Position, 'reason'> & Partial<Position>,
): Standing {
  const said = plan.say.sharpen;
  const figures = figuresOf(plan, ours, contrast);
  const rival = contrast?.rival ?? '';
  const watch =
    reason === 'product'
      ? said.watch.product
      : figures.us !== undefined
        ? said.watch.figure({ figure: figures.us })
        : contrast
          ? said.watch.rival({ rival: rival || plan.say.contrast.rivalUnnamed })
          : said.watch.words;
  return {
    ...figures,
    rival,
    theirs: contrast?.them.words ?? '',
    fear: point?.fear === undefined ? '' : said.fears[point.fear],
    watch,
  };
}

function candidatesFor(plan: Plan): Record<ChoiceKey, Candidate[]> {
  const { f } = plan;
  const ofWords = (words: string | undefined): Standing => {
    const claim = plan.buyers.claims.find((each) => each.words === words);
    if (!claim) return ALONE;
    const contrast = plan.contrasts.find(({ us, leads }) => leads === 'us' && us.words === words);
    return standingOf(plan, {
      ours: claim.words,
      ...(claim.point ? { point: claim.point } : {}),
      ...(contrast ? { contrast } : {}),
    });
  };
  return {
    idea: ideasOf(plan).map(({ name, what, why }) => ({
      ...ALONE,
      id: name,
      words: what,
      reason: 'idea',
      point: why,
    })),
    position: [...plan.positions, ...plan.others].map((position) => ({
      ...standingOf(plan, position),
      id: position.ours,
      words: f.sentence(position.ours),
      reason: REASONS[position.reason],
      point: position.point === undefined ? '' : plan.say.contrast.within(f.both(position.point.label)),
    })),
    pillar: plan.pillars.map(({ name, idea, proof }) => ({
      ...ofWords(proof),
      id: name,
      words: name,
      reason: 'pillar',
      // The card says 'Because' itself.
      point: f.sentence(idea.replace(/^Why: /u, '')),
    })),
  };
}

/** What a person wrote in place of them: it stands last, whether it is taken or not. */
const writtenBy = (words: string): Candidate => ({ ...ALONE, id: OWN, words, reason: 'own', point: '' });

/** In the order of the plan's own, whichever is taken. `rest` lets others work in between. */
export async function choicesOf(basis: Planned, rest: () => Promise<void>): Promise<ChoicesView> {
  const { decisions = {} } = basis;
  const { choices = {}, own = {} } = decisions;
  const { formData, createdAt, language, assumptions } = {
    ...basis,
    formData: decidedForm({ ...basis, decisions: withoutChoices(decisions) }),
  };
  const proposed = candidatesFor(makePlan(formData, createdAt, language, assumptions));
  const now = plannedPages(basis);
  const view: Partial<Record<ChoiceKey, readonly CandidateView[]>> = {};
  for (const key of CHOICE_KEYS) {
    const written = own[key];
    const candidates = [...proposed[key].slice(0, MOST_CANDIDATES), ...(written ? [writtenBy(written)] : [])];
    if (candidates.length === 0) continue;
    const taken = candidates.find(({ id }) => id === choices[key]) ?? candidates[0];
    const list: CandidateView[] = [];
    for (const one of candidates) {
      const isTaken = one === taken;
      const other = { ...basis, decisions: { ...decisions, choices: { ...choices, [key]: one.id } } };
      list.push({ ...one, isTaken, pages: isTaken ? [] : differing(now, plannedPages(other)) });
      await rest();
    }
    view[key] = list;
  }
  return view;
}

const withoutChoices = ({ answers }: Decisions): Decisions => (answers === undefined ? {} : { answers });
